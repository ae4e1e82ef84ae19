### Nassau: tools for the table

nassau-tool-tokens = Combat bag
    .note = 25 tokens, all put back after the fight. The mix is our guess: type in that of your box.
nassau-tool-tokens-copies = Tokens of my box
nassau-tool-dice = Combat dice
    .note = Every 3, 4, 5 or 6 sends an attack token back.
nassau-tool-goods = Goods bag
    .note = 24 goods, four of each.
nassau-tool-animals = Animals
    .note = 24 tiles, three of each; three lie open.
nassau-tool-salt = Old Salt
    .note = Its tiles, the offerings, the Dutchman: one a round.
nassau-tool-offerings = Offerings
    .note = Four of the eight house tiles, one a round.
nassau-tool-dutchman = Flying Dutchman
    .note = Four of eight tiles, one a round. Their points are our guess: check your box.
nassau-tool-weapons = The Dutchman’s weapons
    .note = Four of five, one over each tile.
nassau-tool-offering-1 = 1 bomb, 2 provisions or 1 harpoon
nassau-tool-offering-2 = 1 contract, 3 crates or 1 cannon
nassau-tool-offering-3 = 1 compass, 3 tales or 1 sabre
nassau-tool-offering-4 = 1 bomb, 1 sail or 3 tales
nassau-tool-offering-5 = 1 contract, 1 sailor or 2 provisions
nassau-tool-offering-6 = 1 compass, 1 hold or 3 crates
nassau-tool-offering-7 = 1 bomb, 1 tavern pirate or 1 pistol
nassau-tool-offering-8 = 1 contract, 1 animal or 1 hook
nassau-tool-choice-pistol = pistol
nassau-tool-choice-sabre = sabre
nassau-tool-choice-cannon = cannon
nassau-tool-choice-hook = hook
nassau-tool-choice-harpoon = harpoon
nassau-tool-choice-tobacco = tobacco
nassau-tool-choice-sugar = sugar cane
nassau-tool-choice-silver = silver
nassau-tool-choice-spice = spices
nassau-tool-choice-emerald = emeralds
nassau-tool-choice-sapphire = sapphires
nassau-tool-choice-rat = rat
nassau-tool-choice-turtle = turtle
nassau-tool-choice-crab = crab
nassau-tool-choice-cat = cat
nassau-tool-choice-lizard = lizard
nassau-tool-choice-kraken = kraken
nassau-tool-choice-parrot = parrot
nassau-tool-choice-monkey = monkey spirit
nassau-tool-choice-blank = blank
nassau-tool-choice-dodge = dodge
nassau-tool-choice-weapon = attack: a weapon
nassau-tool-choice-sail = attack: a sail
nassau-tool-choice-sailor = attack: a sailor
nassau-tool-choice-hold = attack: a hold
nassau-tool-choice-doubloon = attack: a doubloon
nassau-tool-choice-rum = attack: a rum
nassau-tool-choice-provision = attack: a provision
nassau-tool-choice-crate = attack: a crate

nassau-tool-fight = Fight
    .note = Crates, tokens, dice and risk.
nassau-tool-holds = Hold packer
    .note = Does the cargo fit?
nassau-tool-round = Round
    .note = What each phase holds, in order.
nassau-tool-tales = Sailor’s tales
    .note = Which card can be told now? Points are our guess.

