# Written by hooks/fields from rounds.py: change that, then run `make fields`.

cimport cython
from ludoteca.core.decision cimport Decision, Options, State
from ludoteca.games.oh_my_goods.content.printed cimport Printed
from ludoteca.games.oh_my_goods.rules.decisions.deal cimport begin_event
from ludoteca.games.oh_my_goods.rules.decisions.delivery cimport ask_delivery
from ludoteca.games.oh_my_goods.rules.effects cimport can_deliver, goods_of
from ludoteca.games.oh_my_goods.rules.piles cimport spend
from ludoteca.games.oh_my_goods.rules.state cimport OhMyGoodsState

cdef int ALL_IN_CHAPTER, CARDS, CHARACTER_FIRST, CHOOSE_SIDE, CLEAR, COPIES, DEAL_ASSISTANT, DEAL_EVENT, DELIVER
cdef int DEMAND, DRAW, EFFECTS, EFFECT_WIDTH, END_COUNT, END_DELIVER, END_EFFECT, END_ROUND, FIRST_END, FLEETING
cdef int FOR_MARKET, GOOD_COUNT, IN_DECK, IN_HAND, IN_STACK, IN_SUNRISE, IN_SUNSET, LONGSDALE_FIRST, MEET_GOAL
cdef int MOST_ROUNDS, MUST_PAY, NATURE, NEW_CARDS, NO, NOBODY, NONE, OPENLY, OP_ASSISTANTS, OP_CHARACTER, OP_DECISION
cdef int OP_DELIVER, OP_DEMAND, OP_MUST_PAY, OP_REWARD, OP_STACK, OP_THREAT, PAY, PLANS, QUIET, RESOURCE_COUNT, REWARD
cdef int ROUND, SLOTS, THREATEN, TURN, YES

cdef class Round(Decision):
    @cython.locals(seats=int, step=int, table=OhMyGoodsState)
    cpdef void resolve(self, State state, int seat, int number, int active, int option)

cdef class EventEffect(Decision):
    @cython.locals(base=int, figure=int, op=int, printed=Printed, step=int, table=OhMyGoodsState)
    cpdef void resolve(self, State state, int seat, int event, int place, int option)

@cython.locals(card=int, first=int)
cpdef void lay_stack(OhMyGoodsState table, int number)

cdef class ChooseSide(Decision):
    cpdef void options(self, State state, int seat, int a, int b, Options out)
    @cython.locals(table=OhMyGoodsState)
    cpdef void resolve(self, State state, int seat, int a, int b, int option)

cdef class EndRound(Decision):
    @cython.locals(table=OhMyGoodsState)
    cpdef void resolve(self, State state, int seat, int a, int b, int option)
    @cython.locals(base=int, owner=int, row=int, step=int, turn=int)
    cpdef void ask_all(self, OhMyGoodsState table, int wanted)
    cpdef void threaten(self, OhMyGoodsState table, int owner, int base)

cdef class Threaten(Decision):
    @cython.locals(slot=int, table=OhMyGoodsState)
    cpdef void resolve(self, State state, int seat, int owner, int coins, int option)

cdef class Clear(Decision):
    @cython.locals(card=int, owner=int, resource=int, table=OhMyGoodsState)
    cpdef void resolve(self, State state, int seat, int a, int b, int option)

cpdef int end_after(OhMyGoodsState table, int card) except? -1

cdef class EndEffect(Decision):
    @cython.locals(base=int, listed=bint, more=bint, op=int, owner=int, table=OhMyGoodsState, times=int, turn=int)
    cpdef void resolve(self, State state, int seat, int number, int packed, int option)

cdef class EndDeliver(Decision):
    cpdef void options(self, State state, int seat, int number, int packed, Options out)
    @cython.locals(table=OhMyGoodsState)
    cpdef void resolve(self, State state, int seat, int number, int packed, int option)

cdef class MeetGoal(Decision):
    cpdef void options(self, State state, int seat, int a, int b, Options out)
    @cython.locals(count=int, good=int, table=OhMyGoodsState, wanted=int)
    cpdef void resolve(self, State state, int seat, int a, int b, int option)
