# A table that people lay.

play-nassau-lay-how = Tap a piece and then its place. Tap a tile of the sea, then what lies there.
play-nassau-lay-right = Change what lies differently on the real table. The turn goes on where it stands.
play-nassau-lay-whose = What do you set up?
play-nassau-lay-pieces = Pieces
play-nassau-lay-pirates = Pirates of { $seat }
play-nassau-lay-streets = Tap each alley in which they stand.
play-nassau-lay-street = { $barge ->
    [yes] Way to a barge
   *[no] Alley
}, { $n ->
    [one] { $n } section
   *[other] { $n } sections
}{ $held ->
    [yes] : pirates of { $who }
   *[no] {""}
}
play-nassau-lay-town = The districts
play-nassau-lay-cell = Place { $number }: tile { $tile }{ $turns ->
    [0] {""}
    [one] , turned once
   *[other] , turned { $turns } times
}
play-nassau-lay-tile = Which tile lies in place { $number }?
play-nassau-lay-turned = How does the tile lie in place { $number }?
play-nassau-lay-turns = { $turns ->
    [0] as it is printed
    [one] turned once
   *[other] turned { $turns } times
}
play-nassau-lay-boat = Boat of { $seat }
play-nassau-lay-dutchman = The Flying Dutchman
play-nassau-lay-tap = Tap an opponent, an outpost, a tower or a post on the chart to say what lies there.
play-nassau-lay-nobody = Nobody
play-nassau-lay-owner = Whose is it?
play-nassau-lay-foe = Which opponent lies there?
play-nassau-lay-marks = Crates on it
play-nassau-lay-marks-of = Crates of { $seat } on it
play-nassau-lay-defeated-by = Or who has defeated it?
play-nassau-lay-good = What lies at the post?
play-nassau-lay-offering = The offering that lies open
play-nassau-lay-offer = Offering { $number }
play-nassau-lay-dutch-weapon = The Dutchman’s weapon in round { $round }
play-nassau-lay-sailors = Seats with a sailor
play-nassau-lay-seat = Seat { $place }
play-nassau-lay-animals = Animals, by their seats
play-nassau-lay-animal = Animal in seat { $place }
play-nassau-lay-used = Used this round
play-nassau-lay-used-one = { $animal } was used
play-nassau-lay-count = { $what }: { $n }
play-nassau-lay-score = Points
play-nassau-lay-sails = Sails
play-nassau-lay-holds = Open holds
play-nassau-lay-laid = Pirates laid down
play-nassau-lay-crates = Crates
play-nassau-lay-provisions = Provisions
play-nassau-lay-items = Doubloons, rum and the like
play-nassau-lay-doubloon = Doubloons
play-nassau-lay-rum = Rum
play-nassau-lay-bomb = Bombs
play-nassau-lay-contract = Contracts
play-nassau-lay-compass = Compasses
play-nassau-lay-goods = Goods in the holds
play-nassau-lay-middle = In the middle: { $good }
play-nassau-lay-table = Table { $number }
play-nassau-lay-hideout = Hideout { $number }
play-nassau-lay-filled = Filled slots
play-nassau-lay-back = Not defeated: { $foe }, strength { $n }
play-nassau-lay-hand = Tales in hand
play-nassau-lay-jokes = Bad jokes of this round
play-nassau-lay-buried = Bad jokes of earlier rounds
play-nassau-lay-letter = { $back ->
    [0] S
    [1] Arrr
   *[2] B
}
play-nassau-lay-back-of-hand = In hand, back { $back }
play-nassau-lay-back-of-jokes = Bad jokes of this round, back { $back }
play-nassau-lay-back-of-buried = Bad jokes of earlier rounds, back { $back }
play-nassau-lay-back-of-told = Tales with the back { $back }
play-nassau-lay-tell = Pick the tales told
play-nassau-lay-untell = { $card }, { $tale }: not told
play-nassau-lay-stage = On the way home
play-nassau-lay-stage-sea = Still at sea
play-nassau-lay-stage-skull = Skull Island is done
play-nassau-lay-stage-camp = The campfire is done
play-nassau-lay-stage-home = In the home port
play-nassau-lay-traded = Has bought from the Old Salt
play-nassau-lay-dutch-on = Crates on the tile
play-nassau-lay-dutch-under = Crates under the tiles
play-nassau-lay-dutch-quay = Crates on the last quay
play-nassau-lay-round = Round
play-nassau-lay-display = Animals that lie open
play-nassau-lay-none = None
play-nassau-lay-pile = Animals in the pile
play-nassau-lay-dolphin = Who has the dolphin?
play-nassau-lay-turn = Whose turn is it?
play-nassau-lay-moment = What comes next?
play-nassau-lay-at-begin = The round begins
play-nassau-lay-at-midway = The turn goes on
play-nassau-lay-at-turn = The turn begins
play-nassau-lay-at-sailed = An action
play-nassau-lay-at-home = A stop
play-nassau-lay-first = Is somebody still gaining, fighting or stowing? Do that first, then set up the table.

# What cannot be, by the rule that it breaks.
play-nassau-lay-NAS-SET-04 = A captain has not so many pirates or crates.
play-nassau-lay-NAS-HLD-01 = The cargo does not fit into the holds.
play-nassau-lay-NAS-SET-14 = There are not that many goods of this kind.
play-nassau-lay-NAS-SET-07 = There are not so many animals of this kind.
play-nassau-lay-NAS-SET-08 = There are not so many tales with this back, or one lies there twice.
play-nassau-lay-NAS-P1-15 = Not all boats are in the water yet: it is the turn of somebody who has not passed.
play-nassau-lay-NAS-P1-16 = The boat cannot lie at that quay. It is ringed.
play-nassau-lay-NAS-FGT-17 = Every opponent that is gone lies before a captain.
play-nassau-lay-NAS-GEN-03 = What was being decided does not fit this table. Put it back, or say what comes next.
play-nassau-lay-NAS-FGT-07 = The fight does not fit this table. Put it back, or say what comes next.
play-nassau-lay-NAS-SEA-01 = This captain is home already.
