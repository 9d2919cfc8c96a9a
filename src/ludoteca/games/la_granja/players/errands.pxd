# Written by hooks/fields from errands.py: change that, then run `make fields`.

cimport cython
from ludoteca.core.decision cimport Options
from ludoteca.games.la_granja.players.insight cimport Insight
from ludoteca.games.la_granja.players.worth cimport best_card, pair_worth
from ludoteca.games.la_granja.rules.farm cimport buy_price, sell_price, source_good, sources, typed_sources
from ludoteca.games.la_granja.rules.farm cimport upgrade_price
from ludoteca.games.la_granja.rules.menu cimport list_free
from ludoteca.games.la_granja.rules.state cimport LaGranjaState

cdef int ANY_UPGRADE, BUY_NEED, CHEAP_UPGRADE_TYPED, COMMODITY, CROPS, DISCARD_DRAW, DISCARD_FOR_FIELD_GOOD, FARM
cdef int FREE_BUY, FREE_DRAW, FREE_HARVEST, FREE_HELPER, FREE_PAIR, FREE_PIG, FREE_PLAY, FREE_ROOF, FREE_SELL
cdef int FREE_SILVER, FREE_UPGRADE, FREE_UPGRADES, FREE_UPGRADE_TYPED, GIVE_POINT, GOODS, HARVEST_FOR_VP
cdef int MOVE_TO_STORAGE, NEED_GOOD, NOTHING, OLIVE, PAID_DELIVERY, PAID_DELIVERY_COST, PAIR_COST, PAY_DELIVERY
cdef int PAY_REGROW_FIELD, PAY_VP_PLAY_CARD, PIG, PIGS_KEPT, PURSE, PURSE_LAST, REGROW_FIELD, REGROW_MARGIN, ROOFS
cdef int ROOF_DELIVERY, SELL_HARVEST_AT, SIESTA, SILVER, SLOTS, SPARE, TILE_DELIVERY, TILE_SIESTA, TRADE_MARGIN
cdef int TRADE_PIG, TRADE_PLAY, TRADE_UPGRADES, TRANSPORT, UPGRADE_ONE, UPGRADE_TWO, VP_SILVER_EXCHANGE

@cython.locals(best=int, place=int, worth=int)
cpdef int best_free(Insight eye, LaGranjaState table, Options menu) except? -1

@cython.locals(good=int, source=int, weights="int*", worth=int)
cpdef int free_worth(Insight eye, LaGranjaState table, int option) except? -1

cpdef bint is_last(Insight eye, LaGranjaState table) except -1

cpdef int purse(Insight eye, LaGranjaState table) except? -1

@cython.locals(kept=int, weights="int*")
cpdef int exchange_worth(Insight eye, LaGranjaState table, int option) except? -1

@cython.locals(effect=int)
cpdef int roof_use_worth(Insight eye, LaGranjaState table, int slot) except? -1

@cython.locals(card=int, found=int, op=int, silver=int, weights="int*", worth=int)
cpdef int helper_use_worth(Insight eye, LaGranjaState table, int place) except? -1

@cython.locals(best=int, crop=int, worth=int)
cpdef int regrow_worth(Insight eye, LaGranjaState table, int op) except? -1

@cython.locals(crop=int)
cpdef bint has_spare_crop(Insight eye, LaGranjaState table) except -1
