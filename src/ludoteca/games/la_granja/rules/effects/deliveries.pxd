# Written by hooks/fields from deliveries.py: change that, then run `make fields`.

cimport cython
from ludoteca.games.la_granja.rules.decisions.carrying cimport carry_from
from ludoteca.games.la_granja.rules.effects.base cimport HelperEffect
from ludoteca.games.la_granja.rules.loads cimport any_delivery, double_goods
from ludoteca.games.la_granja.rules.state cimport LaGranjaState
from ludoteca.games.la_granja.rules.village cimport claim, cover, owned, settle_target, spend, wanted

cdef int BUILDING_TARGET, DELIVER, FARM_GOODS, FOOD, FROM_HELPERS, GOODS, GRAIN, OLIVE, SLOTS, STAND_IN, STORED
cdef int TO_BARROWS, TO_BUILDINGS

@cython.locals(building=bint)
cpdef int extra_targets(LaGranjaState table, int place) except? -1

cdef class ExtraFreeDeliveryEffect(HelperEffect):
    cdef bint possible(self, LaGranjaState table, int seat, int place) except -1
    cdef void apply(self, LaGranjaState table, int seat, int place)

cdef class DoubleDeliveryEffect(HelperEffect):
    cdef int covers(self, LaGranjaState table, int seat, int target, int cost) except? -1
    cdef void deliver(self, LaGranjaState table, int seat, int place, int target, int good)

cdef class SubstituteDeliveryEffect(HelperEffect):
    cdef int covers(self, LaGranjaState table, int seat, int target, int cost) except? -1
    cdef void deliver(self, LaGranjaState table, int seat, int place, int target, int good)

cdef class WildDeliveryEffect(HelperEffect):
    cdef int covers(self, LaGranjaState table, int seat, int target, int cost) except? -1
    cdef void deliver(self, LaGranjaState table, int seat, int place, int target, int good)
