# A game's rules on one page, in pictures: what each section says, and the example that is drawn beside it.
# They come with the numbered rules.

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
    .text = A port costs gold, the sea costs food, as much as the number says. A lair is free, and the first to stop there draws a treasure; some are cursed. If you cannot pay, you lose all you have of it and go back to the first space that you can pay.
    .example = This port costs { $price } gold, and { $jack } has { $purse }. He loses them and goes back to the lair: it is free.
guide-jamaica-fight = A fight
    .text = If a ship is already there, you must fight it before you pay; only in Port Royal is there peace. You add as much powder as you like and roll, then the other captain does. The higher sum wins, a star wins at once; if they are level, nothing happens. The winner takes one hold or one treasure, or gives a curse away. Powder is gone once it is used.
    .example = { $anne } adds { $powder } powder and rolls { $roll }: that is { $fire }. { $jack } rolls { $answer } without powder. { $anne } wins and takes a whole hold.
guide-jamaica-end = The end
    .text = When a ship is back in Port Royal, the round is played to its end. Now add up the number of your last space, the gold in your holds and your treasures, less the curses. Food and powder count for nothing, and whoever is still behind the red line loses 5 points.
    .example = { $anne } is home: { $home } and { $gold } gold and a treasure of { $treasure } make { $total }. { $jack } stands on the { $space }, with { $more } gold, a treasure of { $prize } and a curse of { $curse }: { $winner }. He wins!
guide-jamaica-rest = Two players meet the Ghost Ship, and with The Crew twenty people wait in the tavern. There is more to know:
