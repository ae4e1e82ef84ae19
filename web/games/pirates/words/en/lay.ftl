# A table that people lay.

play-pirates-setup-how = Touch a ship or an island, then where it lies; or draw it there. The handle turns it. A ship that is put to an island is docked.
play-pirates-setup-whose = What do you set up?
play-pirates-setup-sea = The sea: islands, treasure, terrain
play-pirates-setup-fresh = The set-up is not finished. Start it again, or set up the table as it is now.
play-pirates-setup-chart = Set up islands and fleets
play-pirates-setup-not = Events in hand, forts, and cards that lie at sea cannot be set up here. The game goes on without them, or with those that it had.
play-pirates-setup-fleet = Which fleet does { $seat } have?
play-pirates-setup-build = Make up a fleet of your own
play-pirates-setup-other = Another fleet
play-pirates-setup-take = Tap a ship to place it.
play-pirates-setup-ship = { $ship }{ $state ->
    [gone] : out of the game
   *[afloat] {""}
}
play-pirates-setup-masts = Masts, bow first
play-pirates-setup-mast = Mast { $number }: { $state ->
    [gone] gone
    [burns] burning
   *[stands] standing
}
play-pirates-setup-lies = In play it comes to lie here: { $heading }, { $x } mm east, { $y } mm north.
play-pirates-setup-dock = Docked at which island?
play-pirates-setup-at-sea = at sea
play-pirates-setup-owner = Whose is it now?
play-pirates-setup-sunk = Sunk
play-pirates-setup-afloat = { $ship } is still in the game
play-pirates-setup-acted = It has had its action this turn
play-pirates-setup-purse = Gold of { $seat }
play-pirates-setup-down-coin = a face-down coin
play-pirates-setup-down-unique = a face-down treasure
play-pirates-setup-down-crew = face-down crew
play-pirates-setup-down-equipment = face-down equipment
play-pirates-setup-down-event = a face-down event
play-pirates-setup-on = Place { $what } there
play-pirates-setup-off = Take away { $what }{ $n ->
    [1] {""}
   *[other] , of { $n }
}
play-pirates-setup-home = Whose home is it?
play-pirates-setup-wild = nobody’s
play-pirates-setup-coins = Face-down treasure there
play-pirates-setup-explored = Who has explored it?
play-pirates-setup-treasure = Treasure put in: { $n } gold
play-pirates-setup-terrain = Add terrain
play-pirates-setup-tile-off = Take it away
play-pirates-setup-turn = Whose turn is it?
play-pirates-setup-moment = How far is the turn?
play-pirates-setup-at-turn = It begins
play-pirates-setup-at-orders = Orders are given

# What cannot be, by the rule that it breaks.
play-pirates-setup-CSG-SET-08 = Two islands lie over each other.
play-pirates-setup-CSG-SET-18 = Each captain has one home island.
play-pirates-setup-CSG-SET-29 = More treasure lies there than was put in. What was put in is with the sea, beneath the anchor.
play-pirates-setup-CSG-GEO-14 = A ship lies over something, or beyond the edge. It is ringed.
play-pirates-setup-CSG-DOC-02 = This ship may not dock there. It is ringed.
