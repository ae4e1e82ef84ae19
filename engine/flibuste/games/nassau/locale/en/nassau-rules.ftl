# Nassau: the rules that the score sheet and the tools cite, in our own words. Every key is the id of the rule it tells.

nassau-rules-intro = Four rounds long, everybody fits out a ship in Nassau and sails the Caribbean with it. In town there is one captain for all: whoever is on fills an alley with pirates, walks the captain to its other end and takes what is found there. At sea every action costs a provision: fight, capture outposts, hold watchtowers, load goods. On the way home goods are hidden and sailor’s tales are told. Points come all the time and once more at the end, and most points win.

## Setting up

nassau-chapter-SET = Setting up

NAS-SET-01 = The nine district tiles form a square of three by three. Their places, sides and directions are free, or drawn by lot; for a first game the start tile lies in the middle.
NAS-SET-02 = The tiles are joined into one net of streets: where two of them touch, their half-alleys form one alley. The twelve at the outer edge are exits for the barge.
NAS-SET-03 = The captain begins on the marked space of the start tile.
NAS-SET-04 = Everybody has a ship, 13 pirates (8 standing on deck, one at each of the five tables of the tavern), 20 crates (3 in a hold, 17 in the reserve), a boat, a flag sail, a first sailor and 10 points. Three of five holds are open.
NAS-SET-05 = Everybody also gets 1 rum, 1 doubloon, 1 provision in a hold, a second sailor and a second sail.
NAS-SET-06 = One weapon tile of each type is shuffled and everybody is dealt one; the others go back.
NAS-SET-07 = The animals are shuffled and three are laid out. Then everybody draws one and seats it.
NAS-SET-08 = Everybody is dealt two tales with back S, two with Arrr and one with B. The other S and Arrr form the Arrr pile, the other B the B pile.
NAS-SET-09 = Everybody gets a hideout, face up; the others leave the game.
NAS-SET-10 = Opponents of strength 1 and 2 are drawn into zones A, B and D.
NAS-SET-11 = The stronger ones join what is left of them and are drawn into the other zones. What is left over leaves the game.
NAS-SET-12 = The more players, the more opponents lie in the zones, one on each of their slots. House rule: 16 in all with two players, 22 with three and 29 with four.
NAS-SET-13 = Outposts, watchtowers and trading posts are shuffled, laid out face up in the order of the zones, and all used with any number of players. House rule: an outpost in each zone but A; a watchtower in each, and two in E; a trading post in each, and two in I.
NAS-SET-14 = One good of each of the six kinds goes into the bag, and one is drawn for each trading post in A, B, C, D, E and G. Then all other goods join them, and one is drawn for each post in F, H and I. The rest stays in the bag.
NAS-SET-15 = The 25 combat tokens are a pool of their own. House rule: they never mix with the goods.
NAS-SET-16 = Unless the Dutchman sails alone, four of the Old Salt’s tiles lie face down in a row; the first is revealed, and the pawn goes into that zone. Four offerings lie in a pile, the first one open.
NAS-SET-17 = The app draws who takes the dolphin and begins, unless a seat is marked.
NAS-SET-18 = Turns go clockwise.

## What holds for everything

nassau-chapter-GEN = What holds for everything

NAS-GEN-01 = The score changes at once, and it may pass 100 and 200. House rule: it may go below 0.
NAS-GEN-02 = Weapons, sails, sailors, animals, goods, tales, opponents, outposts, crates and pirates are only as many as the box has. House rule: doubloons, rum, bombs, compasses, contracts and provisions never run out.
NAS-GEN-03 = What is gained at once is gained from left to right. What is not possible is lost, and nothing replaces it. House rule: whether the cargo fits is decided once, after the whole list.
NAS-GEN-04 = Nobody has more than 5 weapons of a type, 5 sails, 5 sailors, 5 animals of different kinds and 5 holds. Of items, tales, outposts and towers there is no limit.
NAS-GEN-05 = Wherever weapons of a type are counted, the one printed on the ship counts too: in fights, at towers and trading posts, for tales, and for the type owned most. Only the number of all weapon tiles at the end is counted without the printed ones.
NAS-GEN-06 = What is lost or spent goes back to the supply, crates to the reserve of their owner. House rule: goods go back into the bag.
NAS-GEN-07 = The reserve is all of a player’s crates that are neither in holds nor on the board. House rule: if it is too small, only what is there is taken.

