# Pirates: the rules that the score sheet and the tools cite, in our own words. Every key is the id of the rule it tells.

pirates-rules-intro = Everybody builds a fleet of ships, crew and other cards for the same total of points and sends it out on an open sea without squares, where distances are measured with the sides of a card. Ships move, explore islands, shoot and repair, one action a turn each, and carry the gold home. In a duel, more than half of the gold wins at once; with three or more players, most gold at the end.

## Building a fleet

pirates-chapter-FLT = Building a fleet

CSG-FLT-01 = A fleet is made of ships, crew, equipment and events, whose points together are no more than the build total. It has at least one ship; the rest is optional.
CSG-FLT-04 = In one fleet no two ships and no two named crew have the same name, unless the table agrees otherwise. Generic crew, equipment and events may be repeated. Two players may own the same card.
CSG-FLT-05 = Of a card that is limited, a fleet holds one copy at most.
CSG-FLT-06 = A card that is loyal to somebody needs that ship or crew in the same starting fleet. Loyal to a nation, it needs any other ship or crew of that nation.
CSG-FLT-07 = A card that is hostile to somebody cannot start in the same fleet; hostile to a nation, it tolerates no ship and no crew of that nation. House rule: crew with the Black Mark who sail as Cursed count here for both nations.
CSG-FLT-08 = House rule: crew who raise the build total by 5 do so once in a fleet, however many of them sail in it.
CSG-FLT-09 = Crew who make others cheaper take 1 point off the cost of each other crew that starts on the same ship, never below 0. House rule: whether crew cost nothing is judged by the printed cost.
CSG-FLT-10 = Crew with the Black Mark may sail as Cursed instead of under their own nation. They then cost 1 point more, start face up on a ship, and that ship flies the flag of the Cursed.
CSG-FLT-14 = A fleet is legal if the total is kept, if no name and no limited, loyal or hostile card forbids it, and if on each ship the crew, the equipment and the cargo keep to their limits.
CSG-FLT-02 = Nations may be mixed freely in one fleet.
CSG-FLT-03 = Forts, islands, terrain and treasure cost no points. Forts are paid for with gold during play.
CSG-FLT-11 = Which gun a bombardier has, artillery or flamestrike, is announced before the game and never changes.
CSG-FLT-12 = Where forts are agreed on, each player names the forts that may be built; each of them once, of any nation. House rule: up to three.
CSG-FLT-13 = Each player also chooses the treasure to bring, in secret. House rule: a list of coins, and where unique treasures are agreed on, one of those by lot in place of a coin.

## Setting up

pirates-chapter-SET = Setting up