nassau-tool-field-rum = Rum
nassau-tool-field-hand = Tales in hand
nassau-tool-field-strength = Printed strength
nassau-tool-field-damage = Crates on it, of all players
nassau-tool-field-weapons = Weapons of its type, with the printed one
nassau-tool-field-sails = Sails, with the flag sail
nassau-tool-field-sailors = Sailors, with the first one
nassau-tool-field-pirates = Pirates standing on deck
nassau-tool-field-crates = Crates in holds
nassau-tool-field-bomb = Bomb
nassau-tool-field-crab = Crab
nassau-tool-field-cat = Cat
nassau-tool-field-provisions = Provisions
nassau-tool-field-goods = Goods
nassau-tool-field-open_holds = Open holds
nassau-tool-field-rat = Rat active
nassau-tool-field-phase = Phase
nassau-tool-field-dutchman = With the Flying Dutchman
nassau-tool-field-corner = Corner
nassau-tool-field-start_there = The start tile lies in the southwest
nassau-tool-field-bonus = First bonus
nassau-tool-field-doubloon = A doubloon to pay
nassau-tool-choice-none = none
nassau-tool-choice-begin = set-up
nassau-tool-choice-southwest = southwest
nassau-tool-choice-northwest = northwest
nassau-tool-choice-northeast = northeast
nassau-tool-choice-southeast = southeast
nassau-tool-field-card = Number of the card
nassau-tool-field-doubloons = Doubloons
nassau-tool-field-standing_pirates = Pirates standing on deck
nassau-tool-field-outposts = Outposts
nassau-tool-field-crates_in_holds = Crates in holds
nassau-tool-field-pistol = Pistols, with the printed one
nassau-tool-field-sabre = Sabres, with the printed one
nassau-tool-field-cannon = Cannons, with the printed one
nassau-tool-field-hook = Hooks, with the printed one
nassau-tool-field-harpoon = Harpoons, with the printed one
nassau-tool-field-animal_rat = Rat
nassau-tool-field-animal_turtle = Turtle
nassau-tool-field-animal_crab = Crab
nassau-tool-field-animal_cat = Cat
nassau-tool-field-animal_lizard = Lizard
nassau-tool-field-animal_kraken = Kraken (animal)
nassau-tool-field-animal_parrot = Parrot
nassau-tool-field-animal_monkey = Monkey spirit
nassau-tool-field-tobacco = Tobacco in holds
nassau-tool-field-hidden_tobacco = Tobacco in the hideout
nassau-tool-field-sugar = Sugar cane in holds
nassau-tool-field-hidden_sugar = Sugar cane in the hideout
nassau-tool-field-silver = Silver in holds
nassau-tool-field-hidden_silver = Silver in the hideout
nassau-tool-field-spice = Spices in holds
nassau-tool-field-hidden_spice = Spices in the hideout
nassau-tool-field-emerald = Emeralds in holds
nassau-tool-field-hidden_emerald = Emeralds in the hideout
nassau-tool-field-sapphire = Sapphires in holds
nassau-tool-field-hidden_sapphire = Sapphires in the hideout
nassau-tool-field-defeated_kraken = Defeated: Krakens
nassau-tool-field-defeated_fortress = Defeated: Fortresses
nassau-tool-field-defeated_ship = Defeated: Ships
nassau-tool-field-defeated_treasure = Defeated: Treasure islands
nassau-tool-field-defeated_rival = Defeated: Rival pirates
nassau-tool-choice-fortress = fortresses
nassau-tool-choice-ship = ships
nassau-tool-choice-treasure = treasure islands
nassau-tool-choice-rival = rival pirates
nassau-tool-choice-town = Nassau
nassau-tool-choice-sea = At sea
nassau-tool-choice-home = Voyage home
nassau-tool-choice-ready = Make ready

nassau-tool-campfire-first = Spend the rum first: it no longer counts for a tale that asks for rum.
nassau-tool-fight-at-once = Defeated at once: no tokens are drawn.
nassau-tool-fight-none = No fight: a weapon of its type, a sailor or a standing pirate, and a crate are needed.
nassau-tool-fight-dice = Defence: { $base } dice, with pirates up to { $most }; each 3 or more sends an attack back.
nassau-tool-fight-risk = With all dice, expect to lose about { $whole }.{ $part } things (with our guess of the bag).
nassau-tool-fight-gain = With one crate or bomb of yours still there: its points and its reward, defeated or not.
nassau-tool-holds-fit = It fits: { $need } of { $holds } holds, { $left } free.
nassau-tool-holds-full = It does not fit: { $need } loads for { $holds } holds.
nassau-tool-holds-drop-crates = { $count ->
    [one] { $count } crate fewer, and it fits.
   *[other] { $count } crates fewer, and it fits.
}
nassau-tool-holds-drop-provisions = { $count ->
    [one] { $count } provision fewer, and it fits.
   *[other] { $count } provisions fewer, and it fits.
}
nassau-tool-holds-drop-goods = { $count ->
    [one] { $count } good fewer, and it fits.
   *[other] { $count } goods fewer, and it fits.
}
nassau-tool-feld = Feld pawn
    .note = Its bonus and its next corner.
