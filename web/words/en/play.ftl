# The play screen and what belongs to it: log, curtain, end, replay, learning. Keys begin with play-.

play-menu = Menu
play-home = Home
play-rules = Rules of the game
play-settings = Settings
play-replay-so-far = Look back over this game
play-save-file = Save this game as a file
play-keys = Help and keys
play-moment = One moment …
play-lost = This game cannot be opened
play-rule = Rule { $rule }

## The table

play-board = The table
play-to-play = to play
play-bot-to-play = (bot) to play
play-state-chosen = chosen
play-state-lit = may be chosen
play-state-hint = suggested
play-state-barred = barred
play-total-hidden = { $seat }: hidden

## The panel

play-asked = Asked of { $seat }, on { $turn }’s turn
play-put-back = Put the piece back
play-other-pieces = Other pieces
play-all-moves = All moves
play-with = With
play-another = Choose something else
play-back = Back
play-confirm = Do it
play-no-way-back-aside = no way back
play-undo = Undo
play-skip = Skip
play-turn = Turn to the other side for { $seat }
play-hint = Hint
play-hint-thinking = Thinking …
play-hint-is = Suggested:
play-hint-shown = Hint shown
play-thinking = { $seat } is thinking …
play-hurry = Hurry
play-engine-gone = The engine has stopped. Nothing is lost: start it again and play on.
play-engine-again = Start it again

## The log

play-log = Log
play-log-or-details = Log or details
play-log-filter = Only one captain
play-log-all = All
play-log-waking = The log is being read …
play-log-rules = Rules:
play-lately = Lately
play-since = since { $seat }’s last turn
play-whole-log = The whole log
play-move = Move { $number }
play-opening = The opening
play-back-to-here = Back to here
play-show = Show it
play-no-way-back = No way back to here: something was found out since, or somebody else has moved.
play-details = Details
play-details-seats = At the table
play-details-options = Options
play-details-seed = Seed
play-details-begun = Begun
play-details-moves = Moves

## Help

play-help-touch = Tap one of your lit pieces, then the place it shall go to. Or take an answer from the list: it is the same. Dashed answers with a rock are barred; tap one to read why.
play-key-arrows = from place to place on the board
play-key-ends = first place, last place
play-key-enter = take or lay down
play-key-escape = let go, skip
play-key-pieces = the next piece that can move
play-key-options = the list of answers
play-key-undo = undo
play-key-log = log
play-key-hint = hint
play-key-help = this help

## The curtain

play-curtain-give = { $seat }, give the device to
play-curtain-for = The device is for
play-curtain-task = Nobody else looks now
play-curtain-lift = I am { $seat }: open
play-curtain-again = { $seat } chooses again
play-curtain-news = Something for these eyes alone
play-curtain-later = Look at it later
play-look-alone = Only for { $seat }: hand and hidden things
play-alone = For { $seat } alone
play-alone-done = Seen: cover it

## The end

play-end-wins = { $winners } wins
play-end-share = { $winners } share the win
play-end-together = { $winners } win together
play-end-by = { $margin ->
    [one] by one point
   *[other] by { $margin } points
}
play-end-tied = on the tie-break
play-end-each = { $total ->
    [one] with one point each
   *[other] with { $total } points each
}
play-end-in-all = { $total ->
    [one] with one point between them
   *[other] with { $total } points between them
}
play-end-decided = { $what } decided it: { $mine } against { $theirs } for { $second }.
play-end-facts = { $moves ->
    [one] One move
   *[other] { $moves } moves
}, { $minutes ->
    [0] less than a minute
    [one] one minute
   *[other] { $minutes } minutes
}
play-end-score = The score, line by line
play-end-total = total
play-end-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
play-end-tap = Tap a number to read where it comes from.
play-end-fortunes-said = The fortunes over the game: { $list }.
play-end-fortune = { $seat }: { $points } at the end, { $best } at best
play-end-replay = Replay
play-end-rematch = Rematch
play-end-again = New game
play-end-save = Save as a file
play-end-share-text = Share the result
play-end-copied = Copied: paste it where you like.
play-end-not-over = This game is not over yet.
play-end-go-on = Play on
play-end-share-line = { $rank }. { $seat }: { $total }

