# Nassau: what its score sheet says.

nassau-title = Nassau
nassau-tagline = Four rounds through the alleys of Nassau and out to sea
nassau-description = Four rounds of pirates: together through the alleys of Nassau for sails, weapons and crew, then out to sea to fight, to trade and to hold the coast. On the way home goods are hidden and tales are told.

## The score

nassau-line-track = On the track before the final scoring
nassau-line-towers = Watchtowers: crates { $crates } × towers { $towers }
nassau-line-opponents = Opponents: points { $value } × types { $types }
nassau-line-goods = Hidden goods: values { $value } × goods { $count }
nassau-line-weapons = Weapons: { $most } of one type × tiles { $count }
nassau-line-companions = Companions: pairs { $count } × { $value }
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

## Things

nassau-thing-doubloon = { $n ->
    [one] { $n } doubloon
   *[other] { $n } doubloons
}
nassau-thing-rum = { $n } rum
nassau-thing-bomb = { $n ->
    [one] { $n } bomb
   *[other] { $n } bombs
}
nassau-thing-contract = { $n ->
    [one] { $n } contract
   *[other] { $n } contracts
}
nassau-thing-compass = { $n ->
    [one] { $n } compass
   *[other] { $n } compasses
}
nassau-thing-crate = { $n ->
    [one] { $n } crate
   *[other] { $n } crates
}
nassau-thing-provision = { $n ->
    [one] { $n } provision
   *[other] { $n } provisions
}
nassau-thing-tale = { $n ->
    [one] { $n } tale
   *[other] { $n } tales
}
nassau-thing-sail = { $n ->
    [one] { $n } sail
   *[other] { $n } sails
}
nassau-thing-sailor = { $n ->
    [one] { $n } sailor
   *[other] { $n } sailors
}
nassau-thing-animal = { $n ->
    [one] { $n } animal
   *[other] { $n } animals
}
nassau-thing-tavern = { $n ->
    [one] { $n } tavern pirate
   *[other] { $n } tavern pirates
}
nassau-thing-hold = { $n ->
    [one] { $n } hold
   *[other] { $n } holds
}
nassau-thing-weapon = { $n ->
    [one] { $n } weapon
   *[other] { $n } weapons
}
nassau-thing-weapon_choice = { $n ->
    [one] { $n } weapon of choice
   *[other] { $n } weapons of choice
}
nassau-thing-good_random = { $n ->
    [one] { $n } good from the bag
   *[other] { $n } goods from the bag
}
nassau-thing-pistol = { $n ->
    [one] { $n } pistol
   *[other] { $n } pistols
}
nassau-thing-sabre = { $n ->
    [one] { $n } sabre
   *[other] { $n } sabres
}
nassau-thing-cannon = { $n ->
    [one] { $n } cannon
   *[other] { $n } cannons
}
nassau-thing-hook = { $n ->
    [one] { $n } hook
   *[other] { $n } hooks
}
nassau-thing-harpoon = { $n ->
    [one] { $n } harpoon
   *[other] { $n } harpoons
}
nassau-thing-tobacco = { $n ->
    [one] { $n } bale of tobacco
   *[other] { $n } bales of tobacco
}
nassau-thing-sugar = { $n ->
    [one] { $n } sugar cane
   *[other] { $n } sugar canes
}
nassau-thing-silver = { $n ->
    [one] { $n } silver bar
   *[other] { $n } silver bars
}
nassau-thing-spice = { $n ->
    [one] { $n } sack of spices
   *[other] { $n } sacks of spices
}
nassau-thing-emerald = { $n ->
    [one] { $n } emerald
   *[other] { $n } emeralds
}
nassau-thing-sapphire = { $n ->
    [one] { $n } sapphire
   *[other] { $n } sapphires
}
nassau-good-tobacco = tobacco
nassau-good-sugar = sugar cane
nassau-good-silver = silver
nassau-good-spice = spices
nassau-good-emerald = emerald
nassau-good-sapphire = sapphire
nassau-nothing = nothing
nassau-weapon-pistol = pistols
nassau-weapon-sabre = sabres
nassau-weapon-cannon = cannons
nassau-weapon-hook = hooks
nassau-weapon-harpoon = harpoons
nassau-animal-rat = the rat
nassau-animal-turtle = the turtle
nassau-animal-crab = the crab
nassau-animal-cat = the cat
nassau-animal-lizard = the lizard
nassau-animal-kraken = the kraken
nassau-animal-parrot = the parrot
nassau-animal-monkey = the monkey spirit
nassau-opponent-kraken = the kraken
nassau-opponent-fortress = the fortress
nassau-opponent-ship = the ship
nassau-opponent-treasure = the treasure island
nassau-opponent-rival = the rival pirates
nassau-token-blank = blank
nassau-token-dodge = dodge
nassau-token-doubloon = a doubloon
nassau-token-rum = a rum
nassau-token-provision = a provision
nassau-token-crate = a crate
nassau-token-weapon = a weapon
nassau-token-sail = a sail
nassau-token-sailor = a sailor
nassau-token-hold = a hold

