# Written by hooks/fields from window.py: change that, then run `make fields`.

cimport cython
from ludoteca.games.sagrada.rules.effects.tool cimport ToolEffect, with_tool
from ludoteca.games.sagrada.rules.state cimport SagradaState

cdef int CELLS, KEEP_ALL, LIFT_SECOND, LIFT_TOGETHER, LONE_DIE_STAYS, MORE, MOVE_FROM, MOVE_TO, NOBODY, POOL, ROUNDS

cdef class MoveDieEffect(ToolEffect):
    cdef public int waive
    @cython.locals(cell=int)
    cdef bint possible(self, SagradaState table, int seat, int spent) except -1
    cdef void apply(self, SagradaState table, int seat, int turn, int done)
    cdef int targets(self, SagradaState table, int seat, int cell, int landed) except? -1
    cdef bint can_lift(self, SagradaState table, int seat, int cell, int landed) except -1
    cdef void lift(self, SagradaState table, int seat, int cell, int landed)
    cdef void follow(self, SagradaState table, int seat, int cell)
    cdef bint can_stop(self) except -1
    cdef bint can_move_alone(self, SagradaState table, int seat, int cell) except -1
    cdef bint pairs_with(self, SagradaState table, int seat, int one, int two) except -1

cdef class MoveTwoDiceEffect(MoveDieEffect):
    @cython.locals(cell=int, open_to=int, target=int)
    cdef bint possible(self, SagradaState table, int seat, int spent) except -1
    @cython.locals(open_to=int, target=int)
    cdef int targets(self, SagradaState table, int seat, int cell, int landed) except? -1
    cdef bint can_lift(self, SagradaState table, int seat, int cell, int landed) except -1
    cdef void lift(self, SagradaState table, int seat, int cell, int landed)
    cdef void follow(self, SagradaState table, int seat, int cell)

cdef class MoveTrackColorEffect(MoveDieEffect):
    @cython.locals(cell=int)
    cdef bint possible(self, SagradaState table, int seat, int spent) except -1
    cdef int targets(self, SagradaState table, int seat, int cell, int landed) except? -1
    cdef bint can_lift(self, SagradaState table, int seat, int cell, int landed) except -1
    cdef void lift(self, SagradaState table, int seat, int cell, int landed)
    @cython.locals(other=int)
    cdef void follow(self, SagradaState table, int seat, int cell)
    cdef bint can_stop(self) except -1
    cdef bint can_move_alone(self, SagradaState table, int seat, int cell) except -1
    cdef bint pairs_with(self, SagradaState table, int seat, int one, int two) except -1

@cython.locals(bit=int)
cpdef int destinations(SagradaState table, int seat, int cell, int waive) except? -1

@cython.locals(bit=int, die=int, landed=int, lifted=int, moved=int, other=int)
cpdef bint second_after(SagradaState table, int seat, int cell, int target) except -1

@cython.locals(place=int, slot=int)
cpdef bint on_track(SagradaState table, int color) except -1

cpdef bint same_color(SagradaState table, int seat, int one, int two) except -1

cpdef void lift_one_or_both(MoveDieEffect effect, SagradaState table, int seat, int cell, int landed)

@cython.locals(bits=int, first=int, open_to=int, target=int)
cpdef int drop_targets(SagradaState table, int seat, int one, int two) except? -1

@cython.locals(bits=int, second=int)
cpdef int second_drop(SagradaState table, int seat, int one, int two, int target) except? -1

@cython.locals(two=int)
cpdef bint has_partner(MoveDieEffect effect, SagradaState table, int seat, int one) except -1

@cython.locals(one=int)
cpdef bint any_pair(MoveDieEffect effect, SagradaState table, int seat) except -1
