# Buccaneer: what the engine says. Names stand in the log ("Mary lays ..."); only a question speaks to somebody.

buccaneer-title = Buccaneer
buccaneer-tagline = Nobody stays captain for long
buccaneer-description = Pile up pirates, board merchant ships, pay the crew and keep the rest. Remember who is lying under whom.

## Ships (house names)

buccaneer-ship-BUC-S01 = Fishing Smack
buccaneer-ship-BUC-S02 = Harbour Lugger
buccaneer-ship-BUC-S03 = Coastal Cutter
buccaneer-ship-BUC-S04 = Salt Ketch
buccaneer-ship-BUC-S05 = Wine Pinnace
buccaneer-ship-BUC-S06 = Tax Sloop
buccaneer-ship-BUC-S07 = Chapel Brig
buccaneer-ship-BUC-S08 = Garrison Barque
buccaneer-ship-BUC-S09 = Sugar Schooner
buccaneer-ship-BUC-S10 = Armed Fluyt
buccaneer-ship-BUC-S11 = Governor’s Merchantman
buccaneer-ship-BUC-S12 = Company Fluyt
buccaneer-ship-BUC-S13 = Royal Galleon
buccaneer-ship-BUC-S14 = Cathedral Galleon
buccaneer-ship-BUC-S15 = Treasure Galleon
buccaneer-ship-own = Nameless

## Treasures

buccaneer-treasure-chest = chest
    .the = the chest
buccaneer-treasure-barrel = barrel
    .the = the barrel
buccaneer-treasure-candlestick = candlestick
    .the = the candlestick
buccaneer-treasure-sabre = sabre
    .the = the sabre
buccaneer-treasures-chest = { $count ->
    [one] chest
   *[other] chests
}
buccaneer-treasures-barrel = { $count ->
    [one] barrel
   *[other] barrels
}
buccaneer-treasures-candlestick = { $count ->
    [one] candlestick
   *[other] candlesticks
}
buccaneer-treasures-sabre = { $count ->
    [one] sabre
   *[other] sabres
}
buccaneer-ducats = { $count ->
    [one] { $count } ducat
   *[other] { $count } ducats
}

## Pirates

buccaneer-pirate-2 = Cabin boy
buccaneer-pirate-3 = Deckhand
buccaneer-pirate-4 = Gunner
buccaneer-pirate-5 = Skipper
buccaneer-pirate-q = Stranger
    .note = The wage of the Stranger is written on the ship that is boarded.
buccaneer-pirate-covered = covered
buccaneer-value-2 = 2
buccaneer-value-3 = 3
buccaneer-value-4 = 4
buccaneer-value-5 = 5
buccaneer-value-q = question mark
buccaneer-role-captain = captain
buccaneer-role-second = second

## Questions

buccaneer-ask-reveal = { $seat }, turn up the first three ships.
buccaneer-ask-action = { $seat }, what is your move?
buccaneer-ask-crew-of = { $height ->
    [one] Where does this pirate go?
   *[other] Where does this crew of { $height } go?
}
buccaneer-ask-mutiny = { $seat }, do you call a mutiny on { $captain }?
    .note = { $mine } of the { $height } pirates in this crew belong to { $seat }. { $captain } picks the ship and stays captain.
buccaneer-ask-which-crew = { $seat }, which of your mutinous crews boards?
buccaneer-ask-ship = { $seat }, which ship do you board?
buccaneer-ask-treasure = { $seat }, which treasure do you take from the { $ship }?

## Answers

