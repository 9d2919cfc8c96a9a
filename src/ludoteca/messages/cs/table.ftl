### Stůl: všechny věty, které nepatří k jediné hře.

app-name = Ludoteca
unofficial = Neoficiální projekt lidí, kteří mají tyto hry rádi. Kresby a texty jsou naše; hry patří svým autorům a vydavatelům.
skip = Přejít na stránku
menu = Nabídka
rules = Pravidla
account = Účet
language = Jazyk
theme-light = Světlý vzhled
theme-dark = Tmavý vzhled
close = Zavřít
loading = Okamžik…
cancel = Zrušit
confirm = Potvrdit
save = Uložit
saved = Uloženo.

## Lobby
lobby-title = Co si zahrajeme?
games = Hry
seats-range = Počet hráčů: { $fewest }–{ $most }
play-now = Hrát
level-choose = Jak silní mají být boti?
invite = Pozvat
solo = Sólo
my-games = Moje hry
no-games = Zatím žádné hry. Tlačítko „Hrát“ vás hned posadí ke stolu s boty.
open-tables = Otevřené stoly
status-waiting = čeká na hráče
status-playing = hraje se
status-over = skončila
status-closed = zavřená
status-old = nemůže pokračovat: pravidla se změnila
position-mark = Od zadané pozice
position-about = Hra u tohoto stolu začala od zapsané pozice, ne od začátku. Do žebříčku se nepočítá a její kostky nemají důkaz.
again-invited = pozvánka k další hře

## Místa
seats = Místa
seat-number = Místo { $number }
seat-open = volné místo
guest-name = Host { $number }
bot-name = Bot { $number }
away = není u stolu
thinking = přemýšlí
watching = { $count ->
    [one] { $count } divák
    [few] { $count } diváci
    [many] { $count } diváka
   *[other] { $count } diváků
}
favor = { $count ->
    [one] { $count } žeton přízně
    [few] { $count } žetony přízně
    [many] { $count } žetonu přízně
   *[other] { $count } žetonů přízně
}
points = { $count ->
    [one] { $count } bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodů
}
clock-left = Zbývá { $minutes } min { $seconds } s
lend = Ať za mě hraje bot
lend-text = Bot odpovídá za vás, dokud se nevrátíte na své místo; vrátit se můžete kdykoli.
lend-level = Jaký bot?
lend-start = Ať hraje
reclaim = Vrátit se na své místo
end-game = Ukončit tuto hru
end-game-of = Ukončit tuto hru: { $game }
end-game-ask = Ukončit tuto hru?
end-game-text = Hra se zavře bez výsledku a zmizí z vašeho seznamu. Nelze to vrátit.
lent-now = Hraje za vás bot ({ $level }).

## Příprava
set-up = Nový stůl: { $game }
how-many = Kolik hráčů?
who-sits = Kdo kde sedí?
place-me = Já
place-open = Volné, přes odkaz
place-bot = Bot, { $level }
level-random = náhodný
level-greedy = střední
level-beginner = začátečník
level-casual = příležitostný hráč
level-strong = silný hráč
level-master = mistr
level-beginner-about = hodně toho přehlédne; na první hru tak akorát.
level-casual-about = hraje rozumně, ale leccos přehlédne; soupeř, kterého lze porazit.
level-strong-about = myslí dopředu a málo chybuje.
level-master-about = přemýšlí nejdéle, až 3 sekundy nad odpovědí; porazit ho je nejtěžší.
level-told = { $level }: { $about }
more-settings = Hodiny a varianty pravidel
clock = Hodiny
clock-none = bez hodin
clock-quick = 10 minut, 10 s navíc za tah
clock-calm = 30 minut, 30 s navíc za tah
clock-days = 3 dny, den navíc za tah
list-open = Ukázat stůl v lobby
as-campaign = Hrát jako kampaň: kapitoly jdou po sobě se stejnými hráči
pack = Co je natištěno
pack-own = vlastní obsah hry
pack-named = Sada karet: { $name }
start = Začít
make-table = Založit stůl
waiting-title = Čeká se na hráče: { $game }
your-name = Vaše jméno
sit = Posadit se sem
sit-too = Posadit se i sem
get-up = Vstát
add-bot = Přidat bota
remove-bot = Odebrat
bot-level-of = Síla: { $player }
share-link = Kdo má tento odkaz, může se posadit nebo se dívat.
copy-link = Kopírovat odkaz
copied = Zkopírováno
qr-code = QR kód odkazu
close-table = Zavřít stůl
start-needs-all = Nejdřív musí být obsazena všechna místa.
host-starts = Hostitel začne, až budou obsazena všechna místa.

## Kampaně
campaign-number = Kampaň, část { $number }
campaign-standing = Kampaň dosud
campaign-over = Kampaň skončila
campaign-leads = Ve vedení: { $player }
campaign-won = Vítězství v kampani: { $player }
campaign-goes-on = kampaň může pokračovat
chapter = Kapitola
won-chapter = výhra
next-chapter = Dál: { $chapter }
chapter-again = Znovu: { $chapter }
to-next-chapter = K další kapitole

