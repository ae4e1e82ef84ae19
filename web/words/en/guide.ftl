# A game's rules on one page, in pictures: what each section says, and the example that is drawn beside it.
# They come with the numbered rules.

guide-pictures = In pictures
guide-all = All rules, numbered
guide-more = In full:
guide-or = or

## Buccaneer

guide-buccaneer-aim = The aim
    .text = Merchant ships lie in the roads. Whoever boards a ship takes its money and a treasure. The richest at the end wins.
    .example = Everybody begins with five pirates, marked 2, 3, 4, 5 and ?, and with { $purse } ducats. The number is what the pirate wants to be paid.
guide-buccaneer-turn = Your turn
    .text = Do one thing: lay one of your piles on somebody else’s pile, or board a ship with a crew. Then the next player has a turn.
    .example = { $anne } may lay her single pirate on { $mary }’s, or board the ship with her crew of three.
guide-buccaneer-crew = A crew
    .text = The pirate on top shows who is captain, the one beneath who is second. A crew holds nine at most, and your own piles never go on each other. Nobody may look at the numbers below, so remember them!
    .example = { $anne } lays her { $value } on the crew of two. It was led by { $jack }; now { $anne } is captain and { $jack } second. On her next turn she may board with it, if it is still hers.
guide-buccaneer-board = Boarding
    .text = The crew must be at least as big as the flag of the ship says. The captain picks a treasure of the ship; if there are two, the second gets the other one. Only then do all see the whole crew.
    .example = This ship wants { $crew } pirates, and the crew has { $crew }. { $anne } takes the chest, her second { $jack } the candlestick.
guide-buccaneer-pay = Who is paid
    .text = The captain takes the money of the ship and pays all pirates of the others: each its number, a ? what the ship says beside the ?. The rest is the captain’s. Is it too little? Then the captain’s own purse pays, and when that is empty, the reserve.
    .example = From { $loot } ducats { $jack } gets { $five }, and { $ask } for his ?. { $mary } gets { $three }. The pirate marked { $own } is { $anne }’s too and costs nothing. She keeps { $rest }.
guide-buccaneer-mutiny = Mutiny!
    .text = Are three of your pirates in the crew of another captain, and is it big enough for a ship? When that captain’s turn begins, you may call a mutiny. The captain must then board a ship at once with that crew, and picks which.
    .example = In this crew of { $crew } are three of { $jack }’s pirates. He calls a mutiny, and { $anne } must board. Everybody is paid as usual.
guide-buccaneer-end = The end
    .text = After { $ships } ships the game is over at once. Whoever has the most of a treasure gets the ducats beside it; players who are level share them, rounded down. All others get 1 ducat for each. The most ducats win.
    .example = { $anne } has the most chests, { $anne_has }, and gets { $most } ducats. { $mary } gets { $mary_has } for her two, and { $jack } gets 1.
guide-buccaneer-rest = The ships and their numbers are house data, made for this app: your box has others. There is more to know:

## Jamaica

guide-jamaica-aim = The aim
    .text = Everybody sails once round the island, from Port Royal back to Port Royal. Being first is not enough: the richest wins.
    .example = Each ship has five holds. At the start there are { $count } food in one, { $count } gold in another, and the rest is empty.
guide-jamaica-round = A round
    .text = The captain of the round rolls two dice and lays one on the sun, for the morning, and one on the moon, for the evening. They count for everybody. Then all secretly pick one of their three cards, and one after the other plays it.
    .example = { $anne } lays the { $morning } on the sun and the { $evening } on the moon. She picks the card in the middle.
guide-jamaica-card = Your card
    .text = First comes the half with the sun, with the die of the sun; then the half with the moon. You sail forward or back, or you load gold, food or powder: exactly as much as the die says.
    .example = In the morning { $anne } sails { $morning } spaces from Port Royal. In the evening she loads { $evening } food into an empty hold.
guide-jamaica-load = The holds
    .text = What you load goes into one empty hold, never on top of something. If none is empty, you must empty one, but not one with the same goods.
    .example = { $anne } must load { $powder } powder and has no empty hold. She throws one overboard, but not the one with powder.
guide-jamaica-stop = Where you stop
    .text = A port costs gold, the sea costs food, as much as the number says. A lair is free, and the first to stop there draws a treasure; some are cursed. Is it too much for you? You lose all you have of it and go back to the first space that you can pay.
    .example = This port costs { $price } gold, and { $jack } has { $purse }. He loses them and goes back to the lair: it is free.
guide-jamaica-fight = A fight
    .text = If a ship is already there, you must fight it before you pay; only in Port Royal there is peace. You add as much powder as you like and roll, then the other one does. The higher sum wins, a star wins at once; if they are level, nothing happens. The winner takes one hold or one treasure, or gives a curse away. Powder is gone once it is used.
    .example = { $anne } adds { $powder } powder and rolls { $roll }: that is { $fire }. { $jack } rolls { $answer } without powder. { $anne } wins and takes a whole hold.
guide-jamaica-end = The end
    .text = When a ship is back in Port Royal, the round is played to its end. Now count the number of your last space, the gold in your holds and your treasures, less the curses. Food and powder count nothing, and whoever is still behind the red line loses 5 points.
    .example = { $anne } is home: { $home } and { $gold } gold and a treasure of { $treasure } make { $total }. { $jack } stands on the { $space }, with { $more } gold, a treasure of { $prize } and a curse of { $curse }: { $winner }. He wins!
guide-jamaica-rest = Two players meet the Ghost Ship, and with The Crew twenty people wait in the tavern. There is more to know:
