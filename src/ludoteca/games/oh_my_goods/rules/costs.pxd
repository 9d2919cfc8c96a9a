# Written by hooks/fields from costs.py: change that, then run `make fields`.

cimport cython
from ludoteca.core.decision cimport Options
from ludoteca.games.oh_my_goods.content.printed cimport Printed
from ludoteca.games.oh_my_goods.rules.piles cimport spend
from ludoteca.games.oh_my_goods.rules.state cimport OhMyGoodsState

cdef int ABILITY_PAY, ABILITY_WILD, ALL_CARDS, BARE_MOST, CHARACTER_COUNT, CHARACTER_FIRST, COPIES, DRAW, DRAW_CARD
cdef int DRAW_GOOD, EVENT_COUNT, FOR_GOOD, FOR_HAND, GOOD_ITEM, HAND_ITEM, IN_DECK, IN_HAND, IN_STACK, LONGSDALE_FIRST
cdef int MOVES_GO_ON, MOVE_PRICE, NATURE, NOBODY, NONE, NO_ITEM, QUIET, RESOURCE_COUNT, REVEAL, SLOPPY, SLOTS, SWAP
cdef int TWO_FOR_ONE

cpdef void ask_draw(OhMyGoodsState table, int purpose, int target, int left)

@cython.locals(card=int, left=int)
cpdef bint is_bare(OhMyGoodsState table) except -1

@cython.locals(_=int, place=int, seat=int, slot=int, step=int, without=int)
cpdef bint swap_goods(OhMyGoodsState table) except -1

@cython.locals(kind=int, need=int)
cpdef int missing(OhMyGoodsState table, int seat, int card, int resource) except? -1

@cython.locals(card=int, resource=int, units=int)
cpdef int shortage(OhMyGoodsState table, int seat, int slot) except? -1

@cython.locals(card=int, found=int)
cpdef int in_hand(OhMyGoodsState table, int seat, int resource, int most) except? -1

@cython.locals(card=int, found=int)
cpdef int in_characters(OhMyGoodsState table, int seat, int ability) except? -1

@cython.locals(cards=int)
cpdef bint can_cover(OhMyGoodsState table, int seat, int need, int single, int wild, int spent) except -1

@cython.locals(card=int, lack=int, need=int, resource=int, single=int)
cpdef bint can_start(OhMyGoodsState table, int seat, int slot) except -1

@cython.locals(need=int)
cpdef bint could_start(OhMyGoodsState table, int seat, int slot) except -1

@cython.locals(resource=int)
cpdef int fits(OhMyGoodsState table, int card) except? -1

@cython.locals(found=int, other=int)
cpdef int in_hand_after(OhMyGoodsState table, int seat, int resource, int card, bint ordered) except? -1

@cython.locals(lack=int, resource=int, single=int, spent=int, used=int, wild=int)
cpdef bint keeps_on(OhMyGoodsState table, int seat, int card, int need, int halves, bint ordered) except -1

@cython.locals(resource=int, single=int)
cpdef bint can_pair(OhMyGoodsState table, int seat, int need) except -1

@cython.locals(found=int, kind=int, place=int, slot=int, wanted=int)
cpdef int sources(OhMyGoodsState table, int seat, int card, int item) except? -1

@cython.locals(card=int)
cpdef bint can_chain(OhMyGoodsState table, int seat, int slot) except -1

@cython.locals(card=int, item=int, kind=int)
cpdef bint could_chain(OhMyGoodsState table, int seat, int slot) except -1

@cython.locals(held=int, kind=int, place=int, slot=int, wanted=int)
cpdef void list_sources(OhMyGoodsState table, int seat, int card, int item, int first, Options out)

@cython.locals(printed=Printed)
cpdef int build_price(OhMyGoodsState table, int card) except? -1

@cython.locals(price=int)
cpdef int hire_price(OhMyGoodsState table, int face) except? -1

@cython.locals(event=int, price=int)
cpdef int move_price(OhMyGoodsState table) except? -1

@cython.locals(found=int, place=int)
cpdef int could_hold(OhMyGoodsState table, int seat, int ability) except? -1

@cython.locals(coins=int, extra=int)
cpdef bint can_afford(OhMyGoodsState table, int seat, int price, bint openly) except -1

@cython.locals(needed=int)
cpdef bint can_build(OhMyGoodsState table, int seat, int card, bint openly) except -1

@cython.locals(card=int, first=int)
cpdef bint can_build_from(OhMyGoodsState table, int seat, int number, bint openly) except -1

@cython.locals(colour=int)
cpdef bint can_hire(OhMyGoodsState table, int seat, int face, bint openly) except -1

@cython.locals(found=int, place=int, slot=int)
cpdef int goods_of(OhMyGoodsState table, int seat, int good) except? -1

@cython.locals(count=int, effect="int*", pair=int)
cpdef bint can_deliver(OhMyGoodsState table, int seat, int base) except -1

@cython.locals(mask=int, slot=int)
cpdef int open_places(OhMyGoodsState table, int seat) except? -1
