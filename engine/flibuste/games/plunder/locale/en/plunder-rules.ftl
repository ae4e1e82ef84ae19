# Plunder: all its rules, in our own words. Every key is the id of the rule it tells.

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
PLU-SET-14 = House rule: an X that lies under a ship when the setting up is done stays there; its captain may collect it at the start of the first turn.
PLU-SET-15 = Everybody starts with two points: one ship and one island.

## The map

plunder-chapter-MAP = The map

PLU-MAP-01 = A tile has six by six squares. A square is named by the letter of its row and the number of its column.
PLU-MAP-02 = Every square is sea, port or land. Ships lie on sea and in ports only, one to a square, whoever they belong to.
PLU-MAP-03 = Squares are next to each other when they share an edge, never by a corner alone. House rule: this goes for trading, threatening, collecting and placing as well as for sailing and fighting.
PLU-MAP-04 = The anchor of a port shows from where it is entered: a straight one from one side, a diagonal one from the two sides that meet there. House rule: its other sides are coast and count as land.
PLU-MAP-05 = The way between two squares is open when both are water, nothing bars it, and every port there is entered from that side. Only then are they side by side with no land between.
PLU-MAP-06 = A bar of land between two squares takes no room and stops everybody and everything. House rule: only a ship that a spin puts beside its square is not stopped by it.
PLU-MAP-07 = Resource islands have skulls and ports and belong to one captain at most. Merchant islands have ports and belong to nobody. All others are only in the way. House rule: the skulls go from one to three.
PLU-MAP-08 = A ship may enter any free port, whoever owns the island, pass through it and leave by another of its open sides. In a port it is moored.
PLU-MAP-09 = The ports of an island are those of the captain whose flag stands on it. A port that holds a ship is closed to all others.
PLU-MAP-10 = Nothing leaves the map.
PLU-MAP-11 = To attack an island, to trade in its port, to deal with its merchants or to be given it, a captain needs a ship moored there. Its owner needs none, neither for its cards nor to trade with a guest.
PLU-MAP-12 = House rule: islands of two tiles stay two islands even where their land touches.

## Ships

plunder-chapter-SHP = Ships

PLU-SHP-01 = A captain has at most three ships at a time. Those that sink may be built again, as often as can be paid.
PLU-SHP-02 = A new ship has three lives, no cannon and no mast. No ship has more than three lives, two cannons and two masts.
PLU-SHP-03 = Cannons, masts and lives go to one’s own ships and are never moved from one to another.
PLU-SHP-04 = A ship without a life left sinks at once and leaves the map; its masts and cannons are for everybody again.
PLU-SHP-05 = An X stays where a ship sinks over it.

## What the box holds

plunder-chapter-SUP = What the box holds

PLU-SUP-01 = House rule: there are 18 masts, 18 cannons and 36 lives. When none is left, nobody can buy one, and a card that would add one does nothing. By option they never run out.
PLU-SUP-02 = House rule: a new ship always gets its three lives, and the card Notorious moves a life without asking the reserve.
PLU-SUP-03 = House rule: flags and Plunder Point cards never limit anything. When they run out, use something else as a marker.

## Resources

plunder-chapter-RES = Resources

PLU-RES-01 = There are four resources: wood, iron, rum and gold. A hand may hold any number of cards.
PLU-RES-02 = What is paid, lost or exchanged goes face up on the pile of its kind, for all to see.
PLU-RES-03 = At the start of a turn its captain draws one card from the face-down deck for each island owned that the storm does not block. The number of skulls does not matter.
PLU-RES-04 = What a treasure card, a merchant or help for a captain in need brings comes from the open piles, never from the deck.
PLU-RES-05 = When the deck is empty and a card is to be drawn, all that the piles hold beyond ten cards each is shuffled into a new deck. House rule: without any such card the draw is lost.
PLU-RES-06 = House rule: what a pile cannot give is lost. By option it is looked for in the deck.
PLU-RES-07 = House rule: cards are gained in the order wood, iron, rum, gold, and captains who gain at the same time do so clockwise, beginning with the one whose turn it is.

## A turn

plunder-chapter-TRN = A turn

