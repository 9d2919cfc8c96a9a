## Nápověda
advice-ask = Napovědět
advice-busy = Přemýšlím…
advice-title = Nejlepší odpovědi podle toho, co můžete vědět
advice-how = Pořadí určuje hledání: napůl podle výhry, napůl podle bodů; ± jsou dvě směrodatné chyby.
advice-win = výhra
advice-points = náskok
advice-points-solo = proti cíli
advice-points-only = body
advice-sure = nejlepší s jistotou { $sure }
advice-doubt = může být nejlepší: { $sure }
advice-which = { $answer } ({ $which })
advice-show = Rozsvítit jen: { $answer }
advice-close = Zavřít nápovědu
advice-play = Zahrát
advice-play-this = Zahrát: { $answer }
advice-said = Nápověda: { $answer }, šance na výhru { $win }
advice-said-only = Nápověda: { $answer }
advice-allow = Hráči si smějí vyžádat nápovědu
keys-hint = nápověda: nejlepší odpovědi
error-hints-off = U tohoto stolu je nápověda vypnutá.
error-no-question = Teď neodpovídáte vy.

## Rozbor
analysis = Rozbor
analysis-of = { $game }: rozbor
analysis-how = Každé rozhodnutí se posuzuje podle toho, co jste v tu chvíli věděli. Rozdíly v mezích chyby výpočtu se nepočítají; ± jsou dvě směrodatné chyby.
analysis-own-only = Rozbor své partie mohou mít jen ti, kdo ji hráli.
analysis-back = Zpět ke stolu
analysis-running = Vaše partie se rozebírá. Můžete odejít, rozbor zůstane u partie.
analysis-progress = { $done } z { $total } okamžiků
analysis-failed = Rozbor se nezdařil.
analysis-again = Zkusit znovu
analysis-figures = Čísla
analysis-points-lost = Ztracené body
analysis-per-decision = { $count ->
    [one] { $points } na rozhodnutí, { $count } rozhodnutí
    [few] { $points } na rozhodnutí, { $count } rozhodnutí
    [many] { $points } na rozhodnutí, { $count } rozhodnutí
   *[other] { $points } na rozhodnutí, { $count } rozhodnutí
}
analysis-accuracy = Přesnost
analysis-clean = bez výrazných chyb
analysis-count-blunder = { $count ->
    [one] { $count } hrubá chyba
    [few] { $count } hrubé chyby
    [many] { $count } hrubé chyby
   *[other] { $count } hrubých chyb
}
analysis-count-mistake = { $count ->
    [one] { $count } chyba
    [few] { $count } chyby
    [many] { $count } chyby
   *[other] { $count } chyb
}
analysis-count-inaccuracy = { $count ->
    [one] { $count } nepřesnost
    [few] { $count } nepřesnosti
    [many] { $count } nepřesnosti
   *[other] { $count } nepřesností
}
analysis-mark-blunder = hrubá chyba
analysis-mark-mistake = chyba
analysis-mark-inaccuracy = nepřesnost
analysis-lead = Náskok na konci
analysis-lead-solo = Oproti cíli
analysis-score = Vaše body
analysis-adjusted = bez štěstí { $points }
analysis-luck = Štěstí v bodech
analysis-luck-error = ± { $error }; šance na výhru { $win } ± { $spread }
analysis-luck-points = ± { $error }
analysis-luck-said = Štěstí: { $points } bodu, na stupnici od −{ $reach } do +{ $reach }
analysis-curve = Šance na výhru
analysis-curve-said = Šance na výhru od { $first } na začátku po { $last } na konci, nejnižší { $lowest }, nejvyšší { $highest }
analysis-curve-table = Totéž jako tabulka
analysis-key-mistake = velká chyba
analysis-key-draw = po kostkách nebo kartách
analysis-moment = Okamžik
analysis-win = Šance na výhru
analysis-point-before = před vaším rozhodnutím
analysis-point-after = po vašem rozhodnutí
analysis-point-draw = po kostkách nebo kartách
analysis-point-end = konec
analysis-mistakes = Největší chyby
analysis-none = Žádná ztráta nepřesáhla chybu výpočtu.
analysis-loss = Ztraceno { $points } bodu ± { $error }
analysis-win-loss = o { $win } menší šance na výhru, jistota { $sure }
analysis-loss-sure = jistota { $sure }
analysis-played = Zahráli jste
analysis-better = Lepší bylo
analysis-see = { $round } v záznamu
analysis-decisions = Vaše rozhodnutí
analysis-everything = Ukázat všech { $count }, i ta, která nic nestála
analysis-round = Kolo
analysis-win-lost = Ztracená šance na výhru
analysis-sure = Jistota
analysis-mark = Hodnocení
analysis-same = žádná odpověď nebyla lepší
analysis-overlap = Každé rozhodnutí se měří nejlepší odpovědí v dané chvíli. Ztráty se překrývají, takže součet může být větší než rozdíl, který partii rozhodl.
analysis-lent = Na konci partie za vás hrál bot. Jeho odpovědi jsou rozebrány spolu s vašimi: kdo dal kterou, se neukládá.
analysis-set-up = Příprava
analysis-loss-short = Ztraceno bodů: { $points }
analysis-win-short = o { $win } menší šance na výhru
analysis-nothing-better = Nic lepšího se nenašlo
analysis-you-played = Zahráli jste: { $answer }.
analysis-was-better = Lepší bylo: { $answer } (ztraceno bodů: { $points }).
analysis-point-said = { $round }, šance na výhru { $win }. { $what }
analysis-curve-slider = Projít křivku
analysis-see-this = Ukázat v záznamu
