# Written by hooks/fields from heuristic.py: change that, then run `make fields`.

cimport cython
from ludoteca.core.decision cimport Options, State
from ludoteca.core.heuristic cimport Heuristic
from ludoteca.core.value cimport Features
from ludoteca.games.la_granja.players.errands cimport best_free, free_worth
from ludoteca.games.la_granja.players.features cimport describe
from ludoteca.games.la_granja.players.insight cimport Insight
from ludoteca.games.la_granja.players.worth cimport back_worth, card_worth, change_worth, choice_worth, donkey_worth
from ludoteca.games.la_granja.players.worth cimport marker_worth, side_worth, space_worth, tile_worth
from ludoteca.games.la_granja.rules.farm cimport free_stalls
from ludoteca.games.la_granja.rules.state cimport LaGranjaState

cdef int ADVANCE, BOUGHT_STEP, BUY_AHEAD, BUY_ROOF, CHANGE_DIE, CODES, COST, CRAFT_INCOME, CROPS, DELIVER, DISCARD
cdef int DISCARD_BARROW, DISCARD_HELPER, DONKEY_CHOICE, EXCHANGE, EXTRA, EXTRA_ENTRY, FARM_GOODS, FOOD, FREE, FREE_CARD
cdef int FREE_DELIVER, FREE_PICK, FREE_ROOF_ENTRY, FROM_WHERE, GIVE_POINT, GOODS, HEX_COUNT, INCOME_HELPER, LEAST
cdef int MOST_AHEAD, ODD_DELIVERY, PASS_CARD, PASS_ROOF, PAY_KIND, PAY_NEED, PICK, PIG, PLACE_MARKER, PLAY, PREFILL
cdef int PREPAID, PURSE, READY, REGROW, REMOVE_MARKER, RESOURCES, ROUND_SPACE, SELL_CROP, SIDE, SILVER, SLOTS, SOURCES
cdef int SPACE_CHOICE, STAND_IN, SWAP_CARD, TAKE_BACK, TAKE_CROP, TAKE_PAIR, TAKE_RESOURCE, TAKE_UPGRADED, UPGRADE_GOOD
cdef int VP_SILVER_EXCHANGE

cdef class Greedy(Heuristic):
    cdef public Options menu
    cdef public Insight eye
    @cython.locals(table=LaGranjaState)
    cpdef int weigh(self, State state, int decision, int seat, int a, int b, int option) except? -1
    @cython.locals(table=LaGranjaState)
    cpdef void study(self, State state, int seat)
    @cython.locals(table=LaGranjaState)
    cpdef int habit(self, State state, int decision, int seat, int a, int b, int option) except? -1
    @cython.locals(table=LaGranjaState)
    cpdef void features(self, State state, int seat, Features row)
    @cython.locals(eye=Insight)
    cpdef int judge(self, LaGranjaState table, int decision, int a, int b, int option) except? -1
    @cython.locals(worth=int)
    cpdef int free_first(self, LaGranjaState table) except? -1
    @cython.locals(eye=Insight, worth=int)
    cpdef int judge_delivery(self, LaGranjaState table, int flags, int left, int option) except? -1
    @cython.locals(eye=Insight, first=int, seat=int, second=int)
    cpdef int judge_rest(self, LaGranjaState table, int decision, int a, int option) except? -1
    @cython.locals(good=int, worth=int)
    cpdef int judge_payment(self, LaGranjaState table, int decision, int a, int option) except? -1
