# Jamaica: the rules in our own words, for people at a table. Every key is the id of the rule it tells.

jamaica-rules-intro = Everybody captains a ship in a race once round Jamaica, from Port Royal back to Port Royal. Each round the Captain rolls two dice, one for the morning and one for the evening, and everybody secretly picks a card with an icon for each. One after the other the players carry out both icons at the strength of the dice: sail ahead or back, or load gold, food or powder into an empty hold. Where a ship stops, it fights whoever is there, pays the price of the space, and may find a treasure; who cannot pay falls back. When a ship is home the round is finished, and the richest wins, not the fastest.

## Setting up

jamaica-chapter-SET = Setting up

JAM-SET-01 = Two to six players sit in a circle. Each takes a pirate: its ship, its board of holds and its deck of eleven cards. All decks are alike.
JAM-SET-02 = All ships start in Port Royal.
JAM-SET-03 = A treasure token lies on each of the nine pirate lairs.
JAM-SET-04 = Shuffle the twelve treasures and take nine as the face-down pile. The other three go back to the box, and nobody looks at them.
JAM-SET-05 = Each ship has five holds: one with 3 food, another with 3 gold, and three empty ones.
JAM-SET-06 = Each player shuffles the eleven cards and draws three. There are no discards yet.
JAM-SET-07 = All other tokens are the Bank. In the app it never runs out.
JAM-SET-08 = The Captain of the first round is drawn by lot, or is the seat that was marked.
JAM-SET-09 = With The Crew, set up the tavern and its treasures as well.

## The round

jamaica-chapter-FLOW = The round

JAM-FLOW-01 = A round goes: dice, cards, everybody’s two actions once, for two players the Ghost Ship, and new cards.
JAM-FLOW-02 = The Captain looks at their own hand, rolls both dice and gives one to the morning and one to the evening. That is open, counts for everybody in this round, and stays.
JAM-FLOW-03 = Only then does everybody, the Captain too, secretly choose one card from the hand. Nobody may pass, and no card is turned up before all have chosen.
JAM-FLOW-04 = The Captain acts first, then the others clockwise. A player’s card is turned up when that player begins, not sooner, and lies on top of that player’s discards.
JAM-FLOW-05 = The morning icon goes by the morning die, the evening icon by the evening die. Both must be carried out, the morning first.
JAM-FLOW-06 = The morning is settled completely, with combat, price and treasure, before the evening begins. What the evening will bring cannot pay for the morning.
JAM-FLOW-07 = After the last action everybody draws up to three cards. Nobody ever discards: whoever holds more keeps them and draws none.
JAM-FLOW-08 = If the pile is empty when a card must be drawn, shuffle the discards, the card just played included, into a new pile. Cards in hand stay there.
JAM-FLOW-09 = The compass goes to the left: that player is the next Captain.
JAM-FLOW-10 = In the last round nobody draws, and the compass stays.

## What may be known

jamaica-chapter-HID = What may be known

JAM-HID-01 = Open to all: places, dice, holds and what is in them, face-up treasures, how many covered ones each ship has, the lairs, the size of every pile and hand, who has chosen a card, and all cards played so far.
JAM-HID-02 = One’s own alone: the hand, the chosen card until it is turned up, and what one’s covered treasures are.
JAM-HID-03 = Known to nobody: the order of the draw piles and of the treasures, the treasures out of the game, what the Ghost Ship took from lairs, and the covered tiles in the tavern.
JAM-HID-04 = When a curse is given, giver and receiver know which; the others know only that it is a curse. When a covered treasure is stolen, thief and former owner know it and nobody else.

## One phone for all

jamaica-chapter-PHONE = One phone for all

JAM-PHONE-01 = Cards are chosen in order of play, the Captain first. A curtain names the next player before any hand is shown, and drops again after the choice.
JAM-PHONE-02 = With one person at the phone there is no curtain. App opponents choose without a screen and without peeking.
JAM-PHONE-03 = The Captain may set the dice and choose a card in one go.
JAM-PHONE-04 = A choice may be changed until the next player’s curtain is opened; then it stands.
JAM-PHONE-05 = Private, behind a curtain, is also what one does with one’s covered treasures: looking at a new one, taking the spoils while owning some, choosing which curse to give, and the Weasel’s choice.
JAM-PHONE-06 = All other questions are put in the open, without a curtain. The screen names who has to answer, since combats ask out of turn.
JAM-PHONE-07 = Nothing is taken back once a die was rolled, a card drawn or something hidden seen.

