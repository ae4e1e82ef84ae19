# A game's rules on one page, in pictures: what each section says, and the example that is drawn beside it.
# They come with the numbered rules.

guide-buccaneer-aim = The aim
    .text = Merchant ships lie in the roads. Whoever boards a ship takes its money and a treasure. The richest at the end wins.
    .example = Everybody begins with five pirates, marked 2, 3, 4, 5 and a question mark, and with { $purse } ducats. The number is what the pirate wants to be paid.
guide-buccaneer-turn = Your turn
    .text = Do one thing: lay one of your piles on somebody else’s pile, or board a ship with a crew. Then the next player has a turn.
    .example = { $anne } may lay her single pirate on { $mary }’s, or board the ship with her crew of three.
guide-buccaneer-crew = A crew
    .text = The pirate on top shows who is captain, the one beneath who is second. A crew holds nine at most, and your own piles never go on each other. Nobody may look at the numbers below, so remember them!
    .example = { $anne } lays her { $value } on the crew of two. { $jack } led it until now; now { $anne } is captain and { $jack } second. On her next turn she may board with it, if it is still hers.
guide-buccaneer-board = Boarding
    .text = The crew must be at least as big as the flag of the ship says. The captain picks a treasure of the ship; if there are two, the second gets the other one. Only then does everybody see the whole crew.
    .example = This ship needs { $crew } pirates, and the crew has { $crew }. { $anne } takes the chest, her second { $jack } the candlestick.
guide-buccaneer-pay = Who is paid
    .text = The captain takes the money of the ship and pays the pirates of all the others: each its number, a question mark what the ship says beside its own. The rest is the captain’s. If there is too little, the captain’s own purse pays, and when that is empty, the reserve.
    .example = From { $loot } ducats { $jack } gets { $five }, and { $ask } for his question mark. { $mary } gets { $three }. The pirate marked { $own } is { $anne }’s too and costs nothing. She keeps { $rest }.
guide-buccaneer-mutiny = Mutiny!
    .text = Are three of your pirates in the crew of another captain, and is it big enough for a ship? When that captain’s turn begins, you may call a mutiny. The captain must then board a ship at once with that crew, and picks which.
    .example = In this crew of { $crew } are three of { $jack }’s pirates. He calls a mutiny, and { $anne } must board. Everybody is paid as usual.
guide-buccaneer-end = The end
    .text = After { $ships } ships the game is over at once. Whoever has the most of a treasure gets the ducats beside it; players who are level share them, rounded down. All others get 1 ducat for each. Whoever has the most ducats wins.
    .example = { $anne } has the most chests, { $anne_has }, and gets { $most } ducats. { $mary } gets { $mary_has } for her two, and { $jack } gets 1.
guide-buccaneer-rest = The ships and their numbers are house data, made for this app: your box has others. There is more to know:
