# Buccaneer: the rules in our own words, for people at a table. Every key is the id of the rule it tells.

buccaneer-rules-intro = Everybody owns five pirates, four with a wage from 2 to 5 and one Stranger, whose wage is written on each ship. A pile is one pirate alone or several on top of each other, which are a crew; whoever owns the top pirate is its captain, and whoever owns the pirate just under it is the second. On a turn a pile of one’s own is laid on a pile of somebody else, or a crew boards a ship. The captain takes the loot but pays everybody else in the crew. After the last ship the treasures are counted, and most ducats win.

## Setting up

buccaneer-chapter-SET = Setting up

BUC-SET-01 = The game is for three, four or five players.
BUC-SET-02 = Each player takes a colour of their own and its five pirates, 2, 3, 4, 5 and the Stranger (?), and sets them out in front of them, one by one and face up.
BUC-SET-03 = Colours that nobody took stay out of the game. Nothing else depends on the number of players: all the ships, all the treasures and all the money are always in play.
BUC-SET-04 = Each player receives 10 ducats.
BUC-SET-05 = The rest of the money and all 24 treasures lie beside the table for all to see. They are the reserve.
BUC-SET-06 = The fifteen ships are shuffled and the top three turned up in the roads. The other twelve wait face down in the deck.
BUC-SET-07 = The oldest player takes the first turn, then play goes clockwise. House rule: when no seat is marked as the first, the app draws one by lot.
BUC-SET-08 = The order of the seats never changes. The only luck in the whole game is the shuffle of the ships (and, by house rule, the lot for the first seat).

## A turn

buccaneer-chapter-TRN = A turn

BUC-TRN-01 = A turn is exactly one thing: either lay a pile on another player’s pile, or board a ship. Then the next player is on.
BUC-TRN-02 = Whoever can do one of the two must do it, even if every choice hurts. Nobody may pass by choice.
BUC-TRN-03 = A player whose five pirates all lie in crews of other captains has nothing to move and sits the turn out. House rule: such a player may still call mutinies on other players’ turns.
BUC-TRN-04 = Whoever has a pile but neither a pile it may be laid on nor a ship it may board passes, without being asked.
BUC-TRN-05 = No more than one ship is boarded in a turn, however many mutinies are called.
BUC-TRN-06 = Laying and boarding take a turn each. So a crew made now can board on its captain’s next turn at the earliest, if it still has the same captain then.
BUC-TRN-07 = Pirates buried in one’s own crews do no harm: whoever is on top of at least one pile plays.

## Forming a crew

buccaneer-chapter-CRW = Forming a crew

BUC-CRW-01 = To form a crew, lay one whole pile on top of another whole pile. The order of the pirates in both stays as it was, and no pirate stays behind.
BUC-CRW-02 = The pile that moves must be one’s own, with one’s own colour on top: a pirate alone or a crew.
BUC-CRW-03 = It must be laid on a pile of another player, a pirate alone or a crew. Never lay one’s own pile on one’s own pile, whoever else may be in them.
BUC-CRW-04 = Only the top pirate says whose pile it is. A crew of another captain may be captured even if pirates of one’s own are in it.
BUC-CRW-05 = A crew holds nine pirates at most, so two piles that make more than nine cannot be joined. A crew of nine can neither move nor be captured; it can only board, freely or by mutiny.
BUC-CRW-06 = The new crew lies in front of the player who moved. The top pirate is still on top, so that player is its captain.
BUC-CRW-07 = A crew always belongs to the colour on top and changes hands the moment somebody captures it. The old captain has no say and gets nothing.
BUC-CRW-08 = A crew is never split. Only a boarding takes it apart (or, by house rule, a moment when nobody can move).
BUC-CRW-09 = Nobody looks at the wages of covered pirates, not even of their own. Counting the pirates and seeing their colours is allowed.
BUC-CRW-10 = A player may have any number of crews and lone pirates at the same time.
BUC-CRW-11 = Forming a crew costs nothing and pays nothing. A pile may be captured as often as somebody likes.
BUC-CRW-12 = It follows that captain and second are never the same player. Further down, pirates of one colour may lie next to each other.