## Places in the race

jamaica-chapter-POS = Places in the race

JAM-POS-01 = A place is a space and a lap. Sailing ahead over the last space leads to Port Royal on the next lap; sailing back from Port Royal leads to the last space of the lap before.
JAM-POS-02 = The finish is Port Royal after the whole circuit. Whoever has sailed back over the start must first come ahead over it again.
JAM-POS-03 = Any number of ships may share a space. House rule: ships on the same space meet, whatever laps they are on.
JAM-POS-04 = House rule: who is further along counts by the sailing order; in the two lanes of a fork, by the spaces left to where they join.

## Sailing

jamaica-chapter-MOVE = Sailing

JAM-MOVE-01 = Ahead or back, the ship sails exactly as far as the die says, in one direction. It must sail.
JAM-MOVE-02 = What is passed on the way does not matter: no combat, no price, no treasure.
JAM-MOVE-03 = At a fork the mover chooses the lane, going ahead where they part and going back where they join. Inside a lane one stays in it to its end.
JAM-MOVE-04 = Ships on the way or at the end are no obstacle.
JAM-MOVE-05 = A ship that reaches the finish stops there; steps left over are lost.
JAM-MOVE-06 = Sailing back from Port Royal is allowed at any time, even as the very first move.
JAM-MOVE-07 = House rule: a ship that comes ahead from behind the start passes Port Royal like any other space.
JAM-MOVE-08 = Stopping exactly in Port Royal before the circuit is done brings no combat, no price and no treasure.

## Loading

jamaica-chapter-LOAD = Loading

JAM-LOAD-01 = Take as many tokens as the die says and put them all into one empty hold. Loading is a must.
JAM-LOAD-02 = Nothing is ever added to a hold that is not empty. A hold takes any number of tokens, all of one kind, and nothing moves from hold to hold.
JAM-LOAD-03 = While a hold is empty, it must be used; none may be emptied by choice.
JAM-LOAD-04 = With no empty hold, empty one completely and load there. It must contain another kind than the load.
JAM-LOAD-05 = If no hold is empty and all contain the kind being loaded, the load is lost and nothing else happens.
JAM-LOAD-06 = A load cannot be refused or made smaller, even if something better must go for it.
JAM-LOAD-07 = The card with gold twice fills two holds. With no empty hold, the evening’s gold cannot throw out the morning’s.
JAM-LOAD-08 = The same goes for stolen goods, and for the 6th Hold.

## Stopping

jamaica-chapter-ARR = Stopping on a space

JAM-ARR-01 = Whenever a ship ends a movement there is first the combat, then the price, then the treasure.

## Prices

jamaica-chapter-COST = Prices

JAM-COST-01 = A port costs the gold it shows, the sea costs the food it shows, a lair is free. House rule: Port Royal is free too. Powder never pays a space.
JAM-COST-02 = The price is due once, on arrival. Staying costs nothing; coming back costs again.
JAM-COST-03 = Pay from any holds of the right kind, as you like. A hold that becomes empty is an empty hold.
JAM-COST-04 = Whoever can pay in full must pay in full.
JAM-COST-05 = The combat comes first, so one pays with what it left.

## Falling short

jamaica-chapter-SHORT = Falling short

JAM-SHORT-01 = A ship falls short when, after the combat, it has fewer tokens of the kind than the price.
JAM-SHORT-02 = First all tokens of that kind are paid, be there any or none. Other goods are not touched.
JAM-SHORT-03 = Then the ship goes back to the first space that it can pay in full with what it has now, at least one back. Lairs and Port Royal always do.
JAM-SHORT-04 = If two lanes join on the way back, the player chooses one. On the chosen way the ship stops at the first space it can pay, and no further.
JAM-SHORT-05 = Whether it can be paid is judged before any combat there. Spaces with ships are not skipped.
JAM-SHORT-06 = On the new space all begins again: combat, the full price, the treasure.
JAM-SHORT-07 = If that combat makes the price too high, the ship falls short again, from there.
JAM-SHORT-08 = House rule: falling back ends in Port Royal at the latest.
JAM-SHORT-09 = Falling short in the morning does not cancel the evening, which is played from the new space.
JAM-SHORT-10 = A move back may fall short too; the ship then goes back even further.

