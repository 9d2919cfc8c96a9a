# Written by hooks/fields from market.py: change that, then run `make fields`.

cimport cython
from ludoteca.games.la_granja.rules.farm cimport can_flag, mark_used
from ludoteca.games.la_granja.rules.state cimport LaGranjaState

cdef int DELUXE_EDITION, FARTHEST, FRENCH_EDITION, FROM_HELPERS, FROM_MARKET, HARDEST_NEUTRAL, HEX_COUNT
cdef int MARKET_TILE_REMOVES, NEUTRAL, NONE, OWN_MARKER_FREE, PROTECT_MARKER, REMOVAL_BY_CHOICE, REMOVE_MARKER
cdef int VP_ON_REMOVAL

@cython.locals(empty=int, others=int, own=int, space=int)
cpdef int hexes_for(LaGranjaState table, int seat, int value) except? -1

@cython.locals(space=int)
cpdef bint has_empty_hex(LaGranjaState table) except -1

@cython.locals(found=int, space=int)
cpdef int markers_on_market(LaGranjaState table, int owner) except? -1

@cython.locals(found=int, near=int, other=int)
cpdef int lower_neighbours(LaGranjaState table, int seat, int space) except? -1

@cython.locals(owner=int, slot=int)
cpdef void lift_marker(LaGranjaState table, int seat, int space)

@cython.locals(slot=int)
cpdef bint is_saved(LaGranjaState table, int owner) except -1

@cython.locals(endangered=int)
cpdef void place_marker(LaGranjaState table, int seat, int space, bint quiet)

@cython.locals(best=int, owner=int, space=int)
cpdef void remove_all(LaGranjaState table, int seat, int endangered)

@cython.locals(endangered=int, other=int, owner=int)
cpdef void remove_quietly(LaGranjaState table, int seat, int space)

@cython.locals(away=int, endangered=int, exposed=int, from_neutral=int, from_seat=int, gained=int, other=int, total=int)
cpdef int neutral_worth(LaGranjaState table, int space) except? -1

@cython.locals(best=int, here=int, space=int, spaces=int, worth=int)
cpdef void neutral_place(LaGranjaState table, int value)

cpdef void occupy(LaGranjaState table, int seat, int space, bint tile)
