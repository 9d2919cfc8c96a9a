## Title, what the game is about, and its rules in a few sentences
game-sagrada = Sagrada
game-sagrada-about = Berte kostky a zasazujte je jako sklo do vlastní vitráže.
rules-sagrada-goal = Během deseti kol zaplňte kostkami vitráž s dvaceti políčky. Společné úkoly bodují všem, osobní úkol jen vám.
rules-sagrada-setup = Každý dostane osobní úkol a tajně si vybere jednu ze čtyř vitráží. Čím těžší vitráž, tím víc žetonů přízně. Na stole leží tři nástroje a tři společné úkoly.
rules-sagrada-round = Na začátku kola se hází dvěma kostkami na hráče a jednou navíc. Hraje se dokola a zase zpátky, každý má dva tahy. Zbytek jde na počítadlo kol.
rules-sagrada-turn = V tahu smíte umístit jednu kostku z nabídky a použít jeden nástroj, v libovolném pořadí, nebo nehrát. První použití nástroje stojí 1 přízeň, každé další 2.
rules-sagrada-more = První kostka patří k okraji, každá další se dotýká jiné stranou nebo rohem. Natištěnou barvu nebo hodnotu je nutné dodržet a kostky vedle sebe se liší barvou i hodnotou.
rules-sagrada-end = Po deseti kolech: společné úkoly, součet hodnot vašich kostek osobní barvy, 1 za každou zbylou přízeň, minus 1 za každé prázdné políčko. Vyhrává nejvyšší součet.
rules-sagrada-ties = Při shodě vyhrává víc bodů za osobní úkol, pak víc zbylé přízně, pak pozdější první tah v 10. kole.
rules-sagrada-solo = Hra pro jednoho: dva společné úkoly, dva odkryté osobní, z nichž se počítá lepší, jeden až pět nástrojů, žádná přízeň. Každé kolo se hází čtyřmi kostkami. Nástroj se platí kostkou jeho barvy z nabídky a použije se jednou. Každé prázdné políčko stojí 3 body. Vyhrajete, máte-li víc bodů, než je součet všech hodnot na počítadle kol.

### Sagrada slovy.

sagrada-color-red = červená
sagrada-color-green = zelená
sagrada-color-blue = modrá
sagrada-color-yellow = žlutá
sagrada-color-purple = fialová
sagrada-die = { $color } { $value }
sagrada-cell = { $row }. řada, { $column }. sloupec
sagrada-pane-free = prázdné, hodí se každá kostka
sagrada-pane-color = prázdné, barva: { $color }
sagrada-pane-value = prázdné, hodnota: { $value }
sagrada-pane-legal = { $cell }: { $what }. Možné.
sagrada-window-of = { $who }: vitráž { $window }
sagrada-window-choice = { $window }, { $count ->
    [one] { $count } žeton přízně
    [few] { $count } žetony přízně
    [many] { $count } žetonu přízně
   *[other] { $count } žetonů přízně
}
sagrada-window-choice-solo = { $window }, obtížnost { $count }
sagrada-pool = Nabídka kostek
sagrada-in-hand = V ruce: { $die }
sagrada-track = Počítadlo kol
sagrada-round-slot = { $round }. kolo: { $count ->
    [0] žádná kostka
    [one] { $count } kostka
    [few] { $count } kostky
    [many] { $count } kostky
   *[other] { $count } kostek
}
sagrada-tools = Nástroje
sagrada-goals = Úkoly
sagrada-others = Ostatní vitráže
sagrada-tool-cost = { $count ->
    [one] Stojí { $count } žeton přízně.
    [few] Stojí { $count } žetony přízně.
    [many] Stojí { $count } žetonu přízně.
   *[other] Stojí { $count } žetonů přízně.
}
sagrada-tool-spent = { $count ->
    [one] na kartě leží { $count } žeton přízně
    [few] na kartě leží { $count } žetony přízně
    [many] na kartě leží { $count } žetonu přízně
   *[other] na kartě leží { $count } žetonů přízně
}
sagrada-tool-solo = Platí se kostkou z nabídky, barva: { $color }; jednou za hru.

