cimport cython
from ludoteca.core.value cimport Features
from ludoteca.games.oh_my_goods.players.appraisal cimport Appraiser
from ludoteca.games.oh_my_goods.rules.effects cimport goods_of
from ludoteca.games.oh_my_goods.players.posts cimport makes
from ludoteca.games.oh_my_goods.content.printed cimport Printed
from ludoteca.games.oh_my_goods.rules.scoring cimport assistant_points, building_points, coins
from ludoteca.games.oh_my_goods.rules.state cimport OhMyGoodsState

cdef int CHARACTER_FIRST, ENDING, GOOD_ITEM, HAND_ITEM, NONE, QUIET, RESOURCE_COUNT, SLOTS

@cython.locals(printed=Printed, left=double, base=int, wealth=double)
cpdef void describe(Appraiser judge, OhMyGoodsState table, int seat, Features row)

@cython.locals(most=int, richest=int, after=int, step=int, other=int)
cdef void describe_rivals(OhMyGoodsState table, int seat, int base, Features row)

@cython.locals(
    best=int, second=int, shops=int, sums=int, units=int, helped=int, helpers=int, offices=int, extras=int, fields=int,
    towers=int, hands=int, chains=int, ready=int, slot=int, card=int, worth=int, resource=int, runs=int, gain=int,
    goods=int, item=int, wanted=int
)
cdef void describe_buildings(OhMyGoodsState table, Printed printed, int seat, double left, Features row)

@cython.locals(held=int, purse=int, best=int, payable=int, card=int, gain=int)
cdef void describe_hand(Appraiser judge, OhMyGoodsState table, int seat, double left, Features row)
