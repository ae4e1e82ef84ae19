# The constructible game of pirate fleets: what its score sheet says.

pirates-title = Pirates
pirates-tagline = Fleets built from cards, an open sea, gold to bring home

## The score

pirates-line-coins = { $count ->
    [0] No coins on the home island
    [one] One coin on the home island
   *[other] { $count } coins on the home island
}
pirates-line-loose = Gold without coins (bonuses, shares and ransoms, less what was paid): { $count }
pirates-line-uniques = Unique treasures at home: { $count }
pirates-line-home = On the home island: { $count }
pirates-line-forts = In forts: { $count }
pirates-line-holds = In the holds: { $count }
pirates-line-tie = { $how ->
    [turn] { $active ->
        [yes] Both past half of the gold at once: it was this captain’s turn
       *[no] Both past half of the gold at once: it was the other’s turn
    }
    [holds] Equal gold: { $holds } in the holds, then ships worth { $ships }
   *[home] Equal gold: { $home } at home, then ships worth { $ships }
}
    .short = { $how ->
        [turn] { $active ->
            [yes] whose turn it was
           *[no] not on turn
        }
        [holds] { $holds } in holds, ships { $ships }
       *[home] { $home } at home, ships { $ships }
    }

## The score sheet

pirates-sheet-option-mode = Players
pirates-sheet-option-mode-duel = Two: more than half of the gold wins
pirates-sheet-option-mode-multi = Three or more: most gold at the end
pirates-sheet-option-fallback = Ended without a majority
    .note = A duel that is over though nobody has more than half of the gold.
pirates-sheet-section-home = On the home island
pirates-sheet-section-forts = In forts
pirates-sheet-section-holds = In the holds
pirates-sheet-section-tie = Equal gold
pirates-sheet-section-values = Gold in the game
pirates-sheet-home = Gold at home, added up
pirates-sheet-coin-1 = Coins of 1
pirates-sheet-coin-2 = Coins of 2
pirates-sheet-coin-3 = Coins of 3
pirates-sheet-coin-4 = Coins of 4
pirates-sheet-coin-5 = Coins of 5
pirates-sheet-coin-6 = Coins of 6
pirates-sheet-coin-7 = Coins of 7
pirates-sheet-loose = Loose gold
    .note = Bonuses, shares and ransoms.
pirates-sheet-uniques = Unique treasures, their gold added up
pirates-sheet-forts = Gold in forts
pirates-sheet-holds = Gold in ships’ holds
pirates-sheet-active = It was their turn
pirates-sheet-fallback-holds = Gold in ships’ holds
pirates-sheet-ships = Points of the ships still in play
pirates-sheet-start-gold = Gold hidden at the start
    .note = All coins of both players; 30 in a game of 40 points.
pirates-sheet-two-active = It can have been only one player’s turn. Take the mark away from the other.
pirates-sheet-mode = { $count ->
    [2] Two players play a duel. Choose the game for two, or add players.
   *[other] { $count } players do not play a duel. Choose the game for three or more.
}
pirates-sheet-too-many-coins = { $count } coins on the sheet, but only { $max } were put into the game. Count them again.
pirates-sheet-too-much-gold = The coins on the sheet make { $count }, but the game began with { $max }. Count them again, or correct the gold at the start.
pirates-sheet-to-go = { $count ->
    [0] { $seat } has more than half of the gold and wins.
   *[other] { $seat } needs { $count } more gold, to have { $need }.
}
