# The Pirates’ game in the page: what the board and its panel say beside the words of the rules.

play-pirates-chart = The open sea
play-pirates-may-act = has an action left
play-pirates-plight = { $what ->
    [derelict] derelict: no mast stands
    [towed] in tow
    [pinned] pinned: an enemy holds it
    [chained] chained: it cannot sail
    [entangled] entangled in weeds
    [burns] on fire
    [lost] lost in fog
   *[scuttled] scuttled: it sinks next turn
}
play-pirates-ship = { $ship }{ $owned ->
    [yes] {" "}({ $who })
   *[no] , nobody’s
}, { $up } of { $of ->
    [one] { $of } mast
   *[other] { $of } masts
}{ $state ->
    [lost] , lost in fog
    [derelict] , derelict
    [docked] , docked at island { $island }
   *[afloat] , heading { $heading }°
}{ $coins ->
    [0] {""}
    [one] , one treasure aboard
   *[other] , { $coins } treasures aboard
}{ $others ->
    [0] {""}
    [one] , one crew or equipment
   *[other] , { $others } crew and equipment
}
play-pirates-home = Island { $island }, { $who }’s home: { $gold } gold
play-pirates-home-hoard = Island { $island }, { $who }’s home: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, { $gold } gold known
play-pirates-island = Island { $island }, { $coins ->
    [one] { $coins } treasure
   *[other] { $coins } treasures
}{ $explored ->
    [0] , unexplored
   *[other] {""}
}{ $mystery ->
    [shut] , mysterious
    [open] , mysterious, its secret known
   *[no] {""}
}
play-pirates-tile = { $kind ->
    [fog] Fog bank
    [reef] Reef
    [sargasso] Sargasso sea
    [whirlpool] Whirlpool
   *[iceberg] Iceberg
}{ $near ->
    [yes] , { play-pirates-near }
   *[no] {""}
}
play-pirates-progress-setup = { $phase ->
    [fleets] Choosing the fleets
    [chart] Laying out the islands
   *[ships] Homes and moorings
}
play-pirates-progress = Round { $round }, { $need } gold wins
play-pirates-progress-round = Round { $round }
play-pirates-part-turn = { $seat }’s turn
play-pirates-about = { $for ->
    [shot] { $ship } fires at { $other }.
    [ram] { $ship } rams { $other }.
   *[board] { $ship } boards { $other }.
}
play-pirates-isle = Island { $island }
play-pirates-tally-coins = Coins and treasures brought ashore
play-pirates-tally-masts = Masts felled
play-pirates-tally-sunk = Ships sunk
play-pirates-fortunes = Gold at home and in forts
play-pirates-lead = { $when ->
    [first] { $winner } has led since the first round.
    [last] { $winner } took the lead at the very end.
   *[since] { $winner } took the lead for good in round { $at }.
}
play-pirates-score-coins = Coins at home
play-pirates-score-home = Gold at home
play-pirates-score-loose = Gold without coins
play-pirates-score-uniques = Unique treasures
play-pirates-score-forts = Gold in forts
play-pirates-score-holds = Gold in holds
play-pirates-gold = { $n } gold at home{ $forts ->
    [yes] {" "}and in forts
   *[no] {""}
}
play-pirates-hoard = { $who }: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} at home{ $forts ->
    [yes] {" "}and in forts
   *[no] {""}
}, { $gold } gold known
play-pirates-coins-known = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} at home{ $forts ->
    [yes] {" "}and in forts
   *[no] {""}
}, { $gold } gold known
play-pirates-total = { $seat }: { $total } gold
play-pirates-totals = Gold at home and in forts
play-pirates-events = { $n ->
    [one] One event in hand
   *[other] { $n } events in hand
}
play-pirates-forts = { $n ->
    [one] One fort may still be built
   *[other] { $n } forts may still be built
}
play-pirates-of = { $nation }, { $points ->
    [one] one point
   *[other] { $points } points
}
play-pirates-hold = The hold: { $n } of { $of }
play-pirates-down = face down

play-pirates-hint-sail = { $goal ->
    [tow] { $ship } sails toward { $other }
    [prey] { $ship } sails toward { $other }
   *[other] { $there ->
        [yes] { $ship } docks at island { $island }
       *[no] { $ship } sails toward island { $island }
    }
}
play-pirates-hint-why = { $goal ->
    [coins] { $coins ->
        [one] one treasure lies there
       *[other] { $coins } treasures lie there
    }
    [home] to bring its treasure ashore
    [repair] to repair its masts
    [tow] to take it in tow
    [prize] towed home it can be repaired and sailed
    [fire] { $good ->
        [one] one roll of six hits
       *[other] { $good } rolls of six hit
    }{ $other ->
        [none] {""}
       *[ship] {" "}{ $other }
    }
    [ram] a roll of { $roll } or more takes a mast of { $other }
    [board] { $percent }% to win, { $risk }% to lose
    [take] { $coins ->
        [one] one treasure lies here
       *[other] { $coins } treasures lie here
    }
    [mend] masts that still stand: { $masts } of { $of }
    [rest] { $n ->
        [0] every ship has acted
        [one] { $ships } can do nothing better than wait
       *[other] { $ships } can do nothing better than wait
    }
    [berth] from this side the way to the treasures is shortest
    [isle] { $own ->
        [yes] no island lies nearer to the treasures
       *[no] no island lies farther from the treasures
    }
    [fleet] its ships sail, carry and fight well together
    [crew] the crew already stands as its fleet wants it
   *[other] to fire at it
}
play-pirates-in-hand = { $ship } in hand: { $orders }.
play-pirates-in-hand-more = { $n } more
play-pirates-tip-ship = Choose a ship here or on the chart.
play-pirates-ask-ship = { $seat }: what does { $ship } do?
play-pirates-letter-course = C
    .note = courses of the ship in hand, one after the other
