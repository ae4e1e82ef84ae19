### Plunder: tools for the table

plunder-tool-choice-A_PIRATES_LIFE = { plunder-treasure-A_PIRATES_LIFE }
plunder-tool-choice-ARRR = { plunder-treasure-ARRR }
plunder-tool-choice-BAD_FORM = { plunder-treasure-BAD_FORM }
plunder-tool-choice-BAITED = { plunder-treasure-BAITED }
plunder-tool-choice-BERTH = { plunder-treasure-BERTH }
plunder-tool-choice-BLACKOUT = { plunder-treasure-BLACKOUT }
plunder-tool-choice-BOOTLEG = { plunder-treasure-BOOTLEG }
plunder-tool-choice-CANNONBALL = { plunder-treasure-CANNONBALL }
plunder-tool-choice-CARGO = { plunder-treasure-CARGO }
plunder-tool-choice-CASTAWAY = { plunder-treasure-CASTAWAY }
plunder-tool-choice-CHEST = { plunder-treasure-CHEST }
plunder-tool-choice-CURSED = { plunder-treasure-CURSED }
plunder-tool-choice-CUTLASS = { plunder-treasure-CUTLASS }
plunder-tool-choice-DINGHY = { plunder-treasure-DINGHY }
plunder-tool-choice-DOUBLOONS = { plunder-treasure-DOUBLOONS }
plunder-tool-choice-DRINK_UP = { plunder-treasure-DRINK_UP }
plunder-tool-choice-GAMBIT = { plunder-treasure-GAMBIT }
plunder-tool-choice-GODFORSAKEN = { plunder-treasure-GODFORSAKEN }
plunder-tool-choice-GREAT_WHITE = { plunder-treasure-GREAT_WHITE }
plunder-tool-choice-HAIL_TO_THE_THIEF = { plunder-treasure-HAIL_TO_THE_THIEF }
plunder-tool-choice-HOIST_THE_MIZZEN = { plunder-treasure-HOIST_THE_MIZZEN }
plunder-tool-choice-I_AM_THE_STORM = { plunder-treasure-I_AM_THE_STORM }
plunder-tool-choice-LAIR = { plunder-treasure-LAIR }
plunder-tool-choice-LAND_HO = { plunder-treasure-LAND_HO }
plunder-tool-choice-LOOT = { plunder-treasure-LOOT }
plunder-tool-choice-MAN_OVERBOARD = { plunder-treasure-MAN_OVERBOARD }
plunder-tool-choice-MESSAGE_IN_A_BOTTLE = { plunder-treasure-MESSAGE_IN_A_BOTTLE }
plunder-tool-choice-MIDAS = { plunder-treasure-MIDAS }
plunder-tool-choice-MIRAGE = { plunder-treasure-MIRAGE }
plunder-tool-choice-MUTINY = { plunder-treasure-MUTINY }
plunder-tool-choice-NOTORIOUS = { plunder-treasure-NOTORIOUS }
plunder-tool-choice-PEG_LEGS = { plunder-treasure-PEG_LEGS }
plunder-tool-choice-PILLAGE = { plunder-treasure-PILLAGE }
plunder-tool-choice-PLUNDER = { plunder-treasure-PLUNDER }
plunder-tool-choice-PURSE = { plunder-treasure-PURSE }
plunder-tool-choice-ROYAL_NAVY = { plunder-treasure-ROYAL_NAVY }
plunder-tool-choice-SALVAGE = { plunder-treasure-SALVAGE }
plunder-tool-choice-SCURVY = { plunder-treasure-SCURVY }
plunder-tool-choice-SKEWER = { plunder-treasure-SKEWER }
plunder-tool-choice-SORROW = { plunder-treasure-SORROW }
plunder-tool-choice-STANDOFF = { plunder-treasure-STANDOFF }
plunder-tool-choice-TAKEOVER = { plunder-treasure-TAKEOVER }
plunder-tool-choice-TELL_NO_TALES = { plunder-treasure-TELL_NO_TALES }
plunder-tool-choice-THE_GALLOWS = { plunder-treasure-THE_GALLOWS }
plunder-tool-choice-THE_KRAKEN = { plunder-treasure-THE_KRAKEN }
plunder-tool-choice-THE_LOCKER = { plunder-treasure-THE_LOCKER }
plunder-tool-choice-TROVE = { plunder-treasure-TROVE }
plunder-tool-choice-VERMIN = { plunder-treasure-VERMIN }
plunder-tool-choice-WALK_THE_PLANK = { plunder-treasure-WALK_THE_PLANK }
plunder-tool-choice-WHITE_FLAG = { plunder-treasure-WHITE_FLAG }
plunder-tool-choice-WIND_AT_YOUR_BACK = { plunder-treasure-WIND_AT_YOUR_BACK }