CSG-SET-01 = All players use the same build total; 40 points are recommended.
CSG-SET-04 = The table is a rectangle; how large it is goes by the number of players. House rule: 96 by 96 cm for two.
CSG-SET-05 = Three islands for each player are in play, six for two.
CSG-SET-06 = The players lay one island at a time in turn, the first player first, until all lie there.
CSG-SET-08 = Two islands are at least three times L apart.
CSG-SET-09 = From the second island on, at least one other is within six times L.
CSG-SET-12 = Where mysterious islands are agreed on, whoever lays an island may say that it is one. Its table is drawn and stays hidden until somebody docks for the first time.
CSG-SET-14 = Terrain may be agreed on: everybody lays the same number of pieces, one at a time, in the order of the islands. House rule: pieces are turned by steps of 15 degrees.
CSG-SET-15 = A piece of terrain lies at least S away from every island and every other piece.
CSG-SET-18 = In a duel the second player chooses the home island of the first, who places all ships; then the first chooses another island as home of the second, who places theirs.
CSG-SET-19 = With more players whoever laid the last island chooses a home first, then the player to the right, and so on. The ships are placed right after the choice.
CSG-SET-21 = Ships begin docked: the bow touches the own home island. House rule: no ship lies on another.
CSG-SET-31 = The first player takes the first turn.
CSG-SET-03 = Everybody rolls a die and the highest begins; who shares the highest rolls again. From there play goes to the left.
CSG-SET-25 = Once everybody knows the home islands, crew and equipment are laid face down on a ship or on the own home island, in secret. Crew who raise the build total, crew who make others cheaper and Black Marks who sail as Cursed start face up.
CSG-SET-27 = In a duel each player brings exactly eight treasures with 15 gold printed on them; unique treasures are among the eight and count 0. All sixteen are shuffled, four lie on each of the four wild islands.
CSG-SET-28 = With three or more players each brings exactly six treasures of any kind and value. All are shuffled, three lie on each wild island.
CSG-SET-29 = The gold of the start is what is printed on all the coins on the islands. It never changes.
CSG-SET-02 = House rule: the number of pieces does not change with the build total. Where it is agreed on, the gold does: 15 for each player at 40 points, more or less in proportion.
CSG-SET-07 = House rule: an island lies wholly inside the area, at least S from every edge.
CSG-SET-10 = Distances between islands are measured from outline to outline. House rule: islands are turned by steps of 15 degrees.
CSG-SET-11 = House rule: where no place is left for an island, the least distance is lowered by steps of S until there is one.
CSG-SET-13 = House rule: islands that are laid out by lot stand on a grid, each beside another; their outlines and how they are turned are drawn too.
CSG-SET-16 = House rule: an iceberg gets the lowest gold number from 1 to 6 that none in play has, then again from 1.
CSG-SET-17 = House rule: a piece of terrain that finds no legal place is not laid.
CSG-SET-20 = All islands that are no home are wild islands. A mysterious island that becomes a home is an ordinary island for the whole game.
CSG-SET-22 = Mercenary ships do not start docked, but exactly S from the own home island, with any heading.
CSG-SET-23 = A flotilla starts touching the own home island with any part of it, or already in tow of a ship of the own fleet and nation.
CSG-SET-24 = Sea monsters, sea dragons and titans start touching the own home island, like ships.
CSG-SET-26 = The crew on a ship cost no more points together than the ship does; the same goes for its equipment. Both hold for the whole game.
CSG-SET-30 = Events stay hidden in hand. House rule: how many there are is known, which they are is not.

## What may be known

pirates-chapter-INF = What may be known

CSG-INF-04 = In a duel, coins unloaded on a home island or in a fort are turned face up. With three or more players they stay hidden from the others.
CSG-INF-01 = Everybody may know where everything lies, what is printed on ships, which masts stand, what lies face up, how many pieces of which kind are in each hold and on each island, and all dice.
CSG-INF-02 = Hidden from others are crew and equipment that lie face down, the value of coins in holds, events in hand, and which unique treasures lie face down.
CSG-INF-03 = Coins on islands are hidden from everybody. Who has looked at them may remember them, as long as nothing changes there.
CSG-INF-05 = Whoever uses an ability of a crew that lies face down, or one that changes a roll or a distance, turns that crew face up for the rest of the game. The same goes for equipment.
CSG-INF-06 = House rule: crew and equipment that leave the game are shown to everybody; treasure that lies face down leaves it unseen.

## A turn

pirates-chapter-TRN = A turn

CSG-TRN-01 = First, the ships of the player whose turn it is sink if they were scuttled with success last turn.
CSG-TRN-02 = Second, all that was to last until the start of this player’s turn ends, such as the own smoke or being becalmed.
CSG-TRN-03 = Third, in a duel, see whether the game is over: no gold is left outside home islands and forts, or this player can never move again.
CSG-TRN-04 = Fourth, roll a die for the icebergs: all those with that gold number drift by the short side of a card, in a direction that another die gives.
CSG-TRN-05 = Fifth, roll a die for each burning mast of this player’s ships: on a 6 it is lost, on 1 to 3 another standing mast of the ship catches fire. A ship whose masts were all burning before the rolls must try to be scuttled if one still burns.
CSG-TRN-06 = Sixth, carry out what this player’s unique treasures, crew and events in play do at the start of a turn.
CSG-TRN-07 = Seventh, this player says of each own submarine and sea monster whether it dives or surfaces, and of each own Ghost Ship whether it is intangible or solid.
CSG-TRN-08 = Eighth, this player rolls for the own ships that spread Fear.
CSG-TRN-09 = Ninth, this player rolls for abilities that are decided at the start of a turn.
CSG-TRN-10 = Tenth, this player may play events. Then note which of the own ships are docked, and where: it matters later in the turn.
CSG-TRN-11 = Now the ships get their actions, one ship after the other in any order. Each action is carried out completely, with all that is free in it, before the next one begins.
CSG-TRN-14 = At the end of a turn, in this order: forts are built, what lasts for this turn ends, and everybody looks whether the game is over. Then the next player to the left is on.
CSG-TRN-12 = Free actions that are tied to no occasion may be taken at any time between actions of the own turn.
CSG-TRN-13 = The actions end when the player passes. None is compulsory, unless a rule says that a ship must do something.
CSG-TRN-15 = The next turn of a ship is that of whoever controls it by then. What is done once per turn is done once in each turn of any player.
CSG-TRN-16 = A player without a ship, a fort or a marine keeps the seat and the gold, but the turn is skipped.
CSG-TRN-17 = Of things that happen at once, the player whose turn it is says which comes first.

## Choices in between

pirates-chapter-DEC = Choices in between

CSG-DEC-01 = House rule: whenever somebody may step in, one answer is marked as the usual one. Whoever lets it pass has taken that one.
CSG-DEC-02 = Where the masts that go are chosen by themselves, the worst cannon goes first, then one of range S before one of L, then the one nearest the stern. A burning mast goes before all others.

## Actions

pirates-chapter-ACT = Actions

CSG-ACT-02 = In one’s own turn each own ship may be given one action. What is not used is lost.
CSG-ACT-03 = Abilities can give a second action. No ship has more than two in one turn, whatever gives them.
CSG-ACT-05 = What a ship may be given depends on how it stands: a derelict explores and repairs, moves only if it rows; who is pinned, entangled or hit by chain shot does not move; who is lost in fog only leaves it; who is submerged only moves; a derelict in tow explores and repairs.
CSG-ACT-01 = There are four actions: to move, to explore, to shoot and to repair. All else that does not name one of them is free.
CSG-ACT-04 = A second action may be of the same kind as the first, unless the ability says otherwise. Each is complete before the next begins.
CSG-ACT-06 = Free of charge are: moving crew between docked ships and the shore, unloading, ramming, boarding, towing, exploring with a flag or an Explorer, pivoting, a captain’s shot, scuttling, building a fort, and turning pieces face up.
CSG-ACT-07 = Some abilities use up the action of the ship: moving others by a hex, a breath, a brewed fog, a lookout, and giving an action to another ship.
CSG-ACT-08 = A course or a volley is given piece by piece; after each die the rest may be thought over. What is not allowed is refused, and nothing has changed.
CSG-ACT-09 = Cannons are named by their masts, from bow to stern; extra guns, bombards, the flags of forts and the guns of flotillas have names of their own.
CSG-ACT-10 = Two fleets may hold the same card: a ship is named by its fleet and its card.

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
CSG-GEO-11 = The distance of two pieces is the smallest between their outlines.
CSG-GEO-12 = Two pieces touch if no more than half a millimetre is between them. A bow touches what its front part touches.
CSG-GEO-13 = Within S or L means: from body to body, no farther than that. From a token it is measured from its point.
CSG-GEO-14 = Islands, ships, creatures, wrecks, icebergs and the border stop what moves. Ships lost in fog, what a ship tows itself, reefs, fog, weeds, whirlpools, forts and blades do not.
CSG-GEO-15 = A segment of a course is sailed in three steps: turn on the spot, be pushed aside where there is no room, go straight on.
CSG-GEO-16 = A ship turns about its middle, by 90 degrees at most, and touches nothing by that.
CSG-GEO-17 = Where a turned ship would lie on something, it is pushed aside by 15 mm at most; if that is not enough, it cannot turn that way.
CSG-GEO-18 = A ship goes straight on until it would touch something. What it touched at the start holds it only if it would press into it.
CSG-GEO-19 = A ship that is stopped touches what stops it. Where one measures from makes no difference, because after the turn all points go the same way.
CSG-GEO-20 = Terrain acts at the step at which the hull comes upon it; then the ship sails on if it can. Terrain that it lay on at the start of the segment does nothing.
CSG-GEO-21 = A ship that an effect docks is put at the island with its bow, at the first free place, from the north round.
CSG-GEO-22 = What is towed lies behind the stern on the line of the keel, and swings aside where there is no room. It meets no terrain and stops nobody while it is towed along.
CSG-GEO-23 = The nearest is at the smallest distance from body to body; of two the lower number counts.
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

