cimport cython
from ludoteca.games.la_granja.rules.state cimport LaGranjaState
from ludoteca.games.la_granja.rules.farm cimport advance, can_draw, draw, gain, is_short, mark_used, move_disc, pay_points, receive, sources, take_pig, typed_sources
from ludoteca.games.la_granja.rules.loads cimport any_delivery

cdef int ADVANCE, AFTER_ROOF, ANYWHERE, ANY_UPGRADE, BUILDING_COUNT, CARD_CHOICE, CHEAP_UPGRADE_TYPED, COMMODITY
cdef int CRAFT_ACTIVE, CROPS, DELICATESSEN, DELIVER, DIE_BY_ONE, DIE_BY_TWO, DISCARD_DRAW, DISCARD_FOR_FIELD_GOOD
cdef int DOUBLE_VP, DRAW_CARD, EXCHANGE, FIXED_GOOD, FLIP, FLIP_ROOF, FREE_UPGRADE_TYPED, FROM_ROOF, GOODS, GRAIN
cdef int GRAIN_OR_OLIVE, GRAPE, GREENGROCER, HARVEST, HARVEST_FOR_VP, INCOME_AGAIN, INCOME_BUY_GOOD, INCOME_GOOD
cdef int INCOME_HELPER, INCOME_MISSING_GOOD, INCOME_PER_EXTENSIONS, MARKET_MARKER, MERCHANT_HOUSE
cdef int MOVE_TO_STORAGE, NOBODY, NONE, OLIVE, OLIVE_OR_GRAPE, ONE_VP, PAID_DELIVERY, PAY_DELIVERY, PAY_FLIP_ROOF
cdef int PAY_REGROW_FIELD, PAY_VP_PLAY_CARD, PLACE_MARKER, PLAY, REGROW, REGROW_FIELD, ROOFS, ROOF_CARD
cdef int ROOF_DELIVERY, ROOF_PIG, SELL_CROP, SELL_HARVEST_AT, SELL_PIG_AT, SIESTA, SIESTA_STEP, SILVER
cdef int CARD_COUNT, PICKED, SILVER_FOUR, SILVER_THREE, SILVER_TWO, SWAP_CARD, TAKE_CROP, TAKE_PAIR
cdef int TAKE_RESOURCE, TAKE_UPGRADED, TWO_HARVEST, UPGRADED_GOOD, UPGRADE_GOOD, UPGRADE_ONE, UPGRADE_TWO, VP
cdef int COMMODITY_ON_BUILDING, LATE_INCOME, PAY_VP_ROUND_SPACE, PIG, SIESTA_BONUS, SILVER_AFTER_LAST_DIE
cdef int REROLL_DIE, REROLL_WHICH, USE_SPACE, VP_SILVER_EXCHANGE

@cython.locals(op=int, per=int, place=int, silver=int)
cpdef void income(LaGranjaState table, int seat, bint again)
@cython.locals(base=int)
cpdef bint has_craft_income(LaGranjaState table, int seat) except? -1
@cython.locals(base=int)
cpdef void craft_income(LaGranjaState table, int seat)
@cython.locals(place=int)
cpdef bint can_flip(LaGranjaState table, int seat) except? -1
@cython.locals(space=int)
cpdef bint has_empty_hex(LaGranjaState table) except? -1
@cython.locals(effect=int, paid=bint, tile=int)
cpdef bint can_use_roof(LaGranjaState table, int seat, int place) except? -1
@cython.locals(effect=int, fixed=int, tile=int)
cpdef void use_roof(LaGranjaState table, int seat, int place)
@cython.locals(base=int)
cpdef int stored_crops(LaGranjaState table, int seat) except? -1
@cython.locals(place=int)
cpdef bint has_empty_field(LaGranjaState table, int seat) except? -1
@cython.locals(base=int, card=int, first=int, op=int, paid=bint, second=int)
cpdef bint can_use_helper(LaGranjaState table, int seat, int place) except? -1
@cython.locals(op=int)
cpdef bint pays_flag(LaGranjaState table, int place) except? -1
@cython.locals(op=int)
cpdef void react(LaGranjaState table, int seat, int place)
@cython.locals(crop=int, found=int)
cpdef int missing_crops(LaGranjaState table, int seat) except? -1
@cython.locals(card=int, first=int, op=int, second=int)
cpdef void use_helper(LaGranjaState table, int seat, int place)