plunder-tool-spinners = Compasses
    .note = A letter and a number on the lettered grid.
plunder-tool-spinners-map = Map
plunder-tool-spinners-map-full = whole map: 1 to 18
plunder-tool-spinners-map-two = two players: 1 to 12
plunder-tool-sailing = Sailing die
    .note = A 1 moves the storm before anything else.
plunder-tool-dice = Battle dice
    .note = Attack and defence; cannons and skulls are added.
plunder-tool-shipless = Two dice without a ship
    .note = A double brings a free ship.
plunder-tool-treasures = Treasure deck
    .note = 55 cards. How many of each title there are is our guess: check your box.
plunder-tool-treasures-copies = Copies in my box
plunder-tool-resources = Resource deck
    .note = 150 cards. How many of each kind there are is our guess: check your box.
plunder-tool-resources-copies = Copies in my box
plunder-tool-battle = Battle
    .note = Bonuses, odds, and who wins a tie.
plunder-tool-storm = Storm
    .note = The squares that it covers, and what it forbids.
plunder-tool-build = Costs
    .note = What this hand can build.
plunder-tool-card = Treasure card
    .note = A title, and its effect in steps.
plunder-tool-turn = Turn
    .note = What comes next, so that nothing is forgotten.

plunder-tool-field-target = Target
plunder-tool-field-attack = The attacker’s cannons
plunder-tool-field-defence = The defender’s cannons or skulls
plunder-tool-field-attack_roll = Attack die
plunder-tool-field-defence_roll = Defence die
plunder-tool-field-letter = Letter
plunder-tool-field-number = Number
plunder-tool-field-map = Map
plunder-tool-field-wood = Wood
plunder-tool-field-iron = Iron
plunder-tool-field-rum = Rum
plunder-tool-field-gold = Gold
plunder-tool-field-title = Title
plunder-tool-field-ship = I have a ship
plunder-tool-choice-owned = an owned island
plunder-tool-choice-unowned = an unowned island
plunder-tool-choice-open = not rolled yet
plunder-tool-choice-full = whole map
plunder-tool-choice-two = two players
plunder-tool-choice-wood = wood
plunder-tool-choice-iron = iron
plunder-tool-choice-rum = rum
plunder-tool-choice-gold = gold
plunder-tool-choice-any = one kind, to be named
plunder-tool-choice-ship = ship
plunder-tool-choice-mast = mast
plunder-tool-choice-cannon = cannon
plunder-tool-choice-life = life
plunder-tool-choice-bury_treasure = bury treasure
plunder-tool-choice-A = A
plunder-tool-choice-B = B
plunder-tool-choice-C = C
plunder-tool-choice-D = D
plunder-tool-choice-E = E
plunder-tool-choice-F = F
plunder-tool-choice-G = G
plunder-tool-choice-H = H
plunder-tool-choice-I = I
plunder-tool-choice-J = J
plunder-tool-choice-K = K
plunder-tool-choice-L = L