## Lairs

jamaica-chapter-LAIR = Lairs

JAM-LAIR-01 = Stopping on a lair is free. If its token is still there, after the combat if any, it goes, and the player must draw the top treasure.
JAM-LAIR-02 = A lair without a token gives nothing. There are as many treasures in the pile as tokens on the board.
JAM-LAIR-03 = Sailing past a lair, or lying there from before, gives nothing.
JAM-LAIR-04 = In the base game the token leaves the game; with The Crew it is kept.

## Treasures

jamaica-chapter-TRE = Treasures

JAM-TRE-01 = Morgan’s Map, Saran’s Sabre, Lady Beth and the 6th Hold are laid face up at once and work as long as one owns them.
JAM-TRE-02 = The other eight, five riches and three curses, lie covered. Only their owner knows them, until the final count.
JAM-TRE-03 = A player may own any number of treasures. They need no hold, and all may change hands in combat.

## Combat

jamaica-chapter-CBT = Combat

JAM-CBT-01 = A ship that ends a movement where another one is must fight one combat before paying. It is the attacker.
JAM-CBT-02 = If several ships are there, the attacker picks one. The others stay out of it.
JAM-CBT-03 = There is never a combat in Port Royal.
JAM-CBT-04 = In this order: the attacker spends powder and rolls; the Sabre may step in; a star wins at once; otherwise the defender, who sees the firepower, spends powder and rolls; the Sabre may step in; compare; spoils.
JAM-CBT-05 = Before rolling, spend any amount of powder you own, from any holds. It is gone whatever happens, even if the other side never fires.
JAM-CBT-06 = Firepower is the number on the die, plus the powder spent, plus 2 for Lady Beth.
JAM-CBT-07 = The higher firepower wins, attacker or not. Equal firepower: nothing happens.
JAM-CBT-08 = A star for the attacker wins at once; the defender neither spends nor rolls.
JAM-CBT-09 = A star for the defender wins, however strong the attacker is.
JAM-CBT-10 = A star is no number: powder and Lady Beth do not matter to it.
JAM-CBT-11 = A combat moves no ship. Whoever arrived goes on with price and treasure, won or lost.
JAM-CBT-12 = One action may bring several combats, one for each arrival.

## Spoils

jamaica-chapter-WIN = Spoils

JAM-WIN-01 = The winner, attacker or defender, may do one thing: take a hold, take a treasure, or give a curse. Or nothing.
JAM-WIN-02 = A hold: all that is in one hold of the loser, loaded by the usual rules. If the winner cannot load it, it cannot be taken; a part of it never can.
JAM-WIN-03 = A face-up treasure of the loser; its power passes at once.
JAM-WIN-04 = A covered treasure of the loser, unseen. House rule: which one is drawn by lot. The winner then looks at it and keeps it covered.
JAM-WIN-05 = Give the loser one of your own curses. No other treasure can be given.
JAM-WIN-06 = Taking nothing is always allowed.
JAM-WIN-07 = The 6th Hold is stolen with what is in it, as it is.
JAM-WIN-08 = Spoils come before the price: what was won may pay it, what was lost may not.

## Powers

jamaica-chapter-PWR = What the powers do

JAM-PWR-01 = Morgan’s Map: a hand of four. House rule: the hand grows at the next refill, and nobody discards when the Map is lost.
JAM-PWR-02 = Saran’s Sabre: in a combat of its owner one roll is made again, the owner’s or the other’s, a star too, right after it was rolled. The second roll stands. House rule: once in each combat.
JAM-PWR-03 = When a roll is made again, nobody adds or takes back powder.
JAM-PWR-04 = If a star becomes a number, the combat goes on as usual; a number may become a star, with all it brings.
JAM-PWR-05 = House rule: a Sabre won in a combat cannot be used in that combat.
JAM-PWR-06 = Lady Beth: 2 more on a number of the combat die, attacking and defending.
JAM-PWR-07 = The 6th Hold: one more hold, empty at first, with all the rules of a hold. If its content is stolen, the card stays.
JAM-PWR-08 = Gold in the 6th Hold counts at the end. The four powers themselves are worth nothing.

## The end

jamaica-chapter-END = The end of the game

