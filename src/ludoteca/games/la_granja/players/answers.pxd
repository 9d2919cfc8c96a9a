# Written by hooks/fields from answers.py: change that, then run `make fields`.

cimport cython
from ludoteca.games.la_granja.players.errands cimport free_first, free_worth
from ludoteca.games.la_granja.players.insight cimport Insight
from ludoteca.games.la_granja.players.uses cimport Uses, given_up_worth
from ludoteca.games.la_granja.players.worth cimport back_worth, card_worth, change_worth, choice_worth, donkey_worth
from ludoteca.games.la_granja.players.worth cimport marker_worth, side_worth, space_worth, tile_worth
from ludoteca.games.la_granja.rules.farm cimport free_stalls
from ludoteca.games.la_granja.rules.state cimport LaGranjaState

cdef Uses USES
cdef int BOUGHT_STEP, CODES, COST, CROPS, EXTRA, EXTRA_WORTH, FOOD, FREE_CARD, FREE_DELIVER, FREE_PICK, FREE_ROOF_ENTRY
cdef int GIVE_POINT, GOODS, GRAIN, GRAPE, HEX_COUNT, MOST_AHEAD, OLIVE, PASS_CARD, PASS_ROOF, PIG, PREPAID, PURSE
cdef int RESOURCES, SILVER, SLOTS, SOURCES, SPACES

cdef class Judge:
    cdef int worth(self, Insight eye, LaGranjaState table, int a, int b, int option) except? -1

cdef class FreeJudge(Judge):
    cdef int worth(self, Insight eye, LaGranjaState table, int a, int b, int option) except? -1

cdef class ReadyJudge(Judge):
    cdef int worth(self, Insight eye, LaGranjaState table, int a, int b, int option) except? -1

cdef class PlayJudge(Judge):
    cdef int worth(self, Insight eye, LaGranjaState table, int a, int b, int option) except? -1

cdef class BuyRoofJudge(Judge):
    cdef int worth(self, Insight eye, LaGranjaState table, int a, int b, int option) except? -1

cdef class PickJudge(Judge):
    cdef int worth(self, Insight eye, LaGranjaState table, int a, int b, int option) except? -1

cdef class BuyAheadJudge(Judge):
    cdef int worth(self, Insight eye, LaGranjaState table, int a, int b, int option) except? -1

cdef class DeliverJudge(Judge):
    @cython.locals(weights="int*", worth=int)
    cdef int worth(self, Insight eye, LaGranjaState table, int flags, int left, int option) except? -1

cdef class CropJudge(Judge):
    cdef int worth(self, Insight eye, LaGranjaState table, int a, int b, int option) except? -1

cdef class PairJudge(Judge):
    @cython.locals(first=int, second=int)
    cdef int worth(self, Insight eye, LaGranjaState table, int a, int b, int option) except? -1

cdef class ResourceJudge(Judge):
    cdef int worth(self, Insight eye, LaGranjaState table, int a, int b, int option) except? -1

cdef class UpgradedJudge(Judge):
    cdef int worth(self, Insight eye, LaGranjaState table, int a, int b, int option) except? -1

cdef class UpgradeJudge(Judge):
    cdef int worth(self, Insight eye, LaGranjaState table, int a, int b, int option) except? -1

cdef class SellJudge(Judge):
    cdef int worth(self, Insight eye, LaGranjaState table, int a, int b, int option) except? -1

cdef class FromJudge(Judge):
    cdef int worth(self, Insight eye, LaGranjaState table, int a, int b, int option) except? -1

cdef class PaymentJudge(Judge):
    cdef int worth(self, Insight eye, LaGranjaState table, int a, int b, int option) except? -1

cdef class ExchangeJudge(Judge):
    cdef int worth(self, Insight eye, LaGranjaState table, int place, int b, int option) except? -1

cdef class SideJudge(Judge):
    cdef int worth(self, Insight eye, LaGranjaState table, int card, int b, int option) except? -1

cdef class DiscardJudge(Judge):
    cdef int worth(self, Insight eye, LaGranjaState table, int a, int b, int option) except? -1

cdef class DiscardHelperJudge(Judge):
    cdef int worth(self, Insight eye, LaGranjaState table, int a, int b, int option) except? -1

cdef class DiscardBarrowJudge(Judge):
    cdef int worth(self, Insight eye, LaGranjaState table, int a, int b, int option) except? -1

cdef class PrefillJudge(Judge):
    cdef int worth(self, Insight eye, LaGranjaState table, int a, int b, int option) except? -1

cdef class SpaceChoiceJudge(Judge):
    cdef int worth(self, Insight eye, LaGranjaState table, int a, int b, int option) except? -1

cdef class RoundSpaceJudge(Judge):
    cdef int worth(self, Insight eye, LaGranjaState table, int a, int b, int option) except? -1

cdef class ChangeDieJudge(Judge):
    cdef int worth(self, Insight eye, LaGranjaState table, int value, int b, int option) except? -1

cdef class AdvanceJudge(Judge):
    cdef int worth(self, Insight eye, LaGranjaState table, int a, int b, int option) except? -1

cdef class DonkeyJudge(Judge):
    cdef int worth(self, Insight eye, LaGranjaState table, int a, int b, int option) except? -1

cdef class OddDeliveryJudge(Judge):
    cdef int worth(self, Insight eye, LaGranjaState table, int a, int b, int option) except? -1

cdef class AgreeJudge(Judge):
    cdef int worth(self, Insight eye, LaGranjaState table, int a, int b, int option) except? -1

cdef class CraftIncomeJudge(Judge):
    cdef int worth(self, Insight eye, LaGranjaState table, int a, int b, int option) except? -1

cdef class PlaceMarkerJudge(Judge):
    cdef int worth(self, Insight eye, LaGranjaState table, int a, int b, int option) except? -1

cdef class RemoveMarkerJudge(Judge):
    cdef int worth(self, Insight eye, LaGranjaState table, int a, int b, int option) except? -1

cdef class TakeBackJudge(Judge):
    cdef int worth(self, Insight eye, LaGranjaState table, int need, int b, int option) except? -1
