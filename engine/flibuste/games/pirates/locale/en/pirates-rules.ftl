# Pirates: the rules that the score sheet and the tools cite, in our own words. Every key is the id of the rule it tells.

pirates-rules-intro = Everybody builds a fleet of ships, crew and other cards for the same total of points and sends it out on an open sea without squares, where distances are measured with the sides of a card. Ships move, explore islands, shoot and repair, one action a turn each, and carry the gold home. In a duel, more than half of the gold wins at once; with three or more players, most gold at the end.

## Building a fleet

pirates-chapter-FLT = Building a fleet

CSG-FLT-01 = A fleet is made of ships, crew, equipment and events, whose points together are no more than the build total. It has at least one ship; the rest is optional.
CSG-FLT-02 = Nations may be mixed freely in one fleet.
CSG-FLT-03 = Forts, islands, terrain and treasure cost no points. Forts are paid for with gold during play.
CSG-FLT-04 = In one fleet no two ships and no two named crew have the same name, unless the table agrees otherwise. Generic crew, equipment and events may be repeated. Two players may own the same card.
CSG-FLT-05 = Of a card that is limited, a fleet holds one copy at most.
CSG-FLT-06 = A card that is loyal to somebody needs that ship or crew in the same starting fleet. Loyal to a nation, it needs any other ship or crew of that nation.
CSG-FLT-07 = A card that is hostile to somebody cannot start in the same fleet; hostile to a nation, it tolerates no ship and no crew of that nation. House rule: crew with the Black Mark who sail as Cursed count here for both nations.
CSG-FLT-08 = House rule: crew who raise the build total by 5 do so once in a fleet, however many of them sail in it.
CSG-FLT-09 = Crew who make others cheaper take 1 point off the cost of each other crew that starts on the same ship, never below 0. House rule: whether crew cost nothing is judged by the printed cost.
CSG-FLT-10 = Crew with the Black Mark may sail as Cursed instead of under their own nation. They then cost 1 point more, start face up on a ship, and that ship flies the flag of the Cursed.
CSG-FLT-11 = Which gun a bombardier has, artillery or flamestrike, is announced before the game and never changes.
CSG-FLT-12 = Where forts are agreed on, each player names the forts that may be built; each of them once, of any nation. House rule: everybody owns all the forts of the app, and so may name as many as they like.
CSG-FLT-13 = Each player also chooses the treasure to bring, in secret: how many coins of each value and, where they are agreed on, which unique treasures. Who brings one by name knows that it is there, and not where. House rule: the app has lists; a unique treasure may also be left to the lot, and is then drawn as it turns up; each is there only once, so that where two bring the same by name the second gets another, drawn by lot.
CSG-FLT-14 = A fleet is legal if the total is kept, if no name and no limited, loyal or hostile card forbids it, and if on each ship the crew, the equipment and the cargo keep to their limits.

## Setting up

pirates-chapter-SET = Setting up

CSG-SET-01 = All players use the same build total; 40 points are recommended.
CSG-SET-02 = House rule: the number of pieces does not change with the build total. Where it is agreed on, the gold does: 15 for each player at 40 points, more or less in proportion.
CSG-SET-03 = Everybody rolls a die and the highest begins; who shares the highest rolls again. From there play goes to the left.
CSG-SET-04 = The table is a rectangle; how large it is goes by the number of players. House rule: 96 by 96 cm for two.
CSG-SET-05 = Three islands for each player are in play, six for two.
CSG-SET-06 = The players lay one island at a time in turn, the first player first, until all lie there.
CSG-SET-07 = House rule: an island lies wholly inside the area, at least S from every edge.
CSG-SET-08 = Two islands are at least three times L apart.
CSG-SET-09 = From the second island on, at least one other is within six times L.
CSG-SET-10 = Distances between islands are measured from outline to outline. House rule: islands are turned by steps of 15 degrees.
CSG-SET-11 = House rule: where no place is left for an island, the least distance is lowered by steps of S until there is one.
CSG-SET-12 = Where mysterious islands are agreed on, whoever lays an island may say that it is one. Its table is drawn and stays hidden until somebody docks for the first time.
CSG-SET-13 = House rule: islands that are laid out by lot stand on a grid, each beside another; their outlines and how they are turned are drawn too.
CSG-SET-14 = Terrain may be agreed on: everybody lays the same number of pieces, one at a time, in the order of the islands. House rule: pieces are turned by steps of 15 degrees.
CSG-SET-15 = A piece of terrain lies at least S away from every island and every other piece.
CSG-SET-16 = House rule: an iceberg gets the lowest gold number from 1 to 6 that none in play has, then again from 1.
CSG-SET-17 = House rule: a piece of terrain that finds no legal place is not laid.
CSG-SET-18 = In a duel the second player chooses the home island of the first, who places all ships; then the first chooses another island as home of the second, who places theirs.
CSG-SET-19 = With more players whoever laid the last island chooses a home first, then the player to the right, and so on. The ships are placed right after the choice.
CSG-SET-20 = All islands that are no home are wild islands. A mysterious island that becomes a home is an ordinary island for the whole game.
CSG-SET-21 = Ships begin docked: the bow touches their own home island. House rule: no ship lies on another.
CSG-SET-22 = Mercenary ships do not start docked, but exactly S from their own home island, with any heading.
CSG-SET-23 = A flotilla starts touching its own home island with any part of it, or already in tow of a ship of its own fleet and nation.
CSG-SET-24 = Sea monsters, sea dragons and titans start touching their own home island, like ships.
CSG-SET-25 = Once everybody knows the home islands, crew and equipment are laid face down on their owner’s ships or home island, in secret. Crew who raise the build total, crew who make others cheaper and Black Marks who sail as Cursed start face up.
CSG-SET-26 = The crew on a ship cost no more points together than the ship does; the same goes for its equipment. Both hold for the whole game.
CSG-SET-27 = In a duel each player brings exactly eight treasures with 15 gold printed on them in all; unique treasures are among the eight and count 0. All sixteen are shuffled, four lie on each of the four wild islands.
CSG-SET-28 = With three or more players each brings exactly six treasures of any kind and value. All are shuffled, three lie on each wild island.
CSG-SET-29 = The gold of the start is what is printed on all the coins on the islands. It never changes.
CSG-SET-30 = Events stay hidden in hand. House rule: how many there are is known, which they are is not.
CSG-SET-31 = The first player takes the first turn.

## What may be known

pirates-chapter-INF = What may be known

CSG-INF-01 = Everybody may know where everything lies, what is printed on ships, which masts stand, what lies face up, how many pieces of which kind are in each hold and on each island, and all dice.
CSG-INF-02 = Hidden from others are crew and equipment that lie face down, the value of coins in holds, events in hand, and which unique treasures lie face down.
CSG-INF-03 = Coins on islands are hidden from everybody. Who has looked at them may remember them, as long as nothing changes there.
CSG-INF-04 = In a duel, coins unloaded on a home island or in a fort are turned face up. With three or more players they stay hidden from the others.
CSG-INF-05 = Whoever uses an ability of a crew that lies face down, or one that changes a roll or a distance, turns that crew face up for the rest of the game. The same goes for equipment.
CSG-INF-06 = House rule: crew and equipment that leave the game are shown to everybody; treasure that lies face down leaves it unseen.

## A turn

pirates-chapter-TRN = A turn

