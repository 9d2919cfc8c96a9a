# Written by hooks/fields from piles.py: change that, then run `make fields`.

cimport cython
from ludoteca.games.oh_my_goods.rules.state cimport OhMyGoodsState

cdef int AS_GOOD, NONE, OPENLY, SHOWN_GOOD, UNSEEN

@cython.locals(last=int)
cpdef void lay(OhMyGoodsState table, int place, int card, bint shown)

@cython.locals(before=int, other=int, spot=int)
cpdef void lay_fed(OhMyGoodsState table, int place, int card, bint shown)

@cython.locals(card=int)
cpdef int lift(OhMyGoodsState table, int place) except? -1

@cython.locals(card=int)
cpdef void spend(OhMyGoodsState table, int place)

@cython.locals(card=int)
cpdef void pass_on(OhMyGoodsState table, int source, int place)
