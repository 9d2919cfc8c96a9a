# Written by hooks/fields from spaces.py: change that, then run `make fields`.

cimport cython
from ludoteca.core.common cimport TwoAnswers
from ludoteca.core.decision cimport Decision, Options, State
from ludoteca.games.la_granja.rules.effects.base cimport Catalogue
from ludoteca.games.la_granja.rules.effects.use cimport use_helper
from ludoteca.games.la_granja.rules.farm cimport advance, can_draw, draw, flag_or_lack, sources, take_pig
from ludoteca.games.la_granja.rules.loads cimport any_delivery
from ludoteca.games.la_granja.rules.state cimport LaGranjaState

cdef Catalogue EFFECTS
cdef int ADVANCE, AFTER_LAST, ALL_CROPS, ALL_SOURCES, ANYWHERE, DELIVER, DIE_DONE, DOUBLED, DRAW_ONE, FOR_HELPER
cdef int FOR_REACTION, LAST_DIE_AHEAD, LAST_DIE_DONE, NOBODY, NONE, ONE_CROP, ONE_DELIVERY, PAY_VP_ROUND_SPACE, PICKED
cdef int PLAY, PLAY_ONE, READY, ROUND_SPACE, SECOND_CHOICE, SILVER, SILVER_AFTER_LAST_DIE, SPACES, SPACE_CHOICE
cdef int STEP_BY_CHOICE, TAKE_CROP, TAKE_PAIR, TWO_OPTIONS, TWO_SILVER, TWO_STEPS, TWO_UPGRADES, UPGRADE_AND_STEP
cdef int UPGRADE_GOOD, USE_SPACE, WITH_HELPER

cdef class UseSpace(Decision):
    @cython.locals(table=LaGranjaState, value=int)
    cpdef void resolve(self, State state, int seat, int owner, int use, int option)

cpdef bint can_choose(LaGranjaState table, int seat, int choice) except -1

cpdef int first_choice(int value) except? -1

cpdef int last_choice(int value) except? -1

cdef class SpaceChoice(Decision):
    @cython.locals(choice=int, table=LaGranjaState)
    cpdef void options(self, State state, int seat, int value, int use, Options out)
    @cython.locals(place=int, table=LaGranjaState)
    cpdef void resolve(self, State state, int seat, int value, int use, int option)

cdef class SecondChoice(Decision):
    @cython.locals(choice=int, chosen=int, table=LaGranjaState, value=int)
    cpdef void resolve(self, State state, int seat, int owner, int done, int option)

cdef class AfterDie(Decision):
    @cython.locals(place=int, table=LaGranjaState)
    cpdef void resolve(self, State state, int seat, int owner, int b, int option)

cdef class RoundSpace(TwoAnswers):
    @cython.locals(table=LaGranjaState)
    cpdef void resolve(self, State state, int seat, int place, int b, int option)

cdef class DropDie(Decision):
    @cython.locals(place=int, space=int, table=LaGranjaState)
    cpdef void resolve(self, State state, int seat, int a, int b, int option)

cdef class LastDie(Decision):
    @cython.locals(table=LaGranjaState, value=int)
    cpdef void resolve(self, State state, int seat, int owner, int b, int option)

cdef class AfterLast(Decision):
    @cython.locals(place=int, table=LaGranjaState)
    cpdef void resolve(self, State state, int seat, int owner, int b, int option)
