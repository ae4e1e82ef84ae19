# Buccaneer's tools for people with the box. Keys begin with page-buc-.

page-buc-rules = Rules
page-buc-undo = Undo
page-buc-table = Who plays
page-buc-name-of = Name ({ $colour })
page-buc-plays = { $who } plays
page-buc-ship = { $ship }: { $ducats } ducats, smallest crew { $crew }, the question mark earns { $wage }, { $treasures }.

## The ship deck

page-buc-which = Which cards
page-buc-deck-house = House cards
page-buc-deck-own = Cards of my box
page-buc-deck-note = These are house cards, not those of your box.
page-buc-of = of { $all } boarded
page-buc-group = group { $group } of { $of }
page-buc-all-gone = All ships are boarded: the game is over.
page-buc-tick = { $ship }: boarded
page-buc-tick-short = Boarded
page-buc-crew-more = One below
page-buc-crew-fewer = One fewer
page-buc-crew-tap = Tap a pirate to change its colour. The first is on top.
page-buc-boarded = { $ship } is boarded
page-buc-settle-it = Settle the boarding
page-buc-shuffle-sure = { $count ->
    [one] One ship is boarded already. Which cards are shuffled for a new game?
   *[other] { $count } ships are boarded already. Which cards are shuffled for a new game?
}

## A boarding

page-buc-which-ship = Which ship?
page-buc-other-ship = Choose another
page-buc-in-roads = In the roads
page-buc-typed = Typed in from your card
page-buc-take-typed = Take this ship
page-buc-takes = The captain takes
page-buc-stack = Tap the pirates from the top of the pile down.
page-buc-pad = Pirates, from the top down
page-buc-pirate = Number { $number }: { $who }, { $value }.
page-buc-take-out = Take it out
page-buc-covered = covered
page-buc-still-covered = The treasure is chosen first; then the tracker uncovers the crew.
page-buc-purse-of = { $who }’s purse
page-buc-uncover = Uncover and settle
page-buc-who-gets = Who gets what
page-buc-back = Back
page-buc-write = Write it down
page-buc-written = Written down; all pirates go home.
page-buc-sums = Loot { $loot }, wages { $owed }; the captain’s purse then holds { $purse }.
page-buc-reserve-adds = The reserve adds { $count }; nobody owes anything.
page-buc-by-rules = Line by line, with the rules

## The ledger

page-buc-tab-money = Ducats
page-buc-tab-tokens = Treasures
page-buc-in-all = { $total } with treasures
page-buc-amount = How much
page-buc-coin = { $count ->
    [one] One ducat more
   *[other] { $count } ducats more
}
page-buc-clear = Clear the amount
page-buc-pays = Pays
page-buc-gives = Gives to…
page-buc-gets = Gets
page-buc-to-whom = To whom does { $who } give { $count }?
page-buc-no-more = { $who } has only { $count }.
page-buc-anew = A new game
page-buc-whose = Whose treasures
page-buc-leads = { $share ->
    [1] brings { $points }; { $left } of { $all } left
   *[other] shared, { $points } each; { $left } of { $all } left
}
page-buc-none-yet = nobody yet; { $left } of { $all } left
page-buc-majority = Whoever has most of a kind gets its value, shared on a tie; every other token is worth 1.
page-buc-entry-gets = { $who } gets { $count }
page-buc-entry-pays = { $who } pays { $count }
page-buc-entry-gives = { $who } gives { $count } to { $to }
page-buc-entry-takes = { $who } takes a treasure ({ $treasure })
page-buc-entry-loses = { $who } puts a treasure back ({ $treasure })
page-buc-entry-boarding = { $who } boards: { $ship }

## The crew tracker

page-buc-unit = { $height ->
    [1] { $who }: the { $value }, alone
   *[other] { $who }: a crew of { $height }, the { $value } on top; from the top { $colours }
}
page-buc-may-lay = may be captured
page-buc-captured = Captured: { $who }, a crew of { $height }
page-buc-mutiny = A mutiny can be called
page-buc-callers = A mutiny can be called by { $who }, when the turn begins.
page-buc-no-unit = no pile of their own
page-buc-tap-mover = Tap the pile that moves, then the pile below it. What is covered stays with the phone.
page-buc-onto = { $who } moves: now the pile below.
page-buc-onto-none = { $who }: this pile can be laid on no other.
page-buc-board = Board a ship