CSG-TRN-01 = First, the ships of the player whose turn it is sink if they were scuttled with success last turn.
CSG-TRN-02 = Second, all that was to last until the start of this player’s turn ends, such as this player’s smoke or being becalmed.
CSG-TRN-03 = Third, in a duel, see whether the game is over: no gold is left outside home islands and forts, or this player can never move again.
CSG-TRN-04 = Fourth, roll a die for the icebergs: all those with that gold number drift by the short side of a card, in a direction that another die gives.
CSG-TRN-05 = Fifth, roll a die for each burning mast of this player’s ships: on a 6 it is lost, on 1 to 3 another standing mast of the ship catches fire. A ship whose masts were all burning before the rolls must try to be scuttled if one still burns.
CSG-TRN-06 = Sixth, carry out what this player’s unique treasures, crew and events in play do at the start of a turn.
CSG-TRN-07 = Seventh, this player says of each own submarine and sea monster whether it dives or surfaces, and of each own Ghost Ship whether it is intangible or solid.
CSG-TRN-08 = Eighth, this player rolls for their ships that spread Fear.
CSG-TRN-09 = Ninth, this player rolls for abilities that are decided at the start of a turn.
CSG-TRN-10 = Tenth, this player may play events. Then note which of their ships are docked, and where: it matters later in the turn.
CSG-TRN-11 = Now the ships get their actions, one ship after the other in any order. Each action is carried out completely, with all that is free in it, before the next one begins.
CSG-TRN-12 = Free actions that are tied to no occasion may be taken at any time between the actions of one’s own turn.
CSG-TRN-13 = The actions end when the player passes. None is compulsory, unless a rule says that a ship must do something.
CSG-TRN-14 = At the end of a turn, in this order: forts are built, what lasts for this turn ends, and everybody looks whether the game is over. Then the next player to the left is on.
CSG-TRN-15 = The next turn of a ship is that of whoever controls it by then. What is done once per turn is done once in each turn of any player.
CSG-TRN-16 = A player without a ship, a fort or a marine keeps the seat and the gold, but the turn is skipped.
CSG-TRN-17 = Of things that happen at once, the player whose turn it is says which comes first.

## Choices in between

pirates-chapter-DEC = Choices in between

CSG-DEC-01 = House rule: whenever somebody may step in, one answer is marked as the usual one. Whoever lets it pass has taken that one.
CSG-DEC-02 = Where the masts that go are chosen by themselves, the worst cannon goes first, then one of range S before one of L, then the one nearest the stern. A burning mast goes before all others.

## Actions

pirates-chapter-ACT = Actions

CSG-ACT-08 = A course or a volley is given piece by piece; after each die the rest may be thought over. What is not allowed is refused, and nothing has changed.
CSG-ACT-10 = Two fleets may hold the same card: a ship is named by its fleet and its card.
CSG-ACT-09 = Cannons are named by their masts, from bow to stern; extra guns, bombards, the flags of forts and the guns of flotillas have names of their own.
CSG-ACT-01 = There are four actions: to move, to explore, to shoot and to repair. All else that does not name one of them is free.
CSG-ACT-02 = In one’s own turn each own ship may be given one action. What is not used is lost.
CSG-ACT-03 = Abilities can give a second action. No ship has more than two in one turn, whatever gives them.
CSG-ACT-04 = A second action may be of the same kind as the first, unless the ability says otherwise. Each is complete before the next begins.
CSG-ACT-05 = What a ship may be given depends on how it stands: a derelict explores and repairs, moves only if it rows; who is pinned, entangled or hit by chain shot does not move; who is lost in fog only leaves it; who is submerged only moves; a derelict in tow explores and repairs.
CSG-ACT-06 = Free of charge are: moving crew between docked ships and the shore, unloading, ramming, boarding, towing, exploring with a flag or an Explorer, pivoting, a captain’s shot, scuttling, building a fort, and turning pieces face up.
CSG-ACT-07 = Some abilities use up the action of the ship: moving others by a hex, a breath, a brewed fog, a lookout, and giving an action to another ship.

## Measuring

pirates-chapter-GEO = Measuring

CSG-GEO-01 = The table is measured in millimetres, to the east and to the north. Headings are whole degrees, clockwise from north.
CSG-GEO-02 = S and L are the short and the long side of a card, 63.5 and 88.9 mm, or the printed bars where that is agreed on.
CSG-GEO-03 = A piece lies where its reference point is, and heads somewhere; all its other points follow from that.
CSG-GEO-04 = Islands and terrain lie at a point too, and are turned clockwise.
CSG-GEO-05 = Places are rounded to a hundredth of a millimetre after each move.
CSG-GEO-06 = Ships are 50, 60, 70, 80, 90 or 100 mm long, for one to six masts.
CSG-GEO-07 = The bow is the front part of the hull, the stern its rear end. Sails, masts and flags that hang over the hull touch nothing.
CSG-GEO-08 = The masts stand along the keel, the first near the bow; each standing one carries a sail across it.
CSG-GEO-09 = Sea monsters, sea dragons and titans are octagons that are bow all round; a flotilla has no bow. The blades of a switchblade count while they are out; a catamaran is one body.
CSG-GEO-10 = A fort is an octagon round the middle of its island; its flags stand evenly around it.
CSG-GEO-11 = The distance between two pieces is the smallest between their outlines.
CSG-GEO-12 = Two pieces touch if no more than half a millimetre is between them. A bow touches what its front part touches.
CSG-GEO-13 = Within S or L means: from outline to outline, no farther than that. From a token it is measured from its point.
CSG-GEO-14 = Islands, ships, creatures, wrecks, icebergs and the border stop what moves. Ships lost in fog, what a ship tows itself, reefs, fog, weeds, whirlpools, forts and blades do not.
CSG-GEO-15 = A segment of a course is sailed in three steps: turn on the spot, be pushed aside where there is no room, go straight on.
CSG-GEO-16 = A ship turns about its middle, by 90 degrees at most, and touches nothing by that.
CSG-GEO-17 = Where a turned ship would lie on something, it is pushed aside by 15 mm at most; if that is not enough, it cannot turn that way.
CSG-GEO-18 = A ship goes straight on until it would touch something. What it touched at the start holds it only if it would press into it.
CSG-GEO-19 = A ship that is stopped touches what stops it. Where one measures from makes no difference, because after the turn all points go the same way.
CSG-GEO-20 = Terrain acts at the step at which the hull comes upon it; then the ship sails on if it can. Terrain that it lay on at the start of the segment does nothing.
CSG-GEO-21 = A ship that an effect docks is put at the island with its bow, at the first free place, from the north round.
CSG-GEO-22 = What is towed lies behind the stern on the line of the keel, and swings aside where there is no room. It meets no terrain and stops nobody while it is towed along.
CSG-GEO-23 = The nearest is at the smallest distance from outline to outline; where two are as near, it is the one with the lower number.
CSG-GEO-24 = A shot goes from its mast to a point of the target’s outline.
CSG-GEO-25 = A shot is possible if a point of the target is in range and nothing is in the way to it.
CSG-GEO-26 = In the way of a shot are the other sails of the shooting ship, islands, other ships and surfaced creatures, wrecks and fog. Submerged and lost pieces, other terrain and the island under a target are not.
CSG-GEO-27 = A line that only touches an outline is blocked by it; a sail blocks it only if it is crossed.
CSG-GEO-28 = Nothing but fog is in the way of the shots of a fort.
CSG-GEO-29 = A cannon reaches S or L, or twice that with extended range or when a ship snipes. Exactly that far is in range.

## On the high seas

pirates-chapter-HSE = On the high seas

CSG-HSE-01 = What a card says goes before the rules, with one exception: a cannon that rolls a 1 always misses.
CSG-HSE-02 = The masts of a ship are those that stand, burning ones too. Segments, hull pieces and flags count as masts.

## How abilities work

pirates-chapter-ABL = How abilities work

CSG-ABL-01 = A ship can always use its own ability. Crew can use theirs only on a ship of their own nation, unless an ability admits them. On islands and in forts only marines have abilities.
CSG-ABL-02 = What a card simply gives applies by itself. Of crew that lie face down their player may say that they are not to be used for now, so that they stay hidden.
CSG-ABL-03 = Where a card says may, its player is asked; where it says must, it happens.
CSG-ABL-04 = Two of the same effect on one ship count once. Different ones add up. Marines are an exception.
CSG-ABL-05 = What cannot be done to a piece is not done to it, unless the effect names that protection.
CSG-ABL-06 = An ability that is switched off neither helps nor hinders. House rule: how a hull is built is never switched off.
CSG-ABL-07 = What is added to a roll is added to the die; on a 6 or on a 1 means the die itself.

## Moving

pirates-chapter-MOV = Moving