play-pirates-letter-shoot = S
    .note = shots
play-pirates-letter-explore = X
    .note = exploring and loading
play-pirates-letter-repair = R
    .note = repairs
play-pirates-head-for = Head for an island or a ship
play-pirates-point = { $point ->
    [0] north
    [1] north-east
    [2] east
    [3] south-east
    [4] south
    [5] south-west
    [6] west
    [7] north-west
   *[other] in the middle
}
play-pirates-near = { $far } mm { $point ->
    [0] north
    [1] north-east
    [2] east
    [3] south-east
    [4] south
    [5] south-west
    [6] west
   *[other] north-west
} of island { $island }
play-pirates-lies = { $ship } lies { play-pirates-near }.
play-pirates-gun-says = { $range }{ $number }: as far as { $range }, a roll above { $number } hits.
play-pirates-gun = { $gun }
play-pirates-draw-course = Draw a course
play-pirates-ends-sail = { $n ->
    [one] One course to choose
   *[other] { $n } courses to choose from
}
play-pirates-ends-about = Come about
play-pirates-all-orders = { $n ->
    [one] The only order
    [2] Both orders
   *[other] All { $n } orders
}
play-pirates-odds = { $win }% won, { $tie }% equal, { $lose }% lost
play-pirates-chance = { $n }% chance
play-pirates-stow = { $what }, { $from-home ->
    [yes] on the home island
   *[no] aboard { $from }
}
play-pirates-stow-to = { $to-home ->
    [yes] To the home island
   *[no] To { $to }
}

play-pirates-handle = Steer: left and right turn, up and down sail farther or less far, Enter sails
play-pirates-handle-value = heading { $heading }°, { $turn }, { $mm } mm
play-pirates-leg = Leg { $n }:
play-pirates-leg-add = Sail on: { $letter }
play-pirates-leg-swap = Use { $letter } for this leg
play-pirates-leg-back = Take the last leg back
play-pirates-heading = Heading
play-pirates-turn = { $side ->
    [on] ahead
    [port] { $n }° port
   *[starboard] { $n }° stbd
}
play-pirates-turn-said = { $side ->
    [on] straight ahead
    [port] { $n }° to port
   *[starboard] { $n }° to starboard
}
play-pirates-step = { $what }: { $way ->
    [port] { $by }° to port
    [starboard] { $by }° to starboard
    [anticlockwise] { $by }° anticlockwise
    [clockwise] { $by }° clockwise
    [less] { $by } less
   *[more] { $by } more
}
play-pirates-way = Millimetres
play-pirates-mm = mm
play-pirates-mm-all = mm, all { $letter }
play-pirates-sail = Sail
play-pirates-in-the-way = In the way of { $heading }: { $what }.
play-pirates-room = Room for { $room }.
play-pirates-gives-way = Keeps just clear of { $what }.
play-pirates-thing-island = island { $n }
play-pirates-thing-border = the border
play-pirates-thing-tile = an iceberg
play-pirates-unused = { $letters } not used yet.
play-pirates-short = Does not reach { $what } yet: { $way } from there.
play-pirates-meets-island = Stops at island { $island }.
play-pirates-meets-berth = Ends at island { $island } again.
play-pirates-meets-ship = Touches { $ship }.
play-pirates-meets-border = Ends at the border.
play-pirates-meets-tile = Stops at an iceberg.
play-pirates-crosses = { $kind ->
    [fog] Enters fog: the ship may be lost.
    [reef] Crosses a reef: masts may fall.
    [sargasso] Enters weeds: the ship may be caught.
   *[whirlpool] Comes to a whirlpool.
}
play-pirates-bears = { $n ->
    [one] One gun could reach { $ship }.
   *[other] { $n } guns could reach { $ship }.
}
play-pirates-threat = { $n ->
    [one] One gun of { $ship } could hit it there.
   *[other] { $n } guns of { $ship } could hit it there.
}
play-pirates-fort-at = the fort on island { $island }
play-pirates-safe = Out of reach of the guns in sight.