CSG-MOV-03 = Before each segment the ship may turn up to 90 degrees. A segment may be sailed in part or left out; what is not used is lost.
CSG-MOV-01 = A ship may sail its printed base move. Of what replaces it the smallest counts: S for a tow, for Fear, for oars, and by some cards. Then all additions come on top.
CSG-MOV-02 = The segments of a move come in any order, the added ones too.
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

CSG-PIV-01 = Galleys, schooners and longships may pivot once at the end of a move action, also after coming about, unless they are pinned, derelict or lost.
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
CSG-DOC-03 = Mercenaries dock at no home; lost, submerged or intangible ships dock nowhere. House rule: who becomes so while docked is docked no longer.
CSG-DOC-04 = House rule: creatures on the surface dock with any part, a titan by standing on the island; sea dragons never dock.
CSG-DOC-05 = Any number of ships of all players may be docked at a wild island.
CSG-DOC-06 = When a ship docks, then in this order: a mysterious island rolls; at the own home or fort fires go out and treasure is unloaded; a raid; exploring free of charge; what a fort does.
CSG-DOC-07 = At the own home or fort all treasure with a value leaves the hold, free of charge; it must. What changes its value does so now, with loose gold. The rest stays aboard.
CSG-DOC-08 = What the ship has in tow is docked and unloaded with it.
CSG-DOC-09 = A docked ship may move crew and equipment to and from the shore, an own fort, and other own ships docked there, free of charge. Treasure is not moved this way.
CSG-DOC-10 = House rule: crew on a wild island stay with their player, and others cannot load them; equipment that lies there may be loaded by anybody who is docked.
CSG-DOC-11 = Gold on a home island cannot be loaded again, except by abilities.

## Ramming

pirates-chapter-RAM = Ramming

CSG-RAM-01 = A ship may ram right after its move action, if its bow touches an enemy and that contact was made in this action.
CSG-RAM-03 = To ram, roll a die. If it shows more than the number of masts that the enemy still has, the enemy’s player takes one of them off.
CSG-RAM-04 = A derelict, a ship without masts, sinks on any roll. House rule: where a ram cannot take a mast at all, a derelict does not sink either.
CSG-RAM-05 = The ship that rams is then pinned and cannot move. It is not if the enemy became a derelict or sank by this ram, or where one of the two is an exception.
CSG-RAM-07 = Lost, submerged or intangible ships, catamarans, flotillas, sea dragons, forts and wrecks cannot be rammed, and one’s own ships never are.
CSG-RAM-08 = Damage by ramming is not a hit: panels, a second hull and abilities that ward off hits do not help. Only what makes a ship safe from rams does.
CSG-RAM-02 = A ram is free and never compulsory. House rule: each enemy once in a move action; of several at the bow each may be rammed.
CSG-RAM-06 = As long as one of two ships is pinned by the other, neither rams the other again.

## Pinned

pirates-chapter-PIN = Pinned

CSG-PIN-01 = A ship is pinned while its bow touches an enemy that is not derelict. Longships, submarines, sea monsters, titans, sea dragons and catamarans with two hulls are not. House rule: submerged and intangible ships pin nobody.
CSG-PIN-02 = A pinned ship neither moves nor makes free moves, until the other moves away, becomes derelict or leaves the game.
CSG-PIN-03 = Who is touched is not pinned by it, unless the own bow touches too. Bow to bow, both are pinned.
CSG-PIN-04 = A sea monster or titan that rams pins the rammed ship as long as they touch, wherever that is.
CSG-PIN-05 = Pinned ships may shoot, explore, repair and do what does not move them.

## Boarding

pirates-chapter-BRD = Boarding

CSG-BRD-01 = After a ram, if both ships are still in play, there may be one boarding party. The player whose turn it is decides first; if the answer is no, the other player is asked.
CSG-BRD-02 = Each player rolls a die and adds the masts that stand and the bonuses for boarding. The higher total wins, whoever began; a tie has no effect.
CSG-BRD-03 = The winner does one of two things: eliminate one crew of the other ship, or take one treasure from it.
CSG-BRD-04 = A coin needs a free cargo space on the winner’s ship, a unique treasure does not. If nothing fits or there is nothing, nothing happens.
CSG-BRD-06 = Turtle ships with a panel left, catamarans with their second hull, flotillas, sea dragons and whatever is lost or submerged cannot be boarded.
CSG-BRD-05 = Who names the piece that is taken is agreed before the game: the loser, or the winner, blindly among what lies face down.
CSG-BRD-07 = There is at most one boarding party for each ram.