JAM-END-01 = A ship that reaches the finish is home. If it was the morning, its evening is cancelled.
JAM-END-02 = The round is played to its end, the Ghost Ship’s moves too. Then the game is over.
JAM-END-03 = Others may come home in the same round and score the finish as well.
JAM-END-04 = A ship that is home is safe and does nothing more. Its player still decides for the Ghost Ship.
JAM-END-05 = House rule: after 60 rounds (or as many as you set) the game ends and is scored as it stands.

## The score

jamaica-chapter-SCORE = Counting up

JAM-SCORE-01 = The number of the last space, plus all gold in the holds, plus all treasures, less the curses.
JAM-SCORE-02 = Port Royal after the circuit counts 15; the last spaces before it count from 2 to 10.
JAM-SCORE-03 = The space marked with −5 and all before it, Port Royal at the start and everything behind it included, cost 5 points.
JAM-SCORE-04 = Food and powder are worth nothing. A total may be below nothing.
JAM-SCORE-05 = The highest total wins. If totals are equal, whoever is further along comes first; still level, they share the win.
JAM-SCORE-06 = All covered treasures are turned up.

## The score sheet

jamaica-chapter-SHEET = The score sheet

JAM-SHEET-01 = The sheet adds up space, gold, treasures and curses, and with The Crew the Youkounkoun, the characters, the Shipowner and the Bishop, and shows every line.
JAM-SHEET-02 = It warns, without refusing, when something looks odd: a card counted twice, too many cards or tokens, nobody home, three amulets beside Calypso.

## For two: the Ghost Ship

jamaica-chapter-GHOST = For two: the Ghost Ship

JAM-GHOST-01 = Two players take other colours; the black ship is the Ghost Ship, with five holds. It starts in Port Royal too.
JAM-GHOST-02 = It has 5 gold in one hold, 3 gold in another and three empty ones; no food, no powder, no cards.
JAM-GHOST-03 = Lady Beth lies face up beside the Ghost Ship. Of the other eleven treasures nine are the pile; two go unseen.
JAM-GHOST-04 = Its Lady Beth can never be stolen.
JAM-GHOST-05 = After both players, the Captain moves the Ghost Ship twice: by the morning die, then by the evening die.
JAM-GHOST-06 = It moves in every round, the first and the last included.
JAM-GHOST-07 = It pays nothing and never falls short.
JAM-GHOST-08 = Before each of its moves: alone in the lead, it must go back; alone last, it must go ahead; otherwise, ties included, the Captain chooses.
JAM-GHOST-09 = At forks the Captain always chooses its lane.
JAM-GHOST-10 = Where it meets a player it attacks; of two the Captain picks one, perhaps even their own ship. Never in Port Royal.
JAM-GHOST-11 = A player who stops where it lies attacks it by the usual rules.
JAM-GHOST-12 = Stopping on a lair with a token it takes token and treasure, covered and unseen by both. House rule: such a treasure does nothing for it.
JAM-GHOST-13 = Its firepower is the die plus 2, without powder. Stars work as always.
JAM-GHOST-14 = The player who is not in the combat rolls and decides for it.
JAM-GHOST-15 = If it wins, that player picks for it a hold, a treasure or nothing. It never gives a curse.
JAM-GHOST-16 = Food and powder that it steals go to the Bank. Gold needs an empty hold; without one it cannot take gold.
JAM-GHOST-17 = Treasures that it steals stay as they lay. House rule: face-up powers work for it, the Sabre and the 6th Hold, but not the Map.
JAM-GHOST-18 = Whoever beats it takes its gold, a face-up treasure (not Lady Beth) or a covered one, which is looked at and laid face up if it is a power, or gives it a curse, or nothing.
JAM-GHOST-19 = House rule: the Ghost Ship does not end the game. At the finish it stops, stays there when moved ahead, and may come back out.
JAM-GHOST-20 = It may sail back over the start like everybody else.
JAM-GHOST-21 = House rule: it is not scored and cannot win; what it has is lost.

## The Crew

jamaica-chapter-CREW = The Crew

