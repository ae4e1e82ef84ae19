# Nassau: the rules that the score sheet and the tools cite, in our own words. Every key is the id of the rule it tells.

nassau-rules-intro = Four rounds long, everybody fits out a ship in Nassau and sails the Caribbean with it. In town there is one captain for all: whoever is on fills an alley with pirates, walks the captain to its other end and takes what is found there. At sea every action costs a provision: fight, capture outposts, hold watchtowers, load goods. On the way home goods are hidden and sailor’s tales are told. Points come all the time and once more at the end, and most points win.

## Setting up

nassau-chapter-SET = Setting up

NAS-SET-01 = The nine district tiles form a square of three by three. Their places, sides and directions are free, or drawn by lot; for a first game the start tile lies in the middle.
NAS-SET-12 = The more players, the more opponents lie in the zones, one on each of their slots. House rule: 16 in all with two players, 22 with three and 29 with four.
NAS-SET-13 = Outposts, watchtowers and trading posts are shuffled, laid out face up in the order of the zones, and all used with any number of players. House rule: an outpost in each zone but A; a watchtower in each, and two in E; a trading post in each, and two in I.
NAS-SET-14 = One good of each of the six kinds goes into the bag, and one is drawn for each trading post in A, B, C, D, E and G. Then all other goods join them, and one is drawn for each post in F, H and I. The rest stays in the bag.

## What holds for everything

nassau-chapter-GEN = What holds for everything

NAS-GEN-01 = The score changes at once, and it may pass 100 and 200. House rule: it may go below 0.
NAS-GEN-02 = Weapons, sails, sailors, animals, goods, tales, opponents, outposts, crates and pirates are only as many as the box has. House rule: doubloons, rum, bombs, compasses, contracts and provisions never run out.
NAS-GEN-05 = Wherever weapons of a type are counted, the one printed on the ship counts too: in fights, at towers and trading posts, for tales, and for the type owned most. Only the number of all weapon tiles at the end is counted without the printed ones.

## Holds

nassau-chapter-HLD = Holds

NAS-HLD-01 = An open hold takes one kind of cargo only: up to 4 crates, or up to 3 provisions, or 1 good. A closed hold takes nothing.
NAS-HLD-03 = Cargo may be moved from hold to hold at any time, so only the whole has to fit: a hold for every 4 crates, one for every 3 provisions, one for each good, and no more of them than are open.
NAS-HLD-04 = With an active rat, one hold may take two loads of different kinds. House rule: any two kinds, such as a good and 3 provisions.
NAS-HLD-06 = If the cargo does not fit after a gain or a loss, its owner chooses what to keep. Crates that are given up go back to the own reserve, provisions to the supply, goods to the goods bag. House rule: nothing that would still fit is given up.

## In Nassau

nassau-chapter-P1 = In Nassau

NAS-P1-02 = A turn in town is one thing: a move, with one more if it is paid for, or a pause, or passing. A trip by barge is a move.
NAS-P1-12 = Once in a turn, right after the first move, 1 doubloon buys one more move. Points cannot stand in for this doubloon, and a trip by barge still costs its own price.
NAS-P1-14 = A pause costs 1 rum: nothing is placed and the turn ends, but its player stays in. It may be taken as often as wanted, even without a pirate left.
NAS-P1-16 = Whoever passes puts the boat on one of the five quays of the harbour, or on the quay of an outpost of one’s own. House rule: each quay of the harbour takes one boat. In the next round all quays are free again.
NAS-P1-19 = The first to pass takes the dolphin at once and will begin at sea. Pirates that still stand on deck stay there for the voyage.

## At sea

nassau-chapter-SEA = At sea

