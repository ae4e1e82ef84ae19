# The Pirates’ rules on one page, in pictures: what each section says, and the example that is drawn beside it.

guide-pirates-aim = The aim
    .text = You bring a fleet of ships and crew, worth as many points as everybody else’s. On the wild islands lie coins, face down. Whoever of two has more than half of all gold on the own home island, or in own forts, wins at once; of more captains whoever has the most at the end.
    .example = { $gold } gold lies on the islands. { $anne } and { $jack } each need { $need }. There are no squares: everything is measured in millimetres.
guide-pirates-turn = A turn
    .text = In your turn each of your ships may have one action: sail, explore, shoot or repair. One ship after the other, each action complete before the next. What is not one of these four is free, and done whenever you like.
    .example = { $anne } has three ships. One sails to an island, one explores where it lies, and one that is hurt repairs at home.
guide-pirates-sail = Sailing
    .text = Each card says how far a ship sails: S is { $short } mm, L is { $long } mm, in any order. Before each of them she turns, by a quarter at most. Islands, ships and icebergs stop her; a ship whose bow meets an island is docked there.
    .example = { $anne } sails L, turns to starboard and sails S. Her bow is at the island: she is docked, and may explore it in her next turn.
guide-pirates-gold = Gold
    .text = A ship that has lain at a wild island since the turn began may explore it. Her captain alone looks at the coins and loads what fits: each needs a space in the hold, as crew do. At the own home island they are unloaded.
    .example = { $anne } takes { $n } of the coins, worth 3 and 2; her hold has { $cargo } spaces. Once she docks at home they count.
guide-pirates-shoot = Guns
    .text = Each standing mast is a gun with a reach, S or L, and a number. A straight line from the mast to the target must be free. A roll higher than the number hits, and a mast of the target falls, with its gun. A 1 always misses.
    .example = { $anne } fires an S{ $number } and rolls { $roll }: a hit. She fires an L{ $number } and rolls { $miss }: a miss.
guide-pirates-ram = Ramming and boarding
    .text = If the bow touches an enemy at the end of a move, you may ram: a roll higher than the masts of the other takes one. Then either side may board: both roll and add their masts and what their crew bring. The winner takes a treasure or eliminates one of the crew.
    .example = { $anne } rams a ship of { $masts } masts with a { $roll }: one falls. They board: { $a } and { $own } against { $b } and { $other }. She wins.
guide-pirates-derelict = Without masts
    .text = A ship without masts is derelict: she neither sails nor shoots. Whoever touches her with the bow may take her in tow; an enemy who does so has captured her. One hit more and she sinks. At home a repair brings back one mast a turn.
    .example = { $anne } tows the derelict of { $jack } to her home, slowly, with S a turn, and repairs it there. It is hers now.
guide-pirates-end = The end
    .text = Of two captains one wins as soon as more than half of the gold is at home. If nobody can get that far, the game ends after the last round, when there is no treasure left to bring, or when nobody can sail; then the most gold wins.
    .example = { $anne } has { $anne_gold } of { $gold } gold, { $jack } has { $jack_gold }. { $anne } has won in the middle of her turn.
guide-pirates-rest = Crew add abilities to their ship and lie face down until they use them. Terrain, forts, events and creatures are options of a longer game. There is more to know:
