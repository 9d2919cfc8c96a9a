### Co říká jen terminál, v každé hře. Slova v ‚uvozovkách‘ se píší tak, jak jsou, v každém jazyce.

number = { $number }
terminal-titled = { $head }: { $text }

## Místa, počítaná od 0 jako v příkazech
terminal-seat = místo { $seat }
terminal-you = vy
terminal-person = člověk
terminal-sits = místo { $seat } { $name }

## Začátek a konec hry
terminal-title = { $game }: { $seats } — neoficiální. Příkazy vypíše ‚help‘.
terminal-seed = semínko { $seed }
terminal-read-before = Přečtěte si před začátkem, z čeho se kapitola skládá: ‚chapter‘.
terminal-left = Hra zůstala nedohraná.
terminal-go-on-with = Pokračovat: { $command }
terminal-name-a-file = Chcete-li se ke svým rozhodnutím vrátit, napište jméno souboru pro uložení hry; Enter ji neuloží.
terminal-look-again = Rozbor hry: { $command }
terminal-seats-won = Společné vítězství dvojice: { $seats }!
terminal-shared-win = Dělené vítězství: { $seats }!

## U klávesnice
terminal-only-answer = { $question } – možné je jen: { $answer }.
terminal-undo-takes-back = ‚undo‘ to vrátí.
terminal-pass-keyboard = Předejte klávesnici, teď místo { $seat }, a stiskněte Enter:
terminal-pauses-now = zastávky: { $when }
terminal-pauses-say = zastávky ‚{ $word }‘: napište ‚matters‘, ‚always‘ nebo ‚never‘
terminal-did-you-mean = ‚{ $word }‘ není odpověď na tuto otázku; nemělo to být { $near }?
terminal-no-answer = ‚{ $word }‘ není odpověď na tuto otázku; napište číslo ze seznamu, slovo z něj nebo ‚help‘
terminal-not-legal-here = { $word } teď nejde [{ $rule }]; co jde, je v seznamu výše
terminal-not-legal = { $word } nejde: { $reasons }
terminal-no-seat = místo { $seat }: místa jdou od 0 do { $last }
terminal-say-where = řekněte kam: ‚save‘ a jméno souboru
terminal-saved = uloženo; pokračovat později: { $command }
terminal-nothing-to-read = { $game }: při této přípravě není před hrou co číst
terminal-more = více: ‚board‘, ‚seat‘, ‚cards‘
terminal-hidden = skryto

## Příkazy
terminal-help-answer = odpověď
terminal-help-file = SOUBOR
terminal-help-when = KDY
terminal-help-answer-about = její slovo (r4, b3, pass) nebo její číslo v seznamu
terminal-help-undo-about = vzít zpět svou poslední odpověď, dokud se neukázalo nic nového
terminal-help-pauses-about = ptát se, zda jít dál: ‚always‘ vždy, ‚never‘ nikdy, ‚matters‘ když na tom záleží
terminal-help-hint-about = nejlepší odpovědi, šance na výhru a náskok podle toho, co můžete vědět
terminal-help-save-about = uložit hru; pokračovat později: ludoteca play --resume { terminal-help-file }
terminal-help-score-about = dosavadní skóre po řádcích
terminal-help-board-about = celý stůl
terminal-help-seat-about = co leží před místem
terminal-help-cards-about = všechny viditelné karty se vším, co je na nich vytištěno
terminal-help-chapter-about = co se čte před hrou: příprava, události a závěrečné karty kapitoly
terminal-help-log-about = co se dosud stalo
terminal-help-quit-about = odejít; neuložená hra je ztracena

## Přehrání a ukázka
terminal-nothing-answered = Zatím nebylo na nic odpovězeno.
terminal-next = dále: { $what }
terminal-step = Enter jde dál, q končí:
terminal-to-act = na tahu je místo { $seat }; --seat { $seat } ukáže jeho otázku, --all vše skryté

## Rady a rozbor
terminal-moments = okamžiky
terminal-hint-answer = odpověď
terminal-hint-win = šance na výhru
terminal-hint-lead = náskok
terminal-hint-points = body
terminal-hint-sure = jistota
terminal-analysis-of = { $game }, místo { $seat }: posouzeno podle toho, co vědělo v každém okamžiku
terminal-analysis-lost = { $count ->
    [one] ztraceno bodů: { $points }, v { $count } rozhodnutí s více možnostmi ({ $each } na rozhodnutí), přesnost { $accuracy } %
    [few] ztraceno bodů: { $points }, ve { $count } rozhodnutích s více možnostmi ({ $each } na rozhodnutí), přesnost { $accuracy } %
    [many] ztraceno bodů: { $points }, v { $count } rozhodnutí s více možnostmi ({ $each } na rozhodnutí), přesnost { $accuracy } %
   *[other] ztraceno bodů: { $points }, v { $count } rozhodnutích s více možnostmi ({ $each } na rozhodnutí), přesnost { $accuracy } %
}
terminal-analysis-clean = žádná nepřesnost, kterou by si hledání bylo jisté
terminal-luck-gave = štěstí: kostky a karty daly proti průměru bodů: { $points } (± { $error })
terminal-luck-took = štěstí: kostky a karty vzaly proti průměru bodů: { $points } (± { $error })
terminal-luck-win = { $luck }, šance na výhru { $win } % (± { $spread })
terminal-result = výsledek, body: { $points }; bez štěstí { $adjusted }
terminal-result-seats = výsledek proti nejlepšímu soupeři, body: { $points }; bez štěstí { $adjusted }
terminal-result-target = výsledek proti cíli, body: { $points }; bez štěstí { $adjusted }
terminal-chart = šance na výhru, od prvního okamžiku do posledního
terminal-mistake = { $where }, { $question } – { $played }: ztraceno bodů { $points } (± { $error })
terminal-mistake-win = { $mistake } a { $win } % šance na výhru
terminal-better = { $mistake }; lépe: { $better } (jistota { $sure })
terminal-round = kolo { $round }
terminal-set-up = příprava
terminal-all-lost = Vše, co bylo ztraceno
terminal-column-step = krok
terminal-column-round = kolo
terminal-column-played = zahráno
terminal-column-better = lépe
terminal-column-points = body
terminal-column-win = šance
terminal-column-sure = jistota
terminal-column-mark = známka
terminal-smaller-ones = { $count ->
    [one] a { $count } menší; --json vypíše všechny
    [few] a { $count } menší; --json vypíše všechny
    [many] a { $count } menšího; --json vypíše všechny
   *[other] a { $count } menších; --json vypíše všechny
}

## Hry a kampaně
terminal-game = { $game } (neoficiální), míst: { $fewest } až { $most }, verze pravidel { $version }, strategie: { $policies }
terminal-game-search = s hledáním, všude kromě simulate: { $players }
terminal-default = výchozí
terminal-campaign-over = Kampaň skončila. V čele: { $seats }.
terminal-campaign-goes-on = Kampaň pokračuje: { $chapter }.
terminal-pack-sound = v pořádku; jeho jméno v uložených hrách je { $name }
