# Pirates: orders, courses, terrain, contact, boarding, docking, exploring, and the order of a turn.

## The turn

pirates-turn = Round { $round }: { $seat }’s turn.
pirates-ask-order = { $seat }: what next?
pirates-do-pass = End the turn
pirates-left-ships = { $n ->
    [one] { $ships } can still act
   *[other] { $ships } can still act
}
pirates-left-others = { $n ->
    [one] 1 action is still left
   *[other] { $n } actions are still left
}
pirates-passed = { $seat } ends the turn.
pirates-over = { $rule ->
    [CSG-END-02] { $best } has { $gold } of { $all } gold: more than half.
    [CSG-END-06] No treasure is left to bring home: the game is over.
    [CSG-END-07] { $seat } has no ship left that can sail: the game is over.
    [CSG-END-05] Nobody acts any more, or the last round has been played: the game is over.
    [CSG-MUL-03] The marked coin is home or sunk, or too few players have a ship left: the game is over.
    [CSG-MUL-08] Nobody acts any more, or the last round has been played: the game is over.
    [CSG-VAR-08] The game is over: somebody has no ship left that fights.
   *[other] The game is over.
}
pirates-end-marked = { $ship } carries the last coin of the islands, and with it the end marker.
pirates-marker-home = { $seat } brings the marked coin home.
pirates-ask-mode = { $seat }: how does { $ship } spend this turn?
pirates-do-change-mode = { $kind ->
    [dive] { $back ->
        [yes] { $ship }: surface
       *[no] { $ship }: dive
    }
   *[fade] { $back ->
        [yes] { $ship }: turn solid
       *[no] { $ship }: turn intangible
    }
}
pirates-do-keep-mode = { $kind ->
    [dive] { $back ->
        [yes] { $ship }: stay submerged
       *[no] { $ship }: stay on the surface
    }
   *[fade] { $back ->
        [yes] { $ship }: stay intangible
       *[no] { $ship }: stay solid
    }
}
pirates-changed-mode = { $kind ->
    [dive] { $back ->
        [yes] { $ship } surfaces.
       *[no] { $ship } dives.
    }
   *[fade] { $back ->
        [yes] { $ship } turns solid.
       *[no] { $ship } turns intangible.
    }
}
pirates-feared = { $how ->
    [silenced] Fear grips { $ship }: no abilities this turn.
   *[slowed] Fear grips { $ship }: base move S next turn.
}

## Courses

pirates-do-sail = { $why ->
    [docks] { $ship }: sail to island { $at }
    [touches] { $ship }: sail at { $at }
   *[way] { $ship }: sail on
}
pirates-do-course = Sail a course
pirates-do-about = { $ship }: come about to { $heading }°
pirates-do-about-to = Come about to a heading
pirates-do-steered = { $ship }: sail as the player on the left steers
pirates-do-fly = { $ship }: fly
pirates-do-fly-to = Fly to a place
pirates-ask-course = { $seat }: where does { $ship } sail?
pirates-do-free-sail = { $ship }: sail
pirates-do-free-stay = { $ship }: stay
pirates-do-free-course = Sail a course
pirates-acts = { $ship } has an action.
pirates-explores-hold = { $ship } searches the hold of { $other }.
pirates-sails = { $ship } sets sail.
pirates-sailed = { $ship } sails a leg.
pirates-came-about = { $ship } comes about.
pirates-flew = { $ship } flies off and alights.
pirates-stuck = { $ship } is held fast.
pirates-pushed = { $ship } is driven off.
pirates-ask-pivot = { $seat }: does { $ship } pivot?
pirates-do-swing = { $sense ->
    [clockwise] Pivot clockwise to { $heading }°
   *[anticlockwise] Pivot anticlockwise to { $heading }°
}
pirates-do-swing-to = Pivot to a heading
pirates-do-hold-heading = Keep the heading
pirates-swung = { $ship } pivots.

## Terrain

