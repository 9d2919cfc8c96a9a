# Written by hooks/fields from turns.py: change that, then run `make fields`.

cimport cython
from ludoteca.games.la_granja.rules.farm cimport is_short, lacks_marker
from ludoteca.games.la_granja.rules.menu cimport can_buy, can_trade, has_grown, has_means
from ludoteca.games.la_granja.rules.state cimport LaGranjaState

cdef int BUILDING_COUNT, CRAFT_ACTIVE, EXTRAS_DONE, GOODS, GREENGROCER, GROWTH_AHEAD, HARVEST_IF_FIRST, INCOME_AHEAD
cdef int INCOME_BUY_GOOD, LAST_DIE_AHEAD, NONE, PIG, PRICE_CHANGE, PROTECT_MARKER, ROUNDS, SELL_PIG_AT, SIESTA_BONUS
cdef int SLOTS, VP_IF_FIELDS_EMPTY, VP_IF_SILVER

cpdef bint stays_open(LaGranjaState table, int seat, int moment) except -1

cpdef bint trade_matters(LaGranjaState table, int seat, int moment) except -1

cpdef bint hangs_on_stock(LaGranjaState table, int seat) except -1

@cython.locals(op=int, place=int)
cpdef bint hangs_on_the_end(LaGranjaState table, int seat) except -1

@cython.locals(op=int, place=int)
cpdef bint reacts(LaGranjaState table, int seat) except -1
