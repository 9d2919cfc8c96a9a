# Written by hooks/fields from features.py: change that, then run `make fields`.

cimport cython
from ludoteca.core.value cimport Features
from ludoteca.games.oh_my_goods.content.printed cimport Printed
from ludoteca.games.oh_my_goods.players.producing cimport makes
from ludoteca.games.oh_my_goods.players.valuing cimport Valuing
from ludoteca.games.oh_my_goods.rules.costs cimport goods_of
from ludoteca.games.oh_my_goods.rules.scoring cimport assistant_points, building_points, coins
from ludoteca.games.oh_my_goods.rules.state cimport OhMyGoodsState

cdef int CHARACTER_FIRST, ENDING, GOOD_ITEM, HAND_ITEM, NONE, NO_ITEM, QUIET, RESOURCE_COUNT, SLOTS

@cython.locals(base=int, left=double, printed=Printed, wealth=double)
cpdef void describe(Valuing judge, OhMyGoodsState table, int seat, Features row)

@cython.locals(after=int, most=int, other=int, richest=int, step=int)
cpdef void describe_rivals(OhMyGoodsState table, int seat, int base, Features row)

@cython.locals(
    best=int, card=int, helped=int, helpers=int, resource=int, second=int, shops=int, slot=int, sums=int, units=int,
    worth=int
)
cpdef void describe_shops(OhMyGoodsState table, Printed printed, int seat, double left, Features row)

@cython.locals(card=int, extras=int, fields=int, offices=int, slot=int, towers=int)
cpdef void describe_others(OhMyGoodsState table, Printed printed, int seat, double left, Features row)

@cython.locals(
    card=int, chains=int, gain=int, goods=int, hands=int, item=int, ready=int, runs=int, slot=int, wanted=int,
    worth=int
)
cpdef void describe_chains(OhMyGoodsState table, Printed printed, int seat, double left, Features row)

@cython.locals(best=int, card=int, gain=int, held=int, payable=int, purse=int)
cpdef void describe_hand(Valuing judge, OhMyGoodsState table, int seat, double left, Features row)