## Sailor’s tales

nassau-tale-1 = All hands to the halyards
    .note = 3 sails or more, the flag sail included.
nassau-tale-2 = A brace of pistols
    .note = 2 pistols or more, the printed one included.
nassau-tale-3 = Two blades crossed
    .note = 2 sabres or more, the printed one included.
nassau-tale-4 = A broadside of two
    .note = 2 cannons or more, the printed one included.
nassau-tale-5 = Hooks over the rail
    .note = 2 hooks or more, the printed one included.
nassau-tale-6 = A pair of harpoons
    .note = 2 harpoons or more, the printed one included.
nassau-tale-7 = A hand for the tiller
    .note = 2 sailors or more, the first one included.
nassau-tale-8 = Something in the barrel
    .note = A provision in a hold.
nassau-tale-9 = First blood
    .note = At least 1 opponent with exactly 1 of your crates.
nassau-tale-10 = A flag on the shore
    .note = 1 outpost or more.
nassau-tale-11 = The rat in the bilge
    .note = With the rat aboard, used or not.
nassau-tale-12 = The turtle that knew the way
    .note = With the turtle aboard, used or not.
nassau-tale-13 = The crab at the capstan
    .note = With the crab aboard, used or not.
nassau-tale-14 = Nine lives at sea
    .note = With the cat aboard, used or not.
nassau-tale-15 = The lizard’s bargain
    .note = With the lizard aboard, used or not.
nassau-tale-16 = The kraken on a leash
    .note = With the kraken aboard, used or not.
nassau-tale-17 = What the parrot saw
    .note = With the parrot aboard, used or not.
nassau-tale-18 = The spirit in the rigging
    .note = With the monkey spirit aboard, used or not.
nassau-tale-19 = Smoke below deck
    .note = Tobacco in a hold or in the hideout.
nassau-tale-20 = Sweet cargo
    .note = Sugar cane in a hold or in the hideout.
nassau-tale-21 = Silver by moonlight
    .note = Silver in a hold or in the hideout.
nassau-tale-22 = A nose for spices
    .note = Spices in a hold or in the hideout.
nassau-tale-23 = Green fire
    .note = Emeralds in a hold or in the hideout.
nassau-tale-24 = A piece of the sea
    .note = Sapphires in a hold or in the hideout.
nassau-tale-25 = Thieves robbed
    .note = A defeated band of rival pirates.
nassau-tale-26 = The cross on the map
    .note = A defeated treasure island.
nassau-tale-27 = Walls that fell
    .note = A defeated fortress.
nassau-tale-28 = A prize at dawn
    .note = A defeated ship.
nassau-tale-29 = The thing in the deep
    .note = A defeated kraken.
nassau-tale-30 = More canvas than sky
    .note = 4 sails or more, the flag sail included.
nassau-tale-31 = Two for the road
    .note = 2 rum or more, once the campfire is paid.
nassau-tale-32 = Coins that clink
    .note = 2 doubloons or more.
nassau-tale-33 = Two scars
    .note = At least 2 opponents with exactly 1 of your crates each.
nassau-tale-34 = The last one standing
    .note = At least 1 pirate standing on deck.
nassau-tale-35 = Three lights on the coast
    .note = 3 watchtowers or more.
nassau-tale-36 = A small menagerie
    .note = 2 animals or more.
