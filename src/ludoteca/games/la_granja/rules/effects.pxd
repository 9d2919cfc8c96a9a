# Written by hooks/fields from effects.py: change that, then run `make fields`.

cimport cython
from ludoteca.games.la_granja.rules.farm cimport advance, can_draw, draw, gain, is_short, mark_used, move_disc
from ludoteca.games.la_granja.rules.farm cimport pay_points, receive, sources, take_pig, typed_sources
from ludoteca.games.la_granja.rules.loads cimport any_delivery
from ludoteca.games.la_granja.rules.state cimport LaGranjaState

cdef int ADVANCE, AFTER_ROOF, ANYWHERE, ANY_UPGRADE, BUILDING_COUNT, CARD_CHOICE, CARD_COUNT, CHEAP_UPGRADE_TYPED
cdef int COMMODITY, COMMODITY_ON_BUILDING, CRAFT_ACTIVE, CROPS, DELICATESSEN, DELIVER, DIE_BY_ONE, DIE_BY_TWO
cdef int DISCARD_DRAW, DISCARD_FOR_FIELD_GOOD, DOUBLE_VP, DRAW_CARD, EXCHANGE, FIXED_GOOD, FLIP, FLIP_ROOF
cdef int FREE_UPGRADE_TYPED, FROM_ROOF, GOODS, GRAIN, GRAIN_OR_OLIVE, GRAPE, GREENGROCER, HARVEST, HARVEST_FOR_VP
cdef int INCOME_AGAIN, INCOME_BUY_GOOD, INCOME_GOOD, INCOME_HELPER, INCOME_MISSING_GOOD, INCOME_PER_EXTENSIONS
cdef int LATE_INCOME, MARKET_MARKER, MERCHANT_HOUSE, MOVE_TO_STORAGE, NOBODY, NONE, OLIVE, OLIVE_OR_GRAPE, ONE_VP
cdef int PAID_DELIVERY, PAY_DELIVERY, PAY_FLIP_ROOF, PAY_REGROW_FIELD, PAY_VP_PLAY_CARD, PAY_VP_ROUND_SPACE, PICKED
cdef int PIG, PLACE_MARKER, PLAY, REGROW, REGROW_FIELD, REROLL_DIE, REROLL_WHICH, ROOFS, ROOF_CARD, ROOF_DELIVERY
cdef int ROOF_PIG, SELL_CROP, SELL_HARVEST_AT, SELL_PIG_AT, SIESTA, SIESTA_BONUS, SIESTA_STEP, SILVER
cdef int SILVER_AFTER_LAST_DIE, SILVER_FOUR, SILVER_THREE, SILVER_TWO, SWAP_CARD, TAKE_CROP, TAKE_PAIR, TAKE_RESOURCE
cdef int TAKE_UPGRADED, TWO_HARVEST, UPGRADED_GOOD, UPGRADE_GOOD, UPGRADE_ONE, UPGRADE_TWO, USE_SPACE, VP
cdef int VP_SILVER_EXCHANGE

@cython.locals(op=int, per=int, place=int, silver=int)
cpdef void income(LaGranjaState table, int seat, bint again)

@cython.locals(base=int)
cpdef bint has_craft_income(LaGranjaState table, int seat) except -1

@cython.locals(base=int)
cpdef void craft_income(LaGranjaState table, int seat)

@cython.locals(place=int)
cpdef bint can_flip(LaGranjaState table, int seat) except -1

@cython.locals(space=int)
cpdef bint has_empty_hex(LaGranjaState table) except -1

@cython.locals(effect=int, tile=int)
cpdef bint can_use_roof(LaGranjaState table, int seat, int place) except -1

@cython.locals(effect=int, fixed=int, tile=int)
cpdef void use_roof(LaGranjaState table, int seat, int place)

@cython.locals(base=int)
cpdef int stored_crops(LaGranjaState table, int seat) except? -1

@cython.locals(place=int)
cpdef bint has_empty_field(LaGranjaState table, int seat) except -1

@cython.locals(base=int, card=int, first=int, op=int, paid=bint, second=int)
cpdef bint can_use_helper(LaGranjaState table, int seat, int place) except -1

@cython.locals(op=int)
cpdef bint pays_flag(LaGranjaState table, int place) except -1

@cython.locals(op=int)
cpdef void react(LaGranjaState table, int seat, int place)

@cython.locals(crop=int, found=int)
cpdef int missing_crops(LaGranjaState table, int seat) except? -1

@cython.locals(card=int, first=int, op=int, second=int)
cpdef void use_helper(LaGranjaState table, int seat, int place)
