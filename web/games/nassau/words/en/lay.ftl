# A table that people lay.

play-nassau-setup-how = Tap a piece and then its place. Tap a tile of the sea, then what lies there.
play-nassau-setup-right = Change what lies differently on the real table. The turn goes on where it stands.
play-nassau-setup-whose = What do you set up?
play-nassau-setup-pieces = Pieces
play-nassau-setup-pirates = Pirates of { $seat }
play-nassau-setup-streets = Tap each alley in which they stand.
play-nassau-setup-street = { $barge ->
    [yes] Way to a barge
   *[no] Alley
}, { $n ->
    [one] { $n } section
   *[other] { $n } sections
}{ $held ->
    [yes] : pirates of { $who }
   *[no] {""}
}
play-nassau-setup-town = The districts
play-nassau-setup-cell = Place { $number }: tile { $tile }{ $turns ->
    [0] {""}
    [one] , turned once
   *[other] , turned { $turns } times
}
play-nassau-setup-tile = Which tile lies in place { $number }?
play-nassau-setup-turned = How does the tile lie in place { $number }?
play-nassau-setup-turns = { $turns ->
    [0] as it is printed
    [one] turned once
   *[other] turned { $turns } times
}
play-nassau-setup-boat = Boat of { $seat }
play-nassau-setup-dutchman = The Flying Dutchman
play-nassau-setup-tap = Tap an opponent, an outpost, a tower or a post on the chart to say what lies there.
play-nassau-setup-nobody = Nobody
play-nassau-setup-owner = Whose is it?
play-nassau-setup-foe = Which opponent lies there?
play-nassau-setup-marks = Crates on it
play-nassau-setup-marks-of = Crates of { $seat } on it
play-nassau-setup-defeated-by = Or who has defeated it?
play-nassau-setup-good = What lies at the post?
play-nassau-setup-offering = The offering that lies open
play-nassau-setup-offer = Offering { $number }
play-nassau-setup-dutch-weapon = The Dutchman’s weapon in round { $round }
play-nassau-setup-sailors = Seats with a sailor
play-nassau-setup-seat = Seat { $place }
play-nassau-setup-animals = Animals, by their seats
play-nassau-setup-animal = Animal in seat { $place }
play-nassau-setup-used = Used this round
play-nassau-setup-used-one = { $animal } was used
play-nassau-setup-count = { $what }: { $n }
play-nassau-setup-score = Points
play-nassau-setup-sails = Sails
play-nassau-setup-holds = Open holds
play-nassau-setup-laid = Pirates laid down
play-nassau-setup-crates = Crates
play-nassau-setup-provisions = Provisions
play-nassau-setup-items = Doubloons, rum and the like
play-nassau-setup-doubloon = Doubloons
play-nassau-setup-rum = Rum
play-nassau-setup-bomb = Bombs
play-nassau-setup-contract = Contracts
play-nassau-setup-compass = Compasses
play-nassau-setup-goods = Goods in the holds
play-nassau-setup-middle = In the middle: { $good }
play-nassau-setup-table = Table { $number }
play-nassau-setup-hideout = Hideout { $number }
play-nassau-setup-filled = Filled slots
play-nassau-setup-back = Not defeated: { $foe }, strength { $n }
play-nassau-setup-hand = Tales in hand
play-nassau-setup-jokes = Bad jokes of this round
play-nassau-setup-buried = Bad jokes of earlier rounds
play-nassau-setup-letter = { $back ->
    [0] S
    [1] Arrr
   *[2] B
}
play-nassau-setup-back-of-hand = In hand, back { $back }
play-nassau-setup-back-of-jokes = Bad jokes of this round, back { $back }
play-nassau-setup-back-of-buried = Bad jokes of earlier rounds, back { $back }
play-nassau-setup-back-of-told = Tales with the back { $back }
play-nassau-setup-tell = Pick the tales told
play-nassau-setup-untell = { $card }, { $tale }: not told
play-nassau-setup-stage = On the way home
play-nassau-setup-stage-sea = Still at sea
play-nassau-setup-stage-skull = Skull Island is done
play-nassau-setup-stage-camp = The campfire is done
play-nassau-setup-stage-home = In the home port
play-nassau-setup-traded = Has bought from the Old Salt
play-nassau-setup-dutch-on = Crates on the tile
play-nassau-setup-dutch-under = Crates under the tiles
play-nassau-setup-dutch-quay = Crates on the last quay
play-nassau-setup-round = Round
play-nassau-setup-display = Animals that lie open
play-nassau-setup-none = None
play-nassau-setup-pile = Animals in the pile
play-nassau-setup-dolphin = Who has the dolphin?
play-nassau-setup-turn = Whose turn is it?
play-nassau-setup-moment = What comes next?
play-nassau-setup-at-begin = The round begins
play-nassau-setup-at-midway = The turn goes on
play-nassau-setup-at-turn = The turn begins
play-nassau-setup-at-sailed = An action
play-nassau-setup-at-home = A stop
play-nassau-setup-first = Is somebody still gaining, fighting or stowing? Do that first, then set up the table.

# What cannot be, by the rule that it breaks.
play-nassau-setup-NAS-SET-04 = A captain has not so many pirates or crates.
play-nassau-setup-NAS-SET-04-standing = { $count ->
    [one] one pirate too many lies on the table.
   *[other] { $count } pirates too many lie on the table.
}
play-nassau-setup-NAS-SET-04-reserve = { $count ->
    [one] one crate too many lies on the table.
   *[other] { $count } crates too many lie on the table.
}
play-nassau-setup-NAS-HLD-01 = The cargo does not fit into the holds.
play-nassau-setup-NAS-SET-14 = There are not that many goods of this kind.
play-nassau-setup-NAS-SET-07 = There are not so many animals of this kind.
play-nassau-setup-NAS-SET-08 = There are not so many tales with this back, or one lies there twice.
play-nassau-setup-NAS-P1-15 = Not all boats are in the water yet: it is the turn of somebody who has not passed.
play-nassau-setup-NAS-P1-16 = The boat cannot lie at that quay. It is ringed.
play-nassau-setup-NAS-FGT-17 = Every opponent that is gone lies before a captain.
play-nassau-setup-NAS-GEN-03 = What was being decided does not fit this table. Put it back, or say what comes next.
play-nassau-setup-NAS-FGT-07 = The fight does not fit this table. Put it back, or say what comes next.
play-nassau-setup-NAS-SEA-01 = This captain is home already.
