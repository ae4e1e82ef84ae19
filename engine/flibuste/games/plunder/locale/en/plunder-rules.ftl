# Plunder: the rules that the score sheet and the tools cite, in our own words. Every key is the id of the rule it tells.

plunder-rules-intro = Everybody is a captain with up to three ships, on a sea laid out anew for each game. On a turn a captain draws a resource for each island, rolls one die and shares its steps among the ships; before the roll, after it and between two steps there is time to conquer islands, fight ships, bargain, look for treasure, build and bury gold. A storm wanders over the sea and takes its toll. A ship, an island and a Plunder Point card are worth a point each, and whoever first stands at ten points wins on the spot.

## Setting up

plunder-chapter-SET = Setting up

PLU-SET-01 = Everybody takes one colour: its three ships and six flags.
PLU-SET-02 = The map tiles are shuffled and laid into their slots, six of them in two rows of three; each shows either side, turned at random.
PLU-SET-03 = The rows are called A to L from the top, the columns 1 to 18 from the left.
PLU-SET-04 = Four open piles of ten cards each: wood, iron, rum and gold.
PLU-SET-05 = The other 110 resource cards are shuffled into a face-down deck.
PLU-SET-06 = The 55 treasure cards are shuffled into a face-down deck. The Plunder Point cards are stacked. Masts, cannons and life pegs are for everybody.
PLU-SET-07 = For each X token both compasses are spun, and the token goes to that square, whatever lies there: two with two captains, three with three or four, four with more.
PLU-SET-08 = Both compasses are spun for the middle of the storm, again and again as long as a port of an island with one skull would lie inside it.
PLU-SET-09 = Everybody rolls a die: the highest chooses first, then the choice goes anticlockwise. House rule: whoever shares the highest rolls again.
PLU-SET-10 = In this order everybody chooses a free resource island with one skull and plants a flag on it.
PLU-SET-11 = A ship with three lives, without masts and cannons, goes into a port of that island.
PLU-SET-12 = Everybody draws three cards from the face-down resource deck. Hands are secret.
PLU-SET-13 = Whoever chose last takes the first turn. Turns go clockwise.
PLU-SET-15 = Everybody starts with two points: one ship and one island.

## What the box holds

plunder-chapter-SUP = What the box holds

PLU-SUP-03 = House rule: flags and Plunder Point cards never limit anything. When they run out, use something else as a marker.

## Resources

plunder-chapter-RES = Resources

PLU-RES-03 = At the start of a turn its captain draws one card from the face-down deck for each island owned that the storm does not block. The number of skulls does not matter.

## A turn

plunder-chapter-TRN = A turn

PLU-TRN-01 = First come the cards of the islands. Everything else may be done in any order and as often as wanted, before the roll, after it and between two steps: build, trade, attack, look for treasure. Only sailing has to wait for the roll.
PLU-TRN-03 = A captain who has a ship rolls the sailing die exactly once a turn. House rule: the turn cannot be ended without it, for a 1 moves the storm; it is left out only when the turn was over before.
PLU-TRN-05 = When a turn ends, the steps that were not used are lost and all its treaties are over.

## Sailing

plunder-chapter-SAIL = Sailing

PLU-SAIL-01 = The number on the sailing die is a stock of steps for the whole fleet. A step takes one ship to a free water square next to its own, never diagonally and never across land.
PLU-SAIL-02 = On top of that every ship has one step for each of its masts, up to two. They are for that ship alone and are used first; with them a ship may sail even when nothing is left of the die.
PLU-SAIL-06 = A ship built after the roll does not sail in that turn, but it may fight, conquer, trade, threaten and collect. One built or gained before the roll sails as usual.

## The storm

plunder-chapter-STM = The storm