PLU-TRN-01 = First come the cards of the islands. Everything else may be done in any order and as often as wanted, before the roll, after it and between two steps: build, trade, attack, look for treasure. Only sailing has to wait for the roll.
PLU-TRN-02 = Nothing that is done ends the turn by itself or costs a step.
PLU-TRN-03 = A captain who has a ship rolls the sailing die exactly once a turn. House rule: the turn cannot be ended without it, for a 1 moves the storm; it is left out only when the turn was over before.
PLU-TRN-04 = A turn ends when its captain says so after the roll, when a treasure card says so, when the captain’s last ship sinks, or when a captain without a ship gains none.
PLU-TRN-05 = When a turn ends, the steps that were not used are lost and all its treaties are over.
PLU-TRN-06 = Only the captain whose turn it is attacks, threatens, begins a trade, builds, buries or collects. The others only answer.
PLU-TRN-07 = Building, burying, trading and attacking other targets may be done as often as wanted.
PLU-TRN-08 = House rule: only what is allowed is offered, and a turn in which nothing else is left is still ended by its captain.

## Sailing

plunder-chapter-SAIL = Sailing

PLU-SAIL-01 = The number on the sailing die is a stock of steps for the whole fleet. A step takes one ship to a free water square next to its own, never diagonally and never across land.
PLU-SAIL-02 = On top of that every ship has one step for each of its masts, up to two. They are for that ship alone and are used first; with them a ship may sail even when nothing is left of the die.
PLU-SAIL-03 = Ships may be moved in any order and by turns, with other things done in between. Steps need not be used.
PLU-SAIL-04 = No ship sails diagonally, onto land, through a bar or a coast, or onto a square that holds a ship, not even one of its own fleet.
PLU-SAIL-05 = A port is entered and left by its open sides only.
PLU-SAIL-06 = A ship built after the roll does not sail in that turn, but it may fight, conquer, trade, threaten and collect. One built or gained before the roll sails as usual.
PLU-SAIL-07 = A mast that comes after the roll gives no step in that turn. House rule: nor does one that a card brings.
PLU-SAIL-08 = House rule: when a card moves a ship, this costs no step, may come before the roll, and goes for a ship that was built after it, too.
PLU-SAIL-09 = At the table: count a ship’s mast steps first, then those of the die, ship by ship, and leave the sailing die where it lies.

## The storm

plunder-chapter-STM = The storm

PLU-STM-01 = The storm covers nine squares: its centre and the eight squares round it. What lies off the map is left out. Land, ports, ships and X tokens may all lie under it.
PLU-STM-02 = A square lies inside the storm or outside. The storm’s edge runs between two squares of which only one is inside.
PLU-STM-03 = Every step across the storm’s edge, in or out, costs its captain two resource cards of their choice, discarded before the step. Each ship pays, and pays each time. Steps that stay inside or stay outside cost nothing more.
PLU-STM-04 = With fewer than two cards in hand no ship crosses the storm’s edge: it waits until the storm moves, cards come or a card moves the ship.
PLU-STM-05 = A ship that a card moves pays no toll. House rule: this holds for Arrr, Berth, Blackout, I Am the Storm, Land Ho and Wind at Your Back.
PLU-STM-06 = When the sailing die shows a 1, both compasses are spun before anything else happens, and the storm’s centre goes to that square, which may be the old one. There is then one step to sail. Ships that the moving storm covers or uncovers pay nothing.
PLU-STM-07 = A port inside the storm does no business: nobody trades through it, and nothing is exchanged with its merchants.
PLU-STM-08 = Nothing reaches across the storm’s edge from one square to the next: no attack on a ship, no trade at sea, no threat or bribe between ships, no collecting of an X on land, no new ship beside one’s own. With both squares inside, all of it is allowed.
PLU-STM-09 = An island whose ports are all inside the storm gives no card at the start of its owner’s turn. One port outside is enough for the card. The island’s point counts in any case.
PLU-STM-10 = An island may be attacked from its port inside the storm, and be threatened or bribed for, whatever part of it lies outside.
PLU-STM-11 = House rule: a new ship may be put into a free port of one’s own inside the storm.

## Building

plunder-chapter-BLD = Building

