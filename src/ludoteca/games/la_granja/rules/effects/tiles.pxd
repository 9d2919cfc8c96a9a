# Written by hooks/fields from tiles.py: change that, then run `make fields`.

cimport cython
from ludoteca.games.la_granja.rules.effects.base cimport TileEffect
from ludoteca.games.la_granja.rules.effects.use cimport income
from ludoteca.games.la_granja.rules.farm cimport can_draw, can_flip, gain, sources, take_pig
from ludoteca.games.la_granja.rules.loads cimport any_delivery
from ludoteca.games.la_granja.rules.market cimport has_empty_hex
from ludoteca.games.la_granja.rules.state cimport LaGranjaState

cdef int ADVANCE, ALL_SOURCES, ANYWHERE, CARD_CHOICE, DELIVER, FIXED_GOOD, FLIP_ROOF, FROM_ROOF, GOODS, NONE
cdef int PLACE_MARKER, SILVER, TAKE_CROP, TAKE_PAIR, TAKE_UPGRADED, UPGRADE_GOOD

cdef class HarvestTileEffect(TileEffect):
    cdef public int crops
    cdef void apply(self, LaGranjaState table, int seat, int tile)

cdef class PrintedGoodTileEffect(TileEffect):
    cdef public int crops
    @cython.locals(fixed=int)
    cdef void apply(self, LaGranjaState table, int seat, int tile)

cdef class TwoGoodsTileEffect(TileEffect):
    cdef void apply(self, LaGranjaState table, int seat, int tile)

cdef class PigTileEffect(TileEffect):
    cdef void apply(self, LaGranjaState table, int seat, int tile)

cdef class UpgradedGoodTileEffect(TileEffect):
    cdef void apply(self, LaGranjaState table, int seat, int tile)

cdef class UpgradeTileEffect(TileEffect):
    cdef public int count
    cdef bint possible(self, LaGranjaState table, int seat) except -1
    cdef void apply(self, LaGranjaState table, int seat, int tile)

cdef class SilverTileEffect(TileEffect):
    cdef public int silver
    cdef void apply(self, LaGranjaState table, int seat, int tile)

cdef class PointTileEffect(TileEffect):
    cdef public int vp
    cdef void apply(self, LaGranjaState table, int seat, int tile)

cdef class IncomeTileEffect(TileEffect):
    cdef void apply(self, LaGranjaState table, int seat, int tile)

cdef class DeliveryTileEffect(TileEffect):
    cdef bint possible(self, LaGranjaState table, int seat) except -1
    cdef void apply(self, LaGranjaState table, int seat, int tile)

cdef class PaidDeliveryTileEffect(TileEffect):
    cdef bint possible(self, LaGranjaState table, int seat) except -1
    cdef void apply(self, LaGranjaState table, int seat, int tile)

cdef class CardTileEffect(TileEffect):
    cdef bint possible(self, LaGranjaState table, int seat) except -1
    cdef void apply(self, LaGranjaState table, int seat, int tile)

cdef class FlipTileEffect(TileEffect):
    cdef bint possible(self, LaGranjaState table, int seat) except -1
    cdef void apply(self, LaGranjaState table, int seat, int tile)

cdef class SiestaTileEffect(TileEffect):
    cdef public int fewest
    cdef public int most
    cdef bint possible(self, LaGranjaState table, int seat) except -1
    cdef void apply(self, LaGranjaState table, int seat, int tile)

cdef class MarketTileEffect(TileEffect):
    cdef bint possible(self, LaGranjaState table, int seat) except -1
    cdef void apply(self, LaGranjaState table, int seat, int tile)
