# Written by hooks/fields from scoring.py: change that, then run `make fields`.

cimport cython
from ludoteca.core.decision cimport State
from ludoteca.core.rng cimport Rng
from ludoteca.core.rules cimport Rules
from ludoteca.games.la_granja.rules.state cimport LaGranjaState

cdef int CARD_COUNT, COMMODITY, DONKEY_CHOICE, FRAME, GOODS, HIDDEN_POINTS, IN_DECK, IN_HAND, NONE, ORIGINS, PIG
cdef int PIGS_KEPT, REVEAL_DONKEYS, SEATS, SILVER, VP

@cython.locals(base=int, good=int, total=int)
cpdef int wealth(LaGranjaState table, int seat) except? -1

cpdef int total(LaGranjaState table, int seat) except? -1

cdef class LaGranjaRules(Rules):
    @cython.locals(table=LaGranjaState)
    cpdef int points(self, State state, int seat) except? -1
    @cython.locals(best=int, found=int, rank=int, seat=int, table=LaGranjaState)
    cpdef int winners(self, State state) except? -1
    @cython.locals(table=LaGranjaState)
    cpdef int rounds(self, State state) except? -1
    @cython.locals(table=LaGranjaState)
    cpdef bint redeal(self, State state, int seat, Rng rng) except -1

@cython.locals(_number=int, card=int, count=int, drawn=int, hidden=int[72], owner=int, place=int)
cpdef void redeal_cards(LaGranjaState table, int seat, Rng rng)

@cython.locals(asked=int, owner=int, sealed=bint, tile=int, top=int)
cpdef void redeal_donkeys(LaGranjaState table, int seat, Rng rng)

@cython.locals(origin=int, own=int, owner=int, points=int)
cpdef void redeal_points(LaGranjaState table, int seat, Rng rng)
