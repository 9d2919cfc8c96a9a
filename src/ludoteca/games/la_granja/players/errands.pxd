# Written by hooks/fields from errands.py: change that, then run `make fields`.

cimport cython
from ludoteca.core.decision cimport Options
from ludoteca.games.la_granja.players.insight cimport Insight
from ludoteca.games.la_granja.players.uses cimport Uses
from ludoteca.games.la_granja.players.worth cimport best_card, pair_worth
from ludoteca.games.la_granja.rules.farm cimport buy_price, sell_price, source_good, sources, upgrade_price
from ludoteca.games.la_granja.rules.menu cimport list_free
from ludoteca.games.la_granja.rules.state cimport LaGranjaState

cdef Uses USES
cdef int BUY_NEED, COMMODITY, FREE_BUY, FREE_DRAW, FREE_HARVEST, FREE_HELPER, FREE_PAIR, FREE_PIG, FREE_PLAY, FREE_ROOF
cdef int FREE_SELL, FREE_SILVER, FREE_UPGRADE, FREE_UPGRADES, LEAST, NEED_GOOD, NOTHING, NO_TRADE, OLIVE, PAIR_COST
cdef int PIG, PIGS_KEPT, PURSE_LAST, ROOFS, SILVER, SLOTS, TRADE_MARGIN, TRADE_PIG, TRADE_PLAY, TRADE_UPGRADES

@cython.locals(worth=int)
cpdef int free_first(Insight eye, LaGranjaState table) except? -1

@cython.locals(best=int, menu=Options, place=int, worth=int)
cpdef int best_free(Insight eye, LaGranjaState table) except? -1

@cython.locals(place=int)
cpdef int free_worth(Insight eye, LaGranjaState table, int option) except? -1

cpdef int buying_worth(Insight eye, LaGranjaState table, int good) except? -1

cpdef int selling_worth(Insight eye, LaGranjaState table, int good) except? -1

@cython.locals(worth=int)
cpdef int upgrading_worth(Insight eye, LaGranjaState table, int source) except? -1

@cython.locals(kept=int, weights="int*", worth=int)
cpdef int exchange_worth(Insight eye, LaGranjaState table, int option) except? -1