## Boarding

buccaneer-chapter-ATT = Boarding a ship

BUC-ATT-01 = To board, place one crew on one ship in the roads.
BUC-ATT-02 = Only the captain boards with a crew, on the captain’s own turn. Nobody has to agree, and nobody can prevent it.
BUC-ATT-03 = The crew must be at least as large as the ship asks. It may be larger, but then the extra pirates are paid like all the others.
BUC-ATT-04 = A pirate alone is not a crew and cannot board. House rule: if a card of your own asks for fewer than two pirates, read it as two.
BUC-ATT-05 = Only ships now lying in the roads can be boarded, in any order.
BUC-ATT-06 = The wages play no part in the fight. A crew that is large enough always takes the ship.
BUC-ATT-07 = A boarding goes in this order: the captain’s treasure, the second’s treasure, the crew is uncovered, loot and wages, the pirates go home, the ship leaves the game, new ships if they are due. If that was the last ship, the game ends.
BUC-ATT-08 = The captain takes from the reserve one treasure that the ship shows. If it shows two different ones the captain is free to choose, even the less valuable one.
BUC-ATT-09 = If the ship shows two treasures, the second takes the one that the captain left. If it shows one, the second gets none. Nobody further down gets a treasure.
BUC-ATT-10 = House rule: a treasure of which the reserve has none left counts as not shown. If one kind remains, the captain takes it and the second gets none; if nothing remains, nobody gets a treasure and the money is shared out as usual. With the house ships this cannot happen.
BUC-ATT-11 = House rule: if a card of your own shows the same treasure twice, captain and second take one each.
BUC-ATT-12 = After the wages all pirates of the crew, the captain’s too, go home and lie face up in front of their owners, each one alone. They can be used and captured again at once, each player in turn.
BUC-ATT-13 = A ship that was boarded is out of the game and never comes back.

## Loot and wages

buccaneer-chapter-PAY = Loot and wages

BUC-PAY-01 = Each pirate in the crew who is not of the captain’s colour earns a wage for its owner: the number on it, or for a Stranger the number that the ship being boarded gives.
BUC-PAY-02 = The second earns wages like everybody else, besides the treasure.
BUC-PAY-03 = Whoever has several pirates in the crew is paid for all of them.
BUC-PAY-04 = Pirates of the captain’s colour, the top one and any further down, are paid nothing and cost nothing.
BUC-PAY-05 = The captain receives the ship’s ducats from the reserve, pays the wages out of them and keeps the rest.
BUC-PAY-06 = If the wages are higher than the loot, the captain pays the difference out of the purse.
BUC-PAY-07 = If the purse is too small as well, the captain gives all that is in it and the reserve pays what is still missing.
BUC-PAY-08 = The others are always paid in full.
BUC-PAY-09 = There are no debts: what the reserve paid for a captain is never paid back, and no purse goes below nothing.
BUC-PAY-10 = A captain left without a ducat keeps all treasures, the new one too.
BUC-PAY-11 = Whoever has no pirate in the crew neither pays nor receives.
BUC-PAY-12 = To check: the money in all the purses grows by exactly the loot, plus what the reserve had to add to the wages.
BUC-PAY-13 = The captain chooses the treasure before the crew is uncovered. Then everybody sees all the wages in that crew.
BUC-PAY-14 = House rule: the reserve of money never runs dry. Change coins freely; if the 417 ducats of the box are ever gone, write the amounts down.

## New ships

buccaneer-chapter-SHP = New ships