## Holds

nassau-chapter-HLD = Holds

NAS-HLD-01 = An open hold takes one kind of cargo only: up to 4 crates, or up to 3 provisions, or 1 good. A closed hold takes nothing.
NAS-HLD-02 = Items, pirates, sailors and cards are no cargo.
NAS-HLD-03 = Cargo may be moved from hold to hold at any time, so only the whole has to fit: a hold for every 4 crates, one for every 3 provisions, one for each good, and no more of them than are open.
NAS-HLD-04 = With an active rat, one hold may take two loads of different kinds. House rule: any two kinds, such as a good and 3 provisions.
NAS-HLD-05 = Cargo is thrown away only to make room for something just gained, or when a hold was lost.
NAS-HLD-06 = If the cargo does not fit after a gain or a loss, its owner chooses what to keep. Crates that are given up go back to their owner’s reserve, provisions to the supply, goods to the goods bag. House rule: nothing that would still fit is given up.
NAS-HLD-07 = A new hold opens one that is closed. With all five open nothing happens.
NAS-HLD-08 = A hold that is lost is closed again; its contents go into the others, if they fit. The three printed ones cannot be lost.

## Sailors and pirates

nassau-chapter-CRW = Sailors and pirates

NAS-CRW-01 = Sailors stay, and each counts anew for everything: to sail, to fire, to defend, at towers and trading posts.
NAS-CRW-02 = At sea a pirate who stands on deck may lie down to be a sailor for once: for one border, for the crates of a fight, a tower or an attack on the Dutchman, for a defence or for a trade. There the pirate stays until everything is made ready.
NAS-CRW-03 = Pirates replace sailors only, never sails or weapons, and only as many lie down as are needed.
NAS-CRW-04 = For tales, under animals and in the final scoring pirates are no sailors.
NAS-CRW-05 = Pirates on alleys, in the tavern and on outposts are not on deck.

## In Nassau

nassau-chapter-P1 = In Nassau

NAS-P1-01 = The dolphin’s holder begins, then clockwise. Who has passed is left out, and the last one goes on alone.
NAS-P1-02 = A turn in town is one thing: a move, with one more if it is paid for, or a pause, or passing. A trip by barge is a move.
NAS-P1-03 = To move, a free alley at the captain’s space is filled: a standing pirate of one’s own on each section. The captain goes to its other end. An alley is filled whole or not at all.
NAS-P1-04 = A filled alley is closed to everybody until the end of the round, in both directions.
NAS-P1-05 = A space may be visited any number of times; two alleys between the same spaces count apart.
NAS-P1-06 = Whoever has moved the captain gains what the space shows. Of two things with a slash one is chosen.
NAS-P1-07 = The captain may also go where nothing can be used; the gain is lost then.
NAS-P1-08 = There is one captain for all: the next player starts from where the captain stands.
NAS-P1-09 = The barge: over a free exit at the captain’s space out of the town, and by another free exit back to another space, for 1 doubloon. Both exits are filled, and what the space shows is gained.
NAS-P1-10 = Whoever has no doubloon may lose 2 points for the barge instead.
NAS-P1-11 = Both exits of a barge trip are occupied afterwards.
NAS-P1-12 = Once in a turn, right after the first move, 1 doubloon buys one more move. Points cannot stand in for this doubloon, and a trip by barge still costs its own price.
NAS-P1-13 = A pirate who was hired in the first move may be used for the second.
NAS-P1-14 = A pause costs 1 rum: nothing is placed and the turn ends, but its player stays in. It may be taken as often as wanted, even without a pirate left.
NAS-P1-15 = A player may pass at any own turn, but not after a move, and is out for this phase.
NAS-P1-16 = Whoever passes puts the boat on one of the five quays of the harbour, or on the quay of an outpost of one’s own. House rule: each quay of the harbour takes one boat. In the next round all quays are free again.
NAS-P1-17 = Every quay gives 2 provisions, a quay of the harbour also what it shows.
NAS-P1-18 = The quays of the harbour lie in zone A, that of an outpost in its own zone.
NAS-P1-19 = The first to pass takes the dolphin at once and will begin at sea. Pirates that still stand on deck stay there for the voyage.
NAS-P1-20 = If every alley at the captain’s space is occupied, the captain may first be put on any space visited this round that has a free alley, and goes on from there. That is free and brings nothing.
NAS-P1-21 = Too few pirates or no money do not make the captain stuck. House rule: an exit without any other free exit to another space counts as occupied.
NAS-P1-22 = If no visited space offers a way that the player can fill, there is only a pause or passing.
NAS-P1-23 = When everybody has passed, all go to sea.

