# Written by hooks/fields from paying.py: change that, then run `make fields`.

cimport cython
from ludoteca.core.decision cimport Decision, Options, State
from ludoteca.games.oh_my_goods.rules.payment cimport add_given, go_on, list_goods, propose
from ludoteca.games.oh_my_goods.rules.state cimport OhMyGoodsState

cdef int FREELY, MORE, PAID

cdef class Payment(Decision):
    cdef public int number
    @cython.locals(table=OhMyGoodsState)
    cpdef void options(self, State state, int seat, int price, int given, Options out)
    @cython.locals(table=OhMyGoodsState)
    cpdef void proposals(self, State state, int seat, int price, int given, int last, Options out)
    @cython.locals(table=OhMyGoodsState)
    cpdef void resolve(self, State state, int seat, int price, int given, int option)
    cpdef void give(self, OhMyGoodsState table, int seat, int slot)
    cpdef void finish(self, OhMyGoodsState table, int seat)
