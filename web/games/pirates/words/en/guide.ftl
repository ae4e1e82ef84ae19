# The Pirates’ rules on one page, in pictures: what each section says, and the example that is drawn beside it.

guide-pirates-aim = The aim
    .text = You bring a fleet of ships and crew, worth as many points as everybody else’s. Coins lie face down on the wild islands. With two captains, whoever has more than half of all the gold on their home island or in their forts wins at once; with more, whoever has the most at the end.
    .example = { $gold } gold lies on the islands. { $anne } and { $jack } each need { $need }. There are no squares: everything is measured in millimetres.
guide-pirates-turn = A turn
    .text = On your turn each of your ships may take one action: sail, explore, shoot or repair. One ship acts after the other, and each action is finished before the next. Anything else is free and may be done whenever you like.
    .example = { $anne } has three ships. One sails to an island, one explores the island where it lies, and the third, damaged, repairs at home.
guide-pirates-sail = Sailing
    .text = Each card says how far a ship sails: S is { $short } mm, L is { $long } mm, in any order. Before each of them it may turn, by a quarter turn at most. Islands, ships and icebergs stop it; a ship whose bow meets an island is docked there.
    .example = { $anne } sails L, turns to starboard and sails S. The bow is at the island: the ship is docked, and may explore it next turn.
guide-pirates-gold = Gold
    .text = A ship that has been docked at a wild island since the turn began may explore it. Only its player looks at the coins and loads what fits: each needs a space in the hold, as crew do. They are unloaded at the home island.
    .example = { $anne } takes { $n } of the coins, worth 3 and 2; the hold has { $cargo } spaces. Once the ship docks at home they count.
guide-pirates-shoot = Guns
    .text = Each standing mast is a gun with a range, S or L, and a number. The straight line from the mast to the target must be clear. A roll higher than the number hits: a mast of the target falls, and its gun with it. A 1 always misses.
    .example = { $anne } fires an S{ $number } and rolls { $roll }: a hit. She fires an L{ $number } and rolls { $miss }: a miss.
guide-pirates-ram = Ramming and boarding
    .text = If the bow touches an enemy at the end of a move, you may ram: a roll higher than the number of the enemy’s masts takes one. Then either side may board: both roll and add their masts and what their crew bring. The winner takes a treasure or eliminates one of the crew.
    .example = { $anne } rams a ship with { $masts } masts and rolls a { $roll }: one falls. They board: { $a } and { $own } against { $b } and { $other }. { $anne } wins.
guide-pirates-derelict = Without masts
    .text = A ship without masts is derelict: it neither sails nor shoots. A ship whose bow touches it may take it in tow; if an enemy does, it is captured. One more hit sinks it. At home a repair brings back one mast a turn.
    .example = { $anne } tows { $jack }’s derelict home, slowly, S a turn, and repairs it there. It is hers now.
guide-pirates-end = The end
    .text = With two captains, the first to have more than half of the gold at home wins at once. If nobody can get that far, the game ends after the last round, when no treasure is left to bring home, or when nobody can sail; then the most gold wins.
    .example = { $anne } has { $anne_gold } of { $gold } gold, { $jack } has { $jack_gold }. { $anne } wins in the middle of her turn.
guide-pirates-rest = Crew add abilities to their ship and lie face down until they use them. Terrain, forts, events and creatures are options of a longer game. There is more to know:
