# Written by hooks/fields from rules.py: change that, then run `make fields`.

cimport cython
from ludoteca.core.decision cimport Decision, Options, State
from ludoteca.core.nature cimport Nature, Seeded
from ludoteca.core.rng cimport Rng, mix_words
from ludoteca.core.tally cimport Tally

cdef int FRAME, LONGEST, NATURE, SCORED_SEATS

cdef class Rules

cdef class Policy:
    cpdef int pick(
        self, Rules rules, State state, int decision, int seat, int a, int b, Options out, Rng rng
    ) except? -1

cdef class RandomPolicy(Policy):
    cpdef int pick(
        self, Rules rules, State state, int decision, int seat, int a, int b, Options out, Rng rng
    ) except? -1

cdef class Rules:
    cdef public tuple decisions
    cdef public int[256] offsets
    cdef public int codes
    @cython.locals(a=int, b=int, decision=Decision, decisions=tuple, option=int, seat=int, stack="int*", top=int)
    cpdef bint advance(self, State state, Nature nature, Options out) except -1
    @cython.locals(decision=Decision, top=int)
    cpdef void list_options(self, State state, Options out)
    @cython.locals(decision=Decision, top=int)
    cpdef void list_proposals(self, State state, int last, Options out)
    @cython.locals(decision=Decision, top=int)
    cpdef void choose(self, State state, int option)
    cpdef int points(self, State state, int seat) except? -1
    cpdef int winners(self, State state) except? -1
    cpdef int side(self, State state, int seat) except? -1
    @cython.locals(found=int, seat=int)
    cpdef int winning_sides(self, State state, int winners) except? -1
    cpdef int par(self, State state) except? -1
    cpdef int rounds(self, State state) except? -1
    cpdef bint redeal(self, State state, int seat, Rng rng) except -1
    @cython.locals(
        a=int, b=int, decision=Decision, decisions=tuple, given=int, number=int, option=int, policy=Policy, seat=int,
        stack="int*", top=int
    )
    cpdef int playout(self, State state, list policies, Nature nature, Rng rng, Options out) except? -1
    @cython.locals(
        given=int, nature=Seeded, number="long long", out=Options, rng=Rng, seat=int, shared=int, state=State,
        winners=int, word="unsigned long long"
    )
    cpdef void play_many(
        self, State start, list policies, unsigned long long seed, long long first, long long count, Tally tally
    )