BUC-SHP-01 = Ships that were taken are not replaced one by one: three lie in the roads, then two, then one.
BUC-SHP-02 = As soon as the third ship is boarded, paid for, and its pirates are home, three new ones are turned up, before the next turn and as long as the deck has any.
BUC-SHP-03 = There are five groups of three ships, so the deck always holds a multiple of three.
BUC-SHP-04 = When new ships appear, all crews and lone pirates on the table stay as they are.

## Mutiny

buccaneer-chapter-MUT = Mutiny

BUC-MUT-01 = A mutiny forces a captain to board a ship with that crew, now.
BUC-MUT-02 = A mutiny can be called at the start of the captain’s turn by another player who has three or more pirates in the crew, anywhere in it, if the crew is large enough for at least one ship in the roads.
BUC-MUT-03 = The start of the captain’s turn is the only moment for it, and the table as it stands then is what counts. Not later in that turn, and not on anybody else’s.
BUC-MUT-04 = Nobody has to call a mutiny. It costs nothing and brings nothing but the usual shares.
BUC-MUT-05 = With five pirates, nobody can have three of them in two crews at once: a player can call a mutiny in one crew at most. But several players may be able to, in the same crew or in different ones.
BUC-MUT-06 = Three pirates of one player are needed. Two players with fewer cannot add theirs together.
BUC-MUT-07 = Everybody who may call is asked before anything happens, and each answer is open and final. House rule: the question goes clockwise, from the captain’s left.
BUC-MUT-08 = If anybody called, the captain must board with a crew in which a mutiny was called. That is the whole turn: no other boarding and no laying, before or after.
BUC-MUT-09 = The captain chooses the ship, among those in the roads that the crew is large enough for. The mutineer does not.
BUC-MUT-10 = If mutinies were called in different crews, the captain chooses which one boards. Only one does; the other calls lapse, and may be made again at the start of a later turn of that captain if all still fits.
BUC-MUT-11 = Two calls in the same crew make one boarding.
BUC-MUT-12 = There is no way round a mutiny: not by boarding with another crew, not by laying a pile, not by passing.
BUC-MUT-13 = The boarding then goes like any other: treasures, wages, rest, pirates home, new ships, end of the game. The captain stays captain and chooses a treasure first; the mutineer gets no extra share.
BUC-MUT-14 = If nobody calls, the captain plays a normal turn, and may board with that very crew all the same.
BUC-MUT-15 = House rule: a player who has to sit out for lack of a pile may still call mutinies.
BUC-MUT-16 = A crew that was captured has a new captain, so the mutiny can be called at the start of the new captain’s turn. Whoever captured it is now its captain and cannot call one there.
BUC-MUT-17 = A mutiny may board the last ship of a group, which brings new ones, or the last ship of all, which ends the game.

## What may be known

buccaneer-chapter-INF = What may be known

BUC-INF-01 = Of each pile everybody sees the captain, the height, the colours from top to bottom and the wage of the top pirate. Nobody, app opponents included, is told a covered wage or the order of the deck.
BUC-INF-02 = A covered pirate is seen again only when it goes home. At a boarding the wages of the whole crew are shown to all.
BUC-INF-03 = The app keeps quiet about what lies covered: no sums of wages before a boarding, no hidden wages in the log.
BUC-INF-04 = Remembering is allowed, and half the game. An app opponent may remember too, but only what everybody saw.
BUC-INF-05 = The fifteen ships and those already taken are open to all, so everybody may work out which ones are still to come.

## When nobody can move

buccaneer-chapter-STL = When nobody can move

BUC-STL-01 = House rule, as the rulebook is silent: if a turn is about to start and no player at all could move, the game is stuck. No mutiny is possible then either.
BUC-STL-02 = House rule: all crews break up, every pirate goes home face up, nobody is paid. Ships, purses and treasures stay as they are, and the same player begins the turn.
BUC-STL-03 = House rule: if the game is stuck again and no ship was boarded in between, it ends at once and is scored as it stands.
BUC-STL-04 = House rule, to check: each capture makes the piles one fewer, so before the next boarding or break-up there can be one capture fewer than there are pirates. Every game comes to an end.

