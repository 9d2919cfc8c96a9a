cimport cython
from ludoteca.core.decision cimport Options, State
from ludoteca.games.oh_my_goods.printed cimport Printed
from ludoteca.games.oh_my_goods.piles cimport spend
from ludoteca.games.oh_my_goods.state cimport Table

cdef int ABILITY_PAY, ABILITY_WILD, ALL_CARDS, BARE_MOST, CHARACTER_COUNT, CHARACTER_FIRST, COPIES, DRAW
cdef int DRAW_CARD, DRAW_GOOD, EFFECTS, EFFECT_WIDTH, EVENT_COUNT, FOR_GOOD, FOR_HAND, GOOD_ITEM, HAND_ITEM, IN_DECK, IN_HAND, IN_STACK
cdef int LONGSDALE_FIRST, MOVES_GO_ON, MOVE_PRICE, NATURE, NOBODY, NONE, NO_ITEM, OP_BUILD, QUIET, RESOURCE_COUNT, REVEAL, SLOPPY, SLOTS
cdef int SWAP, TWO_FOR_ONE

cpdef void ask_draw(Table table, int purpose, int target, int left)

@cython.locals(card=int, left=int)
cpdef bint is_bare(Table table) except? -1

@cython.locals(_=int, place=int, seat=int, slot=int, step=int, without=int)
cpdef bint swap_goods(Table table) except? -1

@cython.locals(kind=int, need=int)
cpdef int missing(Table table, int seat, int card, int resource) except? -1

@cython.locals(card=int, resource=int, units=int)
cpdef int shortage(Table table, int seat, int slot) except? -1

@cython.locals(card=int, found=int)
cpdef int in_hand(Table table, int seat, int resource, int most) except? -1

@cython.locals(card=int, found=int)
cpdef int in_characters(Table table, int seat, int ability) except? -1

@cython.locals(cards=int)
cpdef bint can_cover(Table table, int seat, int need, int single, int wild, int spent) except? -1

@cython.locals(card=int, lack=int, need=int, resource=int, single=int)
cpdef bint can_start(Table table, int seat, int slot) except? -1

@cython.locals(need=int)
cpdef bint could_start(Table table, int seat, int slot) except? -1

@cython.locals(resource=int)
cpdef int fits(Table table, int card) except? -1

@cython.locals(found=int, other=int)
cpdef int in_hand_after(Table table, int seat, int resource, int card, bint ordered) except? -1

@cython.locals(lack=int, resource=int, single=int, spent=int, used=int, wild=int)
cpdef bint keeps_on(Table table, int seat, int card, int need, int halves, bint ordered) except? -1

@cython.locals(resource=int, single=int)
cpdef bint can_pair(Table table, int seat, int need) except? -1

@cython.locals(found=int, kind=int, place=int, slot=int, wanted=int)
cpdef int sources(Table table, int seat, int card, int item) except? -1

@cython.locals(card=int)
cpdef bint can_chain(Table table, int seat, int slot) except? -1

@cython.locals(card=int, item=int, kind=int)
cpdef bint could_chain(Table table, int seat, int slot) except? -1

@cython.locals(held=int, kind=int, place=int, slot=int, wanted=int)
cpdef void list_sources(Table table, int seat, int card, int item, int first, Options out)

@cython.locals(printed=Printed, base=int, chosen=int, colours=int, numbers=int, place=int, price=int)
cpdef int build_price(Table table, int card) except? -1

@cython.locals(price=int)
cpdef int hire_price(Table table, int face) except? -1

@cython.locals(event=int, price=int)
cpdef int move_price(Table table) except? -1

@cython.locals(found=int, place=int)
cpdef int could_hold(Table table, int seat, int ability) except? -1

@cython.locals(coins=int, extra=int)
cpdef bint can_afford(Table table, int seat, int price, bint openly) except? -1

@cython.locals(needed=int)
cpdef bint can_build(Table table, int seat, int card, bint openly) except? -1

@cython.locals(card=int, first=int)
cpdef bint can_build_from(Table table, int seat, int number, bint openly) except? -1

@cython.locals(colour=int)
cpdef bint can_hire(Table table, int seat, int face, bint openly) except? -1

@cython.locals(found=int, place=int, slot=int)
cpdef int goods_of(Table table, int seat, int good) except? -1

@cython.locals(effect="int*", count=int, pair=int)
cpdef bint can_deliver(Table table, int seat, int base) except? -1

@cython.locals(mask=int, slot=int)
cpdef int open_places(Table table, int seat) except? -1
