cimport cython
from ludoteca.core.decision cimport Decision, Options, State
from ludoteca.games.oh_my_goods.content.printed cimport Printed
from ludoteca.games.oh_my_goods.rules.state cimport OhMyGoodsState

cdef int CHARBURNER_COUNT, CHARBURNER_FIRST, DEAL_ASSISTANT, EFFECTS, EVENT_COUNT, EVENT_EFFECT, FACES
cdef int NATURE, NOBODY, ROUND, SLOTS

@cython.locals(place=int)
cpdef void begin_event(OhMyGoodsState table, int event)

cdef class DealCharburner(Decision):
    @cython.locals(table=OhMyGoodsState, card=int, free=int, other=int)
    cpdef void options(self, State state, int seat, int owner, int b, Options out)
    @cython.locals(table=OhMyGoodsState)
    cpdef void resolve(self, State state, int seat, int owner, int b, int option)

cdef class DealAssistant(Decision):
    @cython.locals(table=OhMyGoodsState, face=int)
    cpdef void options(self, State state, int seat, int left, int b, Options out)
    @cython.locals(table=OhMyGoodsState)
    cpdef void resolve(self, State state, int seat, int left, int b, int option)

cdef class DealEvent(Decision):
    @cython.locals(table=OhMyGoodsState, event=int)
    cpdef void options(self, State state, int seat, int a, int b, Options out)
    @cython.locals(table=OhMyGoodsState)
    cpdef void resolve(self, State state, int seat, int a, int b, int option)

cdef class ChooseFirst(Decision):
    @cython.locals(table=OhMyGoodsState, first=int)
    cpdef void options(self, State state, int seat, int a, int b, Options out)
    @cython.locals(table=OhMyGoodsState)
    cpdef void resolve(self, State state, int seat, int a, int b, int option)
