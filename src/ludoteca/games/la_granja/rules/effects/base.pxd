# Written by hooks/fields from base.py: change that, then run `make fields`.

cimport cython
from ludoteca.core.decision cimport Options
from ludoteca.games.la_granja.rules.state cimport LaGranjaState

cdef int EFFECT_COUNT

cdef class HelperEffect:
    cdef bint possible(self, LaGranjaState table, int seat, int place) except -1
    cdef void apply(self, LaGranjaState table, int seat, int place)
    cdef bint pays_flag(self) except -1
    cdef void earn(self, LaGranjaState table, int seat, int place, bint again)
    cdef void pay_out(self, LaGranjaState table, int seat, int place)
    cdef void bred(self, LaGranjaState table, int seat, int place)
    cdef void score(self, LaGranjaState table, int seat, int place)
    cdef int covers(self, LaGranjaState table, int seat, int target, int cost) except? -1
    cdef void deliver(self, LaGranjaState table, int seat, int place, int target, int good)
    cdef void swap(self, LaGranjaState table, int seat, int place, int card)
    cdef void sell(self, LaGranjaState table, int seat, int place)
    cdef void list_payments(self, LaGranjaState table, int seat, int place, Options out)
    cdef void take(self, LaGranjaState table, int seat, int place, int payment)
    cdef bint asks_for_stock(self) except -1
    cdef bint looks_at_end(self) except -1
    cdef bint may_need_marker(self) except -1

cdef class TileEffect:
    cdef bint possible(self, LaGranjaState table, int seat) except -1
    cdef void apply(self, LaGranjaState table, int seat, int tile)

cdef class CraftEffect:
    cdef void complete(self, LaGranjaState table, int seat)
    cdef bint earns(self) except -1
    cdef void earn(self, LaGranjaState table, int seat)
    cdef int steps(self) except? -1
    cdef int deliveries(self) except? -1
    cdef int building_points(self) except? -1
    cdef int barrow_points(self) except? -1

@cython.final
cdef class Catalogue:
    cdef public tuple helpers
    cdef public tuple tiles
    cdef public tuple crafts
    cdef public int[65] for_stock
    cdef public int[65] for_end
    cdef public int[65] for_marker
    @cython.locals(helper=HelperEffect, number=int)
    cpdef void lay_out(self, tuple helpers, tuple tiles, tuple crafts)
    cdef HelperEffect helper(self, LaGranjaState table, int place)
    cdef TileEffect tile(self, LaGranjaState table, int place)
    cdef CraftEffect craft(self, int building)
