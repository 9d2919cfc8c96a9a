cimport cython
from ludoteca.core.decision cimport Decision, Options, State
from ludoteca.games.sagrada.state cimport Table

cdef int NATURE, NOBODY, COLORS, PUBLIC_COUNT, TOOL_COUNT, CARDS, NONE, SEATS, DEAL_PUBLIC, DEAL_TOOL, ROUND

cdef class DealTool(Decision):
    @cython.locals(table=Table, tool=int)
    cpdef void options(self, State state, int seat, int left, int b, Options out)
    @cython.locals(table=Table)
    cpdef void resolve(self, State state, int seat, int left, int b, int option)

cdef class DealPublic(Decision):
    @cython.locals(table=Table, goal=int)
    cpdef void options(self, State state, int seat, int left, int b, Options out)
    @cython.locals(table=Table)
    cpdef void resolve(self, State state, int seat, int left, int b, int option)

cdef class DealPrivate(Decision):
    @cython.locals(table=Table, color=int, free=int, place=int)
    cpdef void options(self, State state, int seat, int owner, int number, Options out)
    @cython.locals(table=Table)
    cpdef void resolve(self, State state, int seat, int owner, int number, int option)

cdef class DealWindow(Decision):
    @cython.locals(table=Table, card=int, free=int, place=int)
    cpdef void options(self, State state, int seat, int owner, int number, Options out)
    @cython.locals(table=Table)
    cpdef void resolve(self, State state, int seat, int owner, int number, int option)

cdef class ChooseWindow(Decision):
    @cython.locals(table=Table, place=int)
    cpdef void options(self, State state, int seat, int a, int b, Options out)
    @cython.locals(table=Table)
    cpdef void resolve(self, State state, int seat, int a, int b, int option)

cdef class RevealWindows(Decision):
    @cython.locals(table=Table, owner=int, place=int)
    cpdef void resolve(self, State state, int seat, int a, int b, int option)

cdef class ChooseFirst(Decision):
    @cython.locals(table=Table, first=int)
    cpdef void options(self, State state, int seat, int a, int b, Options out)
    @cython.locals(table=Table)
    cpdef void resolve(self, State state, int seat, int a, int b, int option)
