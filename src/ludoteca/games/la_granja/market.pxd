cimport cython
from ludoteca.games.la_granja.state cimport Table
from ludoteca.games.la_granja.farm cimport can_flag, lacks_marker, mark_used

cdef int FOR_HEX, FROM_HELPERS, FROM_MARKET, HEX_COUNT, NEUTRAL, NONE, OWN_MARKER_FREE, PROTECT_MARKER
cdef int REMOVAL_BY_CHOICE, REMOVE_MARKER, TAKE_BACK, VP_ON_REMOVAL

@cython.locals(empty=int, others=int, own=int, space=int)
cpdef int hexes_for(Table table, int seat, int value) except? -1
@cython.locals(found=int, near=int, other=int)
cpdef int lower_neighbours(Table table, int seat, int space) except? -1
@cython.locals(owner=int, slot=int)
cpdef void lift_marker(Table table, int seat, int space)
@cython.locals(slot=int)
cpdef bint is_saved(Table table, int owner) except? -1
@cython.locals(endangered=int)
cpdef void place_marker(Table table, int seat, int space, bint quiet)
@cython.locals(best=int, owner=int, space=int)
cpdef void remove_all(Table table, int seat, int endangered)
@cython.locals(endangered=int, other=int, owner=int)
cpdef void remove_quietly(Table table, int seat, int space)
@cython.locals(away=int, endangered=int, exposed=int, gained=int, nearest=int, other=int, total=int)
cpdef int neutral_worth(Table table, int space) except? -1
@cython.locals(best=int, here=int, space=int, spaces=int, worth=int)
cpdef void neutral_place(Table table, int value)
cpdef bint place_or_lack(Table table, int seat, int space) except? -1