PLU-BLD-01 = Building is for one’s own turn, as often as it can be paid. House rule: not while a battle, a card or a bargain is under way.
PLU-BLD-02 = Say what is built, discard its cost, take it. A ship costs 2 wood, 1 iron and 2 gold; a mast 1 wood and 2 rum; a cannon 2 iron, 1 rum and 1 gold; a life one card of each kind.
PLU-BLD-03 = A mast, a cannon or a life goes to one of the captain’s ships below its limit, wherever it lies, in the storm too.
PLU-BLD-04 = A cannon serves from the next battle on, a life at once, a mast from the next roll on.
PLU-BLD-05 = A new ship goes into a free port of the captain’s islands, or onto a free sea square beside one of the captain’s ships with no land and no edge of the storm between. Without such a square it cannot be built. House rule: a port of another captain or of nobody will not do.
PLU-BLD-06 = A new ship scores its point at once.

## Plunder Points

plunder-chapter-PP = Plunder Points

PLU-PP-01 = At every moment a captain has one Plunder Point for each ship in play, each island owned and each Plunder Point card.
PLU-PP-02 = Plunder Point cards come from sinking an enemy ship, from an attacker’s ship that sinks against one’s own ship or island, from the cards A Pirate’s Life and Plunder, and from burying five gold. They lie open.
PLU-PP-03 = Burying treasure: discard five gold and take one Plunder Point card. Only on one’s own turn, as often as it can be paid.
PLU-PP-04 = A ship that sinks through a treasure card, or against an unowned island, gives nobody a Plunder Point card. House rule: that this also holds for the ship of the finder.
PLU-PP-05 = Plunder Point cards are lost only by the card Plunder, and by returning one for a ship.

## Conquering islands

plunder-chapter-CON = Conquering islands

PLU-CON-01 = Only resource islands can be attacked. Islands never attack.
PLU-CON-02 = A ship moored in an island’s port may attack it once a turn, unless it belongs to its own captain, to a teammate or to somebody with whom there is a treaty.
PLU-CON-03 = The owner of an attacked island may offer a bribe first. Without a deal the ship has used its attack on that island.
PLU-CON-04 = The attacker rolls the attack die and adds the ship’s cannons; for the island the defence die is rolled and its skulls are added. The owner rolls for an owned island, the captain to the attacker’s left for an unowned island.
PLU-CON-05 = Whoever attacks an island and reaches its total plants a flag there. The old owner loses the island and its point at once.
PLU-CON-06 = If the island’s total is higher, the attacking ship loses a life. If it sinks, the island’s owner, where there is one, takes a Plunder Point card.
PLU-CON-07 = Afterwards the ship may attack other targets, and the captain’s other ships the same island. Only the cannons of the attacking ship count.
PLU-CON-08 = Ships moored at an island do not make it stronger; they only keep their port.

## Fighting ships

plunder-chapter-SEA = Fighting ships

PLU-SEA-01 = Ships fight in their captain’s own turn only. Those in ports may attack and be attacked, too.
PLU-SEA-02 = A ship may attack an enemy ship on the next square if only water lies between them: no land and no edge of the storm. Teammates and captains with whom there is a treaty are safe, and each ship attacks the same ship only once a turn.
PLU-SEA-03 = The captain of the attacked ship may offer a bribe first. Without a deal the ship has used its attack on that ship.
PLU-SEA-04 = The attacker rolls the attack die and the captain of the attacked ship the defence die; each adds the cannons of their own ship. A tie is the attacker’s.
PLU-SEA-05 = The ship that loses a fight loses a life. If it sinks, the captain of the winning ship takes a Plunder Point card, also when that captain was the one attacked.
PLU-SEA-06 = After a fight the ship may sail on and attack others, and the captain’s other ships may attack the same one.
PLU-SEA-07 = House rule: a ship that is built again is a new one, and may attack and be attacked anew.

## Trading

plunder-chapter-TRD = Trading

