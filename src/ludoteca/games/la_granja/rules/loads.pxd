# Written by hooks/fields from loads.py: change that, then run `make fields`.

cimport cython
from ludoteca.games.la_granja.rules.state cimport LaGranjaState
from ludoteca.games.la_granja.rules.village cimport owned, wanted

cdef int CROPS, DOUBLE_DELIVERY, FARM_GOODS, FOOD, GOODS, GRAIN, NONE, OLIVE, SILVER, SLOTS, STORED
cdef int SUBSTITUTE_DELIVERY, TARGETS, WILD_DELIVERY

@cython.locals(goods=int, purse=int)
cpdef int goods_after(LaGranjaState table, int seat, int cost) except? -1

@cython.locals(target=int)
cpdef bint fits(LaGranjaState table, int seat, int targets, int goods) except -1

@cython.locals(count=int, found=int, good=int)
cpdef int double_goods(LaGranjaState table, int seat, int cost) except? -1

cpdef int odd_wanted(LaGranjaState table, int seat, int op, int target, int cost) except? -1

@cython.locals(place=int, target=int)
cpdef bint can_odd(LaGranjaState table, int seat, int op, int targets, int cost) except -1

@cython.locals(goods=int)
cpdef bint any_delivery(LaGranjaState table, int seat, int targets, int cost) except -1
