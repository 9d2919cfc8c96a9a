cimport cython
from ludoteca.core.decision cimport Decision, Options, State
from ludoteca.games.la_granja.state cimport Table
from ludoteca.games.la_granja.farm cimport can_draw, take_from_deck
from ludoteca.games.la_granja.market cimport neutral_place

cdef int BUILDING_COUNT, CARD_COUNT, DELUXE_ROOF, DRAW, IN_DECK, IN_DISCARD, IN_HAND, LAY_ROOF, NATURE, NEUTRAL
cdef int NEUTRAL_TURN, NOBODY, NONE, REVEAL_CARD, ROLL_ORDER, ROOF_SET, SEATS

cdef class RollOrder(Decision):
    @cython.locals(building=int, table=Table)
    cpdef void options(self, State state, int seat, int number, int b, Options out)
    @cython.locals(table=Table)
    cpdef void resolve(self, State state, int seat, int number, int b, int option)

cdef class ChooseFirst(Decision):
    @cython.locals(first=int, table=Table)
    cpdef void options(self, State state, int seat, int a, int b, Options out)
    @cython.locals(owner=int, place=int, table=Table)
    cpdef void resolve(self, State state, int seat, int a, int b, int option)

cdef class DrawTile(Decision):
    cpdef void options(self, State state, int seat, int a, int b, Options out)
    @cython.locals(table=Table)
    cpdef void resolve(self, State state, int seat, int a, int b, int option)
@cython.locals(card=int, pile=int)
cpdef void list_deck(Table table, Options out)

cdef class Draw(Decision):
    @cython.locals(table=Table)
    cpdef void options(self, State state, int seat, int owner, int left, Options out)
    @cython.locals(table=Table)
    cpdef void resolve(self, State state, int seat, int owner, int left, int option)

cdef class LayRoof(Decision):
    @cython.locals(start=int, table=Table, tile=int)
    cpdef void options(self, State state, int seat, int number, int left, Options out)
    @cython.locals(place=int, table=Table)
    cpdef void resolve(self, State state, int seat, int number, int left, int option)

cdef class NeutralTurn(Decision):
    @cython.locals(card=int, table=Table)
    cpdef void resolve(self, State state, int seat, int a, int b, int option)

cdef class RevealCard(Decision):
    @cython.locals(table=Table)
    cpdef void options(self, State state, int seat, int a, int b, Options out)
    @cython.locals(table=Table, value=int)
    cpdef void resolve(self, State state, int seat, int a, int b, int option)
