cimport cython
from libc.math cimport exp, sqrt
from ludoteca.core.decision cimport Decision, Options, State
from ludoteca.core.heuristic cimport Heuristic
from ludoteca.core.nature cimport Seeded
from ludoteca.core.rng cimport Rng, mix_words
from ludoteca.core.rules cimport Rules

cdef int FRAME, LONGEST, NO_ANSWER, OPTIONS, SCORED_SEATS, OPENING, NARROW, PACE, STEADY, DEEPEST
cdef double DOUBT, STEEP

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
    cdef bint[256] sealed
    cdef int[256] movers
    cdef double[256] weights
    cdef double[8] reward
    cdef double[8] won
    cdef double[8] lead
    cdef double[8] gain
    cdef double[8] level
    cdef int[8] sides
    @cython.locals(first=int, second=int, child=Node)
    cpdef bint settled(self, long long left) except -1
    @cython.locals(offset=int)
    cpdef int key_of(self, int decision, int option, int seat) except -1
    @cython.locals(
        rules=Rules, heuristic=Heuristic, out=Options, path=list, node=Node, child=Node, depth=int, top=int, number=int,
        seat=int, a=int, b=int, decision=Decision, option=int, over=bint, place=int, before=int, whose=int, last=int
    )
    cpdef void iterate(self, State state)
    @cython.locals(word=cython.ulonglong)
    cdef void meet(self, State state, int visits)
    @cython.locals(
        out=Options, heuristic=Heuristic, best=double, norm=double, weight=double, weights=cython.p_double, place=int,
        key=int, children=list
    )
    cdef void open(self, Node node, State state, int number, int seat, int a, int b)
    @cython.locals(
        out=Options, children=list, count=int, base=int, known=int, spot=int, tried=int, best=double, promise=double,
        chosen=Node, fresh=Node, child=Node, total=double, visits=int, place=int, option=int, key=int, share=double,
        score=double, weight=double
    )
    cdef Node select(self, Node node, State state, int number, int seat, int a, int b)
    @cython.locals(
        rules=Rules, heuristic=Heuristic, out=Options, begun=int, given=int, top=int, number=int, seat=int, a=int, b=int,
        decision=Decision, option=int, before=int, whose=int, last=int
    )
    cdef bint play_on(self, State state) except -1
    @cython.locals(rules=Rules, seats=int, seat=int, other=int, scale=double, best=double, par=double, ahead=double, winners=int)
    cdef void judge(self, State state, bint over)
    @cython.locals(seat=int)
    cdef void tell_winners(self, int mask, int shared, int seats)
    @cython.locals(seat=int, best=double, total=double)
    cdef void share_out(self, int seats, double par)

cdef double odds(double ahead, double unit) noexcept
cdef double lean(double lead, double scale) noexcept
