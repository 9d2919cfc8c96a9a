cimport cython
from ludoteca.core.decision cimport Options
from ludoteca.games.la_granja.state cimport Table
from ludoteca.games.la_granja.decisions.cards cimport extension_cost, has_kind
from ludoteca.games.la_granja.farm cimport bits_of, buy_price, free_stalls, source_good, sources, upgrade_price
from ludoteca.games.la_granja.menu cimport list_free
from ludoteca.games.la_granja.village cimport is_open, lower_neighbours, owned, wanted

cdef int BUILDING_COUNT, CARD_COUNT, COMMODITY, CROPS, DISCARD_DRAW, DISCARD_FOR_FIELD_GOOD, FARM_GOODS, FOOD
cdef int FREE_BUY, FREE_DRAW, FREE_HARVEST, FREE_HELPER, FREE_MORE_SILVER, FREE_PAIR, FREE_PIG, FREE_PLAY
cdef int FREE_ROOF, FREE_SELL, FREE_SILVER, FREE_TAKE_BACK, FREE_UPGRADE, FREE_UPGRADES, GOODS, GRAPE
cdef int HARVEST_FOR_VP, LEAST, MEAT, MOVE_TO_STORAGE, NONE, PAID_DELIVERY, PAY_DELIVERY, PAY_REGROW_FIELD
cdef int PAY_VP_PLAY_CARD, PIG, ROOFS, ROOF_DELIVERY, ROUNDS, ROWS, SELL_HARVEST_AT, SIESTA, SILVER, SLOTS
cdef int SOURCES, SYMBOLS, TRANSPORT, VP, VP_SILVER_EXCHANGE, WINE
cdef tuple CRAFT_WORTH
cdef tuple GOOD_WORTH
cdef tuple HELPER_WORTH
cdef tuple ROOF_WORTH
cdef int[10] GOOD_TABLE
cdef int[65] HELPER_TABLE
cdef int[22] ROOF_TABLE
cdef int[6] CRAFT_TABLE

cpdef int worth_of(int good) except? -1
cpdef int roof_worth(int effect) except? -1
cpdef int rounds_left(Table table) except? -1
@cython.locals(found=int)
cpdef int stock(Table table, int seat, int good) except? -1
@cython.locals(prize=int)
cpdef int barrow_prize(Table table, int card) except? -1
@cython.locals(prize=int)
cpdef int building_prize(Table table, int building) except? -1
@cython.locals(card=int, place=int, row=int)
cpdef int missing(Table table, int seat, int target) except? -1
@cython.locals(card=int, count=int, found=int, good=int, have=int, place=int, row=int, symbol=int)
cpdef int lacking(Table table, int seat, int target) except? -1
cpdef int target_prize(Table table, int seat, int target) except? -1
@cython.locals(left=int, prize=int, short=int)
cpdef int delivery_worth(Table table, int seat, int target) except? -1
@cython.locals(best=int, demand=int, left=int, share=int, target=int)
cpdef int need(Table table, int seat, int good) except? -1
cpdef int good_worth(Table table, int seat, int good) except? -1
@cython.locals(gain=int, good=int, result=int, wanting=int)
cpdef int upgrade_worth(Table table, int seat, int source) except? -1
@cython.locals(base=int, fields=int, yields=int)
cpdef int field_worth(Table table, int seat, int crop) except? -1
cpdef int helper_worth(Table table, int card) except? -1
@cython.locals(cost=int, full=int, good=int, place=int, short=int, size=int, symbol=int, worth=int)
cpdef int barrow_worth(Table table, int seat, int card) except? -1
@cython.locals(cost=int, kind=int, paid=int, per=int, yields=int)
cpdef int extension_worth(Table table, int seat, int card) except? -1
@cython.locals(best=int, other=int)
cpdef int card_worth(Table table, int seat, int card) except? -1
@cython.locals(least=int, place=int, worth=int)
cpdef int weakest_helper(Table table, int seat) except? -1
@cython.locals(best=int, fit=int, good=int, goods=int, target=int, worth=int)
cpdef int best_delivery(Table table, int seat) except? -1
@cython.locals(count=int, found=int, good=int, target=int, total=int)
cpdef int useful_deliveries(Table table, int seat) except? -1
@cython.locals(best=int, choice=int, worth=int)
cpdef int space_worth(Table table, int seat, int value) except? -1
cpdef int choice_space(int choice) except? -1
@cython.locals(best=int, crop=int, worth=int)
cpdef int best_crop(Table table, int seat) except? -1
@cython.locals(best=int, found=int, source=int, worth=int)
cpdef int best_upgrade(Table table, int seat, int allowed) except? -1
@cython.locals(end=int, start=int)
cpdef int step_worth(Table table, int seat, int steps) except? -1
cpdef int choice_worth(Table table, int seat, int choice) except? -1
@cython.locals(best=int, card=int, worth=int)
cpdef int best_card(Table table, int seat) except? -1
@cython.locals(good=int, last=int, price=int, source=int)
cpdef int free_worth(Table table, int seat, int option) except? -1
@cython.locals(effect=int)
cpdef int roof_use_worth(Table table, int seat, int slot) except? -1
@cython.locals(card=int, op=int)
cpdef int helper_use_worth(Table table, int seat, int place) except? -1
@cython.locals(crop=int)
cpdef bint spare_crop(Table table, int seat) except? -1
@cython.locals(best=int, place=int, worth=int)
cpdef int best_free(Table table, int seat, Options menu) except? -1
@cython.locals(endangered=int, near=int, other=int, worth=int)
cpdef int marker_worth(Table table, int seat, int space) except? -1
