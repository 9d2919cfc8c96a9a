# Written by hooks/fields from placing.py: change that, then run `make fields`.

cimport cython
from ludoteca.core.bits cimport count_bits
from ludoteca.core.heuristic cimport Heuristic
from ludoteca.games.sagrada.content.printed cimport Printed
from ludoteca.games.sagrada.players.window cimport GoalOpinion, Pane
from ludoteca.games.sagrada.rules.state cimport SagradaState, beside

cdef Printed PRINTED
cdef int COLORS, DIFFICULTY, FILL, KEEP_ALL, LEAST, MARKED, POOL, PRIVATE_PIP, PRIZE, PUBLIC_COUNT, ROUNDS, RUINED
cdef int SOLO_FILL, SOLO_PIP, TIGHT_COLOR, TIGHT_VALUE, WINDOW_MARK

cdef class Placing(Heuristic):
    cdef public Pane pane
    cdef public tuple goal_opinions
    cdef public int[24] difficulties
    @cython.locals(bit=int, color=int, goal=int, opinion=GoalOpinion, value=int, window=int, worth=int)
    cdef int place_value(self, SagradaState table, int seat, int die, int cell) except? -1
    cdef int private_value(self, SagradaState table, int seat, int die) except? -1
    cdef int kept_off(self, SagradaState table, int die) except? -1
    @cython.locals(cell=int, fits=int, harm=int, near=int, other=int, pips=int, values=int, window=int)
    cdef int blocked(self, SagradaState table, int seat, int color, int value, int bit) except? -1
    @cython.locals(best=int, cell=int, cells=int, worth=int)
    cdef int best_place(self, SagradaState table, int seat, int die, int waive) except? -1
    @cython.locals(found=int, pips=int)
    cdef int rolled_value(self, SagradaState table, int seat, int color) except? -1
    @cython.locals(best=int, pips=int)
    cdef int best_value_of(self, SagradaState table, int seat, int color) except? -1
    @cython.locals(color=int, found=int, weight=int)
    cdef int drawn_value(self, SagradaState table, int seat) except? -1
    @cython.locals(best=int, place=int, slot=int)
    cdef int best_on_track(self, SagradaState table, int seat) except? -1
    @cython.locals(cell=int, marks=int)
    cdef int window_value(self, int window) except? -1