NAS-SEA-02 = To act, give back 1 provision, sail if wanted, then do exactly one action in the zone where the boat is. Without a provision a player has to pass.
NAS-SEA-04 = A boat crosses one border between zones for each pair of a sail and a sailor. A standing pirate who is laid down stands in for a sailor for one border, but never for a sail.
NAS-SEA-06 = A boat that enters a zone with a kraken has to stop there. It need not fight the kraken and may do any action. A kraken in the zone where the turn began does not hold it back.
NAS-SEA-08 = After sailing, one action must be done; drawing a tale is always possible. Then the turn ends.
NAS-SEA-09 = Whoever passes, by choice or for want of a provision, begins the voyage home in that same turn, with its first stop. Provisions that were not spent stay on board.

## Fights

nassau-chapter-FGT = Fights

NAS-FGT-04 = If the damage on an opponent already reaches its strength, thanks to a bomb or the crab, it is defeated at once: no crates are fired and no tokens are drawn. That counts as having done damage.
NAS-FGT-05 = Fire crates from the holds onto the opponent: no more than there are weapons of its type, sailors and standing pirates together, and crates in the holds. Each crate beyond the number of sailors lays down a pirate. Firing more than needed is allowed.
NAS-FGT-06 = At least one crate has to be fired. House rule: after a bomb it may be none.
NAS-FGT-07 = As many combat tokens are drawn as the opponent’s strength says, whatever damage it has taken before. Blank ones do nothing.
NAS-FGT-08 = Each dodge token takes one crate that was fired in this fight back to its owner’s reserve, or costs 1 rum instead. If no crate of this fight is left it does nothing. House rule: earlier crates, those of a bomb and those of others are safe.
NAS-FGT-09 = If at least one attack token was drawn, the defence is rolled now.
NAS-FGT-10 = In defence there is one die for each pair of a sail and a sailor. Standing pirates may be laid down in place of missing sailors for more dice, up to one a sail and never more than five.
NAS-FGT-11 = Each die with 3, 4, 5 or 6 sends back one attack token of the player’s choice. The cat may be used before that.
NAS-FGT-12 = Each attack token that is left costs what it shows. Whoever has nothing of it that can be lost at that moment loses 3 points instead; there is no choice between the two.
NAS-FGT-14 = Each attack token that is left takes exactly one thing; lost crates go to the own reserve, and of the weapons the owner chooses the type. House rule: the order is doubloon, rum, provision, crate, weapon, sail, sailor, hold.
NAS-FGT-15 = Whoever did at least 1 damage in this fight, by a fired crate that is still there or by a bomb, scores the printed points and takes the printed reward, whether the opponent is defeated or not.
NAS-FGT-17 = When the crates on an opponent, those of all players together, reach its strength, the player who is fighting takes its tile, even if most of them are somebody else’s. All crates go back to their owners’ reserves, and the others get nothing.
NAS-FGT-21 = A fight may be chosen if a crate can be fired at an opponent of the zone, if the player has a bomb, or if a crab that is ready finishes an opponent off.

## The voyage home

nassau-chapter-RET = The voyage home

NAS-RET-01 = The stops on the way home are Skull Island, Campfire Island and the home port, in this order and each in a turn of its own. The two islands may be skipped, the port may not.
NAS-RET-06 = On Skull Island one good is hidden for 1 doubloon, two for 3, or three for 5 in all.
NAS-RET-08 = Goods are placed one after another, in the order their player likes: into the next coloured slot from the top if it has their colour, else into the middle, where they stay. No slot is skipped.
NAS-RET-10 = The campfire needs at least 1 rum and 1 tale in hand; at least 1 rum is spent there and 1 card played.
NAS-RET-11 = Each rum that is spent allows up to 3 tales. First the rum is spent, then all cards are laid down. House rule: conditions are looked at after the rum is gone and before this visit scores anything.
NAS-RET-12 = A tale whose condition is met is laid face up and scores its printed points. One whose condition is not met may be played face down, as a bad joke, for 1 point.
NAS-RET-13 = A condition only asks what a player has. Nothing is handed in.
NAS-RET-15 = The home port gives 1 crate for each own outpost, 1 tale for each opponent still out there with own crates on it, and 2 points for each watchtower with own crates.
NAS-RET-16 = The first one home takes the dolphin and begins the next round. The order of the phase that is going on does not change.