nassau-tale-37 = The ark
    .note = 3 animals or more.
nassau-tale-38 = The quickest draw
    .note = Nobody has more pistols.
nassau-tale-39 = The longest row of blades
    .note = Nobody has more sabres.
nassau-tale-40 = The loudest broadside
    .note = Nobody has more cannons.
nassau-tale-41 = Hooked for good
    .note = Nobody has more hooks.
nassau-tale-42 = The best of the harpooners
    .note = Nobody has more harpoons.
nassau-tale-43 = Three shots, three stories
    .note = 3 pistols or more, the printed one included.
nassau-tale-44 = Three blades
    .note = 3 sabres or more, the printed one included.
nassau-tale-45 = Three barrels of bronze
    .note = 3 cannons or more, the printed one included.
nassau-tale-46 = Three hooks, one deck
    .note = 3 hooks or more, the printed one included.
nassau-tale-47 = Three harpoons
    .note = 3 harpoons or more, the printed one included.
nassau-tale-48 = Twice betrayed
    .note = At least 2 bands of rival pirates defeated.
nassau-tale-49 = Two islands, two spades
    .note = At least 2 treasure islands defeated.
nassau-tale-50 = Two flags struck
    .note = At least 2 fortresses defeated.
nassau-tale-51 = Two prizes in a season
    .note = At least 2 ships defeated.
nassau-tale-52 = Two beasts
    .note = At least 2 krakens defeated.
nassau-tale-53 = Friends ashore
    .note = 2 outposts or more.
nassau-tale-54 = Two beacons burning
    .note = At least 2 watchtowers with 2 or more of your crates each.
nassau-tale-55 = The tower of three
    .note = A watchtower with exactly 3 of your crates.
nassau-tale-56 = The tower of four
    .note = A watchtower with exactly 4 of your crates.
nassau-tale-57 = One, two, three
    .note = Three watchtowers with exactly 1, exactly 2 and exactly 3 of your crates.
nassau-tale-58 = Three hands on deck
    .note = 3 sailors or more, the first one included.
nassau-tale-59 = A full watch
    .note = 4 sailors or more, the first one included.
nassau-tale-60 = Three scars
    .note = At least 3 opponents with exactly 1 of your crates each.
nassau-tale-61 = The big one
    .note = An opponent of strength 5 with exactly 1 of your crates.
nassau-tale-62 = Calm in the middle
    .note = No opponent is left in zone E.
nassau-tale-63 = Calm at the edge
    .note = No opponent is left in zone I.
nassau-tale-64 = Crates and more crates
    .note = At least 4 crates in your holds.
nassau-tale-65 = Stacked to the beams
    .note = At least 6 crates in your holds.
nassau-tale-66 = No room for rats
    .note = At least 8 crates in your holds.
nassau-tale-67 = Two at the rail
    .note = At least 2 pirates standing on deck.
nassau-tale-68 = First among rogues
    .note = Nobody has more points.
nassau-tale-69 = Last and laughing
    .note = Nobody has fewer points.
nassau-tale-70 = The tower of five
    .note = A watchtower with exactly 5 of your crates.
nassau-tale-71 = Armed to the teeth
    .note = 4 weapons of one type or more, the printed one included.
nassau-tale-72 = Every hatch open
    .note = All 5 holds are open.
nassau-tale-73 = Two treasures below
    .note = Exactly 2 goods in holds, of different kinds.
nassau-tale-74 = The arsenal
    .note = 5 weapons of one type or more, the printed one included.

## Questions

