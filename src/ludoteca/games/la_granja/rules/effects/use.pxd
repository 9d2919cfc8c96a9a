# Written by hooks/fields from use.py: change that, then run `make fields`.

cimport cython
from ludoteca.games.la_granja.rules.effects.base cimport Catalogue
from ludoteca.games.la_granja.rules.farm cimport mark_used
from ludoteca.games.la_granja.rules.state cimport LaGranjaState

cdef Catalogue EFFECTS
cdef int AFTER_ROOF, BUILDING_COUNT, CARD_COUNT, CRAFT_ACTIVE, GOODS, LATE_INCOME, NOBODY, NONE, SILVER

@cython.locals(card=int)
cpdef bint can_use_helper(LaGranjaState table, int seat, int place) except -1

cpdef bint pays_flag(LaGranjaState table, int place) except -1

cpdef void use_helper(LaGranjaState table, int seat, int place)

cpdef bint can_use_roof(LaGranjaState table, int seat, int place) except -1

@cython.locals(tile=int)
cpdef void use_roof(LaGranjaState table, int seat, int place)

cpdef bint at_work(LaGranjaState table, int seat, int building) except -1

@cython.locals(building=int)
cpdef bint has_craft_income(LaGranjaState table, int seat) except -1

@cython.locals(building=int)
cpdef void craft_income(LaGranjaState table, int seat)

@cython.locals(building=int, found=int)
cpdef int more_steps(LaGranjaState table, int seat) except? -1

@cython.locals(building=int, found=int)
cpdef int more_deliveries(LaGranjaState table, int seat) except? -1

@cython.locals(building=int, found=int)
cpdef int building_points(LaGranjaState table, int seat) except? -1

@cython.locals(building=int, found=int)
cpdef int barrow_points(LaGranjaState table, int seat) except? -1

@cython.locals(place=int)
cpdef void income(LaGranjaState table, int seat, bint again)