JAM-CREW-SET-01 = Shuffle the twenty characters and lay them covered on the cells of the tavern. The stairs stay empty.
JAM-CREW-SET-02 = House rule: the tavern has three rows of seven cells, with the stairs in the middle of the top row. Cells border each other along their sides.
JAM-CREW-SET-03 = The bottle of rum stands on the stairs. The three characters beside it are turned up.
JAM-CREW-SET-04 = The twelve treasures of The Crew replace the others: nine are used, three go unseen. Characters have the powers that those had.
JAM-CREW-SET-05 = Whoever takes a lair’s treasure keeps the token.
JAM-CREW-01 = Whoever has just paid a port in full may recruit one character.
JAM-CREW-02 = Nobody recruits after falling short there, at sea, in lairs, in Port Royal, and the Ghost Ship never does.
JAM-CREW-03 = The bottle can go to all empty cells that hang together with its own.
JAM-CREW-04 = Characters beside an empty cell always lie face up, all others covered.
JAM-CREW-05 = Before recruiting, the bottle may be moved for 1 gold a cell, out of what the port left. It moves only to recruit.
JAM-CREW-06 = Take one face-up character beside the bottle, free of charge. The bottle stays where it is.
JAM-CREW-07 = Then turn up every tile that now lies beside an empty cell.
JAM-CREW-08 = A character fills one empty hold. With none empty, a hold with goods is emptied for it; a character never replaces a character. Whoever cannot load one recruits nobody.
JAM-CREW-09 = A character goes overboard only when all holds are full and other goods come in; it is out of the game.
JAM-CREW-10 = If all holds have characters, a load throws one of them overboard.
JAM-CREW-11 = House rule: a character may be won as spoils, like the goods in a hold, unless all of the winner’s holds have characters.
JAM-CREW-12 = A power works while the character is on board. Its value counts for whoever has it at the end.
JAM-CREW-13 = When nobody can be had, ports just cost gold.
JAM-CREW-14 = At the end each character scores its upper value if the ship is home, the lower one if not. House rule: only the King’s values, 9 and −3, are the published ones; the others are ours, and you may type in your own.
JAM-CREW-15 = To this come 3 points for each character with the Shipowner, and 2 for each token with the Bishop.
JAM-CREW-16 = The tokens of the lairs are kept in the open. House rule: they cannot be stolen or given.
JAM-CREW-17 = The eight riches lie covered.
JAM-CREW-18 = The three cursed amulets lie covered and may be given away. See Calypso.
JAM-CREW-19 = The Youkounkoun, 12 points, must be shown and stays face up. It can be stolen, but it is no curse and cannot be given.
JAM-CREW-C01 = Sir Beth: 2 more on a number of the combat die, attacking and defending.
JAM-CREW-C02 = Saran: once in each combat a roll is made again, as with the Sabre.
JAM-CREW-C03 = The Buccaneer: a ship that stops alone on a space may attack another one space away, neither in Port Royal, before paying. A win destroys one hold of the other; a defeat costs nothing but powder. House rule: only if there was no other combat in that stop.
JAM-CREW-C04 = The Strategist: as the attacker one wins at once. House rule: without any roll, so that Saran has no say, and from afar too.
JAM-CREW-C05 = The Shipowner: at the end 3 points for each character on board, the Shipowner included.
JAM-CREW-C06 = The Weasel: of a drawn or stolen covered treasure, look at up to three and keep one. House rule: the others go back where they came from, shuffled.
JAM-CREW-C07 = The King: no power; 9 points at home, −3 elsewhere.
JAM-CREW-C08 = The Bishop: at the end 2 points for each token, those from before included.
JAM-CREW-C09 = The Cartographer: a hand of four, as with Morgan’s Map.
JAM-CREW-C10 = The Sea Dog: a back icon of one’s own card may be ignored altogether. It does not help when falling back.
JAM-CREW-C11 = The Anchorman: a card’s move may be one space shorter. House rule: a move of nothing is no arrival.
JAM-CREW-C12 = The Navigator: a card’s move may be one space longer.
JAM-CREW-C13 = The Venetian Merchant: gold and food pay for each other.
JAM-CREW-C14 = The Prussian Merchant: powder and food pay for each other.
JAM-CREW-C15 = The Helvetian Merchant: powder and gold pay for each other. Any two merchants make all three kinds pay for each other.
JAM-CREW-C16 = The Cooper: every load icon brings one more token.
JAM-CREW-C17 = Calypso: whoever has this character aboard and owns all three amulets wins at once, even on another’s turn.
JAM-CREW-C18 = The Mage: before one’s own actions, the dice may be swapped for both of them. House rule: the others and the Ghost Ship keep to the dice as they lie.
JAM-CREW-C19 = The Oracle: as Captain, set the morning or the evening to a number and roll only the other die.
JAM-CREW-C20 = The Lookout: after a stop, take the treasure of a lair one space away. House rule: one in each stop, one’s own lair first, not from Port Royal.
JAM-CREW-M01 = House rule: merchants help with the price of a space, with the rum, and with powder in combat.
JAM-CREW-M02 = House rule: a price is payable if the tokens of its kind and of those that may replace it are enough. The payer chooses the mix.
JAM-CREW-M03 = House rule: after a card’s move, whoever would need the merchants may do without and fall short.
JAM-CREW-M04 = House rule: falling short costs only the tokens of the kind demanded.
JAM-CREW-M05 = House rule: on the way back a space that the merchants can pay counts as payable, and is then paid.
JAM-CREW-M06 = A port paid with the merchants’ help is paid in full, so one may recruit. At the end only gold counts.
JAM-CREW-D-01 = A Captain with the Oracle is asked before rolling.
JAM-CREW-D-02 = Whoever has the Mage is asked after their own card is turned up, unless the dice are equal.
JAM-CREW-D-03 = Whoever has the Sea Dog is asked at each back icon.
JAM-CREW-D-04 = With the Anchorman or the Navigator the length of a move is chosen together with its lane.
JAM-CREW-D-05 = Whoever has the Buccaneer is asked when a ship lies in range.
JAM-CREW-D-06 = After a win from afar, its captain picks the hold that is lost.
JAM-CREW-D-07 = Whoever needs merchants for a price is asked whether to use them.
JAM-CREW-D-08 = With merchants, the payer chooses how much of which goods to pay.
JAM-CREW-D-09 = In a port the payer is asked whom to recruit, if somebody can be had.
JAM-CREW-D-10 = Whoever has the Lookout is asked when a lair with a treasure is next to the ship.
JAM-CREW-D-11 = The Weasel’s captain chooses among the cards looked at, in private.
JAM-CREW-G01 = House rule: with The Crew and two players, the Ghost Ship still has Lady Beth; all other treasures are those of The Crew.
JAM-CREW-G02 = House rule: the Ghost Ship never recruits. A character that it steals is lost at sea.
JAM-CREW-G03 = House rule: Buccaneer and Strategist work against the Ghost Ship. A win from afar sinks one of its holds of gold.
JAM-CREW-G04 = House rule: what the Ghost Ship takes from a lair stays covered, even the Youkounkoun, and is out of Calypso’s reach.
JAM-CREW-G05 = House rule: the Weasel looks at up to three covered treasures of the Ghost Ship.