play-pirates-draw-course-of = Draw a course for { $ship }
play-pirates-at = At { $target }
play-pirates-mixed = Several nations
play-pirates-own-fleet = Your own
play-pirates-fleet-lot = Ships and crew drawn at random.
play-pirates-fleet-f-pir = Three fast ships: to fight, to carry, to dart ahead.
play-pirates-fleet-f-eng = The best gunners, slow under sail.
play-pirates-fleet-f-spa = Large holds for much gold; better not in a fight.
play-pirates-fleet-f-fra = A five-master to fight, two runners to fetch.
play-pirates-fleet-f-ame = One great gunship, two small carriers.
play-pirates-fleet-f-cur = Cursed ships, few and dear: one spreads fear.
play-pirates-fleet-f-cor = Four galleys that row on without a mast.
play-pirates-fleet-f-jad = A six-master that strikes close by, two explorers.
play-pirates-fleet-f-vik = Longships, quick to turn, with few masts to lose.
play-pirates-fleet-f-mer = A submarine for hire, pirates to fetch the gold.
play-pirates-fleet-f-mon = A sea monster hunts while two ships gather.
play-pirates-fleet-f-odd = Odd keels: one sails on any heading at once.
play-pirates-fleet-f-evt = Three events up the sleeve, crew for every task.
play-pirates-fleet-f-b1 = Three small, quick ships to learn with.
play-pirates-fleet-f-b2 = Two ships, better armed and slower.
play-pirates-harbour = The fleets, side by side
play-pirates-cards-of = { $fleet }: the cards of its ships
play-pirates-so = Take it
play-pirates-tip-put = Tap the chart to place it elsewhere.
play-pirates-tip-berth = Drag the ship around the island, or tap where it starts.
play-pirates-fort-looms = { $who } may soon build a fort on island { $island }: { $coins ->
    [one] its coin would be taken
   *[other] its { $coins } coins would be taken
} at once.
play-pirates-tip-forts = A fort is built where a ship of yours has explored. It takes all the coins of its island at once: that ends many a duel.
play-pirates-idle = { $n ->
    [one] { $ships } can do nothing.
   *[other] { $n } ships can do nothing: { $ships }.
}
play-pirates-load = Load { $n } gold
play-pirates-ashore = On the island
play-pirates-aboard = In the hold: { $n } of { $of }
play-pirates-tip-swing = Drag the bow along the ring.
play-pirates-swing = Swing
play-pirates-tip-supply = It is mixed with everybody’s and hidden on the islands: one large coin leaves more to luck than several equal ones.
play-pirates-trapped = From there { $ship } could not sail away.
play-pirates-berth = Anchor here
play-pirates-part-coin-1 = Coins of 1
play-pirates-part-coin-2 = Coins of 2
play-pirates-part-coin-3 = Coins of 3
play-pirates-part-coin-4 = Coins of 4
play-pirates-part-coin-5 = Coins of 5
play-pirates-part-coin-6 = Coins of 6
play-pirates-part-coin-7 = Coins of 7
play-pirates-part-uniques = left to the lot
play-pirates-rares = Unique treasures
play-pirates-brought = Put in by you, unknown to the others
play-pirates-rares-choose = Choose some by name
play-pirates-supply-pieces = Pieces: { $n } of { $of }
play-pirates-supply-gold = { $of ->
    [-1] Gold: { $n }
   *[other] Gold: { $n } of { $of }
}
play-pirates-part-heading = Heading
play-pirates-part-bearing = Bearing
play-pirates-part-skew = Turned
play-pirates-part-facing = Facing
play-pirates-part-fort = Fort
play-pirates-part-loose = Loose gold
play-pirates-part-flags = Flags
play-pirates-flag-at = Flag { $gun } at { $facing }
play-pirates-fort-pays = Pays { $n }, costs { $of }
play-pirates-build-own = Turn it, choose flags and coins
play-pirates-build = Build it
play-pirates-tip-flags = Two flags that you touch change places.
play-pirates-tip-facing = A finger on the chart turns the fort.
play-pirates-part-turned = Turned
play-pirates-part-x = mm east
play-pirates-part-y = mm north
play-pirates-part-sense = Which way
play-pirates-part-outline = Outline
play-pirates-part-terrain = Terrain
play-pirates-part-sort = Kind
play-pirates-part-tile = Tile
play-pirates-part-whirlpool = Whirlpool
play-pirates-part-island = Island
play-pirates-pick-sort = { $what ->
    [mysterious] Mysterious
   *[normal] Normal
}
play-pirates-pick-sense = { $what ->
    [anticlockwise] To port
   *[clockwise] To starboard
}
play-pirates-pick-tile = Whirlpool { $what }
play-pirates-pick-island = Island { $what }
play-pirates-card = What { $ship } can do
play-pirates-moves = sails { $move }
play-pirates-mast = { $state ->
    [burns] on fire
   *[gone] mast lost
}
play-pirates-masts = Masts: { $up } of { $of }
play-pirates-coins = { $n ->
    [one] one treasure aboard
   *[other] { $n } treasures aboard
}