plunder-tool-odds = The attacker wins { $win } times in { $of }; ties are the attacker’s.
plunder-tool-roller-ship = The captain of the attacked ship rolls the defence die.
plunder-tool-roller-owned = The owner of the island rolls for it.
plunder-tool-roller-unowned = The captain to the attacker’s left rolls for the island.
plunder-tool-attacker-wins = { $tie ->
    [yes] { $mine } all: a tie is the attacker’s.
   *[no] { $mine } against { $theirs }: the attacker wins.
}
plunder-tool-defender-wins = { $tie ->
    [yes] { $mine } all.
   *[no] { $mine } against { $theirs }: the defender wins.
}
plunder-tool-ship-loses = The attacked ship loses a life. If it sinks, the attacker takes a Plunder Point card.
plunder-tool-attacker-loses = The attacking ship loses a life. If it sinks, the defender takes a Plunder Point card.
plunder-tool-flag = The island takes the attacker’s flag.
plunder-tool-owned-holds = The attacking ship loses a life. If it sinks, the island’s owner takes a Plunder Point card.
plunder-tool-unowned-holds = The attacking ship loses a life; nobody gets a point for that.
plunder-tool-spin-again = With two players the number goes up to { $max }: spin it again.
plunder-tool-storm-squares = Inside: { $squares }.
plunder-tool-storm-toll = Each step across its edge, in or out, costs { $count } cards.
plunder-tool-storm-edge = Nothing reaches across its edge: no attack, no trade at sea, no threat or bribe, no X, no new ship.
plunder-tool-storm-ports = A port inside carries no trade.
plunder-tool-storm-income = An island with all its ports inside gives no card; its point still counts.
plunder-tool-builds = { $item }: { $count } can be paid
plunder-tool-lacks = { $item }: cannot be paid
plunder-tool-lack = missing: { $count } { $what }

plunder-tool-card-gain = Take from the pile: { $count } { $what }.
plunder-tool-card-lose = Discard, as far as the hand has it: { $count } { $what }.
plunder-tool-card-gain_pp = Take { $count } Plunder Point card.
plunder-tool-card-steal = { $each ->
    [yes] Steal { $count } from every enemy, clockwise: blind, or ask for cards by name.
   *[no] Choose an enemy with cards and steal { $count }: blind, or ask for cards by name.
}
plunder-tool-card-take_all = { $each ->
    [yes] Every enemy gives all cards of this kind: { $what }.
   *[no] Choose an enemy with cards; all cards of this kind go to the finder: { $what }.
}
plunder-tool-card-move_enemy_ship = Sail an enemy ship up to { $count } squares; the storm costs nothing.
plunder-tool-card-moor_own_ship = { $where ->
    [any] Move the finding ship to any free port.
   *[unowned] Move the finding ship to a free port of an island without a flag; merchant islands do not count.
}
plunder-tool-card-spin_own_ship = Spin both compasses; the finding ship goes to that square, or to free sea next to it.
plunder-tool-card-sail_extra = The finding ship may sail up to { $count } squares more, at once; the storm costs nothing.
plunder-tool-card-place_enemy_in_storm = Choose an enemy ship and a free water square inside the storm; it goes there.
plunder-tool-card-add_upgrade = Add to one of your ships, below its limit: { $what }.
plunder-tool-card-own_ship_lose_life = The finding ship loses a life.
plunder-tool-card-enemy_ship_lose_life = Choose an enemy ship: it loses a life.
plunder-tool-card-steal_life = Choose an enemy ship: it loses a life. Then one of your ships with fewer than three gains one.
plunder-tool-card-gamble_gold = Roll a die. 4, 5, 6: take as much gold as you hold. 1, 2, 3: discard all your gold.
plunder-tool-card-roll_and_lose_cards = Roll a die and discard that many cards of your choice, as far as the hand has them.
plunder-tool-card-pay_all_or = With gold in hand: discard all of it, or the finding ship loses a life. Without gold it loses one.
plunder-tool-card-either = Choose. Either:
plunder-tool-card-or = Or:
plunder-tool-card-midas = Discard every card that is not gold and take one gold for each.
plunder-tool-card-duel_gold = Choose an enemy; both roll a die, no cannons, a tie is the finder’s. The winner gets all the other’s gold.
plunder-tool-card-swap_islands = You may exchange the flags of one of your islands and one of an enemy.
plunder-tool-card-steal_pp = Choose an enemy with a Plunder Point card: { $count } goes to the finder. Ships and islands cannot be taken.
plunder-tool-card-forced_bribe = Choose an enemy, who offers at least one card. Accept: the cards are yours, and a treaty begins. Reject: one of that captain’s ships loses a life.
plunder-tool-card-end_turn = The turn ends.
plunder-tool-card-treaty = Not against your own team, nor against anybody you have a treaty with.
plunder-tool-card-no-point = A ship that sinks by this card gives nobody a point.
plunder-tool-card-after = Then the card goes under the deck, and the X is spun to its new place.

