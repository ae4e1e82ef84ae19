# A box on the table: what the app asks of it, and how people answer.

page-referee = Let the app referee this game
    .note = It asks what the dice and the cards show, and plays the missing captains.
page-where = Where do you play?
page-where-app = In the app
page-where-table = On the table
page-where-from = From the box
page-where-note = You play with your own box. The app knows the rules, keeps the score, and asks what the box says.
page-where-real = All people hold their own cards
    .note = The app does not see them, and is told of a card when it is turned up.
page-where-hands = Hidden hands stay in the app.
page-where-bots = Somebody moves the bots’ pieces.

play-told-dice = { $count ->
    [one] { $seat } rolls the die. What does it show?
   *[other] { $seat } rolls { $count } dice. What do they show?
}
play-told-star = star
play-told-die = Die { $number }
play-told-of = { $seat }’s die
play-told-roll = Roll for us
play-told-draw = Draw for us
play-told-said = Told: { $what }

play-lay = Lay the table as you see it here.
play-lay-done = The table is laid
play-carry = Please do this for { $seat } on the table:
play-carry-between = Settle this between { $seat } and { $other }; the app need not know what it is:
play-carry-nobody = Please do this on the table:
play-carry-done = Done
play-carry-aloud = Read aloud

play-wrong = Was something told wrongly?
play-wrong-change = Change: { $what }
play-wrong-title = What does it really show?
play-wrong-fits = From move { $number } on the log does not fit any more. Go back there?
play-wrong-back = Go back there
play-lay-right = The table looks different
play-lay-right-note = Put it right here, and play on
