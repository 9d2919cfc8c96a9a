cimport cython
from ludoteca.core.decision cimport Decision, Options, State
from ludoteca.core.nature cimport Nature, Seeded
from ludoteca.core.rng cimport Rng, mix_words
from ludoteca.core.tally cimport Tally

cdef int NATURE, NOBODY, FRAME, LONGEST

cdef class Policy:
    cpdef int pick(self, Rules rules, State state, int decision, int seat, int a, int b, Options out, Rng rng) except -1

cdef class RandomPolicy(Policy):
    cpdef int pick(self, Rules rules, State state, int decision, int seat, int a, int b, Options out, Rng rng) except -1

cdef class Rules:
    cdef public tuple decisions
    cdef public list offsets
    cdef public int codes
    @cython.locals(stack=cython.p_int, decisions=tuple, top=int, seat=int, a=int, b=int, option=int, decision=Decision)
    cpdef bint advance(self, State state, Nature nature, Options out) except -1
    @cython.locals(top=int, decision=Decision)
    cpdef void list_options(self, State state, Options out)
    @cython.locals(top=int, decision=Decision)
    cpdef void list_proposals(self, State state, int last, Options out)
    @cython.locals(top=int, decision=Decision)
    cpdef void choose(self, State state, int option)
    cpdef int points(self, State state, int seat) except? -1
    cpdef int winners(self, State state) except -1
    cpdef int side(self, State state, int seat) except -1
    @cython.locals(found=int, seat=int)
    cpdef int winning_sides(self, State state, int winners) except -1
    cpdef int par(self, State state) except? -1
    cpdef bint redeal(self, State state, int seat, Rng rng) except -1
    cpdef int rounds(self, State state) except -1
    @cython.locals(
        stack=cython.p_int, decisions=tuple, given=int, top=int, number=int, seat=int, a=int, b=int, option=int,
        decision=Decision, policy=Policy
    )
    cpdef int playout(self, State state, list policies, Nature nature, Rng rng, Options out) except -1
    @cython.locals(
        nature=Seeded, rng=Rng, out=Options, state=State, number=cython.longlong, word=cython.ulonglong, given=int,
        winners=int, shared=int, seat=int
    )
    cpdef void play_many(
        self, State start, list policies, unsigned long long seed, long long first, long long count, Tally tally
    )
