# Written by hooks/fields from village.py: change that, then run `make fields`.

cimport cython
from ludoteca.core.bits cimport count_bits
from ludoteca.games.la_granja.rules.effects.base cimport Catalogue
from ludoteca.games.la_granja.rules.effects.use cimport barrow_points, building_points
from ludoteca.games.la_granja.rules.farm cimport discard, gain, lacks_marker
from ludoteca.games.la_granja.rules.market cimport hexes_for
from ludoteca.games.la_granja.rules.state cimport LaGranjaState

cdef Catalogue EFFECTS
cdef int AFTER_BARROW, AFTER_BUILDING, BUILDING_COUNT, COMMODITY, COMMODITY_ON_BUILDING, CRAFT_NEW, CROPS
cdef int EVERY_COMPLETION, EVERY_DELIVERY, FROM_BARROWS, FROM_BUILDINGS, FROM_HELPERS, GAIN_ON_BUILDING, GOODS, NOBODY
cdef int NONE, PLACE_MARKER, ROWS, SILVER, SILVER_ON_BARROW, SLOTS, SPENT, SYMBOLS, TRANSPORT, VP
cdef int VP_ON_LATER_COMPLETION

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

@cython.locals(card=int, place=int, value=int)
cpdef void complete_barrow(LaGranjaState table, int seat, int slot)