## Towing

pirates-chapter-TOW = Towing

CSG-TOW-01 = After a move action a ship whose bow touches a derelict may take it in tow, free, in place of a ram or after one.
CSG-TOW-03 = At once the derelict and all aboard belong to the fleet of the player who tows.
CSG-TOW-05 = A ship tows at most one piece, and a piece has at most one ship that tows it.
CSG-TOW-02 = A derelict that is taken in tow is put behind the stern of the ship.
CSG-TOW-04 = Whoever tows a derelict has a base move of S. The tow comes along free of charge after every move, turn and pivot.
CSG-TOW-06 = When the tower docks, the tow is docked with it, and may be repaired there. House rule: with a mast again it is no derelict, and the tow ends.
CSG-TOW-07 = A tow may be let go at any time of the own turn. It stays where it is, and in the fleet.
CSG-TOW-08 = House rule: a tow ends when the tower becomes derelict, sinks, is lost in fog or is caught in weeds.
CSG-TOW-09 = Submarines, sea monsters and sea dragons neither tow nor are towed; titans may tow.
CSG-TOW-10 = Captured ships count as own ships for everything until the end of the game.

## Exploring

pirates-chapter-EXP = Exploring

CSG-EXP-01 = A wild island is explored by a ship that was docked there at the start of the turn and still is.
CSG-EXP-02 = Where the player’s flag stands, or for a ship that explores on docking, exploring costs no action: once each time it docks.
CSG-EXP-04 = The player looks at all coins there in secret and takes as many as there are free spaces; the rest stays face down.
CSG-EXP-05 = An island counts as explored at once; the flag that makes later exploring free is put down when the ship that explored leaves. Flags of several players may stand on one island. When a fort there is destroyed, all of them go.
CSG-EXP-03 = First all unique treasures on the island are turned up, in an order by lot, and carried out; the first explorer must take those that are to be taken. They use no space unless they say so.
CSG-EXP-06 = A ship may explore a friendly ship, or a derelict or wreck that it touches: treasure, crew and equipment change holds in any way, within the limits. What is taken from enemies is one’s own.
CSG-EXP-07 = A ship docked at an own fort loads gold from it by exploring, as long as the gold inside stays what the fort has cost.
CSG-EXP-08 = House rule: an island without treasure may be explored, for the flag.

## Shooting

pirates-chapter-SHT = Shooting

CSG-SHT-01 = A shoot action lets every cannon of the ship fire once, one after another, each at a target of its player’s choice.
CSG-SHT-03 = Targets are enemy ships, flotillas, creatures at the surface, forts and marines, in range and with a free line. Never one’s own, ships docked at their own home island, lost or submerged pieces, wrecks.
CSG-SHT-06 = Roll a die for each shot. A rolled 1 always misses. Otherwise the shot hits if the roll, with all that is added or taken off, is more than the cannon’s number.
CSG-SHT-02 = A cannon belongs to its mast: it fires only while that mast stands and does not burn.
CSG-SHT-04 = Enemy derelicts may be shot at, and a hit sinks them. A captured ship is shot at by its former player, not by its new one.
CSG-SHT-05 = Shots come after all movement of an action; in a pure shoot action the ship does not move. House rule: at least one shot must be possible, and a captain’s shot counts as a shoot action wherever a text says so.
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
CSG-SNK-03 = Where gold is shared, whoever sank the ship gets half of its coins, rounded up, and its player the rest, on the home islands at once. If coins do not divide so, the lowest is broken up.
CSG-SNK-04 = Where gold is lost, all coins leave the game. Where it is looted, the ship that sank the other takes as many coins as fit, and the rest is lost; forts and marines take none.
CSG-SNK-05 = House rule: of a ship that nobody has sunk, all treasure is lost.
CSG-SNK-06 = Coins that come home because a ship sank count at once.
CSG-SNK-07 = House rule: if a ship that tows or is towed sinks, the tow ends, and nothing happens to the other.
CSG-SNK-08 = House rule: as a ship sinks come, in this order, what brings it back, events that are shown, its treasure, its removal, and what others have of it.

## Scuttling

pirates-chapter-SCT = Scuttling