## Replay

play-replay = Replay
play-replay-first = To the beginning
play-replay-back = One move back
play-replay-play = Play
play-replay-pause = Pause
play-replay-next = One move on
play-replay-last = To the end
play-replay-at = Move { $number } of { $of }
play-replay-place = Move
play-replay-game = Back to the game

## Learning

play-learn-lesson = Lesson.
play-learn-next = Understood
play-learn-more = More
play-learn-skip = No more hints
play-learn-making = The lesson is being laid out …
play-learn-mutiny = { $seat } has three pirates in this crew: enough to force its captain to board.
play-learn-mutiny-more = Everybody in the crew is paid then, { $seat } three times.
play-learn-mutiny-against = A mutiny: the captain must board with this crew, and chooses only the ship.
play-learn-capture = You are { $seat }. A pirate of yours laid on another’s makes a crew.
play-learn-capture-more = Yours goes on top and leads it. Pirates board ships in crews; the flag of a ship says how many it takes.
play-learn-captain = The pirate on top is captain. Only the captain may board, on a later turn.
play-learn-captain-more = Until then anybody may lay a pirate on this crew, and take it over.
play-learn-lost = This crew has a new captain, on top of you. You may take it back.
play-learn-lost-more = The pirates underneath are still paid when it boards.
play-learn-board = This crew is big enough for a ship. Tap the crew, then the ship.
play-learn-board-more = First you see who will be paid; nothing happens yet.
play-learn-second = Right under the captain lies the second, who gets the second treasure.
play-learn-second-more = All others are paid out of the loot; the captain keeps the rest, or pays what is missing.
play-learn-treasure = The captain takes one treasure, the second in the crew gets the other.
play-learn-treasure-more = At the end whoever has most chests gains 15 ducats; barrels bring 12, candlesticks 9, sabres 6.
play-learn-wages = A boarding pays each pirate the number on its disc, but not the captain’s own.
play-learn-wages-more = For a ? the ship says how much. Covered numbers cannot be looked up: remember them.
play-learn-treasures = Most of a kind pays: chests 15, barrels 12, candlesticks 9, sabres 6.
play-learn-treasures-more = It is counted after the last ship; then the richest captain wins.

## Buccaneer

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
play-buccaneer-ship = { $ship }: { $ducats } ducats, a crew of { $crew } or more, { $wage } for a stranger, { $treasures }
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
play-buccaneer-confirm-board = Board her
play-buccaneer-account = What the boarding pays, from the top of the crew to the bottom
play-buccaneer-loot = ducats of loot
play-buccaneer-rest = rest
play-buccaneer-unpaid = of the captain’s colour: unpaid
play-buccaneer-covered = a covered wage
play-buccaneer-veiled = The wages stay covered until she is boarded; a ? earns { $wage } on this ship.
play-buccaneer-keeps = { $seat } keeps { $rest }: from { $before } to { $after } ducats.
play-buccaneer-pays = { $seat } pays { $rest } out of the purse: from { $before } to { $after } ducats.
play-buccaneer-broke = { $seat } pays all there is, { $before } ducats; the reserve adds { $reserve }.
play-buccaneer-takes = { $seat } takes
play-buccaneer-joins = A crew of { $height }.
play-buccaneer-next-turn = { $count ->
    [one] If nobody takes it over, it can board next turn: { $ships }.
   *[other] If nobody takes it over, it can board next turn: { $ships }.
}
play-buccaneer-no-ship-yet = It is too small for any ship in the roads.
play-buccaneer-fortunes = Fortunes, ship by ship
play-buccaneer-lead = { $when ->
    [first] { $winner } has led since the first ship.
    [last] { $winner } took the lead with the very last ship.
   *[since] { $winner } took the lead for good with ship { $at }.
}