PLU-TRD-01 = On their own turn a captain may trade resource cards with any of the others, again and again; the others never trade among themselves. Only cards change hands, and promises bind nobody.
PLU-TRD-02 = The captain whose turn it is may trade with another one if two of their ships lie side by side with only water between them, if a ship of one lies in a port of the other’s island, or if a ship of either lies at a merchant island, wherever the other is. A port inside the storm does not count, nor do two ships on either side of its edge.
PLU-TRD-03 = Both must hold what they give. House rule: one side may give nothing, but not both.
PLU-TRD-04 = The cards of a trade change hands at once, and a treaty between the two captains begins by itself.
PLU-TRD-05 = House rule: whether two may trade is looked at when the offer is made; nothing can come between.
PLU-TRD-06 = A captain moored at a merchant island can be traded with by everybody in their own turns.
PLU-TRD-07 = House rule: everybody hears what is offered and what is agreed.
PLU-TRD-08 = On one’s own turn, with a ship at a merchant island whose port lies outside the storm, discard any 2 cards and take 1 card of a kind of one’s choice from its pile, as often as wanted. House rule: this makes no treaty, and a kind whose pile is empty cannot be chosen, nor one of those just given.

## Bargaining

plunder-chapter-NEG = Bargaining

PLU-NEG-01 = House rule: while two captains bargain, nothing else happens.
PLU-NEG-02 = House rule: whoever proposes must hold what they would give, and may ask for anything. Accepting needs the cards, and nobody is told whether the other has them.
PLU-NEG-03 = House rule: terms are accepted, refused or countered with others. There are three counter-offers at most in a bargain, or as many as agreed, both sides together.
PLU-NEG-04 = House rule: an offer to everybody is answered clockwise by all who may trade, each accepting, passing or naming other terms once. Or types alone are announced: that binds nobody, and each proposes any terms or passes. Then one deal at most is made.
PLU-NEG-05 = House rule: terms that somebody refused, or answered with others, are not offered to them again in that turn, in a counter-offer or a second threat either, until one of the two hands has changed. Whoever is asked may also want to hear no more offers in that turn.
PLU-NEG-06 = House rule: terms are shown to everybody, then the device goes to whoever answers. By option there are no bribes.
PLU-NEG-07 = House rule: people may say at the table whatever they like; only the terms that are entered count.

## Threats

plunder-chapter-THR = Threats

PLU-THR-01 = On their own turn, before an attack, a captain may demand cards for not attacking.
PLU-THR-02 = The threat names one of the captain’s ships and what it would attack: the island in whose port it lies, or a ship beside it with neither land nor the storm’s edge between. House rule: it must be free to make that attack.
PLU-THR-03 = Whoever is threatened gives at least one card. House rule: the other may pay for it, but with fewer cards.
PLU-THR-04 = House rule: each ship threatens each target once a turn.
PLU-THR-05 = If it is accepted, the cards change hands and a treaty begins. If it is refused, nothing happens, and the attack may follow or not.

## Bribes

plunder-chapter-BRB = Bribes

PLU-BRB-01 = When an owned island or a ship is attacked, its captain may offer the attacker resource cards before any die is rolled.
PLU-BRB-02 = If it is accepted, the cards change hands, the attack is off and a treaty begins. House rule: the ship has not used its attack.
PLU-BRB-03 = If it is refused, more may be offered, again and again. House rule: more means more cards in all.
PLU-BRB-04 = Without a bribe that is accepted the battle is fought. House rule: an attack that was declared cannot be taken back.
PLU-BRB-05 = A captain without a ship may bribe for an island. Unowned islands offer nothing.

## Treaties

plunder-chapter-TRT = Treaties

PLU-TRT-01 = A treaty begins by itself after a trade, a threat that was given in to, and a bribe that was accepted. It binds the captain whose turn it is, until the end of that turn.
PLU-TRT-02 = While a treaty lasts, the captain whose turn it is may neither attack nor threaten the other, nor choose that captain, a ship or an island of theirs for a treasure card.
PLU-TRT-03 = House rule: what a treasure card does to every enemy passes over the captains with whom there is a treaty.
PLU-TRT-04 = House rule: two captains with a treaty may trade again, and there may be several treaties at once.
PLU-TRT-05 = House rule: a treaty also covers ships and islands gained later in the turn; an island that is lost is covered no more.
PLU-TRT-06 = With teams, a treaty covers the whole team of the other captain.

## X marks the spot

plunder-chapter-X = X marks the spot