pirates-lost = { $ship } is lost in fog.
pirates-do-emerge = { $ship }: sail out of the fog
pirates-ask-leave = { $seat }: on which heading does { $ship } come out?
pirates-do-leave = Heading { $heading }°
pirates-do-leave-by = Come out on a heading
pirates-do-stay = There is no way out
pirates-came-out = { $ship } comes out.
pirates-entangled = { $ship } is caught in weeds.
pirates-takes-effect = { $ship }: { $item } takes effect.
pirates-spell-over = What hampered { $ship } has worn off.
pirates-cleared = { $ship } cuts the weeds.
pirates-wind-rises = The wind rises again.
pirates-masts-stand = { $n ->
    [one] A mast of { $ship } stays up.
   *[other] { $n } masts of { $ship } stay up.
}
pirates-tile-rolled = { $kind ->
    [reef] The reef counts { $n } this turn.
   *[sargasso] The weeds count { $n } this turn.
}
pirates-do-clear = { $ship }: clear the weeds
pirates-aground = { $ship } runs aground and is a wreck.
pirates-ask-whirl = { $seat }: does { $ship } go down the whirlpool?
pirates-do-ignore = Pass by
pirates-do-whirl = Come out of the other whirlpool on { $bearing }°
pirates-do-whirl-to = Choose the whirlpool and the bearing
pirates-whirled = { $ship } comes out of another whirlpool.
pirates-drifted = An iceberg drifts.
pirates-ask-go-on = { $seat }: does { $ship } sail on?
pirates-do-go-on = Sail on
pirates-do-stop = Stop here

## Contact

pirates-ask-contact = { $seat }: what does { $ship } do with what the bow touches?
pirates-do-ram = Ram { $ship }
pirates-do-tow = Take { $ship } in tow
pirates-do-break = Break the iceberg
pirates-do-enough = Nothing more
pirates-rammed = { $hit ->
    [yes] { $ship } rams { $other }: a mast breaks.
   *[no] { $ship } rams { $other }: the masts hold.
}
pirates-broke = { $ship } breaks an iceberg.
pirates-took-in-tow = { $ship } takes { $other } in tow.
pirates-do-release = { $ship }: let { $other } go
pirates-released = { $ship } lets { $other } go.
pirates-ransomed = { $crew } aboard { $ship } is held for ransom.
pirates-ask-retreat = { $seat }: where does { $ship } turn away?
pirates-do-retreat = Away on { $heading }°
pirates-do-blades-out = { $ship }: blades out
pirates-do-blades-in = { $ship }: blades in
pirates-bladed = { $how ->
    [out] { $ship } puts the blades out.
   *[in] { $ship } takes the blades in.
}

## Boarding

pirates-ask-board = { $seat }: do the crew of { $ship } board { $other }?
pirates-do-board = Board { $other }
pirates-do-hold = Hold back
pirates-boarded = { $won ->
    [yes] { $ship } boards { $other }, { $mine } to { $theirs }: won.
    [no] { $ship } boards { $other }, { $mine } to { $theirs }: lost.
   *[tie] { $ship } boards { $other }, { $mine } to { $theirs }: a draw.
}
pirates-ask-spoils = { $seat }: what does { $ship } win from { $other }?
pirates-do-spoil-crew = One of the crew is eliminated
pirates-do-spoil-treasure = A treasure changes ships
pirates-do-spoil-mast = A mast falls
pirates-do-spoil-captive = The most expensive crew is taken captive
pirates-do-spoil-all-crew = All the crew are eliminated
pirates-do-spoil-nothing = Nothing
pirates-ask-captive = { $seat }: whom does { $ship } take captive from { $other }?
pirates-ask-prize = { $seat }: which treasure goes from { $other } to { $ship }?
pirates-do-give = Give { $what }
pirates-ransom-stowed = { $kept ->
    [yes] { $ship } gives up a coin for the ransom.
   *[no] The ransom aboard { $ship } is lost.
}
pirates-ask-ransom = { $seat }: a ransom has no room aboard { $ship }. Does it take the place of a coin?
pirates-do-replace = In place of { $what }
pirates-do-forgo = The ransom is lost
pirates-do-take = Take { $what }
pirates-do-exchange = Give { $what } for { $other }
pirates-taken = { $kind ->
    [coin] { $ship } takes a coin from { $other }.
   *[other] { $ship } takes a treasure from { $other }.
}
pirates-taken-seen = It is { $what }.
pirates-captured = { $ship } takes { $crew } captive from { $other }.

## Docking and exploring

