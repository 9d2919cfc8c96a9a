# Written by hooks/fields from gains.py: change that, then run `make fields`.

cimport cython
from ludoteca.core.decision cimport Decision, Options, State
from ludoteca.games.la_granja.rules.effects.base cimport Catalogue
from ludoteca.games.la_granja.rules.farm cimport advance, can_draw, discard, draw, gain, grow, has_source, mark_used
from ludoteca.games.la_granja.rules.farm cimport may_flip, next_in_hand, sources, take_pig, upgrade
from ludoteca.games.la_granja.rules.state cimport LaGranjaState

cdef Catalogue EFFECTS
cdef int CROPS, FOOD, GOODS, GRAIN, GRAPE, NOBODY, NONE, OLIVE, PIG, PLAY, RESOURCES, ROOFS, SILVER, SILVER_ON_ROOF_USE
cdef int SOURCES, STORED, TAKE_CROP, UPGRADE_GOOD

cdef class TakeCrop(Decision):
    @cython.locals(crop=int)
    cpdef void options(self, State state, int seat, int crops, int left, Options out)
    @cython.locals(table=LaGranjaState)
    cpdef void resolve(self, State state, int seat, int crops, int left, int option)

cdef class TakePair(Decision):
    @cython.locals(pair=int)
    cpdef void options(self, State state, int seat, int a, int b, Options out)
    @cython.locals(table=LaGranjaState)
    cpdef void resolve(self, State state, int seat, int a, int b, int option)

cdef class TakeResource(Decision):
    @cython.locals(good=int)
    cpdef void options(self, State state, int seat, int may, int b, Options out)
    @cython.locals(table=LaGranjaState)
    cpdef void resolve(self, State state, int seat, int may, int b, int option)

cdef class TakeUpgraded(Decision):
    @cython.locals(good=int)
    cpdef void options(self, State state, int seat, int a, int b, Options out)
    @cython.locals(table=LaGranjaState)
    cpdef void resolve(self, State state, int seat, int a, int b, int option)

cdef class UpgradeGood(Decision):
    @cython.locals(source=int, table=LaGranjaState)
    cpdef void options(self, State state, int seat, int allowed, int left, Options out)
    @cython.locals(table=LaGranjaState)
    cpdef void resolve(self, State state, int seat, int allowed, int left, int option)

cdef class Advance(Decision):
    @cython.locals(steps=int, table=LaGranjaState)
    cpdef void options(self, State state, int seat, int fewest, int most, Options out)
    @cython.locals(table=LaGranjaState)
    cpdef void resolve(self, State state, int seat, int fewest, int most, int option)

cdef class CardChoice(Decision):
    @cython.locals(table=LaGranjaState)
    cpdef void options(self, State state, int seat, int a, int b, Options out)
    @cython.locals(table=LaGranjaState)
    cpdef void resolve(self, State state, int seat, int a, int b, int option)

cdef class SwapCard(Decision):
    @cython.locals(card=int, table=LaGranjaState)
    cpdef void options(self, State state, int seat, int place, int b, Options out)
    @cython.locals(table=LaGranjaState)
    cpdef void resolve(self, State state, int seat, int place, int b, int option)

cdef class FlipRoof(Decision):
    @cython.locals(slot=int, table=LaGranjaState)
    cpdef void options(self, State state, int seat, int a, int b, Options out)
    @cython.locals(table=LaGranjaState)
    cpdef void resolve(self, State state, int seat, int a, int b, int option)

cdef class AfterRoof(Decision):
    @cython.locals(table=LaGranjaState)
    cpdef void resolve(self, State state, int seat, int owner, int b, int option)

cdef class Regrow(Decision):
    @cython.locals(crop=int, table=LaGranjaState)
    cpdef void options(self, State state, int seat, int a, int b, Options out)
    @cython.locals(table=LaGranjaState)
    cpdef void resolve(self, State state, int seat, int a, int b, int option)

cdef class SellCrop(Decision):
    @cython.locals(crop=int, table=LaGranjaState)
    cpdef void options(self, State state, int seat, int place, int b, Options out)
    @cython.locals(table=LaGranjaState)
    cpdef void resolve(self, State state, int seat, int place, int b, int option)

cdef class Exchange(Decision):
    @cython.locals(table=LaGranjaState)
    cpdef void options(self, State state, int seat, int place, int b, Options out)
    @cython.locals(table=LaGranjaState)
    cpdef void resolve(self, State state, int seat, int place, int b, int option)
