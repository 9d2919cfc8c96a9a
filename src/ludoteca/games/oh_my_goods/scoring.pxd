cimport cython
from ludoteca.games.oh_my_goods.printed cimport Printed
from ludoteca.games.oh_my_goods.state cimport Table

cdef int FACES, NONE, QUIET, SLOTS
cdef int COINS_PER_POINT

@cython.locals(points=int, slot=int)
cpdef int building_points(Table table, int seat) except? -1

@cython.locals(face=int, points=int)
cpdef int assistant_points(Table table, int seat) except? -1

@cython.locals(found=int, slot=int, stock=int)
cpdef int coins(Table table, int seat) except? -1

@cython.locals(points=int)
cpdef int total(Table table, int seat) except? -1

@cython.locals(printed=Printed)
cpdef bint goal_met(Table table) except? -1