plunder-tool-turn-draw = Draw a card for each owned island that the storm does not block.
plunder-tool-turn-shipless-card = With no island and no Plunder Point card: take one card of your choice.
plunder-tool-turn-shipless-double = Without a ship: roll two dice once; a double is a free ship.
plunder-tool-turn-shipless-ways = No double: build it, return a Plunder Point card, discard 5 gold or give up an island. Otherwise the turn ends.
plunder-tool-turn-shipless-place = The ship goes to a free port of yours; if there is none, spin both compasses.
plunder-tool-turn-found = An X under one of your ships may be taken now.
plunder-tool-turn-before = Building, trading, attacking: before the roll, after it, between any two steps.
plunder-tool-turn-roll = Roll the sailing die, once.
plunder-tool-turn-one = A 1: first spin both compasses, and the storm moves there.
plunder-tool-turn-sail = Mast steps first, each for its own ship; then the points of the die, for the whole fleet.
plunder-tool-turn-new = A ship built after the roll does not sail this turn, but it may fight.
plunder-tool-turn-attacks = Each ship attacks each target once in a turn.
plunder-tool-turn-end = At the end unused movement is lost, and all treaties end.

plunder-tool-moves = Movement
    .note = The pool of the die, and each ship’s masts.
plunder-tool-field-roll = Sailing die
plunder-tool-field-ships = Ships
plunder-tool-field-masts = Masts at the roll
plunder-tool-field-steps = Steps made
plunder-tool-moves-too-far = { $count ->
    [one] One step too many: the pool is empty.
   *[other] { $count } steps too many: the pool is empty.
}
plunder-tool-moves-left = { $count ->
    [0] The pool is empty.
    [one] One point left for the fleet.
   *[other] { $count } points left for the fleet.
}
plunder-tool-moves-masts = A ship’s mast moves are its own, and are used before the pool.
plunder-tool-moves-toll = Each step across the storm’s edge also costs { $count } cards.

plunder-tool-double = Double
    .note = Two dice of a captain without a ship.
plunder-tool-field-first = First die
plunder-tool-field-second = Second die
plunder-tool-double-free = A double: a free ship at once.
plunder-tool-double-none = No double. One ship may be had in one of four ways:
plunder-tool-double-build = build it for its cost;
plunder-tool-double-card = return a Plunder Point card;
plunder-tool-double-gold = discard 5 gold;
plunder-tool-double-island = give up an island of yours: its flag is removed.
plunder-tool-double-end = No ship: the turn ends, and the sailing die is not rolled.

plunder-tool-trade = Trade
    .note = May we two trade? Five questions.
