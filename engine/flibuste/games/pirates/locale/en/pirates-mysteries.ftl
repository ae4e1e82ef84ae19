### Pirates: mysterious islands (docs/rules/pirates.md, 5.25)

pirates-island-open = The table of island { $island } is known now.
pirates-fated = { $ship } at island { $island }: { $roll }
pirates-for-storm = the storm
pirates-for-deserters = deserters
pirates-coins-pulled = { $count ->
    [0] No coins come to island { $island }.
    [one] A coin of another island comes to island { $island }.
   *[other] { $count } coins of other islands come to island { $island }.
}
pirates-coin-home = A coin of island { $island } comes home to { $seat }.
pirates-ask-send-coins = { $count ->
    [one] { $seat }, to which island does a coin go?
   *[other] { $seat }, to which island do { $count } coins go?
}
pirates-do-send-coins = To island { $island }
pirates-coins-sent = { $count ->
    [one] A coin of island { $island } goes to island { $other }.
   *[other] { $count } coins of island { $island } go to island { $other }.
}
pirates-ask-offer = { $seat }, which coin does { $ship } leave here?
pirates-do-offer = { $what }
pirates-offered = { $ship } leaves a coin on island { $island }.
pirates-ask-gift = { $seat }, which event joins your hand?
pirates-event-joins = An event joins { $seat }’s hand.
pirates-ask-barter = { $seat }, which coin changes for { $ship }?
pirates-do-barter = { $what } becomes { $item }
pirates-do-better = { $what } becomes a better coin
pirates-bartered = A coin of island { $island } has changed.
pirates-ask-add-coin = { $seat }, which coin is added to island { $island }?
pirates-do-add-coin = { $what }
pirates-coin-added = Island { $island } has one more coin: { $what }
pirates-ask-maroon = { $seat }, to which island does the crew of { $ship } go?
pirates-do-maroon = To island { $island }
pirates-crew-landed = { $count ->
    [one] One of the crew of { $ship } goes to island { $island }.
   *[other] { $count } of the crew of { $ship } go to island { $island }.
}
pirates-ask-land = { $seat }, who leaves { $ship }? { $count ->
    [one] One has to go.
   *[other] { $count } have to go.
}
pirates-do-land = { $what }, to island { $island }
pirates-ask-lose-unique = { $seat }, which unique treasure does { $ship } lose?
pirates-do-lose-unique = { $what }
pirates-ask-recruit = { $seat }, who joins which ship?
pirates-do-recruit = { $what } joins { $ship }
pirates-recruited = { $what } joins { $ship }.
pirates-ask-drive = { $seat }, which ship is driven where?
pirates-do-drive = Drive { $ship } away
pirates-do-drive-form = Draw a course for somebody else’s ship
pirates-driven = { $ship } has been driven away.
pirates-bewitched = The island casts its spell on { $ship }.