CSG-MOV-01 = A ship may sail its printed base move. Of what replaces it the smallest counts: S for a tow, for Fear, for oars, and by some cards. Then all additions come on top.
CSG-MOV-02 = The segments of a move come in any order, the added ones too.
CSG-MOV-03 = Before each segment the ship may turn up to 90 degrees. A segment may be sailed in part or left out; what is not used is lost.
CSG-MOV-04 = What stops a segment ends the whole move. House rule: where only the border stops it, the next segment may still be sailed.
CSG-MOV-05 = A ship cannot pass through islands or other ships, friendly ones included.
CSG-MOV-06 = Touching an island or a ship stops a ship, even with its side.
CSG-MOV-07 = To come about, a ship turns on the spot to any heading. That takes the whole move action; what its bow then touches counts as after any move.
CSG-MOV-08 = A ship that cannot be given a move action cannot come about.
CSG-MOV-09 = House rule: to be given a move action and stay, a ship comes about to the heading it has.
CSG-MOV-10 = House rule: at the end of a move come, in this order, what terrain still does, a pivot, the captain’s shot, rams and other contacts, docking, and abilities that follow a move.
CSG-MOV-11 = House rule: a free move is like a move action, but uses none; whatever keeps a ship from moving keeps it from this too.
CSG-MOV-12 = House rule: what wind, a push or a drift moves goes straight, without turning; terrain does nothing to it, and it neither rams nor docks nor unloads.

## Pivoting

pirates-chapter-PIV = Pivoting

CSG-PIV-01 = Galleys, schooners and longships may pivot once at the end of a move action, also after coming about, pinned or derelict ones too. House rule: not while lost or entangled, for then the move has ended where it was.
CSG-PIV-02 = The ship swings about its stern, either way round, until something is in the way.
CSG-PIV-03 = A pivot may bring the bow into contact: then it may ram, tow or dock as usual. House rule: terrain that it swings over does nothing.

## Derelicts

pirates-chapter-DER = Derelicts

CSG-DER-01 = A ship without a standing mast is derelict and cannot move by itself, except with oars. Galleys, creatures and flotillas are never derelict.
CSG-DER-02 = A derelict may still carry everything, and stays with its player until it is towed.
CSG-DER-03 = A derelict that loses another mast or is hit by a cannon sinks.
CSG-DER-04 = House rule: one blow that takes more masts than stand makes a derelict; the rest is ignored, except on a reef.
CSG-DER-05 = A derelict pins nobody.

## Docking and unloading

pirates-chapter-DOC = Docking and unloading

CSG-DOC-01 = A ship whose bow touches an island at the end of a move is docked there, where that is allowed, until the ship or the island moves.
CSG-DOC-02 = No ship docks at an enemy home, nor at an island with an enemy fort. It may touch them.
CSG-DOC-03 = Mercenaries dock at no home; lost, submerged or intangible ships dock nowhere, in tow neither. House rule: who becomes so while docked is docked no longer.
CSG-DOC-04 = House rule: creatures on the surface dock with any part, a titan by standing on the island; sea dragons never dock.
CSG-DOC-05 = Any number of ships of all players may be docked at a wild island.
CSG-DOC-06 = When a ship docks, then in this order: the die of a mysterious island; at its own home or fort fires go out and treasure is unloaded; a raid; exploring free of charge; what a fort does.
CSG-DOC-07 = At its own home or fort all treasure with a value leaves the hold, free of charge; it must. What changes its value does so now, with loose gold. The rest stays aboard.
CSG-DOC-08 = What the ship has in tow is docked and unloaded with it, unless it may not dock there: a Mercenary at a home island, an intangible ship anywhere.
CSG-DOC-09 = A docked ship may move crew and equipment to and from the shore, a fort of its own, and other ships of its fleet docked there, free of charge. Treasure is not moved this way.
CSG-DOC-10 = House rule: crew on a wild island stay with their player, and others cannot load them; equipment that lies there may be loaded by anybody who is docked.
CSG-DOC-11 = Gold on a home island cannot be loaded again, except by abilities.

## Ramming

pirates-chapter-RAM = Ramming

CSG-RAM-01 = A ship may ram right after its move action, if its bow touches an enemy and that contact was made in this action.
CSG-RAM-02 = A ram is free and never compulsory. House rule: each enemy once in a move action; of several at the bow each may be rammed.
CSG-RAM-03 = To ram, roll a die. If it shows more than the number of masts that the enemy still has, the enemy’s player takes one of them off.
CSG-RAM-04 = A derelict, a ship without masts, sinks on any roll. House rule: where a ram cannot take a mast at all, a derelict does not sink either.
CSG-RAM-05 = The ship that rams is then pinned and cannot move. It is not if the enemy became a derelict or sank by this ram, or where one of the two is an exception.
CSG-RAM-06 = As long as one of two ships is pinned by the other, neither rams the other again.
CSG-RAM-07 = Lost, submerged or intangible ships, catamarans, flotillas, sea dragons, forts and wrecks cannot be rammed, and one’s own ships never are.
CSG-RAM-08 = Damage by ramming is not a hit: panels, a second hull and abilities that ward off hits do not help. Only what makes a ship safe from rams does.

## Pinned

pirates-chapter-PIN = Pinned

CSG-PIN-01 = A ship is pinned while its bow touches an enemy that is not derelict. Longships, submarines, sea monsters, titans, sea dragons and catamarans with two hulls are not. House rule: submerged and intangible ships pin nobody.
CSG-PIN-02 = A pinned ship neither moves nor makes free moves, until the other moves away, becomes derelict or leaves the game.
CSG-PIN-03 = A ship that is touched is not pinned by it, unless its own bow touches too. Bow to bow, both are pinned.
CSG-PIN-04 = A sea monster or titan that rams pins the rammed ship as long as they touch, wherever that is.
CSG-PIN-05 = Pinned ships may shoot, explore, repair and do what does not move them.

## Boarding

pirates-chapter-BRD = Boarding

CSG-BRD-01 = After a ram, if both ships are still in play, there may be one boarding party. The player whose turn it is decides first; if the answer is no, the other player is asked.
CSG-BRD-02 = Each player rolls a die and adds the masts that stand and the bonuses for boarding. The higher total wins, whoever began; a tie has no effect.
CSG-BRD-03 = The winner does one of two things: eliminate one crew of the other ship, or take one treasure from it.
CSG-BRD-04 = A coin needs a free cargo space on the winner’s ship, a unique treasure does not. If nothing fits or there is nothing, nothing happens.
CSG-BRD-05 = Who names the piece that is taken is agreed before the game: the loser, or the winner, blindly among what lies face down.
CSG-BRD-06 = Turtle ships with a panel left, catamarans with their second hull, flotillas, sea dragons and whatever is lost or submerged cannot be boarded.
CSG-BRD-07 = There is at most one boarding party for each ram.

## Towing

pirates-chapter-TOW = Towing

CSG-TOW-01 = After a move action a ship whose bow touches a derelict may take it in tow, free, in place of a ram or after one.
CSG-TOW-02 = A derelict that is taken in tow is put behind the stern of the ship.
CSG-TOW-03 = At once the derelict and all aboard belong to the fleet of the player who tows.
CSG-TOW-04 = Whoever tows a derelict has a base move of S. The tow comes along free of charge after every move, turn and pivot.
CSG-TOW-05 = A ship tows at most one piece, and a piece has at most one ship that tows it.
CSG-TOW-06 = When the tower docks, the tow is docked with it, and may be repaired there. House rule: with a mast again it is no derelict, and the tow ends.
CSG-TOW-07 = A tow may be let go at any time of its player’s turn. It stays where it is, and in the fleet.
CSG-TOW-08 = House rule: a tow ends when the tower becomes derelict, sinks, is lost in fog or is caught in weeds.
CSG-TOW-09 = Submarines, sea monsters and sea dragons neither tow nor are towed; titans may tow.
CSG-TOW-10 = Captured ships count as own ships for everything until the end of the game.

## Exploring

pirates-chapter-EXP = Exploring

CSG-EXP-01 = A wild island is explored by a ship that was docked there at the start of the turn and still is.
CSG-EXP-02 = Where the player’s flag stands, or for a ship that explores on docking, exploring costs no action: once each time it docks.
CSG-EXP-03 = First all unique treasures on the island are turned up, in an order drawn by lot, and carried out; the first explorer must take those that are to be taken. They use no space unless they say so.
CSG-EXP-04 = The player looks at all coins there in secret and takes as many as there are free spaces; the rest stays face down.
CSG-EXP-05 = An island counts as explored at once; the flag that makes later exploring free is put down when the ship that explored leaves. Flags of several players may stand on one island. When a fort there is destroyed, all of them go.
CSG-EXP-06 = A ship may explore a friendly ship, or a derelict or wreck that it touches: treasure, crew and equipment change holds in any way, within the limits. What is taken from enemies is one’s own.
CSG-EXP-07 = A ship docked at a fort of its own loads gold from it by exploring, as long as the gold inside stays what the fort has cost.
CSG-EXP-08 = House rule: an island without treasure may be explored, for the flag.

