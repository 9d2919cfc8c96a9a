# Written by hooks/fields from heuristic.py: change that, then run `make fields`.

cimport cython
from ludoteca.core.decision cimport State
from ludoteca.core.heuristic cimport Heuristic
from ludoteca.core.value cimport Features
from ludoteca.games.la_granja.players.answers cimport Judge
from ludoteca.games.la_granja.players.features cimport describe
from ludoteca.games.la_granja.players.insight cimport Insight
from ludoteca.games.la_granja.rules.state cimport LaGranjaState

cdef class Greedy(Heuristic):
    cdef public tuple judges
    cdef public Insight eye
    @cython.locals(table=LaGranjaState)
    cpdef int weigh(self, State state, int decision, int seat, int a, int b, int option) except? -1
    @cython.locals(table=LaGranjaState)
    cpdef void study(self, State state, int seat)
    @cython.locals(table=LaGranjaState)
    cpdef int habit(self, State state, int decision, int seat, int a, int b, int option) except? -1
    @cython.locals(table=LaGranjaState)
    cpdef void features(self, State state, int seat, Features row)
    @cython.locals(judge=Judge)
    cpdef int judge(self, LaGranjaState table, int decision, int a, int b, int option) except? -1