PLU-STM-01 = The storm covers nine squares: its centre and the eight squares round it. What lies off the map is left out. Land, ports, ships and X tokens may all lie under it.
PLU-STM-03 = Every step across the storm’s edge, in or out, costs its captain two resource cards of own choice, laid off before the step. Each ship pays, and pays each time. Steps that stay inside or stay outside cost nothing more.
PLU-STM-06 = When the sailing die shows a 1, both compasses are spun before anything else happens, and the storm’s centre goes to that square, which may be the old one. There is then one step to sail. Ships that the moving storm covers or uncovers pay nothing.
PLU-STM-07 = A port inside the storm does no business: nobody trades through it, and nothing is exchanged with its merchants.
PLU-STM-08 = Nothing reaches across the storm’s edge from one square to the next: no attack on a ship, no trade at sea, no threat or bribe between ships, no collecting of an X on land, no new ship beside one’s own. With both squares inside, all of it is allowed.
PLU-STM-09 = An island whose ports are all inside the storm gives no card at the start of its owner’s turn. One port outside is enough for the card. The island’s point counts in any case.

## Building

plunder-chapter-BLD = Building

PLU-BLD-02 = Say what is built, lay off its cost, take it. A ship costs 2 wood, 1 iron and 2 gold; a mast 1 wood and 2 rum; a cannon 2 iron, 1 rum and 1 gold; a life one card of each kind.
PLU-BLD-06 = A new ship scores its point at once.

## Plunder Points

plunder-chapter-PP = Plunder Points

PLU-PP-01 = At every moment a captain has one Plunder Point for each ship in play, each island owned and each Plunder Point card.
PLU-PP-02 = Plunder Point cards come from sinking an enemy ship, from an attacker’s ship that sinks against one’s own ship or island, from the cards A Pirate’s Life and Plunder, and from burying five gold. They lie open.
PLU-PP-03 = Burying treasure: lay off five gold and take one Plunder Point card. Only on one’s own turn, as often as it can be paid.
PLU-PP-04 = A ship that sinks through a treasure card, or against an island of nobody, gives nobody a Plunder Point card. House rule: that this also holds for the ship of the finder.

## Conquering islands

plunder-chapter-CON = Conquering islands

PLU-CON-04 = The attacker rolls the attack die and adds the ship’s cannons; for the island the defence die is rolled and its skulls are added. The owner rolls for an owned island, the captain to the attacker’s left for an island of nobody.
PLU-CON-05 = Whoever attacks an island and reaches its total plants a flag there. The old owner loses the island and its point at once.
PLU-CON-06 = If the island’s total is higher, the attacking ship loses a life. If it sinks, the island’s owner, where there is one, takes a Plunder Point card.

## Fighting ships

plunder-chapter-SEA = Fighting ships

PLU-SEA-02 = A ship may attack an enemy ship on the next square if only water lies between them: no land and no edge of the storm. Teammates and captains with whom there is a treaty are safe, and each ship attacks the same ship only once a turn.
PLU-SEA-04 = The attacker rolls the attack die and the captain of the attacked ship the defence die; each adds the cannons of the own ship. A tie is the attacker’s.
PLU-SEA-05 = The ship that loses a fight loses a life. If it sinks, the captain of the winning ship takes a Plunder Point card, also when that captain was the one attacked.

## Trading

plunder-chapter-TRD = Trading

PLU-TRD-02 = The captain whose turn it is may trade with another one if two of their ships lie side by side with only water between them, if a ship of one lies in a port of the other’s island, or if a ship of either lies at a merchant island, wherever the other is. A port inside the storm does not count, nor do two ships on either side of its edge.
PLU-TRD-04 = The cards of a trade change hands at once, and a treaty between the two captains begins by itself.
PLU-TRD-08 = On the own turn, with a ship at a merchant island whose port lies outside the storm, lay off any 2 cards and take 1 card of a kind of own choice from its pile, as often as wanted. House rule: this makes no treaty, and a kind whose pile is empty cannot be chosen.

## Treaties

plunder-chapter-TRT = Treaties

PLU-TRT-01 = A treaty begins by itself after a trade, a threat that was given in to, and a bribe that was accepted. It binds the captain whose turn it is, until the end of that turn.
PLU-TRT-02 = While a treaty lasts, the captain whose turn it is may neither attack nor threaten the other, nor choose that captain, a ship or an island of theirs for a treasure card.
PLU-TRT-03 = House rule: what a treasure card does to every enemy passes over the captains with whom there is a treaty.
PLU-TRT-05 = House rule: a treaty also covers ships and islands gained later in the turn; an island that is lost is covered no more.
PLU-TRT-06 = With teams, a treaty covers the whole team of the other captain.

