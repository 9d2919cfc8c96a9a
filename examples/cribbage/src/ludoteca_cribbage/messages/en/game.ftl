## Title, what the game is about, and its rules in a few sentences
game-cribbage = Cribbage
game-cribbage-about = Lay cards up to thirty-one, count fifteens, pairs and runs, and peg your way around the board.
rules-cribbage-goal = Be the first to peg 121 points, twice around the board. With four seats those who sit opposite each other are partners and share one score.
rules-cribbage-setup = Two players are dealt six cards each, three or four players five. Everyone lays cards away for the crib, a second hand of the dealer’s, until four are left.
rules-cribbage-round = A starter is turned up; a jack is two points for the dealer. Then cards are laid in turn and their values added up, never beyond 31: aces count 1, court cards 10.
rules-cribbage-turn = Whoever cannot lay without passing 31 says go. A count of 15 or 31 pegs two, the last card one. Pairs peg 2, 6 or 12, a run one for each card.
rules-cribbage-more = Then hands are counted with the starter, the dealer’s last and the crib after it: two for every fifteen and every pair, one a card for runs, four or five for a flush, one for the jack of the starter’s suit.
rules-cribbage-end = The game ends the moment somebody reaches the target. With muggins everyone claims the points of their own hand, and opponents take what was overlooked.

## Cards and points
cribbage-rank-a = ace
cribbage-rank-j = jack
cribbage-rank-q = queen
cribbage-rank-k = king
cribbage-suit-c = clubs
cribbage-suit-d = diamonds
cribbage-suit-h = hearts
cribbage-suit-s = spades
cribbage-card = { $rank } of { $suit }
cribbage-turn-go = Go
cribbage-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
cribbage-peg-fifteen = fifteen for { $points }
cribbage-peg-thirty_one = thirty-one for { $points }
cribbage-peg-pairs = { $points ->
    [2] pair for 2
    [6] pair royal for 6
   *[other] double pair royal for { $points }
  }
cribbage-peg-run = run of { $points }

## Questions
cribbage-ask-discard-to-own = Lay away for your own crib, { $left } to go
cribbage-ask-discard-to-partner = Lay away for your partner’s crib, { $left } to go
cribbage-ask-discard-to-other = Lay away for the crib of { $dealer }, { $left } to go
cribbage-ask-lead = Lay the first card
cribbage-ask-follow = Lay a card; the count is { $count }
cribbage-ask-say-go = The count is { $count }, and no card of yours fits
cribbage-ask-claim-hand = How many points do you claim for your hand?
cribbage-ask-claim-crib = How many points do you claim for your crib?
cribbage-ask-overlooked-in-hand = { $owner } claimed { $claimed } for the hand. How many were overlooked?
cribbage-ask-overlooked-in-crib = { $owner } claimed { $claimed } for the crib. How many were overlooked?

## The log
cribbage-log-cut_for_deal = { $player } cuts for the deal: { $answer }
cribbage-log-deal = { $player } is dealt { $cards }
cribbage-log-deal_to_crib = Dealt to the crib was the { $answer }
cribbage-log-discard = { $who } lays away the { $answer }
cribbage-log-cut = The starter is the { $answer }
cribbage-log-play = { $who } lays the { $answer }: { $count }
cribbage-log-play-pegs = { $who } lays the { $answer }: { $count }, { $pegs }
cribbage-log-go = { $who } says go
cribbage-log-claim = { $who } claims { $answer }
cribbage-log-overlooked = { $who } claims { $answer } as overlooked

## Why not
cribbage-why-must-lay = You have a card that fits: { $card } keeps { $count } at 31 or below.
cribbage-why-in-the-crib = This card is in the crib already.
cribbage-why-laid-already = This card was laid already.
cribbage-why-not-in-hand = This card is not in your hand.
cribbage-why-over-31 = { $count } and { $value } would be more than 31.

## Score
cribbage-score-heels = His heels
cribbage-score-fifteens = Fifteens in the play
cribbage-score-thirty_ones = Thirty-ones
cribbage-score-pairs = Pairs in the play
cribbage-score-runs = Runs in the play
cribbage-score-last = Go and last card
cribbage-score-hands = Hands
cribbage-score-cribs = Cribs
cribbage-score-muggins = Taken by muggins

## Settings
cribbage-setting-target = Points that win
cribbage-setting-target-121 = 121, twice around the board
cribbage-setting-target-61 = 61, once around
cribbage-setting-muggins = Muggins
cribbage-setting-muggins-off = the table counts
cribbage-setting-muggins-on = everyone claims

## The board
cribbage-board = The board: { $sides }
cribbage-side = { $names }: { $points }
cribbage-dealer = dealer
cribbage-partner = your partner
cribbage-crib-of = Crib of { $owner }
cribbage-crib-own = Your crib
cribbage-starter = Starter
cribbage-no-starter = not cut yet
cribbage-count = Count
cribbage-holds = { $count ->
    [one] holds { $count } card
   *[other] holds { $count } cards
  }
cribbage-hand = Your hand
cribbage-laid = Laid
cribbage-said-go = said go
cribbage-laid-away = You laid away { $cards }
cribbage-face-down = face down
cribbage-shown = The last show
cribbage-hand-of = Hand of { $owner }
cribbage-part-fifteens = fifteens { $points }
cribbage-part-pairs = pairs { $points }
cribbage-part-runs = runs { $points }
cribbage-part-flush = flush { $points }
cribbage-part-nobs = his nobs { $points }
cribbage-skunked = skunked
cribbage-double-skunked = double skunked
cribbage-to-count = To be counted
cribbage-hint-discard = Four cards stay in your hand. What you lay away counts for the dealer: keep what makes fifteens, pairs and runs together.
cribbage-hint-play = Fifteen and thirty-one peg two, pairs and runs peg more. A card that fits must be laid.