## Otázka
board = Deska
question = Otázka pro vás
your-turn = Jste na tahu
waiting-for = Čeká se na hráče { $player }
waiting-others = Čeká se na ostatní
game-over = Hra skončila
not-now = Toto teď nelze vybrat.
confirm-ask = { $answer }: opravdu?
undo = Vzít zpět
reset-turn = Začít tah znovu
ask-back = Požádat o vrácení tahu
take-back = Vrátit tah
went-on = Pokračováno za vás: { $what }.
pauses-ask-me = Vždy se ptát
take-back-asked = Žádost o vrácení posledního tahu: { $player }.
take-back-agreed = Všichni souhlasí: tah je vrácen.
take-back-refused = Vrácení tahu bylo odmítnuto.
take-back-dropped = Žádost o vrácení už neplatí.
agree = Souhlasit
refuse = Odmítnout
connection-lost = Spojení se přerušilo. Zkouší se znovu; nic z vašich tahů se neztratilo.
rule-open = Pravidlo { $rule }
rule-title = Pravidlo { $rule }
rule-missing = Text tohoto pravidla není po ruce.
rules-all = Všechna pravidla
hints-off = Bez rad
hints-on = Ukazovat rady
cards = Úkoly
log = Záznam tahů
log-plain = { $who }: { $question } – { $answer }
page-failed = Vlastní desku této hry nelze zobrazit; tady je jednoduchá.
nature = Náhoda
round-number = { $round }. kolo
sound-on = Zapnout zvuk
sound-off = Vypnout zvuk

## Skóre a konec
score-so-far = Skóre teď
final-score = Konečné skóre
score-source = Body za
points-by-source = Body podle zdroje
score-target = Je třeba překonat: { $points }
score-aim = Cíl zatím: { $target }. Vaše body: { $points }.
score-aim-more = { $count ->
    [one] K překonání chybí { $count } bod.
    [few] K překonání chybí { $count } body.
    [many] K překonání chybí { $count } bodu.
   *[other] K překonání chybí { $count } bodů.
}
score-aim-beaten = { $count ->
    [one] Překonán o { $count } bod.
    [few] Překonán o { $count } body.
    [many] Překonán o { $count } bodu.
   *[other] Překonán o { $count } bodů.
}
score-aim-enough = To stačí.
total = Celkem
unknown = ?
player-won = Vítěz: { $player }!
decided-by = Bodů je stejně; rozhodlo: { $reason }.
solo-won = Cíl je překonán!
solo-lost = Cíl nebyl překonán.
solo-done = Hra skončila, body: { $points }.
nobody-won = Nikdo nevyhrál.
again = Hrát znovu
again-made = Chystá se nová hra se stejnými místy: můžete se znovu posadit.
again-join = K nové hře
replay = Záznam hry
watch-replay = Přehrát záznam
fair-check = Ověřit kostky
fair-title = Poctivé kostky
fair-text = Před hrou se server zavázal k tajnému číslu a ukázal jeho otisk; pak každý prohlížeč přidal svou náhodnou část. Po hře se tajné číslo odkryje a každý hod lze přepočítat.
fair-promise = Otisk tajného čísla:
fair-parts = Co přidalo každé místo
fair-no-part = nic
fair-fault-nonce = Nepoctivé: chybí část, kterou přidal tento prohlížeč.
fair-fault-told = Nepoctivé: hra nepokračovala tím, co padlo v hodu { $at }.
fair-ok = { $count ->
    [one] Poctivé: přepočítán { $count } los, vše souhlasí.
    [few] Poctivé: přepočítány { $count } losy, vše souhlasí.
    [many] Poctivé: přepočítáno { $count } losu, vše souhlasí.
   *[other] Poctivé: přepočítáno { $count } losů, vše souhlasí.
}
fair-fault-commitment = Nepoctivé: tajemství není to, které bylo slíbeno na začátku.
fair-fault-counter = Nepoctivé: los { $at } není na svém místě.
fair-fault-number = Nepoctivé: číslo losu { $at } neplyne z tajemství a příspěvků hráčů.
fair-fault-option = Nepoctivé: los { $at } neplyne ze svého čísla.
fair-no-crypto = Prohlížeč tu nenabízí kryptografii; otevřete stránku přes https nebo na stejném počítači.
try-from-here = Zkusit odtud
try-about = Otevře stůl, který začíná v tomto okamžiku. Odehraná hra zůstane, jak je.
download-journal = Soubor hry
download-transcript = Zápis

## U jedné obrazovky
hand-over = Teď: { $player }
hand-over-text = Předejte obrazovku. Nic se neukáže, dokud není další hráč připraven.
hand-over-ready = Tady { $player }, ukázat moje místo

## Záznam
replay-of = Záznam hry: { $game }
view-from = Pohled z místa
spectator = divák
step-first = Na začátek
step-back = O krok zpět
step-play = Přehrávat
step-pause = Pauza
step-next = O krok dál
step-last = Na konec
step-number = Krok { $step } z { $last }