## Equipment

nassau-chapter-EQ = Equipment

NAS-EQ-01 = Weapon: a tile of the type shown. With five of the type nothing is gained.
NAS-EQ-02 = Sail and sailor: one more, up to five.
NAS-EQ-03 = Doubloons, rum, bombs, contracts and compasses: as many as are shown.
NAS-EQ-04 = Tavern pirate: the player hires one of their pirates from a table of their choice; it stands on deck, and the table’s equipment is gained. Each of the five can be hired once a game.
NAS-EQ-05 = Animal: one of those that are displayed.
NAS-EQ-06 = Tales: the number shown, each from the Arrr pile or the B pile, after a look at the one before. Arrr conditions are easier, B conditions pay more.
NAS-EQ-07 = A new hold is opened. Crates come into the holds from the player’s reserve, provisions from the supply. A good is drawn from the bag; if the bag is empty, nothing is gained.
NAS-EQ-08 = If a tale pile is empty, its discards are shuffled into a new one. House rule: if that is empty too, the other pile is used, and if both are, nothing is drawn.

## At sea

nassau-chapter-SEA = At sea

NAS-SEA-01 = The dolphin’s holder begins, then clockwise, a turn each, until everybody is home.
NAS-SEA-02 = To act, give back 1 provision, sail if wanted, then do exactly one action in the zone where the boat is. Without a provision a player has to pass.
NAS-SEA-03 = The provision is paid even if the boat stays.
NAS-SEA-04 = A boat crosses one border between zones for each pair of a sail and a sailor. A standing pirate who is laid down stands in for a sailor for one border, but never for a sail.
NAS-SEA-05 = Boats cross the dotted borders only, never a corner. Any number of boats may share a zone.
NAS-SEA-06 = A boat that enters a zone with a kraken has to stop there. It need not fight the kraken and may do any action. A kraken in the zone where the turn began does not hold it back.
NAS-SEA-07 = A compass, one a turn, puts the boat directly into the zone of the Old Salt or the Flying Dutchman before it sails. A kraken there does not hold it, but one that it meets afterwards does.
NAS-SEA-08 = After sailing, one action must be done; drawing a tale is always possible. Then the turn ends.
NAS-SEA-09 = Whoever passes, by choice or for want of a provision, begins the voyage home in that same turn, with its first stop. Provisions that were not spent stay on board.

## Fights

nassau-chapter-FGT = Fights

