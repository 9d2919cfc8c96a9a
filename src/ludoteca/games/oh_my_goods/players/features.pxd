# Written by hooks/fields from features.py: change that, then run `make fields`.

cimport cython
from ludoteca.core.value cimport Features
from ludoteca.games.oh_my_goods.content.printed cimport Printed
from ludoteca.games.oh_my_goods.players.appraisal cimport Appraiser
from ludoteca.games.oh_my_goods.players.posts cimport makes
from ludoteca.games.oh_my_goods.rules.effects cimport goods_of
from ludoteca.games.oh_my_goods.rules.scoring cimport assistant_points, building_points, coins
from ludoteca.games.oh_my_goods.rules.state cimport OhMyGoodsState

cdef int CHARACTER_FIRST, ENDING, GOOD_ITEM, HAND_ITEM, NONE, QUIET, RESOURCE_COUNT, SLOTS

@cython.locals(base=int, left=double, printed=Printed, wealth=double)
cpdef void describe(Appraiser judge, OhMyGoodsState table, int seat, Features row)

@cython.locals(after=int, most=int, other=int, richest=int, step=int)
cpdef void describe_rivals(OhMyGoodsState table, int seat, int base, Features row)

@cython.locals(
    best=int, card=int, chains=int, extras=int, fields=int, gain=int, goods=int, hands=int, helped=int, helpers=int,
    item=int, offices=int, ready=int, resource=int, runs=int, second=int, shops=int, slot=int, sums=int, towers=int,
    units=int, wanted=int, worth=int
)
cpdef void describe_buildings(OhMyGoodsState table, Printed printed, int seat, double left, Features row)

@cython.locals(best=int, card=int, gain=int, held=int, payable=int, purse=int)
cpdef void describe_hand(Appraiser judge, OhMyGoodsState table, int seat, double left, Features row)