## Shooting

pirates-chapter-SHT = Shooting

CSG-SHT-01 = A shoot action lets every cannon of the ship fire once, one after another, each at a target of its player’s choice.
CSG-SHT-02 = A cannon belongs to its mast: it fires only while that mast stands and does not burn.
CSG-SHT-03 = Targets are enemy ships, flotillas, creatures at the surface, forts and marines, in range and with a free line. Never one’s own, ships docked at their own home island, lost or submerged pieces, wrecks.
CSG-SHT-04 = Enemy derelicts may be shot at, and a hit sinks them. A captured ship is shot at by its former player, not by its new one.
CSG-SHT-05 = Shots come after all movement of an action; in a pure shoot action the ship does not move. House rule: at least one shot must be possible, and a captain’s shot counts as a shoot action wherever a text says so.
CSG-SHT-06 = Roll a die for each shot. A rolled 1 always misses. Otherwise the shot hits if the roll, with all that is added or taken off, is more than the cannon’s number.
CSG-SHT-07 = Each hit takes one mast of the target, and the next cannon sees what has changed.
CSG-SHT-08 = A miss does nothing, and is not fired again except by an ability.
CSG-SHT-09 = A special shot is declared for one cannon before its roll, in place of its plain one; each source once per turn. What is added to cannon rolls counts for it.

## Damage

pirates-chapter-DMG = Damage

CSG-DMG-01 = A hit is looked at in this order. A catamaran escapes it on a roll of 5 or 6; some abilities ignore a first hit, ask for a 6 or count only every second hit; a second hull, then panels, take it. Otherwise a mast is lost, or more if an ability says so.
CSG-DMG-02 = The player of the target chooses each mast that goes, unless the attacker has an ability to.
CSG-DMG-03 = A hit on a ship without masts, a creature without segments or an abandoned fort removes it. Shots that take no mast do not. House rule: a fire shot on a ship without masts is an ordinary hit.
CSG-DMG-04 = What comes with a hit besides comes even where armour saves the mast, but not where it was no hit at all.
CSG-DMG-05 = A creature that loses its last segment is removed at once.

## Sinking

pirates-chapter-SNK = Sinking

CSG-SNK-01 = A ship that sinks leaves the game, with its crew, its equipment and its unique treasures.
CSG-SNK-02 = Sunk by a player means: by a hit, a ram, a boarding party or an ability of an enemy.
CSG-SNK-03 = Where gold is shared, whoever sank the ship gets half of the gold of its coins, rounded up, and its player the rest, on the home islands at once. If coins do not divide so, the lowest is broken up.
CSG-SNK-04 = Where gold is lost, all coins leave the game. Where it is looted, the ship that sank the other takes as many coins as fit, and the rest is lost; forts and marines take none.
CSG-SNK-05 = House rule: of a ship that nobody has sunk, all treasure is lost.
CSG-SNK-06 = Coins that come home because a ship sank count at once.
CSG-SNK-07 = House rule: if a ship that tows or is towed sinks, the tow ends, and nothing happens to the other.
CSG-SNK-08 = House rule: as a ship sinks come, in this order, what brings it back, events that are shown, its treasure, its removal, and what others have of it.

## Scuttling

pirates-chapter-SCT = Scuttling

CSG-SCT-01 = A player may scuttle one of their ships at any time of their turn, free of charge. House rule: one try for each ship and turn.
CSG-SCT-02 = To scuttle a ship, roll a die. On 5 or 6 it sinks at the start of its player’s next turn; otherwise nothing happens.
CSG-SCT-03 = If an enemy takes it in tow first, the scuttling fails. House rule: until it sinks, the ship acts as usual.
CSG-SCT-04 = All that is aboard a scuttled ship leaves the game with it; nothing is shared.

## Repair

pirates-chapter-REP = Repair

CSG-REP-01 = A ship docked at its own home island or fort gets one mast back for a repair action.
CSG-REP-02 = Some may repair anywhere, also at sea and touching nothing.
CSG-REP-03 = Titans, sea dragons and sea monsters are not repaired. House rule: nor are panels and second hulls.
CSG-REP-04 = A derelict with a mast again is an ordinary ship.
CSG-REP-05 = A repair action may also free a jammed gun, rid a ship of what a repair rids it of, or bring back the flag of a flotilla. House rule: flotillas do so anywhere, the rest where the ship may repair.

## Cargo

pirates-chapter-CRG = Cargo

CSG-CRG-01 = A ship has the printed number of cargo spaces, plus one for each link and what abilities add. Each crew, equipment and coin takes one; unique treasures take none, unless they say so.
CSG-CRG-02 = Each pair of linked pieces on one ship, two crew or a crew and its ship, gives one more space. Their nation, and whether their abilities work, does not matter.
CSG-CRG-03 = House rule: a ship whose load is above its space parts with something at once, ashore where it is docked, else out of the game.
CSG-CRG-04 = A ship never loads more than it has space for.
CSG-CRG-05 = The crew on a ship cost no more points together than the ship itself, and the same goes for the equipment, counted apart. It is checked whenever something is loaded.

## Crew

pirates-chapter-CRW = Crew

CSG-CRW-01 = Crew start face down, and are turned up by use.
CSG-CRW-02 = Eliminated crew leave the game.
CSG-CRW-03 = Crew whose nation is not the ship’s may be carried but do nothing.
CSG-CRW-04 = The crew of a captured ship keep their nation and serve the new player.
CSG-CRW-05 = Crew who raise the build total never leave their ship, unless they are captured or eliminated.
CSG-CRW-06 = Crew with a printed cost of 0 sail only on ships of their own nation.
CSG-CRW-07 = Sea monsters and sea dragons carry no crew, and neither do ships that say so; titans may. House rule: flotillas carry none either.
CSG-CRW-08 = Generic crew are bought for one nation each.

## Equipment

pirates-chapter-EQP = Equipment

CSG-EQP-01 = Equipment serves ships of every nation. It starts face down, and each takes one space.
CSG-EQP-02 = Some equipment is used once per turn, some once at all. A 1 with its shot may cost it, or a mast of its own ship.
CSG-EQP-03 = Equipment does nothing for the gun of a bombardier.
CSG-EQP-04 = A shot of equipment reaches as far as its cannon; one of a specialist reaches S. Some equipment gives an ability while it is aboard.

## Generic crew

pirates-chapter-GEN = Generic crew

CSG-GEN-01 = Captain, 3 points: the ship may shoot after a move.
CSG-GEN-02 = Helmsman, 2 points: S more for every move.
CSG-GEN-03 = Explorer, 1 point: the ship explores free of charge as it docks.
CSG-GEN-04 = Cannoneer, 2 points: one cannon that missed fires again, once per turn.
CSG-GEN-05 = Shipwright, 2 points: the ship repairs anywhere.
CSG-GEN-06 = Oarsman, 1 point: a derelict moves S; takes no space.
CSG-GEN-07 = Musketeer, 3 points: one more cannon of range S that hits on more than 3.
CSG-GEN-08 = Firepot specialist, 2 points: a fire shot within S, once per turn.
CSG-GEN-09 = Stinkpot specialist, 2 points: a stink shot within S, once per turn.
CSG-GEN-10 = Smokepot specialist, 3 points: a cloud of smoke, once per turn.
CSG-GEN-11 = Chainshot specialist, 2 points: a chain shot within S, once per turn.

## Special shots

pirates-chapter-SPS = Special shots

CSG-SPS-01 = A fire shot sets a standing mast on fire, of the choice of the target’s player. House rule: panels and a second hull take it first.
CSG-SPS-02 = Stinkpot: the crew of the ship that is hit have no abilities during the next turn of its player.
CSG-SPS-03 = Chain shot: the ship that is hit cannot move, come about or make free moves during the next turn of its player.
CSG-SPS-04 = Smoke needs no roll: a fog bank is laid with its middle within S of the ship, on no island and on no ship docked at one; that of equipment on no ship at all. It goes at the start of the player’s next turn.
CSG-SPS-05 = Grape takes a crew instead of a mast; an exploding shot takes a crew and sets a mast on fire; a double shot fires again after a hit; a grapple brings a boarding party at any distance.

