# Written by hooks/fields from scoring.py: change that, then run `make fields`.

cimport cython
from ludoteca.games.la_granja.rules.effects.base cimport HelperEffect
from ludoteca.games.la_granja.rules.farm cimport fields_all_empty
from ludoteca.games.la_granja.rules.market cimport markers_on_market
from ludoteca.games.la_granja.rules.state cimport LaGranjaState

cdef int FROM_HELPERS, GOODS, NEUTRAL, SILVER

cdef class ScoringEffect(HelperEffect):
    cpdef void score(self, LaGranjaState table, int seat, int place)

cdef class VpIfSilverEffect(ScoringEffect):
    cpdef bint possible(self, LaGranjaState table, int seat, int place) except -1
    cpdef bint looks_at_end(self) except -1

cdef class VpIfFieldsEmptyEffect(ScoringEffect):
    cpdef bint possible(self, LaGranjaState table, int seat, int place) except -1
    cpdef bint looks_at_end(self) except -1

cdef class VpIfMarkersEffect(ScoringEffect):
    cpdef bint possible(self, LaGranjaState table, int seat, int place) except -1

cdef class VpIfMajorityEffect(ScoringEffect):
    @cython.locals(mine=int, other=int)
    cpdef bint possible(self, LaGranjaState table, int seat, int place) except -1

cdef class SiestaScoreBonusEffect(ScoringEffect):
    cpdef bint possible(self, LaGranjaState table, int seat, int place) except -1
