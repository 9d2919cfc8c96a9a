# Written by hooks/fields from answers.py: change that, then run `make fields`.

cimport cython
from ludoteca.games.oh_my_goods.players.valuing cimport Valuing, least_waste
from ludoteca.games.oh_my_goods.rules.costs cimport build_price
from ludoteca.games.oh_my_goods.rules.payment cimport in_order, is_needless
from ludoteca.games.oh_my_goods.rules.state cimport OhMyGoodsState

cdef int ABILITY_WILD, ALL_CARDS, ASSISTANT, BUY_ASIDE, BUY_DELIVER, BUY_FACE, BUY_NOTHING, BUY_STACK, CHAIN_AT
cdef int CHARACTER, CHARACTER_COUNT, DONE_PRODUCING, EFFECTS, FIRST, FIRST_END, IDLE, KEPT, LEAST, MORE, NEW_CARD
cdef int NEW_HAND, PAID, PAIR, QUIET, SPARE, STAY, STOP, WASTE, YES

cdef class AnswerOpinion:
    cdef int weigh(self, Valuing player, OhMyGoodsState table, int seat, int a, int b, int option) except? -1

cdef class RedrawOpinion(AnswerOpinion):
    cdef int weigh(self, Valuing player, OhMyGoodsState table, int seat, int a, int b, int option) except? -1

cdef class KeepOpinion(AnswerOpinion):
    cdef int weigh(self, Valuing player, OhMyGoodsState table, int seat, int left, int kept, int option) except? -1

cdef class HalveOpinion(AnswerOpinion):
    cdef int weigh(self, Valuing player, OhMyGoodsState table, int seat, int left, int b, int option) except? -1

cdef class UseCharacterOpinion(AnswerOpinion):
    cdef int weigh(self, Valuing player, OhMyGoodsState table, int seat, int used, int b, int option) except? -1

cdef class PlanWorkerOpinion(AnswerOpinion):
    cdef int weigh(self, Valuing player, OhMyGoodsState table, int seat, int a, int b, int option) except? -1

cdef class PlanCardOpinion(AnswerOpinion):
    cdef int weigh(self, Valuing player, OhMyGoodsState table, int seat, int a, int b, int option) except? -1

cdef class PlanMoveOpinion(AnswerOpinion):
    cdef int weigh(self, Valuing player, OhMyGoodsState table, int seat, int a, int b, int option) except? -1

cdef class PlanToOpinion(AnswerOpinion):
    cdef int weigh(self, Valuing player, OhMyGoodsState table, int seat, int source, int b, int option) except? -1

cdef class PlanCostOpinion(AnswerOpinion):
    cdef int weigh(self, Valuing player, OhMyGoodsState table, int seat, int source, int target, int option) except? -1

cdef class PaymentOpinion(AnswerOpinion):
    @cython.locals(worth=int)
    cdef int weigh(self, Valuing player, OhMyGoodsState table, int seat, int price, int given, int option) except? -1

cdef class ProduceOpinion(AnswerOpinion):
    cdef int weigh(self, Valuing player, OhMyGoodsState table, int seat, int a, int b, int option) except? -1

cdef class DiscardOpinion(AnswerOpinion):
    cdef int weigh(self, Valuing player, OhMyGoodsState table, int seat, int a, int b, int option) except? -1

cdef class ChainOpinion(AnswerOpinion):
    @cython.locals(gain=int)
    cdef int weigh(self, Valuing player, OhMyGoodsState table, int seat, int a, int b, int option) except? -1

cdef class ChainGoodOpinion(AnswerOpinion):
    cdef int weigh(self, Valuing player, OhMyGoodsState table, int seat, int a, int b, int option) except? -1

cdef class BuyOpinion(AnswerOpinion):
    @cython.locals(card=int)
    cdef int weigh(self, Valuing player, OhMyGoodsState table, int seat, int flags, int b, int option) except? -1

cdef class BuyCardOpinion(AnswerOpinion):
    cdef int weigh(self, Valuing player, OhMyGoodsState table, int seat, int number, int flags, int option) except? -1

cdef class PayWithOpinion(AnswerOpinion):
    cdef int weigh(self, Valuing player, OhMyGoodsState table, int seat, int price, int used, int option) except? -1

cdef class DeliverGoodOpinion(AnswerOpinion):
    cdef int weigh(self, Valuing player, OhMyGoodsState table, int seat, int good, int left, int option) except? -1

cdef class BuildingOpinion(AnswerOpinion):
    cdef int weigh(self, Valuing player, OhMyGoodsState table, int seat, int a, int b, int option) except? -1

cdef class EndDeliverOpinion(AnswerOpinion):
    cdef int weigh(self, Valuing player, OhMyGoodsState table, int seat, int number, int packed, int option) except? -1

cdef class MeetDemandOpinion(AnswerOpinion):
    cdef int weigh(self, Valuing player, OhMyGoodsState table, int seat, int card, int place, int option) except? -1

cdef class MeetGoalOpinion(AnswerOpinion):
    cdef int weigh(self, Valuing player, OhMyGoodsState table, int seat, int a, int b, int option) except? -1
