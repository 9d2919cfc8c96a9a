# Written by hooks/fields from heuristic.py: change that, then run `make fields`.

cimport cython
from ludoteca.core.decision cimport State
from ludoteca.core.value cimport Features
from ludoteca.games.oh_my_goods.players.answers cimport AnswerOpinion
from ludoteca.games.oh_my_goods.players.features cimport describe
from ludoteca.games.oh_my_goods.players.valuing cimport Valuing
from ludoteca.games.oh_my_goods.rules.state cimport OhMyGoodsState

cdef class Greedy(Valuing):
    cdef public tuple opinions
    @cython.locals(table=OhMyGoodsState)
    cpdef void features(self, State state, int seat, Features row)
    @cython.locals(opinion=AnswerOpinion, table=OhMyGoodsState)
    cpdef int weigh(self, State state, int decision, int seat, int a, int b, int option) except? -1
