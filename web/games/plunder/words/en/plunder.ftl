# Plunder’s play screen: the chart, the turn, bargains, slips, the guided game.

play-plunder-progress = Round { $round } · to { $target } points
play-plunder-progress-last = Round { $round }, the last one
play-plunder-totals = Plunder Points
play-plunder-total = { $seat }: { $total } points
play-plunder-fortunes = Fortunes, point by point
play-plunder-part-turn = { $seat }
play-plunder-score-ships = Ships
play-plunder-score-islands = Islands
play-plunder-score-cards = Plunder Point cards
play-plunder-chart = The chart
play-plunder-wind = Wind for { $n ->
    [one] one more square
   *[other] { $n } more squares
}
play-plunder-square = { $kind ->
    [port] { $square }, a port of { $island }
   *[sea] { $square }, open sea
}
play-plunder-island-resource = { $island }, { $skulls ->
    [one] one skull
   *[other] { $skulls } skulls
}{ $held ->
    [yes] , the flag of { $who }
   *[no] , nobody’s
}{ $shut ->
    [yes] , shut by the storm
   *[no] {""}
}
play-plunder-island-merchant = { $island }, a merchant island: two cards for one, and anybody may be traded with
play-plunder-island-plain = { $island }, bare rock
play-plunder-ship = Ship of { $seat } on { $square }: { $lives ->
    [one] one life
   *[other] { $lives } lives
}, { $cannons ->
    [0] no cannon
    [one] one cannon
   *[other] { $cannons } cannons
}, { $masts ->
    [0] no mast
    [one] one mast
   *[other] { $masts } masts
}
play-plunder-mark = An X on { $square }: treasure
play-plunder-storm = The storm around { $square }: { $n } cards to sail in or out
play-plunder-hand-size = { $n ->
    [0] No card in hand
    [one] One card in hand
   *[other] { $n } cards in hand
}
play-plunder-own-hand = Your hand
play-plunder-lead = { $when ->
    [first] { $winner } has led since the first turn.
    [last] { $winner } took the lead at the very end.
   *[since] { $winner } took the lead for good in turn { $at }.
}

## The turn

play-plunder-gain-mark = an X in reach
play-plunder-gain-target = something to attack in reach
play-plunder-gain-trade = trade with { $seat }
play-plunder-reaches = { $n ->
    [one] one square left
   *[other] { $n } squares left
}
play-plunder-way = { $n ->
    [one] { $n } square away
   *[other] { $n } squares away
}{ $toll ->
    [0] {""}
   *[other] , toll { $toll } cards
}
play-plunder-launch = A new ship on
play-plunder-merchant = Two cards for one of the merchant
play-plunder-odds = { $percent } % to win ({ $own } against { $their })

## Bargains

play-plunder-give = You give
play-plunder-get = You get
play-plunder-give-what = To give, of { $what }
play-plunder-get-what = To get, known to be there: { $what }
play-plunder-less = { $what }: one less
play-plunder-more = { $what }: one more
play-plunder-knows = has { $n }
play-plunder-samples = Or in one tap
play-plunder-offer = Offer
play-plunder-call = Offer to all
play-plunder-demand = Demand
play-plunder-counter = Propose instead
play-plunder-bribe = Offer for peace

## The guided first game

play-learn-plunder-island = Every island gives a card a turn. Choose one to begin on: its port is where your ship starts.
play-learn-plunder-island-more = Ships, islands and Plunder Point cards are a point each. Who reaches the target first has won.
play-learn-plunder-roll = The die says how many squares your fleet may sail this turn.
play-learn-plunder-roll-more = You may build and trade before; and a 1 moves the storm.
play-learn-plunder-sail = Tap a lit square, or draw the ship there. The number is how many squares it takes.
play-learn-plunder-sail-more = An anchor is a port: from there an island is attacked. Lightning is the toll of the storm.
play-learn-plunder-toll = The storm takes two cards from whoever sails in or out.
play-learn-plunder-toll-more = Go back if they are worth more to you.
play-learn-plunder-attack = Die and cannons against die and skulls, and a tie is yours. The bar is your chance.
play-learn-plunder-attack-more = Whoever loses an attack on an island loses a life of the ship.
play-learn-plunder-collect = You can reach an X: a treasure card, good or bad.
play-learn-plunder-collect-more = Most are good. The X then moves elsewhere.
play-learn-plunder-build = You can pay for something on this ship.
play-learn-plunder-build-more = Cannons win fights, a mast is a square more each turn, lives keep you afloat.
play-learn-plunder-launch = You can pay for a new ship: a point at once.
play-learn-plunder-launch-more = Built after the roll it does not sail before your next turn.
play-learn-plunder-bury = Five gold, buried, are a point.
play-learn-plunder-bury-more = Nobody can take that card away in a fight.
play-learn-plunder-merchant = The merchant changes any two cards for one of your choice.
play-learn-plunder-merchant-more = As often as you like, as long as a ship of yours lies there.
play-learn-plunder-trade = You meet another captain: you may offer a trade.
play-learn-plunder-trade-more = Who has traded may not attack the other until the turn ends.
play-learn-plunder-offer = Put together what you give and what you want.
play-learn-plunder-offer-more = “Has” says what you know to be there. An empty side is a gift.
play-learn-plunder-answer = Somebody offers you a trade: take it, refuse it, or name other terms.
play-learn-plunder-answer-more = Look who would win soon before you help.
play-learn-plunder-threat = A threat: cards for the promise not to attack this turn.
play-learn-plunder-threat-more = Whoever refuses may be attacked.
play-learn-plunder-bribe = Before the dice, cards may buy peace.
play-learn-plunder-bribe-more = If they are taken there is no battle, and a treaty for this turn.
play-learn-plunder-found = A treasure card lies open: it is followed from top to bottom.
play-learn-plunder-found-more = Tap a captain in the strip to see what everybody has.
play-learn-plunder-shipless = Without a ship you may roll for a double, or buy a ship.
play-learn-plunder-shipless-more = Then your turn goes on as usual.
play-learn-plunder-end = The wind is used up. You may still build or trade; then end your turn.
play-learn-plunder-end-more = Cards stay in your hand, and there is no limit.
