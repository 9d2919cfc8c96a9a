cimport cython
from ludoteca.games.sagrada.content.printed cimport Printed
from ludoteca.games.sagrada.rules.state cimport SagradaState

cdef int BRUSH, BURNISHER, FLUX_BRUSH, HAMMER, LATHEKIN, LENS, PLIERS, REMOVER, RUNNING, STONE, STRAIGHTEDGE, WHEEL
cdef int EARLY_RUNNING_PLIERS, ISOLATED, KEEP_ALL, LIFT_TOGETHER, LONE_DIE_STAYS, LOOSE_STRAIGHTEDGE, NONE, POOL, ROUNDS
cdef int WAIVE_COLOR, WAIVE_TOUCH, WAIVE_VALUE
cdef int FIRST_TURN, SECOND_TURN, DRAFTED, DRAFT_TOOLS, WINDOW_TOOLS
cdef Printed PRINTED

@cython.locals(fits=int)
cdef int ready_tools(SagradaState table, int turn, int done) except? -1
cdef bint can_use(SagradaState table, int seat, int tool) except? -1
@cython.locals(color=int, die=int, place=int)
cdef bint any_payment(SagradaState table, int tool) except? -1
@cython.locals(die=int, held_back=int, last=int, left=int, place=int)
cdef bint is_executable(SagradaState table, int seat, int tool, int spent) except? -1
cdef bint takes_die(SagradaState table, int seat, int tool, int die) except? -1
@cython.locals(value=int)
cdef bint can_bump(SagradaState table, int seat, int die, int change) except? -1
cdef int turned_over(int die) except? -1
cdef int straightedge_waiver(SagradaState table) except? -1
cdef int move_waiver(int tool) except? -1
@cython.locals(bit=int)
cdef int destinations(SagradaState table, int seat, int cell, int waive) except? -1
@cython.locals(cell=int)
cdef bint any_move(SagradaState table, int seat, int waive) except? -1
@cython.locals(bit=int, die=int, landed=int, lifted=int, moved=int, other=int)
cdef bint second_after(SagradaState table, int seat, int cell, int target) except? -1
@cython.locals(open_to=int, target=int)
cdef int first_targets(SagradaState table, int seat, int cell) except? -1
@cython.locals(cell=int, open_to=int, target=int)
cdef bint any_double_move(SagradaState table, int seat) except? -1
@cython.locals(place=int, slot=int)
cdef bint on_track(SagradaState table, int color) except? -1
cdef int wheel_targets(SagradaState table, int seat, int cell) except? -1
@cython.locals(cell=int)
cdef bint any_wheel_move(SagradaState table, int seat) except? -1
@cython.locals(place=int, slot=int)
cdef bint any_track_die(SagradaState table, int seat) except? -1
@cython.locals(bits=int, first=int, open_to=int, target=int)
cdef int drop_targets(SagradaState table, int seat, int one, int two) except? -1
@cython.locals(bits=int, second=int)
cdef int second_drop(SagradaState table, int seat, int one, int two, int target) except? -1
@cython.locals(color=int)
cdef bint pairs_with(SagradaState table, int seat, int tool, int one, int two) except? -1
@cython.locals(two=int)
cdef bint has_partner(SagradaState table, int seat, int tool, int one) except? -1
@cython.locals(one=int)
cdef bint any_pair(SagradaState table, int seat, int tool) except? -1
