# Written by hooks/fields from transport.py: change that, then run `make fields`.

cimport cython
from ludoteca.core.decision cimport Decision, Options, State
from ludoteca.games.la_granja.rules.effects.use cimport more_steps
from ludoteca.games.la_granja.rules.farm cimport advance, bought_deliveries
from ludoteca.games.la_granja.rules.menu cimport any_free
from ludoteca.games.la_granja.rules.state cimport LaGranjaState

cdef int AGAIN, ALL_CROPS, ANYWHERE, BOUGHT_STEP, BUY_AHEAD, EXTRA_DELIVERIES_FREE, FREE, FREE_AHEAD, FROM_BUILDINGS
cdef int GOODS, HARVEST_IF_FIRST, MAY_STOP, MOST_AHEAD, NOBODY, NONE, PREPAID, SEATS, SILVER, TAKE_CROP, WITH_FREE

cdef class DonkeyChoice(Decision):
    @cython.locals(table=LaGranjaState, tile=int)
    cpdef void options(self, State state, int seat, int a, int b, Options out)
    @cython.locals(table=LaGranjaState)
    cpdef void resolve(self, State state, int seat, int a, int b, int option)

cdef class RevealDonkeys(Decision):
    @cython.locals(owner=int, table=LaGranjaState)
    cpdef void resolve(self, State state, int seat, int a, int b, int option)

cdef class SiestaMove(Decision):
    @cython.locals(steps=int, table=LaGranjaState)
    cpdef void resolve(self, State state, int seat, int owner, int b, int option)

cdef class NewOrder(Decision):
    @cython.locals(first=int, other=int, owner=int, rank=int, table=LaGranjaState)
    cpdef void resolve(self, State state, int seat, int a, int b, int option)

cdef class BuyAhead(Decision):
    @cython.locals(most=int, number=int, table=LaGranjaState)
    cpdef void options(self, State state, int seat, int owner, int b, Options out)
    @cython.locals(flags=int, payable=bint, table=LaGranjaState)
    cpdef void resolve(self, State state, int seat, int owner, int b, int option)

cpdef int extra_cost(LaGranjaState table, int seat) except? -1

cdef class SiestaPrize(Decision):
    @cython.locals(table=LaGranjaState)
    cpdef void resolve(self, State state, int seat, int owner, int b, int option)
