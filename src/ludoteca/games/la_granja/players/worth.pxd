# Written by hooks/fields from worth.py: change that, then run `make fields`.

cimport cython
from ludoteca.games.la_granja.players.insight cimport Insight
from ludoteca.games.la_granja.rules.decisions.cards cimport extension_cost
from ludoteca.games.la_granja.rules.decisions.farm cimport roof_price
from ludoteca.games.la_granja.rules.decisions.spaces cimport first_choice, last_choice
from ludoteca.games.la_granja.rules.farm cimport free_stalls, sources
from ludoteca.games.la_granja.rules.market cimport lower_neighbours
from ludoteca.games.la_granja.rules.state cimport LaGranjaState

cdef int AS_FIXED, BACK_AREA, BACK_COMMODITY, BACK_FIELD, BACK_HEX, BACK_NONE, BACK_SYMBOL, BARROW_FULL, BARROW_LATE
cdef int BARROW_MANY, BARROW_SHARE, BARROW_SHORT, BARROW_SIZE, BUILDING_COUNT, COMMODITY, CRAFT_ACTIVE, CROPS
cdef int DELIVERY_ROUND, DRAW_BASE, DRAW_ONE, DRAW_ROUND, EXPOSED, FARM, FARM_GOODS, FIELD_BASE, FIELD_MANY, FIELD_SAME
cdef int GOODS, HAND_ROUND, HELPER_DOWN, HELPER_UP, INCOME_ROUND, IN_HAND, KEEP, KEEP_DIE, MARKER_ROUND, NEED_GOOD
cdef int NONE, ONE_CROP, ONE_DELIVERY, PAY_NEED, PIG, PLAY_COST, PLAY_ONE, PUSH, REPLACE, ROOFS, ROOF_PRICE, ROOF_ROUND
cdef int SIDES, SILVER, SLOTS, SPACE_PAIR, SPACE_SILVER, STALL_ROUND, SYMBOLS, TO_BARROW, TO_EXTENSION, TO_FIELD
cdef int TWO_SILVER, TWO_STEPS, TWO_UPGRADES, UPGRADES_COST, UPGRADE_AND_STEP, WAINWRIGHT

@cython.locals(base=int, fields=int, weights="int*", worth=int, yields=int)
cpdef int field_worth(Insight eye, LaGranjaState table, int crop) except? -1

@cython.locals(cost=int, full=int, good=int, short=int, size=int, slot=int, symbol=int, weights="int*", worth=int)
cpdef int barrow_worth(Insight eye, LaGranjaState table, int card) except? -1

@cython.locals(cost=int, kind=int, paid=int, per=int, weights="int*")
cpdef int extension_worth(Insight eye, LaGranjaState table, int card) except? -1

@cython.locals(least=int, place=int, worth=int)
cpdef int weakest_helper(Insight eye, LaGranjaState table) except? -1

cpdef int side_worth(Insight eye, LaGranjaState table, int card, int side) except? -1

@cython.locals(best=int, side=int, worth=int)
cpdef int card_worth(Insight eye, LaGranjaState table, int card) except? -1

@cython.locals(best=int, card=int, left=int, worth=int)
cpdef int best_card(Insight eye, LaGranjaState table) except? -1

@cython.locals(best=int, choice=int, worth=int)
cpdef int space_worth(Insight eye, LaGranjaState table, int value) except? -1

@cython.locals(crop=int, least=int, total=int, worth=int)
cpdef int pair_worth(Insight eye, LaGranjaState table) except? -1

cpdef int choice_worth(Insight eye, LaGranjaState table, int choice) except? -1

cpdef int second_space_worth(Insight eye, LaGranjaState table, int choice) except? -1

cpdef int fifth_space_worth(Insight eye, LaGranjaState table, int choice) except? -1

@cython.locals(here=int)
cpdef int change_worth(Insight eye, LaGranjaState table, int value, int option) except? -1

@cython.locals(number=int, points=int, worth=int)
cpdef int tile_worth(Insight eye, LaGranjaState table, int tile) except? -1

@cython.locals(endangered=int, near=int, other=int, worth=int)
cpdef int marker_worth(Insight eye, LaGranjaState table, int space) except? -1

@cython.locals(kept=int, lost=int, target=int, weights="int*")
cpdef int back_worth(Insight eye, LaGranjaState table, int need, int option) except? -1

@cython.locals(bought=int, donkeys=int, later=int, more=int, purse=int, worth=int)
cpdef int donkey_worth(Insight eye, LaGranjaState table, int tile) except? -1