CSG-SCT-02 = To scuttle a ship, roll a die. On 5 or 6 it sinks at the start of its player’s next turn; otherwise nothing happens.
CSG-SCT-01 = An own ship may be scuttled at any time of the own turn, free of charge. House rule: one try for each ship and turn.
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
CSG-CRG-02 = Each pair of linked pieces on one ship, two crew or a crew and its ship, gives one space more. Their nation, and whether their abilities work, does not matter.
CSG-CRG-04 = A ship never loads more than it has space for.
CSG-CRG-05 = The crew on a ship cost no more points together than the ship itself, and the same goes for the equipment, counted apart. It is checked whenever something is loaded.
CSG-CRG-03 = House rule: a ship whose load is above its space parts with something at once, ashore where it is docked, else out of the game.

## Crew

pirates-chapter-CRW = Crew

CSG-CRW-03 = Crew whose nation is not the ship’s may be carried but do nothing.
CSG-CRW-06 = Crew with a printed cost of 0 sail only on ships of their own nation.
CSG-CRW-07 = Sea monsters and sea dragons carry no crew, and neither do ships that say so; titans may. House rule: flotillas carry none either.
CSG-CRW-08 = Generic crew are bought for one nation each.
CSG-CRW-01 = Crew start face down, and are turned up by use.
CSG-CRW-02 = Eliminated crew leave the game.
CSG-CRW-04 = The crew of a captured ship keep their nation and serve the new player.
CSG-CRW-05 = Crew who raise the build total never leave their ship, unless they are captured or eliminated.

## Equipment

pirates-chapter-EQP = Equipment

CSG-EQP-01 = Equipment serves ships of every nation. It starts face down, and each takes one space.
CSG-EQP-02 = Some equipment is used once per turn, some once at all. A 1 with its shot may cost it, or a mast of the own ship.
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

CSG-SPS-02 = Stinkpot: the crew of the ship that is hit have no abilities during the next turn of its player.
CSG-SPS-03 = Chain shot: the ship that is hit cannot move, come about or make free moves during the next turn of its player.
CSG-SPS-01 = A fire shot sets a standing mast on fire, of the choice of the target’s player. House rule: panels and a second hull take it first.
CSG-SPS-04 = Smoke needs no roll: a fog bank is laid with its middle within S of the ship, on no island and on no ship docked at one; that of equipment on no ship at all. It goes at the start of the player’s next turn.
CSG-SPS-05 = Grape takes a crew instead of a mast; an exploding shot takes a crew and sets a mast on fire; a double shot fires again after a hit; a grapple brings a boarding party at any distance.

## Fire

pirates-chapter-FIR = Fire

CSG-FIR-03 = At the start of its player’s turn a die is rolled for each burning mast. On a 6 the mast is lost; on 1 to 3 another standing mast of the ship catches fire, as its player chooses; on 4 and 5 nothing happens.
CSG-FIR-01 = A burning mast counts as a mast, but its cannon does not fire and it carries no sail.
CSG-FIR-02 = A burning mast that is removed is eliminated, like any other.
CSG-FIR-04 = Docking at the own home or fort removes all burning masts.
CSG-FIR-05 = A ship whose masts all burn must be scuttled: after the fire rolls it tries, if one still burns, each turn anew.
CSG-FIR-06 = If the last burning mast goes and none stands, the ship is derelict.

## Kinds of ships and their words

pirates-chapter-KW = Kinds of ships and their words

CSG-KW-BRO-02 = Broadside: one die is rolled for all cannons that take part, and nothing is added to it. If it is not a 1 and more than the number of each of them, all hit and there is one hit more; otherwise none hits.
CSG-KW-CAT-01 = Catamaran: it starts with a second hull. A die is rolled for each hit on it; on 5 or 6 it was not hit.
CSG-KW-DRA-02 = Sea dragon: instead of shooting as usual it may swoop at one target that is no more than two long sides of a card away and no fort. A die of 4 or more makes two hits.
CSG-KW-FEA-01 = Fear: at the start of the turn a die is rolled for each enemy ship within the short side of a card. On a 5 its abilities and those of its crew do nothing this turn; on a 6 its base move in its player’s next turn is one short side of a card.

## Fog banks

pirates-chapter-FOG = Fog banks