buccaneer-do-capture = { $mover_height ->
    [one] { $target_height ->
        [one] Lay your { $mover } on { $target_owner }’s { $target }: a crew of { $height }
       *[other] Lay your { $mover } on { $target_owner }’s crew of { $target_height } under a { $target }: { $height } in all
    }
   *[other] { $target_height ->
        [one] Lay your crew of { $mover_height } under a { $mover } on { $target_owner }’s { $target }: { $height } in all
       *[other] Lay your crew of { $mover_height } under a { $mover } on { $target_owner }’s crew of { $target_height } under a { $target }: { $height } in all
    }
}
buccaneer-do-board = { $loot ->
    [one] Board the { $ship } with { $height ->
        [one] your { $mover } alone
       *[other] your crew of { $height } under a { $mover }
    }: { $loot } ducat
   *[other] Board the { $ship } with { $height ->
        [one] your { $mover } alone
       *[other] your crew of { $height } under a { $mover }
    }: { $loot } ducats
}
buccaneer-do-reveal = Turn up three ships
buccaneer-do-call = Call a mutiny
buccaneer-do-not-call = Let it be
buccaneer-do-crew = The crew of { $height }
buccaneer-do-treasure = { $kind ->
    [chest] The chest
    [barrel] The barrel
    [candlestick] The candlestick
   *[sabre] The sabre
}

buccaneer-group-capture = Lay on
buccaneer-group-board = Board
buccaneer-group-mutiny = Mutiny
buccaneer-group-crew = Crew
buccaneer-group-treasure = Treasure

## Why not

buccaneer-barred-height = { $mine ->
    [one] { $owner }’s { $theirs } and one more make { $height }; a crew holds { $max } at most.
   *[other] { $owner }’s { $theirs } and these { $mine } make { $height }; a crew holds { $max } at most.
}
buccaneer-barred-small = The { $ship } takes { $needed } pirates; this crew has only { $height }.
buccaneer-barred-single = A pirate alone is not a crew and cannot board.
buccaneer-barred-own = Pirates and crews of the same captain are never laid on each other.
buccaneer-barred-not-yours = Only the pirate on top counts: this pile belongs to somebody else.
buccaneer-barred-no-such-unit = There is no such pirate or crew on the table.
buccaneer-barred-no-such-ship = This ship does not lie in the roads.
buccaneer-barred-not-called = No mutiny was called in this crew.
buccaneer-barred-not-shown = The ship carries no such treasure, or the reserve has none left.

## The log

buccaneer-starts = { $seat } takes the first turn.
buccaneer-read = { $ship } enters the roads.
buccaneer-ships = Three ships enter the roads: { $ships }.
buccaneer-turn = A new turn begins.
buccaneer-skipped = { $seat } has no pirate on top anywhere and sits out.
buccaneer-passed = { $seat } has no move and passes.
buccaneer-captured = { $mine ->
    [one] { $theirs ->
        [one] { $seat } lays a pirate on one of { $victim }’s and captains a crew of { $height }.
       *[other] { $seat } lays a pirate on { $victim }’s crew of { $theirs } and captains a crew of { $height }.
    }
   *[other] { $theirs ->
        [one] { $seat } lays a crew of { $mine } on { $victim }’s pirate and captains a crew of { $height }.
       *[other] { $seat } lays a crew of { $mine } on { $victim }’s crew of { $theirs } and captains a crew of { $height }.
    }
}
buccaneer-mutiny-called = { $seat } calls a mutiny in { $captain }’s crew of { $height }.
buccaneer-mutiny-declined = { $seat } leaves { $captain } in peace.
buccaneer-mutiny-crew = { $captain } gives way to the mutiny in the crew of { $height }.
buccaneer-boarded = { $forced ->
    [yes] Forced by the mutiny, { $seat } boards the { $ship } with a crew of { $height }.
   *[no] { $seat } boards the { $ship } with a crew of { $height }.
}
buccaneer-treasure = { $role ->
    [second] { $kind ->
        [chest] { $seat }, as second, takes the chest.
        [barrel] { $seat }, as second, takes the barrel.
        [candlestick] { $seat }, as second, takes the candlestick.
       *[sabre] { $seat }, as second, takes the sabre.
    }
   *[captain] { $kind ->
        [chest] { $seat } takes the chest.
        [barrel] { $seat } takes the barrel.
        [candlestick] { $seat } takes the candlestick.
       *[sabre] { $seat } takes the sabre.
    }
}
buccaneer-no-treasure = The reserve has no treasure left for this ship.
buccaneer-uncovered = The crew is uncovered.
buccaneer-wages = { $pieces ->
    [one] { $seat } is paid { $amount } for one pirate.
   *[other] { $seat } is paid { $amount } for { $pieces } pirates.
}
buccaneer-rest = { $rest ->
    [0] Loot { $loot }, wages { $wages }: nothing is left for { $seat }.
   *[other] Loot { $loot }, wages { $wages }: { $seat } keeps { $rest }.
}
buccaneer-shortage = { $reserve ->
    [0] Loot { $loot }, wages { $wages }: { $seat } pays { $paid } out of the purse.
   *[other] { $paid ->
        [0] Loot { $loot }, wages { $wages }: { $seat } has nothing left, the reserve pays { $reserve }.
       *[other] Loot { $loot }, wages { $wages }: { $seat } pays the last { $paid } out of the purse, the reserve adds { $reserve }.
    }
}
buccaneer-home = The pirates go home.
buccaneer-stalemate = Nobody can move: all crews break up and the pirates go home unpaid.
buccaneer-stalemate-end = Nobody can move: the game ends here.
buccaneer-over = { $count ->
    [one] { $winners } wins with { $total ->
        [one] { $total } ducat
       *[other] { $total } ducats
    }.
   *[other] { $winners } share the win with { $total ->
        [one] { $total } ducat
       *[other] { $total } ducats
    } each.
}

