# Written by hooks/fields from reactions.py: change that, then run `make fields`.

cimport cython
from ludoteca.games.la_granja.rules.effects.base cimport HelperEffect
from ludoteca.games.la_granja.rules.farm cimport gain, move_disc, pay_points
from ludoteca.games.la_granja.rules.state cimport LaGranjaState

cdef int COMMODITY, FROM_HELPERS, GOODS, NOBODY, PICKED, REROLL_WHICH, SILVER, USE_SPACE, VP

cdef class PriceChangeEffect(HelperEffect):
    cdef bint looks_at_end(self) except -1

cdef class RerollDieEffect(HelperEffect):
    cdef void apply(self, LaGranjaState table, int seat, int place)

cdef class PayVpRoundSpaceEffect(HelperEffect):
    cdef bint possible(self, LaGranjaState table, int seat, int place) except -1
    cdef void apply(self, LaGranjaState table, int seat, int place)

cdef class SilverAfterLastDieEffect(HelperEffect):
    cdef void apply(self, LaGranjaState table, int seat, int place)

cdef class SiestaBonusEffect(HelperEffect):
    cdef void apply(self, LaGranjaState table, int seat, int place)
    cdef bint may_need_marker(self) except -1

cdef class HarvestIfFirstEffect(HelperEffect):
    cdef bint may_need_marker(self) except -1

cdef class ProtectMarkerEffect(HelperEffect):
    cdef bint may_need_marker(self) except -1

cdef class GainOnBuildingEffect(HelperEffect):
    @cython.locals(card=int)
    cdef void apply(self, LaGranjaState table, int seat, int place)

cdef class CommodityOnBuildingEffect(HelperEffect):
    cdef void apply(self, LaGranjaState table, int seat, int place)
