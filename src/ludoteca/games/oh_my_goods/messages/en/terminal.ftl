### Oh My Goods!: what only the terminal says.

## What a line is about
oh_my_goods-line-hand = hand
oh_my_goods-line-hire = hire
oh_my_goods-line-stacks = stacks
oh_my_goods-line-stack = stack
oh_my_goods-line-goal = goal
oh_my_goods-line-event = event
oh_my_goods-line-end = end
oh_my_goods-line-sunrise = sunrise
oh_my_goods-line-sunset = sunset
oh_my_goods-line-market = market
oh_my_goods-line-deck = deck

## The picture
oh_my_goods-picture-amount = { $count } { $name }
oh_my_goods-picture-not-revealed = not revealed
oh_my_goods-picture-deck = { $deck ->
    [one] { $deck } card
   *[other] { $deck } cards
}, { $discard } discarded
oh_my_goods-picture-hired = assistants: { $list }
oh_my_goods-picture-efficient = worker, efficient
oh_my_goods-picture-sloppy = worker, sloppy
oh_my_goods-picture-tower = tower
oh_my_goods-picture-makes = makes { $good } ({ $coins })
oh_my_goods-picture-needs-strength = only with strength { $count }
oh_my_goods-picture-attaches = is attached to a production building

## The preparation card
oh_my_goods-prep-line-for = for
oh_my_goods-prep-line-deck = in deck
oh_my_goods-prep-line-stacks = stacks
oh_my_goods-prep-line-hire = hire
oh_my_goods-prep-line-events = events
oh_my_goods-prep-line-end = end
oh_my_goods-prep-line-goal = goal
oh_my_goods-prep-line-alone = alone
oh_my_goods-prep-line-then = then
oh_my_goods-prep-card = card { $number }
oh_my_goods-prep-seats = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
oh_my_goods-prep-length = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
oh_my_goods-prep-hire = { $count ->
    [one] { $count } assistant on display
   *[other] { $count } assistants on display
}
oh_my_goods-prep-order = in this order:
oh_my_goods-prep-branch = the side chosen more often decides
