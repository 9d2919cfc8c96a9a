## Title, what the game is about, and its rules in a few sentences
game-cribbage = Cribbage
game-cribbage-about = Vykládejte karty do jedenatřiceti, počítejte patnáctky, páry a postupky a posouvejte kolíčky po desce.
rules-cribbage-goal = Buďte první, kdo získá 121 bodů, dvakrát kolem desky. Ve čtyřech jsou ti, kdo sedí proti sobě, partneři se společným skóre.
rules-cribbage-setup = Ve dvou dostane každý šest karet, ve třech a čtyřech pět. Každý odkládá karty do cribu, druhé ruky rozdávajícího, dokud mu nezbudou čtyři.
rules-cribbage-round = Otočí se startovní karta; kluk dává rozdávajícímu dva body. Pak se karty vykládají popořadě a jejich hodnoty se sčítají, nikdy přes 31: eso je 1, obrázky 10.
rules-cribbage-turn = Kdo nemůže vyložit bez překročení 31, řekne „go“. Součet 15 nebo 31 dává dva body, poslední karta jeden. Páry dávají 2, 6 nebo 12, postupka bod za kartu.
rules-cribbage-more = Pak se ruce počítají se startovní kartou, rozdávající poslední a po něm jeho crib: dva za každou patnáctku a každý pár, bod za kartu postupky, čtyři nebo pět za barvu, jeden za kluka startovní barvy.
rules-cribbage-end = Hra končí v okamžiku, kdy někdo dosáhne cíle. S pravidlem muggins ohlašuje každý body své ruky sám a soupeři berou, co přehlédl.

## Cards and points
cribbage-rank-a = eso
cribbage-rank-j = kluk
cribbage-rank-q = dáma
cribbage-rank-k = král
cribbage-suit-c = kříže
cribbage-suit-d = káry
cribbage-suit-h = srdce
cribbage-suit-s = piky
cribbage-card = { $suit_word ->
    [c] { $rank_word ->
        [a] křížové eso
        [j] křížový kluk
        [k] křížový král
       *[other] křížová { $rank }
      }
    [d] { $rank_word ->
        [a] kárové eso
        [j] kárový kluk
        [k] kárový král
       *[other] kárová { $rank }
      }
    [h] { $rank_word ->
        [a] srdcové eso
        [j] srdcový kluk
        [k] srdcový král
       *[other] srdcová { $rank }
      }
   *[s] { $rank_word ->
        [a] pikové eso
        [j] pikový kluk
        [k] pikový král
       *[other] piková { $rank }
      }
  }
cribbage-turn-go = Go
cribbage-points = { $count ->
    [one] { $count } bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodů
  }
cribbage-peg-fifteen = patnáct za { $points }
cribbage-peg-thirty_one = jedenatřicet za { $points }
cribbage-peg-pairs = { $points ->
    [2] pár za 2
    [6] trojice za 6
   *[other] čtveřice za { $points }
  }
cribbage-peg-run = postupka za { $points }

## Questions
cribbage-ask-discard-to-own = Odložte do svého cribu, zbývá { $left }
cribbage-ask-discard-to-partner = Odložte do partnerova cribu, zbývá { $left }
cribbage-ask-discard-to-other = Odložte do cribu ({ $dealer }), zbývá { $left }
cribbage-ask-lead = Vyložte první kartu
cribbage-ask-follow = Vyložte kartu; součet je { $count }
cribbage-ask-say-go = Součet je { $count } a žádná vaše karta se nehodí
cribbage-ask-claim-hand = Kolik bodů ohlašujete za svou ruku?
cribbage-ask-claim-crib = Kolik bodů ohlašujete za svůj crib?
cribbage-ask-overlooked-in-hand = { $owner }: za ruku ohlášeno { $claimed }. Kolik bylo přehlédnuto?
cribbage-ask-overlooked-in-crib = { $owner }: za crib ohlášeno { $claimed }. Kolik bylo přehlédnuto?

## The log
cribbage-log-cut_for_deal = { $player } snímá o rozdávání: { $answer }
cribbage-log-deal = { $player } dostává: { $cards }
cribbage-log-deal_to_crib = Do cribu byla rozdána karta: { $answer }
cribbage-log-discard = { $who } odkládá: { $answer }
cribbage-log-cut = Startovní karta: { $answer }
cribbage-log-play = { $who } vykládá: { $answer }, součet { $count }
cribbage-log-play-pegs = { $who } vykládá: { $answer }, součet { $count }; { $pegs }
cribbage-log-go = { $who } říká „go“
cribbage-log-claim = { $who } ohlašuje: { $answer }
cribbage-log-overlooked = { $who } bere přehlédnuté: { $answer }

## Why not
cribbage-why-must-lay = Máte kartu, která se hodí: { $card } udrží součet { $count } do 31.
cribbage-why-in-the-crib = Tato karta už je v cribu.
cribbage-why-laid-already = Tato karta už je vyložená.
cribbage-why-not-in-hand = Tuto kartu nemáte v ruce.
cribbage-why-over-31 = { $count } a { $value } by bylo víc než 31.

## Score
cribbage-score-heels = Otočený kluk
cribbage-score-fifteens = Patnáctky ve hře
cribbage-score-thirty_ones = Jedenatřicítky
cribbage-score-pairs = Páry ve hře
cribbage-score-runs = Postupky ve hře
cribbage-score-last = Go a poslední karta
cribbage-score-hands = Ruce
cribbage-score-cribs = Criby
cribbage-score-muggins = Získáno za muggins

## Settings
cribbage-setting-target = Body k vítězství
cribbage-setting-target-121 = 121, dvakrát kolem desky
cribbage-setting-target-61 = 61, jednou kolem
cribbage-setting-muggins = Muggins
cribbage-setting-muggins-off = počítá stůl
cribbage-setting-muggins-on = každý ohlašuje sám

## The board
cribbage-board = Deska: { $sides }
cribbage-side = { $names }: { $points }
cribbage-dealer = rozdává
cribbage-partner = váš partner
cribbage-crib-of = Crib: { $owner }
cribbage-crib-own = Váš crib
cribbage-starter = Startovní karta
cribbage-no-starter = ještě nesňata
cribbage-count = Součet
cribbage-holds = { $count ->
    [one] drží { $count } kartu
    [few] drží { $count } karty
    [many] drží { $count } karty
   *[other] drží { $count } karet
  }
cribbage-hand = Vaše ruka
cribbage-laid = Vyloženo
cribbage-said-go = řekl „go“
cribbage-laid-away = Odložili jste: { $cards }
cribbage-face-down = lícem dolů
cribbage-shown = Poslední počítání
cribbage-hand-of = Ruka: { $owner }
cribbage-part-fifteens = patnáctky { $points }
cribbage-part-pairs = páry { $points }
cribbage-part-runs = postupky { $points }
cribbage-part-flush = barva { $points }
cribbage-part-nobs = kluk { $points }
cribbage-skunked = skunk
cribbage-double-skunked = dvojitý skunk
cribbage-to-count = K počítání
cribbage-hint-discard = V ruce zůstanou čtyři karty. Odložené počítá rozdávající: nechte si, co spolu dá patnáctky, páry a postupky.
cribbage-hint-play = Patnáct a jedenatřicet dávají dva body, páry a postupky víc. Kartu, která se hodí, musíte vyložit.
