# Plunder's tools as they are drawn. Keys begin with page-plunder-.

page-plunder-for = What for
page-plunder-for-x = X
page-plunder-for-storm = Storm
page-plunder-for-ship = Ship
page-plunder-own = What your own compasses show
page-plunder-own-note = Tap the letter, then the number.
page-plunder-grid = The grid. Spun: { $at }. In the storm: { $squares }.
page-plunder-setup = When the game is set up: if a port of a one-skull island is inside, spin again.
page-plunder-left-out = Numbers from 13 to 18 are left out: they would be spun again.
page-plunder-target-ship = Ship
page-plunder-target-owned = Owned island
page-plunder-target-unowned = Unowned island
page-plunder-attack = Attacker
page-plunder-defence = Defender
page-plunder-cannons = Cannons
page-plunder-skulls = Skulls
page-plunder-sum-cannons = die { $die }, cannons { $count }
page-plunder-sum-skulls = die { $die }, skulls { $count }
page-plunder-beats = beats
page-plunder-fails = fails against
page-plunder-of = in { $of } are the attacker’s
page-plunder-type = { $side }: type in a real die
page-plunder-again = Roll again
page-plunder-battle-anew = New battle
page-plunder-pool = for the fleet
page-plunder-storm-first = First the storm moves: spin both compasses
page-plunder-ship = Ship { $number }
page-plunder-masts = Masts
page-plunder-step = { $count ->
    [0] Sail a square
    [one] { $count } square
   *[other] { $count } squares
}
page-plunder-step-back = Ship { $number }: one square back
page-plunder-mast-left = { $count ->
    [one] { $count } by mast
   *[other] { $count } by masts
}
page-plunder-more-ships = One ship more
page-plunder-fewer-ships = One ship fewer
page-plunder-treaty-on = do not touch
page-plunder-treaty-off = no treaty
page-plunder-teams = We play in teams
page-plunder-turn-ends = The turn ends
page-plunder-title = The box’s own card
page-plunder-lacks = { $count } missing
