# The tools for Pirates: the fleet builder, the die, the gold, the coins, the ruler. Keys begin with page-.

page-pirates-fleet = Fleet
page-pirates-fleets = All fleets
page-pirates-fleet-number = Fleet { $number }
page-pirates-name = Name
page-pirates-new = New fleet
page-pirates-copy = Copy { $name }
page-pirates-delete = Delete { $name }
page-pirates-share = Share the fleet as text
page-pirates-print = Print
page-pirates-paper = { $spent } of { $total } points
page-pirates-read = Fleet from a text
page-pirates-read-note = Paste a fleet that was shared as text.
page-pirates-unread = No fleet can be read there: a card to a line, its number in brackets.
page-pirates-take = Take it over
page-pirates-empty = No ship yet. Choose pieces in the catalogue: search, then tap the plus.
page-pirates-add-piece = Add pieces
page-pirates-add = Add { $name }
page-pirates-added = { $name } is in the fleet.
page-pirates-removed = { $name } is out of the fleet.
page-pirates-full = A fleet has no more than 60 pieces here.
page-pirates-ship-first = Take a ship first: this crew takes its flag.
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
page-pirates-colon = :
page-pirates-found = { $count ->
    [0] No card fits.
    [one] One card
   *[other] { $count } cards
}
page-pirates-more = More ({ $count } left)
page-pirates-show = Show { $count }
page-pirates-times = { $count } in the fleet
page-pirates-reading = Reading the catalogue …
page-pirates-ships = { $count ->
    [0] No ship
    [one] One ship
   *[other] { $count } ships
}