## Otázky
sagrada-ask-choose_window = Vyberte si vitráž
sagrada-ask-act = { $turn ->
    [1] První tah: vezměte kostku, použijte nástroj nebo pasujte
   *[other] Druhý tah: vezměte kostku, použijte nástroj nebo pasujte
}
sagrada-ask-act-again = { $turn ->
    [1] První tah: použijte nástroj nebo ukončete tah
   *[other] Druhý tah: použijte nástroj nebo ukončete tah
}
sagrada-ask-act-tooled = { $turn ->
    [1] První tah: vezměte kostku nebo ukončete tah
   *[other] Druhý tah: vezměte kostku nebo ukončete tah
}
sagrada-ask-place = Umístěte kostku: { $die }
sagrada-ask-place_or_return = Odstraňovač tavidla: umístěte kostku ({ $die }) nebo ji vraťte do nabídky
sagrada-ask-pay = { $tool }: kterou kostkou zaplatíte?
sagrada-ask-take = { $tool }: která kostka?
sagrada-ask-roll-pool = { $tool }: přehodit celou nabídku?
sagrada-ask-where = Kam umístíte kostku ({ $die })?
sagrada-ask-bump = Štípací kleště: změňte o 1 ({ $die })
sagrada-ask-swap = Kruhový řezák: vyměňte kostku ({ $die }) za kostku z počítadla kol
sagrada-ask-choose_value = { $color_word ->
    [red] Odstraňovač tavidla: zvolte hodnotu červené kostky
    [green] Odstraňovač tavidla: zvolte hodnotu zelené kostky
    [blue] Odstraňovač tavidla: zvolte hodnotu modré kostky
    [yellow] Odstraňovač tavidla: zvolte hodnotu žluté kostky
   *[purple] Odstraňovač tavidla: zvolte hodnotu fialové kostky
}
sagrada-ask-move_from = { $tool }: která kostka vaší vitráže?
sagrada-ask-move_second = { $tool }: která další kostka vaší vitráže?
sagrada-ask-move_to = { $tool }: vyberte nové políčko pro kostku ({ $cell })
sagrada-ask-lift_second = { $tool }: vyberte druhou kostku
sagrada-ask-drop = Vyberte políčko pro zvednutou kostku ({ $cell })
sagrada-ask-remove = Vitráž porušuje pravidlo: odstraňte kostku
sagrada-draft = Vzít: { $die }
sagrada-use = Použít: { $tool }
sagrada-action-pass = Pasovat
sagrada-action-end = Ukončit tah
sagrada-cell-pool = Do nabídky
sagrada-cell-done = Bez druhého přesunu
sagrada-bump-up = O jednu víc
sagrada-bump-down = O jednu míň
sagrada-bumped-up = O jednu víc: { $die }
sagrada-bumped-down = O jednu míň: { $die }
sagrada-fate-turned = { $die }: bude z ní { $faces }
sagrada-fate-rolled = { $die }: přehodí se
sagrada-fate-drawn = { $die }: půjde do váčku a vytáhne se jiná
sagrada-fate-swapped = { $die }: vymění se za kostku z počítadla kol

## Záznam
sagrada-log-roll = { $dice_count ->
    [one] Hod: { $dice_count } kostka.
    [few] Hod: { $dice_count } kostky.
    [many] Hod: { $dice_count } kostky.
   *[other] Hod: { $dice_count } kostek.
}
sagrada-log-reroll_pool = { $dice_count ->
    [one] Nový hod z nabídky: { $dice_count } kostka.
    [few] Nový hod z nabídky: { $dice_count } kostky.
    [many] Nový hod z nabídky: { $dice_count } kostky.
   *[other] Nový hod z nabídky: { $dice_count } kostek.
}
sagrada-log-deal_tool = Nástroje: { $cards }.
sagrada-log-deal_public = Společné úkoly: { $cards }.
sagrada-log-deal_private = Váš osobní úkol: { $cards }.
sagrada-log-deal_private-solo = Vaše osobní úkoly, počítá se lepší: { $cards }.
sagrada-log-choose_window = { $who } vybírá vitráž { $window }.
sagrada-log-reveal_windows = Všechny vitráže jsou odhaleny.
sagrada-log-choose_first = { $player } začíná.
sagrada-log-pass = { $who } pasuje.
sagrada-log-use = { $who } používá nástroj: { $tool }.
sagrada-log-place = { $who } umisťuje kostku: { $die } ({ $cell }).
sagrada-log-return = { $who } vrací do nabídky: { $die }.
sagrada-log-pay = { $who } platí kostkou: { $die } ({ $tool }).
sagrada-log-take = { $who } bere kostku pro nástroj: { $die } ({ $tool }).
sagrada-log-turned = { $who } mění kostku: nyní { $die }.
sagrada-log-swap = { $who } vyměňuje kostku: { $given } za { $taken } z počítadla kol.
sagrada-log-reroll = Kostka je přehozena: { $die }.
sagrada-log-draw = { $color_word ->
    [red] Z váčku vychází červená kostka.
    [green] Z váčku vychází zelená kostka.
    [blue] Z váčku vychází modrá kostka.
    [yellow] Z váčku vychází žlutá kostka.
   *[purple] Z váčku vychází fialová kostka.
}
sagrada-log-move = { $who } přesouvá kostku: { $from } → { $to }.
sagrada-log-remove = { $who } odstraňuje kostku: { $cell }.

