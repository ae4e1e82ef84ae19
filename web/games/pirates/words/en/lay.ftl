# A table that people lay.

play-pirates-lay-how = Touch a ship or an island, then where it lies; or draw it there. The handle turns it. A ship that is put to an island is docked.
play-pirates-lay-whose = What do you set up?
play-pirates-lay-sea = The sea: islands, treasure, terrain
play-pirates-lay-fresh = The set-up is not finished. Start it again, or set up the table as it is now.
play-pirates-lay-chart = Set up islands and fleets
play-pirates-lay-not = Events in hand, forts, and cards that lie at sea cannot be set up here. The game goes on without them, or with those that it had.
play-pirates-lay-fleet = Which fleet does { $seat } have?
play-pirates-lay-build = Make up a fleet of your own
play-pirates-lay-other = Another fleet
play-pirates-lay-take = Tap a ship to place it.
play-pirates-lay-ship = { $ship }{ $state ->
    [gone] : out of the game
   *[afloat] {""}
}
play-pirates-lay-masts = Masts, bow first
play-pirates-lay-mast = Mast { $number }: { $state ->
    [gone] gone
    [burns] burning
   *[stands] standing
}
play-pirates-lay-lies = In play it comes to lie here: { $heading }, { $x } mm east, { $y } mm north.
play-pirates-lay-dock = Docked at which island?
play-pirates-lay-at-sea = at sea
play-pirates-lay-owner = Whose is it now?
play-pirates-lay-sunk = Sunk
play-pirates-lay-afloat = { $ship } is still in the game
play-pirates-lay-acted = It has had its action this turn
play-pirates-lay-purse = Gold of { $seat }
play-pirates-lay-down-coin = a face-down coin
play-pirates-lay-down-unique = a face-down treasure
play-pirates-lay-down-crew = face-down crew
play-pirates-lay-down-equipment = face-down equipment
play-pirates-lay-down-event = a face-down event
play-pirates-lay-on = Place { $what } there
play-pirates-lay-off = Take away { $what }{ $n ->
    [1] {""}
   *[other] , of { $n }
}
play-pirates-lay-home = Whose home is it?
play-pirates-lay-wild = nobody’s
play-pirates-lay-coins = Face-down treasure there
play-pirates-lay-explored = Who has explored it?
play-pirates-lay-treasure = Treasure put in: { $n } gold
play-pirates-lay-terrain = Add terrain
play-pirates-lay-tile-off = Take it away
play-pirates-lay-turn = Whose turn is it?
play-pirates-lay-moment = How far is the turn?
play-pirates-lay-at-turn = It begins
play-pirates-lay-at-orders = Orders are given

# What cannot be, by the rule that it breaks.
play-pirates-lay-CSG-SET-08 = Two islands lie over each other.
play-pirates-lay-CSG-SET-18 = Each captain has one home island.
play-pirates-lay-CSG-SET-29 = More treasure lies there than was put in. What was put in is with the sea, beneath the anchor.
play-pirates-lay-CSG-GEO-14 = A ship lies over something, or beyond the edge. It is ringed.
play-pirates-lay-CSG-DOC-02 = This ship may not dock there. It is ringed.
