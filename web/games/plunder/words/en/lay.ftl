# A table that people lay.

play-plunder-lay-how = Tap a ship, an X or the storm and then its square. Tap an island for the flag of the captain in front.
play-plunder-lay-whose = What do you set up?
play-plunder-lay-sea = The sea: tiles, X and storm
play-plunder-lay-tiles = { $count ->
    [0] These are house tiles, not those of your box. Paint yours once, then set up with them.
    [12] These are the tiles of your box.
   *[other] { $count } of { $all } faces come from your box, the others are house faces.
}
play-plunder-lay-map = The tiles
play-plunder-lay-slot = Place { $number }: tile { $tile }{ $turns ->
    [0] {""}
    [one] , turned once
   *[other] , turned { $turns } times
}
play-plunder-lay-face = Which tile lies in place { $number }?
play-plunder-lay-tile = Tile { $tile }
play-plunder-lay-turned = How does the tile lie in place { $number }?
play-plunder-lay-turns = { $turns ->
    [0] as it is printed
    [one] turned once
   *[other] turned { $turns } times
}
play-plunder-lay-piles = Cards on the open piles
play-plunder-lay-ships = The ships of { $seat }
play-plunder-lay-ship = Ship { $number }: { $square ->
    [no] not on the chart
   *[other] on { $square }
}
play-plunder-lay-ashore = Not on the chart: tap the ship, then its square.
play-plunder-lay-lives = Ship { $number }: { $n ->
    [one] one life
   *[other] { $n } lives
}
play-plunder-lay-cannons = Ship { $number }: { $n ->
    [0] no cannon
    [one] one cannon
   *[other] { $n } cannons
}
play-plunder-lay-masts = Ship { $number }: { $n ->
    [0] no mast
    [one] one mast
   *[other] { $n } masts
}
play-plunder-lay-off = Take ship { $number } off the chart
play-plunder-lay-hand = Cards in hand
play-plunder-lay-turn = Whose turn is it?
play-plunder-lay-moment = What comes next?
play-plunder-lay-at-turn = Draw cards
play-plunder-lay-at-before = Cards are drawn
play-plunder-lay-at-sailing = Sail on
play-plunder-lay-at-settle = Choose islands
play-plunder-lay-pool = Steps left of the die
play-plunder-lay-first = Who had the first turn?

# What cannot be, by the rule that it breaks.
play-plunder-lay-PLU-MAP-02 = Ships lie on water, one a square. The ship is ringed.
play-plunder-lay-PLU-RES-01 = There are not so many cards in the box.
play-plunder-lay-PLU-SET-12 = Nobody holds cards before all have chosen an island.
play-plunder-lay-PLU-END-01 = Somebody has as many points as win: the game is over.
