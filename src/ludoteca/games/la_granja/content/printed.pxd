# Written by hooks/fields from printed.py: change that, then run `make fields`.

cimport cython
from ludoteca.games.la_granja.content.parameters cimport Parameters

cdef class Printed:
    cdef public str name
    cdef public int[4] buy
    cdef public int[4] sell
    cdef public int[4] upgrade
    cdef public int hand_limit
    cdef public int stalls
    cdef public int extra_deliveries
    cdef public int extra_cost
    cdef public int top
    cdef public int solo_first_from
    cdef public int[16] siesta
    cdef public int[6] roof_points
    cdef public int[4] donkeys
    cdef public int[4] hats
    cdef public int[72] field
    cdef public int[72] barrow_size
    cdef public int[576] barrow_good
    cdef public int[72] barrow_vp
    cdef public int[72] barrow_market
    cdef public int[72] extension_hand
    cdef public int[72] extension_income
    cdef public int[72] extension_stalls
    cdef public int[72] extension_deliveries
    cdef public int[72] helper_effect
    cdef public int[72] helper_phases
    cdef public int[72] helper_menu
    cdef public int[72] once
    cdef public int[72] helper_amount
    cdef public Parameters params
    cdef public int[48] roof_round
    cdef public int[48] roof_effect
    cdef public int[48] roof_phases
    cdef public int[48] roof_menu
    cdef public int[48] roof_die
    cdef public int[48] roof_turns
    cdef public int[48] roof_doubles
    cdef public int[48] roof_fixed
    cdef public int[24] row_size
    cdef public int[192] row_good
    cdef public int[6] same_rows
    cdef public int[6] building_at
    cdef public int hexes
    cdef public int[30] hex_value
    cdef public int[30] hex_near
    cdef public int[4] hex_start
    cdef public int[30] hex_seats
    cdef public int[30] hex_small
    cdef public int[900] distance
