# Written by hooks/fields from farm.py: change that, then run `make fields`.

cimport cython
from ludoteca.core.common cimport TwoAnswers
from ludoteca.core.decision cimport Decision, Options, State
from ludoteca.games.la_granja.rules.effects.base cimport Catalogue
from ludoteca.games.la_granja.rules.effects.use cimport craft_income, income, pays_flag, use_helper
from ludoteca.games.la_granja.rules.farm cimport flag_or_lack, free_stalls, gain, grow, lacks_marker, stored_crops
from ludoteca.games.la_granja.rules.menu cimport any_free
from ludoteca.games.la_granja.rules.state cimport LaGranjaState

cdef Catalogue EFFECTS
cdef int AFTER_ROOF, BREED_EXTRA, BUY_ROOF, CARD_COUNT, CRAFT_INCOME, CROPS, DOUBLE_POINTS, EXTRA_ROOF_SPACE
cdef int FOR_HELPER, FREE, FREE_ROOF_ENTRY, FROM_ROOF, GOODS, GRAPE, GROW, GROWTH_AHEAD, GROWTH_DONE, GROW_BONUS
cdef int NOBODY, NONE, PASS_ROOF, PAY_ROOF, PIG, READY, ROOFS, ROOF_DISCOUNT, ROOF_DONE, ROOF_PAY_WITH_HARVEST, SEATS
cdef int SILVER, SILVER_ON_ROOF_USE, TAKE_BACK, TO_BREED

cdef class Income(Decision):
    @cython.locals(table=LaGranjaState)
    cpdef void resolve(self, State state, int seat, int owner, int b, int option)

cdef class IncomeHelper(TwoAnswers):
    @cython.locals(table=LaGranjaState)
    cpdef void resolve(self, State state, int seat, int place, int owner, int option)

cdef class CraftIncome(TwoAnswers):
    @cython.locals(table=LaGranjaState)
    cpdef void resolve(self, State state, int seat, int owner, int b, int option)

cpdef void lay_growth(LaGranjaState table, int owner, bint income_after)

cdef class Grow(Decision):
    @cython.locals(_number=int, bonus=int, card=int, crop=int, place=int, table=LaGranjaState)
    cpdef void resolve(self, State state, int seat, int owner, int fields_done, int option)

@cython.locals(born=int, pigs=int, place=int, room=int)
cpdef void breed(LaGranjaState table, int seat)

@cython.locals(place=int)
cpdef void first_piglet(LaGranjaState table, int seat, int more)

@cython.locals(price=int)
cpdef int roof_price(LaGranjaState table, int seat) except? -1

@cython.locals(purse=int, room=int)
cpdef bint can_buy_roof(LaGranjaState table, int seat) except -1

cdef class BuyRoof(Decision):
    @cython.locals(place=int, table=LaGranjaState)
    cpdef void options(self, State state, int seat, int owner, int b, Options out)
    @cython.locals(price=int, table=LaGranjaState)
    cpdef void resolve(self, State state, int seat, int owner, int b, int option)

@cython.locals(place=int)
cpdef void take_display(LaGranjaState table, int tile)

@cython.locals(number=int, points=int)
cpdef void lay_tile(LaGranjaState table, int seat, int tile)

@cython.locals(place=int)
cpdef int doubling_place(LaGranjaState table, int seat) except? -1

cpdef int silver_to_pay(int bill) except? -1

cdef class PayRoof(Decision):
    @cython.locals(crop=int, goods=int, left=int, other=int, purse=int, table=LaGranjaState, worth=int)
    cpdef void options(self, State state, int seat, int tile, int bill, Options out)
    @cython.locals(left=int, table=LaGranjaState)
    cpdef void resolve(self, State state, int seat, int tile, int bill, int option)

cdef class DoublePoints(TwoAnswers):
    @cython.locals(table=LaGranjaState)
    cpdef void resolve(self, State state, int seat, int points, int b, int option)
