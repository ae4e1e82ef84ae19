# Pirates: shots, losses, ships that sink, fire, repairs and forts.

## Losses

pirates-ask-mast = { $n ->
    [one] { $seat }: which mast of { $ship } goes?
   *[other] { $seat }: { $n } masts of { $ship } go. Which one first?
}
pirates-do-lose-mast = { $fire ->
    [yes] Mast { $mast }, on fire
   *[no] Mast { $mast }: { $range }{ $number }
}
pirates-lost-masts = { $n ->
    [one] { $ship } loses a mast; standing: { $left }.
   *[other] { $ship } loses { $n } masts; standing: { $left }.
}
pirates-derelict = { $ship } is derelict.
pirates-ask-lose-crew = { $n ->
    [one] { $seat }: which crew of { $ship } is lost?
   *[other] { $seat }: { $n } crew of { $ship } are lost. Which one first?
}
pirates-ask-lose-cargo = { $n ->
    [one] { $seat }: what is lost aboard { $ship }?
   *[other] { $seat }: { $n } pieces are lost aboard { $ship }. Which one first?
}
pirates-do-lose = { $what }
pirates-do-lose-down = A face-down piece, unseen
pirates-lost-piece = { $ship } loses { $what }.
pirates-lost-hidden = { $kind ->
    [coin] { $ship } loses a coin, unseen.
   *[other] { $ship } loses a face-down treasure.
}
pirates-flipped = { $what } of { $ship } escapes and lies face down.
pirates-ransom-paid = { $seat } gets a ransom: { $gold } gold.

## Ships that sink

pirates-sank = { $ship } sinks.
pirates-went-down = Lost with { $ship }: { $what }.
pirates-unsinkable = { $ship } cannot sink.
pirates-salvaged = { $seat } saves { $gold } gold from the sea.

pirates-ask-lose-treasure = { $seat }: which treasure of { $ship } is lost?
pirates-ask-lose-any = { $seat }: what does { $ship } lose?
pirates-do-lose-a-mast = A mast
pirates-do-lose-a-treasure = A treasure
pirates-do-lose-a-crew = A crew
pirates-ask-loot = { $seat }: which coin of { $ship } goes into the hold of { $other }?
pirates-do-loot = { $what }
pirates-do-loot-down = A face-down coin, unseen
pirates-reborn = { $ship } does not sink, but is back home with all masts.
pirates-lies-off = { $ship } may not dock at island { $island }, and lies S from it.
pirates-eternal = { $ship } comes back home from the deep, without a mast.
pirates-ask-show-event = { $seat }: { $ship } sinks. Show “{ $event }”?
pirates-do-show-event = Show “{ $event }”
pirates-do-hold-event = Keep “{ $event }”
pirates-event = { $seat } shows “{ $event }”.
pirates-rafted = Crew and coins of { $ship } drift to island { $island }.
pirates-dived = { $seat }’s divers bring up { $gold } gold.
pirates-ask-decree = { $seat }: from which island does a coin go home?
pirates-do-decree = From island { $island }
pirates-decreed = A coin of island { $island } goes to { $seat }’s home.

## Shots

pirates-ask-shot = { $seat }: { $what } fires. Which gun, and at whom?
pirates-do-shoot = Fire from { $ship }
pirates-do-fort-shoot = Fire from { $fort }
pirates-do-marine = { $crew } fires
pirates-do-fire = { $gun } ({ $range }, { $number }) at { $target }
pirates-do-fire-special = { $gun } ({ $range }, { $number }) at { $target }, with { $extra }
pirates-do-smoke = { $gun }: lay smoke instead
pirates-do-snipe = Snipe: twice the range, only a 6 hits
pirates-do-broadside = Broadside at { $target }
pirates-do-swoop = Swoop on { $target }
pirates-do-breath = Breathe at { $target }
pirates-do-cease = Cease fire
pirates-two-dice = two dice
pirates-gun-m = Mast { $n }
pirates-gun-x = Extra gun { $n }
pirates-gun-g = Gun { $n }
pirates-gun-f = Flag { $n }
pirates-gun-b = Bombard
pirates-gun-marine = Musket
pirates-for-breath = the breath
pirates-fired = { $hit ->
    [yes] { $what } hits { $target }.
   *[no] { $what } misses { $target }.
}
pirates-jammed = The bombard of { $ship } jams.
pirates-broadside = { $hit ->
    [yes] { $guns ->
        [one] The broadside of { $ship } hits { $target }: a cannon, and one more hit.
       *[other] The broadside of { $ship } hits { $target }: { $guns } cannons, and one more hit.
    }
   *[no] The broadside of { $ship } misses { $target }.
}
pirates-swoop = { $hit ->
    [yes] { $ship } swoops on { $target } and hits twice.
   *[no] { $ship } swoops on { $target } and misses.
}
pirates-alit = { $ship } comes down beside its prey.
pirates-breath = { $hit ->
    [yes] The breath of { $ship } hits { $target }.
   *[no] The breath of { $ship } misses { $target }.
}
pirates-hit-does = { $what ->
    [spared] The hit glances off the hulls of { $ship }.
    [armour] The armour of { $ship } takes the first hit of the turn.
    [only-six] Only a 6 takes a mast of { $ship }.
    [first-of-two] One hit does nothing to { $ship }; two do.
    [shell] The hit takes a panel or hull of { $ship }, no mast.
    [chained] { $ship } cannot move in the next turn of its player.
    [silenced] The crew of { $ship } have no abilities in the next turn of their player.
   *[mute] Neither { $ship } nor its crew has abilities in the next turn of its player.
}
pirates-ask-cargo = { $seat }: does the hit also take something out of the hold of { $ship }?
pirates-do-wreck-cargo = Take something
pirates-do-spare-cargo = Leave it
pirates-ask-smoke = { $seat }: where does { $ship } lay smoke?
pirates-do-lay-smoke = At { $x } by { $y } cm
pirates-do-lay-smoke-form = Lay the smoke
pirates-do-hold-smoke = Nowhere
pirates-smoke = { $seat } lays smoke.
pirates-fog-lifts = The fog lifts.
pirates-found = { $ship } is found again.
pirates-barred-no-guns = A ship without masts does not fire.
pirates-barred-wet = The powder is wet.
pirates-barred-loaded = This ship fires only without treasure aboard.
pirates-barred-no-target = There is nothing to fire at.
pirates-barred-smoke = A place and a rotation have to be named.
pirates-barred-smoke-far = The centre of the smoke lies within S of the ship.
pirates-barred-smoke-land = Smoke touches no island.
pirates-barred-smoke-ship = Smoke touches no ship that is docked; that of a smokepot shot no ship at all.

