# The tools for Pirates: the fleet builder, the die, the gold, the coins, the ruler. Keys begin with page-.

page-pirates-fleet = Fleet
page-pirates-fleets = All fleets
page-pirates-fleet-number = Fleet { $number }
page-pirates-name = Name
page-pirates-new = New fleet
page-pirates-copy = Copy { $name }
page-pirates-delete = Delete { $name }
page-pirates-share = Share the fleet as text
page-pirates-play = Play with this fleet
page-pirates-print = Print
page-pirates-paper = { $spent } of { $total } points
page-pirates-read = Fleet from a text
page-pirates-read-note = Paste a fleet that was shared as text.
page-pirates-unread = There is no fleet in this text: it needs one card a line, its number in brackets.
page-pirates-take = Use it
page-pirates-empty = No ship yet. Choose pieces in the catalogue: search, then tap the plus.
page-pirates-add-piece = Add pieces
page-pirates-add = Add { $name }
page-pirates-added = { $name } is in the fleet.
page-pirates-removed = { $name } is out of the fleet.
page-pirates-full = A fleet has no more than 60 pieces here.
page-pirates-ship-first = Add a ship first: this crew takes its flag.
page-pirates-where = Where does { $name } go?
page-pirates-room = Free spaces: { $free } · crew { $crew } of { $points } points
page-pirates-elsewhere = Move elsewhere
page-pirates-remove = Take out
page-pirates-ashore = Home island
page-pirates-events = Events
page-pirates-idle = Another flag: no abilities aboard
page-pirates-cargo = Cargo
page-pirates-move = Move
page-pirates-points = points
page-pirates-crew-cost = Crew
page-pirates-equipment-cost = Equipment
page-pirates-of = { $used } of { $all } points
page-pirates-free = { $links ->
    [0] { $used } of { $all }
   *[other] { $used } of { $all }, links +{ $links }
}
page-pirates-of-points = of { $total } points
page-pirates-legal = Legal
page-pirates-faults = { $count ->
    [one] One objection
   *[other] { $count } objections
}
page-pirates-masts = { $count ->
    [one] One mast
   *[other] { $count } masts
}
page-pirates-links = Linked to { $who }
page-pirates-any-nation = any nation
page-pirates-house = House card
page-pirates-filters = Filters
page-pirates-all-kind = All kinds
page-pirates-all-nation = All nations
page-pirates-found = { $count ->
    [0] No card fits.
    [one] One card
   *[other] { $count } cards
}
page-pirates-more = More ({ $count } left)
page-pirates-show = Show { $count }
page-pirates-times = { $count } in the fleet
page-pirates-reading = Reading the catalogue…
page-pirates-ships = { $count ->
    [0] No ship
    [one] One ship
   *[other] { $count } ships
}

page-pirates-plain = A plain roll
page-pirates-other-rolls = Other rolls…

page-pirates-gold-of = { $gold } gold in the game
page-pirates-table = The game
page-pirates-to-go = { $left } to go
page-pirates-won = More than half: the duel is won.
page-pirates-coins-of = Coins of { $name }
page-pirates-coin = { $count ->
    [0] A coin of { $value }
   *[other] A coin of { $value }, has { $count }
}
page-pirates-gathered = The coins are gathered in.
page-pirates-start-gold = { $gold } gold at the start
page-pirates-dealt-note = Whoever explores an island opens it and looks alone.
page-pirates-island = Island { $number }
page-pirates-coins-left = { $count ->
    [0] Empty
    [one] One piece
   *[other] { $count } pieces
}
page-pirates-complete = complete
page-pirates-uniques = Unique treasures
page-pirates-house-coins = House lists
page-pirates-deal = Deal: { $islands } islands, { $each } each
page-pirates-covered = Only the player who explores looks now.
page-pirates-look = Look
page-pirates-load = Tap what is loaded. The rest stays, face down.
page-pirates-bare = Nothing lies here.
page-pirates-coin-here = A coin of { $value }
page-pirates-unique-here = A unique treasure
page-pirates-loaded = loaded
page-pirates-cover = { $count ->
    [0] Cover, nothing loaded
    [one] Load one and cover
   *[other] Load { $count } and cover
}

page-pirates-calibrate = Measure the screen
page-pirates-card = Lay a bank card on this frame and make the frame its size.
page-pirates-card-size = Size of the frame
page-pirates-smaller = A little smaller
page-pirates-larger = A little larger
page-pirates-fits = It fits
page-pirates-untrue = Not measured yet: the sizes are a guess.
page-pirates-mm = { $length } mm
page-pirates-anew-done = The tally begins again.

page-pirates-afloat-none = The ships come from the fleet builder: put a fleet together first.
page-pirates-afloat-anew = All ships are whole again.
page-pirates-standing = { $count } of { $all }
page-pirates-mast-up = stands
page-pirates-mast-gone = gone
page-pirates-mast-fire = burns
page-pirates-marks = Marks
page-pirates-mark-silenced = silenced
page-pirates-mark-chained = chained
page-pirates-mark-slowed = slowed
page-pirates-mark-pinned = pinned
page-pirates-mark-lost = in fog
page-pirates-mark-entangled = in weeds
page-pirates-mark-scuttled = scuttled
page-pirates-end-turn = This player’s turn is over
page-pirates-turn-over = What lasted that turn is taken off.
page-pirates-isle = Island { $number }
page-pirates-marker = End marker
page-pirates-bears = { $who } has the end marker