NAS-FGT-01 = One opponent in the zone is chosen. Only weapons of its type count: harpoons against krakens, cannons against fortresses, hooks against ships, sabres on treasure islands, pistols against rival pirates.
NAS-FGT-02 = Its strength is what is printed, one less with the crab. All crates on it, of all players, are damage.
NAS-FGT-03 = Before anything is fired the crab and a bomb are declared. A bomb does 2 damage that cannot be dodged. House rule: one bomb a fight; if the opponent stands, 2 crates of the reserve mark it, or crates from the holds if the reserve is too small.
NAS-FGT-04 = If the damage on an opponent already reaches its strength, thanks to a bomb or the crab, it is defeated at once: no crates are fired and no tokens are drawn. That counts as having done damage.
NAS-FGT-05 = Fire crates from the holds onto the opponent: no more than there are weapons of its type, sailors and standing pirates together, and crates in the holds. Each crate beyond the number of sailors lays down a pirate. Firing more than needed is allowed.
NAS-FGT-06 = At least one crate has to be fired. House rule: after a bomb it may be none.
NAS-FGT-07 = As many combat tokens are drawn as the opponent’s strength says, whatever damage it has taken before. Blank ones do nothing.
NAS-FGT-08 = Each dodge token takes one crate that was fired in this fight back to its owner’s reserve, or costs 1 rum instead. If no crate of this fight is left it does nothing. House rule: earlier crates, those of a bomb and those of others are safe.
NAS-FGT-09 = If at least one attack token was drawn, the defence is rolled now.
NAS-FGT-10 = In defence there is one die for each pair of a sail and a sailor. Standing pirates may be laid down in place of missing sailors for more dice, up to one a sail and never more than five.
NAS-FGT-11 = Each die with 3, 4, 5 or 6 sends back one attack token of the player’s choice. The cat may be used before that.
NAS-FGT-12 = Each attack token that is left costs what it shows. Whoever has nothing of it that can be lost at that moment loses 3 points instead; there is no choice between the two.
NAS-FGT-13 = Printed weapons, the three printed holds, the first sailor and the flag sail are never lost. What was dealt at the start can be.
NAS-FGT-14 = Each attack token that is left takes exactly one thing; lost crates go to their owner’s reserve, and of the weapons the owner chooses the type. House rule: the order is doubloon, rum, provision, crate, weapon, sail, sailor, hold.
NAS-FGT-15 = Whoever did at least 1 damage in this fight, by a fired crate that is still there or by a bomb, scores the printed points and takes the printed reward, whether the opponent is defeated or not.
NAS-FGT-16 = A contract brings the reward once more, and so does the lizard; together it comes three times. Points are never multiplied.
NAS-FGT-17 = When the crates on an opponent, those of all players together, reach its strength, the player who is fighting takes its tile, even if most of them are somebody else’s. All crates go back to their owners’ reserves, and the others get nothing.
NAS-FGT-18 = If the opponent stands, all crates stay on it. The crab’s help is over.
NAS-FGT-19 = All tokens go back into the bag after a fight.
NAS-FGT-20 = The slot of a defeated opponent stays empty. One that stands may be fought again, by anybody.
NAS-FGT-21 = A fight may be chosen if a crate can be fired at an opponent of the zone, if the player has a bomb, or if a crab that is ready finishes an opponent off.

## Outposts

nassau-chapter-OUT = Outposts

NAS-OUT-01 = A free outpost is captured by a pirate from the deck, standing or laid, who stays there to the end of the game. Its reward is gained.
NAS-OUT-02 = Nobody else can take it, and it may be captured even if the reward is lost.
NAS-OUT-03 = From the next round on its owner may put the boat on its quay when passing.

## Watchtowers

nassau-chapter-TWR = Watchtowers

NAS-TWR-01 = A watchtower is occupied with crates from holds: no more than weapons of its type, sailors and standing pirates, and crates aboard.
NAS-TWR-02 = If there are crates already, own or not, more of them are needed.
NAS-TWR-03 = Crates that are driven out go back to the reserve of their owner, who scores 2 points for the tower.
NAS-TWR-04 = A tower belongs to the player whose crates are on it. There are no dice and no tokens.

## Trading posts

nassau-chapter-TRD = Trading posts

NAS-TRD-01 = A trading post wants two weapons of its type and two sailors or standing pirates. The good comes into a hold; if none is free, something else goes.
NAS-TRD-02 = The post stays empty until everything is made ready. One good an action.

## The Old Salt

nassau-chapter-SLT = The Old Salt

NAS-SLT-01 = In the zone of the pawn the Old Salt gives 2 rum and a tale.
NAS-SLT-02 = Once a round 1 doubloon buys one of the things on the offering besides. House rule: a crate of the reserve marks it.
NAS-SLT-03 = The action may be repeated in later turns, without another trade.

