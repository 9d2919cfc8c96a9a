# Written by hooks/fields from income.py: change that, then run `make fields`.

cimport cython
from ludoteca.games.la_granja.rules.effects.base cimport HelperEffect
from ludoteca.games.la_granja.rules.effects.use cimport use_helper
from ludoteca.games.la_granja.rules.farm cimport flag_or_lack, gain, is_short, mark_used, missing_crops, receive
from ludoteca.games.la_granja.rules.state cimport LaGranjaState

cdef int ADVANCE, ALL_CROPS, FOR_REACTION, GOODS, INCOME_HELPER, NOBODY, PIG, SILVER, TAKE_CROP

cdef class IncomePerExtensionsEffect(HelperEffect):
    @cython.locals(card=int, per=int)
    cdef void earn(self, LaGranjaState table, int seat, int place, bint again)

cdef class IncomeGoodEffect(HelperEffect):
    cdef void earn(self, LaGranjaState table, int seat, int place, bint again)
    cdef void pay_out(self, LaGranjaState table, int seat, int place)

cdef class IncomeOfferEffect(HelperEffect):
    cdef void earn(self, LaGranjaState table, int seat, int place, bint again)
    cdef void pay_out(self, LaGranjaState table, int seat, int place)

cdef class IncomeBuyGoodEffect(IncomeOfferEffect):
    cdef bint possible(self, LaGranjaState table, int seat, int place) except -1
    @cython.locals(card=int)
    cdef void apply(self, LaGranjaState table, int seat, int place)
    cdef bint asks_for_stock(self) except -1

cdef class SellPigAtEffect(IncomeOfferEffect):
    cdef bint possible(self, LaGranjaState table, int seat, int place) except -1
    cdef void apply(self, LaGranjaState table, int seat, int place)
    cdef bint pays_flag(self) except -1
    cdef bint asks_for_stock(self) except -1

cdef class IncomeMissingGoodEffect(IncomeOfferEffect):
    cdef bint possible(self, LaGranjaState table, int seat, int place) except -1
    cdef void apply(self, LaGranjaState table, int seat, int place)
    cdef void pay_out(self, LaGranjaState table, int seat, int place)

cdef class SiestaOnBreedingEffect(HelperEffect):
    cdef void bred(self, LaGranjaState table, int seat, int place)

cdef class HarvestOnBreedingEffect(HelperEffect):
    cdef void bred(self, LaGranjaState table, int seat, int place)
