# What abilities do at the table: dice, deeds of crews and ships, unique treasures.

## Dice

pirates-rolled = { $what }: { $n }
pirates-rolled-by = { $for ->
    [shot] { $ship } fires: { $n }
   *[roll] { $ship } rolls for { $what }: { $n }
}
pirates-told-die = { $seat } rolls for { $what }. What does the die show?
pirates-told-die-at = { $for ->
    [shot] { $seat } rolls for a shot at { $target }. What does the die show?
   *[roll] { $seat } rolls for { $what }, against { $target }. What does the die show?
}
pirates-told-die-by = { $for ->
    [shot] { $seat } rolls: { $ship } fires. What does the die show?
   *[roll] { $seat } rolls for { $ship }: { $what }. What does the die show?
}
pirates-told-die-by-at = { $for ->
    [shot] { $seat } rolls: { $ship } fires at { $target }. What does the die show?
   *[roll] { $seat } rolls for { $what }: { $ship } against { $target }. What does the die show?
}
pirates-for-shot = a shot
pirates-for-broadside = the broadside
pirates-for-ram = the ram
pirates-for-board = boarding
pirates-for-catamaran = the second hull
pirates-for-swoop = the swoop
pirates-for-fire = fire on board
pirates-for-scuttle = scuttling
pirates-for-fear = fear
pirates-for-reef = the reef
pirates-for-sargasso = the weeds
pirates-for-clear = clearing the weeds
pirates-for-whirlpool = the whirlpool
pirates-for-iceberg = which icebergs drift
pirates-for-fog = the way out of the fog
pirates-for-drift = where the ice drifts
pirates-for-ability = the ability
pirates-for-free-segment = a free segment L
pirates-for-second-action = a second action
pirates-for-hex = the hex
pirates-for-fort = the walls
pirates-for-island = the mysterious island
pirates-for-treasure = the treasure
pirates-for-stuck = getting away
pirates-kept = The { $n } is kept.
pirates-runes = { $seat } shows “{ $item }”: the die is a { $n } now.
pirates-revealed = { $item } is revealed on { $ship }.

pirates-ask-die = { $seat }, { $what }: which of the two dice counts?
pirates-ask-reroll = { $seat }, { $what }: you rolled a { $n }. Roll again?
pirates-ask-runes = { $seat }, { $what }: a { $n } was rolled. Do the runes speak?
pirates-do-die = The { $n }
pirates-do-reroll = Roll again
pirates-do-keep = Keep the { $n }
pirates-do-runes = “{ $item }”: make it a { $n }
pirates-do-leave-die = Let the { $n } stand

## Unique treasures

pirates-found-unique = { $ship } finds “{ $item }”. { $does }
pirates-took-unique = { $ship } takes a unique treasure aboard, face down.
pirates-unique-worked = “{ $item }” has done its work.
pirates-unique-worth = “{ $item }” aboard { $ship } is worth { $gold } gold.
pirates-unique-gone = “{ $item }” aboard { $ship } is gone.
pirates-plague = “{ $item }” breaks out on { $ship }.
pirates-undocked = { $ship } is no longer docked.
pirates-natives = Natives hold { $ship } for { $n ->
    [0] not a single turn: nobody is aboard
    [one] a turn
   *[other] { $n } turns
}.
pirates-wolves = Wolves on island { $island }: nothing is loaded there.
pirates-hired = { $item } joins { $ship }.
pirates-sent = { $item } settles on { $ship }.
pirates-ask-unique = { $seat }, { $ship } finds “{ $item }”. Take it aboard, face down?
pirates-do-unique-take = Take “{ $item }” aboard
pirates-do-unique-leave = Leave “{ $item }” where it lies
pirates-ask-drift = { $seat }, where does the message take { $ship }?
pirates-do-drift = To island { $island }
pirates-ask-hire = { $seat }, who is the castaway that joins { $ship }?
pirates-do-hire = { $crew }
pirates-ask-send = { $seat }, { $item } leaves { $ship }. Where does it settle?
pirates-do-send = On { $ship }

## Moves and actions besides

pirates-ask-double = { $seat }, a 6: which ship may have two actions?
pirates-do-double = { $ship }
pirates-doubled = { $ship } may have two actions.
pirates-ask-first = { $seat }, { $ship } may sail on for two reasons. Which one first?
pirates-do-first-cargo = The segment for the cargo
pirates-do-first-roll = The roll for a segment

## Orders that abilities give

