# Written by hooks/fields from turns.py: change that, then run `make fields`.

cimport cython
from ludoteca.games.la_granja.rules.effects.base cimport Catalogue
from ludoteca.games.la_granja.rules.farm cimport has_grown, is_short, lacks_marker
from ludoteca.games.la_granja.rules.menu cimport can_buy, can_trade, has_means
from ludoteca.games.la_granja.rules.state cimport LaGranjaState

cdef Catalogue EFFECTS
cdef int BUILDING_COUNT, CRAFT_ACTIVE, EXTRAS_DONE, GOODS, GREENGROCER, GROWTH_AHEAD, INCOME_AHEAD, LAST_DIE_AHEAD
cdef int NONE, PIG, ROUNDS, SLOTS

cpdef bint stays_open(LaGranjaState table, int seat, int moment) except -1

cpdef bint trade_matters(LaGranjaState table, int seat, int moment) except -1

@cython.locals(card=int, place=int)
cpdef bint hangs_on_stock(LaGranjaState table, int seat) except -1

@cython.locals(card=int, place=int)
cpdef bint hangs_on_the_end(LaGranjaState table, int seat) except -1

@cython.locals(card=int, place=int)
cpdef bint reacts(LaGranjaState table, int seat) except -1
