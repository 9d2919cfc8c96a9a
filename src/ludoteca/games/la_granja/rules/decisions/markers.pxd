# Written by hooks/fields from markers.py: change that, then run `make fields`.

cimport cython
from ludoteca.core.decision cimport Decision, Options, State
from ludoteca.games.la_granja.rules.decisions.carrying cimport carry_from
from ludoteca.games.la_granja.rules.decisions.farm cimport first_piglet
from ludoteca.games.la_granja.rules.effects.base cimport Catalogue
from ludoteca.games.la_granja.rules.effects.use cimport use_helper
from ludoteca.games.la_granja.rules.farm cimport has_flag
from ludoteca.games.la_granja.rules.market cimport occupy
from ludoteca.games.la_granja.rules.state cimport LaGranjaState

cdef Catalogue EFFECTS
cdef int AREA_EMPTY, BACK_AREA, BACK_COMMODITY, BACK_FIELD, BACK_FLAG, BACK_HEX, BACK_NONE, BACK_SYMBOL, BUILDING_COUNT
cdef int COMMODITY, CROPS, FOR_FLAG, FOR_HELPER, FOR_HEX, FOR_REACTION, FOR_SYMBOL, FOR_TILE, GOODS, LACK_MUST, NONE
cdef int PIG, ROWS, SLOTS, STORED, SYMBOLS, TAKE_BACK, TARGETS, TO_BREED, TO_BUY, TO_GROW, UNFLAGGED

cdef class TakeBack(Decision):
    @cython.locals(
        building=int, covered=int, crop=int, good=int, place=int, slot=int, space=int, table=LaGranjaState, target=int
    )
    cpdef void options(self, State state, int seat, int need, int where, Options out)
    @cython.locals(table=LaGranjaState)
    cpdef void resolve(self, State state, int seat, int need, int where, int option)

cpdef bint is_owed(LaGranjaState table, int need, int where) except -1

cpdef void use_chosen(LaGranjaState table, int seat, int place)

@cython.locals(filled=int, found=int, place=int, start=int, symbol=int)
cpdef int covered_goods(LaGranjaState table, int seat, int target) except? -1

cpdef void take_back(LaGranjaState table, int seat, int option)

@cython.locals(number=int, place=int, start=int, symbol=int)
cpdef void uncover(LaGranjaState table, int seat, int target, int good)
