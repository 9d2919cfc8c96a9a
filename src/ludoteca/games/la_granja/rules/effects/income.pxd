# Written by hooks/fields from income.py: change that, then run `make fields`.

cimport cython
from ludoteca.games.la_granja.rules.effects.base cimport HelperEffect
from ludoteca.games.la_granja.rules.effects.use cimport use_helper
from ludoteca.games.la_granja.rules.farm cimport flag_or_lack, gain, is_short, mark_used, missing_crops, receive
from ludoteca.games.la_granja.rules.state cimport LaGranjaState

cdef int ADVANCE, ALL_CROPS, FOR_REACTION, GOODS, INCOME_HELPER, NOBODY, PIG, SILVER, TAKE_CROP

cdef class IncomePerExtensionsEffect(HelperEffect):
    @cython.locals(card=int, per=int)
    cpdef void earn(self, LaGranjaState table, int seat, int place, bint again)

cdef class IncomeGoodEffect(HelperEffect):
    cpdef void earn(self, LaGranjaState table, int seat, int place, bint again)
    cpdef void pay_out(self, LaGranjaState table, int seat, int place)

cdef class IncomeOfferEffect(HelperEffect):
    cpdef void earn(self, LaGranjaState table, int seat, int place, bint again)
    cpdef void pay_out(self, LaGranjaState table, int seat, int place)

cdef class IncomeBuyGoodEffect(IncomeOfferEffect):
    cpdef bint possible(self, LaGranjaState table, int seat, int place) except -1
    @cython.locals(card=int)
    cpdef void apply(self, LaGranjaState table, int seat, int place)
    cpdef bint asks_for_stock(self) except -1

cdef class SellPigAtEffect(IncomeOfferEffect):
    cpdef bint possible(self, LaGranjaState table, int seat, int place) except -1
    cpdef void apply(self, LaGranjaState table, int seat, int place)
    cpdef bint pays_flag(self) except -1
    cpdef bint asks_for_stock(self) except -1

cdef class IncomeMissingGoodEffect(IncomeOfferEffect):
    cpdef bint possible(self, LaGranjaState table, int seat, int place) except -1
    cpdef void apply(self, LaGranjaState table, int seat, int place)
    cpdef void pay_out(self, LaGranjaState table, int seat, int place)

cdef class SiestaOnBreedingEffect(HelperEffect):
    cpdef void bred(self, LaGranjaState table, int seat, int place)

cdef class HarvestOnBreedingEffect(HelperEffect):
    cpdef void bred(self, LaGranjaState table, int seat, int place)