## Drawing a tale

nassau-chapter-TAL = Drawing a tale

NAS-TAL-01 = Anywhere a tale may be drawn instead of anything else.

## Items

nassau-chapter-ITM = Items

NAS-ITM-01 = Doubloons pay for the barge, an extra move, hidden goods, a trade with the Old Salt and a second bonus of the Feld pawn.
NAS-ITM-02 = Rum pays for a pause, cancels a dodge and opens the campfire.
NAS-ITM-03 = A contract brings a reward once more.
NAS-ITM-04 = A bomb does 2 damage.
NAS-ITM-05 = A compass leads to a pawn at sea.

## The voyage home

nassau-chapter-RET = The voyage home

NAS-RET-01 = The stops on the way home are Skull Island, Campfire Island and the home port, in this order and each in a turn of its own. The two islands may be skipped, the port may not.
NAS-RET-02 = The first stop is made in the very turn in which the player passes.
NAS-RET-03 = On the way home nobody returns to sea this round.
NAS-RET-04 = Each stop is made once a round.
NAS-RET-05 = Skull Island is for those who come straight from sea with a good in a hold and a doubloon. At least one good is hidden.
NAS-RET-06 = On Skull Island one good is hidden for 1 doubloon, two for 3, or three for 5 in all.
NAS-RET-07 = Goods are placed one after another: into the next empty slot if it has their colour, else into the middle. House rule: one that fits always goes into its slot.
NAS-RET-08 = Goods are placed one after another, in the order their player likes: into the next coloured slot from the top if it has their colour, else into the middle, where they stay. No slot is skipped.
NAS-RET-09 = Hidden goods never move again, are no cargo and cannot be lost.
NAS-RET-10 = The campfire needs at least 1 rum and 1 tale in hand; at least 1 rum is spent there and 1 card played.
NAS-RET-11 = Each rum that is spent allows up to 3 tales. First the rum is spent, then all cards are laid down. House rule: conditions are looked at after the rum is gone and before this visit scores anything.
NAS-RET-12 = A tale whose condition is met is laid face up and scores its printed points. One whose condition is not met may be played face down, as a bad joke, for 1 point.
NAS-RET-13 = A condition only asks what a player has. Nothing is handed in.
NAS-RET-14 = Played cards stay on the table until everything is made ready. The others stay in hand.
NAS-RET-15 = The home port gives a player 1 crate for each of their outposts, 1 tale for each opponent still out there with their crates on it, and 2 points for each watchtower with their crates.
NAS-RET-16 = The first one home takes the dolphin and begins the next round. The order of the phase that is going on does not change.

## Make ready

nassau-chapter-PH3 = Make ready

NAS-PH3-01 = All pirates that were laid down are stood up, and those in the alleys go back to their decks. Pirates on outposts and in the tavern stay. With the Flying Dutchman, its tile is settled first.
NAS-PH3-02 = All animals that were used are turned face up again.
NAS-PH3-03 = At the end of a round the printed points of the tales that each player told are added up, 1 for each bad joke, without the parrot. The most among those who told at least one score 5 points, equal ones 5 each.
NAS-PH3-04 = Whoever told no tale in the round loses 5 points; if nobody told one, all do.
NAS-PH3-05 = All tales that were played are discarded.
NAS-PH3-06 = The three animals on display leave the game and three new ones are turned up, or fewer if the pile runs short.
NAS-PH3-07 = Except after the fourth round, the next tile of the Old Salt is turned up and the pawn moves to its zone; the next offering takes the place of the old one. House rule: crates that marked the old offering go back to their owners’ reserves.
NAS-PH3-08 = Empty trading posts get a new good from the bag. House rule: the zones are filled from A to I, until the bag is empty.
NAS-PH3-09 = The captain stays where the walk has ended. Only this space counts as visited then.
NAS-PH3-10 = The holder of the dolphin begins the next round. Before that, whoever had an active rat uses it again or gives up what no longer fits.