## Fire

pirates-chapter-FIR = Fire

CSG-FIR-01 = A burning mast counts as a mast, but its cannon does not fire and it carries no sail.
CSG-FIR-02 = A burning mast that is removed is eliminated, like any other.
CSG-FIR-03 = At the start of its player’s turn a die is rolled for each burning mast. On a 6 the mast is lost; on 1 to 3 another standing mast of the ship catches fire, as its player chooses; on 4 and 5 nothing happens.
CSG-FIR-04 = Docking at its own home or fort removes all burning masts.
CSG-FIR-05 = A ship whose masts all burn must be scuttled: after the fire rolls it tries, if one still burns, each turn anew.
CSG-FIR-06 = If the last burning mast goes and none stands, the ship is derelict.

## Kinds of ships and their words

pirates-chapter-KW = Kinds of ships and their words

CSG-KW-GEN-01 = A keyword on a ship is the ship’s own. One on a crew that speaks of a ship works for the ship that carries the crew; limits, loyalties, ransoms and marks concern the crew alone.
CSG-KW-GEN-02 = The same keyword twice on one ship counts once.
CSG-KW-BOM-01 = Bombardier: one more gun, which stands on no mast, cannot be eliminated and is affected by nothing. It fires with the ship’s shoot action.
CSG-KW-BOM-02 = A bombard of artillery has twice its printed range.
CSG-KW-BOM-03 = A flamestrike reaches S and sets a mast on fire.
CSG-KW-BOM-04 = A 1 jams the bombard, until a repair action is spent on it.
CSG-KW-BRO-01 = Broadside: instead of single shots all cannons that have a line to one target within S may fire at once.
CSG-KW-BRO-02 = Broadside: one die is rolled for all cannons that take part, and nothing is added to it. If it is not a 1 and more than the number of each of them, all hit and there is one more hit; otherwise none hits.
CSG-KW-BRO-03 = Nothing else of the ship counts for a broadside, neither abilities nor equipment nor a second roll. House rule: what protects the target does.
CSG-KW-ICE-01 = Icebreaker: no terrain but icebergs does anything to its moves; it enters whirlpools only if it likes.
CSG-KW-ICE-02 = With its bow it may ram an iceberg, without a roll: the ice leaves the game, and the ship loses nothing. House rule: any other contact with ice costs a mast.
CSG-KW-CAT-01 = Catamaran: it starts with a second hull. A die is rolled for each hit on it; on 5 or 6 it was not hit.
CSG-KW-CAT-02 = The first hit that counts takes the second hull of a catamaran, later ones take masts.
CSG-KW-CAT-03 = With its second hull a catamaran is neither pinned nor boarded. It is never rammed.
CSG-KW-TUR-01 = Turtle ship: each hit takes a panel as long as there is one, then masts. House rule: it starts with three panels.
CSG-KW-TUR-02 = With a panel left it cannot be boarded, but it may start a boarding itself. House rule: a ram takes a mast at once.
CSG-KW-TUR-03 = A derelict turtle ship moves S.
CSG-KW-DRA-01 = Sea dragon: its move puts it anywhere in the area where it lies on no other piece. It never docks, is never lost or caught, and no terrain harms it.
CSG-KW-DRA-02 = Sea dragon: instead of shooting as usual it may swoop at one target that is no more than two long sides of a card away and no fort. A die of 4 or more makes two hits.
CSG-KW-DRA-03 = House rule: after a swoop, hit or not, it lies right beside its target, on the side that it came from.
CSG-KW-DRA-04 = A sea dragon neither rams nor pins nor boards, and nothing of that is done to it. It explores nothing, has no crew, no treasure and no repairs, and is gone without segments, which fire like masts.
CSG-KW-LON-01 = Longship: each mast has two cannons, each with its own target.
CSG-KW-LON-02 = A longship neither pins nor is pinned.
CSG-KW-LON-03 = It adds 1 to its boarding roll after its own ram.
CSG-KW-LON-04 = It may pivot after a move.
CSG-KW-LON-05 = A derelict longship moves S.
CSG-KW-ETE-01 = Eternal: instead of leaving the game a ship that sinks is docked at home without a mast. Crew and equipment stay aboard, its coins go as those of any ship that sinks, and its unique treasures are lost. It has sunk: with the end marker aboard that ends the game.
CSG-KW-ETE-02 = An Eternal of the Mercenaries comes back S from home. House rule: creatures come back with one segment.
CSG-KW-ETE-03 = House rule: an Eternal that was scuttled comes back too, but its coins and unique treasures are lost.
CSG-KW-EXP-01 = Ex-patriot: this crew serves on any ship, and makes it a mercenary, of no other nation.
CSG-KW-EXP-02 = On a ship to which the ex-patriot is linked, 1 is added to its rolls on mysterious islands.
CSG-KW-EXP-03 = A ship with an ex-patriot aboard is placed like a mercenary at the start.
CSG-KW-EXP-04 = House rule: if an ex-patriot comes aboard at a home island, the ship stays there, but is docked no longer.
CSG-KW-FLO-01 = Flotilla: like a ship that only shoots and repairs; it repairs anywhere. It never explores. House rule: nobody puts treasure aboard it.
CSG-KW-FLO-02 = It moves only in tow of a ship of its own fleet and nation, which takes it free of charge when its bow touches the flotilla after a move.
CSG-KW-FLO-03 = It has flags instead of masts. Two hits of one shoot action take one; a single hit does nothing while the flag stands.
CSG-KW-FLO-04 = Without a flag any hit sinks it; until then it still shoots.
CSG-KW-FLO-05 = It fires its four guns with or without a flag, in tow too. It is never derelict, rammed, boarded or towed by enemies.
CSG-KW-FLO-06 = Whoever tows a flotilla sails the full printed base move, and nothing changes that.
CSG-KW-FLO-07 = It may be let go at any time of its player’s turn.
CSG-KW-EXT-01 = Extended range: the printed ranges of the cannons are doubled.
CSG-KW-MAR-01 = Marine: each own turn the marine may fire once, range S, hitting on more than 2; aboard from any place of a mast, standing or not, also on a derelict.
CSG-KW-MAR-02 = A marine may go ashore anywhere but at an enemy home, and fires from there. House rule: at the point nearest to the bow, face up, as a target.
CSG-KW-MAR-03 = Two hits in one turn eliminate a marine ashore; one does nothing. Aboard, a marine is no target.
CSG-KW-MAR-04 = All marines fire. What helps the ship’s cannons does not help theirs.
CSG-KW-MAR-05 = House rule: a marine fires after all movement of the ship in this turn.
CSG-KW-GAL-01 = Galley: it is never derelict. Without a mast it moves and explores as usual; the next lost mast or hit sinks it.
CSG-KW-GAL-02 = A galley that rams is not pinned and takes no mast, without a roll; boarding may follow.
CSG-KW-GAL-03 = A galley may pivot after a move.
CSG-KW-GAL-04 = House rule: it stays free of that enemy as long as the contact of its ram lasts; any other contact of its bow pins it.
CSG-KW-SCH-01 = A schooner may pivot after a move.
CSG-KW-JUN-01 = The sails of a junk are not in the way of its own shots.
CSG-KW-SWI-01 = Switchblade: its blades may be put out or in before a move or a shoot action, free of charge. They stop nothing.
CSG-KW-SWI-02 = Each enemy that a blade touches during a move, or after a shoot action, is rammed once, and boarding may follow.
CSG-KW-SWI-03 = Blades alone do not pin the ship.
CSG-KW-MER-01 = Mercenary: it docks at no home island and starts S from its own. Its gold goes to other ships by exploring, or into own forts.
CSG-KW-MON-01 = Sea monster: its segments are masts. It only moves and shoots, and has no crew.
CSG-KW-MON-02 = Before each turn of its player it dives or surfaces. Submerged, it only moves, and nothing can be done to it.
CSG-KW-MON-03 = On the surface it is like a ship, but rams with any part; the rammed ship is pinned while they touch, and the monster never is.
CSG-KW-MON-04 = After boarding it may take a treasure, but no crew; a unique treasure that it takes is lost.
CSG-KW-MON-05 = It neither tows nor repairs, and is gone without segments. It docks and unloads with any part.
CSG-KW-FEA-01 = Fear: at the start of the turn a die is rolled for each enemy ship within the short side of a card. On a 5 its abilities and those of its crew do nothing this turn; on a 6 its base move in its player’s next turn is one short side of a card.
CSG-KW-FEA-02 = Each feared piece rolls for each of its targets, docked and derelict ships too; several on one ship count once. House rule: not for what is submerged or lost.
CSG-KW-WIN-01 = Windcatcher: it may sail each segment in any direction.
CSG-KW-SUB-01 = Submarine: its hull pieces are masts. It neither pins nor is pinned, and neither tows nor is towed.
CSG-KW-SUB-02 = Before each turn of its player it dives or surfaces.
CSG-KW-SUB-03 = Submerged, it only moves: it neither shoots nor docks nor repairs, and is no target.
CSG-KW-SUB-04 = Submerged it may ram, and must then move S straight away from its target; no boarding follows.
CSG-KW-SUB-05 = On the surface a ram does not damage it. Without hull pieces it is derelict.
CSG-KW-TIT-01 = Titan: its segments are masts, and are not repaired. It carries crew and treasure, explores and tows.
CSG-KW-TIT-02 = It turns only before its first segment, by 90 degrees at most; then each segment may go in any direction.
CSG-KW-TIT-03 = It passes over islands, and is docked on one where it ends; not on an enemy home or below an enemy fort.
CSG-KW-TIT-04 = It may be shot at on any island, its home too, and the island is in nobody’s way.
CSG-KW-TIT-05 = It rams with any part, pins whom it rams and is never pinned. Without segments it is gone.
CSG-KW-GHO-01 = Ghost Ship: before each turn of its player it is intangible or solid.
CSG-KW-GHO-02 = Intangible, it passes through everything but ends on nothing. It is not rammed, pinned or docked; it shoots, is shot at, rams and boards as usual.
CSG-KW-BMA-01 = A ship with a Black Mark who sails as Cursed is Cursed as long as that crew is aboard; crew of its printed nation lose their abilities there, unless something admits them.
CSG-KW-RAN-01 = Ransom: if such a crew comes aboard an enemy ship, it becomes a coin of 5 that lies face up; in a full hold it takes the place of another coin, or is lost.
CSG-KW-RAN-02 = An enemy who eliminates such a crew gets 1 gold.
CSG-KW-RAN-03 = If its own side or nobody eliminates it, nothing is paid.