## The score

buccaneer-line-ducats = Ducats in the purse
buccaneer-line-treasure = { $kind ->
    [chest] { $why ->
        [majority] Chests: the majority with { $count }
        [shared] Chests: { $count } each, { $value } shared by { $sharers }
        [tokens] { $count ->
            [one] Chests: one, worth 1
           *[other] Chests: { $count }, worth 1 each
        }
       *[none] Chests: none
    }
    [barrel] { $why ->
        [majority] Barrels: the majority with { $count }
        [shared] Barrels: { $count } each, { $value } shared by { $sharers }
        [tokens] { $count ->
            [one] Barrels: one, worth 1
           *[other] Barrels: { $count }, worth 1 each
        }
       *[none] Barrels: none
    }
    [candlestick] { $why ->
        [majority] Candlesticks: the majority with { $count }
        [shared] Candlesticks: { $count } each, { $value } shared by { $sharers }
        [tokens] { $count ->
            [one] Candlesticks: one, worth 1
           *[other] Candlesticks: { $count }, worth 1 each
        }
       *[none] Candlesticks: none
    }
   *[sabre] { $why ->
        [majority] Sabres: the majority with { $count }
        [shared] Sabres: { $count } each, { $value } shared by { $sharers }
        [tokens] { $count ->
            [one] Sabres: one, worth 1
           *[other] Sabres: { $count }, worth 1 each
        }
       *[none] Sabres: none
    }
}

buccaneer-line-shared = Equal totals at the top: the win is shared
buccaneer-line-tie = { $count ->
    [0] Equal totals: no treasures to decide
    [one] Equal totals, decided by treasures: one
   *[other] Equal totals, decided by treasures: { $count }
}
    .short = { $count ->
        [one] one treasure
       *[other] { $count } treasures
    }

## Options of the game

buccaneer-option-open_crews = Open crews
    .note = Everybody sees the wages of covered pirates, and the sums before a boarding. For a first game and for young captains.
buccaneer-option-closed_purses = Closed purses
    .note = Each player sees only their own ducats. Treasures stay open.
buccaneer-option-deck = Ships
    .note = The house fleet of Flibuste, or the ship cards of your own box, typed in.
buccaneer-option-deck-house = House fleet
buccaneer-option-deck-own = Those of my box
buccaneer-option-stalemate = When nobody can move
    .note = Normally all crews break up unpaid and play goes on. A second time without a ship taken in between ends the game.