## Animals

nassau-chapter-ANI = Animals

NAS-ANI-01 = Five animals at most, never two of a kind.
NAS-ANI-02 = A ship has five seats, each for a sailor and an animal. The first sailor has the first seat.
NAS-ANI-03 = House rule: an animal goes to the lowest seat with a sailor and no animal, else it waits on the lowest empty one. A sailor goes to a waiting animal, else to the lowest seat without a sailor.
NAS-ANI-04 = Only an animal with a sailor can be used. One that waits is owned all the same.
NAS-ANI-05 = House rule: when a sailor is lost, one without an animal goes first, never the first sailor; otherwise the owner chooses, and the animal waits.
NAS-ANI-06 = One of the displayed animals of a kind not owned is taken, and the display is refilled. If all kinds there are owned, animals are turned up until another comes; the others are shuffled back. House rule: if the pile runs out before, nothing is gained.
NAS-ANI-07 = Each animal is used once a round and then turned over. It still counts as owned and as a companion.
NAS-ANI-08 = Rat: until the end of the round one hold takes two loads. In the next round it is used again, or what does not fit goes. After the fourth round the second load still counts.
NAS-ANI-09 = Turtle: at the home port one of the three bonuses is doubled.
NAS-ANI-10 = Crab: in a fight the opponent is one weaker: a token fewer, a damage fewer. The points stay.
NAS-ANI-11 = Cat: in a fight, all defence dice that show 1 or 2 are rolled once more.
NAS-ANI-12 = Lizard: the reward of a fight comes twice, the points do not.
NAS-ANI-13 = Kraken: the bonus of a harbour quay comes twice, the provisions do not.
NAS-ANI-14 = Parrot: one tale scores double when it is played; in the contest of tales it counts plainly. House rule: a bad joke then gives 2.
NAS-ANI-15 = Monkey spirit: an item is used without being spent. House rule: the whole price must be owned, and one unit is kept.
NAS-ANI-16 = Different animals may be used in one turn or one fight.

## Where rules meet

nassau-chapter-INT = Where rules meet

NAS-INT-01 = A good that finds no room is seen before anything is given up; it may be the one that goes back.
NAS-INT-02 = A reward that comes more than once comes copy by copy; what is beyond a limit is lost.
NAS-INT-03 = What is gained as a reward does not change the fight that brought it. A pirate who is hired at sea may lie down later.
NAS-INT-04 = What tokens take does not reach back: crates that were fired and dice that were rolled stay.
NAS-INT-05 = Rum may cancel a dodge before a token takes it. What was spent before cannot be taken.
NAS-INT-06 = A crate token takes from holds only; without a crate there it costs 3 points. A provision token likewise.
NAS-INT-07 = Two tokens for one thing that can be lost: the thing and 3 points.
NAS-INT-08 = If a hold is lost while the rat is active, the rat helps with the holds that are left.
NAS-INT-09 = A rat that lost its sailor works to the end of the round, but not in the next.
NAS-INT-10 = A laid pirate on an outpost spares one who stands.
NAS-INT-11 = A pirate who lay down to sail does not help in the action, and one who fired does not help in the defence.
NAS-INT-12 = Crates that come back go to the reserve, not into holds.
NAS-INT-13 = Whoever defeats an opponent may break the tales of others and cost them tales at the home port; or clear a zone for everybody.
NAS-INT-14 = A defeated kraken stops no boat; another one in the zone does.
NAS-INT-15 = Tales about most and fewest points look at the track as it stands.
NAS-INT-16 = Goods that were just hidden are not in a hold, but they are owned.
NAS-INT-17 = Doubloons that were spent on Skull Island are gone at the campfire.
NAS-INT-18 = Between one’s stops others go on; conditions and bonuses are read when the stop is made.
NAS-INT-19 = Crates that are not in the reserve cannot be gained.
NAS-INT-20 = The provisions and the bonus of a quay are one list: room is made only once.
NAS-INT-21 = Provisions gained at sea may be spent for further turns.
NAS-INT-22 = The choice of quays shrinks with everybody who passes; outposts are private.

