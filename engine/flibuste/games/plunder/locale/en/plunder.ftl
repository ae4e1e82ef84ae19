# Plunder: what its score sheet says. Captains are named; a line of the score speaks to nobody.

plunder-title = Plunder: A Pirate’s Life
plunder-tagline = Sail, fight and bargain for ten Plunder Points

## The score

plunder-line-ships = Ships in play: { $count }
plunder-line-islands = Islands owned: { $count }
plunder-line-cards = Plunder Point cards: { $count }
plunder-line-team = { $team }: { $total } points together
plunder-line-tie = Equal on time: cards { $cards }, islands { $islands }, ships { $ships }, resources in hand { $hand }

## The score sheet

plunder-sheet-option-teams = Teams
    .note = Two teams of two or three captains, or three teams of two.
plunder-sheet-option-time = The clock decides
    .note = Most points win when the time is up and the round is played out.
plunder-sheet-section-team = Team
plunder-sheet-section-points = Plunder Points
plunder-sheet-section-tie = Equal points
plunder-sheet-section-values = Points to win
plunder-sheet-team = Team
    .note = Left empty, the teams sit alternately.
plunder-sheet-team-1 = Team A
plunder-sheet-team-2 = Team B
plunder-sheet-team-3 = Team C
plunder-sheet-ships = Ships in play
plunder-sheet-islands = Islands owned
plunder-sheet-cards = Plunder Point cards
plunder-sheet-hand = Resource cards in hand
plunder-sheet-first = Was the first to get there
plunder-sheet-target = Points to win
    .note = Ten as a rule; seven make a short game, thirteen a long one.
plunder-sheet-team-target = Points to win for a team
    .note = Left empty: 16 for two teams, 14 for three.
plunder-sheet-tap-built = Built a ship
plunder-sheet-tap-conquered = Conquered an island of nobody
plunder-sheet-tap-conquered-from = Conquered an island of another captain
plunder-sheet-tap-sank = Sank a ship of another captain
plunder-sheet-tap-lost = Lost a ship to nobody
plunder-sheet-tap-buried = Buried treasure
plunder-sheet-tap-life = Card: A Pirate’s Life
plunder-sheet-tap-plundered = Card: Plunder
plunder-sheet-tap-card-for-ship = Gave a card for a ship
plunder-sheet-tap-island-for-ship = Gave up an island for a ship
plunder-sheet-uneven-teams = The rules know two teams of two, two of three and three of two. Look again who sails with whom.
plunder-sheet-many-islands = { $count } islands on the sheet, but our map for so many has { $max }. Count them again, unless your map has more.
plunder-sheet-many-cards = { $count } Plunder Point cards on the sheet, but the box has only { $max }. Count them again, unless you played on with markers.
plunder-sheet-two-first = Only one side can be the first at the target. Take the mark away from the others.
plunder-sheet-too-late = More than one side stands at the target, with different points. The first to get there has won at that moment: take back what came later.
plunder-sheet-to-go = { $count ->
    [0] { $seat } has { $total } points and has reached the target.
    [one] { $seat } needs one point more.
   *[other] { $seat } needs { $count } points more.
}
plunder-sheet-team-to-go = { $count ->
    [0] { $team } has { $total } of { $target } points and has reached the target.
    [one] { $team } has { $total } of { $target } points and needs one more.
   *[other] { $team } has { $total } of { $target } points and needs { $count } more.
}