## Proč ne
sagrada-why-taken = Na políčku už kostka leží.
sagrada-why-border = První kostka patří k okraji vitráže.
sagrada-why-touch = Políčko se musí dotýkat kostky stranou nebo rohem.
sagrada-why-isolated = S tímto nástrojem se políčko nesmí dotýkat žádné kostky.
sagrada-why-printed-color = Políčko žádá jinou barvu.
sagrada-why-printed-value = Políčko žádá jinou hodnotu.
sagrada-why-color-beside = Vedle ({ $cell }) leží kostka stejné barvy: { $die }.
sagrada-why-value-beside = Vedle ({ $cell }) leží kostka stejné hodnoty: { $die }.
sagrada-why-drafted = V tomto tahu už jste kostku vzali.
sagrada-why-not-in-pool = Tato kostka v nabídce není.
sagrada-why-fits-nowhere = Pro tuto kostku není ve vaší vitráži místo.
sagrada-why-fits-nowhere-then = Po tomto nástroji by pro kostku nebylo ve vaší vitráži místo.
sagrada-why-payment = Barva kostky, kterou se tento nástroj platí: { $color }.
sagrada-why-no-such-tool = Tento nástroj ve hře není.
sagrada-why-tool-used = Jeden nástroj za tah: jeden už jste použili.
sagrada-why-favor = Nástroj stojí { $cost ->
    [one] { $cost } žeton přízně
    [few] { $cost } žetony přízně
    [many] { $cost } žetonu přízně
   *[other] { $cost } žetonů přízně
}; máte { $have }.
sagrada-why-wrong-moment = V této chvíli tahu nástroj nefunguje.
sagrada-why-cannot-finish = Nástroj by teď neměl účinek.

## Rady
sagrada-hint-window = Některá políčka vitráže žádají barvu nebo hodnotu. Čím víc korálků na parapetu, tím těžší vitráž a tím víc přízně.
sagrada-hint-window-solo = Některá políčka vitráže žádají barvu nebo hodnotu. Čím víc korálků na parapetu, tím těžší vitráž; ve hře pro jednoho nic nepřinášejí.
sagrada-hint-draft = Vezměte kostku z nabídky: rozsvítí se políčka, kam se hodí. První kostka patří k okraji.
sagrada-hint-first = Umístěte první kostku k okraji: vyberte svítící políčko.
sagrada-hint-place = Nová kostka se dotýká jiné stranou nebo rohem. Kostky vedle sebe se liší barvou i hodnotou.
sagrada-hint-second = Znovu: vyberte kostku, potom svítící políčko. Stiskněte tmavé a dozvíte se, které pravidlo brání.
sagrada-hint-tool = Nástroj ohne pravidlo za přízeň: první platí jeden žeton, další dva. Můžete také ukončit tah.
sagrada-hint-tool-solo = Nástroj ohne pravidlo jednou: platí se kostkou jeho barvy z nabídky. Můžete také ukončit tah.
sagrada-hint-wait = V každém kole má každý dva tahy: tam a zase zpátky. Zbytek jde na počítadlo kol.

