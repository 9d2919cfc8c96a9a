cimport cython
from ludoteca.core.decision cimport Decision, Options, State
from ludoteca.games.la_granja.state cimport Table
from ludoteca.games.la_granja.effects cimport any_free
from ludoteca.games.la_granja.farm cimport advance, can_draw, can_flag, draw, mark_used, pay_points, sources, take_pig
from ludoteca.games.la_granja.village cimport any_delivery

cdef int ADVANCE, AFTER_DIE, AFTER_LAST, AFTER_ROOF, ANYWHERE, ASK_CHANGE, AS_FIXED, BY_TILE, CHANGE_BY
cdef int CHANGE_DIE, DELIVER, DIE_AS, DIE_BY_ONE, DIE_BY_TWO, DOUBLED, DRAW_ONE, FREE, FREE_PICK, GOODS
cdef int HELPER_DOWN, HELPER_UP, KEEP, NATURE, NOBODY, NONE, ONE_CROP, ONE_DELIVERY, PAY_VP_ROUND_SPACE, PICK
cdef int PICKED, PLAY, PLAY_ONE, READY, REROLL, REROLL_DIE, REROLL_ENTRY, REROLL_WHICH, RESERVE, RESERVE_LAST_DIE
cdef int ROLL, ROOFS, ROUND_SPACE, SECOND_CHOICE, SILVER, SILVER_AFTER_LAST_DIE, SILVER_ON_ROOF_USE, SPACES
cdef int SPACE_CHOICE, STEP_BY_CHOICE, TAKE_CROP, TAKE_PAIR, TWO_OPTIONS, TWO_SILVER, TWO_STEPS, TWO_UPGRADES
cdef int UPGRADE_AND_STEP, UPGRADE_GOOD, USE_SPACE, VP, WITH_HELPER

cdef class Reserve(Decision):
    @cython.locals(space=int)
    cpdef void options(self, State state, int seat, int owner, int b, Options out)
    @cython.locals(table=Table)
    cpdef void resolve(self, State state, int seat, int owner, int b, int option)

cdef class Roll(Decision):
    @cython.locals(space=int)
    cpdef void options(self, State state, int seat, int left, int b, Options out)
    @cython.locals(table=Table)
    cpdef void resolve(self, State state, int seat, int left, int b, int option)
@cython.locals(other=int)
cpdef bint is_barred(Table table, int seat, int space) except? -1

cdef class Pick(Decision):
    @cython.locals(space=int, table=Table)
    cpdef void options(self, State state, int seat, int number, int b, Options out)
    @cython.locals(table=Table)
    cpdef void resolve(self, State state, int seat, int number, int b, int option)

cdef class RerollWhich(Decision):
    @cython.locals(space=int, table=Table)
    cpdef void options(self, State state, int seat, int a, int b, Options out)
    @cython.locals(table=Table)
    cpdef void resolve(self, State state, int seat, int a, int b, int option)

cdef class Reroll(Decision):
    @cython.locals(space=int)
    cpdef void options(self, State state, int seat, int a, int b, Options out)
    @cython.locals(table=Table)
    cpdef void resolve(self, State state, int seat, int a, int b, int option)
@cython.locals(effect=int)
cpdef int die_tile(Table table, int place) except? -1
@cython.locals(place=int)
cpdef bint can_change(Table table, int seat) except? -1
cpdef void change_or_use(Table table, int seat, int value)

cdef class ChangeDie(Decision):
    @cython.locals(flag=int, slot=int, table=Table)
    cpdef void options(self, State state, int seat, int value, int b, Options out)
    @cython.locals(most=int, place=int, table=Table)
    cpdef void resolve(self, State state, int seat, int value, int b, int option)

cdef class ChangeBy(Decision):
    cpdef void options(self, State state, int seat, int value, int most, Options out)
    @cython.locals(table=Table)
    cpdef void resolve(self, State state, int seat, int value, int most, int option)

cdef class UseSpace(Decision):
    @cython.locals(table=Table, value=int)
    cpdef void resolve(self, State state, int seat, int owner, int use, int option)
cpdef bint can_choose(Table table, int seat, int choice) except? -1
cpdef int first_choice(int value) except? -1
cpdef int last_choice(int value) except? -1

cdef class SpaceChoice(Decision):
    @cython.locals(choice=int, table=Table)
    cpdef void options(self, State state, int seat, int value, int use, Options out)
    @cython.locals(table=Table)
    cpdef void resolve(self, State state, int seat, int value, int use, int option)

cdef class SecondChoice(Decision):
    @cython.locals(choice=int, chosen=int, table=Table, value=int)
    cpdef void resolve(self, State state, int seat, int owner, int done, int option)

cdef class AfterDie(Decision):
    @cython.locals(place=int, table=Table)
    cpdef void resolve(self, State state, int seat, int owner, int b, int option)

cdef class RoundSpace(Decision):
    cpdef void options(self, State state, int seat, int place, int b, Options out)
    @cython.locals(table=Table)
    cpdef void resolve(self, State state, int seat, int place, int b, int option)

cdef class DropDie(Decision):
    @cython.locals(place=int, space=int, table=Table)
    cpdef void resolve(self, State state, int seat, int a, int b, int option)

cdef class LastDie(Decision):
    @cython.locals(table=Table, value=int)
    cpdef void resolve(self, State state, int seat, int owner, int b, int option)

cdef class AfterLast(Decision):
    @cython.locals(place=int, table=Table)
    cpdef void resolve(self, State state, int seat, int owner, int b, int option)