## Who decides what

jamaica-chapter-D = Who decides what

JAM-D-01 = The Captain sets the dice, unless they are equal.
JAM-D-02 = Everybody chooses a card, always, in secret.
JAM-D-03 = Whoever moves chooses where the move ends, if the lanes leave a choice.
JAM-D-04 = Whoever loads chooses between a board hold and the 6th Hold, if both are empty.
JAM-D-05 = Whoever loads without an empty hold chooses the one to empty, if there is a choice.
JAM-D-06 = Whoever pays chooses the holds, if there is a choice.
JAM-D-07 = Whoever falls back chooses the way, if there is a choice.
JAM-D-08 = The attacker chooses among several ships.
JAM-D-09 = The attacker is asked for powder, if there is any.
JAM-D-10 = The owner of the Sabre is asked right after the attacker’s roll.
JAM-D-11 = The defender is asked for powder, if there is any and the attacker has no star.
JAM-D-12 = The owner of the Sabre is asked right after the defender’s roll, if it was not used yet.
JAM-D-13 = The winner chooses the spoils. A winner with covered treasures is always asked, so that nobody can tell whether a curse is among them.
JAM-D-14 = Whoever gives a curse and has several chooses which, in private.
JAM-D-15 = The Captain chooses the direction of the Ghost Ship, if it is free.
JAM-D-16 = The Captain chooses the lane of the Ghost Ship.
JAM-D-17 = The Captain chooses whom the Ghost Ship attacks, if both are there.
JAM-D-18 = The player who is not in the combat chooses the spoils of the Ghost Ship.
