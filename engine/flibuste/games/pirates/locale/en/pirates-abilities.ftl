# What abilities do at the table: dice, deeds of crews and ships, unique treasures.

## Dice

pirates-rolled = { $what }: { $n }
pirates-rolled-by = { $ship }, { $what }: { $n }
pirates-for-shot = a shot
pirates-for-broadside = the broadside
pirates-for-ram = the ram
pirates-for-board = boarding
pirates-for-catamaran = second hull
pirates-for-swoop = swoop
pirates-for-fire = fire on board
pirates-for-scuttle = scuttling
pirates-for-fear = fear
pirates-for-reef = the reef
pirates-for-sargasso = the weeds
pirates-for-clear = clearing the weeds
pirates-for-whirlpool = the whirlpool
pirates-for-iceberg = which icebergs drift
pirates-for-drift = where the ice drifts
pirates-for-fog = the way out of the fog
pirates-for-ability = the ability
pirates-for-fort = the walls
pirates-for-island = the mysterious island
pirates-for-treasure = the treasure
pirates-kept = The { $n } is kept.
pirates-runes = { $seat } shows { $item }: the die is a { $n } now.
pirates-revealed = { $item } steps forward on { $ship }.

pirates-ask-die = { $seat }, { $what }: which of the two dice counts?
pirates-ask-reroll = { $seat }, { $what }: you rolled a { $n }. Roll again?
pirates-ask-runes = { $seat }, { $what }: a { $n } was rolled. Do the runes speak?
pirates-do-die = The { $n }
pirates-do-reroll = Roll again
pirates-do-keep = Keep the { $n }
pirates-do-runes = { $item }: make it a { $n }
pirates-do-leave-die = Let the { $n } stand

## Unique treasures

pirates-found-unique = { $ship } finds { $item }.
pirates-took-unique = { $ship } takes a unique treasure aboard, face down.
pirates-unique-worth = { $item } aboard { $ship } is worth { $gold } gold.
pirates-unique-gone = { $item } aboard { $ship } is gone.
pirates-plague = { $item } breaks out on { $ship }.
pirates-natives = Natives hold { $ship } for { $n ->
    [0] not a single turn: nobody is aboard
    [one] a turn
   *[other] { $n } turns
}.
pirates-wolves = Wolves on island { $island }: nothing is loaded there.
pirates-hired = { $item } joins { $ship }.
pirates-sent = { $item } settles on { $ship }.
pirates-ask-unique = { $seat }, { $ship } finds { $item }. Take it aboard, face down?
pirates-do-unique-take = Take { $item } aboard
pirates-do-unique-leave = Leave { $item } where it lies
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