## Účet
you-are-guest = Jste host
guest-text = Hrát lze i bez účtu. S účtem jdou vaše místa a hry s vámi na další zařízení.
signed-in = Účet: { $name }
signed-out = Jste odhlášeni.
sign-in = Přihlásit se
sign-out = Odhlásit se
make-account = Založit účet
account-made = Účet je založen; vaše místa zůstala vám.
welcome-back = Vítejte zpět.
keep-name = Jen si pamatovat jméno
name = Jméno
password = Heslo
password-rule = Heslo má aspoň 8 znaků.
name-rule = Jméno má aspoň 2 znaky.
preferences = Nastavení
theme = Vzhled
theme-name-system = podle systému
theme-name-light = světlý
theme-name-dark = tmavý
confirm-when = Ptát se před odesláním odpovědi
confirm-never = nikdy
confirm-risky = když končí tah nebo hází kostkami
confirm-always = vždy
pauses-when = Ptát se, zda pokračovat
pauses-matters = když je něco nového nebo by něco propadlo
pauses-always = vždy
pauses-never = nikdy
sound = Zvuk, když jsem na tahu
hints = Rady pro první hru
notices = Upozornění
notices-text = Pro hry na více dnů: upozornění, když na vás stůl čeká.
push-start = Upozorňovat v tomto prohlížeči
push-stop = Už neupozorňovat
push-refused = Prohlížeč upozornění nedovolí.
webhook = Adresa k zavolání (webhook)

## Klávesy
keys = Klávesy
keys-tab = na další prvek
keys-lit-arrows = od osvětleného k osvětlenému
keys-lit = k tomu, co svítí
keys-enter = vybrat; umístit
keys-escape = malý krok zpět
keys-undo = vzít zpět
keys-question = k odpovědím
keys-log = k záznamu tahů
keys-score = skóre teď
keys-help = tyto klávesy

## Co se nepovedlo
error-unknown = Něco se nepovedlo. Zkuste to znovu.
error-fault = Na serveru se stala chyba. Nic se neztratilo; zkuste to znovu.
error-offline = Server je nedostupný. Ověřte spojení a zkuste to znovu.
error-bad-request = Požadavku nebylo rozumět.
error-bad-options = Tato nastavení nejdou dohromady.
error-no-campaign = Tato hra nemá kampaň.
error-unknown-pack = Taková sada tu není.
error-no-pack = U tohoto stolu se hraje s vlastním obsahem hry.
error-not-at-table = To mohou jen ti, kdo sedí u stolu.
error-no-next-chapter = Další kapitola k zahájení není.
error-unknown-game = Taková hra tu není.
error-unknown-level = Takový bot tu není.
error-bad-nonce = Náhodný příspěvek ke kostkám není platný.
error-bad-url = Tuto adresu nelze zavolat.
error-no-session = Stránka je zastaralá. Načtěte ji znovu.
error-wrong-password = Jméno a heslo k sobě nepatří.
error-origin = Požadavek přišel z jiné stránky.
error-csrf = Stránka je zastaralá. Načtěte ji znovu.
error-not-host = To může jen hostitel stolu.
error-not-your-seat = Toto je místo jiného hráče.
error-not-over = Otevře se, až hra skončí.
error-loopback-only = Jen pro správce serveru.
error-no-table = Takový stůl není. Odkaz je možná neúplný.
error-no-seat = Takové místo u stolu není.
error-not-found = Taková stránka není.
to-lobby = Do lobby
error-method = Požadavku nebylo rozumět.
error-seat-taken = Místo právě někdo obsadil.
error-started = Hra už začala.
error-not-started = Hra ještě nezačala.
error-seats-open = Nejdřív musí být obsazena všechna místa.
error-name-taken = Jméno je obsazené. Zvolte jiné.
error-has-account = Účet už máte.
error-closed = Stůl je zavřený.
error-commitment = Slib poctivých kostek už byl použit. Zkuste to znovu.
error-version = Hra začala podle jiných pravidel a nemůže pokračovat. Její soubor si stále můžete uložit.
error-bad-position = Tuto pozici nelze hrát. { $field }: { $problem }
error-no-proof = Hra začala od zadané pozice, proto její kostky nemají důkaz.
error-no-step = Hra nemá krok { $step }, poslední je { $last }.
error-nothing-to-try = V tomto kroku už hra skončila, není co zkoušet.
error-too-large = To bylo příliš najednou.
error-too-many-requests = To bylo příliš rychle. Chvíli počkejte.
error-too-many-tables = Máte příliš mnoho nedohraných stolů. Nejdřív jeden dohrajte nebo zavřete.
error-stopping = Server se zastavuje. Zkuste to za chvíli.
refused-option = Tato odpověď teď není možná.
refused-undo = To nelze vzít zpět: bylo vidět něco nového nebo už jednal jiný hráč.
refused-request = Taková žádost už není.
refused-seat = Toto není vaše místo.
refused-over = Hra skončila.
refused-not-lent = Místo už je vaše.
refused-level = Takový bot tu není.
refused-busy = Stůl je zaneprázdněný. Zkuste to znovu.
