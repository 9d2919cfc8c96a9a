cimport cython
from ludoteca.core.decision cimport Decision, Options, State
from ludoteca.games.la_granja.state cimport Table
from ludoteca.games.la_granja.decisions.farm cimport lay_growth
from ludoteca.games.la_granja.effects cimport can_use_helper, can_use_roof, has_craft_income
from ludoteca.games.la_granja.farm cimport bought_deliveries
from ludoteca.games.la_granja.menu cimport any_free, do_free, list_free

cdef int AGAIN, ANYWHERE, BOUGHT_STEP, BUILDING_COUNT, BUY_AHEAD, BUY_ROOF, CRAFT_ACTIVE, DONKEY_CHOICE
cdef int DONKEY_STEP, DROP_DIE, FARM, FINISH, FREE, CRAFT_INCOME, INCOME, LAST_DIE, LATE_INCOME, MAY_PASS, MAY_STOP, NATURE
cdef int NEUTRAL_TURN, NEW_ORDER, NOBODY, NONE, PAID_AHEAD, PAID_DELIVERY, PAY_DELIVERY, PHASE, PICK, PLAY
cdef int PLAY_FREE, READY, READY_BEFORE_SIESTA, READY_TO_DELIVER, REFILL, RESERVE, RESET
cdef int REVEAL_DONKEYS, REVENUE, ROLL, ROOFS, ROOF_DELIVERY, ROUND, ROUNDS, SCORE, SCORING, SEATS, SIESTA
cdef int SIESTA_MOVE, SLOTS, STEP, STEP_CARDS, STEP_DELIVERIES, STEP_EXTRA, STEP_GROWTH, STEP_INCOME
cdef int STEP_LAST_DIE, STEP_PICK_ONE, STEP_PICK_TWO, STEP_REFILL, STEP_RESERVE, STEP_ROOF, STEP_SIESTA
cdef int TRANSPORT, WAINWRIGHT, WITH_FREE

cdef class Round(Decision):
    @cython.locals(table=Table)
    cpdef void resolve(self, State state, int seat, int number, int b, int option)
cdef class Phase(Decision):
    @cython.locals(table=Table)
    cpdef void resolve(self, State state, int seat, int phase, int b, int option)
@cython.locals(step=int)
cpdef void lay_revenue(Table table)
@cython.locals(owner=int, place=int)
cpdef void lay_transport(Table table)
cdef class Step(Decision):
    @cython.locals(owner=int, place=int, table=Table)
    cpdef void resolve(self, State state, int seat, int step, int b, int option)
@cython.locals(left=int)
cpdef void begin_step(Table table, int owner, int step)
@cython.locals(place=int)
cpdef bint has_siesta_tile(Table table, int seat) except? -1
@cython.locals(effect=int, place=int)
cpdef bint can_deliver_now(Table table, int seat) except? -1
cpdef bint matters(Table table, int seat, int kind) except? -1
cdef class Ready(Decision):
    @cython.locals(table=Table)
    cpdef void options(self, State state, int seat, int owner, int kind, Options out)
    @cython.locals(table=Table)
    cpdef void resolve(self, State state, int seat, int owner, int kind, int option)
cdef class Free(Decision):
    @cython.locals(table=Table)
    cpdef void options(self, State state, int seat, int a, int b, Options out)
    @cython.locals(table=Table)
    cpdef void resolve(self, State state, int seat, int a, int b, int option)
