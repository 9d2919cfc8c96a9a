# Written by hooks/fields from loads.py: change that, then run `make fields`.

cimport cython
from ludoteca.games.la_granja.rules.effects.base cimport Catalogue, HelperEffect
from ludoteca.games.la_granja.rules.state cimport LaGranjaState
from ludoteca.games.la_granja.rules.village cimport owned, wanted

cdef Catalogue EFFECTS
cdef int CROPS, FARM_GOODS, GOODS, NONE, SILVER, SUBSTITUTE_DELIVERY, TARGETS, WILD_DELIVERY

@cython.locals(goods=int, purse=int)
cpdef int goods_after(LaGranjaState table, int seat, int cost) except? -1

@cython.locals(target=int)
cpdef bint fits(LaGranjaState table, int seat, int targets, int goods) except -1

@cython.locals(count=int, found=int, good=int)
cpdef int double_goods(LaGranjaState table, int seat, int cost) except? -1

@cython.locals(bent=HelperEffect, place=int, target=int)
cpdef bint can_bend(LaGranjaState table, int seat, int effect, int targets, int cost) except -1

@cython.locals(goods=int)
cpdef bint any_delivery(LaGranjaState table, int seat, int targets, int cost) except -1