nassau-ask-town = { $seat }, where does the captain go?
nassau-ask-onward = { $seat }, where does the captain go from here?
nassau-ask-extra = { $seat }, one more move for a doubloon?
nassau-ask-either = { $seat }, which of the two do you take?
nassau-ask-table = { $seat }, at which table of the tavern do you hire a pirate?
nassau-ask-animal = { $seat }, which animal comes aboard?
nassau-ask-pile = { $seat }, from which pile do you draw a tale?
nassau-ask-seat = { $seat }, which animal gets the sailor?
nassau-ask-lose-sailor = { $seat }, which animal loses its sailor?
nassau-ask-lose-weapon = { $seat }, which weapon do you lose?
nassau-ask-weapon = { $seat }, which weapon do you take?
nassau-ask-keep = { $seat }, what stays in the holds?
nassau-ask-quay = { $seat }, which quay does your boat go to?
nassau-ask-kraken = { $seat }, does your kraken double the bonus of the quay?
nassau-ask-rat = { $seat }, does your rat work for another round?
nassau-ask-bonus = { $seat }, which bonus does the pawn bring?
nassau-ask-second = { $seat }, a second bonus for a doubloon?
nassau-ask-feld = { $seat }, where does the pawn go?
nassau-ask-sea = { $seat }, where do you sail?
nassau-ask-sail = { $seat }, where do you sail from here?
nassau-ask-act = { $seat }, what do you do in zone { $zone }?
nassau-ask-offer = { $seat }, do you trade with the Old Salt?
nassau-ask-fight = { $seat }, how do you attack { $foe }?
nassau-ask-dodge = { $seat }, a dodge: take back a crate, or give a rum?
nassau-ask-dice = { $seat }, how many dice against { $n ->
    [one] { $n } attack
   *[other] { $n } attacks
}?
nassau-ask-cat = { $seat }, does the cat roll { $n ->
    [one] { $n } die
   *[other] { $n } dice
} again?
nassau-ask-repel = { $seat }, which attacks do you send back?
nassau-ask-reward = { $seat }, do you take the reward more than once?
nassau-ask-stop = { $seat }, which is your next stop?
nassau-ask-hide = { $n ->
    [0] { $seat }, which good do you hide?
   *[other] { $seat }, do you hide another good?
}
nassau-ask-tell = { $seat }, which tales do you tell?
nassau-ask-turtle = { $seat }, what does your turtle double?

## Answers

