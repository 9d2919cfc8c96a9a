# Written by hooks/fields from search.py: change that, then run `make fields`.

cimport cython
from libc.math cimport exp, sqrt
from ludoteca.core.decision cimport Decision, Options, State
from ludoteca.core.heuristic cimport Heuristic
from ludoteca.core.nature cimport Seeded
from ludoteca.core.rng cimport Rng, mix_words
from ludoteca.core.rules cimport Rules

cdef double DOUBT, STEEP
cdef int DEEPEST, FRAME, LONGEST, NARROW, NO_ANSWER, OPENING, SCORED_SEATS, STEADY

@cython.final
@cython.no_gc
cdef class Node:
    cdef public int key
    cdef public int option
    cdef public int seen
    cdef public int visits
    cdef public double prior
    cdef public double value
    cdef public double wins
    cdef public double points
    cdef public double squares
    cdef public double spread
    cdef public double best
    cdef public double norm
    cdef public list children

@cython.final
cdef class Search:
    cdef public Rules rules
    cdef public Heuristic heuristic
    cdef public int seat
    cdef public Node root
    cdef public double explore
    cdef public long long iterations
    cdef public Rng rng
    cdef public Seeded nature
    cdef public Options out
    cdef public list path
    cdef public unsigned long long luck
    cdef public bint redeals
    cdef public bint every
    cdef public bint[256] sealed
    cdef public int[256] movers
    cdef public double[256] weights
    cdef public double[8] reward
    cdef public double[8] won
    cdef public double[8] lead
    cdef public double[8] gain
    cdef public double[8] level
    cdef public int[8] sides
    @cython.locals(child=Node, first=int, second=int)
    cpdef bint settled(self, long long left) except -1
    cpdef int key_of(self, int decision, int option, int seat) except? -1
    @cython.locals(
        a=int, b=int, before=int, child=Node, decision=Decision, depth=int, heuristic=Heuristic, last=int, node=Node,
        number=int, option=int, out=Options, over=bint, path=list, place=int, rules=Rules, seat=int, top=int, whose=int
    )
    cpdef void iterate(self, State state)
    @cython.locals(word="unsigned long long")
    cpdef void meet(self, State state, int visits)
    @cython.locals(
        best=double, children=list, heuristic=Heuristic, key=int, norm=double, out=Options, place=int, weight=double,
        weights="double*"
    )
    cpdef void open(self, Node node, State state, int number, int seat, int a, int b)
    @cython.locals(
        base=int, best=double, child=Node, children=list, chosen=Node, count=int, fresh=Node, key=int, known=int,
        option=int, out=Options, place=int, promise=double, score=double, share=double, spot=int, total=double,
        tried=int, visits=int, weight=double
    )
    cpdef Node select(self, Node node, State state, int number, int seat, int a, int b)
    @cython.locals(
        a=int, b=int, before=int, begun=int, decision=Decision, given=int, heuristic=Heuristic, last=int, number=int,
        option=int, out=Options, rules=Rules, seat=int, top=int, whose=int
    )
    cpdef bint play_on(self, State state) except -1
    @cython.locals(
        ahead=double, best=double, other=int, par=int, rules=Rules, scale=double, seat=int, seats=int, winners=int
    )
    cpdef void judge(self, State state, bint over)
    @cython.locals(seat=int)
    cpdef void tell_winners(self, int mask, int shared, int seats)
    @cython.locals(best=double, seat=int, total=double)
    cpdef void share_out(self, int seats, double par)

@cython.locals(steps=double)
cpdef double odds(double ahead, double unit) noexcept

cpdef double lean(double lead, double scale) noexcept