buccaneer-option-stalemate-reset = Crews break up
buccaneer-option-stalemate-end = The game ends
buccaneer-option-tie_break = Equal totals
    .note = Share the win, or let the larger number of treasures decide.
buccaneer-option-tie_break-shared = Share the win
buccaneer-option-tie_break-tokens = Most treasures
buccaneer-option-groups = Length
    .note = Ships come in groups of three. Fewer groups make a shorter game; the cards left over go out unseen.
buccaneer-option-groups-2 = 6 ships
buccaneer-option-groups-3 = 9 ships
buccaneer-option-groups-4 = 12 ships
buccaneer-option-groups-5 = 15 ships
buccaneer-option-start = First turn
    .note = By the book, the oldest player starts. Mark that seat, or let the lot decide.
buccaneer-option-start-drawn = Drawn at random

## The score sheet

buccaneer-sheet-option-tie_break = { buccaneer-option-tie_break }
buccaneer-sheet-option-tie_break-shared = { buccaneer-option-tie_break-shared }
buccaneer-sheet-option-tie_break-tokens = { buccaneer-option-tie_break-tokens }
buccaneer-sheet-section-purse = Purse
buccaneer-sheet-section-treasures = Treasures
buccaneer-sheet-coins-differ = { $seat }: { $count } ducats are written down, but the coins make { $coins }. The coins are counted; leave one of the two empty.
buccaneer-sheet-ducats = Ducats
buccaneer-sheet-chest = Chests
buccaneer-sheet-barrel = Barrels
buccaneer-sheet-candlestick = Candlesticks
buccaneer-sheet-sabre = Sabres
buccaneer-sheet-coin-1 = Coins of 1
buccaneer-sheet-coin-5 = Coins of 5
buccaneer-sheet-coin-10 = Coins of 10
buccaneer-sheet-section-values = Value of the majorities
    .note = Set them as your box says.
buccaneer-sheet-too-many = { $kind ->
    [chest] { $count } chests on the sheet, but the box has only { $max }. Count them again.
    [barrel] { $count } barrels on the sheet, but the box has only { $max }. Count them again.
    [candlestick] { $count } candlesticks on the sheet, but the box has only { $max }. Count them again.
   *[sabre] { $count } sabres on the sheet, but the box has only { $max }. Count them again.
}
buccaneer-sheet-too-few = { $kind ->
    [chest] { $count } of the { $max } chests are on the sheet. That may be right, if some stayed in the reserve.
    [barrel] { $count } of the { $max } barrels are on the sheet. That may be right, if some stayed in the reserve.
    [candlestick] { $count } of the { $max } candlesticks are on the sheet. That may be right, if some stayed in the reserve.
   *[sabre] { $count } of the { $max } sabres are on the sheet. That may be right, if some stayed in the reserve.
}
buccaneer-sheet-too-rich = { $count } ducats on the sheet, but the box has only { $max }. Count them again, unless you played on with notes.
buccaneer-sheet-too-many-coins = { $count } coins of { $coin } on the sheet, but the box has only { $max }. Count them again.

## Positions that cannot be

buccaneer-position-BUC-INV-01 = Every player has five pirates (2, 3, 4, 5 and one Stranger), each in exactly one place.
buccaneer-position-BUC-INV-02 = A pile holds one to nine pirates.
buccaneer-position-BUC-INV-03 = In a crew, captain and second are never of the same colour.
buccaneer-position-BUC-INV-04 = Of each kind of treasure there are six in all, held or in the reserve.
buccaneer-position-BUC-INV-05 = Ships in the roads, in the deck and taken must add up to the deck that was chosen, and the deck goes down by threes.
buccaneer-position-BUC-INV-06 = A purse never holds less than nothing.
buccaneer-position-BUC-INV-07 = With the house ships, every boarding costs at least one ducat in wages.
buccaneer-position-BUC-INV-08 = A turn changes the table by one capture or one boarding at most.
buccaneer-position-BUC-SET-01 = There must be three to five players, each with a colour of their own.