nassau-do-walk = { $n ->
    [one] { $n } pirate
   *[other] { $n } pirates
}: { $either ->
    [yes] { $what } or { $other }
   *[no] { $what }
}{ $spirit ->
    [yes] {" "}(with the monkey)
   *[no] {""}
}
nassau-do-barge = By barge, { $n ->
    [one] { $n } pirate
   *[other] { $n } pirates
}: { $either ->
    [yes] { $what } or { $other }
   *[no] { $what }
}{ $spirit ->
    [yes] {" "}(with the monkey)
   *[no] {""}
}{ $points ->
    [yes] {" "}(2 points)
   *[no] {""}
}
nassau-do-barge-closed = By barge
nassau-do-relocate = Stand the captain there again, take nothing: square of { $either ->
    [yes] { $what } or { $other }
   *[no] { $what }
}{ $spirit ->
    [yes] {" "}(with the monkey)
   *[no] {""}
}
nassau-do-pause = Pause for a rum{ $spirit ->
    [yes] {" "}(with the monkey)
   *[no] {""}
}
nassau-do-pass = Pass
nassau-left-town = Whoever passes makes no more moves in the town this round
nassau-do-stop = That is enough
nassau-do-take = { $what }
nassau-do-table = Table { $table }: { $what }
nassau-do-animal = { $animal }
nassau-do-draw = { $pile ->
    [b] B pile, { $left } left
   *[arrr] Arrr pile, { $left } left
}
nassau-do-seat = Seat { $place }: { $animal }
nassau-do-lose-weapon = { $weapon }
nassau-do-weapon = { $weapon }
nassau-do-keep = { $rat ->
    [yes] With the rat: { $what }
   *[no] { $what }
}
nassau-do-keep-form = What stays in the holds
nassau-do-quay = { $zone }: { $what }
nassau-do-outpost-quay = Outpost in zone { $zone }: { $what }
nassau-do-quay-kraken = Twice: { $what }
nassau-do-quay-plain = Once: { $what }
nassau-do-rat-rat = The rat works
nassau-do-rat-drop = Give up what does not fit
nassau-do-bonus = { $what }{ $spirit ->
    [yes] {" "}(with the monkey)
   *[no] {""}
}
nassau-do-no-bonus = No second bonus
nassau-do-feld = { $either ->
    [yes] { $what } or { $other }
   *[no] { $what }
}
nassau-do-sail = { $stay ->
    [yes] Stay in zone { $zone }
   *[no] To zone { $zone }
}{ $n ->
    [0] {""}
    [one] {" "}(1 pirate lies down)
   *[other] {" "}({ $n } pirates lie down)
}
nassau-do-compass = { $lead ->
    [salt] Compass to the Old Salt in zone { $zone }
   *[dutchman] Compass to the Dutchman in zone { $zone }
}{ $spirit ->
    [yes] {" "}(with the monkey)
   *[no] {""}
}
nassau-do-home = Sail home
nassau-do-fight = Fight { $foe }, strength { $strength }
nassau-do-outpost = { $which ->
    [laid] Outpost with a laid pirate: { $what }
   *[standing] Outpost with a standing pirate: { $what }
}
nassau-do-tower = Watchtower with { $n ->
    [one] { $n } crate
   *[other] { $n } crates
}{ $laid ->
    [0] {""}
    [one] {" "}(1 pirate lies down)
   *[other] {" "}({ $laid } pirates lie down)
}
nassau-do-post = Trade for { $good }{ $laid ->
    [0] {""}
    [one] {" "}(1 pirate lies down)
   *[other] {" "}({ $laid } pirates lie down)
}
nassau-do-salt = The Old Salt: 2 rum and a tale
nassau-do-dutchman = The Dutchman with { $n ->
    [one] { $n } crate
   *[other] { $n } crates
}{ $laid ->
    [0] {""}
    [one] {" "}(1 pirate lies down)
   *[other] {" "}({ $laid } pirates lie down)
}
nassau-do-tale = Draw a tale
nassau-do-buy = For a doubloon: { $what }{ $spirit ->
    [yes] {" "}(with the monkey)
   *[no] {""}
}
nassau-do-no-trade = No trade
nassau-do-fire = { $n ->
    [0] No crate
    [one] { $n } crate
   *[other] { $n } crates
}{ $laid ->
    [0] {""}
    [one] {" "}(1 pirate lies down)
   *[other] {" "}({ $laid } pirates lie down)
}{ $bomb ->
    [yes] {" "}and a bomb
   *[no] {""}
}{ $crab ->
    [yes] {" "}with the crab
   *[no] {""}
}{ $monkey ->
    [yes] {" "}(the monkey keeps the bomb)
   *[no] {""}
}
nassau-do-dodge-crate = Take back a crate ({ $left } left there){ $spirit ->
    [yes] {" "}(with the monkey)
   *[no] {""}
}
nassau-do-dodge-rum = Give a rum, { $left ->
    [one] { $left } crate stays
   *[other] { $left } crates stay
}{ $spirit ->
    [yes] {" "}(with the monkey)
   *[no] {""}
}
nassau-do-dice = { $n ->
    [one] { $n } die
   *[other] { $n } dice
}{ $laid ->
    [0] {""}
    [one] {" "}(1 pirate lies down)
   *[other] {" "}({ $laid } pirates lie down)
}
nassau-do-reroll-cat = Roll { $n ->
    [one] { $n } die
   *[other] { $n } dice
} again
nassau-do-reroll-stop = Leave { $n } as rolled
nassau-do-repel = { $what }
nassau-do-reward = { $n ->
    [one] Once: { $what }
    [2] Twice: { $what }
   *[other] Three times: { $what }
}{ $contract ->
    [yes] {" "}(contract)
   *[no] {""}
}{ $lizard ->
    [yes] {" "}(lizard)
   *[no] {""}
}{ $monkey ->
    [yes] {" "}(monkey)
   *[no] {""}
}
nassau-do-stop-skull = Skull Island: hide goods
nassau-do-stop-camp = Campfire Island: tell tales
nassau-do-stop-home = Home port
nassau-do-hide = { $good } for { $n ->
    [one] { $n } doubloon
   *[other] { $n } doubloons
}{ $fits ->
    [yes] , into its slot
   *[no] , into the middle
}{ $spirit ->
    [yes] {" "}(with the monkey)
   *[no] {""}
}
nassau-do-hidden = That is enough
nassau-do-tell = For { $rum } rum: { $cards }{ $doubled ->
    [yes] {" "}(parrot: { $parrot })
   *[no] {""}
}{ $spirit ->
    [yes] {" "}(with the monkey)
   *[no] {""}
}
nassau-do-tell-form = Tell tales
nassau-do-turtle = { $what ->
    [crates] Crates: { $n }
    [tales] Tales: { $n }
   *[points] Points: { $n }
}
nassau-do-no-turtle = Nothing

