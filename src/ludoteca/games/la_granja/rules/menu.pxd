# Written by hooks/fields from menu.py: change that, then run `make fields`.

cimport cython
from ludoteca.core.decision cimport Options
from ludoteca.games.la_granja.rules.effects.use cimport can_use_helper, can_use_roof, pays_flag, use_helper, use_roof
from ludoteca.games.la_granja.rules.farm cimport buy, buy_price, can_draw, draw, flag_or_lack, free_stalls, gain
from ludoteca.games.la_granja.rules.farm cimport has_grown, has_source, mark_used, sale, source_good, sources
from ludoteca.games.la_granja.rules.farm cimport stored_crops, upgrade, upgrade_price
from ludoteca.games.la_granja.rules.state cimport LaGranjaState

cdef int ALL_CROPS, ALL_SOURCES, COMMODITY, COMMODITY_ALTERNATIVE, CROPS, FOR_HELPER, FREE_BUY, FREE_DRAW, FREE_HARVEST
cdef int FREE_HELPER, FREE_MORE_SILVER, FREE_PAIR, FREE_PIG, FREE_PLAY, FREE_ROOF, FREE_SELL, FREE_SELL_FIELD
cdef int FREE_SILVER, FREE_UPGRADE, FREE_UPGRADES, GOODS, NONE, PIG, PLAY, RESOURCES, ROOFS, SELL_FROM_FIELDS, SILVER
cdef int SLOTS, SOURCES, TAKE_CROP, TAKE_PAIR, UPGRADE_GOOD

@cython.locals(base=int)
cpdef bint any_free(LaGranjaState table, int seat) except -1

@cython.locals(place=int)
cpdef bint has_means(LaGranjaState table, int seat) except -1

@cython.locals(base=int, crop=int, good=int)
cpdef bint can_trade(LaGranjaState table, int seat) except -1

cpdef bint can_buy(LaGranjaState table, int seat, int good) except -1

@cython.locals(base=int, crop=int, good=int, slot=int, source=int)
cpdef void list_free(LaGranjaState table, int seat, Options out)

cpdef void list_exchanges(LaGranjaState table, int seat, Options out)

@cython.locals(crop=int, good=int, place=int, source=int)
cpdef void do_free(LaGranjaState table, int seat, int option)

@cython.locals(place=int)
cpdef void exchange(LaGranjaState table, int seat, int option)