nassau-tool-feld-begins = Put it on a space of this corner’s tile, drawn at random.
nassau-tool-feld-bonus = The captain has come to its space: a provision, a rum or a crate.
nassau-tool-feld-second = For a doubloon, another bonus as well.
nassau-tool-feld-no-second = Without a doubloon there is no second bonus.
nassau-tool-feld-next = Then put it on any space of the next corner’s tile, clockwise: { $corner ->
    [northwest] northwest
    [northeast] northeast
    [southeast] southeast
   *[southwest] southwest
}.
nassau-tool-round-town-move = Move: a pirate on every section of a free alley; take the equipment there. Or pause, or pass.
nassau-tool-round-town-extra = A doubloon buys one more move, once a turn.
nassau-tool-round-town-pause = A rum buys a pause.
nassau-tool-round-town-pass = Pass: the boat goes to a free quay, with 2 provisions.
nassau-tool-round-town-dolphin = The first to pass takes the dolphin and starts at sea.
nassau-tool-round-sea-provision = Act: return a provision, sail, do one action.
nassau-tool-round-sea-kraken = A kraken in a zone stops the boat that enters.
nassau-tool-round-sea-action = One action always; drawing a tale is always possible.
nassau-tool-round-sea-pass = Without a provision: pass, and the voyage home begins at once.
nassau-tool-round-home-order = Skull Island, Campfire Island, home port: one stop a turn; the first two may be skipped.
nassau-tool-round-home-port = Home: a crate for each outpost, a tale for each opponent with your crates, 2 points for each tower.
nassau-tool-round-home-dolphin = The first one home takes the dolphin and starts the next round.
nassau-tool-round-ready-dutchman = Flying Dutchman: most crates on the tile score it; one crate stays below it, the others go to the last quay.
nassau-tool-round-ready-pirates = Stand up the pirates; those in the alleys come home.
nassau-tool-round-ready-animals = Turn used animals up again.
nassau-tool-round-ready-contest = Tales of this round: the highest sum scores 5; at a tie, each of them does.
nassau-tool-round-ready-none = No tale this round: lose 5.
nassau-tool-round-ready-discard = Discard the tales played.
nassau-tool-round-ready-display = Three new animals.
nassau-tool-round-ready-salt = The next Old Salt tile and the next offering.
nassau-tool-round-ready-posts = Refill empty trading posts from the bag.
nassau-tool-round-ready-next = The dolphin’s holder starts; the rat is settled first.