## Fog banks

pirates-chapter-FOG = Fog banks

CSG-FOG-01 = Whatever touches a fog bank in a move is inside at once: it is lost, and its move is over.
CSG-FOG-02 = The turn of a ship that gets lost is over: no shot, no contact, no second action.
CSG-FOG-03 = Lost ships neither shoot nor ram nor pin nor board nor dock nor tow, and nothing of that is done to them. They stop nobody.
CSG-FOG-04 = Fog is in the way of every shot.
CSG-FOG-05 = A ship lost in a fog bank that gets a move action rolls a die first: it says at which of the six points the ship comes out.
CSG-FOG-06 = The ship comes out with its stern at that point, heading away within 80 degrees of straight; where there is no room, it stays lost and the action is spent.
CSG-FOG-07 = It is lost no longer, and sails its segments as usual.
CSG-FOG-08 = Who jumps fog may come out of any other bank; the die says at which point.
CSG-FOG-09 = If a bank goes, the ships in it are lost no longer and are pushed apart; if it moves, they go along.
CSG-FOG-10 = A lost derelict stays lost until it can move or the fog goes.

## Icebergs

pirates-chapter-ICE = Icebergs

CSG-ICE-01 = An iceberg has six numbered sides and a gold number.
CSG-ICE-02 = At the start of a turn a die is rolled, and every iceberg with that gold number drifts. Another die says towards which of its six sides; it goes the short side of a card that way, without turning.
CSG-ICE-03 = It stops at the first piece or island it touches; a ship or creature there loses a mast or segment, and a derelict sinks.
CSG-ICE-04 = An iceberg that touches an island never moves again. House rule: the border only stops it.
CSG-ICE-05 = A ship that runs into an iceberg stops and loses a mast; a contact from before costs nothing.
CSG-ICE-06 = Fog, weeds, reefs and whirlpools do not stop it. Two icebergs that touch just stop.
CSG-ICE-07 = House rule: every piece that it touches where it stops loses a mast, also one that it touched before and that stops it. A flotilla loses nothing; a sea dragon does not even stop it.

## Whirlpools

pirates-chapter-WHI = Whirlpools

CSG-WHI-01 = A piece that moves into a whirlpool may go to any other in play, or ignore it. House rule: once in a move action.
CSG-WHI-02 = One whirlpool alone does nothing.
CSG-WHI-03 = The piece comes out with its stern at the edge, at any bearing where there is room, heading away; the rest of the segment and the other segments follow.
CSG-WHI-04 = A ship that went through a whirlpool to another one rolls a die after its move. On 4, 5 or 6 its player gives up a mast, a treasure or a crew of it, whichever it has.
CSG-WHI-05 = House rule: a whirlpool breaks a tow.

## Sargasso seas

pirates-chapter-SAR = Sargasso seas

CSG-SAR-01 = A die gives the weeds a value until the end of the turn, for all ships that come upon them.
CSG-SAR-02 = When a ship comes onto a sargasso sea a die is rolled, which counts there for all ships until the end of the turn. If it is more than the number of masts the ship was built with, the ship is caught: it stops and cannot move.
CSG-SAR-03 = House rule: a ship that starts on the weeds and is not caught leaves without a roll.
CSG-SAR-04 = A ship that is caught uses its action to get clear: roll a die and add the masts that stand. More than 6 frees it; it is put at the edge of the weeds and may move from its next turn on.
CSG-SAR-05 = Caught ships may shoot, explore and repair. Their tow ends.

## Reefs

pirates-chapter-REE = Reefs

CSG-REE-01 = A die gives the reef a value until the end of the turn, for all ships that come upon it.
CSG-REE-02 = When a ship comes onto a reef a die is rolled, which counts there for all ships until the end of the turn. If it is less than the number of masts the ship was built with, the ship loses as many masts as the die falls short.
CSG-REE-03 = A ship that starts on the reef leaves without a roll.
CSG-REE-04 = If exactly all its masts go, a ship is derelict on the reef, and stops.
CSG-REE-05 = If it loses more than it has, it is a wreck: it stays there, stops ships and shots, and belongs to nobody. What is aboard may be explored by any ship that touches it.
CSG-REE-06 = Creatures lose segments in the same way; instead of a wreck they are gone.

## Terrain in general

pirates-chapter-TER = Terrain in general

CSG-TER-01 = Who ignores terrain meets none of it, and passes icebergs too unless those are excepted, but may not end on one.
CSG-TER-02 = House rule: sea monsters and titans count as ships on terrain, submerged pieces too; flotillas and towed ships meet none, and sea dragons ignore all.
CSG-TER-03 = House rule: masts lost to terrain are no hits, so panels, second hulls and armour do not help; a treasure that keeps a mast does.

## Forts

pirates-chapter-FRT = Forts

CSG-FRT-01 = At the end of a turn a player may build forts, free of charge: each on a wild island that was explored, where one of their ships is docked and no fort stands, if enough gold lies at home.
CSG-FRT-02 = Gold of at least the cost moves from home into the fort, of the player’s choice, loose gold too, and still counts. House rule: loose gold goes in as coins from outside, as few as make it, shown to all; unique treasures and a captive dearer than any coin stay at home.
CSG-FRT-03 = The fort stands in the middle of the island; the player says how it is turned.
CSG-FRT-04 = Treasure on the island goes into the fort and belongs to the player.
CSG-FRT-05 = Which flag stands at which place is chosen when the fort is built.
CSG-FRT-06 = A fort may be given one shoot action in each own turn. Its flags are its cannons, and only fog is in their way.
CSG-FRT-07 = Ships, marines and forts may shoot at it. Each hit takes a flag, of its player’s choice.
CSG-FRT-08 = Without flags it is abandoned. A further hit removes it: its gold lies face down on the island, which nobody has explored, and those inside are ashore.
CSG-FRT-09 = Enemy ships cannot dock there; for those of the builder it is like a home for repairs, unloading and fires.
CSG-FRT-10 = By loading, the gold inside never falls below what the fort has cost; if an effect lowers it, nothing happens.
CSG-FRT-11 = House rule: an abandoned fort still counts its gold and keeps enemies from docking.
CSG-FRT-12 = A destroyed fort cannot be built again.
CSG-FRT-13 = House rule: ships of others stay where they are, docked no longer; their crew and equipment stay too, out of reach until the fort is gone.
CSG-FRT-14 = An island with a fort stays wild for everything else. House rule: a mysterious one goes on rolling, and unique treasures that go into the fort stay in force.

