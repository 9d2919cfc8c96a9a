# Written by hooks/fields from scoring.py: change that, then run `make fields`.

cimport cython
from libc.math cimport exp
from ludoteca.core.bits cimport count_bits, lowest_bit
from ludoteca.core.decision cimport State
from ludoteca.core.rng cimport Rng
from ludoteca.core.rules cimport Rules
from ludoteca.games.sagrada.content.printed cimport Printed
from ludoteca.games.sagrada.rules.effects.objectives cimport GoalEffect, Goals
from ludoteca.games.sagrada.rules.state cimport SagradaState

cdef Goals GOALS
cdef Printed PRINTED
cdef double HINTED
cdef int CARDS, COLORS, NONE, PARTS, POOL, PUBLIC_COUNT, ROUNDS

@cython.locals(effect=GoalEffect)
cpdef int public_points(SagradaState table, int seat, int goal) except? -1

@cython.locals(total=int, value=int)
cpdef int shade_sum(SagradaState table, int seat, int color) except? -1

@cython.locals(best=int, other=int)
cpdef int private_points(SagradaState table, int seat) except? -1

cpdef int gaps(SagradaState table, int seat) except? -1

@cython.locals(goal=int, points=int)
cpdef int total(SagradaState table, int seat) except? -1

@cython.locals(found=int, place=int, slot=int)
cpdef int solo_target(SagradaState table) except? -1

@cython.locals(difference=int, last=int)
cpdef bint beats(SagradaState table, int one, int two) except -1

cpdef int last_first(SagradaState table) except? -1

@cython.locals(
    color=int, deal=int, deals=int, dealt=int, left=int, odds=double[15], one=double, owner=int, rivals=int,
    total=double
)
cpdef void redeal_private(SagradaState table, int seat, Rng rng)

@cython.locals(color=int, found=double, rival=int)
cdef double odds_of(double* odds, int rivals, int left, int deal) noexcept

@cython.locals(left=int, one=int, owner=int, place=int, two=int)
cpdef void redeal_windows(SagradaState table, int seat, Rng rng)

@cython.locals(_=int)
cpdef int any_bit(int mask, Rng rng) except? -1

cdef class SagradaRules(Rules):
    @cython.locals(table=SagradaState)
    cpdef int points(self, State state, int seat) except? -1
    @cython.locals(best=int, seat=int, table=SagradaState)
    cpdef int winners(self, State state) except? -1
    @cython.locals(table=SagradaState)
    cpdef int par(self, State state) except? -1
    @cython.locals(table=SagradaState)
    cpdef int rounds(self, State state) except? -1
    @cython.locals(table=SagradaState)
    cpdef bint redeal(self, State state, int seat, Rng rng) except -1