PLU-X-01 = An X lies on any square, sea, port or land; several may share one.
PLU-X-02 = An X is moved by spinning a letter and a number: it goes to that square, whatever is there.
PLU-X-03 = Nobody has to collect an X, not even one that is sailed over.
PLU-X-04 = X tokens are collected only on one’s own turn, any number of them.
PLU-X-05 = A ship reaches an X on the water of its own square.
PLU-X-06 = A ship reaches an X on land from a square beside it, with no bar and no edge of the storm between. House rule: from a port, too, over its coast.
PLU-X-07 = An X under somebody else’s ship is out of reach until that ship leaves or sinks.
PLU-X-08 = An X may be collected in the middle of sailing, and sailing goes on unless the card ends the turn. House rule: it may also be collected later, as long as a ship reaches it.
PLU-X-09 = At the start of a turn, every X lying in the square of one of the captain’s ships is offered, one after the other. House rule: this comes after the cards of the islands, and an X may be left where it is.
PLU-X-10 = Several X are collected one after the other, each with all that follows from it; this may put the next one out of reach.
PLU-X-11 = Whoever collects an X turns up a treasure card for all to see, does all it says, and puts it under the deck, which so never runs out.
PLU-X-12 = Once its card has been followed, the compasses are spun and the X moves to that square. If it lands under a ship of the same captain and the turn goes on, it may be collected at once; under somebody else’s ship it waits for that captain’s turn.
PLU-X-13 = House rule: when a card ends the turn, the X moves first. If it lands under one of the captain’s ships, it waits for the next turn.
PLU-X-14 = The X moves even when the ship that found it has sunk or been moved.
PLU-X-15 = House rule: while a card is followed, no other X is collected.
PLU-X-16 = House rule: a ship that somebody else’s card puts on an X collects nothing; it waits for its captain’s turn.

## Treasure cards

plunder-chapter-TC = Treasure cards

PLU-TC-01 = The captain who collects an X is the finder. House rule: a card that speaks of the finder’s ship means the one that collected the X; a card that speaks of any ship of the fleet leaves the choice free.
PLU-TC-02 = House rule: a card is followed in the order in which it is printed.
PLU-TC-03 = What cannot be done is left out, and the rest still happens. A loss takes what the hand has, a gain what the pile has; an upgrade above the limit and an effect without a target do nothing.
PLU-TC-04 = A card has to be followed; only Takeover may be declined. House rule: with Arrr and Wind at Your Back the ship may also stay.
PLU-TC-05 = Enemies are all other captains but teammates and those with whom the finder has a treaty. House rule: where a card speaks of every enemy, they are dealt with clockwise from the finder.
PLU-TC-06 = House rule: whom a card may be turned against goes by what all can see: nobody without cards is robbed, nobody without a Plunder Point card plundered, nobody without an island taken over. If there is nobody, that part of the card is left out.
PLU-TC-07 = House rule: while a card is followed, nobody builds, buries or bargains, but for what the card itself asks.
PLU-TC-08 = Arrr: take 2 gold and move an enemy ship by up to three squares. House rule: every step must be one that this ship could sail; ports may be entered, and the storm takes no toll.
PLU-TC-09 = A Pirate’s Life: take one Plunder Point card; this may win the game at once.
PLU-TC-10 = Bad Form: steal one card from each enemy, clockwise. The finder asks for a certain card or draws blind; if the asking leads to nothing, the card is drawn blind.
PLU-TC-11 = Baited and Message in a Bottle: choose an enemy who has cards and steal two of them, or three. The finder asks for certain cards or draws blind; if the asking leads to nothing, they are drawn blind.
PLU-TC-12 = Berth: take 2 gold, then the finder’s ship goes to any free port on the map, and the turn ends. House rule: whose port it is, how far away and whether in the storm does not matter, the port where it lies will do, and without a free port it stays.
PLU-TC-13 = Blackout: take 3 rum and spin both compasses. The finder’s ship goes to that square or, if it is land or taken, to a free sea square next to it, and the turn ends.
PLU-TC-14 = Cannonball, Hoist the Mizzen and Castaway: add a cannon, a mast or a life to one ship of the finder’s fleet that has fewer than 2 cannons, 2 masts or 3 lives. If there is no such ship, or the reserve is empty, nothing happens.
PLU-TC-15 = Cursed and Scurvy: take 4 gold, or 3; then the finder’s ship loses a life.
PLU-TC-16 = Gambit: roll a die, like it or not. On 4, 5 or 6 take as much gold as is in the hand, as far as the pile has it; on 1, 2 or 3 discard all gold.
PLU-TC-17 = Godforsaken: roll a die and discard as many cards of one’s choice, or the whole hand if it is smaller.
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
PLU-TC-30 = Royal Navy: a finder who has gold chooses to discard all of it or to let the ship lose a life. Without gold the ship loses a life.
PLU-TC-31 = Standoff: choose an enemy. Both roll a die, without cannons, and a tie is the finder’s. The winner receives all gold of the other, so the finder can lose it too.
PLU-TC-32 = Takeover: one own island and one island of an enemy exchange their flags, and the enemy has no say. This card may be declined.
PLU-TC-33 = Tell No Tales and The Locker: take 3 gold, or 2; an enemy ship of the finder’s choice loses a life. No Plunder Point card is taken for it.
PLU-TC-34 = White Flag: choose an enemy, who must offer at least one resource card if there is one in the hand. The finder accepts, takes the cards and is under a treaty; or refuses, and one of that captain’s ships loses a life, without a Plunder Point card. House rule: there is only one offer, and an empty one may be accepted.
PLU-TC-35 = Wind at Your Back: take 2 gold, and the finder’s ship may at once sail up to three squares more. House rule: the storm takes no toll, and an X is collected only afterwards, from where the ship then stands.
PLU-TC-36 = A card may sink ships like a battle. If it is the finder’s last one, the card is finished, the X moves, and the turn ends.
PLU-TC-37 = A card that brings a captain to the target ends the game at once, even in the middle.

