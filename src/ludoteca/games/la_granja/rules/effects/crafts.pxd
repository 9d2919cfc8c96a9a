# Written by hooks/fields from crafts.py: change that, then run `make fields`.

cimport cython
from ludoteca.games.la_granja.rules.effects.base cimport CraftEffect
from ludoteca.games.la_granja.rules.farm cimport gain
from ludoteca.games.la_granja.rules.state cimport LaGranjaState

cdef int ANYWHERE, COMMODITY, CRAFT_MUST, DELIVER, FROM_BUILDINGS, MAY_STOP, NOBODY, NONE, SIESTA_PRIZE, SILVER, SLOTS
cdef int TAKE_RESOURCE, WITH_FREE

cdef class MerchantHouseEffect(CraftEffect):
    cdef public int silver
    cdef void complete(self, LaGranjaState table, int seat)
    cdef bint earns(self) except -1
    cdef void earn(self, LaGranjaState table, int seat)

cdef class DelicatessenEffect(CraftEffect):
    cdef public int commodities
    cdef void complete(self, LaGranjaState table, int seat)
    cdef bint earns(self) except -1
    cdef void earn(self, LaGranjaState table, int seat)

cdef class GreengrocerEffect(CraftEffect):
    cdef void complete(self, LaGranjaState table, int seat)
    cdef bint earns(self) except -1
    cdef void earn(self, LaGranjaState table, int seat)

cdef class WainwrightEffect(CraftEffect):
    cdef public int more_deliveries
    cdef public int more_steps
    @cython.locals(stop=int)
    cdef void complete(self, LaGranjaState table, int seat)
    cdef int deliveries(self) except? -1
    cdef int steps(self) except? -1

cdef class VillageStoreEffect(CraftEffect):
    cdef public int vp
    cdef void complete(self, LaGranjaState table, int seat)
    cdef int building_points(self) except? -1

cdef class ButcherEffect(CraftEffect):
    cdef public int vp
    @cython.locals(place=int)
    cdef void complete(self, LaGranjaState table, int seat)
    cdef int barrow_points(self) except? -1