nassau-tool-tale-sails = Sails, with the flag sail: { $min } or more
nassau-tool-tale-sailors = Sailors, with the first one, without pirates: { $min } or more
nassau-tool-tale-provisions = Provisions in holds: { $min } or more
nassau-tool-tale-rum = Rum: { $min } or more
nassau-tool-tale-doubloons = Doubloons: { $min } or more
nassau-tool-tale-crates_in_holds = Crates in holds: { $min } or more
nassau-tool-tale-open_holds = Open holds: { $min } or more
nassau-tool-tale-standing_pirates = Pirates standing on deck: { $min } or more
nassau-tool-tale-outposts = Outposts: { $min } or more
nassau-tool-tale-weapons = Weapons ({ $what }), with the printed one: { $min } or more
nassau-tool-tale-weapons_any_type = Weapons of one type, with the printed one: { $min } or more
nassau-tool-tale-most_weapons = Nobody owns more weapons of this type ({ $what }); ties are allowed.
nassau-tool-tale-animal = The animal is yours, used or not: { $what }
nassau-tool-tale-animals = Animals: { $min } or more
nassau-tool-tale-good = In a hold or in the hideout ({ $what }): { $min } or more
nassau-tool-tale-two_different_goods = Exactly two goods in holds, of two kinds
nassau-tool-tale-defeated = Defeated ({ $what }): { $min } or more
nassau-tool-tale-opponents_with_own_crates = Opponents with exactly { $exact } of your crates: { $min } or more
nassau-tool-tale-opponents_with_own_crates-strong = Opponents of strength { $strength } with exactly { $exact } of your crates: { $min } or more
nassau-tool-tale-towers_with_own_crates-exactly = Watchtowers with exactly { $exact } of your crates: { $min } or more
nassau-tool-tale-towers_with_own_crates-at-least = Watchtowers with { $at_least } or more of your crates: { $min } or more
nassau-tool-tale-towers_exact_set = Three watchtowers with exactly 1, exactly 2 and exactly 3 of your crates
nassau-tool-tale-zone_clear = No opponent is left in zone { $zone }.
nassau-tool-tale-score_first = Nobody has more points.
nassau-tool-tale-score_last = Nobody has fewer points.

nassau-tool-tales-able = { $count } of { $of } can be told now: { $points } points by our guess.
nassau-tool-tales-none = None of your { $of } cards is true now; as a bad joke each brings 1 point.
nassau-tool-tales-rum = { $rum } rum to play them: three cards for each.
nassau-tool-field-opponents_one = Opponents with exactly one of my crates
nassau-tool-field-opponents_one_strong = Of these, opponents of strength 5
nassau-tool-field-towers_1 = Towers with exactly 1 of my crates
nassau-tool-field-towers_2 = Towers with exactly 2 of my crates
nassau-tool-field-towers_3 = Towers with exactly 3 of my crates
nassau-tool-field-towers_4 = Towers with exactly 4 of my crates
nassau-tool-field-towers_5 = Towers with exactly 5 of my crates
nassau-tool-field-towers_6 = Towers with 6 or more of my crates
nassau-tool-field-most_pistol = Nobody owns more pistols
nassau-tool-field-most_sabre = Nobody owns more sabres
nassau-tool-field-most_cannon = Nobody owns more cannons
nassau-tool-field-most_hook = Nobody owns more hooks
nassau-tool-field-most_harpoon = Nobody owns more harpoons
nassau-tool-field-clear_E = No opponent is left in zone E
nassau-tool-field-clear_I = No opponent is left in zone I
nassau-tool-field-score_first = Nobody has more points
nassau-tool-field-score_last = Nobody has fewer points
nassau-tool-tales-all = { $count } of all { $of } cards are true now.

nassau-tool-settle = What gets through
    .note = Tokens and dice of a fight.
nassau-tool-field-fired = Crates fired
nassau-tool-field-dodged = Rum against dodges
nassau-tool-field-tokens = Tokens
nassau-tool-field-token = Token
nassau-tool-field-dice = Dice
nassau-tool-field-die = Die
nassau-tool-lose-doubloon = a doubloon
nassau-tool-lose-rum = a rum
nassau-tool-lose-provision = a provision
nassau-tool-lose-crate = a crate from a hold
nassau-tool-lose-weapon = a weapon (not a printed one)
nassau-tool-lose-sail = a sail (not the flag sail)
nassau-tool-lose-sailor = a sailor (not the first one)
nassau-tool-lose-hold = an added hold
nassau-tool-settle-draw = { $count ->
    [one] Draw one token.
   *[other] Draw { $count } tokens.
}
nassau-tool-settle-too-many = { $count } tokens for a strength of { $strength }: take some away.
nassau-tool-settle-dodge = { $count ->
    [one] One dodge: crates of this fight still there: { $left }.
   *[other] { $count } dodges: crates of this fight still there: { $left }.
}
nassau-tool-settle-roll = { $count ->
    [one] One attack: roll the defence.
   *[other] { $count } attacks: roll the defence.
}
nassau-tool-settle-quiet = No attack was drawn.
nassau-tool-settle-repelled = { $of ->
    [one] The attack is sent back.
   *[other] All { $of } attacks are sent back.
}
nassau-tool-settle-through = { $back } of { $of } sent back, { $through } get through.
nassau-tool-settle-choose = You choose which of them you send back; you lose { $count } of these: { $what }.
nassau-tool-settle-lose = You lose { $what }.
nassau-tool-settle-points = { $points } points for each that you do not have.
nassau-tool-settle-defeated = { $damage } damage against strength { $strength }: defeated. The tile is yours, with its points and its reward.
nassau-tool-settle-wounded = { $damage } damage against strength { $strength }: it stays, and your crates with it. Its points and its reward are yours.
nassau-tool-settle-nothing = No damage of yours is left: no points, no reward.

