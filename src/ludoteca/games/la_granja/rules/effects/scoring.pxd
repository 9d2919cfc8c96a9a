# Written by hooks/fields from scoring.py: change that, then run `make fields`.

cimport cython
from ludoteca.games.la_granja.rules.effects.base cimport HelperEffect
from ludoteca.games.la_granja.rules.farm cimport fields_all_empty
from ludoteca.games.la_granja.rules.market cimport markers_on_market
from ludoteca.games.la_granja.rules.state cimport LaGranjaState

cdef int FROM_HELPERS, GOODS, NEUTRAL, SILVER

cdef class ScoringEffect(HelperEffect):
    cdef void score(self, LaGranjaState table, int seat, int place)

cdef class VpIfSilverEffect(ScoringEffect):
    cdef bint possible(self, LaGranjaState table, int seat, int place) except -1
    cdef bint looks_at_end(self) except -1

cdef class VpIfFieldsEmptyEffect(ScoringEffect):
    cdef bint possible(self, LaGranjaState table, int seat, int place) except -1
    cdef bint looks_at_end(self) except -1

cdef class VpIfMarkersEffect(ScoringEffect):
    cdef bint possible(self, LaGranjaState table, int seat, int place) except -1

cdef class VpIfMajorityEffect(ScoringEffect):
    @cython.locals(mine=int, other=int)
    cdef bint possible(self, LaGranjaState table, int seat, int place) except -1

cdef class SiestaScoreBonusEffect(ScoringEffect):
    cdef bint possible(self, LaGranjaState table, int seat, int place) except -1
