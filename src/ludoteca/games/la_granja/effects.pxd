cimport cython
from ludoteca.core.decision cimport Options
from ludoteca.games.la_granja.state cimport Table
from ludoteca.games.la_granja.farm cimport advance, buy, buy_price, can_draw, can_flag, draw, free_stalls, gain, has_source, lacks_marker, mark_used, pay_points, sale, source_good, sources, take_pig, typed_sources, upgrade, upgrade_price
from ludoteca.games.la_granja.village cimport any_delivery

cdef int ADVANCE, AFTER_ROOF, ANYWHERE, ANY_UPGRADE, BUILDING_COUNT, CARD_CHOICE, CHEAP_UPGRADE_TYPED, COMMODITY
cdef int COMMODITY_ALTERNATIVE, CRAFT_ACTIVE, CROPS, DELICATESSEN, DELIVER, DIE_BY_ONE, DIE_BY_TWO, DISCARD_DRAW
cdef int DISCARD_FOR_FIELD_GOOD, DOUBLE_VP, DRAW_CARD, EXCHANGE, FIXED_GOOD, FLIP, FLIP_ROOF, FOR_NOTHING
cdef int FREE_BUY, FREE_DRAW, FREE_HARVEST, FREE_HELPER, FREE_MORE_SILVER, FREE_PAIR, FREE_PIG, FREE_PLAY
cdef int FREE_ROOF, FREE_SELL, FREE_SELL_FIELD, FREE_SILVER, FREE_TAKE_BACK, FREE_UPGRADE, FREE_UPGRADES
cdef int FREE_UPGRADE_TYPED, FROM_ROOF, GOODS, GRAIN, GRAIN_OR_OLIVE, GRAPE, GREENGROCER, HARVEST, HARVEST_FOR_VP
cdef int INCOME_AGAIN, INCOME_BUY_GOOD, INCOME_GOOD, INCOME_HELPER, INCOME_MISSING_GOOD, INCOME_PER_EXTENSIONS
cdef int MARKET_MARKER, MERCHANT_HOUSE, MOVE_TO_STORAGE, NOBODY, NONE, OLIVE, OLIVE_OR_GRAPE, ONE_VP
cdef int PAID_DELIVERY, PAY_DELIVERY, PAY_FLIP_ROOF, PAY_REGROW_FIELD, PAY_VP_PLAY_CARD, PIG, PLACE_MARKER, PLAY
cdef int REGROW, REGROW_FIELD, RESOURCES, ROOFS, ROOF_CARD, ROOF_DELIVERY, ROOF_PIG, SELL_CROP, SELL_FROM_FIELDS
cdef int SELL_HARVEST_AT, SELL_PIG_AT, SIESTA, SIESTA_STEP, SILVER, SILVER_FOUR, SILVER_ON_ROOF_USE, SILVER_THREE
cdef int SILVER_TWO, SLOTS, SOURCES, SWAP_CARD, TAKE_BACK, TAKE_CROP, TAKE_PAIR, TAKE_RESOURCE, TAKE_UPGRADED
cdef int TWO_HARVEST, UPGRADED_GOOD, UPGRADE_GOOD, UPGRADE_ONE, UPGRADE_TWO, VP, VP_SILVER_EXCHANGE

@cython.locals(base=int, op=int, per=int, place=int, silver=int)
cpdef void income(Table table, int seat, bint again)
@cython.locals(place=int)
cpdef bint can_flip(Table table, int seat) except? -1
@cython.locals(space=int)
cpdef bint has_empty_hex(Table table) except? -1
@cython.locals(effect=int, tile=int)
cpdef bint can_use_roof(Table table, int seat, int place) except? -1
@cython.locals(effect=int, fixed=int, tile=int)
cpdef void use_roof(Table table, int seat, int place)
@cython.locals(base=int)
cpdef int stored_crops(Table table, int seat) except? -1
@cython.locals(place=int)
cpdef bint has_empty_field(Table table, int seat) except? -1
@cython.locals(base=int, card=int, first=int, op=int, second=int)
cpdef bint can_use_helper(Table table, int seat, int place) except? -1
@cython.locals(card=int, first=int, op=int, second=int)
cpdef void use_helper(Table table, int seat, int place)
@cython.locals(base=int, crop=int, good=int, place=int)
cpdef bint any_free(Table table, int seat) except? -1
cpdef bint can_buy(Table table, int seat, int good) except? -1
@cython.locals(base=int, crop=int, good=int, slot=int, source=int)
cpdef void list_free(Table table, int seat, Options out)
cpdef void list_exchanges(Table table, int seat, Options out)
@cython.locals(crop=int, good=int, source=int)
cpdef void do_free(Table table, int seat, int option)
@cython.locals(place=int)
cpdef void exchange(Table table, int seat, int option)