## Why not

nassau-barred-occupied = Somebody is standing on it already.
nassau-barred-pirates = It takes { $need ->
    [one] one pirate
   *[other] { $need } pirates
}; standing on deck: { $have }.
nassau-barred-barge = There is no way out and back in that { $have ->
    [one] the one pirate on deck
   *[other] the { $have } pirates on deck
} can fill.
nassau-barred-rum = You have no rum.
nassau-barred-animal = Five animals at most, all of different kinds.
nassau-barred-weapon = At most five weapons of a type.
nassau-barred-table = Nobody is left at this table.
nassau-barred-quay = Another boat lies there.
nassau-barred-far = Too far: { $n ->
    [0] no border can be crossed
    [one] one border a turn
   *[other] { $n } borders a turn
}.
nassau-barred-compass = You have no compass.
nassau-barred-shots = Too few for that: { $weapon } { $weapons }, sailors and pirates { $hands }, crates { $crates }.
nassau-barred-outpost = It is taken.
nassau-barred-nobody = { $which ->
    [laid] No pirate lies on deck.
   *[standing] No pirate stands on deck.
}
nassau-barred-empty = There are no goods here.
nassau-barred-post-weapons = It takes two { $weapon }; you have { $have }.
nassau-barred-post-hands = It takes two sailors or standing pirates; you have { $have }.
nassau-barred-rat = The rat cannot help here.
nassau-barred-new-good = The new good stays aboard.
nassau-barred-room = That does not fit into the holds.
nassau-barred-thrown = More than that fits: nothing is thrown away without need.
nassau-barred-past = That stop is past.
nassau-barred-no-good = You have no goods aboard.
nassau-barred-doubloon = You have no doubloon.
nassau-barred-no-tale = You have no tale in hand.
nassau-barred-cards = Choose different cards of your hand, in the order of their numbers.
nassau-barred-too-many = Your rum is enough for { $most ->
    [one] one tale
   *[other] { $most } tales
}.
nassau-barred-monkey = The monkey spirit is not ready.
nassau-barred-parrot = The parrot must be ready, and doubles one of the tales that are told.

## What happens

