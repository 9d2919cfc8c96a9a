cimport cython
from ludoteca.games.la_granja.rules.state cimport LaGranjaState
from ludoteca.games.la_granja.rules.farm cimport is_short, lacks_marker
from ludoteca.games.la_granja.rules.menu cimport can_buy, can_trade, has_grown, has_means

cdef int BUILDING_COUNT, CRAFT_ACTIVE, EXTRAS_DONE, GOODS, GREENGROCER, GROWTH_AHEAD, HARVEST_IF_FIRST
cdef int INCOME_AHEAD, INCOME_BUY_GOOD, LAST_DIE_AHEAD, NONE, PIG, PRICE_CHANGE
cdef int PROTECT_MARKER, ROUNDS, SELL_PIG_AT, SIESTA_BONUS, SLOTS, VP_IF_FIELDS_EMPTY, VP_IF_SILVER

cpdef bint stays_open(LaGranjaState table, int seat, int moment) except? -1
cpdef bint trade_matters(LaGranjaState table, int seat, int moment) except? -1
cpdef bint hangs_on_stock(LaGranjaState table, int seat) except? -1
@cython.locals(op=int, place=int)
cpdef bint hangs_on_the_end(LaGranjaState table, int seat) except? -1
@cython.locals(op=int, place=int)
cpdef bint reacts(LaGranjaState table, int seat) except? -1
