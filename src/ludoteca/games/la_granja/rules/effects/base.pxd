# Written by hooks/fields from base.py: change that, then run `make fields`.

cimport cython
from ludoteca.core.decision cimport Options
from ludoteca.games.la_granja.rules.state cimport LaGranjaState

cdef class HelperEffect:
    cpdef bint possible(self, LaGranjaState table, int seat, int place) except -1
    cpdef void apply(self, LaGranjaState table, int seat, int place)
    cpdef bint pays_flag(self) except -1
    cpdef void earn(self, LaGranjaState table, int seat, int place, bint again)
    cpdef void pay_out(self, LaGranjaState table, int seat, int place)
    cpdef void bred(self, LaGranjaState table, int seat, int place)
    cpdef void score(self, LaGranjaState table, int seat, int place)
    cpdef int covers(self, LaGranjaState table, int seat, int target, int cost) except? -1
    cpdef void deliver(self, LaGranjaState table, int seat, int place, int target, int good)
    cpdef void swap(self, LaGranjaState table, int seat, int place, int card)
    cpdef void sell(self, LaGranjaState table, int seat, int place)
    cpdef void list_payments(self, LaGranjaState table, int seat, int place, Options out)
    cpdef void take(self, LaGranjaState table, int seat, int place, int payment)
    cpdef bint asks_for_stock(self) except -1
    cpdef bint looks_at_end(self) except -1
    cpdef bint may_need_marker(self) except -1

cdef class TileEffect:
    cpdef bint possible(self, LaGranjaState table, int seat) except -1
    cpdef void apply(self, LaGranjaState table, int seat, int tile)

cdef class CraftEffect:
    cpdef void complete(self, LaGranjaState table, int seat)
    cpdef bint earns(self) except -1
    cpdef void earn(self, LaGranjaState table, int seat)
    cpdef int steps(self) except? -1
    cpdef int deliveries(self) except? -1
    cpdef int building_points(self) except? -1
    cpdef int barrow_points(self) except? -1

@cython.final
cdef class Catalogue:
    cdef public tuple helpers
    cdef public tuple tiles
    cdef public tuple crafts
    cpdef HelperEffect helper(self, LaGranjaState table, int place)
    cpdef TileEffect tile(self, LaGranjaState table, int place)
    cpdef CraftEffect craft(self, int building)
