# Written by hooks/fields from heuristic.py: change that, then run `make fields`.

cimport cython
from ludoteca.core.decision cimport Options, State
from ludoteca.core.rng cimport Rng
from ludoteca.core.rules cimport Policy, Rules
from ludoteca.core.value cimport Features, Value

cdef int LEAST

cdef class Heuristic(Policy):
    cdef public int looks
    cdef public int careless
    cdef public int horizon
    cdef public double scale
    cdef public double spread
    cdef public double unsure
    cdef public bint paired
    cdef public bint for_itself
    cdef public int[128] weights
    cdef public Value value
    cdef public Features row
    cpdef int weigh(self, State state, int decision, int seat, int a, int b, int option) except? -1
    cpdef void study(self, State state, int seat)
    cpdef int habit(self, State state, int decision, int seat, int a, int b, int option) except? -1
    @cython.locals(best=int, chosen=int, option=int, place=int, ties=int, weight=int)
    cpdef int pick(
        self, Rules rules, State state, int decision, int seat, int a, int b, Options out, Rng rng
    ) except? -1
    @cython.locals(count=int)
    cpdef int sketch(
        self, Rules rules, State state, int decision, int seat, int a, int b, Options out, Rng rng
    ) except? -1
    @cython.locals(best=int, chosen=int, count=int, option=int, other=int, place=int, weight=int)
    cdef int glance(self, State state, int decision, int seat, int a, int b, Options out, Rng rng) except? -1
    cpdef bint is_far(self, Rules rules, State state, int begun) except -1
    cpdef double estimate(self, Rules rules, State state, int seat) except? -1
    cpdef void features(self, State state, int seat, Features row)