## Abilities

pirates-chapter-EFF = Abilities

CSG-EFF-01 = Adds a segment to every move, some only under a condition.
CSG-EFF-02 = With every cargo space filled the base move is S.
CSG-EFF-03 = A derelict may be given move actions, with a base move of S; it cannot tow.
CSG-EFF-04 = After a shoot action the ship may make one free move, not after a captain’s shot.
CSG-EFF-05 = Once per turn, after loading or after unloading, one free segment S.
CSG-EFF-06 = Without a Helmsman the ship rolls after each move action: on 4 or more, one free segment L.
CSG-EFF-07 = The ship explores a wild island free of charge as it docks.
CSG-EFF-08 = After a move action the ship may shoot, before rams and other contacts.
CSG-EFF-09 = Terrain does nothing to the ship, some except icebergs.
CSG-EFF-10 = Out of fog the ship may come from any other bank.
CSG-EFF-11 = Once per turn a wild island within S gets the player’s flag, and all others lose theirs there.
CSG-EFF-12 = Any player’s sea monster within L of the ship moves L farther. House rule: not by crew of another player who lie face down.
CSG-EFF-13 = Instead of moving, the ship rolls: on 5 or more an enemy ship anywhere, not docked at home, is pushed L.
CSG-EFF-20 = Adds to cannon rolls, some only against a nation, a kind of target, or under a condition.
CSG-EFF-21 = Adds 1 to cannon rolls for each other friendly ship within S.
CSG-EFF-22 = Other friendly ships within S add 1 to their cannon rolls.
CSG-EFF-23 = Ships of one nation add 1 to their cannon rolls against this ship.
CSG-EFF-24 = Cannons with a printed range of L cannot hit the ship.
CSG-EFF-25 = Forts cannot shoot at the ship.
CSG-EFF-26 = Who is within S cannot shoot at the ship, forts excepted.
CSG-EFF-27 = Nobody can shoot at the ship while it is docked.
CSG-EFF-28 = The ship does not shoot with a treasure aboard.
CSG-EFF-29 = Once per turn one die rolled for the ship may be rolled again; the second stands.
CSG-EFF-30 = Once per turn a cannon that missed fires again.
CSG-EFF-31 = For a whole shoot action all ranges may be doubled, and only a 6 hits.
CSG-EFF-32 = Each hit takes two masts.
CSG-EFF-33 = The attacker chooses the masts that go, by rams too.
CSG-EFF-34 = Once per turn a hit also takes a crew, which the target’s player chooses.
CSG-EFF-35 = Each hit may also take a piece of the hold, which the target’s player chooses.
CSG-EFF-36 = The first hit of a turn on the undamaged ship is ignored.
CSG-EFF-37 = Only every second hit of a shoot action counts.
CSG-EFF-38 = Only a 6 takes a mast of the ship.
CSG-EFF-39 = Cannons of eliminated masts still fire, as long as one mast stands.
CSG-EFF-40 = Other ships are not in the way of the ship’s shots.
CSG-EFF-41 = All cannons on masts reach L.
CSG-EFF-42 = Each 1 of a cannon costs a mast of one’s own.
CSG-EFF-43 = Each 6 that hits takes a mast more, each 1 costs a mast of one’s own.
CSG-EFF-44 = The ship may shoot at submerged pieces within S.
CSG-EFF-45 = One more cannon of range S that hits on more than 3, from any mast; nothing adds to its roll or its range, and it needs a ship that is not derelict.
CSG-EFF-46 = Instead of shooting, one breath at a target within L: it stuns the ship and its crew for a turn, or sets a mast on fire.
CSG-EFF-47 = Brings a special shot, once per turn.
CSG-EFF-48 = Once in a shoot action one cannon rolls two dice, and one of them is kept.
CSG-EFF-49 = Once per turn one of the player’s ships adds 1 to all cannon rolls of its next shoot action.
CSG-EFF-50 = The ship sinks as soon as no mast stands.
CSG-EFF-51 = The ship cannot be sunk except by scuttling; it stays derelict.
CSG-EFF-52 = When the ship sinks another, one of its masts stands again.
CSG-EFF-53 = Once per turn, docked at home, a coin may leave the game for one more cannon of range S that hits on more than 3.
CSG-EFF-60 = Adds to boarding rolls, some only against a nation or a kind of ship.
CSG-EFF-61 = Once in a move action a boarding party with an enemy within S, without a ram; the other side gets no bonuses.
CSG-EFF-62 = Rams take no mast of the ship.
CSG-EFF-63 = The ship is never pinned.
CSG-EFF-64 = A ship that is rammed by this one also loses crew or masts.
CSG-EFF-65 = A boarding party that is won brings any number of treasures that fit.
CSG-EFF-66 = A boarding party that is won may eliminate all crew.
CSG-EFF-67 = A boarding party that is won takes two different things: a crew, a treasure, a mast.
CSG-EFF-68 = A boarding party that is won takes a mast besides.
CSG-EFF-69 = A boarding party that is won may make the most expensive crew a captive, worth its points in gold at home, or the ransom where there is one.
CSG-EFF-70 = After a ram from below a boarding party may follow.
CSG-EFF-71 = Once per turn a treasure at random is taken from a ship that is touched.
CSG-EFF-72 = Once per turn a treasure at random of the ship and one of an enemy within S change places.
CSG-EFF-73 = From a ship of one nation that is touched any treasure may be loaded.
CSG-EFF-74 = The ship may dock at enemy homes and load treasure there; in its next turn it must leave, by a course or by coming about, if it can. House rule: whether it can is tried for every heading, and for courses of two segments every 15 degrees.
CSG-EFF-75 = Exploring an enemy derelict that is touched makes it one’s own, and both ships are docked at home.
CSG-EFF-76 = One coin counts more at each unloading.
CSG-EFF-77 = While exploring, once, a coin of the island changes place with a random coin of another wild island, and is loaded.
CSG-EFF-78 = Once per turn the player may look at one piece that lies face down.
CSG-EFF-79 = The ship cannot load the last treasure of an island.
CSG-EFF-80 = The ship may unload at home while within S of it.
CSG-EFF-81 = Once per turn all treasure of a ship that is touched is shown, and unique ones may be taken.
CSG-EFF-82 = A ship that may try for a second action rolls a die, once in a turn of its own player. On 5 or 6 it gets that action.
CSG-EFF-83 = Once per turn, before its action, the ship names one and rolls: on 5 or more it may be done twice.
CSG-EFF-84 = Once per turn another crew of the ship may be eliminated for a second action.
CSG-EFF-85 = At the start of the turn a 6 gives one own ship two actions.
CSG-EFF-86 = Instead of acting, the ship lets another own ship have two actions.
CSG-EFF-87 = Once in each turn one crew or one ship within S has no abilities until the turn ends; also just as one is about to be used.
CSG-EFF-90 = Crew of any nation may use their abilities on the ship.
CSG-EFF-91 = Crew of one more nation may use their abilities on the ship.
CSG-EFF-92 = The crew of the ship can be eliminated only by its sinking.
CSG-EFF-93 = Another crew that lies face up and would be eliminated is turned face down instead.
CSG-EFF-94 = This crew may be eliminated in the place of another that fits.
CSG-EFF-95 = Makes other crew on the same ship cheaper when the fleet is built.
CSG-EFF-96 = Adds 5 points to the build total.
CSG-EFF-97 = Adds cargo spaces, some only without crew.
CSG-EFF-98 = Takes no space.
CSG-EFF-99 = The ship has no crew.
CSG-EFF-100 = The ship repairs anywhere.
CSG-EFF-101 = Adds to the marine’s own shots.

## Events

pirates-chapter-EVT = Events

