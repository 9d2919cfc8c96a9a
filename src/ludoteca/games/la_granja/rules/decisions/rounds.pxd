# Written by hooks/fields from rounds.py: change that, then run `make fields`.

cimport cython
from ludoteca.core.common cimport TwoAnswers
from ludoteca.core.decision cimport Decision, Options, State
from ludoteca.games.la_granja.rules.decisions.farm cimport lay_growth
from ludoteca.games.la_granja.rules.effects.use cimport has_craft_income, more_deliveries
from ludoteca.games.la_granja.rules.menu cimport do_free, list_free
from ludoteca.games.la_granja.rules.state cimport LaGranjaState
from ludoteca.games.la_granja.rules.turns cimport stays_open

cdef int AGAIN, ALL_DONKEYS, ANYWHERE, BOUGHT_STEP, BUY_AHEAD, BUY_ROOF, CRAFT_INCOME, DONKEY_CHOICE, DONKEY_STEP
cdef int DROP_DIE, FARM, FINISH, FREE, GROWTH_AHEAD, INCOME, INCOME_AHEAD, INCOME_DONE, LAST_DIE, LATE_INCOME, MAY_PASS
cdef int MAY_STOP, NATURE, NEUTRAL_TURN, NEW_ORDER, NOBODY, NONE, PAID_AHEAD, PHASE, PICK, PLAY, PLAY_FREE, READY
cdef int REFILL, RESERVE, RESET, REVEAL_DONKEYS, REVENUE, ROLL, ROUND, ROUNDS, SCORE, SCORING, SEATS, SIESTA_AHEAD
cdef int SIESTA_DONE, SIESTA_MOVE, STEP, STEP_CARDS, STEP_DELIVERIES, STEP_EXTRA, STEP_GROWTH, STEP_INCOME
cdef int STEP_LAST_DIE, STEP_PICK_ONE, STEP_PICK_TWO, STEP_REFILL, STEP_RESERVE, STEP_ROOF, STEP_SIESTA, TRANSPORT
cdef int WITH_FREE

cdef class Round(Decision):
    @cython.locals(table=LaGranjaState)
    cpdef void resolve(self, State state, int seat, int number, int b, int option)

cdef class Phase(Decision):
    @cython.locals(table=LaGranjaState)
    cpdef void resolve(self, State state, int seat, int phase, int b, int option)

@cython.locals(step=int)
cpdef void lay_revenue(LaGranjaState table)

@cython.locals(owner=int, place=int)
cpdef void lay_transport(LaGranjaState table)

cdef class Step(Decision):
    @cython.locals(owner=int, place=int, table=LaGranjaState)
    cpdef void resolve(self, State state, int seat, int step, int b, int option)

@cython.locals(left=int)
cpdef void begin_step(LaGranjaState table, int owner, int step)

cdef class Ready(TwoAnswers):
    @cython.locals(table=LaGranjaState)
    cpdef void resolve(self, State state, int seat, int owner, int moment, int option)

cdef class Free(Decision):
    @cython.locals(table=LaGranjaState)
    cpdef void options(self, State state, int seat, int a, int b, Options out)
    @cython.locals(table=LaGranjaState)
    cpdef void resolve(self, State state, int seat, int a, int b, int option)
