# Plunder: the game and its options, the score and its sheet. Captains are named; a line of the score speaks to nobody.

plunder-title = Plunder
plunder-tagline = Sail, fight and bargain for ten Plunder Points
plunder-description = A sea of islands laid out anew each time. Sail, conquer islands, fight ships, trade, threaten and bribe, dig for treasure and bury gold; a storm wanders about and takes its toll. Every ship, island and Plunder Point card is a point, and whoever first has ten wins at once.

## The score

plunder-line-ships = Ships in play: { $count }
plunder-line-islands = Islands owned: { $count }
plunder-line-cards = Plunder Point cards: { $count }
plunder-line-team = { $team }: { $total ->
    [one] { $total } point
   *[other] { $total } points
} together
plunder-line-tie = Equal on time: cards { $cards }, islands { $islands }, ships { $ships }, resources in hand { $hand }
    .short = cards { $cards }, islands { $islands }, ships { $ships }, in hand { $hand }
plunder-line-first = { $first ->
    [yes] Equal points: there first
   *[no] Equal points: there later
}
    .short = { $first ->
        [yes] there first
       *[no] there later
    }

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
plunder-sheet-tap-conquered = Took an unowned island
plunder-sheet-tap-conquered-from = Took an island from another captain
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
    [one] { $seat } needs one more point.
   *[other] { $seat } needs { $count } points more.
}
plunder-sheet-team-to-go = { $count ->
    [0] { $team } has { $total } of { $target } points and has reached the target.
    [one] { $team } has { $total } of { $target } points and needs one more.
   *[other] { $team } has { $total } of { $target } points and needs { $count } more.
}

## Options of the game

plunder-option-clock = Against the clock
    .note = Whoever has the turn says when time is up; when all has been played that is still to be played, most points win.
plunder-option-clock-none = No clock
plunder-option-clock-round = To the end of the round
plunder-option-clock-turn = To the end of the turn
plunder-option-clock-now = At once
plunder-option-target = Points to win
    .note = As usual: 10, or for a team 16, with three teams 14.
plunder-option-target-usual = As usual
plunder-option-target-3 = 3
plunder-option-target-4 = 4
plunder-option-target-5 = 5
plunder-option-target-6 = 6
plunder-option-target-7 = 7
plunder-option-target-8 = 8
plunder-option-target-9 = 9
plunder-option-target-10 = 10
plunder-option-target-11 = 11
plunder-option-target-12 = 12
plunder-option-target-13 = 13
plunder-option-target-14 = 14
plunder-option-target-15 = 15
plunder-option-target-16 = 16
plunder-option-target-17 = 17
plunder-option-target-18 = 18
plunder-option-target-19 = 19
plunder-option-target-20 = 20
plunder-option-target-21 = 21
plunder-option-target-22 = 22
plunder-option-target-23 = 23
plunder-option-target-24 = 24
plunder-option-target-25 = 25
plunder-option-target-26 = 26
plunder-option-target-27 = 27
plunder-option-target-28 = 28
plunder-option-target-29 = 29
plunder-option-target-30 = 30
plunder-option-tile_faces = Sides of the tiles
    .note = Each tile shows either side, or always its side A.
plunder-option-tile_faces-both = Either side
plunder-option-tile_faces-A_only = Side A
plunder-option-tile_rotation = Turned tiles
    .note = Each tile lies turned at random.
plunder-option-first_map = Map of a first game
    .note = The tiles lie as we suggest, nothing of them is drawn.
plunder-option-tiles = Map tiles
    .note = House tiles, or those of your own box, painted once.
plunder-option-tiles-house = House tiles
plunder-option-tiles-own = Those of my box
plunder-option-peg_supply = Pegs
    .note = Masts, cannons and lives run out, as in the box, or never do.
plunder-option-peg_supply-finite = As in the box
plunder-option-peg_supply-unlimited = Never run out
plunder-option-pile_shortage = Empty piles
    .note = What a pile cannot give is lost, or looked for in the deck.
plunder-option-pile_shortage-strict = Lost
plunder-option-pile_shortage-dig = Out of the deck
plunder-option-counters = Counter-offers
    .note = How often terms may be changed in one bargain.
plunder-option-counters-0 = None
plunder-option-counters-1 = 1
plunder-option-counters-2 = 2
plunder-option-counters-3 = 3
plunder-option-counters-4 = 4
plunder-option-counters-5 = 5
plunder-option-counters-6 = 6
plunder-option-bribes = Bribes
    .note = Whoever is attacked may offer cards for peace.
plunder-option-teams = Teams
    .note = Seats alternate, and teammates win together.
plunder-option-teams-none = Everybody alone
plunder-option-teams-2x2 = Two of two
plunder-option-teams_of_six = Teams
    .note = Seats alternate, and teammates win together.
plunder-option-teams_of_six-none = Everybody alone
plunder-option-teams_of_six-2x3 = Two of three
plunder-option-teams_of_six-3x2 = Three of two
