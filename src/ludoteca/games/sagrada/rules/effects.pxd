# Written by hooks/fields from effects.py: change that, then run `make fields`.

cimport cython
from ludoteca.games.sagrada.content.printed cimport Printed
from ludoteca.games.sagrada.rules.state cimport SagradaState

cdef Printed PRINTED
cdef int BRUSH, BURNISHER, DRAFTED, DRAFT_TOOLS, EARLY_RUNNING_PLIERS, FIRST_TURN, FLUX_BRUSH, HAMMER, ISOLATED
cdef int KEEP_ALL, LATHEKIN, LENS, LIFT_TOGETHER, LONE_DIE_STAYS, LOOSE_STRAIGHTEDGE, NONE, PLIERS, POOL, REMOVER
cdef int ROUNDS, RUNNING, SECOND_TURN, STONE, STRAIGHTEDGE, WAIVE_COLOR, WAIVE_TOUCH, WAIVE_VALUE, WHEEL, WINDOW_TOOLS

@cython.locals(fits=int)
cpdef int ready_tools(SagradaState table, int turn, int done) except? -1

cpdef bint can_use(SagradaState table, int seat, int tool) except -1

@cython.locals(color=int, die=int, place=int)
cpdef bint any_payment(SagradaState table, int tool) except -1

@cython.locals(die=int, held_back=int, last=int, left=int, place=int)
cpdef bint is_executable(SagradaState table, int seat, int tool, int spent) except -1

cpdef bint takes_die(SagradaState table, int seat, int tool, int die) except -1

@cython.locals(value=int)
cpdef bint can_bump(SagradaState table, int seat, int die, int change) except -1

cpdef int turned_over(int die) except? -1

cpdef int straightedge_waiver(SagradaState table) except? -1

cpdef int move_waiver(int tool) except? -1

@cython.locals(bit=int)
cpdef int destinations(SagradaState table, int seat, int cell, int waive) except? -1

@cython.locals(cell=int)
cpdef bint any_move(SagradaState table, int seat, int waive) except -1

@cython.locals(bit=int, die=int, landed=int, lifted=int, moved=int, other=int)
cpdef bint second_after(SagradaState table, int seat, int cell, int target) except -1

@cython.locals(open_to=int, target=int)
cpdef int first_targets(SagradaState table, int seat, int cell) except? -1

@cython.locals(cell=int, open_to=int, target=int)
cpdef bint any_double_move(SagradaState table, int seat) except -1

@cython.locals(place=int, slot=int)
cpdef bint on_track(SagradaState table, int color) except -1

cpdef int wheel_targets(SagradaState table, int seat, int cell) except? -1

@cython.locals(cell=int)
cpdef bint any_wheel_move(SagradaState table, int seat) except -1

@cython.locals(place=int, slot=int)
cpdef bint any_track_die(SagradaState table, int seat) except -1

@cython.locals(bits=int, first=int, open_to=int, target=int)
cpdef int drop_targets(SagradaState table, int seat, int one, int two) except? -1

@cython.locals(bits=int, second=int)
cpdef int second_drop(SagradaState table, int seat, int one, int two, int target) except? -1

@cython.locals(color=int)
cpdef bint pairs_with(SagradaState table, int seat, int tool, int one, int two) except -1

@cython.locals(two=int)
cpdef bint has_partner(SagradaState table, int seat, int tool, int one) except -1

@cython.locals(one=int)
cpdef bint any_pair(SagradaState table, int seat, int tool) except -1
