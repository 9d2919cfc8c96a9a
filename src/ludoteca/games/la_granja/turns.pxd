cimport cython
from ludoteca.games.la_granja.state cimport Table
from ludoteca.games.la_granja.farm cimport is_short, lacks_marker
from ludoteca.games.la_granja.menu cimport can_buy, can_trade, has_grown, has_means

cdef int BUILDING_COUNT, CRAFT_ACTIVE, EXTRAS_DONE, GOODS, GREENGROCER, GROWTH_AHEAD, HARVEST_IF_FIRST
cdef int INCOME_AHEAD, INCOME_BUY_GOOD, LAST_DIE_AHEAD, NONE, PIG, PRICE_CHANGE
cdef int PROTECT_MARKER, ROUNDS, SELL_PIG_AT, SIESTA_BONUS, SLOTS, VP_IF_FIELDS_EMPTY, VP_IF_SILVER

cpdef bint stays_open(Table table, int seat, int moment) except? -1
cpdef bint trade_matters(Table table, int seat, int moment) except? -1
cpdef bint hangs_on_stock(Table table, int seat) except? -1
@cython.locals(op=int, place=int)
cpdef bint hangs_on_the_end(Table table, int seat) except? -1
@cython.locals(op=int, place=int)
cpdef bint reacts(Table table, int seat) except? -1