nassau-dealt = Town and sea are laid out.
nassau-starts = { $seat } takes the dolphin and begins.
nassau-turn = { $seat }’s turn.
nassau-round = Round { $round } of { $of }.
nassau-walked = { $seat } fills an alley with { $n ->
    [one] { $n } pirate
   *[other] { $n } pirates
}.
nassau-barge = { $seat } takes the barge with { $n ->
    [one] { $n } pirate
   *[other] { $n } pirates
}.
nassau-relocated = { $seat } puts the stuck captain back.
nassau-passed = { $forced ->
    [yes] { $seat } has to pass.
   *[no] { $seat } passes.
}
nassau-dolphin = { $seat } takes the dolphin.
nassau-moored = { $seat } moors in zone { $zone }.
nassau-gained = { $seat } gains { $what }.
nassau-gain-lost = { $seat } cannot use { $what }.
nassau-lost = { $seat } loses { $what }.
nassau-paid = { $n ->
    [0] { $seat } pays with the monkey spirit
   *[other] { $seat } pays { $what }{ $spirit ->
    [yes] {" "}and the monkey spirit one more
   *[no] {""}
}
}{ $why ->
    [barge] {" "}for the barge
    [move] {" "}for one more move
    [pause] {" "}for a pause
    [bonus] {" "}for a second bonus
    [turn] {" "}for the turn at sea
    [salt] {" "}to the Old Salt
    [dodge] {" "}to leave the crate there
    [reward] {" "}for the reward once more
    [hide] {" "}to hide goods
    [camp] {" "}at the campfire
   *[none] {""}
}.
nassau-points = { $seat } scores { $n ->
    [one] { $n } point
   *[other] { $n } points
}{ $why ->
    [tower] {" "}for the watchtower
    [home] {" "}in the home port
    [tale] {" "}for the tale
    [dutchman] {" "}for the Flying Dutchman
    [contest] {" "}for the tales of the round
   *[fight] {" "}for the fight
}: { $was } + { $n } = { $now }.
nassau-points-lost = { $seat } loses { $n ->
    [one] { $n } point
   *[other] { $n } points
}{ $why ->
    [attack] {" "}to the attack
    [silent] {" "}for telling no tale
   *[barge] {" "}for the barge
}: { $was } − { $n } = { $now }.
nassau-hired = { $seat } hires the pirate of table { $table }.
nassau-animal = { $seat } takes aboard { $animal }.
nassau-animal-used = { $seat } uses the { $animal ->
    [turtle] turtle
    [crab] crab
    [cat] cat
    [lizard] lizard
    [kraken] kraken
    [parrot] parrot
    [monkey] monkey spirit
   *[rat] rat
}.
nassau-dropped = { $seat } gives up { $what }.
nassau-rat-rests = { $seat }’s rat rests.
nassau-display = New animals are turned up.
nassau-shuffled = The { $pile ->
    [b] B
   *[arrr] Arrr
} pile is reshuffled.
nassau-drew = { $seat } draws a tale from the { $pile ->
    [b] B
   *[arrr] Arrr
} pile.
nassau-drew-card = Tale { $card }: “{ $tale }”.
nassau-feld = { $seat } moves the Feld pawn.
nassau-sea = Out to sea: round { $round }.
nassau-sailed = { $n ->
    [0] { $seat } sails to zone { $zone }.
    [one] { $seat } sails to zone { $zone }, and a pirate lies down.
   *[other] { $seat } sails to zone { $zone }, and { $n } pirates lie down.
}
nassau-steered = { $lead ->
    [salt] { $seat } follows the compass to the Old Salt in zone { $zone }.
   *[dutchman] { $seat } follows the compass to the Dutchman in zone { $zone }.
}
nassau-homeward = { $forced ->
    [yes] { $seat } has no provision left and sails home.
   *[no] { $seat } sails home.
}
nassau-outpost = { $seat } captures the outpost in zone { $zone }.
nassau-tower = { $seat } occupies a watchtower in zone { $zone } with { $n ->
    [one] { $n } crate
   *[other] { $n } crates
}.
nassau-traded = { $seat } trades for { $good }.
nassau-marked = { $seat } marks the offering.
nassau-fired-unneeded = { $bomb ->
    [yes] { $seat } attacks { $foe } with a bomb: no shot is needed.
   *[no] { $seat } attacks { $foe }: no shot is needed.
}
nassau-fired = { $n ->
    [0] { $seat } attacks { $foe } with a bomb.
    [one] { $seat } fires { $n } crate at { $foe }.
   *[other] { $seat } fires { $n } crates at { $foe }.
}
nassau-fired-dutchman = { $seat } fires { $n ->
    [one] { $n } crate
   *[other] { $n } crates
} at the Flying Dutchman.
nassau-token = { $seat } draws { $token ->
    [dodge] a dodge
    [doubloon] an attack on a doubloon
    [rum] an attack on a rum
    [provision] an attack on a provision
    [crate] an attack on a crate
    [weapon] an attack on a weapon
    [sail] an attack on a sail
    [sailor] an attack on a sailor
    [hold] an attack on a hold
   *[blank] a blank
}.
nassau-attack = { $seat } suffers { $token ->
    [dodge] a dodge
    [doubloon] an attack on a doubloon
    [rum] an attack on a rum
    [provision] an attack on a provision
    [crate] an attack on a crate
    [weapon] an attack on a weapon
    [sail] an attack on a sail
    [sailor] an attack on a sailor
    [hold] an attack on a hold
   *[blank] a blank
}.
nassau-dodged = A dodge: { $seat } takes back a crate.
nassau-told-dice = { $n ->
    [one] { $seat } rolls the die against { $attacks ->
        [one] { $attacks } attack
       *[other] { $attacks } attacks
    }. What does it show?
   *[other] { $seat } rolls { $n } dice against { $attacks ->
        [one] { $attacks } attack
       *[other] { $attacks } attacks
    }. What do they show?
}
nassau-told-token = { $seat } draws token { $n } of { $of }. Which is it?
nassau-told-cat = { $n ->
    [one] { $seat } rolls a die again with the cat. What does it show?
   *[other] { $seat } rolls { $n } dice again with the cat. What do they show?
}
nassau-rolled = { $seat } rolls { $dice }: { $n ->
    [0] nothing goes back
    [one] { $n } attack can go back
   *[other] { $n } attacks can go back
}.
nassau-repelled = { $seat } sends back { $n ->
    [one] { $n } attack
   *[other] { $n } attacks
}.
nassau-nothing-won = { $seat } does no damage and gains nothing.
nassau-defeated = { $enough ->
    [yes] { $strength ->
        [0] { $seat } defeats { $foe }, whose strength has fallen to 0.
       *[other] { $seat } defeats { $foe }: { $n } against a strength of { $strength }.
    }
   *[no] { $seat } defeats { $foe } at once.
}
nassau-fight-over = { $seat } does not defeat { $foe } yet: { $n } against a strength of { $strength }.
nassau-stopped = { $stop ->
    [skull] { $seat } lands on Skull Island.
    [camp] { $seat } lands on Campfire Island.
   *[home] { $seat } is home.
}
nassau-hidden = { $fits ->
    [yes] { $seat } hides { $good } in its slot.
   *[no] { $seat } hides { $good } in the middle.
}
nassau-told = { $seat } tells “{ $tale }”.
nassau-joked = { $seat } tells a bad joke.
nassau-stood-up = All pirates stand up, and those of the alleys come back.
nassau-contest = { $count ->
    [0] { $seat } told nothing this round.
   *[other] { $seat }’s tales: { $value }, { $n ->
    [0] not the best
   *[other] the best, for { $n }
}.
}
nassau-discarded = The tales of the round are discarded.
nassau-salt-moved = The Old Salt is in zone { $zone } now, with another offering.
nassau-dutchman-moved = The Flying Dutchman is in zone { $zone } now.
nassau-tile-settled = The tile of the Dutchman is settled.
nassau-post = The trading post in zone { $zone } has a new good.
nassau-ready = Everything is ready.
nassau-over = The fourth round is over.

