# Written by hooks/fields from rounds.py: change that, then run `make fields`.

cimport cython
from ludoteca.core.common cimport TwoAnswers
from ludoteca.core.decision cimport Decision, State
from ludoteca.games.oh_my_goods.rules.costs cimport goods_of
from ludoteca.games.oh_my_goods.rules.decisions.deal cimport begin_event
from ludoteca.games.oh_my_goods.rules.decisions.delivery cimport ask_delivery
from ludoteca.games.oh_my_goods.rules.effects cimport CardEffect, CardEffects
from ludoteca.games.oh_my_goods.rules.piles cimport spend
from ludoteca.games.oh_my_goods.rules.state cimport OhMyGoodsState

cdef CardEffects CARD_EFFECTS
cdef int ALL_IN_CHAPTER, CARDS, CHARACTER_FIRST, CLEAR, DEAL_EVENT, DELIVER, DEMANDS, DRAW, EFFECTS, EFFECT_WIDTH
cdef int END_COUNT, END_EFFECT, END_ROUND, FIRST_END, FLEETING, FOR_MARKET, GOOD_COUNT, IN_HAND, IN_SUNRISE, IN_SUNSET
cdef int MEET_GOAL, MOST_ROUNDS, NATURE, NEW_CARDS, NOBODY, NONE, OPENLY, PAY, PLANS, QUIET, RESOURCE_COUNT, REWARDS
cdef int ROUND, SLOTS, THREATS, TURN, YES

cdef class Round(Decision):
    @cython.locals(seats=int, step=int, table=OhMyGoodsState)
    cpdef void resolve(self, State state, int seat, int number, int active, int option)

cdef class EventEffect(Decision):
    @cython.locals(effect=CardEffect, row=int, table=OhMyGoodsState)
    cpdef void resolve(self, State state, int seat, int event, int place, int option)

cdef class ChooseSide(TwoAnswers):
    @cython.locals(table=OhMyGoodsState)
    cpdef void resolve(self, State state, int seat, int a, int b, int option)

cdef class EndRound(Decision):
    @cython.locals(table=OhMyGoodsState)
    cpdef void resolve(self, State state, int seat, int a, int b, int option)
    @cython.locals(effect=CardEffect, row=int, step=int, turn=int)
    cpdef void ask_all(self, OhMyGoodsState table, int stage)

cdef class Threaten(Decision):
    @cython.locals(slot=int, table=OhMyGoodsState)
    cpdef void resolve(self, State state, int seat, int owner, int coins, int option)

cdef class Clear(Decision):
    @cython.locals(card=int, owner=int, resource=int, table=OhMyGoodsState)
    cpdef void resolve(self, State state, int seat, int a, int b, int option)

cpdef int end_after(OhMyGoodsState table, int card) except? -1

cdef class EndEffect(Decision):
    @cython.locals(effect=CardEffect, kind=int, listed=bint, more=bint, table=OhMyGoodsState, turn=int)
    cpdef void resolve(self, State state, int seat, int number, int packed, int option)

cdef class EndDeliver(TwoAnswers):
    @cython.locals(table=OhMyGoodsState)
    cpdef void resolve(self, State state, int seat, int number, int packed, int option)

cdef class MeetGoal(TwoAnswers):
    @cython.locals(count=int, good=int, table=OhMyGoodsState, wanted=int)
    cpdef void resolve(self, State state, int seat, int a, int b, int option)