## Make ready

nassau-chapter-PH3 = Make ready

NAS-PH3-01 = All pirates that were laid down are stood up, and those in the alleys go back to their decks. Pirates on outposts and in the tavern stay. With the Flying Dutchman, its tile is settled first.
NAS-PH3-02 = All animals that were used are turned face up again.
NAS-PH3-03 = At the end of a round the printed points of the tales that each player told are added up, 1 for each bad joke, without the parrot. The most among those who told at least one score 5 points, equal ones 5 each.
NAS-PH3-04 = Whoever told no tale in the round loses 5 points; if nobody told one, all do.
NAS-PH3-05 = All tales that were played are laid off.
NAS-PH3-06 = The three animals on display leave the game and three new ones are turned up, or fewer if the pile runs short.
NAS-PH3-07 = Except after the fourth round, the next tile of the Old Salt is turned up and the pawn moves to its zone; the next offering takes the place of the old one. House rule: crates that marked the old offering go back to their owners’ reserves.
NAS-PH3-08 = Empty trading posts get a new good from the bag. House rule: the zones are filled from A to I, until the bag is empty.
NAS-PH3-10 = The holder of the dolphin begins the next round. Before that, whoever had an active rat uses it again or gives up what no longer fits.

## Animals

nassau-chapter-ANI = Animals

NAS-ANI-11 = Cat: in a fight, all defence dice that show 1 or 2 are rolled once more.
NAS-ANI-14 = Parrot: one tale scores double when it is played; in the contest of tales it counts plainly. House rule: a bad joke then gives 2.

## The end and the score

nassau-chapter-END = The end and the score

NAS-END-01 = The game ends with the fourth round, its contest of tales included. Then comes the final count.
NAS-END-02 = Watchtowers: the crates on one’s own towers, times the number of these towers.
NAS-END-03 = Opponents: the printed points of the defeated opponents, times the number of different types among them.
NAS-END-04 = Hidden goods: the values of the filled coloured slots, times the number of all goods in the hideout. The store in the middle is worth 0.
NAS-END-05 = Weapons: the number of weapons of the type owned most, the printed one included, times the number of all weapon tiles, the printed ones left out.
NAS-END-06 = Companions: 8 points for each pair of a sailor and an animal. Animals that were used count, pirates do not.
NAS-END-07 = Cargo: crates, provisions, goods in holds, tales in hand, rum, doubloons, contracts, bombs and compasses are counted together; every two of them score 1 point, once rounded down.

## The Flying Dutchman

nassau-chapter-DUT = The Flying Dutchman

NAS-DUT-02 = Four of the eight Dutchman tiles lie face down in a row, the others leave the game. The first one is turned up, and the pawn goes to its zone.
NAS-DUT-03 = One of the five weapons of the Dutchman lies face up over each of the four tiles, for all to see from the start. The fifth leaves the game.
NAS-DUT-10 = At the end of a round most crates on the Dutchman’s tile score its points, equal ones all of them. Each of these players moves one crate to the small quay under the tile; all other crates go to the last quay.
NAS-DUT-12 = The Flying Dutchman: at the end the players are ranked by their crates on the last quay, for 25, 15, 10 and 5 points. Without a crate there is no place; equal ones all score the place they share, and the following places are used up. House rule: the 5 points of the fourth place.

nassau-chapter-FELD = The Feld pawn

NAS-FELD-01 = The Feld pawn begins on a random space of the tile in the southwest corner of the town; if the captain starts there, in the northeast.
NAS-FELD-03 = Whoever moves the captain to the pawn’s space takes what the space brings, and then one bonus: a provision, a rum or a crate.
NAS-FELD-05 = For a doubloon there is a second bonus, another than the first.
NAS-FELD-06 = Then the mover puts the pawn on any space of the tile in the next corner, clockwise.
