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
    cdef bint possible(self, LaGranjaState table, int seat, int place) except -1
    @cython.locals(crop=int)
    cdef void apply(self, LaGranjaState table, int seat, int place)

cdef class PayVpPlayCardEffect(HelperEffect):
    @cython.locals(points=int)
    cdef bint possible(self, LaGranjaState table, int seat, int place) except -1
    cdef void apply(self, LaGranjaState table, int seat, int place)

cdef class FreeUpgradeEffect(HelperEffect):
    cdef bint possible(self, LaGranjaState table, int seat, int place) except -1
    cdef void apply(self, LaGranjaState table, int seat, int place)

cdef class FreeUpgradeTypedEffect(HelperEffect):
    cdef bint possible(self, LaGranjaState table, int seat, int place) except -1
    @cython.locals(card=int)
    cdef void apply(self, LaGranjaState table, int seat, int place)

cdef class CheapUpgradeTypedEffect(HelperEffect):
    @cython.locals(card=int)
    cdef bint possible(self, LaGranjaState table, int seat, int place) except -1
    @cython.locals(card=int)
    cdef void apply(self, LaGranjaState table, int seat, int place)

cdef class RegrowFieldEffect(HelperEffect):
    cdef bint possible(self, LaGranjaState table, int seat, int place) except -1
    cdef void apply(self, LaGranjaState table, int seat, int place)

cdef class PayRegrowFieldEffect(HelperEffect):
    @cython.locals(paid=bint, silver=int)
    cdef bint possible(self, LaGranjaState table, int seat, int place) except -1
    cdef void apply(self, LaGranjaState table, int seat, int place)
    @cython.locals(crop=int)
    cdef void list_payments(self, LaGranjaState table, int seat, int place, Options out)
    @cython.locals(price=int)
    cdef void take(self, LaGranjaState table, int seat, int place, int payment)

cdef class SellHarvestEffect(HelperEffect):
    cdef bint possible(self, LaGranjaState table, int seat, int place) except -1
    cdef void apply(self, LaGranjaState table, int seat, int place)
    cdef bint pays_flag(self) except -1

cdef class SellHarvestAtEffect(SellHarvestEffect):
    cdef void sell(self, LaGranjaState table, int seat, int place)

cdef class HarvestForVpEffect(SellHarvestEffect):
    cdef void sell(self, LaGranjaState table, int seat, int place)

cdef class VpSilverExchangeEffect(HelperEffect):
    @cython.locals(price=int)
    cdef bint possible(self, LaGranjaState table, int seat, int place) except -1
    cdef void apply(self, LaGranjaState table, int seat, int place)
    cdef void list_payments(self, LaGranjaState table, int seat, int place, Options out)
    @cython.locals(card=int)
    cdef void take(self, LaGranjaState table, int seat, int place, int payment)

cdef class DrawCardsEffect(HelperEffect):
    cdef bint possible(self, LaGranjaState table, int seat, int place) except -1
    cdef void apply(self, LaGranjaState table, int seat, int place)

cdef class SwapEffect(HelperEffect):
    cdef bint possible(self, LaGranjaState table, int seat, int place) except -1
    cdef void apply(self, LaGranjaState table, int seat, int place)

cdef class DiscardDrawEffect(SwapEffect):
    cdef void swap(self, LaGranjaState table, int seat, int place, int card)

cdef class DiscardForFieldGoodEffect(SwapEffect):
    cdef void swap(self, LaGranjaState table, int seat, int place, int card)

cdef class PayFlipRoofEffect(HelperEffect):
    @cython.locals(silver=int)
    cdef bint possible(self, LaGranjaState table, int seat, int place) except -1
    cdef void apply(self, LaGranjaState table, int seat, int place)

cdef class SiestaStepEffect(HelperEffect):
    cdef bint possible(self, LaGranjaState table, int seat, int place) except -1
    cdef void apply(self, LaGranjaState table, int seat, int place)

cdef class PayDeliveryEffect(HelperEffect):
    cdef bint possible(self, LaGranjaState table, int seat, int place) except -1
    cdef void apply(self, LaGranjaState table, int seat, int place)