## Skóre
sagrada-score-private = Osobní úkol
sagrada-score-favor = Zbylá přízeň
sagrada-score-empty = Prázdná políčka
sagrada-tie-private = víc bodů za osobní úkol
sagrada-tie-favor = víc zbylé přízně
sagrada-tie-later = pozdější první tah v 10. kole

## Nastavení
sagrada-setting-solo_tools = Nástroje v sólové hře (1 nejtěžší, 5 nejlehčí)
sagrada-setting-straightedge = Pravítko s korkem
sagrada-setting-straightedge-isolated = políčko se nedotýká žádné kostky
sagrada-setting-straightedge-loose = políčko se kostky dotýkat nemusí
sagrada-setting-running_pliers = Lámací kleště
sagrada-setting-running_pliers-after_draft = po vzetí kostky
sagrada-setting-running_pliers-any_time = i před vzetím kostky
sagrada-setting-two_moves = Dva přesuny (Lathekin, Řezací kolečko)
sagrada-setting-two_moves-in_turn = jeden po druhém
sagrada-setting-two_moves-together = nejdřív zvednout obě
sagrada-setting-lone_die = Jediná kostka vitráže
sagrada-setting-lone_die-moves = smí se přesunout
sagrada-setting-lone_die-stays = zůstává
sagrada-setting-flux_brush = Štětec na tavidlo, kostka se nevejde
sagrada-setting-flux_brush-spent = vzetí je spotřebováno
sagrada-setting-flux_brush-draft_again = lze vzít znovu
sagrada-setting-flux_remover = Odstraňovač tavidla, kostka se vejde
sagrada-setting-flux_remover-may_place = smí jít do nabídky
sagrada-setting-flux_remover-must_place = musí být umístěna

## Nástroje
sagrada-tool-grozing_pliers = Štípací kleště
sagrada-tool-text-grozing_pliers = Změňte hodnotu vzaté kostky o 1 nahoru nebo dolů.
sagrada-tool-eglomise_brush = Štětec na eglomizé
sagrada-tool-text-eglomise_brush = Přesuňte kostku bez ohledu na barvu políčka.
sagrada-tool-copper_foil_burnisher = Hladítko na měděnou fólii
sagrada-tool-text-copper_foil_burnisher = Přesuňte kostku bez ohledu na hodnotu políčka.
sagrada-tool-lathekin = Lathekin
sagrada-tool-text-lathekin = Přesuňte právě dvě kostky podle všech pravidel.
sagrada-tool-lens_cutter = Kruhový řezák
sagrada-tool-text-lens_cutter = Vyměňte vzatou kostku za kostku z počítadla kol.
sagrada-tool-flux_brush = Štětec na tavidlo
sagrada-tool-text-flux_brush = Přehoďte vzatou kostku.
sagrada-tool-glazing_hammer = Sklenářské kladívko
sagrada-tool-text-glazing_hammer = Druhý tah, před vzetím kostky: přehoďte celou nabídku.
sagrada-tool-running_pliers = Lámací kleště
sagrada-tool-text-running_pliers = První tah, po vzetí kostky: vezměte hned další a vynechte druhý tah.
sagrada-tool-cork_backed_straightedge = Pravítko s korkem
sagrada-tool-text-cork_backed_straightedge = Umístěte vzatou kostku stranou od všech ostatních.
sagrada-tool-grinding_stone = Brusný kámen
sagrada-tool-text-grinding_stone = Otočte vzatou kostku na opačnou stranu.
sagrada-tool-flux_remover = Odstraňovač tavidla
sagrada-tool-text-flux_remover = Vyměňte vzatou kostku za kostku z váčku a zvolte její hodnotu.
sagrada-tool-tap_wheel = Řezací kolečko
sagrada-tool-text-tap_wheel = Přesuňte jednu nebo dvě kostky barvy, která leží na počítadle kol.