## What always holds

buccaneer-chapter-INV = What always holds

BUC-INV-01 = Every player has exactly five pirates, 2, 3, 4, 5 and the Stranger, and each of them is in exactly one pile.
BUC-INV-02 = A pile holds at least one pirate and at most nine.
BUC-INV-03 = In every crew the top two pirates are of different colours.
BUC-INV-04 = Of each kind of treasure there are six, in the reserve and with the players together.
BUC-INV-05 = Ships in the roads, in the deck and taken make fifteen in all. The deck is a multiple of three, and one to three ships lie in the roads until the last one is taken.
BUC-INV-06 = No purse is ever below nothing, and every ducat can be accounted for.
BUC-INV-07 = In every boarding at least one ducat of wages is paid: the second is never of the captain’s colour, and no wage of the house ships is below one.
BUC-INV-08 = A turn changes the table by one capture or one boarding at most.

## The end

buccaneer-chapter-END = The end of the game

BUC-END-01 = The game ends at once when the fifteenth ship has been boarded and paid. The round is not played out.
BUC-END-02 = Crews still on the table are worth nothing.

## The score

buccaneer-chapter-SCO = Counting up

BUC-SCO-01 = Each kind of treasure is counted by itself: chests (15), barrels (12), candlesticks (9), sabres (6). Look who has the most of a kind.
BUC-SCO-02 = House rule: if nobody has a treasure of a kind, nobody scores for it.
BUC-SCO-03 = Whoever has the most of a kind scores its full value. If several have equally many, they share it evenly, and what cannot be divided goes to nobody.
BUC-SCO-04 = All the others score 1 ducat for each treasure of that kind.
BUC-SCO-05 = Whoever scores the majority, or a share of it, gets nothing more for the single treasures of that kind.
BUC-SCO-06 = The four kinds have nothing to do with each other; one player may win several.
BUC-SCO-07 = The score is the purse plus what the four kinds bring. The highest score wins.
BUC-SCO-08 = House rule: if several have the same highest score, they share the win.

## House options

buccaneer-chapter-VAR = House options

BUC-VAR-01 = House rule, open crews: everybody sees the wages of covered pirates too. For beginners and young players.
BUC-VAR-02 = House rule, closed purses: players see only their own ducats. Treasures stay open.
BUC-VAR-03 = House rule, ships of your own: type in the cards of your box, each with 0 to 99 ducats, a smallest crew of 2 to 9, a wage of 0 to 9 for the Stranger, and one or two treasures. With the box on the table a card may stay empty: it is read out when it is turned up. Their number must be a multiple of three. A treasure may be shown more often than there are tokens of it.
BUC-VAR-04 = House rule, early end: the first time nobody can move, the game ends.
BUC-VAR-05 = House rule, tie-break: of equal scores, the one with more treasures in all wins. Still equal, the win is shared.
BUC-VAR-06 = House rule, short game: only two, three or four groups of ships are played, which are 6, 9 or 12 ships. The ships left over after the shuffle go out unseen, and the counting is the same.

## What is decided

buccaneer-chapter-DEC = Who decides what

BUC-DEC-01 = On a turn, the player whose turn it is chooses what to do: lay a pile on a pile, or board a ship with a crew. Passing is not among the choices while there is one.
BUC-DEC-02 = Before that, each player who may call a mutiny against the captain is asked, one after the other, clockwise from the captain’s left: call, or let it be.
BUC-DEC-03 = If mutinies were called in several crews, the captain chooses which of them boards.
BUC-DEC-04 = In a mutiny the captain chooses the ship, among those the crew is large enough for.
BUC-DEC-05 = If a ship shows two different treasures and the reserve has both, the captain chooses one before the wages are uncovered.
BUC-DEC-06 = Before the game the players choose colours and seats, and who starts. Everything else (wages, new ships, going home) happens by itself; the second never chooses.
