# Written by hooks/fields from payment.py: change that, then run `make fields`.

cimport cython
from ludoteca.core.decision cimport Options
from ludoteca.games.oh_my_goods.rules.state cimport OhMyGoodsState

cdef int FREELY, LARGEST, MORE, NO_ANSWER, PAID, SLOTS, SUMS

@cython.locals(place=int)
cpdef int available(OhMyGoodsState table, int seat, int slot) except? -1

@cython.locals(coins=int, each=int, least=int, left=int, slot=int)
cpdef void list_goods(OhMyGoodsState table, int seat, int price, int given, Options out)

@cython.locals(slot=int)
cpdef bint go_on(OhMyGoodsState table, int seat, int price, int given) except -1

@cython.locals(coins=int, last=int, limit=int)
cpdef int add_given(OhMyGoodsState table, int seat, int given, int slot) except? -1

@cython.locals(coins=int, each=int, event=int, last=int, left=int, limit=int, other=int, reach=int)
cpdef bint in_order(OhMyGoodsState table, int seat, int price, int given, int slot) except -1

@cython.locals(
    _=int, coins=int, each=int, event=int, floor=int, grown=int, least=int, left=int, lowest=int, other=int, sums=int,
    window=int
)
cpdef bint is_needless(OhMyGoodsState table, int seat, int price, int given, int slot) except -1

@cython.locals(slot=int, thrifty=int)
cpdef void propose(OhMyGoodsState table, int seat, int price, int given, int last, Options out)
