# Written by hooks/fields from chosen.py: change that, then run `make fields`.

cimport cython
from ludoteca.core.decision cimport Options
from ludoteca.games.la_granja.rules.effects.base cimport HelperEffect
from ludoteca.games.la_granja.rules.farm cimport advance, can_draw, can_flip, draw, gain, has_empty_field, pay_points
from ludoteca.games.la_granja.rules.farm cimport sources, stored_crops, typed_sources
from ludoteca.games.la_granja.rules.loads cimport any_delivery
from ludoteca.games.la_granja.rules.state cimport LaGranjaState

cdef int ALL_SOURCES, ANYWHERE, CROPS, DELIVER, EXCHANGE, FLIP_ROOF, FROM_HELPERS, GOODS, PLAY, REGROW, SELL_CROP
cdef int SILVER, SWAP_CARD, UPGRADE_GOOD, VP

cdef class MoveToStorageEffect(HelperEffect):
    cpdef bint possible(self, LaGranjaState table, int seat, int place) except -1
    @cython.locals(crop=int)
    cpdef void apply(self, LaGranjaState table, int seat, int place)

cdef class PayVpPlayCardEffect(HelperEffect):
    @cython.locals(points=int)
    cpdef bint possible(self, LaGranjaState table, int seat, int place) except -1
    cpdef void apply(self, LaGranjaState table, int seat, int place)

cdef class FreeUpgradeEffect(HelperEffect):
    cpdef bint possible(self, LaGranjaState table, int seat, int place) except -1
    cpdef void apply(self, LaGranjaState table, int seat, int place)

cdef class FreeUpgradeTypedEffect(HelperEffect):
    cpdef bint possible(self, LaGranjaState table, int seat, int place) except -1
    @cython.locals(card=int)
    cpdef void apply(self, LaGranjaState table, int seat, int place)

cdef class CheapUpgradeTypedEffect(HelperEffect):
    @cython.locals(card=int)
    cpdef bint possible(self, LaGranjaState table, int seat, int place) except -1
    @cython.locals(card=int)
    cpdef void apply(self, LaGranjaState table, int seat, int place)

cdef class RegrowFieldEffect(HelperEffect):
    cpdef bint possible(self, LaGranjaState table, int seat, int place) except -1
    cpdef void apply(self, LaGranjaState table, int seat, int place)

cdef class PayRegrowFieldEffect(HelperEffect):
    @cython.locals(paid=bint, silver=int)
    cpdef bint possible(self, LaGranjaState table, int seat, int place) except -1
    cpdef void apply(self, LaGranjaState table, int seat, int place)
    @cython.locals(crop=int)
    cpdef void list_payments(self, LaGranjaState table, int seat, int place, Options out)
    @cython.locals(price=int)
    cpdef void take(self, LaGranjaState table, int seat, int place, int payment)

cdef class SellHarvestEffect(HelperEffect):
    cpdef bint possible(self, LaGranjaState table, int seat, int place) except -1
    cpdef void apply(self, LaGranjaState table, int seat, int place)
    cpdef bint pays_flag(self) except -1

cdef class SellHarvestAtEffect(SellHarvestEffect):
    cpdef void sell(self, LaGranjaState table, int seat, int place)

cdef class HarvestForVpEffect(SellHarvestEffect):
    cpdef void sell(self, LaGranjaState table, int seat, int place)

cdef class VpSilverExchangeEffect(HelperEffect):
    @cython.locals(price=int)
    cpdef bint possible(self, LaGranjaState table, int seat, int place) except -1
    cpdef void apply(self, LaGranjaState table, int seat, int place)
    cpdef void list_payments(self, LaGranjaState table, int seat, int place, Options out)
    @cython.locals(card=int)
    cpdef void take(self, LaGranjaState table, int seat, int place, int payment)

cdef class DrawCardsEffect(HelperEffect):
    cpdef bint possible(self, LaGranjaState table, int seat, int place) except -1
    cpdef void apply(self, LaGranjaState table, int seat, int place)

cdef class SwapEffect(HelperEffect):
    cpdef bint possible(self, LaGranjaState table, int seat, int place) except -1
    cpdef void apply(self, LaGranjaState table, int seat, int place)

cdef class DiscardDrawEffect(SwapEffect):
    cpdef void swap(self, LaGranjaState table, int seat, int place, int card)

cdef class DiscardForFieldGoodEffect(SwapEffect):
    cpdef void swap(self, LaGranjaState table, int seat, int place, int card)

cdef class PayFlipRoofEffect(HelperEffect):
    @cython.locals(silver=int)
    cpdef bint possible(self, LaGranjaState table, int seat, int place) except -1
    cpdef void apply(self, LaGranjaState table, int seat, int place)

cdef class SiestaStepEffect(HelperEffect):
    cpdef bint possible(self, LaGranjaState table, int seat, int place) except -1
    cpdef void apply(self, LaGranjaState table, int seat, int place)

cdef class PayDeliveryEffect(HelperEffect):
    cpdef bint possible(self, LaGranjaState table, int seat, int place) except -1
    cpdef void apply(self, LaGranjaState table, int seat, int place)