nassau-tool-setup = Setting up
    .note = Town and sea, dealt anew.
nassau-tool-field-players = Players
nassau-tool-field-layout = Town
nassau-tool-field-old_salt = With the Old Salt
nassau-tool-field-seed = Number
nassau-tool-choice-random = mixed
nassau-tool-choice-first_game = first game
nassau-tool-gain-sailor = a sailor
nassau-tool-gain-sail = a sail
nassau-tool-gain-animal = an animal
nassau-tool-setup-town = Nine tiles in a square; the mark shows where the top of each tile points.
nassau-tool-setup-foes = { $count } opponents for { $players } players. Where the slots are is our guess: check your box.
nassau-tool-setup-posts = Outposts, watchtowers and trading posts, zone by zone; all are used.
nassau-tool-setup-goods = One good of each kind on the near posts, then any on the far ones.
nassau-tool-setup-dutchman = The Dutchman’s tiles lie face down; the first is turned up. The weapons lie open.
nassau-tool-fight-wins = { $most ->
    [one] One crate can be fired
   *[other] Up to { $most } crates can be fired
}; { $need ->
    [one] one defeats it
   *[other] { $need } defeat it
}, laying down { $laid ->
    [0] no pirate
    [one] one pirate
   *[other] { $laid } pirates
}.
nassau-tool-fight-wounds = { $most ->
    [one] Only one crate can be fired
   *[other] Only { $most } crates can be fired
}, { $need } would be needed; { $laid ->
    [0] no pirate lies down
    [one] one pirate lies down
   *[other] { $laid } pirates lie down
}.
nassau-tool-fight-tokens = { $count ->
    [one] Draw one token
   *[other] Draw { $count } tokens
}. A dodge sends back a crate of this fight, or costs a rum.

nassau-tool-range = Sailing range
    .note = Which zones, and for what?
nassau-tool-field-zone = Zone
nassau-tool-field-krakens = Krakens
nassau-tool-range-none = Without a provision the boat has to pass.
nassau-tool-range-sets = { $most ->
    [one] One zone
   *[other] { $most } zones
} a turn, one for each sail with a sailor.
nassau-tool-range-laid = Zones a turn: { $free }, or up to { $most } with pirates laid down.
nassau-tool-range-kraken = Where it enters a kraken’s zone, the turn’s sailing ends.

nassau-tool-hideout = Hideout
    .note = What is hidden, what to hide next.
nassau-tool-field-hideout = Hideout
nassau-tool-field-slots = Slots
nassau-tool-field-good = Good
nassau-tool-field-value = Value
nassau-tool-field-filled = Filled slots
nassau-tool-field-centre = In the middle
nassau-tool-field-hold = Goods in holds
nassau-tool-hideout-now = { $value } × { $count } goods: { $points } points.
nassau-tool-hideout-poor = Hiding a good costs { $cost } doubloon.
nassau-tool-hideout-best = Best now, in this order, for { $cost }: { $what }. That brings { $gain } points.
nassau-tool-hideout-early = What has no slot yet goes into the middle for good.
