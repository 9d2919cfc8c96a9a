# Written by hooks/fields from plain.py: change that, then run `make fields`.

cimport cython
from ludoteca.core.bits cimport count_bits
from ludoteca.core.decision cimport State
from ludoteca.core.heuristic cimport Heuristic
from ludoteca.games.sagrada.content.printed cimport Printed
from ludoteca.games.sagrada.rules.effects cimport straightedge_waiver, turned_over
from ludoteca.games.sagrada.rules.state cimport SagradaState, beside, corners

cdef Printed PRINTED
cdef int ACT, BUMP, CHOOSE_VALUE, CHOOSE_WINDOW, COLORS, COLOR_DIAGONALS, COLOR_VARIETY, COLUMN_COLORS, COLUMN_SHADES
cdef int DEEP_SHADES, DIFFICULTY, FAVOR, FILL, FLUX_BRUSH, HAMMER, KEEP_ALL, KINDS, LEAST, LEFT, LENS, LIGHT_SHADES
cdef int MARKED, MEDIUM_SHADES, MOVE_TO, NONE, PASS, PAY, PLACE, PLACE_OR_RETURN, PLIERS, POOL, PRIVATE_PIP, PRIZE
cdef int PUBLIC_COUNT, REMOVER, RETURN, ROUNDS, ROW_COLORS, ROW_SHADES, RUINED, RUNNING, SHADE_VARIETY, SOLO_FILL
cdef int SOLO_PIP, STONE, STRAIGHTEDGE, SWAP, TAKE, TIGHT_COLOR, TIGHT_VALUE, TOP, WINDOW_MARK

cdef class Plain(Heuristic):
    @cython.locals(table=SagradaState)
    cpdef int habit(self, State state, int decision, int seat, int a, int b, int option) except? -1
    @cython.locals(bit=int, color=int, goal=int, value=int, window=int, worth=int)
    cdef int place_value(self, SagradaState table, int seat, int die, int cell) except? -1
    cdef int private_value(self, SagradaState table, int seat, int die) except? -1
    cdef int kept_off(self, SagradaState table, int die) except? -1
    @cython.locals(cell=int, fits=int, harm=int, near=int, other=int, pips=int, values=int, window=int)
    cdef int blocked(self, SagradaState table, int seat, int color, int value, int bit) except? -1
    @cython.locals(alone=int, cells=int, joined=int, prize=int)
    cdef int goal_value(self, SagradaState table, int seat, int goal, int color, int value, int cell) except? -1
    @cython.locals(filled=int)
    cdef int line_value(self, SagradaState table, int seat, int same, int cells, int prize, int length) except? -1
    @cython.locals(count=int, fewer=int, mine=int, other=int)
    cdef int set_value(
        self, SagradaState table, int seat, bint by_color, int kind, int start, int end, int prize
    ) except? -1
    @cython.locals(best=int, cell=int, cells=int, worth=int)
    cdef int best_place(self, SagradaState table, int seat, int die, int waive) except? -1
    @cython.locals(best=int)
    cdef int tool_die_value(self, SagradaState table, int seat, int tool, int die) except? -1
    @cython.locals(found=int, pips=int)
    cdef int rolled_value(self, SagradaState table, int seat, int color) except? -1
    @cython.locals(best=int, pips=int)
    cdef int best_value_of(self, SagradaState table, int seat, int color) except? -1
    @cython.locals(color=int, found=int, weight=int)
    cdef int drawn_value(self, SagradaState table, int seat) except? -1
    @cython.locals(best=int, place=int, slot=int)
    cdef int best_on_track(self, SagradaState table, int seat) except? -1
    @cython.locals(best=int, die=int, found=int, last=int, place=int)
    cdef int tool_value(self, SagradaState table, int seat, int tool) except? -1
    @cython.locals(cell=int, marks=int)
    cdef int window_value(self, int window) except? -1
