var a=`### Sagrada slovy.

sagrada-color = { $color ->
    [r] \u010Derven\xE1
    [g] zelen\xE1
    [b] modr\xE1
    [y] \u017Elut\xE1
   *[p] fialov\xE1
}
sagrada-die = { $color ->
    [r] \u010Derven\xE1 { $value }
    [g] zelen\xE1 { $value }
    [b] modr\xE1 { $value }
    [y] \u017Elut\xE1 { $value }
   *[p] fialov\xE1 { $value }
}
sagrada-cell = { $row }. \u0159ada, { $column }. sloupec
sagrada-pane-free = pr\xE1zdn\xE9, hod\xED se ka\u017Ed\xE1 kostka
sagrada-pane-color = pr\xE1zdn\xE9, barva: { $color }
sagrada-pane-value = pr\xE1zdn\xE9, hodnota: { $value }
sagrada-pane-legal = { $cell }: { $what }. Mo\u017En\xE9.
sagrada-window-of = { $who }: vitr\xE1\u017E { $window }
sagrada-window-choice = { $window }, { $count ->
    [one] { $count } \u017Eeton p\u0159\xEDzn\u011B
    [few] { $count } \u017Eetony p\u0159\xEDzn\u011B
    [many] { $count } \u017Eetonu p\u0159\xEDzn\u011B
   *[other] { $count } \u017Eeton\u016F p\u0159\xEDzn\u011B
}
sagrada-pool = Nab\xEDdka kostek
sagrada-in-hand = V ruce: { $die }
sagrada-track = Po\u010D\xEDtadlo kol
sagrada-round-slot = { $round }. kolo: { $count ->
    [0] \u017E\xE1dn\xE1 kostka
    [one] { $count } kostka
    [few] { $count } kostky
    [many] { $count } kostky
   *[other] { $count } kostek
}
sagrada-tools = N\xE1stroje
sagrada-goals = \xDAkoly
sagrada-others = Ostatn\xED vitr\xE1\u017Ee
sagrada-tool-cost = { $count ->
    [one] Stoj\xED { $count } \u017Eeton p\u0159\xEDzn\u011B.
    [few] Stoj\xED { $count } \u017Eetony p\u0159\xEDzn\u011B.
    [many] Stoj\xED { $count } \u017Eetonu p\u0159\xEDzn\u011B.
   *[other] Stoj\xED { $count } \u017Eeton\u016F p\u0159\xEDzn\u011B.
}
sagrada-tool-spent = { $count ->
    [one] na kart\u011B le\u017E\xED { $count } \u017Eeton p\u0159\xEDzn\u011B
    [few] na kart\u011B le\u017E\xED { $count } \u017Eetony p\u0159\xEDzn\u011B
    [many] na kart\u011B le\u017E\xED { $count } \u017Eetonu p\u0159\xEDzn\u011B
   *[other] na kart\u011B le\u017E\xED { $count } \u017Eeton\u016F p\u0159\xEDzn\u011B
}
sagrada-tool-solo = Plat\xED se kostkou z nab\xEDdky, barva: { $color }; jednou za hru.

## Ot\xE1zky
sagrada-ask-choose_window = Vyberte si vitr\xE1\u017E
sagrada-ask-act = { $turn ->
    [1] Prvn\xED tah: vezm\u011Bte kostku, pou\u017Eijte n\xE1stroj nebo pasujte
   *[other] Druh\xFD tah: vezm\u011Bte kostku, pou\u017Eijte n\xE1stroj nebo pasujte
}
sagrada-ask-act-again = { $turn ->
    [1] Prvn\xED tah: pou\u017Eijte n\xE1stroj nebo ukon\u010Dete tah
   *[other] Druh\xFD tah: pou\u017Eijte n\xE1stroj nebo ukon\u010Dete tah
}
sagrada-ask-place = Um\xEDst\u011Bte kostku: { $die }
sagrada-ask-place_or_return = Odstra\u0148ova\u010D tavidla: um\xEDst\u011Bte kostku ({ $die }) nebo ji vra\u0165te do nab\xEDdky
sagrada-ask-pay = { $tool }: zapla\u0165te kostkou z nab\xEDdky
sagrada-ask-take = { $tool }: vyberte kostku z nab\xEDdky
sagrada-ask-bump = \u0160t\xEDpac\xED kle\u0161t\u011B: zm\u011B\u0148te o 1 ({ $die })
sagrada-ask-swap = Kruhov\xFD \u0159ez\xE1k: vym\u011B\u0148te kostku ({ $die }) za kostku z po\u010D\xEDtadla kol
sagrada-ask-choose_value = { $color ->
    [r] Odstra\u0148ova\u010D tavidla: zvolte hodnotu \u010Derven\xE9 kostky
    [g] Odstra\u0148ova\u010D tavidla: zvolte hodnotu zelen\xE9 kostky
    [b] Odstra\u0148ova\u010D tavidla: zvolte hodnotu modr\xE9 kostky
    [y] Odstra\u0148ova\u010D tavidla: zvolte hodnotu \u017Elut\xE9 kostky
   *[p] Odstra\u0148ova\u010D tavidla: zvolte hodnotu fialov\xE9 kostky
}
sagrada-ask-move_from = { $tool }: vyberte kostku sv\xE9 vitr\xE1\u017Ee
sagrada-ask-move_second = { $tool }: vyberte dal\u0161\xED kostku sv\xE9 vitr\xE1\u017Ee
sagrada-ask-move_to = { $tool }: vyberte nov\xE9 pol\xED\u010Dko pro kostku ({ $cell })
sagrada-ask-lift_second = { $tool }: vyberte druhou kostku
sagrada-ask-drop = Vyberte pol\xED\u010Dko pro zvednutou kostku ({ $cell })
sagrada-ask-remove = Vitr\xE1\u017E poru\u0161uje pravidlo: odstra\u0148te kostku
sagrada-option-draft = Vz\xEDt: { $die }
sagrada-option-use = Pou\u017E\xEDt: { $tool }
sagrada-option-pass = Pasovat
sagrada-option-end = Ukon\u010Dit tah
sagrada-option-pool = Do nab\xEDdky
sagrada-option-no-second = Bez druh\xE9ho p\u0159esunu
sagrada-option-up = O jednu v\xEDc
sagrada-option-down = O jednu m\xED\u0148

## Z\xE1znam
sagrada-log-roll = { $count ->
    [one] Hod: { $count } kostka.
    [few] Hod: { $count } kostky.
    [many] Hod: { $count } kostky.
   *[other] Hod: { $count } kostek.
}
sagrada-log-reroll_pool = { $count ->
    [one] Nov\xFD hod z nab\xEDdky: { $count } kostka.
    [few] Nov\xFD hod z nab\xEDdky: { $count } kostky.
    [many] Nov\xFD hod z nab\xEDdky: { $count } kostky.
   *[other] Nov\xFD hod z nab\xEDdky: { $count } kostek.
}
sagrada-log-deal_tool = N\xE1stroje: { $cards }.
sagrada-log-deal_public = Spole\u010Dn\xE9 \xFAkoly: { $cards }.
sagrada-log-deal_private = V\xE1\u0161 osobn\xED \xFAkol: { $cards }.
sagrada-log-choose_window = { $who } vyb\xEDr\xE1 vitr\xE1\u017E { $window }.
sagrada-log-reveal_windows = V\u0161echny vitr\xE1\u017Ee jsou odhaleny.
sagrada-log-choose_first = { $who } za\u010D\xEDn\xE1.
sagrada-log-draft = { $who } bere kostku: { $die }.
sagrada-log-pass = { $who } pasuje.
sagrada-log-use = { $who } pou\u017E\xEDv\xE1 n\xE1stroj: { $tool }.
sagrada-log-place = { $who } umis\u0165uje kostku: { $die } ({ $cell }).
sagrada-log-return = { $who } vrac\xED do nab\xEDdky: { $die }.
sagrada-log-pay = { $who } plat\xED kostkou: { $die } ({ $tool }).
sagrada-log-take = { $who } bere kostku pro n\xE1stroj: { $die } ({ $tool }).
sagrada-log-turned = { $who } m\u011Bn\xED kostku: nyn\xED { $die }.
sagrada-log-swap = { $who } vym\u011B\u0148uje kostku: { $given } za { $taken } z po\u010D\xEDtadla kol.
sagrada-log-reroll = Kostka je p\u0159ehozena: { $die }.
sagrada-log-draw = { $color ->
    [r] Z v\xE1\u010Dku vych\xE1z\xED \u010Derven\xE1 kostka.
    [g] Z v\xE1\u010Dku vych\xE1z\xED zelen\xE1 kostka.
    [b] Z v\xE1\u010Dku vych\xE1z\xED modr\xE1 kostka.
    [y] Z v\xE1\u010Dku vych\xE1z\xED \u017Elut\xE1 kostka.
   *[p] Z v\xE1\u010Dku vych\xE1z\xED fialov\xE1 kostka.
}
sagrada-log-move = { $who } p\u0159esouv\xE1 kostku: { $from } \u2192 { $to }.
sagrada-log-remove = { $who } odstra\u0148uje kostku: { $cell }.

## Pro\u010D ne
sagrada-why-taken = Na pol\xED\u010Dku u\u017E kostka le\u017E\xED.
sagrada-why-border = Prvn\xED kostka pat\u0159\xED k okraji vitr\xE1\u017Ee.
sagrada-why-touch = Pol\xED\u010Dko se mus\xED dot\xFDkat kostky stranou nebo rohem.
sagrada-why-isolated = S t\xEDmto n\xE1strojem se pol\xED\u010Dko nesm\xED dot\xFDkat \u017E\xE1dn\xE9 kostky.
sagrada-why-printed-color = Pol\xED\u010Dko \u017E\xE1d\xE1 jinou barvu.
sagrada-why-printed-value = Pol\xED\u010Dko \u017E\xE1d\xE1 jinou hodnotu.
sagrada-why-color-beside = Vedle ({ $cell }) le\u017E\xED kostka stejn\xE9 barvy: { $die }.
sagrada-why-value-beside = Vedle ({ $cell }) le\u017E\xED kostka stejn\xE9 hodnoty: { $die }.
sagrada-why-drafted = V tomto tahu u\u017E jste kostku vzali.
sagrada-why-not-in-pool = Tato kostka v nab\xEDdce nen\xED.
sagrada-why-fits-nowhere = Pro tuto kostku nen\xED ve va\u0161\xED vitr\xE1\u017Ei m\xEDsto.
sagrada-why-no-such-tool = Tento n\xE1stroj ve h\u0159e nen\xED.
sagrada-why-tool-used = Jeden n\xE1stroj za tah: jeden u\u017E jste pou\u017Eili.
sagrada-why-favor = N\xE1stroj stoj\xED { $cost ->
    [one] { $cost } \u017Eeton p\u0159\xEDzn\u011B
    [few] { $cost } \u017Eetony p\u0159\xEDzn\u011B
    [many] { $cost } \u017Eetonu p\u0159\xEDzn\u011B
   *[other] { $cost } \u017Eeton\u016F p\u0159\xEDzn\u011B
}; m\xE1te { $have }.
sagrada-why-wrong-moment = V t\xE9to chv\xEDli tahu n\xE1stroj nefunguje.
sagrada-why-cannot-finish = N\xE1stroj by te\u010F nem\u011Bl \xFA\u010Dinek.

## Rady
sagrada-hint-window = N\u011Bkter\xE1 pol\xED\u010Dka vitr\xE1\u017Ee \u017E\xE1daj\xED barvu nebo hodnotu. \u010C\xEDm v\xEDc kor\xE1lk\u016F na parapetu, t\xEDm t\u011B\u017E\u0161\xED vitr\xE1\u017E a t\xEDm v\xEDc p\u0159\xEDzn\u011B.
sagrada-hint-draft = Vezm\u011Bte kostku z nab\xEDdky: rozsv\xEDt\xED se pol\xED\u010Dka, kam se hod\xED. Prvn\xED kostka pat\u0159\xED k okraji.
sagrada-hint-first = Um\xEDst\u011Bte prvn\xED kostku k okraji: vyberte sv\xEDt\xEDc\xED pol\xED\u010Dko.
sagrada-hint-place = Nov\xE1 kostka se dot\xFDk\xE1 jin\xE9 stranou nebo rohem. Kostky vedle sebe se li\u0161\xED barvou i hodnotou.
sagrada-hint-second = Znovu: vyberte kostku, potom sv\xEDt\xEDc\xED pol\xED\u010Dko. Stiskn\u011Bte tmav\xE9 a dozv\xEDte se, kter\xE9 pravidlo br\xE1n\xED.
sagrada-hint-tool = N\xE1stroj ohne pravidlo za p\u0159\xEDze\u0148: prvn\xED plat\xED jeden \u017Eeton, dal\u0161\xED dva. M\u016F\u017Eete tak\xE9 ukon\u010Dit tah.
sagrada-hint-wait = V ka\u017Ed\xE9m kole m\xE1 ka\u017Ed\xFD dva tahy: tam a zase zp\xE1tky. Zbytek jde na po\u010D\xEDtadlo kol.

## Sk\xF3re
sagrada-score-private = Osobn\xED \xFAkol
sagrada-score-favor = Zbyl\xE1 p\u0159\xEDze\u0148
sagrada-score-empty = Pr\xE1zdn\xE1 pol\xED\u010Dka

## Nastaven\xED
sagrada-setting-solo_tools = N\xE1stroje v s\xF3lov\xE9 h\u0159e (1 nejt\u011B\u017E\u0161\xED, 5 nejleh\u010D\xED)
sagrada-setting-straightedge = Prav\xEDtko s korkem
sagrada-setting-straightedge-isolated = pol\xED\u010Dko se nedot\xFDk\xE1 \u017E\xE1dn\xE9 kostky
sagrada-setting-straightedge-loose = pol\xED\u010Dko se kostky dot\xFDkat nemus\xED
sagrada-setting-running_pliers = L\xE1mac\xED kle\u0161t\u011B
sagrada-setting-running_pliers-after_draft = po vzet\xED kostky
sagrada-setting-running_pliers-any_time = i p\u0159ed vzet\xEDm kostky
sagrada-setting-two_moves = Dva p\u0159esuny (Lathekin, \u0158ezac\xED kole\u010Dko)
sagrada-setting-two_moves-in_turn = jeden po druh\xE9m
sagrada-setting-two_moves-together = nejd\u0159\xEDv zvednout ob\u011B
sagrada-setting-lone_die = Jedin\xE1 kostka vitr\xE1\u017Ee
sagrada-setting-lone_die-moves = sm\xED se p\u0159esunout
sagrada-setting-lone_die-stays = z\u016Fst\xE1v\xE1
sagrada-setting-flux_brush = \u0160t\u011Btec na tavidlo, kostka se nevejde
sagrada-setting-flux_brush-spent = vzet\xED je spot\u0159ebov\xE1no
sagrada-setting-flux_brush-draft_again = lze vz\xEDt znovu
sagrada-setting-flux_remover = Odstra\u0148ova\u010D tavidla, kostka se vejde
sagrada-setting-flux_remover-may_place = sm\xED j\xEDt do nab\xEDdky
sagrada-setting-flux_remover-must_place = mus\xED b\xFDt um\xEDst\u011Bna

## N\xE1stroje
sagrada-tool-grozing_pliers = \u0160t\xEDpac\xED kle\u0161t\u011B
sagrada-tool-text-grozing_pliers = Zm\u011B\u0148te hodnotu vzat\xE9 kostky o 1 nahoru nebo dol\u016F.
sagrada-tool-eglomise_brush = \u0160t\u011Btec na eglomiz\xE9
sagrada-tool-text-eglomise_brush = P\u0159esu\u0148te kostku bez ohledu na barvu pol\xED\u010Dka.
sagrada-tool-copper_foil_burnisher = Hlad\xEDtko na m\u011Bd\u011Bnou f\xF3lii
sagrada-tool-text-copper_foil_burnisher = P\u0159esu\u0148te kostku bez ohledu na hodnotu pol\xED\u010Dka.
sagrada-tool-lathekin = Lathekin
sagrada-tool-text-lathekin = P\u0159esu\u0148te pr\xE1v\u011B dv\u011B kostky podle v\u0161ech pravidel.
sagrada-tool-lens_cutter = Kruhov\xFD \u0159ez\xE1k
sagrada-tool-text-lens_cutter = Vym\u011B\u0148te vzatou kostku za kostku z po\u010D\xEDtadla kol.
sagrada-tool-flux_brush = \u0160t\u011Btec na tavidlo
sagrada-tool-text-flux_brush = P\u0159eho\u010Fte vzatou kostku.
sagrada-tool-glazing_hammer = Sklen\xE1\u0159sk\xE9 klad\xEDvko
sagrada-tool-text-glazing_hammer = Druh\xFD tah, p\u0159ed vzet\xEDm kostky: p\u0159eho\u010Fte celou nab\xEDdku.
sagrada-tool-running_pliers = L\xE1mac\xED kle\u0161t\u011B
sagrada-tool-text-running_pliers = Prvn\xED tah, po vzet\xED kostky: vezm\u011Bte hned dal\u0161\xED a vynechte druh\xFD tah.
sagrada-tool-cork_backed_straightedge = Prav\xEDtko s korkem
sagrada-tool-text-cork_backed_straightedge = Um\xEDst\u011Bte vzatou kostku stranou od v\u0161ech ostatn\xEDch.
sagrada-tool-grinding_stone = Brusn\xFD k\xE1men
sagrada-tool-text-grinding_stone = Oto\u010Dte vzatou kostku na opa\u010Dnou stranu.
sagrada-tool-flux_remover = Odstra\u0148ova\u010D tavidla
sagrada-tool-text-flux_remover = Vym\u011B\u0148te vzatou kostku za kostku z v\xE1\u010Dku a zvolte jej\xED hodnotu.
sagrada-tool-tap_wheel = \u0158ezac\xED kole\u010Dko
sagrada-tool-text-tap_wheel = P\u0159esu\u0148te jednu nebo dv\u011B kostky barvy, kter\xE1 le\u017E\xED na po\u010D\xEDtadle kol.

## \xDAkoly
sagrada-private-text = hodnoty va\u0161ich kostek, barva: { $color }
sagrada-goal-row_color_variety = Pestr\xE9 \u0159ady
sagrada-goal-text-row_color_variety = za ka\u017Edou plnou \u0159adu bez opakovan\xE9 barvy
sagrada-goal-column_color_variety = Pestr\xE9 sloupce
sagrada-goal-text-column_color_variety = za ka\u017Ed\xFD pln\xFD sloupec bez opakovan\xE9 barvy
sagrada-goal-row_shade_variety = R\u016Fzn\xE9 odst\xEDny v \u0159ad\xE1ch
sagrada-goal-text-row_shade_variety = za ka\u017Edou plnou \u0159adu bez opakovan\xE9 hodnoty
sagrada-goal-column_shade_variety = R\u016Fzn\xE9 odst\xEDny ve sloupc\xEDch
sagrada-goal-text-column_shade_variety = za ka\u017Ed\xFD pln\xFD sloupec bez opakovan\xE9 hodnoty
sagrada-goal-light_shades = Sv\u011Btl\xE9 odst\xEDny
sagrada-goal-text-light_shades = za ka\u017Edou dvojici 1 a 2
sagrada-goal-medium_shades = St\u0159edn\xED odst\xEDny
sagrada-goal-text-medium_shades = za ka\u017Edou dvojici 3 a 4
sagrada-goal-deep_shades = Tmav\xE9 odst\xEDny
sagrada-goal-text-deep_shades = za ka\u017Edou dvojici 5 a 6
sagrada-goal-shade_variety = Rozmanitost odst\xEDn\u016F
sagrada-goal-text-shade_variety = za ka\u017Edou sadu v\u0161ech \u0161esti hodnot
sagrada-goal-color_diagonals = Barevn\xE9 diagon\xE1ly
sagrada-goal-text-color_diagonals = za ka\u017Edou kostku se sousedem sv\xE9 barvy \u0161ikmo
sagrada-goal-color_variety = Rozmanitost barev
sagrada-goal-text-color_variety = za ka\u017Edou sadu v\u0161ech p\u011Bti barev
sagrada-private-shades_of_red = Odst\xEDny \u010Derven\xE9
sagrada-private-shades_of_yellow = Odst\xEDny \u017Elut\xE9
sagrada-private-shades_of_green = Odst\xEDny zelen\xE9
sagrada-private-shades_of_blue = Odst\xEDny modr\xE9
sagrada-private-shades_of_purple = Odst\xEDny fialov\xE9

## Vitr\xE1\u017Ee
sagrada-window-aurorae_magnificus = Aurorae Magnificus
sagrada-window-aurora_sagradis = Aurora Sagradis
sagrada-window-batllo = Batll\xF3
sagrada-window-bellesguard = Bellesguard
sagrada-window-chromatic_splendor = Barevn\xE1 n\xE1dhera
sagrada-window-comitas = Comitas
sagrada-window-firelight = Z\xE1\u0159e ohn\u011B
sagrada-window-firmitas = Firmitas
sagrada-window-fractal_drops = Frakt\xE1ln\xED kapky
sagrada-window-fulgor_del_cielo = Fulgor del Cielo
sagrada-window-gravitas = Gravitas
sagrada-window-industria = Industria
sagrada-window-kaleidoscopic_dream = Kaleidoskopick\xFD sen
sagrada-window-lux_astram = Lux Astram
sagrada-window-lux_mundi = Lux Mundi
sagrada-window-luz_celestial = Luz Celestial
sagrada-window-ripples_of_light = Vlnky sv\u011Btla
sagrada-window-shadow_thief = Zlod\u011Bj st\xEDn\u016F
sagrada-window-sun_catcher = Lapa\u010D slunce
sagrada-window-suns_glory = Sl\xE1va slunce
sagrada-window-symphony_of_light = Symfonie sv\u011Btla
sagrada-window-via_lux = Via Lux
sagrada-window-virtus = Virtus
sagrada-window-water_of_life = Voda \u017Eivota
`;var o=`### St\u016Fl: v\u0161echny v\u011Bty, kter\xE9 nepat\u0159\xED k jedin\xE9 h\u0159e.

app-name = Ludoteca
unofficial = Neofici\xE1ln\xED projekt lid\xED, kte\u0159\xED maj\xED tyto hry r\xE1di. Kresby a texty jsou na\u0161e; hry pat\u0159\xED sv\xFDm autor\u016Fm a vydavatel\u016Fm.
skip = P\u0159ej\xEDt na str\xE1nku
menu = Nab\xEDdka
rules = Pravidla
account = \xDA\u010Det
language = Jazyk
theme-light = Sv\u011Btl\xFD vzhled
theme-dark = Tmav\xFD vzhled
close = Zav\u0159\xEDt
loading = Okam\u017Eik\u2026
cancel = Zru\u0161it
confirm = Potvrdit
save = Ulo\u017Eit
saved = Ulo\u017Eeno.

## Lobby
lobby-title = Co si zahrajeme?
games = Hry
game-sagrada = Sagrada
game-sagrada-about = Berte kostky a zasazujte je jako sklo do vlastn\xED vitr\xE1\u017Ee.
game-oh_my_goods = Bo\u017E\xED zbo\u017E\xED
game-oh_my_goods-about = Ve\u010Fte ulici d\xEDlen a odhadn\u011Bte, co p\u0159inese trh.
game-la_granja = La Granja
game-la_granja-about = Budujte mal\xFD statek a v\u010Das dod\xE1vejte do vesnice.
seats-range = Po\u010Det hr\xE1\u010D\u016F: { $fewest }\u2013{ $most }
play-now = Hr\xE1t
invite = Pozvat
solo = S\xF3lo
my-games = Moje hry
no-games = Zat\xEDm \u017E\xE1dn\xE9 hry. Tla\u010D\xEDtko \u201EHr\xE1t\u201C v\xE1s hned posad\xED ke stolu s boty.
open-tables = Otev\u0159en\xE9 stoly
status-waiting = \u010Dek\xE1 na hr\xE1\u010De
status-playing = hraje se
status-over = skon\u010Dila
status-closed = zav\u0159en\xE1

## M\xEDsta
seats = M\xEDsta
seat-number = M\xEDsto { $number }
seat-open = voln\xE9 m\xEDsto
guest-name = Host { $number }
bot-name = Bot { $number }
away = nen\xED u stolu
thinking = p\u0159em\xFD\u0161l\xED
watching = { $count ->
    [one] { $count } div\xE1k
    [few] { $count } div\xE1ci
    [many] { $count } div\xE1ka
   *[other] { $count } div\xE1k\u016F
}
favor = { $count ->
    [one] { $count } \u017Eeton p\u0159\xEDzn\u011B
    [few] { $count } \u017Eetony p\u0159\xEDzn\u011B
    [many] { $count } \u017Eetonu p\u0159\xEDzn\u011B
   *[other] { $count } \u017Eeton\u016F p\u0159\xEDzn\u011B
}
points = { $count ->
    [one] { $count } bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bod\u016F
}
clock-left = Zb\xFDv\xE1 { $minutes } min { $seconds } s
lend = A\u0165 za m\u011B hraje bot
reclaim = Vr\xE1tit se na sv\xE9 m\xEDsto

## P\u0159\xEDprava
set-up = { $game }: nov\xFD st\u016Fl
how-many = Kolik hr\xE1\u010D\u016F?
who-sits = Kdo kde sed\xED?
place-me = J\xE1
place-open = Voln\xE9, p\u0159es odkaz
place-bot = Bot, { $level }
level-random = n\xE1hodn\xFD
level-greedy = st\u0159edn\xED
more-settings = Hodiny a varianty pravidel
clock = Hodiny
clock-none = bez hodin
clock-quick = 10 minut, 10 s nav\xEDc za tah
clock-calm = 30 minut, 30 s nav\xEDc za tah
clock-days = 3 dny, den nav\xEDc za tah
list-open = Uk\xE1zat st\u016Fl v lobby
start = Za\u010D\xEDt
make-table = Zalo\u017Eit st\u016Fl
waiting-title = { $game }: \u010Dek\xE1 se na hr\xE1\u010De
your-name = Va\u0161e jm\xE9no
sit = Posadit se sem
sit-too = Posadit se i sem
get-up = Vst\xE1t
add-bot = P\u0159idat bota
share-link = Kdo m\xE1 tento odkaz, m\u016F\u017Ee se posadit nebo se d\xEDvat.
copy-link = Kop\xEDrovat odkaz
copied = Zkop\xEDrov\xE1no
qr-code = QR k\xF3d odkazu
close-table = Zav\u0159\xEDt st\u016Fl
start-needs-all = Nejd\u0159\xEDv mus\xED b\xFDt obsazena v\u0161echna m\xEDsta.
host-starts = Hostitel za\u010Dne, a\u017E budou obsazena v\u0161echna m\xEDsta.

## Ot\xE1zka
board = Deska
question = Ot\xE1zka pro v\xE1s
your-turn = Jste na tahu
waiting-for = \u010Cek\xE1 se na hr\xE1\u010De { $player }
waiting-others = \u010Cek\xE1 se na ostatn\xED
game-over = Hra skon\u010Dila
not-now = Toto te\u010F nelze vybrat.
confirm-ask = { $answer }: opravdu?
undo = Vz\xEDt zp\u011Bt
reset-turn = Za\u010D\xEDt tah znovu
ask-back = Po\u017E\xE1dat o vr\xE1cen\xED tahu
take-back-asked = \u017D\xE1dost o vr\xE1cen\xED posledn\xEDho tahu: { $player }.
take-back-agreed = V\u0161ichni souhlas\xED: tah je vr\xE1cen.
take-back-refused = Vr\xE1cen\xED tahu bylo odm\xEDtnuto.
take-back-dropped = \u017D\xE1dost o vr\xE1cen\xED u\u017E neplat\xED.
agree = Souhlasit
refuse = Odm\xEDtnout
connection-lost = Spojen\xED se p\u0159eru\u0161ilo. Zkou\u0161\xED se znovu; nic z va\u0161ich tah\u016F se neztratilo.
rule-open = Pravidlo { $rule }
rule-title = Pravidlo { $rule }
rule-missing = Text tohoto pravidla nen\xED po ruce.
rules-all = V\u0161echna pravidla
hints-off = Bez rad
hints-on = Ukazovat rady
cards = \xDAkoly
log = Z\xE1znam tah\u016F
log-plain = { $who }: { $question } \u2013 { $answer }
nature = N\xE1hoda
round-number = { $round }. kolo
sound-on = Zapnout zvuk
sound-off = Vypnout zvuk

## Sk\xF3re a konec
score-so-far = Sk\xF3re te\u010F
score-source = Body za
score-target = Je t\u0159eba p\u0159ekonat: { $points }
total = Celkem
unknown = ?
player-won = V\xEDt\u011Bz: { $player }!
solo-won = C\xEDl je p\u0159ekon\xE1n!
solo-lost = C\xEDl nebyl p\u0159ekon\xE1n.
nobody-won = Nikdo nevyhr\xE1l.
replay = Z\xE1znam hry
fair-check = Ov\u011B\u0159it kostky
fair-ok = { $count ->
    [one] Poctiv\xE9: p\u0159epo\u010D\xEDt\xE1n { $count } los, v\u0161e souhlas\xED.
    [few] Poctiv\xE9: p\u0159epo\u010D\xEDt\xE1ny { $count } losy, v\u0161e souhlas\xED.
    [many] Poctiv\xE9: p\u0159epo\u010D\xEDt\xE1no { $count } losu, v\u0161e souhlas\xED.
   *[other] Poctiv\xE9: p\u0159epo\u010D\xEDt\xE1no { $count } los\u016F, v\u0161e souhlas\xED.
}
fair-fault-commitment = Nepoctiv\xE9: tajemstv\xED nen\xED to, kter\xE9 bylo sl\xEDbeno na za\u010D\xE1tku.
fair-fault-counter = Nepoctiv\xE9: los { $at } nen\xED na sv\xE9m m\xEDst\u011B.
fair-fault-number = Nepoctiv\xE9: \u010D\xEDslo losu { $at } neplyne z tajemstv\xED a p\u0159\xEDsp\u011Bvk\u016F hr\xE1\u010D\u016F.
fair-fault-option = Nepoctiv\xE9: los { $at } neplyne ze sv\xE9ho \u010D\xEDsla.
fair-no-crypto = Prohl\xED\u017Ee\u010D tu nenab\xEDz\xED kryptografii; otev\u0159ete str\xE1nku p\u0159es https nebo na stejn\xE9m po\u010D\xEDta\u010Di.
download-journal = Soubor hry
download-transcript = Z\xE1pis

## U jedn\xE9 obrazovky
hand-over = Te\u010F: { $player }
hand-over-text = P\u0159edejte obrazovku. Nic se neuk\xE1\u017Ee, dokud nen\xED dal\u0161\xED hr\xE1\u010D p\u0159ipraven.
hand-over-ready = Tady { $player }, uk\xE1zat moje m\xEDsto

## Z\xE1znam
replay-of = { $game }: z\xE1znam hry
view-from = Pohled z m\xEDsta
spectator = div\xE1k
step-first = Na za\u010D\xE1tek
step-back = O krok zp\u011Bt
step-play = P\u0159ehr\xE1vat
step-pause = Pauza
step-next = O krok d\xE1l
step-last = Na konec
step-number = Krok { $step } z { $last }

## \xDA\u010Det
you-are-guest = Jste host
guest-text = Hr\xE1t lze i bez \xFA\u010Dtu. S \xFA\u010Dtem jdou va\u0161e m\xEDsta a hry s v\xE1mi na dal\u0161\xED za\u0159\xEDzen\xED.
signed-in = \xDA\u010Det: { $name }
signed-out = Jste odhl\xE1\u0161eni.
sign-in = P\u0159ihl\xE1sit se
sign-out = Odhl\xE1sit se
make-account = Zalo\u017Eit \xFA\u010Det
account-made = \xDA\u010Det je zalo\u017Een; va\u0161e m\xEDsta z\u016Fstala v\xE1m.
welcome-back = V\xEDtejte zp\u011Bt.
keep-name = Jen si pamatovat jm\xE9no
name = Jm\xE9no
password = Heslo
preferences = Nastaven\xED
theme = Vzhled
theme-name-system = podle syst\xE9mu
theme-name-light = sv\u011Btl\xFD
theme-name-dark = tmav\xFD
confirm-when = Pt\xE1t se p\u0159ed odesl\xE1n\xEDm odpov\u011Bdi
confirm-never = nikdy
confirm-risky = kdy\u017E kon\u010D\xED tah nebo h\xE1z\xED kostkami
confirm-always = v\u017Edy
sound = Zvuk, kdy\u017E jsem na tahu
hints = Rady pro prvn\xED hru
notices = Upozorn\u011Bn\xED
notices-text = Pro hry na v\xEDce dn\u016F: upozorn\u011Bn\xED, kdy\u017E na v\xE1s st\u016Fl \u010Dek\xE1.
push-start = Upozor\u0148ovat v tomto prohl\xED\u017Ee\u010Di
push-stop = U\u017E neupozor\u0148ovat
push-refused = Prohl\xED\u017Ee\u010D upozorn\u011Bn\xED nedovol\xED.
webhook = Adresa k zavol\xE1n\xED (webhook)

## Kl\xE1vesy
keys = Kl\xE1vesy
keys-tab = na dal\u0161\xED prvek
keys-arrows = od pol\xED\u010Dka k pol\xED\u010Dku
keys-enter = vybrat; um\xEDstit
keys-escape = mal\xFD krok zp\u011Bt
keys-undo = vz\xEDt zp\u011Bt
keys-window = k m\xE9 vitr\xE1\u017Ei
keys-pool = k nab\xEDdce kostek
keys-question = k odpov\u011Bd\xEDm
keys-log = k z\xE1znamu tah\u016F
keys-score = sk\xF3re te\u010F
keys-help = tyto kl\xE1vesy

## Co se nepovedlo
error-unknown = N\u011Bco se nepovedlo. Zkuste to znovu.
error-fault = Na serveru se stala chyba. Nic se neztratilo; zkuste to znovu.
error-offline = Server je nedostupn\xFD. Ov\u011B\u0159te spojen\xED a zkuste to znovu.
error-bad-request = Po\u017Eadavku nebylo rozum\u011Bt.
error-bad-options = Tato nastaven\xED nejdou dohromady.
error-unknown-game = Takov\xE1 hra tu nen\xED.
error-unknown-level = Takov\xFD bot tu nen\xED.
error-bad-nonce = N\xE1hodn\xFD p\u0159\xEDsp\u011Bvek ke kostk\xE1m nen\xED platn\xFD.
error-bad-url = Tuto adresu nelze zavolat.
error-no-session = Str\xE1nka je zastaral\xE1. Na\u010Dt\u011Bte ji znovu.
error-wrong-password = Jm\xE9no a heslo k sob\u011B nepat\u0159\xED.
error-origin = Po\u017Eadavek p\u0159i\u0161el z jin\xE9 str\xE1nky.
error-csrf = Str\xE1nka je zastaral\xE1. Na\u010Dt\u011Bte ji znovu.
error-not-host = To m\u016F\u017Ee jen hostitel stolu.
error-not-your-seat = Toto je m\xEDsto jin\xE9ho hr\xE1\u010De.
error-not-over = Otev\u0159e se, a\u017E hra skon\u010D\xED.
error-loopback-only = Jen pro spr\xE1vce serveru.
error-no-table = Takov\xFD st\u016Fl nen\xED. Odkaz je mo\u017En\xE1 ne\xFApln\xFD.
error-no-seat = Takov\xE9 m\xEDsto u stolu nen\xED.
error-not-found = Takov\xE1 str\xE1nka nen\xED.
error-method = Po\u017Eadavku nebylo rozum\u011Bt.
error-seat-taken = M\xEDsto pr\xE1v\u011B n\u011Bkdo obsadil.
error-started = Hra u\u017E za\u010Dala.
error-not-started = Hra je\u0161t\u011B neza\u010Dala.
error-seats-open = Nejd\u0159\xEDv mus\xED b\xFDt obsazena v\u0161echna m\xEDsta.
error-name-taken = Jm\xE9no je obsazen\xE9. Zvolte jin\xE9.
error-has-account = \xDA\u010Det u\u017E m\xE1te.
error-closed = St\u016Fl je zav\u0159en\xFD.
error-too-large = To bylo p\u0159\xEDli\u0161 najednou.
error-too-many-requests = To bylo p\u0159\xEDli\u0161 rychle. Chv\xEDli po\u010Dkejte.
error-too-many-tables = M\xE1te p\u0159\xEDli\u0161 mnoho nedohran\xFDch stol\u016F. Nejd\u0159\xEDv jeden dohrajte nebo zav\u0159ete.
error-stopping = Server se zastavuje. Zkuste to za chv\xEDli.
refused-option = Tato odpov\u011B\u010F te\u010F nen\xED mo\u017En\xE1.
refused-undo = To nelze vz\xEDt zp\u011Bt: bylo vid\u011Bt n\u011Bco nov\xE9ho nebo u\u017E jednal jin\xFD hr\xE1\u010D.
refused-request = Takov\xE1 \u017E\xE1dost u\u017E nen\xED.
refused-seat = Toto nen\xED va\u0161e m\xEDsto.
refused-over = Hra skon\u010Dila.
refused-not-lent = M\xEDsto u\u017E je va\u0161e.
refused-level = Takov\xFD bot tu nen\xED.
refused-busy = St\u016Fl je zanepr\xE1zdn\u011Bn\xFD. Zkuste to znovu.
`;var l=[o,a];export{l as default};
