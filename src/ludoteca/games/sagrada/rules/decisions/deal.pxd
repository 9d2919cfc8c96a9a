# Written by hooks/fields from deal.py: change that, then run `make fields`.

cimport cython
from ludoteca.core.common cimport ChooseSeat
from ludoteca.core.decision cimport Decision, Options, State
from ludoteca.games.sagrada.rules.state cimport SagradaState

cdef int CARDS, COLORS, DEAL_PUBLIC, DEAL_TOOL, NATURE, NOBODY, NONE, PUBLIC_COUNT, ROUND, SEATS, TOOL_COUNT

cdef class DealTool(Decision):
    @cython.locals(table=SagradaState, tool=int)
    cpdef void options(self, State state, int seat, int left, int b, Options out)
    @cython.locals(table=SagradaState)
    cpdef void resolve(self, State state, int seat, int left, int b, int option)

cdef class DealPublic(Decision):
    @cython.locals(goal=int, table=SagradaState)
    cpdef void options(self, State state, int seat, int left, int b, Options out)
    @cython.locals(table=SagradaState)
    cpdef void resolve(self, State state, int seat, int left, int b, int option)

cdef class DealPrivate(Decision):
    @cython.locals(color=int, free=bint, place=int, table=SagradaState)
    cpdef void options(self, State state, int seat, int owner, int number, Options out)
    @cython.locals(table=SagradaState)
    cpdef void resolve(self, State state, int seat, int owner, int number, int option)

cdef class DealWindow(Decision):
    @cython.locals(card=int, free=bint, place=int, table=SagradaState)
    cpdef void options(self, State state, int seat, int owner, int number, Options out)
    @cython.locals(table=SagradaState)
    cpdef void resolve(self, State state, int seat, int owner, int number, int option)

cdef class ChooseWindow(Decision):
    @cython.locals(place=int, table=SagradaState)
    cpdef void options(self, State state, int seat, int a, int b, Options out)
    @cython.locals(table=SagradaState)
    cpdef void resolve(self, State state, int seat, int a, int b, int option)

cdef class RevealWindows(Decision):
    @cython.locals(owner=int, place=int, table=SagradaState)
    cpdef void resolve(self, State state, int seat, int a, int b, int option)

cdef class ChooseFirst(ChooseSeat):
    @cython.locals(table=SagradaState)
    cpdef void resolve(self, State state, int seat, int a, int b, int option)