## Fire, scuttling, repairs

pirates-ask-burn = { $seat }: which mast of { $ship } begins to burn?
pirates-do-burn-mast = Mast { $mast }: { $range }{ $number }
pirates-burns = Mast { $mast } of { $ship } is on fire.
pirates-burnt-out = { $n ->
    [one] A mast of { $ship } burns down.
   *[other] { $n } masts of { $ship } burn down.
}
pirates-do-scuttle = Scuttle { $ship }
pirates-scuttled = { $done ->
    [yes] { $ship } will sink when the next turn of its player begins.
   *[no] { $ship } cannot be scuttled this time.
}
pirates-barred-scuttled = This ship is sinking already.
pirates-barred-scuttle-once = One try per ship and turn.
pirates-ask-mend = { $seat }: which mast of { $ship } stands again?
pirates-do-mend = Mast { $mast }
pirates-do-repair = { $ship }: repair mast { $mast }
pirates-do-repair-gun = { $ship }: repair the bombard
pirates-do-repair-rid = { $ship }: get rid of { $what }
pirates-mended = Mast { $mast } of { $ship } stands again.
pirates-unjammed = The bombard of { $ship } fires again.
pirates-barred-creature = Creatures are not repaired.
pirates-barred-no-dock = Ships are repaired at their home island, or at a fort of their own.
pirates-barred-sound = There is nothing of that kind to repair.

## Forts and marines

pirates-ask-fort = { $seat }: build a fort?
pirates-do-build = { $fort }, for { $gold } gold
pirates-do-build-here = { $fort } on island { $island }, for { $gold } gold{ $loose ->
    [0] {""}
   *[other] , { $loose } of it without coins
}
pirates-do-build-nothing = No fort
pirates-built = { $seat } builds { $fort } on island { $island }.
pirates-barred-fort = No fort can be built that way.
pirates-barred-fort-dear = The fort costs { $gold } gold.
pirates-barred-fort-flags = Each flag stands in a place of its own.
pirates-ask-flag = { $seat }: which flag of { $fort } falls?
pirates-do-lose-flag = Flag { $flag }: { $range }{ $number }
pirates-scared = { $what } is gone from island { $island }.
pirates-barred-marine-fired = A marine has fired from this ship: no more moves this turn.
pirates-flag-falls = { $fort } loses a flag; standing: { $left }.
pirates-walls-hold = The walls of { $fort } hold.
pirates-fort-falls = { $fort } falls. Its gold lies face down on the island.
pirates-marine-hit = { $crew } is hit; a second hit this turn would be the end.
pirates-marine-gone = { $crew } falls.
pirates-do-fort-repair = { $fort }: raise flag { $flag } again
pirates-flag-returns = { $fort } raises a flag again; standing: { $left }.
pirates-barred-fort-sound = There is no flag to raise.
pirates-do-lookout = { $ship }: look out from the fort
pirates-looks-out = { $ship } looks at a treasure of each island.
pirates-sees = On island { $island } lies { $what }.
pirates-barred-lookout = There is nothing to look at.
pirates-second-action = { $ship } may be given a second action.
pirates-haunts = { $crew } haunts { $fort } from now on.

## Too much aboard

pirates-ask-drop = { $seat }: { $ship } carries too much. What goes?
pirates-do-drop = { $what }
pirates-put-ashore = { $kind ->
    [coin] { $ship } puts a coin ashore on island { $island }.
    [unique] { $ship } puts a treasure ashore on island { $island }.
    [crew] { $ship } puts a crew ashore on island { $island }.
   *[equipment] { $ship } puts equipment ashore on island { $island }.
}
pirates-gone = { $ship } is gone.
