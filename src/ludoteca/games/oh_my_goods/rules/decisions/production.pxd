# Written by hooks/fields from production.py: change that, then run `make fields`.

cimport cython
from ludoteca.core.decision cimport Decision, Options, State
from ludoteca.games.oh_my_goods.rules.costs cimport ask_draw, can_chain, can_pair, can_start, could_chain, could_start
from ludoteca.games.oh_my_goods.rules.costs cimport fits, keeps_on, list_sources, missing, shortage, sources
from ludoteca.games.oh_my_goods.rules.piles cimport lay_fed, pass_on
from ludoteca.games.oh_my_goods.rules.state cimport OhMyGoodsState

cdef int ABILITY_WILD, ALL_CARDS, BUILDING, CHAIN, CHAIN_AT, CHAIN_GOOD, CHARACTER_FIRST, DISCARD, DONE_PRODUCING
cdef int EFFICIENT, FOR_GOOD, GOOD_ITEM, NOBODY, NONE, NO_ITEM, NO_LAST_CHAINS, OPENLY, OPEN_CHAIN, PAIR, PRODUCE
cdef int PRODUCE_ON, SLOTS, STOP, TWO_FOR_ONE

cdef class Turn(Decision):
    @cython.locals(table=OhMyGoodsState)
    cpdef void resolve(self, State state, int seat, int owner, int b, int option)

cpdef bint all_chains(OhMyGoodsState table) except -1

@cython.locals(manned=int)
cpdef bint can_make(OhMyGoodsState table, int seat, int slot, bint openly) except -1

cdef class ProduceOn(Decision):
    @cython.locals(chains=bint, slot=int, table=OhMyGoodsState)
    cpdef void resolve(self, State state, int seat, int owner, int b, int option)

cdef class Produce(Decision):
    @cython.locals(slot=int, table=OhMyGoodsState)
    cpdef void options(self, State state, int seat, int a, int b, Options out)
    @cython.locals(table=OhMyGoodsState)
    cpdef void resolve(self, State state, int seat, int a, int b, int option)

@cython.locals(card=int, need=int, place=int, resource=int)
cpdef void start(OhMyGoodsState table, int seat, int slot)

cdef class Discard(Decision):
    @cython.locals(table=OhMyGoodsState)
    cpdef void options(self, State state, int seat, int slot, int packed, Options out)
    @cython.locals(table=OhMyGoodsState)
    cpdef void proposals(self, State state, int seat, int slot, int packed, int last, Options out)
    @cython.locals(halves=int, need=int, resource=int, table=OhMyGoodsState)
    cpdef void resolve(self, State state, int seat, int slot, int packed, int option)

@cython.locals(card=int, halves=int, need=int)
cpdef void list_discards(OhMyGoodsState table, int seat, int packed, int first, bint ordered, Options out)

cdef class OpenChain(Decision):
    @cython.locals(table=OhMyGoodsState)
    cpdef void resolve(self, State state, int seat, int owner, int slot, int option)

cdef class Chain(Decision):
    @cython.locals(table=OhMyGoodsState)
    cpdef void options(self, State state, int seat, int packed, int b, Options out)
    @cython.locals(table=OhMyGoodsState)
    cpdef void proposals(self, State state, int seat, int packed, int b, int last, Options out)
    @cython.locals(card=int, place=int, slot=int, table=OhMyGoodsState)
    cpdef void resolve(self, State state, int seat, int packed, int b, int option)

cpdef void feed(OhMyGoodsState table, int seat, int place, int source)

@cython.locals(slot=int, wanted=int)
cpdef int only_source(OhMyGoodsState table, int seat, int card) except? -1

cpdef void chain_on(OhMyGoodsState table, int seat, int slot)

cdef class ChainGood(Decision):
    @cython.locals(table=OhMyGoodsState)
    cpdef void options(self, State state, int seat, int slot, int b, Options out)
    @cython.locals(table=OhMyGoodsState)
    cpdef void resolve(self, State state, int seat, int slot, int b, int option)