## The end and the score

nassau-chapter-END = The end and the score

NAS-END-01 = The game ends with the fourth round, its contest of tales included. Then comes the final count.
NAS-END-02 = Watchtowers: the crates on one’s own towers, times the number of these towers.
NAS-END-03 = Opponents: the printed points of the defeated opponents, times the number of different types among them.
NAS-END-04 = Hidden goods: the values of the filled coloured slots, times the number of all goods in the hideout. The store in the middle is worth 0.
NAS-END-05 = Weapons: the number of weapons of the type owned most, the printed one included, times the number of all weapon tiles, the printed ones left out.
NAS-END-06 = Companions: 8 points for each pair of a sailor and an animal. Animals that were used count, pirates do not.
NAS-END-07 = Cargo: crates, provisions, goods in holds, tales in hand, rum, doubloons, contracts, bombs and compasses are counted together; every two of them score 1 point, once rounded down.
NAS-END-08 = With the Flying Dutchman its ranking is scored too.
NAS-END-09 = The highest total wins; equal ones share the victory.

## The Flying Dutchman

nassau-chapter-DUT = The Flying Dutchman

NAS-DUT-01 = The Dutchman sails beside the Old Salt or alone. If it sails alone, there are no offerings, and compasses lead to the Dutchman only.
NAS-DUT-02 = Four of the eight Dutchman tiles lie face down in a row, the others leave the game. The first one is turned up, and the pawn goes to its zone.
NAS-DUT-03 = One of the five weapons of the Dutchman lies face up over each of the four tiles, for all to see from the start. The fifth leaves the game.
NAS-DUT-04 = The Dutchman is attacked in the zone of its pawn, with the weapon over this round’s tile.
NAS-DUT-05 = At least one crate from a hold is put on the tile, and no more than there are weapons, sailors and standing pirates, and crates.
NAS-DUT-06 = Two tokens are drawn in the first round, then three, four and five. They work as in a fight.
NAS-DUT-07 = Then 2 rum are gained, even if no crate is left. There are no points now.
NAS-DUT-08 = It may be attacked again in later turns; crates add up.
NAS-DUT-09 = Crab, lizard, bomb and contract do not help. House rule: cat, rum and monkey do.
NAS-DUT-10 = At the end of a round most crates on the Dutchman’s tile score its points, equal ones all of them. Each of these players moves one crate to the small quay under the tile; all other crates go to the last quay.
NAS-DUT-11 = Then, except after the fourth round, the next tile is revealed, and the pawn moves to its zone.
NAS-DUT-12 = The Flying Dutchman: at the end the players are ranked by their crates on the last quay, for 25, 15, 10 and 5 points. Without a crate there is no place; equal ones all score the place they share, and the following places are used up. House rule: the 5 points of the fourth place.
NAS-DUT-13 = Crates under tiles do not count for the ranking. Crates at the Dutchman are out of the reserve.
NAS-DUT-14 = A compass may lead to the Dutchman.
NAS-DUT-15 = House rule: the Dutchman is no opponent. No tale looks at it, crates on it bring no tale at the home port, and it stops nobody.

## The Feld pawn

nassau-chapter-FELD = The Feld pawn

NAS-FELD-01 = The Feld pawn begins on a random space of the tile in the southwest corner of the town; if the captain starts there, in the northeast.
NAS-FELD-02 = Whoever brings the captain to the pawn’s space first gains what the space shows.
NAS-FELD-03 = Whoever moves the captain to the pawn’s space takes what the space brings, and then one bonus: a provision, a rum or a crate.
NAS-FELD-04 = The pawn’s bonus is due even if what the space shows was lost. House rule: putting back a stuck captain does not count.
NAS-FELD-05 = For a doubloon there is a second bonus, another than the first.
NAS-FELD-06 = Then the mover puts the pawn on any space of the tile in the next corner, clockwise.
NAS-FELD-07 = All this comes before the second move. The pawn stays between rounds.
