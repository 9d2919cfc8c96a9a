# Written by hooks/fields from deal.py: change that, then run `make fields`.

cimport cython
from ludoteca.core.common cimport ChooseSeat
from ludoteca.core.decision cimport Decision, Options, State
from ludoteca.games.oh_my_goods.rules.state cimport OhMyGoodsState

cdef int CHARBURNER_COUNT, CHARBURNER_FIRST, DEAL_ASSISTANT, EFFECTS, EVENT_COUNT, EVENT_EFFECT, FACES, NATURE, NOBODY
cdef int ROUND, SLOTS

@cython.locals(place=int)
cpdef void begin_event(OhMyGoodsState table, int event)

cdef class DealCharburner(Decision):
    @cython.locals(card=int, free=bint, other=int, table=OhMyGoodsState)
    cpdef void options(self, State state, int seat, int owner, int b, Options out)
    @cython.locals(table=OhMyGoodsState)
    cpdef void resolve(self, State state, int seat, int owner, int b, int option)

cdef class DealAssistant(Decision):
    @cython.locals(face=int, table=OhMyGoodsState)
    cpdef void options(self, State state, int seat, int left, int b, Options out)
    @cython.locals(table=OhMyGoodsState)
    cpdef void resolve(self, State state, int seat, int left, int b, int option)

cdef class DealEvent(Decision):
    @cython.locals(event=int, table=OhMyGoodsState)
    cpdef void options(self, State state, int seat, int a, int b, Options out)
    @cython.locals(table=OhMyGoodsState)
    cpdef void resolve(self, State state, int seat, int a, int b, int option)

cdef class ChooseFirst(ChooseSeat):
    @cython.locals(table=OhMyGoodsState)
    cpdef void resolve(self, State state, int seat, int a, int b, int option)
