### Pirates: before the first turn (docs/rules/pirates.md, chapter 3)

## Fleets

pirates-ask-fleet = { $seat }, which fleet of { $count } points is yours?
pirates-do-fleet-f-pir = Hawkins and the Nymph
pirates-do-fleet-f-eng = Line of battle
pirates-do-fleet-f-spa = Silver convoy
pirates-do-fleet-f-fra = Royal sun
pirates-do-fleet-f-ame = Bonhomme and friends
pirates-do-fleet-f-cur = Dread tide
pirates-do-fleet-f-cor = Oars of Barbary
pirates-do-fleet-f-jad = Jade rising
pirates-do-fleet-f-vik = Northmen
pirates-do-fleet-f-mer = Guns for hire
pirates-do-fleet-f-mon = Deep things
pirates-do-fleet-f-odd = New keels
pirates-do-fleet-f-evt = Bag of tricks
pirates-do-fleet-f-b1 = First sail, pirates
pirates-do-fleet-f-b2 = First sail, England
pirates-do-fleet-lot = A random fleet
pirates-do-fleet-form = A ready-made fleet
pirates-do-list-form = Put a fleet of { $count } points together
pirates-fleet-chosen = { $seat } has a fleet.
pirates-fleets-shown = All fleets are chosen: the ships are shown.
pirates-barred-no-events = This game is played without events.
pirates-barred-no-equipment = This game is played without equipment.
pirates-barred-nations = In this game all ships and crew of a fleet belong to one nation.

pirates-ask-supply = { $seat }, which treasure do you bring?
pirates-do-supply = Coins of { $coins }{ $uniques ->
    [0] {""}
   *[other] ; a unique treasure by lot
}
pirates-do-coins-form = Pieces of your own choice
pirates-do-pieces-form = Pieces of your own choice, unique treasures by name
pirates-barred-supply-twice = Each unique treasure is there once.
pirates-barred-supply-pieces = { $count ->
    [one] This is { $count } piece
   *[other] These are { $count } pieces
} instead of { $of }.
pirates-barred-supply-gold = That makes { $gold } gold instead of { $of }.
pirates-supply-chosen = { $seat } has chosen the treasure to bring.
pirates-ask-forts = { $seat }, which forts do you bring? { $named ->
    [0] As many as you like.
    [one] One so far.
   *[other] { $named } so far.
}
pirates-do-fort-named = { $fort }: { $gold } gold, { $flags ->
    [one] one gun
   *[other] { $flags } guns
}
pirates-do-no-fort = { $named ->
    [0] No forts
   *[other] No more forts
}
pirates-fort-named = { $seat } brings { $fort }.

## The chart

pirates-told-first = Whoever rolls highest begins. What do the dice show?
pirates-first-rolled = { $seat } rolls { $roll }.
pirates-first = { $seat } begins.
pirates-charted = { $count } islands are laid out.
pirates-ask-island = { $seat }, place an island. { $count ->
    [one] It is the last.
   *[other] { $count } are left.
}
pirates-do-island = { $what } at { $x } by { $y } cm{ $sort ->
    [mysterious] , mysterious
   *[normal] {""}
}
pirates-do-island-form = Place an island
pirates-island-placed = { $seat } places an island.
pirates-isl-a = Round island
pirates-isl-b = Long island
pirates-isl-c = Wedge-shaped island
pirates-isl-d = Shield-shaped island
pirates-isl-e = Egg-shaped island
pirates-isl-f = Narrow island
pirates-ask-tile = { $seat }, place terrain.
pirates-do-tile = { $what } at { $x } by { $y } cm
pirates-do-tile-form = Place terrain
pirates-tile-placed = { $seat } places terrain: { $what }.
pirates-no-place = No room is left for { $seat }’s terrain.
pirates-fog = Fog bank
pirates-reef = Reef
pirates-sargasso = Sargasso sea
pirates-whirlpool = Whirlpool
pirates-iceberg = Iceberg
pirates-barred-turned = Turn it in steps of { $count } degrees.
pirates-barred-edge = That is too near the edge.
pirates-barred-close = Leave at least { $count } mm between it and what lies there.
pirates-barred-far = Another island must be at most { $count } mm away.
pirates-barred-overlap = Something lies there already.
pirates-barred-bow = The bow has to touch the home island.

## Homes and ships

pirates-ask-home = { $own ->
    [yes] { $seat }, which island is your home?
   *[no] { $seat }, which island do you give { $whose } as a home?
}
pirates-do-home = Island { $island }
pirates-home = Island { $island } is { $seat }’s home.
pirates-ask-deploy = { $seat }, where does { $ship } start?
pirates-do-deploy = Bearing { $bearing }°{ $turned ->
    [0] {""}
   *[other] , turned { $turned }°
}
pirates-do-deploy-form = Place { $ship }
pirates-do-escort = { $tower } tows { $ship }
pirates-do-escort-form = Give { $ship } a ship to tow it
pirates-deployed = { $seat } places { $ship }.
pirates-escorted = { $tower } has { $ship } in tow.
pirates-ask-gun = { $seat }, which gun is on { $ship }?
pirates-do-gun = { $gun ->
    [flame] Flamestrike
   *[artillery] Artillery of double range
}
pirates-gun-named = { $gun ->
    [flame] The bombard of { $ship } is a flamestrike.
   *[artillery] The bombard of { $ship } is artillery.
}

## Crew and treasure

pirates-ask-crew = { $seat }, is everybody where you want them?
pirates-do-stow = { $what } from { $from-home ->
    [yes] the home island
   *[no] { $from }
} to { $to-home ->
    [yes] the home island
   *[no] { $to }
}
pirates-do-ready = All stay where they are
pirates-stowed = Crew and equipment have been moved.
pirates-ready = { $seat } is ready.
pirates-aboard = Crew and equipment are aboard, face down.
pirates-treasure-hidden = { $count ->
    [one] One piece of treasure lies
   *[other] { $count } pieces of treasure lie
} on each wild island, { $gold } gold in all.
pirates-begins = { $seat } takes the first turn.