pirates-barred-ability = No ability allows this now.
pirates-barred-only-act = Only the action that was named may be done twice.
pirates-do-luck = { $ship }: roll for a second action
pirates-do-repeat = { $ship }: roll to { $what ->
    [move] move
    [explore] explore
    [shoot] shoot
   *[repair] repair
} twice
pirates-do-trade = { $ship }: give up one of the crew for a second action
pirates-do-yield = { $ship } gives up an action: two for { $other }
pirates-do-steady = { $ship }: steadier guns for { $other }
pirates-do-hex = { $ship }: hex an enemy instead of moving
pirates-do-steal = { $ship }: steal a treasure from { $other }
pirates-do-swap = { $ship }: swap a treasure with { $other }
pirates-do-plunder = { $ship }: load the treasure of { $other }
pirates-do-search = { $ship }: search { $other } for unique treasure
pirates-do-peek-ship = { $ship }: look at a { $what ->
    [crew] crew
    [equipment] piece of equipment
    [unique] unique treasure
   *[coin] coin
} aboard { $other }
pirates-do-peek-island = { $ship }: look at a treasure on island { $island }
pirates-do-mark = { $ship }: flag island { $island }
pirates-do-cast-gun = { $ship }: cast a cannon from a coin
pirates-do-cancel = { $ship }: silence { $other }
pirates-do-cancel-crew = { $ship }: silence { $item } aboard { $other }
pirates-do-cancel-now = Silence it
pirates-do-allow = Let it happen
pirates-do-push-to = Push { $ship } towards { $bearing }°
pirates-do-push = Push an enemy
pirates-do-melt-hold = { $what } from the hold
pirates-do-melt-home = { $what } from the island
pirates-do-take-down = Something face down
pirates-ask-cancel = { $seat }, { $other } uses an ability. Does { $ship } silence it?
pirates-ask-victim = { $seat }, which of the crew of { $ship } is given up?
pirates-ask-push = { $seat }, which enemy is pushed, and where to?
pirates-ask-melt = { $seat }, which coin does { $ship } turn into a cannon?
pirates-ask-take = { $seat }, what does { $ship } take from { $other }?
pirates-cancelled = { $ship } silences { $other } for this turn.
pirates-cancelled-crew = { $ship } silences { $item } aboard { $other } for this turn.
pirates-steadied = The guns of { $ship } aim better in the next shoot action.
pirates-hexed = A hex strikes { $ship }.
pirates-stolen = { $ship } takes { $kind ->
    [coin] a coin
   *[other] a unique treasure
} from { $other }.
pirates-swapped = { $ship } and { $other } swap a treasure.
pirates-searched = { $ship } searches { $other } for treasure.
pirates-saw = Aboard { $ship }: { $what }
pirates-peeked-ship = { $seat } looks at something aboard { $ship }.
pirates-peeked-island = { $seat } looks at something on island { $island }.
pirates-peeked = It is { $what }.
pirates-marked = { $seat } flags island { $island }; all other flags there are gone.
pirates-cast-gun = { $ship } turns a coin into a cannon.

## Unique treasures that are shown

pirates-barred-also-act = One of the two actions is a shoot action.
pirates-do-show = { $ship }: show “{ $item }”
pirates-do-show-at = { $ship }: show “{ $item }” against { $other }
pirates-shown = { $ship } shows “{ $item }”.
pirates-ask-retire = { $seat }, who of the crew of { $ship } retires, for a gold each?
pirates-do-retire = { $what } retires

## What keeps a loss off

pirates-ask-save-mast = { $seat }, { $ship } is about to lose a mast. Does “{ $item }” keep it?
pirates-ask-drift-off = { $seat }, does one of the crew of { $ship } drift ashore?
pirates-ask-save-crew = { $seat }, { $ship } is about to lose { $crew }. Is there a way out?
pirates-ask-slip = { $seat }, where does { $ship } slip away to?
pirates-do-save = Show “{ $item }”: the mast stays
pirates-do-let-go = Let it go
pirates-do-drift-crew = Driftwood bears { $crew } ashore
pirates-do-instead-crew = { $other } dies in place of { $crew }
pirates-do-let-go-crew = Let { $crew } go
pirates-do-slip = Towards { $bearing }°
pirates-do-slip-form = Slip away
pirates-saved-mast = { $ship } shows “{ $item }”: a mast stays.
pirates-drifted-ashore = One of the crew of { $ship } drifts ashore on island { $island }.

## Boarding from afar, claims, coins of other islands

pirates-ask-board-afar = { $seat }, does { $ship } board an enemy from afar?
pirates-do-board-afar = Board { $other }
pirates-do-unload = { $ship }: unload from here
pirates-do-claim = { $ship }: claim { $other } and bring both home
pirates-claimed = { $ship } claims { $other }; both are home.
pirates-ask-swap-coin = { $seat }, does { $ship } swap a coin with another island?
pirates-do-swap-coin = { $what } for a coin of island { $island }
pirates-swapped-coins = { $ship } swaps a coin of island { $island } for one of island { $other }.

## Crew that stay hidden

pirates-do-switch = { $ship }: choose abilities
pirates-ask-switch = { $seat }, whose abilities does { $ship } use?
pirates-do-switch-on = { $crew }: use
pirates-do-switch-off = { $crew }: keep hidden

## Explosives, mines

pirates-ask-ignite = { $seat }, does { $ship } light “{ $item }” against { $other }? On a 4 or more both sink.
pirates-do-ignite = Light “{ $item }”
pirates-do-wait = Wait
pirates-ask-spring = { $seat }, { $other } has come near { $ship }. Show “{ $item }”?
pirates-do-spring = Show “{ $item }”: { $other } loses a mast
pirates-switched = Changed.
