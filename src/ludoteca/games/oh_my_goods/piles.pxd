cimport cython
from ludoteca.games.oh_my_goods.state cimport Table

cdef int AS_GOOD, NONE, OPENLY, SHOWN_GOOD, UNSEEN

@cython.locals(last=int)
cpdef void lay(Table table, int place, int card, bint shown)

@cython.locals(before=int, other=int, spot=int)
cpdef void lay_fed(Table table, int place, int card, bint shown)

@cython.locals(card=int)
cpdef int lift(Table table, int place) except? -1

@cython.locals(card=int)
cpdef void spend(Table table, int place)

@cython.locals(card=int)
cpdef void pass_on(Table table, int source, int place)
