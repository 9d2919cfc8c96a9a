# Written by hooks/fields from village.py: change that, then run `make fields`.

cimport cython
from ludoteca.games.la_granja.rules.farm cimport bits_of, discard, gain, lacks_marker
from ludoteca.games.la_granja.rules.market cimport hexes_for
from ludoteca.games.la_granja.rules.state cimport LaGranjaState

cdef int AFTER_BARROW, AFTER_BUILDING, ANYWHERE, BUILDING_COUNT, BUTCHER, COMMODITY, COMMODITY_ON_BUILDING
cdef int CRAFT_ACTIVE, CRAFT_MUST, CRAFT_NEW, CROPS, DELICATESSEN, DELIVER, EVERY_COMPLETION, EVERY_DELIVERY
cdef int FROM_BARROWS, FROM_BUILDINGS, FROM_HELPERS, GAIN_ON_BUILDING, GOODS, GREENGROCER, MAY_STOP, MERCHANT_HOUSE
cdef int NOBODY, NONE, PLACE_MARKER, ROWS, SIESTA_PRIZE, SILVER, SILVER_ON_BARROW, SLOTS, SPENT, SYMBOLS, TAKE_RESOURCE
cdef int TRANSPORT, VILLAGE_STORE, VP, VP_ON_LATER_COMPLETION, WAINWRIGHT, WITH_FREE

@cython.locals(crop=int, found=int, good=int)
cpdef int owned(LaGranjaState table, int seat) except? -1

cpdef bint may_trade(LaGranjaState table) except -1

cpdef bint is_open(LaGranjaState table, int seat, int building) except -1

@cython.locals(seat=int)
cpdef bint row_taken(LaGranjaState table, int building, int row) except -1

@cython.locals(bit=int, once=int, place=int, start=int, twice=int)
cpdef int row_goods(LaGranjaState table, int building, int row, int filled, int count) except? -1

@cython.locals(building=int, found=int, number=int, row=int)
cpdef int wanted(LaGranjaState table, int seat, int target, int count) except? -1

@cython.locals(bit=int, card=int, once=int, symbol=int, twice=int)
cpdef int barrow_goods(LaGranjaState table, int place, int count) except? -1

@cython.locals(place=int, row=int)
cpdef void claim(LaGranjaState table, int seat, int building, int good, int count)

@cython.locals(building=int, card=int, place=int, row=int, symbol=int)
cpdef void cover(LaGranjaState table, int seat, int target, int good)

cpdef void spend(LaGranjaState table, int seat, int good, bint from_field)

@cython.locals(covered=int, place=int)
cpdef bint needs_marker(LaGranjaState table, int seat, int target, int good) except -1

@cython.locals(building=int, card=int, place=int, row=int)
cpdef void settle_target(LaGranjaState table, int seat, int target)

@cython.locals(first=bint, other=int, place=int, slot=int)
cpdef void complete_building(LaGranjaState table, int seat, int building)

@cython.locals(building=int)
cpdef void unlock(LaGranjaState table, int seat)

@cython.locals(barrows=int, place=int, stop=int)
cpdef void immediate(LaGranjaState table, int seat, int building)

@cython.locals(card=int, place=int, value=int)
cpdef void complete_barrow(LaGranjaState table, int seat, int slot)
