# Written by hooks/fields from insight.py: change that, then run `make fields`.

cimport cython
from ludoteca.core.decision cimport Options
from ludoteca.games.la_granja.rules.farm cimport source_good
from ludoteca.games.la_granja.rules.state cimport LaGranjaState
from ludoteca.games.la_granja.rules.village cimport may_trade, wanted

cdef int BUILDING_COUNT, BUILDING_NOW, BUTCHER, COMMODITY, COST, CRAFTS, CRAFT_ACTIVE, CROPS, DISC_POINT, DISC_STEP
cdef int FINISHING, FOOD, GOODS, GRAPE, HELPER_COST, HELPER_SHARE, LOCKED, MARKER_ROUND, MEAT, NEED_BASE, NEED_GOOD
cdef int NEED_SHORT, NEED_SIZE, NONE, PART_LOAD, PIG, PURSE, PURSE_LAST, ROOF_SHARE, ROUNDS, ROWS, SHARE_BASE
cdef int SHARE_SHORT, SILVER, SLOTS, SOURCES, SYMBOLS, TARGETS, TRANSPORT, UNLOCKING, UPGRADE_GIVE, UPGRADE_LOSS
cdef int UPGRADE_NEED, VILLAGE_STORE, WINE

@cython.final
cdef class Insight:
    cdef public int[128] weights
    cdef public int[65] helper_worths
    cdef public int[65] by_building
    cdef public int[22] tile_worths
    cdef public Options menu
    cdef public int seat
    cdef public int left
    cdef public bint trades
    cdef public int[10] stock
    cdef public int[10] pull
    cdef public int[10] need
    cdef public int[10] demand
    cdef public int[10] used
    cdef public int[9] wants
    cdef public int[9] size
    cdef public int[9] short
    cdef public int[9] prize
    @cython.locals(
        base=int, building=int, card=int, covered=int, crop=int, good=int, place=int, row=int, slot=int, target=int
    )
    cpdef void study(self, LaGranjaState table, int seat)
    @cython.locals(good=int, mask=int, share=int, short=int, size=int, symbol=int)
    cdef void look(self, int target, int* goods, int start, int count, int covered, bint locked)
    @cython.locals(prize=int)
    cpdef int barrow_prize(self, LaGranjaState table, int card) except? -1
    @cython.locals(prize=int)
    cpdef int building_prize(self, LaGranjaState table, int building) except? -1
    @cython.locals(effect=int, place=int, rows=int, worth=int)
    cpdef int helper_worth(self, LaGranjaState table, int card) except? -1
    cpdef int roof_worth(self, int effect) except? -1
    cpdef bint is_last(self, LaGranjaState table) except -1
    cpdef int purse(self, LaGranjaState table) except? -1
    cpdef int good_worth(self, LaGranjaState table, int good) except? -1
    @cython.locals(best=int, crop=int, worth=int)
    cpdef int best_crop(self, LaGranjaState table) except? -1
    @cython.locals(gain=int, good=int, result=int, wanting=int)
    cpdef int upgrade_worth(self, int source) except? -1
    @cython.locals(best=int, source=int, worth=int)
    cpdef int best_upgrade(self, int found) except? -1
    @cython.locals(end=int, points=int, start=int)
    cpdef int step_worth(self, LaGranjaState table, int steps) except? -1
    @cython.locals(prize=int, short=int, size=int)
    cpdef int delivery_worth(self, int target, int left) except? -1
    @cython.locals(best=int, fit=int, good=int, goods=int, target=int, worth=int)
    cpdef int best_delivery(self, int left) except? -1
    @cython.locals(best=int, chosen=int, done=int, size=int, spare=int, target=int, total=int)
    cpdef int haul(self, int left) except? -1
