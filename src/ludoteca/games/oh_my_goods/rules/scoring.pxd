# Written by hooks/fields from scoring.py: change that, then run `make fields`.

cimport cython
from ludoteca.games.oh_my_goods.content.printed cimport Printed
from ludoteca.games.oh_my_goods.rules.state cimport OhMyGoodsState

cdef int COINS_PER_POINT, FACES, NONE, QUIET, SLOTS

@cython.locals(points=int, slot=int)
cpdef int building_points(OhMyGoodsState table, int seat) except? -1

@cython.locals(face=int, points=int)
cpdef int assistant_points(OhMyGoodsState table, int seat) except? -1

@cython.locals(found=int, slot=int, stock=int)
cpdef int coins(OhMyGoodsState table, int seat) except? -1

@cython.locals(points=int)
cpdef int total(OhMyGoodsState table, int seat) except? -1

@cython.locals(printed=Printed)
cpdef bint goal_met(OhMyGoodsState table) except -1
