# Written by hooks/fields from deal.py: change that, then run `make fields`.

cimport cython
from ludoteca.core.common cimport ChooseSeat, TwoAnswers
from ludoteca.core.decision cimport Decision, Options, State
from ludoteca.games.la_granja.rules.farm cimport can_draw, take_from_deck
from ludoteca.games.la_granja.rules.market cimport neutral_place
from ludoteca.games.la_granja.rules.state cimport LaGranjaState

cdef int BUILDING_COUNT, CARD_COUNT, DELUXE_ROOF, DRAW, IN_DECK, IN_DISCARD, IN_HAND, LAY_ROOF, NATURE, NEUTRAL
cdef int NEUTRAL_TURN, NOBODY, NONE, REVEAL_CARD, ROLL_ORDER, ROOF_SET

cdef class RollOrder(Decision):
    @cython.locals(building=int, table=LaGranjaState)
    cpdef void options(self, State state, int seat, int number, int b, Options out)
    @cython.locals(table=LaGranjaState)
    cpdef void resolve(self, State state, int seat, int number, int b, int option)

cdef class ChooseFirst(ChooseSeat):
    @cython.locals(owner=int, place=int, table=LaGranjaState)
    cpdef void resolve(self, State state, int seat, int a, int b, int option)

cdef class DrawTile(TwoAnswers):
    @cython.locals(table=LaGranjaState)
    cpdef void resolve(self, State state, int seat, int a, int b, int option)

@cython.locals(card=int, pile=int)
cpdef void list_deck(LaGranjaState table, Options out)

cdef class Draw(Decision):
    @cython.locals(table=LaGranjaState)
    cpdef void options(self, State state, int seat, int owner, int left, Options out)
    @cython.locals(table=LaGranjaState)
    cpdef void resolve(self, State state, int seat, int owner, int left, int option)

cdef class LayRoof(Decision):
    @cython.locals(start=int, table=LaGranjaState, tile=int)
    cpdef void options(self, State state, int seat, int number, int left, Options out)
    @cython.locals(place=int, table=LaGranjaState)
    cpdef void resolve(self, State state, int seat, int number, int left, int option)

cdef class NeutralTurn(Decision):
    @cython.locals(card=int, table=LaGranjaState)
    cpdef void resolve(self, State state, int seat, int a, int b, int option)

cdef class RevealCard(Decision):
    @cython.locals(table=LaGranjaState)
    cpdef void options(self, State state, int seat, int a, int b, Options out)
    @cython.locals(table=LaGranjaState, value=int)
    cpdef void resolve(self, State state, int seat, int a, int b, int option)