## Stealing

plunder-chapter-STL = Stealing

PLU-STL-01 = House rule: from a smaller hand all its cards are stolen, from an empty one nothing.
PLU-STL-02 = House rule: the thief draws blind from the hand, every card as likely as any other, or asks for certain cards without looking.
PLU-STL-03 = House rule: who is asked may give just these cards, refuse, or once propose as many others. Refused, or with the proposal turned down, the thief draws blind.
PLU-STL-04 = House rule: only the two captains see what is stolen, and stealing makes no treaty.
PLU-STL-05 = House rule: where a card says that all cards of a kind are given, this is not stealing: they move in the open, and nobody chooses.

## Ships on a spun square

plunder-chapter-PLC = Ships on a spun square

PLU-PLC-01 = A ship that the compasses move goes to their square if it is free sea or a free port, whoever owns it. It does not stand in its own way.
PLU-PLC-02 = If the square is land or taken, the captain who spun chooses a free sea square beside it. House rule: bars, coasts and the storm’s edge do not matter for this, and a port is no sea square.
PLU-PLC-03 = House rule: if there is none, the ship goes to one of the nearest free sea squares, counted in rows and columns.
PLU-PLC-04 = Being placed costs no toll.

## A captain without a ship

plunder-chapter-NOS = A captain without a ship

PLU-NOS-01 = This is for a captain who begins a turn without a ship. Whoever loses the last one on their own turn waits for the next.
PLU-NOS-02 = The cards of the islands are drawn as usual.
PLU-NOS-03 = A captain without a ship, without an island and without a Plunder Point card takes one card of their choice from the face-up piles. An island that the storm blocks is still an island. House rule: with all piles empty there is nothing to take.
PLU-NOS-04 = Without a ship, a captain may trade as far as others come by, bury treasure, and once roll two dice, in any order.
PLU-NOS-05 = A captain without a ship rolls two dice, once a turn. A double gives a free ship at once; none of the ways that cost something may then be used as well.
PLU-NOS-06 = A captain without a ship, after a roll without a double, may take one ship: for its usual cost, for one Plunder Point card, for five gold, or for one island, whose flag is removed.
PLU-NOS-07 = Only one ship is gained in this way, with three lives, no mast and no cannon.
PLU-NOS-08 = The ship goes to a free port of an island of its captain. Only if there is none, both compasses are spun and it is placed there; if that square is land or taken, on a free sea square next to it.
PLU-NOS-09 = With the new ship the turn goes on as usual, without more cards from the islands: it may sail, and more ships may be built.
PLU-NOS-10 = If no ship was gained, the turn ends. The sailing die is not rolled, so the storm stays where it is, and the next turn begins in the same way.
PLU-NOS-11 = Until then a captain without a ship keeps the islands, may be attacked, threatened and traded with there, may bribe, and is not spared by treasure cards.
PLU-NOS-12 = Nobody ever leaves the game.
PLU-NOS-13 = A ship for a card or an island leaves the points as they are; one that is paid for or comes by a double is a point more and may win.

