# Written by hooks/fields from market.py: change that, then run `make fields`.

cimport cython
from ludoteca.core.decision cimport Decision, Options, State
from ludoteca.games.la_granja.rules.farm cimport lacks_marker
from ludoteca.games.la_granja.rules.market cimport hexes_for, is_saved, lift_marker, lower_neighbours, occupy
from ludoteca.games.la_granja.rules.state cimport LaGranjaState

cdef int FOR_HEX, FOR_TILE, HEX_COUNT, NONE, REMOVE_MARKER, REPLACE_BY_CHOICE, TAKE_BACK

cdef class PlaceMarker(Decision):
    @cython.locals(full=bint, space=int, spaces=int, table=LaGranjaState)
    cpdef void options(self, State state, int seat, int value, int b, Options out)
    @cython.locals(table=LaGranjaState)
    cpdef void resolve(self, State state, int seat, int value, int b, int option)

cdef class RemoveMarker(Decision):
    @cython.locals(endangered=int, other=int, table=LaGranjaState)
    cpdef void options(self, State state, int seat, int space, int start, Options out)
    @cython.locals(table=LaGranjaState)
    cpdef void resolve(self, State state, int seat, int space, int start, int option)
