# Written by hooks/fields from cards.py: change that, then run `make fields`.

cimport cython
from ludoteca.core.decision cimport Decision, Options, State
from ludoteca.games.la_granja.rules.farm cimport discard, draw, grow, hand_limit, house_pigs, next_in_hand
from ludoteca.games.la_granja.rules.menu cimport any_free
from ludoteca.games.la_granja.rules.state cimport LaGranjaState
from ludoteca.games.la_granja.rules.village cimport barrow_goods, cover, settle_target, spend

cdef int AS_BARROW, AS_EXTENSION, AS_FIELD, BEING_PLAYED, CARDS_DONE, CROPS, DISCARD, DISCARD_BARROW, DISCARD_HELPER
cdef int EXTENSION_DISCOUNT, EXTRA_ROOF_SPACE, FARM_GOODS, FIELD_ENTERS_GROWN, FREE, FREE_CARD, GOODS, MAY_PASS, NOBODY
cdef int NONE, PASS_CARD, PAY_KIND, PLAY, PLAY_FREE, PREFILL, PREFILL_BARROW, READY, ROOFS, SIDE, SILVER
cdef int SILVER_ON_EXTENSION, SLOTS, TO_BARROW, TO_EXTENSION, TO_FIELD, TO_HELPER

cdef class Play(Decision):
    @cython.locals(card=int, table=LaGranjaState)
    cpdef void options(self, State state, int seat, int allows, int left, Options out)
    @cython.locals(table=LaGranjaState)
    cpdef void resolve(self, State state, int seat, int allows, int left, int option)

@cython.locals(cost=int)
cpdef int extension_cost(LaGranjaState table, int seat) except? -1

cpdef bint has_kind(LaGranjaState table, int seat, int kind) except -1

@cython.locals(found=int, kind=int)
cpdef int kinds_from(LaGranjaState table, int seat, int start) except? -1

@cython.locals(slot=int)
cpdef int free_barrow(LaGranjaState table, int seat) except? -1

@cython.locals(slot=int)
cpdef int free_helper(LaGranjaState table, int seat) except? -1

@cython.locals(card=int)
cpdef bint may_leave(LaGranjaState table, int seat, int slot) except -1

cdef class Side(Decision):
    @cython.locals(slot=int, table=LaGranjaState)
    cpdef void options(self, State state, int seat, int card, int b, Options out)
    @cython.locals(crop=int, slot=int, table=LaGranjaState)
    cpdef void resolve(self, State state, int seat, int card, int b, int option)

@cython.locals(crop=int, place=int)
cpdef void lay_barrow(LaGranjaState table, int seat, int card, int slot)

cdef class DiscardBarrow(Decision):
    @cython.locals(slot=int)
    cpdef void options(self, State state, int seat, int card, int b, Options out)
    @cython.locals(table=LaGranjaState)
    cpdef void resolve(self, State state, int seat, int card, int b, int option)

cdef class DiscardHelper(Decision):
    @cython.locals(slot=int, table=LaGranjaState)
    cpdef void options(self, State state, int seat, int card, int b, Options out)
    @cython.locals(table=LaGranjaState)
    cpdef void resolve(self, State state, int seat, int card, int b, int option)

cpdef int goods_to_pay(int bill) except? -1

cdef class PayKind(Decision):
    @cython.locals(kind=int, left=int, start=int, table=LaGranjaState)
    cpdef void options(self, State state, int seat, int card, int bill, Options out)
    @cython.locals(kind=int, left=int, table=LaGranjaState)
    cpdef void resolve(self, State state, int seat, int card, int bill, int option)

cdef class Prefill(Decision):
    @cython.locals(crop=int, table=LaGranjaState, wants=int)
    cpdef void options(self, State state, int seat, int slot, int b, Options out)
    @cython.locals(table=LaGranjaState)
    cpdef void resolve(self, State state, int seat, int slot, int b, int option)

cdef class Refill(Decision):
    @cython.locals(limit=int, table=LaGranjaState)
    cpdef void resolve(self, State state, int seat, int owner, int b, int option)

cdef class Discard(Decision):
    @cython.locals(card=int, remaining=int, table=LaGranjaState)
    cpdef void options(self, State state, int seat, int left, int start, Options out)
    @cython.locals(table=LaGranjaState)
    cpdef void resolve(self, State state, int seat, int left, int start, int option)