pirates-docked = { $ship } docks at island { $island }.
pirates-fires-out = The fires aboard { $ship } are put out.
pirates-unloaded = { $count ->
    [one] { $ship } unloads one treasure.
   *[other] { $ship } unloads { $count } treasures.
}
pirates-ask-explore = { $seat }: does { $ship } explore at once?
pirates-do-explore = Explore
pirates-do-later = Not now
pirates-do-explore-island = { $ship }: explore island { $island }
pirates-do-explore-hold = { $ship }: exchange cargo with { $other }
pirates-explored = { $ship } explores island { $island } for { $seat }.
pirates-looked = Found there: { $what }.
pirates-looks-again = { $seat } looks once more at what lies on island { $island }.
pirates-ask-load = { $seat }: what does { $ship } load? { $space ->
    [one] One space is free.
   *[other] { $space } spaces are free.
}
pirates-do-load = { $count ->
    [0] Load { $what }
    [1] Load { $what }
   *[other] { $sum } gold ({ $coins })
}
pirates-do-load-nothing = Load nothing
pirates-loaded = { $count ->
    [0] { $seat } leaves all the coins there.
    [one] { $seat } loads a coin on { $ship }.
   *[other] { $seat } loads { $count } coins on { $ship }.
}
pirates-ask-raid = { $seat }: what does { $ship } steal? { $left ->
    [one] One more.
   *[other] Up to { $left }.
}
pirates-do-raid = Steal { $what }
pirates-raided = { $ship } steals a treasure for { $seat }.
pirates-ask-exchange = { $seat }: what changes places between { $ship } and { $other }?
pirates-moved-over = { $kind ->
    [coin] A coin goes from { $other } to { $ship }.
    [unique] A unique treasure goes from { $other } to { $ship }.
    [crew] A crew goes from { $other } to { $ship }.
   *[equipment] Equipment goes from { $other } to { $ship }.
}
pirates-do-transfer = { $ship }: crew and equipment
pirates-ask-transfer = { $seat }: what does { $ship } put ashore, take aboard or hand over?
pirates-do-ashore = Ashore: { $what }
pirates-do-aboard = Aboard: { $what }
pirates-do-over = To { $other }: { $what }
pirates-do-done = Done
pirates-transferred = { $how ->
    [ashore] { $kind ->
        [crew] A crew of { $ship } goes ashore.
       *[equipment] Equipment of { $ship } goes ashore.
    }
    [aboard] { $kind ->
        [crew] A crew comes aboard { $ship }.
       *[equipment] Equipment comes aboard { $ship }.
    }
   *[over] { $kind ->
        [crew] A crew of { $ship } changes ships.
       *[equipment] Equipment of { $ship } changes ships.
    }
}
pirates-face-down = a face-down piece
pirates-coin = a face-down coin
pirates-coin-1 = a coin of 1
pirates-coin-2 = a coin of 2
pirates-coin-3 = a coin of 3
pirates-coin-4 = a coin of 4
pirates-coin-5 = a coin of 5
pirates-coin-6 = a coin of 6
pirates-coin-7 = a coin of 7
pirates-coin-8 = gold worth 8
pirates-coin-9 = gold worth 9
pirates-coin-10 = gold worth 10

## Why not

pirates-barred-order = There is no such order.
pirates-barred-no-ship = No ship can be given that order.
pirates-barred-course = That is no course: a course is headings, letters and millimetres.
pirates-barred-spent = The move list has no { $letter } left.
pirates-barred-too-far = { $mm } mm are more than { $letter }.
pirates-barred-too-sharp = { $heading }° is more than a quarter turn.
pirates-barred-no-room = There is no room to turn to { $heading }°.
pirates-barred-outside = That lies outside the table.
pirates-barred-flotilla = A flotilla only moves in tow.
pirates-barred-wreck = A wreck does nothing more.
pirates-barred-towed = A ship in tow does not move alone.
pirates-barred-entangled = The weeds hold the ship.
pirates-barred-cleared = The ship has just come clear of the weeds.
pirates-barred-chained = Chain shot keeps the ship from moving.
pirates-barred-becalmed = There is no wind.
pirates-barred-pinned = An enemy pins the ship.
pirates-barred-derelict = A derelict does not move.
pirates-barred-in-fog = A ship that is lost first has to find the way out.
pirates-barred-lost = The turn is over for a ship that is lost in fog.
pirates-barred-idle = The ship has no action this turn.
pirates-barred-marque = At an enemy home a ship with a letter of marque may only be repaired.
pirates-barred-must-leave = A ship that has raided an enemy home must leave first.
pirates-barred-twice = No ship has more than two actions a turn.
pirates-barred-once = The ship has had its action.
pirates-barred-hidden = Neither a lost nor a submerged ship does that.
pirates-barred-monster = A sea monster only moves and shoots.
pirates-barred-flotilla-explores = A flotilla only shoots and repairs.
pirates-barred-dragon = A sea dragon carries no treasure, and so explores nothing.
pirates-barred-swing = That is no pivot.
pirates-barred-whirl = That is no other whirlpool.
pirates-barred-leave = The ship has to come out on a heading.
pirates-barred-spread = That heading is more than 80° off the way straight out.
pirates-barred-no-tow = Nothing is in tow.
pirates-barred-blades = The blades cannot be moved now.
pirates-barred-no-hold = There is nothing to search there.
pirates-barred-not-docked = The ship was not docked there when the turn began.
pirates-barred-transfer = There is nothing to move here.
