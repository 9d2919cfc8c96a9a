cimport cython
from libc.math cimport exp
from ludoteca.core.bits cimport count_bits, lowest_bit
from ludoteca.core.decision cimport State
from ludoteca.core.rng cimport Rng
from ludoteca.core.rules cimport Rules
from ludoteca.games.sagrada.content.printed cimport Printed
from ludoteca.games.sagrada.rules.state cimport SagradaState, corners

cdef int COLOR_DIAGONALS, COLOR_VARIETY, COLUMN_COLORS, COLUMN_SHADES, DEEP_SHADES, LIGHT_SHADES, MEDIUM_SHADES
cdef int PUBLIC_COUNT, ROW_COLORS, ROW_SHADES, LEFT, TOP, NONE, POOL, ROUNDS, COLORS, CARDS
cdef double HINTED
cdef int PARTS
cdef Printed PRINTED

@cython.locals(found=int, color=int, value=int)
cdef int line_variety(SagradaState table, int seat, int cells, bint by_color) except? -1
@cython.locals(found=int, row=int, column=int, color=int, cells=int)
cpdef int units(SagradaState table, int seat, int goal) except? -1
@cython.locals(least=int, kind=int, cells=int, count=int)
cdef int fewest(SagradaState table, int seat, bint by_color, int start, int end) except? -1
cpdef int public_points(SagradaState table, int seat, int goal) except? -1
@cython.locals(total=int, value=int)
cpdef int shade_sum(SagradaState table, int seat, int color) except? -1
@cython.locals(best=int, other=int)
cpdef int private_points(SagradaState table, int seat) except? -1
cpdef int gaps(SagradaState table, int seat) except? -1
@cython.locals(points=int, goal=int)
cpdef int total(SagradaState table, int seat) except? -1
@cython.locals(found=int, slot=int, place=int)
cpdef int solo_target(SagradaState table) except? -1
@cython.locals(difference=int, last=int)
cdef bint beats(SagradaState table, int one, int two) except? -1
cdef int last_first(SagradaState table) except? -1

@cython.locals(left=int, odds=double[15], rivals=int, deals=int, deal=int, dealt=int, owner=int, color=int, total=double, one=double)
cdef void redeal_private(SagradaState table, int seat, Rng rng)
@cython.locals(found=double, rival=int, color=int)
cdef double odds_of(double *odds, int rivals, int left, int deal) noexcept
@cython.locals(left=int, place=int, owner=int, one=int, two=int)
cdef void redeal_windows(SagradaState table, int seat, Rng rng)
@cython.locals(_=int)
cdef int any_bit(int mask, Rng rng) except -1

cdef class SagradaRules(Rules):
    @cython.locals(table=SagradaState)
    cpdef bint redeal(self, State state, int seat, Rng rng) except -1
    @cython.locals(table=SagradaState)
    cpdef int points(self, State state, int seat) except? -1
    @cython.locals(table=SagradaState, best=int, seat=int)
    cpdef int winners(self, State state) except -1
    @cython.locals(table=SagradaState)
    cpdef int par(self, State state) except? -1
    @cython.locals(table=SagradaState)
    cpdef int rounds(self, State state) except -1
