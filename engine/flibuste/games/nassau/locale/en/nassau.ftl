# Nassau: what its score sheet says.

nassau-title = Nassau
nassau-tagline = Four rounds through the alleys of Nassau and out to sea

## The score

nassau-line-track = On the track before the final scoring
nassau-line-towers = Watchtowers: { $crates } crates × { $towers } towers
nassau-line-opponents = Opponents: { $value } points × { $types } types
nassau-line-goods = Hidden goods: { $value } × { $count } goods
nassau-line-weapons = Weapons: { $most } of one type × { $count } tiles
nassau-line-companions = Companions: { $count } pairs × { $value }
nassau-line-cargo = Cargo: half of { $count }, rounded down
nassau-line-contest = { $count ->
    [0] Round { $round }: no tale told
   *[other] Round { $round }: tales worth { $value }
}
nassau-line-tile = Round { $round }, the Dutchman’s tile: crates { $count }
nassau-line-dutchman = { $place ->
    [0] The Flying Dutchman: no crate on the last quay
   *[other] The Flying Dutchman: place { $place } with { $count } on the last quay
}

## The score sheet

nassau-sheet-option-dutchman = The Flying Dutchman
    .note = The expansion: crates on its last quay score by rank.
nassau-sheet-option-contest = Settle the tale contests here
    .note = For those who leave them off the track: 5 points for the best tales of a round, 5 less for telling none.
nassau-sheet-option-tiles = Settle the Dutchman’s tiles here
    .note = For those who leave them off the track: most crates on the tile of a round score it.
nassau-sheet-section-contest = Tales of the rounds
nassau-sheet-section-tiles = Crates on the Dutchman’s tiles
nassau-sheet-section-settled = Rounds
nassau-sheet-section-tile-values = Points of the Dutchman’s tiles
    .note = House values; type in what your tiles say.
nassau-sheet-rounds = Rounds played to their end
nassau-sheet-section-track = Score track
nassau-sheet-section-towers = Watchtowers
nassau-sheet-section-opponents = Defeated opponents
nassau-sheet-section-hideout = Hideout
nassau-sheet-section-weapons = Weapon tiles
    .note = Without the weapons printed on the ship.
nassau-sheet-section-companions = Companions
nassau-sheet-section-cargo = Cargo and leftovers
nassau-sheet-section-dutchman = The Flying Dutchman
nassau-sheet-section-values = Points of the last quay
    .note = The fourth place is a house value; type in what your board says.
nassau-sheet-track = Points on the track
    .note = Before the final scoring, with 100 and 200 added.
nassau-sheet-towers = Own watchtowers
nassau-sheet-tower-crates = Own crates on them
nassau-sheet-opponents = Printed points, added up
nassau-sheet-types = Different types
nassau-sheet-hidden-value = Values of the filled slots, added up
    .note = As printed on the hideout; the store in the middle counts 0.
nassau-sheet-hidden-goods = Goods in the hideout
nassau-sheet-pistol = Pistols
nassau-sheet-sabre = Sabres
nassau-sheet-cannon = Cannons
nassau-sheet-hook = Hooks
nassau-sheet-harpoon = Harpoons
nassau-sheet-pairs = Pairs of a sailor and an animal
nassau-sheet-cargo = Cargo and leftovers, added up
nassau-sheet-crates = Crates in holds
nassau-sheet-provisions = Provisions
nassau-sheet-goods = Goods in holds
nassau-sheet-tales = Tales in hand
nassau-sheet-rum = Rum
nassau-sheet-doubloons = Doubloons
nassau-sheet-contracts = Contracts
nassau-sheet-bombs = Bombs
nassau-sheet-compasses = Compasses
nassau-sheet-quay = Own crates on the last quay
nassau-sheet-place-1 = First on the quay
nassau-sheet-place-2 = Second
nassau-sheet-place-3 = Third
nassau-sheet-place-4 = Fourth
nassau-sheet-played-1 = Round 1: tales told
nassau-sheet-told-1 = Round 1: their printed points
    .note = One for each bad joke; the parrot does not double here.
nassau-sheet-hull-1 = Round 1: own crates on the tile
nassau-sheet-tile-1 = Points of the tile of round 1
nassau-sheet-played-2 = Round 2: tales told
nassau-sheet-told-2 = Round 2: their printed points
    .note = One for each bad joke; the parrot does not double here.
nassau-sheet-hull-2 = Round 2: own crates on the tile
nassau-sheet-tile-2 = Points of the tile of round 2
nassau-sheet-played-3 = Round 3: tales told
nassau-sheet-told-3 = Round 3: their printed points
    .note = One for each bad joke; the parrot does not double here.
nassau-sheet-hull-3 = Round 3: own crates on the tile
nassau-sheet-tile-3 = Points of the tile of round 3
nassau-sheet-played-4 = Round 4: tales told
nassau-sheet-told-4 = Round 4: their printed points
    .note = One for each bad joke; the parrot does not double here.
nassau-sheet-hull-4 = Round 4: own crates on the tile
nassau-sheet-tile-4 = Points of the tile of round 4
nassau-sheet-too-many-towers = { $count } watchtowers on the sheet, but the game has { $max }. Count them again.
nassau-sheet-too-many-tales = { $count } tales on the sheet, but the game has { $max }. Count them again.
nassau-sheet-too-many-goods = { $count } goods on the sheet, but the box has only { $max }. Count them again.
nassau-sheet-too-many-crates = { $seat } has { $count } crates on the sheet, but each player has only { $max }. Count them again.
nassau-sheet-bare-tower = { $seat }: towers { $towers }, crates on them { $crates }. Each own tower carries at least one own crate: count both again.
nassau-sheet-opponents-or-types = { $seat }: opponents count their points times their types. Fill in both.
nassau-sheet-no-tales = { $seat }: points for tales in round { $round }, but no tale told. Fill in both.
nassau-sheet-no-goods = { $seat }: the hideout has filled slots but no goods. Fill in both.
