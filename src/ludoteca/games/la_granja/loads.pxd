cimport cython
from ludoteca.games.la_granja.state cimport Table
from ludoteca.games.la_granja.village cimport owned, wanted

cdef int CROPS, DOUBLE_DELIVERY, FARM_GOODS, FOOD, GOODS, GRAIN, NONE, OLIVE, SILVER, SLOTS, STORED
cdef int SUBSTITUTE_DELIVERY, TARGETS, WILD_DELIVERY

@cython.locals(goods=int, purse=int)
cpdef int goods_after(Table table, int seat, int cost) except? -1
@cython.locals(target=int)
cpdef bint fits(Table table, int seat, int targets, int goods) except? -1
@cython.locals(count=int, found=int, good=int)
cpdef int double_goods(Table table, int seat, int cost) except? -1
cpdef int odd_wanted(Table table, int seat, int op, int target, int cost) except? -1
@cython.locals(place=int, target=int)
cpdef bint can_odd(Table table, int seat, int op, int targets, int cost) except? -1
@cython.locals(goods=int)
cpdef bint any_delivery(Table table, int seat, int targets, int cost) except? -1