## Groups of answers

nassau-group-street = Walk
nassau-group-barge = Barge
nassau-group-relocate = Captain back
nassau-group-stay = Stay
nassau-group-take = Take
nassau-group-table = Tavern
nassau-group-animal = Animals
nassau-group-draw = Tales
nassau-group-seat = Seats
nassau-group-weapon = Weapons
nassau-group-keep = Holds
nassau-group-quay = Quays
nassau-group-bonus = Bonus
nassau-group-space = Spaces
nassau-group-sail = Sail
nassau-group-compass = Compass
nassau-group-home = Home
nassau-group-fight = Fight
nassau-group-outpost = Outposts
nassau-group-tower = Watchtowers
nassau-group-post = Trading posts
nassau-group-salt = Old Salt
nassau-group-dutchman = Flying Dutchman
nassau-group-tale = Tale
nassau-group-buy = Offering
nassau-group-fire = Attack
nassau-group-dodge = Dodge
nassau-group-dice = Dice
nassau-group-repel = Send back
nassau-group-reward = Reward
nassau-group-stop = Stops
nassau-group-hide = Hide
nassau-group-tell = Tell
nassau-group-turtle = Turtle

## Options of the game

nassau-option-dutchman = The Flying Dutchman
    .note = The expansion: a ghost ship that all attack and nobody sinks, beside the Old Salt or alone.
nassau-option-dutchman-without = Without
nassau-option-dutchman-beside = With the Old Salt
nassau-option-dutchman-alone = Alone
nassau-option-feld_pawn = The Feld pawn
    .note = A pawn in the corners of the town brings whoever meets it a bonus.
nassau-option-layout = The town
    .note = How the nine districts lie.
nassau-option-layout-random = Mixed
nassau-option-layout-first_game = First game
nassau-option-start = Who begins
    .note = Drawn at random, or the seat you mark.
nassau-option-start-drawn = Drawn at random
nassau-option-town = The town of my box
    .note = The districts as they lie on the table: tile, side and direction, row by row.
nassau-option-town-house = As chosen above
nassau-option-town-own = As on the table