CSG-EVT-01 = Events belong to no ship. Each is shown once, only when its text says, and then leaves the game or stays in play.
CSG-EVT-02 = Divers: right after sinking an enemy ship, all its coins are one’s own; not if an opponent showed a raft this turn. A raft is asked for first.
CSG-EVT-03 = Raft: right after one of the player’s ships sank, its crew and its coins come to the nearest wild island; the rest is lost. House rule: not for a scuttled ship.
CSG-EVT-04 = Mermaids: an enemy ship that is not docked gets no action for as many of its turns as it has crew.
CSG-EVT-05 = Foul winds: every undocked ship within L of a point is pushed L, in the direction that the player to the left of its own player chooses; if it then touches an island, it loses a mast.
CSG-EVT-06 = Becalmed: until the player’s next turn ships within L of a point get no move actions, unless they could move as derelicts.
CSG-EVT-07 = Hidden cove: one of the player’s ships that is not pinned is docked at the nearest wild island that was not explored, or has no treasure.
CSG-EVT-08 = Favour of the gods: all events leave the game, also in hands, and those that go on end.
CSG-EVT-09 = False treasure: all coins of an enemy ship leave the game.
CSG-EVT-10 = Rolling fog: at each start of the player’s turn the fog bank under the card moves S towards a side drawn by lot; ships that it newly covers are lost.
CSG-EVT-11 = Cursed zone: dice for ships within L of a point count 2 less, not below 1, for good.
CSG-EVT-12 = Duel: one of the player’s crew and one of an enemy’s each roll and add their points; the lower leaves the game, at a tie both.
CSG-EVT-13 = Mutiny: a die for each crew of an enemy ship; on a 6 it leaves the game.
CSG-EVT-14 = Crew that are safe, and Holy Water, are protected from events that pick crew.

## Unique treasures

pirates-chapter-UNT = Unique treasures

CSG-UNT-01 = Unique treasures are worth nothing at the start, and never count among the gold of the start.
CSG-UNT-02 = Some unique treasures come aboard face up and must, some may be loaded face down, some act at once and are gone, some stay on the island.
CSG-UNT-03 = A ship has the abilities of its unique treasures while they are aboard.
CSG-UNT-04 = Unique treasures with a value are unloaded at home and are worth that much; others stay aboard. They are boarded for, stolen and exchanged like treasure.
CSG-UNT-05 = Unique treasures that lie face down are shown when their text says.
CSG-UNT-06 = What each unique treasure does stands on its card.

## Mysterious islands

pirates-chapter-MYS = Mysterious islands

CSG-MYS-01 = The table of a mysterious island stays face down until the first ship docks there, and face up from then on.
CSG-MYS-02 = Each time a ship docks there, its player rolls a die, and the result is applied as soon as it can be. What is impossible is ignored, and there is no second roll for that.
CSG-MYS-03 = The island’s table says what each number does. It may move or add coins, cost masts or crew, bring an event or crew on board, forbid exploring, or change the ship’s next move.
CSG-MYS-04 = Coins and cards from outside do not change the gold of the start. House rule: a coin from outside is shown to all as it comes.
CSG-MYS-05 = House rule: a result that needs what was not agreed on is passed over; where fewer than three pieces are left to offer, those are offered.

## The end of a duel

pirates-chapter-END = The end of a duel

CSG-END-01 = In a duel counts what lies on one’s own home island, coins and loose gold, and what lies in one’s own forts.
CSG-END-02 = As soon as a player has more than half of the gold of the start, that player wins, even in the middle of an action or of the other’s turn.
CSG-END-03 = If both pass the half at the same moment, more gold wins; if it is equal, whoever has the turn.
CSG-END-04 = Gold in holds does not count.
CSG-END-05 = House rule: a duel also ends when no gold is left to be found, when a player can never move again, after the agreed number of rounds, or when both pass five turns in a row.
CSG-END-06 = The game also ends if no treasure with a value is left outside home islands and forts.
CSG-END-07 = It also ends if the player whose turn starts can give no move action any more.
CSG-END-08 = House rule: a duel that ends so is won by more gold, then by more gold in one’s own holds, then by the points of one’s ships in play; else it is shared.
CSG-END-09 = Who wins may keep the coins on a real table; it changes nothing here.

## Three or more players

pirates-chapter-MUL = Three or more players

CSG-MUL-01 = With three or more players nobody wins by half of the gold. Coins brought home stay hidden from the others; unique treasures are shown as usual.
CSG-MUL-02 = The ship that loads the last coin of the wild islands gets the end marker, for the lowest coin of that load. The marker goes wherever this coin goes; back on an island, it waits to be loaded again. House rule: which coin of the load it is.
CSG-MUL-03 = The game ends when the marked coin is unloaded at home, when the ship with the marker sinks, or when at most one player has a ship that is not derelict; with four players or more, also when half of them have no ship left. House rule: unloading in one’s own fort counts as at home.
CSG-MUL-04 = Whether few enough still sail is looked at after each action. Flotillas and creatures count as ships for that.
CSG-MUL-05 = With three or more players everything counts that lies on the home island, in one’s own forts and in the holds of one’s ships, captured ones included. What was on a sunk ship counts for nobody.
CSG-MUL-06 = The most gold wins. If it is equal, more gold on the home island wins, then the points of one’s ships in play; else the victory is shared.
CSG-MUL-07 = Players without pieces stay in the scoring.
CSG-MUL-08 = The game also ends after the agreed number of rounds, or if all players pass twice in a row without an action.
CSG-MUL-09 = House rule: if the last coin leaves the islands without being loaded, or the marked coin leaves the game, the marker goes to the coin loaded last of those still aboard; without any, the game ends.
CSG-MUL-10 = A wreck is no sunk ship: the marker stays with its coin. House rule: coins that lie on a wreck at the end count for nobody.

## Variants

pirates-chapter-VAR = Variants

CSG-VAR-01 = House rule: a quick game for two, to learn: 20 points, no terrain, events, equipment, unique treasures or forts; four islands and eight coins of 15 gold in all.
CSG-VAR-02 = Distances are measured with the short and the long side of a card, 63.5 and 88.9 mm. House rule: a table that has the printed measures may use those instead, 57.5 and 83.8 mm.
CSG-VAR-03 = House rule: on a round earth the border stops nobody; a ship that leaves the area comes in again on the other side. Shots do not.
CSG-VAR-04 = House rule: ships may turn about the tip of their bow instead of their middle.
CSG-VAR-05 = House rule: the gold of a sunk ship may be looted by whoever sank it.
CSG-VAR-06 = House rule: the winner of a boarding party may name the piece.
CSG-VAR-07 = House rule: fleets of any build total may meet, with gold in proportion if that is agreed on.
CSG-VAR-08 = House rule: in a deathmatch there are only homes, far apart, and no treasure; the last player with a ship that is not derelict wins.
CSG-VAR-09 = House rule: each fleet may be held to one nation.
CSG-VAR-10 = House rule: events may be left out.
CSG-VAR-11 = House rule: some or all islands may be mysterious.
CSG-VAR-12 = House rule: up to four pieces of terrain for each player may be laid.

## The catalogue

pirates-chapter-DAT = The catalogue

CSG-DAT-01 = A card of the catalogue is named by its set and the number printed on it, such as SM or CC. Cards that begin with GEN are generic crew, H cards of the house, UNR cards that were never published.
CSG-DAT-02 = A partner of a link who is not in the catalogue links to nobody.
CSG-DAT-03 = What the publisher corrected later is corrected here.
CSG-DAT-04 = Cards with keywords that these rules do not have are left out.
CSG-DAT-06 = Every card has what it needs, and every effect is one that the rules know.
CSG-DAT-05 = Cards were compared with a second list.

## How bots think

pirates-chapter-BOT = How bots think

CSG-BOT-01 = A bot thinks of headings in steps of 15 degrees, and straight at islands, its home, enemies and derelicts nearby.
CSG-BOT-02 = It thinks of full segments, half ones, and such as keep an enemy in range.
CSG-BOT-03 = It tries the segments of a move in every order.
CSG-BOT-04 = It sails each course in mind, leaves out those that end in the same place, and keeps the best.
CSG-BOT-05 = It also thinks of coming about, and of staying.
CSG-BOT-06 = It fires its worst cannons first, each where it does most, and stops before it sinks what it would rather keep.
CSG-BOT-07 = It chooses as its home the island nearest to the others, and for an opponent the farthest.
