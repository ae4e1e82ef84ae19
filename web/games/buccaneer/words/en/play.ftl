# What the page says of Buccaneer while it is played; the guided first game beneath.

play-buccaneer-pick = Pick one of your pirates
play-buccaneer-makes = { $height } in all
play-buccaneer-stakes = Ships it could board
play-buccaneer-roads = The roads
play-buccaneer-quay = The quay
play-buccaneer-progress = Group { $group } · ship { $ship } of { $of }
play-buccaneer-totals = Ducats
play-buccaneer-total = { $seat }: { $total ->
    [one] 1 ducat
   *[other] { $total } ducats
}
play-buccaneer-no-treasure = no treasure
play-buccaneer-boarded-by = boarded by { $seat }
play-buccaneer-ship = { $ship }: { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}, a crew of { $crew } or more, { $wage } for a stranger, { $treasures }
play-buccaneer-single = { $owner }’s { $value }
play-buccaneer-crew = { $owner }’s crew of { $height }, a { $value } on top; from top to bottom { $pieces }
play-buccaneer-captured = { $mine ->
    [one] { $theirs ->
        [one] { $seat } lays a { $mover } on { $victim }’s { $target }: a crew of { $height }.
       *[other] { $seat } lays a { $mover } on { $victim }’s crew of { $theirs } under a { $target }: { $height } in all.
    }
   *[other] { $theirs ->
        [one] { $seat } lays a crew of { $mine } under a { $mover } on { $victim }’s { $target }: { $height } in all.
       *[other] { $seat } lays a crew of { $mine } under a { $mover } on { $victim }’s crew of { $theirs } under a { $target }: { $height } in all.
    }
}
play-buccaneer-roll = { $captain }’s crew of { $height }, from top to bottom
play-buccaneer-second-gets = As second, { $seat } gets the other treasure of a ship that carries two.
play-buccaneer-look-board = Board the { $ship }?
play-buccaneer-confirm-board = Board it
play-buccaneer-account = What the boarding pays, from the top of the crew to the bottom
play-buccaneer-loot = ducats of loot
play-buccaneer-rest = rest
play-buccaneer-unpaid = of the captain’s colour: unpaid
play-buccaneer-covered = a covered wage
play-buccaneer-veiled = The wages stay covered until the ship is boarded; a question mark earns { $wage } on this one.
play-buccaneer-keeps = { $seat } keeps { $rest }: from { $before } to { $after ->
    [one] { $after } ducat
   *[other] { $after } ducats
}.
play-buccaneer-pays = { $seat } pays { $rest } out of the purse: from { $before } to { $after ->
    [one] { $after } ducat
   *[other] { $after } ducats
}.
play-buccaneer-broke = { $seat } pays all there is, { $before ->
    [one] { $before } ducat
   *[other] { $before } ducats
}; the reserve adds { $reserve }.
play-buccaneer-takes = { $seat } takes
play-buccaneer-joins = A crew of { $height }.
play-buccaneer-next-turn = { $count ->
    [one] If nobody takes it over, next turn it can board this ship: { $ships }.
   *[other] If nobody takes it over, next turn it can board one of these ships: { $ships }.
}
play-buccaneer-no-ship-yet = It is too small for any ship in the roads.
play-buccaneer-fortunes = Fortunes, ship by ship
play-buccaneer-lead = { $when ->
    [first] { $winner } has led since the first ship.
    [last] { $winner } took the lead with the very last ship.
   *[since] { $winner } took the lead for good with ship { $at }.
}

## The guided first game

play-learn-mutiny = { $seat } has three pirates in this crew: enough to force its captain to board.
play-learn-mutiny-more = Everybody in the crew is paid then, { $seat } three times.
play-learn-mutiny-against = A mutiny: the captain must board with this crew, and chooses only the ship.
play-learn-capture = You are { $seat }. Lay one of your pirates on someone else’s to form a crew.
play-learn-capture-more = Yours goes on top and leads it. Pirates board ships in crews; the flag of a ship says how many it takes.
play-learn-captain = The pirate on top is the captain. Only the captain may board, on a later turn.
play-learn-captain-more = Until then anybody may lay a pirate on this crew, and take it over.
play-learn-lost = This crew has a new captain, on top of you. You may take it back.
play-learn-lost-more = The pirates underneath are still paid when it boards.
play-learn-board = This crew is big enough for a ship. Tap the crew, then the ship.
play-learn-board-more = First you see who will be paid; nothing happens yet.
play-learn-second = Right under the captain lies the second, who gets the second treasure.
play-learn-second-more = All others are paid out of the loot; the captain keeps the rest, or pays what is missing.
play-learn-treasure = The captain takes one treasure, the second in the crew gets the other.
play-learn-treasure-more = At the end whoever has the most chests gains 15 ducats; barrels bring 12, candlesticks 9, sabres 6.
play-learn-wages = A boarding pays each pirate the number on its disc, but not the captain’s own.
play-learn-wages-more = For a question mark the ship says how much. Covered numbers cannot be looked up: remember them.
play-learn-treasures = Most of a kind pays: chests 15, barrels 12, candlesticks 9, sabres 6.
play-learn-treasures-more = It is counted after the last ship; then the richest captain wins.
