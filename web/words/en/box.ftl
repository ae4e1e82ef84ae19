# A box on the table: what the app asks of it, and how people answer.

page-referee = Let the app referee this game
    .note = It asks what the dice and the cards show, and plays the missing captains.
page-where = Where are you playing?
page-where-app = In the app
page-where-table = On the table
page-where-scores = Score and dice
page-where-scores-note = The app keeps the score and throws the dice; it asks nothing that does not change the score.
page-where-from = What comes from the box
page-where-note = You play with your own box. The app knows the rules, keeps score, and asks what the dice and cards show.
page-where-real = Players keep their own cards
    .note = The app cannot see them; you tell it each card as it is turned up.
page-where-hands = Hidden hands stay in the app.
page-where-bots = Somebody has to move the bots’ pieces.

play-told-dice = { $count ->
    [one] { $seat } rolls the die. What does it show?
   *[other] { $seat } rolls { $count } dice. What do they show?
}
play-told-star = star
play-told-die = Die { $number }
play-told-of = { $seat }’s die
play-told-roll = Roll for us
play-told-draw = Draw for us
play-told-initial = The first letter of its name:
play-told-said = Entered: { $what }

play-setup = Set up the table as shown here.
play-setup-done = The table is ready
play-carry = On the table, do this for { $seat }:
play-carry-between = Settle this between { $seat } and { $other }; the app does not need to know:
play-carry-back = Put back on the table, in this order, as the screen shows it:
play-carry-again = Do again on the table:
play-carry-differ = Change this on the table, unless it lies already as the screen shows it:
play-carry-undo = Undo:
play-redo = Back to where we were
play-carry-nobody = Please do this on the table:
play-carry-done = Done
play-carry-aloud = Read aloud

play-wrong = Entered something wrong?
play-wrong-change = Change: { $what }
play-wrong-title = What does it really show?
play-wrong-move = A different move was made
play-wrong-forgotten = A move before the end of the turn was left out
play-wrong-of-round = { $seat }, round { $number }
play-wrong-of-move = { $seat }, move { $number }
play-wrong-of-row = { $of }, { $row }
play-wrong-told = { $of }: { $what }
play-wrong-covered = covered
play-wrong-gone = Entered before. If you see one of these now, it was entered wrongly then: tap it to put that right.
play-wrong-again = { $count ->
    [one] The rest of the game fits, but for one answer, which you will be asked again.
   *[other] The rest of the game fits, but for about { $count } answers, which you will be asked again.
}
play-wrong-agree = Put it right
play-wrong-leave = Leave it as it was
play-wrong-mending = { $count ->
    [one] Putting right: one answer to go.
   *[other] Putting right: about { $count } answers to go.
}
play-wrong-chosen = Highlighted: what was entered.
play-wrong-lit = Highlighted: the closest answer.
play-wrong-done = The log is right again.
play-setup-right = The real table is different
play-setup-right-note = Fix it here, then play on
