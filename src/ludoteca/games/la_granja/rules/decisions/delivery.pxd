# Written by hooks/fields from delivery.py: change that, then run `make fields`.

cimport cython
from ludoteca.core.decision cimport Decision, Options, State
from ludoteca.games.la_granja.rules.decisions.carrying cimport carry
from ludoteca.games.la_granja.rules.decisions.transport cimport extra_cost
from ludoteca.games.la_granja.rules.effects.base cimport Catalogue, HelperEffect
from ludoteca.games.la_granja.rules.effects.use cimport use_helper
from ludoteca.games.la_granja.rules.farm cimport bought_deliveries, can_flag, flag_or_lack, mark_used
from ludoteca.games.la_granja.rules.loads cimport any_delivery, can_bend, goods_after
from ludoteca.games.la_granja.rules.menu cimport any_free
from ludoteca.games.la_granja.rules.state cimport LaGranjaState
from ludoteca.games.la_granja.rules.turns cimport stays_open
from ludoteca.games.la_granja.rules.village cimport cover, settle_target, spend, wanted

cdef Catalogue EFFECTS
cdef int AGAIN, ANYWHERE, BOUGHT_STEP, CODES, COMMODITY_ON_BUILDING, CROPS, DELIVER, DELIVERIES_DONE, DONKEY_STEP
cdef int EXTRA, EXTRAS_DONE, EXTRA_FREE_DELIVERY, FARM_GOODS, FOR_FLAG, FOR_HELPER, FOR_REACTION, FREE, FREE_DELIVER
cdef int GAIN_ON_BUILDING, GOODS, MAY_STOP, NOBODY, NONE, ODD_DELIVERY, PREPAID, SEATS, SILVER, SILVER_ON_BARROW, SLOTS
cdef int STOP_DELIVER, STORED, TAKE_BACK, TARGETS, WITH_FREE
cdef int[3] BENT

cpdef int price_of(LaGranjaState table, int seat, int flags) except? -1

cpdef int payable(LaGranjaState table, int seat, int flags, int left) except? -1

cpdef int left_over(LaGranjaState table, int seat, int flags, int count) except? -1

@cython.locals(card=int)
cpdef bint can_extra(LaGranjaState table, int seat, int place) except -1

@cython.locals(place=int)
cpdef bint any_extra(LaGranjaState table, int seat) except -1

cdef class Again(Decision):
    @cython.locals(flags=int, left=int, moment=int, owner=int, table=LaGranjaState)
    cpdef void resolve(self, State state, int seat, int whose, int count, int option)

cdef class Deliver(Decision):
    @cython.locals(
        cost=int, entry=int, fit=int, good=int, goods=int, nothing=bint, slot=int, table=LaGranjaState, target=int
    )
    cpdef void options(self, State state, int seat, int flags, int left, Options out)
    @cython.locals(bought=int, count=int, place=int, table=LaGranjaState, unflagged=bint)
    cpdef void resolve(self, State state, int seat, int flags, int left, int option)

cdef class OddDelivery(Decision):
    @cython.locals(bent=HelperEffect, fit=int, good=int, table=LaGranjaState, target=int)
    cpdef void options(self, State state, int seat, int entry, int targets, Options out)
    @cython.locals(place=int, table=LaGranjaState)
    cpdef void resolve(self, State state, int seat, int entry, int targets, int option)

cdef class StandIn(Decision):
    @cython.locals(crop=int, good=int, table=LaGranjaState)
    cpdef void options(self, State state, int seat, int code, int b, Options out)
    @cython.locals(table=LaGranjaState)
    cpdef void resolve(self, State state, int seat, int code, int b, int option)

cdef class AfterBuilding(Decision):
    @cython.locals(place=int, table=LaGranjaState)
    cpdef void resolve(self, State state, int seat, int owner, int b, int option)

cdef class AfterBarrow(Decision):
    @cython.locals(table=LaGranjaState)
    cpdef void resolve(self, State state, int seat, int owner, int b, int option)
