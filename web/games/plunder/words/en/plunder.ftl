# Plunder’s play screen: the chart, the turn, bargains, slips.

play-plunder-progress = Round { $round } · goal { $target }
play-plunder-progress-last = Round { $round }, the last one
play-plunder-totals = Plunder Points
play-plunder-total = { $seat }: { $total ->
    [one] { $total } point
   *[other] { $total } points
}
play-plunder-fortunes = Fortunes, round by round
play-plunder-part-turn = { $seat }
play-plunder-score-ships = Ships
play-plunder-score-islands = Islands
play-plunder-score-cards = Plunder Point cards
play-plunder-chart = The chart
play-plunder-steps = The sailing die: { $n ->
    [one] one step left
   *[other] { $n } steps left
}
play-plunder-square = { $kind ->
    [port] { $square }, a port of { $island }
   *[sea] { $square }, open sea
}
play-plunder-island-resource = { $island }, { $skulls ->
    [one] one skull
   *[other] { $skulls } skulls
}{ $held ->
    [yes] , { $who }’s flag
   *[no] , nobody’s
}{ $shut ->
    [yes] , shut by the storm
   *[no] {""}
}
play-plunder-island-merchant = { $island }, a merchant island: two cards for one, and anybody may be traded with
play-plunder-island-plain = { $island }, bare rock
play-plunder-ship = { $seat }’s ship on { $square }: { $lives ->
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
play-plunder-attacked-ship = From { $here }, { $seat } attacks { $other }’s ship on { $there }.
play-plunder-hit = { $seat }’s ship on { $here } loses a life.
play-plunder-sunk = { $seat }’s ship on { $here } sinks: { $points } of { $target } Plunder Points.
play-plunder-added = { $seat }’s ship on { $here } gets { $what }.
play-plunder-mark = An X on { $square }: treasure
play-plunder-storm = The storm around { $square }: sailing in or out costs { $n } cards
play-plunder-hand-size = { $n ->
    [0] No card in hand
    [one] One card in hand
   *[other] { $n } cards in hand
}
play-plunder-hand-drawn = { play-plunder-hand-size }, those for the islands included
play-plunder-at-least = at least { $what }
play-plunder-unknown = { $n ->
    [one] 1 unknown card
   *[other] { $n } unknown cards
}
play-plunder-own-hand = Your hand
play-plunder-lead = { $when ->
    [first] { $winner } has led since the first round.
    [last] { $winner } took the lead at the very end.
   *[since] { $winner } took the lead for good in round { $at }.
}

## The turn

play-plunder-gain-mark = an X in reach
play-plunder-gain-target = something to attack in reach
play-plunder-gain-trade = trade with { $seat }
play-plunder-reaches = { $n ->
    [one] one step left
   *[other] { $n } steps left
}
play-plunder-way = { $n ->
    [one] { $n } step away
   *[other] { $n } steps away
}{ $toll ->
    [0] {""}
   *[other] , toll { $toll } cards
}
play-plunder-beyond = The ship on { $from } has too few steps left to get there.
play-plunder-becalmed = The ship on { $from } has no step left this turn.
play-plunder-idle = The ship on { $from } has nothing to do there now.
play-plunder-near = In reach from { $square }, { $n ->
    [one] one step
   *[other] { $n } steps
} away.
play-plunder-launch = A new ship on
play-plunder-merchant = Two cards for one from the merchant
play-plunder-odds = { $sure ->
    [yes] Certain win
   *[no] { $percent }% to win
} (+{ $own } against +{ $their })
play-plunder-island = { $island }
play-plunder-tie = { $n } to { $n }: the attacker wins ties.

## Bargains

play-plunder-give = You give
play-plunder-get = You get
play-plunder-give-what = To give, of { $what }
play-plunder-own-what = To give, of the real hand: { $what }
play-plunder-get-what = To get: { $what }, known to be in the other hand
play-plunder-less = { $what }: one less
play-plunder-more = { $what }: one more
play-plunder-knows = has { $n }
play-plunder-samples = Or in one tap
play-plunder-instead = Or propose instead
play-plunder-offer = Offer
play-plunder-call = Offer to all
play-plunder-announce = Announce
play-plunder-announce-give = You offer
play-plunder-announce-get = You seek
play-plunder-announce-give-what = Offer { $what }
play-plunder-announce-get-what = Seek { $what }
play-plunder-propose = Propose
play-plunder-agreed = Agreed
play-plunder-demand = Demand
play-plunder-counter = Propose instead
play-plunder-bribe = Offer for peace
play-plunder-ask-for = { $n ->
    [one] Or ask for one
   *[other] Or ask for { $n }
}
play-plunder-ask-more = { $n ->
    [one] Pick one card
   *[other] Pick { $n } cards
}

## The price card

play-plunder-prices = Prices
play-plunder-prices-title = What everything costs
play-plunder-price-ship = a ship
play-plunder-price-ship-note = 1 point · { $n } at most
play-plunder-price-life = { $n } a ship
play-plunder-price-cannon = +1 in battle · { $n } a ship
play-plunder-price-mast = +1 square a turn · { $n } a ship
play-plunder-price-bury = a Plunder Point
play-plunder-price-bury-note = buried treasure, any number of times
play-plunder-price-merchant = { $n ->
    [one] any 1 card
   *[other] any { $n } cards
}
play-plunder-price-merchant-note = of a merchant
play-plunder-price-toll = the storm’s edge
play-plunder-price-toll-note = each way
play-plunder-price-any = { $n ->
    [one] any 1 card
   *[other] any { $n } cards
}

## Hints

play-plunder-hint-offer = offer { $other } { $gives ->
    [0] nothing
   *[other] { $give }
} for { $wants ->
    [0] nothing
   *[other] { $want }
}
play-plunder-hint-call = offer everybody { $gives ->
    [0] nothing
   *[other] { $give }
} for { $wants ->
    [0] nothing
   *[other] { $want }
}
play-plunder-hint-counter = propose { $gives ->
    [0] nothing
   *[other] { $give }
} for { $wants ->
    [0] nothing
   *[other] { $want }
} to { $other }
play-plunder-hint-demand = demand { $want } of { $other }{ $gives ->
    [0] {""}
   *[other] , and pay { $give }
}
play-plunder-hint-bribe = offer { $other } { $cards } for peace
play-plunder-why-goal = { $n ->
    [0] That pays for { $goal }.
    [one] Then only one card is missing for { $goal }.
   *[other] Then { $n } cards are missing for { $goal }.
}
play-plunder-why-spare = It is worth more than what you give.
play-plunder-why-sail = { $goal ->
    [mark] { $there ->
        [yes] An X is in reach there: a treasure card.
       *[no] It leads to { $square }, where an X is in reach.
    }
    [merchant] { $there ->
        [yes] A merchant trades there.
       *[no] It leads to the merchant at { $square }.
    }
    [attack] { $there ->
        [yes] Your chance to win there is { $percent }%.
       *[no] It leads to { $square }, for an attack with a chance of { $percent }%.
    }
   *[other] It leads to where more is to be had in a later turn.
}
play-plunder-why-near = { $kind ->
    [mark] An X, for a treasure card,
    [merchant] A merchant
   *[attack] Something to attack
} is { $n ->
    [0] in reach from there.
    [one] one step from there.
   *[other] { $n } steps from there.
}
play-plunder-why-battle = Your chance to win is { $percent }%.
play-plunder-why-threat = Your chance to win would be { $percent }%, so cards may be had without a battle.
play-plunder-why-bribe = It costs less than the harm that it averts.
play-plunder-why-mast = One more square in each turn.
play-plunder-why-cannon = One more in each battle.
play-plunder-why-life = The ship sinks later.
play-plunder-why-roll = Nothing pays before the roll, and the ships need its steps.
play-plunder-why-collect = Most treasure cards bring gold or cards.
play-plunder-why-launch = A ship is a point, and one more sails.
play-plunder-why-bury = It is a Plunder Point for good.
play-plunder-why-end = Nothing else gains anything in this turn.
play-plunder-why-refuse = You would give more than you get.
