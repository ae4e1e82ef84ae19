# Plunder: what is asked, what can be answered, what happens. The log names captains and speaks to nobody.

## What is asked

plunder-ask-island = { $seat }, which island do you begin on?
plunder-ask-loot = { $seat }, which resource does every enemy give you?
plunder-ask-swap-islands = { $seat }, which islands change flags?
plunder-ask-white-flag = { $seat }, what do you offer { $other }?
plunder-ask-bribe = { $seat }, do you take what { $other } offers?
plunder-ask-peg = { $seat }, which ship takes { $what }?
plunder-ask-discard = { $n ->
    [one] { $seat }, which card do you discard?
   *[other] { $seat }, which { $n } cards do you discard?
}
plunder-ask-swap = { $n ->
    [one] { $seat }, which card becomes gold?
   *[other] { $seat }, which { $n } cards become gold?
}
plunder-ask-pay = { $seat }, do you give up your gold?
plunder-ask-either = { $seat }, the gold or the sailor?
plunder-ask-place = { $seat }, where does the ship go?
plunder-ask-drift = { $n ->
    [one] { $seat }, where does the ship sail? One square is left.
   *[other] { $seat }, where does the ship sail? Up to { $n } squares are left.
}
plunder-ask-ship = { $seat }, which enemy ship is it?
plunder-ask-enemy = { $seat }, which captain is it?

## What can be answered

plunder-do-settle = { $island }, with a ship on { $port }
plunder-do-loot = All { $what }
plunder-do-bribe = Offer { $cards }
plunder-do-accept = Take it
plunder-do-reject = Refuse, and take a life of a ship
plunder-do-swap-islands = Give { $own } for { $other }
plunder-do-decline = Change nothing
plunder-do-add = This ship takes { $what }
plunder-do-discard = Discard { $cards }
plunder-do-swap = Swap { $cards }
plunder-do-pay = Give up { $n } gold
plunder-do-suffer = Lose a life
plunder-do-gold_course = Hold the course: 3 gold, and the ship loses a life
plunder-do-save_sailor = Save the sailor: the turn ends
plunder-do-place = On { $square }
plunder-do-drift = To { $square }
plunder-do-stay = Stay here
plunder-do-pick = A ship of { $who }
plunder-do-against = { $who }

## What happens

plunder-dealt = The sea is laid out, and the storm has its place.
plunder-settled = { $seat } begins on { $island }.
plunder-begins = { $seat } chose last and has the first turn.
plunder-turn-over = The turn of { $seat } is over.
plunder-battle = { $seat } rolls { $roll }, { $total } in all; { $other } rolls { $against }, { $strength } in all.
plunder-hit = A ship of { $seat } loses a life.
plunder-sunk = A ship of { $seat } sinks.
plunder-card = { $n ->
    [one] { $seat } takes a Plunder Point card.
   *[other] { $seat } takes { $n } Plunder Point cards.
}
plunder-card-stolen = { $seat } takes a Plunder Point card from { $other }.
plunder-flag = { $seat } plants a flag on { $island }.
plunder-flag-gone = { $island } is nobody’s again.
plunder-swapped = { $seat } gives { $own } for { $other }.
plunder-won = The target is reached: { $seats }.
plunder-added = A ship of { $seat } gets { $what }.
plunder-found = { $seat } finds { $card }.
plunder-token-moved = The X moves to { $square }.
plunder-gained = { $seat } gains { $cards }.
plunder-lost = { $seat } loses { $cards }.
plunder-handed = { $seat } gives { $cards } to { $to }.
plunder-rolled = { $seat } rolls { $roll }.
plunder-duel = { $seat } rolls { $roll }, { $other } rolls { $against }.
plunder-put = A ship of { $seat } is on { $square } now.
plunder-treaty = { $seat } and { $other } have a treaty until the turn ends.

## Things

plunder-wood = { $n } wood
plunder-iron = { $n } iron
plunder-rum = { $n } rum
plunder-gold = { $n } gold
plunder-peg-life = a life
plunder-peg-cannon = a cannon
plunder-peg-mast = a mast
