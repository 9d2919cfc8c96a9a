# Written by hooks/fields from revenue.py: change that, then run `make fields`.

cimport cython
from ludoteca.core.decision cimport Decision, Options, State
from ludoteca.games.la_granja.rules.effects.use cimport use_helper
from ludoteca.games.la_granja.rules.farm cimport advance, can_flag, flag_or_lack, mark_used
from ludoteca.games.la_granja.rules.menu cimport any_free
from ludoteca.games.la_granja.rules.state cimport LaGranjaState

cdef int AFTER_DIE, AFTER_ROOF, ASK_CHANGE, AS_FIXED, BY_TILE, CHANGE_BY, CHANGE_DIE, DIE_AS, FOR_FLAG, FOR_HELPER
cdef int FREE, FREE_PICK, HELPER_DOWN, HELPER_UP, KEEP, LOOSE_DICE, NATURE, NOBODY, NONE, PICK, PICKED, REROLL
cdef int REROLL_DIE, REROLL_ENTRY, RESERVE, RESERVE_LAST_DIE, ROLL, ROOFS, SPACES, TAKE_BACK, USE_SPACE

cdef class Reserve(Decision):
    @cython.locals(space=int)
    cpdef void options(self, State state, int seat, int owner, int b, Options out)
    @cython.locals(table=LaGranjaState)
    cpdef void resolve(self, State state, int seat, int owner, int b, int option)

cdef class Roll(Decision):
    @cython.locals(space=int)
    cpdef void options(self, State state, int seat, int left, int b, Options out)
    @cython.locals(table=LaGranjaState)
    cpdef void resolve(self, State state, int seat, int left, int b, int option)

@cython.locals(other=int)
cpdef bint is_barred(LaGranjaState table, int seat, int space) except -1

cdef class Pick(Decision):
    @cython.locals(space=int, table=LaGranjaState)
    cpdef void options(self, State state, int seat, int number, int b, Options out)
    @cython.locals(place=int, table=LaGranjaState)
    cpdef void resolve(self, State state, int seat, int number, int b, int option)

cdef class RerollWhich(Decision):
    @cython.locals(space=int, table=LaGranjaState)
    cpdef void options(self, State state, int seat, int a, int b, Options out)
    @cython.locals(table=LaGranjaState)
    cpdef void resolve(self, State state, int seat, int a, int b, int option)

cdef class Reroll(Decision):
    @cython.locals(space=int)
    cpdef void options(self, State state, int seat, int a, int b, Options out)
    @cython.locals(table=LaGranjaState)
    cpdef void resolve(self, State state, int seat, int a, int b, int option)

cpdef int die_tile(LaGranjaState table, int place) except? -1

@cython.locals(place=int)
cpdef bint can_change(LaGranjaState table, int seat) except -1

cpdef void change_or_use(LaGranjaState table, int seat, int value)

@cython.locals(place=int)
cpdef void change_by_helper(LaGranjaState table, int seat, int value, int option)

cdef class ChangeDie(Decision):
    @cython.locals(slot=int, table=LaGranjaState)
    cpdef void options(self, State state, int seat, int value, int b, Options out)
    @cython.locals(most=int, place=int, table=LaGranjaState)
    cpdef void resolve(self, State state, int seat, int value, int chosen, int option)

cdef class ChangeBy(Decision):
    @cython.locals(less=bint, table=LaGranjaState)
    cpdef void options(self, State state, int seat, int value, int most, Options out)
    @cython.locals(table=LaGranjaState)
    cpdef void resolve(self, State state, int seat, int value, int most, int option)