## Úkoly
sagrada-private-text = hodnoty vašich kostek, barva: { $color }
sagrada-goal-row_color_variety = Pestré řady
sagrada-goal-text-row_color_variety = za každou plnou řadu bez opakované barvy
sagrada-goal-column_color_variety = Pestré sloupce
sagrada-goal-text-column_color_variety = za každý plný sloupec bez opakované barvy
sagrada-goal-row_shade_variety = Různé odstíny v řadách
sagrada-goal-text-row_shade_variety = za každou plnou řadu bez opakované hodnoty
sagrada-goal-column_shade_variety = Různé odstíny ve sloupcích
sagrada-goal-text-column_shade_variety = za každý plný sloupec bez opakované hodnoty
sagrada-goal-light_shades = Světlé odstíny
sagrada-goal-text-light_shades = za každou dvojici 1 a 2
sagrada-goal-medium_shades = Střední odstíny
sagrada-goal-text-medium_shades = za každou dvojici 3 a 4
sagrada-goal-deep_shades = Tmavé odstíny
sagrada-goal-text-deep_shades = za každou dvojici 5 a 6
sagrada-goal-shade_variety = Rozmanitost odstínů
sagrada-goal-text-shade_variety = za každou sadu všech šesti hodnot
sagrada-goal-color_diagonals = Barevné diagonály
sagrada-goal-text-color_diagonals = za každou kostku se sousedem své barvy šikmo
sagrada-goal-color_variety = Rozmanitost barev
sagrada-goal-text-color_variety = za každou sadu všech pěti barev
sagrada-private-shades_of_red = Odstíny červené
sagrada-private-shades_of_yellow = Odstíny žluté
sagrada-private-shades_of_green = Odstíny zelené
sagrada-private-shades_of_blue = Odstíny modré
sagrada-private-shades_of_purple = Odstíny fialové

## Vitráže
sagrada-window-aurorae_magnificus = Aurorae Magnificus
sagrada-window-aurora_sagradis = Aurora Sagradis
sagrada-window-batllo = Batlló
sagrada-window-bellesguard = Bellesguard
sagrada-window-chromatic_splendor = Barevná nádhera
sagrada-window-comitas = Comitas
sagrada-window-firelight = Záře ohně
sagrada-window-firmitas = Firmitas
sagrada-window-fractal_drops = Fraktální kapky
sagrada-window-fulgor_del_cielo = Fulgor del Cielo
sagrada-window-gravitas = Gravitas
sagrada-window-industria = Industria
sagrada-window-kaleidoscopic_dream = Kaleidoskopický sen
sagrada-window-lux_astram = Lux Astram
sagrada-window-lux_mundi = Lux Mundi
sagrada-window-luz_celestial = Luz Celestial
sagrada-window-ripples_of_light = Vlnky světla
sagrada-window-shadow_thief = Zloděj stínů
sagrada-window-sun_catcher = Lapač slunce
sagrada-window-suns_glory = Sláva slunce
sagrada-window-symphony_of_light = Symfonie světla
sagrada-window-via_lux = Via Lux
sagrada-window-virtus = Virtus
sagrada-window-water_of_life = Voda života
sagrada-tip-favor = Žetony přízně platí nástroje: 1 za první použití, 2 za každé další. Zbylé mají po bodu.
sagrada-tip-private = Tento úkol znáte jen vy. Počítá hodnoty vašich kostek jeho barvy.
sagrada-tip-goal = { $count ->
    [one] Platí pro všechny, { $count } bod za každé splnění.
    [few] Platí pro všechny, { $count } body za každé splnění.
    [many] Platí pro všechny, { $count } bodu za každé splnění.
   *[other] Platí pro všechny, { $count } bodů za každé splnění.
}
sagrada-tip-round = Hrané kolo: každý má dva tahy, kolem stolu tam a zpět.
sagrada-tip-track = Tady leží, co po kole zbylo v nabídce.
sagrada-tip-die = Kdo kostku vezme, ten ji umístí.
sagrada-tip-pool = Každé kolo se vytáhnou a hodí dvě kostky na hráče a jedna navíc.
sagrada-tip-pool-solo = Každé kolo se vytáhnou a hodí čtyři kostky.
sagrada-tip-private-solo = Ve hře pro jednoho máte dva odkryté osobní úkoly. Počítá se lepší z nich: hodnoty vašich kostek jeho barvy.
sagrada-tip-track-solo = Tady leží, co po kole zbylo v nabídce. Součet všech hodnot je cíl, který máte překonat.

## Keys
sagrada-keys-arrows = od políčka k políčku
sagrada-keys-window = k mé vitráži
sagrada-keys-pool = k nabídce kostek