plunder-tool-field-visit = My ship lies in a port of theirs
plunder-tool-field-visit_storm = That port is in the storm
plunder-tool-field-visited = Their ship lies in a port of mine
plunder-tool-field-visited_storm = That port is in the storm
plunder-tool-field-merchant = My ship lies at a merchant island
plunder-tool-field-merchant_storm = That port is in the storm
plunder-tool-field-beside = Our ships lie side by side, no land between
plunder-tool-field-beside_storm = The storm’s edge runs between them
plunder-tool-field-they_merchant = Their ship lies at a merchant island
plunder-tool-field-they_merchant_storm = That port is in the storm
plunder-tool-field-team = We are one team
plunder-tool-trade-yes = You may trade
plunder-tool-trade-no = No trade now
plunder-tool-trade-none = One of the five questions needs a yes, clear of the storm.
plunder-tool-trade-by-visit = Through the port of theirs that you visit.
plunder-tool-trade-by-visited = Through the port of yours that they visit.
plunder-tool-trade-by-merchant = From a merchant island you trade with everybody, wherever they are.
plunder-tool-trade-by-beside = From ship to ship.
plunder-tool-trade-by-they_merchant = A captain at a merchant island can be traded with from anywhere.
plunder-tool-trade-storm-port = A port in the storm carries no trade.
plunder-tool-trade-storm-edge = Nothing is traded across the storm’s edge.
plunder-tool-trade-treaty = A treaty begins: until the end of your turn you do not touch them.
plunder-tool-trade-team = In one turn neither of you may gain more than one card by it.
plunder-tool-trade-exchange = You may also discard any 2 cards and take 1 of a kind you choose, as often as you like; no treaty comes of that.

plunder-tool-treaty = Treaties
    .note = Who must not be touched this turn.
plunder-tool-field-partners = Captains with a treaty
plunder-tool-treaty-begins = A trade, a threat that was paid or a bribe that was taken makes a treaty, until the end of the turn.
plunder-tool-treaty-ships = Do not attack their ships.
plunder-tool-treaty-islands = Do not attack their islands.
plunder-tool-treaty-threats = Do not threaten them.
plunder-tool-treaty-cards = Choose neither them nor what is theirs for a treasure card.
plunder-tool-treaty-all = A card against all enemies passes them by.
plunder-tool-treaty-team = It covers their whole team.
plunder-tool-treaty-new = What they gain this turn is covered too; what they lose no longer.
plunder-tool-setup = Setting up
    .note = What lies where before the first turn, by the number of captains.
plunder-tool-field-players = Captains
plunder-tool-field-teams = Teams
plunder-tool-choice-none = none
plunder-tool-choice-2x2 = 2 of 2
plunder-tool-choice-2x3 = 2 of 3
plunder-tool-choice-3x2 = 3 of 2
plunder-tool-setup-teams-wrong = { $count } captains cannot play so. Choose other teams, or another number of captains.
plunder-tool-setup-fleets = Everybody takes one colour: { $ships } ships and { $flags } flags.
plunder-tool-setup-teams = { $teams } teams of { $members }; a team wins with { $target } points.
plunder-tool-setup-seats = Seats alternate between the teams.
plunder-tool-setup-two = Leave out the two tiles with a merchant island.
plunder-tool-setup-tiles = Shuffle the tiles; lay them in { $rows } rows of { $columns }, each with either side up, turned at random.
plunder-tool-setup-borders = Put the borders around: rows A to { $last } from the top, columns 1 to { $most } from the left.
plunder-tool-setup-piles = Four open piles of { $count } cards: wood, iron, rum, gold.
plunder-tool-setup-deck = Shuffle the other { $count } resource cards into a face-down deck.
plunder-tool-setup-treasures = Shuffle the { $count } treasure cards; stack the Plunder Point cards; masts, cannons and life pegs lie beside them.
plunder-tool-setup-x = Spin both compasses { $count } times: an X token on each square.
plunder-tool-setup-storm = Spin for the middle of the storm; again, as long as a port of an island with one skull lies inside.
plunder-tool-setup-choose = Everybody rolls a die: the highest chooses first, then anticlockwise.
plunder-tool-setup-island = In this order each chooses a free island with one skull and plants a flag.
plunder-tool-setup-ship = One ship with { $lives } lives, no mast and no cannon, goes into that island’s port.
plunder-tool-setup-hand = Everybody draws { $count } cards from the face-down deck, in secret.
plunder-tool-setup-first = Whoever chose last begins; turns go clockwise.
plunder-tool-setup-points = Everybody stands at { $points } points (an island, a ship); { $target } win.
