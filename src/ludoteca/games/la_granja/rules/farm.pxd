# Written by hooks/fields from farm.py: change that, then run `make fields`.

cimport cython
from ludoteca.core.bits cimport count_bits
from ludoteca.games.la_granja.rules.effects.base cimport Catalogue
from ludoteca.games.la_granja.rules.state cimport LaGranjaState

cdef Catalogue EFFECTS
cdef int ALL_SOURCES, ANY_HARVEST, AREA_EMPTY, BEING_PLAYED, BOUGHT, BUILDING_COUNT, CARD_COUNT, COMMODITY, CROPS, DRAW
cdef int EXTRA_DELIVERY_SLOT, FOOD, FOR_REACTION, GOODS, GRAIN, GRAPE, HAND_LIMIT, HELPER_TOKENS, IN_DECK, IN_DISCARD
cdef int IN_HAND, MANY, MARKERS, MEAT, NATURE, NONE, NO_LIMIT, OLIVE, ORIGINS, PIG, PIG_SOURCE, PIG_STALL, PRICE_CHANGE
cdef int REVENUE, ROOFS, SIESTA_BONUS, SILVER, SLOTS, SOLD, SOURCES, SPENT, STORED, TAKE_BACK, TO_BUY, TO_GROW
cdef int TO_STORE, TRANSPORT, UNFLAGGED, UPGRADE_DISCOUNT, USED, VP, WINE

cpdef int stalls(LaGranjaState table, int seat) except? -1

cpdef int free_stalls(LaGranjaState table, int seat) except? -1

cpdef int hand_limit(LaGranjaState table, int seat) except? -1

@cython.locals(more=int)
cpdef int bought_deliveries(LaGranjaState table, int seat) except? -1

@cython.locals(crop=int, found=int, good=int, place=int, space=int)
cpdef int markers_used(LaGranjaState table, int seat) except? -1

cpdef bint has_flag(LaGranjaState table, int place) except -1

cpdef bint lacks_marker(LaGranjaState table, int seat) except -1

cpdef bint is_short(LaGranjaState table, int seat) except -1

@cython.locals(_number=int)
cpdef void gain(LaGranjaState table, int seat, int good, int amount)

cpdef void pay_points(LaGranjaState table, int seat, int points)

cpdef void take_pig(LaGranjaState table, int seat)

cpdef void house_pigs(LaGranjaState table, int seat)

@cython.locals(card=int, place=int, price=int)
cpdef int buy_price(LaGranjaState table, int seat, int good) except? -1

@cython.locals(card=int, place=int, price=int)
cpdef int sell_price(LaGranjaState table, int seat, int good) except? -1

@cython.locals(named=int)
cpdef bint applies(LaGranjaState table, int card, int good) except -1

@cython.locals(card=int, place=int)
cpdef void spend_price_change(LaGranjaState table, int seat, int half)

@cython.locals(price=int)
cpdef int sale(LaGranjaState table, int seat, int good) except? -1

cpdef void buy(LaGranjaState table, int seat, int good)

cpdef void receive(LaGranjaState table, int seat, int good)

@cython.locals(price=int)
cpdef int upgrade_price(LaGranjaState table, int seat, int good) except? -1

cpdef int source_good(int source) except? -1

cpdef bint has_source(LaGranjaState table, int seat, int source) except -1

@cython.locals(found=int, source=int)
cpdef int sources(LaGranjaState table, int seat) except? -1

cpdef int typed_sources(int good) except? -1

@cython.locals(crop=int)
cpdef void upgrade(LaGranjaState table, int seat, int source)

cpdef void grow(LaGranjaState table, int seat, int crop)

@cython.locals(base=int)
cpdef int stored_crops(LaGranjaState table, int seat) except? -1

@cython.locals(place=int)
cpdef bint has_empty_field(LaGranjaState table, int seat) except -1

@cython.locals(place=int)
cpdef bint has_grown(LaGranjaState table, int seat) except -1

cpdef bint fields_all_empty(LaGranjaState table, int seat) except -1

@cython.locals(crop=int, found=int)
cpdef int missing_crops(LaGranjaState table, int seat) except? -1

@cython.locals(place=int)
cpdef bint can_flip(LaGranjaState table, int seat) except -1

cpdef bint may_flip(LaGranjaState table, int place) except -1

cpdef void mark_used(LaGranjaState table, int place)

cpdef bint can_flag(LaGranjaState table, int seat) except -1

cpdef bint flag_or_lack(LaGranjaState table, int seat, int place, int need) except -1

@cython.locals(left=int)
cpdef void draw(LaGranjaState table, int seat, int amount)

cpdef bint can_draw(LaGranjaState table) except -1

@cython.locals(card=int)
cpdef void reshuffle(LaGranjaState table)

cpdef void take_from_deck(LaGranjaState table, int card, int place)

cpdef void discard(LaGranjaState table, int card)

cpdef int next_in_hand(LaGranjaState table, int seat, int card) except? -1

@cython.locals(end=int, height=int, level=int, other=int, start=int)
cpdef int move_disc(LaGranjaState table, int seat, int steps) except? -1

@cython.locals(place=int)
cpdef void advance(LaGranjaState table, int seat, int steps)