CSG-FOG-01 = Whatever touches a fog bank in a move is inside at once: it is lost, and its move is over.
CSG-FOG-05 = A ship lost in a fog bank that gets a move action rolls a die first: it says at which of the six points the ship comes out.

## Icebergs

pirates-chapter-ICE = Icebergs

CSG-ICE-02 = At the start of a turn a die is rolled, and every iceberg with that gold number drifts. Another die says towards which of its six sides; it goes the short side of a card that way, without turning.

## Whirlpools

pirates-chapter-WHI = Whirlpools

CSG-WHI-04 = A ship that went through a whirlpool to another one rolls a die after its move. On 4, 5 or 6 its player gives up a mast, a treasure or a crew of it, whichever it has.

## Sargasso seas

pirates-chapter-SAR = Sargasso seas

CSG-SAR-02 = When a ship comes onto a sargasso sea a die is rolled, which counts there for all ships until the end of the turn. If it is more than the number of masts the ship was built with, the ship is caught: it stops and cannot move.
CSG-SAR-04 = A ship that is caught uses its action to get clear: roll a die and add the masts that stand. More than 6 frees it; it is put at the edge of the weeds and may move from its next turn on.

## Reefs

pirates-chapter-REE = Reefs

CSG-REE-02 = When a ship comes onto a reef a die is rolled, which counts there for all ships until the end of the turn. If it is less than the number of masts the ship was built with, the ship loses as many masts as the die falls short.

## Abilities

pirates-chapter-EFF = Abilities

CSG-EFF-82 = A ship that may try for a second action rolls a die, once in a turn of its own player. On 5 or 6 it gets that action.

## Mysterious islands

pirates-chapter-MYS = Mysterious islands

CSG-MYS-01 = The table of a mysterious island stays face down until the first ship docks there, and face up from then on.
CSG-MYS-02 = Each time a ship docks there, its player rolls a die, and the result is applied as soon as it can be. What is impossible is ignored, and there is no second roll for that.
CSG-MYS-03 = The island’s table says what each number does. It may move or add coins, cost masts or crew, bring an event or crew on board, forbid exploring, or change the ship’s next move.

## The end of a duel

pirates-chapter-END = The end of a duel

CSG-END-01 = In a duel counts what lies on one’s own home island, coins and loose gold, and what lies in one’s own forts.
CSG-END-02 = As soon as a player has more than half of the gold of the start, that player wins, even in the middle of an action or of the other’s turn.
CSG-END-03 = If both pass the half at the same moment, more gold wins; if it is equal, whoever has the turn.
CSG-END-05 = House rule: a duel also ends when no gold is left to be found, when a player can never move again, after the agreed number of rounds, or when both pass five turns in a row.
CSG-END-08 = House rule: a duel that ends so is won by more gold, then by more gold in one’s own holds, then by the points of one’s ships in play; else it is shared.

## Three or more players

pirates-chapter-MUL = Three or more players

CSG-MUL-01 = With three or more players nobody wins by half of the gold. Coins brought home stay hidden from the others; unique treasures are shown as usual.
CSG-MUL-02 = The ship that loads the last coin of the wild islands gets the end marker, for the lowest coin of that load. The marker goes wherever this coin goes; back on an island, it waits to be loaded again. House rule: which coin of the load it is.
CSG-MUL-03 = The game ends when the marked coin is unloaded at home, when the ship with the marker sinks, or when at most one player has a ship that is not derelict; with four players or more, also when half of them have no ship left. House rule: unloading in one’s own fort counts as at home.
CSG-MUL-05 = With three or more players everything counts that lies on the home island, in one’s own forts and in the holds of one’s ships, captured ones included. What was on a sunk ship counts for nobody.
CSG-MUL-06 = The most gold wins. If it is equal, more gold on the home island wins, then the points of one’s ships in play; else the victory is shared.

## Variants

pirates-chapter-VAR = Variants

CSG-VAR-02 = Distances are measured with the short and the long side of a card, 63.5 and 88.9 mm. House rule: a table that has the printed measures may use those instead, 57.5 and 83.8 mm.

## The catalogue

pirates-chapter-DAT = The catalogue

CSG-DAT-01 = A card of the catalogue is named by its set and the number printed on it, such as SM or CC. Cards that begin with GEN are generic crew, H cards of the house, UNR cards that were never published.
