# Written by hooks/fields from uses.py: change that, then run `make fields`.

cimport cython
from ludoteca.games.la_granja.players.insight cimport Insight
from ludoteca.games.la_granja.players.worth cimport best_card
from ludoteca.games.la_granja.rules.farm cimport sources, typed_sources
from ludoteca.games.la_granja.rules.state cimport LaGranjaState

cdef int BUY_NEED, CROPS, FARM, FARM_GOODS, GIVE_POINT, GOODS, LITTLE, NOT_NOW, PAID_DELIVERY_COST, PAY_NEED
cdef int REGROW_MARGIN, SILVER, SPARE, TILE_DELIVERY, TILE_SIESTA, TRANSPORT

@cython.locals(good=int, worth=int)
cpdef int given_up_worth(Insight eye, int payment) except? -1

cdef class HelperUse:
    cdef int worth(self, Insight eye, LaGranjaState table, int place) except? -1
    cdef int payment_worth(self, Insight eye, int payment) except? -1

cdef class TileUse:
    cdef int worth(self, Insight eye, LaGranjaState table, int effect) except? -1

@cython.final
cdef class Uses:
    cdef public tuple helpers
    cdef public tuple tiles
    cdef HelperUse helper(self, LaGranjaState table, int place)
    cdef TileUse tile(self, LaGranjaState table, int place)

cdef class UpgradeUse(HelperUse):
    @cython.locals(worth=int)
    cdef int worth(self, Insight eye, LaGranjaState table, int place) except? -1

cdef class TypedUpgradeUse(HelperUse):
    cdef public int sign
    @cython.locals(card=int, silver=int, worth=int)
    cdef int worth(self, Insight eye, LaGranjaState table, int place) except? -1

cdef class StoringUse(HelperUse):
    cdef int worth(self, Insight eye, LaGranjaState table, int place) except? -1

cdef class PlayingUse(HelperUse):
    cdef int worth(self, Insight eye, LaGranjaState table, int place) except? -1

cdef class RegrowUse(HelperUse):
    cdef int worth(self, Insight eye, LaGranjaState table, int place) except? -1

cdef class PaidRegrowUse(HelperUse):
    cdef int worth(self, Insight eye, LaGranjaState table, int place) except? -1

@cython.locals(best=int, crop=int, worth=int)
cpdef int regrow_worth(Insight eye, LaGranjaState table, int least) except? -1

cdef class SpareUse(HelperUse):
    cdef public int gain
    cdef int worth(self, Insight eye, LaGranjaState table, int place) except? -1

@cython.locals(crop=int)
cpdef bint has_spare_crop(Insight eye, LaGranjaState table) except -1

cdef class DeliveryUse(HelperUse):
    cdef int worth(self, Insight eye, LaGranjaState table, int place) except? -1

cdef class ExchangeUse(HelperUse):
    cdef int worth(self, Insight eye, LaGranjaState table, int place) except? -1
    cdef int payment_worth(self, Insight eye, int payment) except? -1

cdef class SwapUse(HelperUse):
    cdef int worth(self, Insight eye, LaGranjaState table, int place) except? -1

cdef class DeliveryTileUse(TileUse):
    cdef int worth(self, Insight eye, LaGranjaState table, int effect) except? -1

cdef class SiestaTileUse(TileUse):
    cdef int worth(self, Insight eye, LaGranjaState table, int effect) except? -1

cdef class UpgradeTileUse(TileUse):
    cdef int worth(self, Insight eye, LaGranjaState table, int effect) except? -1