## X marks the spot

plunder-chapter-X = X marks the spot

PLU-X-09 = At the start of a turn, every X lying in the square of one of the captain’s ships is offered, one after the other. House rule: this comes after the cards of the islands, and an X may be left where it is.
PLU-X-12 = Once its card has been followed, the compasses are spun and the X moves to that square. If it lands under a ship of the same captain and the turn goes on, it may be collected at once; under somebody else’s ship it waits for that captain’s turn.

## Treasure cards

plunder-chapter-TC = Treasure cards

PLU-TC-01 = The captain who collects an X is the finder. House rule: a card that speaks of the finder’s ship means the one that collected the X; a card that speaks of any ship of the fleet leaves the choice free.
PLU-TC-02 = House rule: a card is followed in the order in which it is printed.
PLU-TC-03 = What cannot be done is left out, and the rest still happens. A loss takes what the hand has, a gain what the pile has; an upgrade above the limit and an effect without a target do nothing.
PLU-TC-05 = Enemies are all other captains but teammates and those with whom the finder has a treaty. House rule: where a card speaks of every enemy, they are dealt with clockwise from the finder.
PLU-TC-08 = Arrr: take 2 gold and move an enemy ship by up to three squares. House rule: every step must be one that this ship could sail; ports may be entered, and the storm takes no toll.
PLU-TC-09 = A Pirate’s Life: take one Plunder Point card; this may win the game at once.
PLU-TC-10 = Bad Form: steal one card from each enemy, clockwise. The finder asks for a certain card or draws blind; if the asking leads to nothing, the card is drawn blind.
PLU-TC-11 = Baited and Message in a Bottle: choose an enemy who has cards and steal two of them, or three. The finder asks for certain cards or draws blind; if the asking leads to nothing, they are drawn blind.
PLU-TC-12 = Berth: take 2 gold, then the finder’s ship goes to any free port on the map, and the turn ends. House rule: whose port it is, how far away and whether in the storm does not matter, the port where it lies will do, and without a free port it stays.
PLU-TC-13 = Blackout: take 3 rum and spin both compasses. The finder’s ship goes to that square or, if it is land or taken, to a free sea square next to it, and the turn ends.
PLU-TC-14 = Cannonball, Hoist the Mizzen and Castaway: add a cannon, a mast or a life to one ship of the own fleet that has fewer than 2 cannons, 2 masts or 3 lives. If there is no such ship, or the reserve is empty, nothing happens.
PLU-TC-15 = Cursed and Scurvy: take 4 gold, or 3; then the finder’s ship loses a life.
PLU-TC-16 = Gambit: roll a die, like it or not. On 4, 5 or 6 take as much gold as is in the hand, as far as the pile has it; on 1, 2 or 3 lay off all gold.
PLU-TC-17 = Godforsaken: roll a die and lay off as many cards of own choice, or the whole hand if it is smaller.
PLU-TC-18 = Great White, Peg Legs, The Gallows, The Kraken and Walk the Plank: first lose what the card names, as far as it is there, then take the whole gain. Whoever has nothing to lose gains all the same.
PLU-TC-19 = Mutiny, Skewer, Sorrow and Vermin: lose the cards that are named, as far as they are in the hand.
PLU-TC-20 = Hail to the Thief: every enemy hands all gold to the finder.
PLU-TC-21 = Lair: choose an enemy who has cards; all gold in that hand goes to the finder. The choice is made without knowing what the hands hold.
PLU-TC-22 = I Am the Storm: take 2 gold and move an enemy ship to a free water square inside the storm, without toll. House rule: a port will do, a ship that is inside already may be chosen, and without a free square nothing happens.
PLU-TC-23 = Land Ho: the finder’s ship goes to a free port of an island that nobody owns, however far away; merchant islands do not count. If there is none, nothing happens. House rule: the port where it lies will do. The turn goes on.
PLU-TC-24 = Loot: name one kind of resource; every enemy gives the finder all cards of it.
PLU-TC-25 = Man Overboard: choose. Take 3 gold, and the finder’s ship loses a life; or save the sailor, and the turn ends with nothing gained.
PLU-TC-26 = Mirage: the turn ends.
PLU-TC-27 = Notorious: take 1 gold. An enemy ship of the finder’s choice loses a life, and a ship of the finder with fewer than three lives gains one. No Plunder Point card is taken for it.
PLU-TC-28 = Midas: every card in the hand that is not gold is exchanged for gold from the pile, like it or not. If the pile is too small, the finder chooses which cards are exchanged.
PLU-TC-29 = Plunder: one Plunder Point card moves from an enemy captain who has any to the finder. Ships and islands cannot be taken.
PLU-TC-30 = Royal Navy: a finder who has gold chooses to lay off all of it or to let the ship lose a life. Without gold the ship loses a life.
PLU-TC-31 = Standoff: choose an enemy. Both roll a die, without cannons, and a tie is the finder’s. The winner receives all gold of the other, so the finder can lose it too.
PLU-TC-32 = Takeover: one own island and one island of an enemy exchange their flags, and the enemy has no say. This card may be declined.
PLU-TC-33 = Tell No Tales and The Locker: take 3 gold, or 2; an enemy ship of the finder’s choice loses a life. No Plunder Point card is taken for it.
PLU-TC-34 = White Flag: choose an enemy, who must offer at least one resource card if there is one in the hand. The finder accepts, takes the cards and is under a treaty; or refuses, and one of that captain’s ships loses a life, without a Plunder Point card. House rule: there is only one offer, and an empty one may be accepted.
PLU-TC-35 = Wind at Your Back: take 2 gold, and the finder’s ship may at once sail up to three squares more. House rule: the storm takes no toll, and an X is collected only afterwards, from where the ship then stands.

