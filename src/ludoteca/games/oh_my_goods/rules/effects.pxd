# Written by hooks/fields from effects.py: change that, then run `make fields`.

cimport cython
from ludoteca.games.oh_my_goods.rules.costs cimport can_deliver
from ludoteca.games.oh_my_goods.rules.state cimport OhMyGoodsState

cdef int CHARACTER_FIRST, CHOOSE_SIDE, COPIES, DEAL_ASSISTANT, DEMAND, EFFECTS, EFFECT_WIDTH, END_DELIVER, END_EFFECT
cdef int FIRST_END, IN_DECK, IN_STACK, LONGSDALE_FIRST, MUST_PAY, NATURE, NOBODY, REWARD, THREATEN

cdef class CardEffect:
    cdef public int stage
    cdef void reveal(self, OhMyGoodsState table, int row)
    cdef bint can_answer(self, OhMyGoodsState table, int seat, int row, int times) except -1
    cdef void end_round(self, OhMyGoodsState table, int owner, int row)
    cdef void end_chapter(self, OhMyGoodsState table, int owner, int number, int packed)

cdef class CardEffects:
    cdef public tuple effects

cdef class NewStackEffect(CardEffect):
    @cython.locals(number=int)
    cdef void reveal(self, OhMyGoodsState table, int row)

@cython.locals(card=int, first=int)
cpdef void lay_stack(OhMyGoodsState table, int number)

cdef class NewCharacterEffect(CardEffect):
    @cython.locals(character=int)
    cdef void reveal(self, OhMyGoodsState table, int row)

cdef class MoreAssistantsEffect(CardEffect):
    cdef void reveal(self, OhMyGoodsState table, int row)

cdef class SideChoiceEffect(CardEffect):
    @cython.locals(step=int)
    cdef void reveal(self, OhMyGoodsState table, int row)

cdef class StrengthRewardEffect(CardEffect):
    cdef void end_round(self, OhMyGoodsState table, int owner, int row)
    @cython.locals(base=int)
    cdef void end_chapter(self, OhMyGoodsState table, int owner, int number, int packed)

cdef class StrengthThreatEffect(CardEffect):
    @cython.locals(base=int)
    cdef void end_round(self, OhMyGoodsState table, int owner, int row)

cdef class DeliveryEffect(CardEffect):
    cdef bint can_answer(self, OhMyGoodsState table, int seat, int row, int times) except -1
    cdef void end_chapter(self, OhMyGoodsState table, int owner, int number, int packed)

cdef class GoodsDemandEffect(CardEffect):
    cdef void end_round(self, OhMyGoodsState table, int owner, int row)
    cdef void end_chapter(self, OhMyGoodsState table, int owner, int number, int packed)

cdef class ForcedPaymentEffect(CardEffect):
    cdef void end_chapter(self, OhMyGoodsState table, int owner, int number, int packed)
