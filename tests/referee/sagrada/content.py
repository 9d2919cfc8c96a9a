"""What is printed, as the referee knows it: a table of its own, so that the engine's is compared too."""

from __future__ import annotations

COLOURS = {"r": "red", "g": "green", "b": "blue", "y": "yellow", "p": "purple"}
VALUES = "123456"
DICE_OF_A_COLOUR = 18

# Card, difficulty and the four rows of each window, the top row first; a letter or a digit is the mark of a space.
WINDOWS: dict[str, tuple[str, int, str]] = {
    "aurorae_magnificus": ("card1", 5, "5gbp2 p...y y.6.p 1..g4"),
    "aurora_sagradis": ("card1", 4, "r.b.y 4p3g2 .1.5. ..6.."),
    "batllo": ("card2", 5, "..6.. .5b4. 3gyp2 14r53"),
    "bellesguard": ("card2", 3, "b6..y .3b.. .562. .4.1g"),
    "chromatic_splendor": ("card3", 4, "..g.. 2y5b1 .r3p. 1.6.4"),
    "comitas": ("card3", 5, "y.2.6 .4.5y ...y5 12y3."),
    "firelight": ("card4", 5, "3415. .62.y ...yr 5.yr6"),
    "firmitas": ("card7", 5, "p6..3 5p3.. .2p1. .15p4"),
    "fractal_drops": ("card5", 3, ".4.y6 r.2.. ..rp1 by..."),
    "fulgor_del_cielo": ("card9", 5, ".br.. .45.b b2.r5 6r31."),
    "gravitas": ("card6", 5, "1.3b. .2b.. 6b.4. b52.1"),
    "industria": ("card11", 5, "1r3.6 54r2. ..5r1 ...3r"),
    "kaleidoscopic_dream": ("card7", 4, "yb..1 g.5.4 3.r.g 2..by"),
    "lux_astram": ("card8", 5, ".1gp4 6p25g 1g53p ....."),
    "lux_mundi": ("card8", 6, "..1.. 1g3b2 b546g .b5g."),
    "luz_celestial": ("card9", 3, "..r5. p4.g3 6..b. .y2.."),
    "ripples_of_light": ("card5", 5, "...r5 ..p4b .b3y6 y2g1r"),
    "shadow_thief": ("card10", 5, "6p..5 5.p.. r6.p. yr543"),
    "sun_catcher": ("card10", 3, ".b2.y .4.r. ..5y. g3..p"),
    "suns_glory": ("card4", 6, "1py.4 py..6 y..53 .5421"),
    "symphony_of_light": ("card12", 6, "2.5.1 y6p2r .b4g. .3.5."),
    "via_lux": ("card11", 4, "y.6.. .15.2 3yrp. ..43r"),
    "virtus": ("card12", 5, "4.25g ..6g2 .3g4. 5g1.."),
    "water_of_life": ("card6", 6, "6b..1 .5b.. 4r2b. g6y3p"),
}

# The colour of the die that pays for the tool in the solo game (11.4).
TOOLS = {
    "grozing_pliers": "p",
    "eglomise_brush": "b",
    "copper_foil_burnisher": "r",
    "lathekin": "y",
    "lens_cutter": "g",
    "flux_brush": "p",
    "glazing_hammer": "b",
    "running_pliers": "r",
    "cork_backed_straightedge": "y",
    "grinding_stone": "g",
    "flux_remover": "p",
    "tap_wheel": "b",
}

# Points for each time a public objective is met (9.3).
PUBLIC = {
    "row_color_variety": 6,
    "column_color_variety": 5,
    "row_shade_variety": 5,
    "column_shade_variety": 4,
    "light_shades": 2,
    "medium_shades": 2,
    "deep_shades": 2,
    "shade_variety": 5,
    "color_diagonals": 1,
    "color_variety": 4,
}

PRIVATE = {
    "shades_of_red": "r",
    "shades_of_yellow": "y",
    "shades_of_green": "g",
    "shades_of_blue": "b",
    "shades_of_purple": "p",
}