## The end of the game

plunder-chapter-END = The end of the game

PLU-END-01 = After every single change the points are looked at. The first captain at or above the target wins at that very moment, even in another captain’s turn.
PLU-END-02 = House rule: if one change brings several captains to the target, the one whose turn it is wins, else the next clockwise.
PLU-END-03 = Points can be lost at any time. Whoever is not at the target when it is looked at has no claim later.
PLU-END-04 = Any target from 3 to 30 may be agreed before the game: 7 is short, 10 normal, 13 long. House rule: the range.
PLU-END-05 = The game may be played against the clock: when the time is up, the running round is played out and most points win. A target may be kept as well. House rule: the details of this.
PLU-END-06 = House rule: between equal points when the time is up, more Plunder Point cards win, then more islands, then more ships, then more resource cards in hand; else the victory is shared.
PLU-END-07 = House rule: when teams play against the clock, team points decide; for equal points everything that breaks the tie is added up over the team.

## Two players

plunder-chapter-2P = Two players

PLU-2P-01 = Two captains leave out the two tiles with a merchant island; the four others make a map of two by two.
PLU-2P-02 = Their rows are A to L, their columns 1 to 12.
PLU-2P-03 = The map for two has no columns 13 to 18. A number from 13 to 18 is spun again, by itself, until it is 12 or less; this holds for every spin.
PLU-2P-04 = Two captains play with two X tokens.
PLU-2P-05 = There is no merchant island, so nobody trades by one.
PLU-2P-06 = All else stays as it is: ten points, trades and treaties with the other, who also rolls for unowned islands.

## Teams

plunder-chapter-TEAM = Teams

PLU-TEAM-01 = Teams: two of two captains play for 16 points, two of three for 16, three of two for 14.
PLU-TEAM-02 = The teams sit alternately around the table. Each captain has a colour, a fleet, islands and cards of their own, and they are kept apart.
PLU-TEAM-03 = The points of a team are those of its captains together. The first team at or above its target wins at once, in anybody’s turn. House rule: places are for teams, not for captains.
PLU-TEAM-04 = Teammates plan openly, but everybody commands only their own fleet: nobody moves or improves a teammate’s ship, or builds in a teammate’s port.
PLU-TEAM-05 = Teammates neither attack nor threaten each other. Their ships still stand in each other’s way.
PLU-TEAM-06 = Where a card speaks of an enemy, it never means a teammate.
PLU-TEAM-07 = Teammates trade under the usual conditions, but no deal may leave one of them more than one card ahead. House rule: nor may all deals of the same two in a turn taken together.
PLU-TEAM-08 = A treaty with one captain covers the whole team: no attack, no threat, no card against any of them.
PLU-TEAM-09 = For a captain without a ship only their own islands, cards and ports count, not those of the team.
PLU-TEAM-10 = When a captain’s ship is moored at a teammate’s island, the teammate may give that island away to this captain. House rule: in the turn of either, if both agree, and once a turn for each island.
PLU-TEAM-11 = For an unowned island the captain to the attacker’s left rolls, friend or foe.
PLU-TEAM-12 = House rule: a trade between teammates makes no treaty.

## House options

plunder-chapter-OPT = House options

PLU-OPT-01 = Another target, or a clock, may be chosen.
PLU-OPT-02 = The tiles may all show their side A, lie straight, or lie as for a first game.
PLU-OPT-03 = Masts, cannons and lives may never run out.
PLU-OPT-04 = What a pile lacks may be taken out of the deck.
PLU-OPT-05 = The number of counter-offers may be changed, and bribes may be left out.
PLU-OPT-06 = Four captains may play in two teams, six in two or three.
PLU-OPT-07 = The tiles may show what people have painted after their own box: sea, land, ports, skulls, barriers, and merchants on tiles 5 and 6. A face that is not painted is the house’s. Whatever is dealt, there must be an island with one skull for every captain.
