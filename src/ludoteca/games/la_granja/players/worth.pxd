# signed
cimport cython
from ludoteca.games.la_granja.players.insight cimport Insight
from ludoteca.games.la_granja.rules.state cimport LaGranjaState
from ludoteca.games.la_granja.rules.decisions.cards cimport extension_cost
from ludoteca.games.la_granja.rules.decisions.farm cimport roof_price
from ludoteca.games.la_granja.rules.farm cimport free_stalls, sources
from ludoteca.games.la_granja.rules.market cimport lower_neighbours

cdef int BARROW_FULL, BARROW_LATE, BARROW_MANY, BARROW_SHARE, BARROW_SHORT, BARROW_SIZE, BUILDING_COUNT
cdef int CRAFT_ACTIVE, CROPS, DELIVERY_ROUND, DIE_BY_ONE, DIE_BY_TWO, DOUBLE_VP, DRAW_BASE, DRAW_ROUND, EXPOSED
cdef int FARM, FARM_GOODS, FIELD_BASE, FIELD_MANY, FIELD_SAME, GOODS, HAND_ROUND, INCOME_ROUND, IN_HAND, KEEP
cdef int NONE, PAY_NEED, PIG, PLAY_COST, PUSH, REPLACE, ROOFS, ROOF_PRICE, ROOF_ROUND, SIDES, SILVER, SLOTS
cdef int SPACE_PAIR, SPACE_SILVER, STALL_ROUND, SYMBOLS, UPGRADES_COST, WAINWRIGHT
cdef int BACK_AREA, BACK_COMMODITY, BACK_FIELD, BACK_HEX, BACK_NONE, BACK_SYMBOL, COMMODITY, MARKER_ROUND, NEED_GOOD

@cython.locals(base=int, fields=int, weights=cython.p_int, worth=int, yields=int)
cpdef int field_worth(Insight eye, LaGranjaState table, int crop) except? -1
@cython.locals(cost=int, full=int, good=int, short=int, size=int, slot=int, symbol=int, weights=cython.p_int, worth=int)
cpdef int barrow_worth(Insight eye, LaGranjaState table, int card) except? -1
@cython.locals(cost=int, kind=int, paid=int, per=int, weights=cython.p_int)
cpdef int extension_worth(Insight eye, LaGranjaState table, int card) except? -1
@cython.locals(least=int, place=int, worth=int)
cpdef int weakest_helper(Insight eye, LaGranjaState table) except? -1
cpdef int side_worth(Insight eye, LaGranjaState table, int card, int side) except? -1
@cython.locals(best=int, side=int, worth=int)
cpdef int card_worth(Insight eye, LaGranjaState table, int card) except? -1
@cython.locals(best=int, card=int, left=int, worth=int)
cpdef int best_card(Insight eye, LaGranjaState table) except? -1
@cython.locals(best=int, choice=int, first=int, worth=int)
cpdef int space_worth(Insight eye, LaGranjaState table, int value) except? -1
@cython.locals(crop=int, least=int, total=int, worth=int)
cpdef int pair_worth(Insight eye, LaGranjaState table) except? -1
@cython.locals(weights=cython.p_int)
cpdef int choice_worth(Insight eye, LaGranjaState table, int choice) except? -1
@cython.locals(here=int)
cpdef int change_worth(Insight eye, LaGranjaState table, int value, int option) except? -1
@cython.locals(effect=int, number=int, points=int, worth=int)
cpdef int tile_worth(Insight eye, LaGranjaState table, int tile) except? -1
@cython.locals(endangered=int, near=int, other=int, worth=int)
cpdef int marker_worth(Insight eye, LaGranjaState table, int space) except? -1
@cython.locals(kept=int, target=int, weights=cython.p_int)
cpdef int back_worth(Insight eye, LaGranjaState table, int need, int option) except? -1
@cython.locals(bought=int, donkeys=int, later=int, more=int, purse=int, worth=int)
cpdef int donkey_worth(Insight eye, LaGranjaState table, int tile) except? -1
