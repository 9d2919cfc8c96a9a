cimport cython
from ludoteca.core.decision cimport Decision, Options, State
from ludoteca.games.la_granja.state cimport Table
from ludoteca.games.la_granja.decisions.carrying cimport carry, carry_from
from ludoteca.games.la_granja.decisions.transport cimport extra_cost
from ludoteca.games.la_granja.effects cimport react
from ludoteca.games.la_granja.farm cimport can_flag, flag_or_lack, mark_used
from ludoteca.games.la_granja.menu cimport any_free
from ludoteca.games.la_granja.village cimport any_delivery, claim, cover, owned, settle_target, spend, wanted

cdef int AGAIN, ANYWHERE, BOUGHT_STEP, CODES, COMMODITY_ON_BUILDING, CROPS, DELIVER, DONKEY_STEP
cdef int DOUBLE, DOUBLE_DELIVERY, EXTRA, EXTRA_FREE_DELIVERY, FARM_GOODS, FOOD, FREE, FREE_DELIVER, FROM_HELPERS
cdef int GAIN_ON_BUILDING, GOODS, GRAIN, INSTEAD, MAY_STOP, NOBODY, NONE, ODD_DELIVERY, OLIVE, PREPAID, READY
cdef int READY_TO_DELIVER, SEATS, SILVER, SILVER_ON_BARROW, SLOTS, STAND_IN, STOP_DELIVER, STORED
cdef int SUBSTITUTE_DELIVERY, TAKE_BACK, TARGETS, FOR_FLAG, FOR_REACTION, TO_BARROWS, TO_BUILDINGS, WILD, WILD_DELIVERY, WITH_FREE

@cython.locals(cost=int, goods=int)
cpdef int payable(Table table, int seat, int flags, int left) except? -1
@cython.locals(target=int)
cpdef bint fits(Table table, int seat, int targets, int goods) except? -1
@cython.locals(count=int, found=int, good=int)
cpdef int double_goods(Table table, int seat) except? -1
cpdef int odd_wanted(Table table, int seat, int op, int target) except? -1
@cython.locals(target=int)
cpdef bint can_odd(Table table, int seat, int op, int targets) except? -1
cpdef int odd_op(int option) except? -1
cpdef int extra_targets(Table table, int place) except? -1
@cython.locals(card=int)
cpdef bint can_extra(Table table, int seat, int place) except? -1
@cython.locals(place=int)
cpdef bint any_extra(Table table, int seat) except? -1
cdef class Again(Decision):
    @cython.locals(flags=int, goods=int, owner=int, table=Table)
    cpdef void resolve(self, State state, int seat, int whose, int left, int option)
cdef class Deliver(Decision):
    @cython.locals(fit=int, good=int, goods=int, nothing=int, slot=int, table=Table, target=int)
    cpdef void options(self, State state, int seat, int flags, int left, Options out)
    @cython.locals(place=int, table=Table, unflagged=bint)
    cpdef void resolve(self, State state, int seat, int flags, int left, int option)
cdef class OddDelivery(Decision):
    @cython.locals(fit=int, good=int, op=int, table=Table, target=int)
    cpdef void options(self, State state, int seat, int entry, int targets, Options out)
    @cython.locals(good=int, op=int, place=int, table=Table, target=int)
    cpdef void resolve(self, State state, int seat, int entry, int targets, int option)
cdef class StandIn(Decision):
    @cython.locals(crop=int, good=int, table=Table)
    cpdef void options(self, State state, int seat, int code, int b, Options out)
    @cython.locals(table=Table)
    cpdef void resolve(self, State state, int seat, int code, int b, int option)
cdef class AfterBuilding(Decision):
    @cython.locals(place=int, table=Table)
    cpdef void resolve(self, State state, int seat, int owner, int b, int option)
cdef class AfterBarrow(Decision):
    @cython.locals(table=Table)
    cpdef void resolve(self, State state, int seat, int owner, int b, int option)
