cimport cython
from ludoteca.core.decision cimport Decision, Options, State
from ludoteca.games.la_granja.state cimport Table
from ludoteca.games.la_granja.market cimport place_marker

cdef int BACK_BARROW, BACK_COMMODITY, BACK_FIELD, BACK_HEX, BACK_NONE, BACK_ROW, BUILDING_COUNT, COMMODITY, CROPS
cdef int FOR_HEX, FOR_NOTHING, GOODS, LACK_MUST, NONE, SLOTS, STORED

cdef class TakeBack(Decision):
    @cython.locals(building=int, crop=int, good=int, slot=int, space=int, table=Table)
    cpdef void options(self, State state, int seat, int need, int where, Options out)
    @cython.locals(table=Table)
    cpdef void resolve(self, State state, int seat, int need, int where, int option)
@cython.locals(place=int, symbol=int)
cpdef void take_back(Table table, int seat, int option)