## A captain without a ship

plunder-chapter-NOS = A captain without a ship

PLU-NOS-03 = A captain without a ship, without an island and without a Plunder Point card takes one card of own choice from the face-up piles. An island that the storm blocks is still an island. House rule: with all piles empty there is nothing to take.
PLU-NOS-05 = A captain without a ship rolls two dice, once a turn. A double gives a free ship at once; none of the ways that cost something may then be used as well.
PLU-NOS-06 = A captain without a ship, after a roll without a double, may take one ship: for its usual cost, for one Plunder Point card, for five gold, or for one island, whose flag is removed.
PLU-NOS-08 = The ship goes to a free port of an island of its captain. Only if there is none, both compasses are spun and it is placed there; if that square is land or taken, on a free sea square next to it.
PLU-NOS-10 = If no ship was gained, the turn ends. The sailing die is not rolled, so the storm stays where it is, and the next turn begins in the same way.

## The end of the game

plunder-chapter-END = The end of the game

PLU-END-01 = After every single change the points are looked at. The first captain at or above the target wins at that very moment, even in another captain’s turn.
PLU-END-04 = Any target from 3 to 30 may be agreed before the game: 7 is short, 10 normal, 13 long. House rule: the range.
PLU-END-05 = The game may be played against the clock: when the time is up, the running round is played out and most points win. A target may be kept as well. House rule: the details of this.
PLU-END-06 = House rule: between equal points when the time is up, more Plunder Point cards win, then more islands, then more ships, then more resource cards in hand; else the victory is shared.
PLU-END-07 = House rule: when teams play against the clock, team points decide; for equal points everything that breaks the tie is added up over the team.

## Two players

plunder-chapter-2P = Two players

PLU-2P-01 = Two captains leave out the two tiles with a merchant island; the four others make a map of two by two.
PLU-2P-02 = Their rows are A to L, their columns 1 to 12.
PLU-2P-03 = The map for two has no columns 13 to 18. A number from 13 to 18 is spun again, by itself, until it is 12 or less; this holds for every spin.

## Teams

plunder-chapter-TEAM = Teams

PLU-TEAM-01 = Teams: two of two captains play for 16 points, two of three for 16, three of two for 14.
PLU-TEAM-02 = The teams sit alternately around the table. Each captain has a colour, a fleet, islands and cards of their own, and they are kept apart.
PLU-TEAM-03 = The points of a team are those of its captains together. The first team at or above its target wins at once, in anybody’s turn.
PLU-TEAM-07 = Teammates trade under the usual conditions, but no deal may leave one of them more than one card ahead. House rule: nor may all deals of the same two in a turn taken together.
