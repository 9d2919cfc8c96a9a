cimport cython
from ludoteca.core.decision cimport Decision, Options, State
from ludoteca.games.sagrada.rules.state cimport SagradaState

cdef int NATURE, NOBODY, COLORS, PUBLIC_COUNT, TOOL_COUNT, CARDS, NONE, SEATS, DEAL_PUBLIC, DEAL_TOOL, ROUND

cdef class DealTool(Decision):
    @cython.locals(table=SagradaState, tool=int)
    cpdef void options(self, State state, int seat, int left, int b, Options out)
    @cython.locals(table=SagradaState)
    cpdef void resolve(self, State state, int seat, int left, int b, int option)

cdef class DealPublic(Decision):
    @cython.locals(table=SagradaState, goal=int)
    cpdef void options(self, State state, int seat, int left, int b, Options out)
    @cython.locals(table=SagradaState)
    cpdef void resolve(self, State state, int seat, int left, int b, int option)

cdef class DealPrivate(Decision):
    @cython.locals(table=SagradaState, color=int, free=int, place=int)
    cpdef void options(self, State state, int seat, int owner, int number, Options out)
    @cython.locals(table=SagradaState)
    cpdef void resolve(self, State state, int seat, int owner, int number, int option)

cdef class DealWindow(Decision):
    @cython.locals(table=SagradaState, card=int, free=int, place=int)
    cpdef void options(self, State state, int seat, int owner, int number, Options out)
    @cython.locals(table=SagradaState)
    cpdef void resolve(self, State state, int seat, int owner, int number, int option)

cdef class ChooseWindow(Decision):
    @cython.locals(table=SagradaState, place=int)
    cpdef void options(self, State state, int seat, int a, int b, Options out)
    @cython.locals(table=SagradaState)
    cpdef void resolve(self, State state, int seat, int a, int b, int option)

cdef class RevealWindows(Decision):
    @cython.locals(table=SagradaState, owner=int, place=int)
    cpdef void resolve(self, State state, int seat, int a, int b, int option)

cdef class ChooseFirst(Decision):
    @cython.locals(table=SagradaState, first=int)
    cpdef void options(self, State state, int seat, int a, int b, Options out)
    @cython.locals(table=SagradaState)
    cpdef void resolve(self, State state, int seat, int a, int b, int option)
