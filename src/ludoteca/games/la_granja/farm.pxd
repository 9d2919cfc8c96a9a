cimport cython
from ludoteca.games.la_granja.state cimport Table

cdef int ALL_SOURCES, ANY_HARVEST, BOUGHT, BUILDING_COUNT, CARD_COUNT, COMMODITY, CROPS, DRAW
cdef int AREA_EMPTY, BEING_PLAYED, FOR_REACTION, TO_BUY, TO_GROW, TO_STORE, UNFLAGGED
cdef int EXTRA_DELIVERY_SLOT, FOOD, GOODS, GRAPE, HAND_LIMIT, HELPER_TOKENS, IN_DECK, IN_DISCARD, IN_HAND
cdef int MANY, MARKERS, MEAT, NO_LIMIT, NATURE, NONE, ORIGINS, PIG, PIG_SOURCE, PIG_STALL, PRICE_CHANGE, REVENUE
cdef int SIESTA_BONUS, SILVER, SLOTS, SOLD, SOURCES, SPENT, STORED, TAKE_BACK, TRANSPORT
cdef int UPGRADE_DISCOUNT, USED, VP, WINE

cpdef int stalls(Table table, int seat) except? -1
cpdef int free_stalls(Table table, int seat) except? -1
cpdef int hand_limit(Table table, int seat) except? -1
@cython.locals(more=int)
cpdef int bought_deliveries(Table table, int seat) except? -1
@cython.locals(crop=int, found=int, good=int, place=int, space=int)
cpdef int markers_used(Table table, int seat) except? -1
@cython.locals(fours=int, pairs=int)
cpdef int bits_of(int mask) except? -1
cpdef bint has_flag(Table table, int place) except? -1
cpdef bint lacks_marker(Table table, int seat) except? -1
cpdef bint is_short(Table table, int seat) except? -1
@cython.locals(_number=int)
cpdef void gain(Table table, int seat, int good, int amount)
cpdef void pay_points(Table table, int seat, int points)
cpdef void take_pig(Table table, int seat)
cpdef void house_pigs(Table table, int seat)
@cython.locals(place=int, price=int)
cpdef int buy_price(Table table, int seat, int good) except? -1
@cython.locals(place=int, price=int)
cpdef int sell_price(Table table, int seat, int good) except? -1
@cython.locals(named=int)
cpdef bint applies(Table table, int place, int good) except? -1
@cython.locals(place=int)
cpdef void spend_price_change(Table table, int seat, int half)
@cython.locals(price=int)
cpdef int sale(Table table, int seat, int good) except? -1
cpdef void buy(Table table, int seat, int good)
cpdef void receive(Table table, int seat, int good)
@cython.locals(price=int)
cpdef int upgrade_price(Table table, int seat, int good) except? -1
cpdef int source_good(int source) except? -1
cpdef bint has_source(Table table, int seat, int source) except? -1
@cython.locals(found=int, source=int)
cpdef int sources(Table table, int seat) except? -1
cpdef int typed_sources(int good) except? -1
@cython.locals(crop=int)
cpdef void upgrade(Table table, int seat, int source)
cpdef void grow(Table table, int seat, int crop)
cpdef void mark_used(Table table, int place)
cpdef bint can_flag(Table table, int seat) except? -1
cpdef bint flag_or_lack(Table table, int seat, int place, int need) except? -1
@cython.locals(left=int)
cpdef void draw(Table table, int seat, int amount)
cpdef bint can_draw(Table table) except? -1
@cython.locals(card=int)
cpdef void reshuffle(Table table)
cpdef void take_from_deck(Table table, int card, int place)
cpdef void discard(Table table, int card)
cpdef int next_in_hand(Table table, int seat, int card) except? -1
@cython.locals(end=int, height=int, level=int, other=int, start=int)
cpdef int move_disc(Table table, int seat, int steps) except? -1
@cython.locals(place=int)
cpdef void advance(Table table, int seat, int steps)
