cimport cython
from ludoteca.core.decision cimport Options, State
from ludoteca.core.heuristic cimport Heuristic
from ludoteca.games.la_granja.state cimport Table
from ludoteca.games.la_granja.decisions.farm cimport roof_price
from ludoteca.games.la_granja.farm cimport free_stalls
from ludoteca.games.la_granja.worth cimport barrow_prize, barrow_worth, best_delivery, best_free, card_worth, choice_worth, delivery_worth, extension_worth, field_worth, free_worth, good_worth, helper_worth, marker_worth, missing, need, roof_worth, rounds_left, space_worth, step_worth, stock, upgrade_worth, useful_deliveries, weakest_helper, worth_of

cdef int ADVANCE, BOUGHT_STEP, BUY_AHEAD, BUY_ROOF, CHANGE_DIE, CODES, CROPS, DELIVER, DIE_BY_ONE, DIE_BY_TWO
cdef int DISCARD, DISCARD_BARROW, DISCARD_HELPER, DONKEY_CHOICE, DOUBLE_VP, EXCHANGE, EXTRA_ENTRY, FARM_GOODS
cdef int FOOD, FREE, FREE_CARD, FREE_DELIVER, FREE_PICK, FREE_ROOF_ENTRY, FROM_WHERE, GOODS, HEX_COUNT
cdef int INCOME_HELPER, LEAST, ODD_DELIVERY, PASS_CARD, PASS_ROOF, PAY_KIND, PICK, PIG, PLACE_MARKER, PLAY
cdef int PREFILL, PREPAID, READY, REGROW, REMOVE_MARKER, RESOURCES, ROOFS, ROUND_SPACE, SELL_CROP, SIDE, SILVER
cdef int SLOTS, SOURCES, SPACE_CHOICE, STAND_IN, SWAP_CARD, TAKE_BACK, TAKE_CROP, TAKE_PAIR, TAKE_RESOURCE
cdef int TAKE_UPGRADED, UPGRADE_GOOD, VP_SILVER_EXCHANGE

cdef class Greedy(Heuristic):
    cdef public Options menu
    @cython.locals(table=Table, worth=int)
    cpdef int weigh(self, State state, int decision, int seat, int a, int b, int option) except? -1
    @cython.locals(worth=int)
    cpdef int weigh_delivery(self, Table table, int seat, int flags, int option) except? -1
cpdef int side_worth(Table table, int seat, int card, int side) except? -1
@cython.locals(effect=int, number=int, points=int, worth=int)
cpdef int tile_worth(Table table, int seat, int tile) except? -1
@cython.locals(deliveries=int, donkeys=int, first=int, good=int, hats=int, place=int, second=int)
cpdef int small_worth(Table table, int decision, int seat, int a, int option) except? -1
@cython.locals(here=int)
cpdef int change_worth(Table table, int seat, int value, int option) except? -1
