# A table that people lay.

play-plunder-setup-how = Tap a ship, an X or the storm and then its square. Tap an island for the flag of the captain in front.
play-plunder-setup-whose = What do you set up?
play-plunder-setup-sea = The sea: tiles, X and storm
play-plunder-setup-tiles = { $count ->
    [0] These are house tiles, not those of your box. Paint yours once, then set up with them.
    [12] These are the tiles of your box.
   *[other] { $count } of { $all } faces come from your box, the others are house faces.
}
play-plunder-setup-map = The tiles
play-plunder-setup-slot = Place { $number }: tile { $tile }{ $turns ->
    [0] {""}
    [one] , turned once
   *[other] , turned { $turns } times
}
play-plunder-setup-face = Which tile lies in place { $number }?
play-plunder-setup-tile = Tile { $tile }
play-plunder-setup-turned = How does the tile lie in place { $number }?
play-plunder-setup-turns = { $turns ->
    [0] as it is printed
    [one] turned once
   *[other] turned { $turns } times
}
play-plunder-setup-piles = Cards on the open piles
play-plunder-setup-ships = The ships of { $seat }
play-plunder-setup-ship = Ship { $number }: { $square ->
    [no] not on the chart
   *[other] on { $square }
}
play-plunder-setup-ashore = Not on the chart: tap the ship, then its square.
play-plunder-setup-lives = Ship { $number }: { $n ->
    [one] one life
   *[other] { $n } lives
}
play-plunder-setup-cannons = Ship { $number }: { $n ->
    [0] no cannon
    [one] one cannon
   *[other] { $n } cannons
}
play-plunder-setup-masts = Ship { $number }: { $n ->
    [0] no mast
    [one] one mast
   *[other] { $n } masts
}
play-plunder-setup-off = Take ship { $number } off the chart
play-plunder-setup-hands = Cards in hand
play-plunder-setup-points = Plunder Point cards
play-plunder-setup-turn = Whose turn is it?
play-plunder-setup-moment = What comes next?
play-plunder-setup-at-turn = Draw cards
play-plunder-setup-at-before = Cards are drawn
play-plunder-setup-at-sailing = Sail on
play-plunder-setup-at-settle = Choose islands
play-plunder-setup-pool = Steps left of the die
play-plunder-setup-first = Who had the first turn?

# What cannot be, by the rule that it breaks.
play-plunder-setup-PLU-MAP-02 = Ships lie on water, one a square. The ship is ringed.
play-plunder-setup-PLU-RES-01 = There are not so many cards in the box.
play-plunder-setup-PLU-SET-11 = Put ships or flags on the sea first, or let the captains choose their islands.
play-plunder-setup-PLU-SET-12 = Nobody holds cards before all have chosen an island.
play-plunder-setup-PLU-END-01 = Somebody has as many points as win: the game is over.
