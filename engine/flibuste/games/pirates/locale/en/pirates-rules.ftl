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

## What may be known

pirates-chapter-INF = What may be known

CSG-INF-04 = In a duel, coins unloaded on a home island or in a fort are turned face up. With three or more players they stay hidden from the others.

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

## Actions

pirates-chapter-ACT = Actions

CSG-ACT-02 = In one’s own turn each own ship may be given one action. What is not used is lost.
CSG-ACT-03 = Abilities can give a second action. No ship has more than two in one turn, whatever gives them.
CSG-ACT-05 = What a ship may be given depends on how it stands: a derelict explores and repairs, moves only if it rows; who is pinned, entangled or hit by chain shot does not move; who is lost in fog only leaves it; who is submerged only moves; a derelict in tow explores and repairs.

## Moving

pirates-chapter-MOV = Moving

CSG-MOV-03 = Before each segment the ship may turn up to 90 degrees. A segment may be sailed in part or left out; what is not used is lost.

## Ramming

pirates-chapter-RAM = Ramming

CSG-RAM-01 = A ship may ram right after its move action, if its bow touches an enemy and that contact was made in this action.
CSG-RAM-03 = To ram, roll a die. If it shows more than the number of masts that the enemy still has, the enemy’s player takes one of them off.
CSG-RAM-04 = A derelict, a ship without masts, sinks on any roll. House rule: where a ram cannot take a mast at all, a derelict does not sink either.
CSG-RAM-05 = The ship that rams is then pinned and cannot move. It is not if the enemy became a derelict or sank by this ram, or where one of the two is an exception.
CSG-RAM-07 = Lost, submerged or intangible ships, catamarans, flotillas, sea dragons, forts and wrecks cannot be rammed, and one’s own ships never are.
CSG-RAM-08 = Damage by ramming is not a hit: panels, a second hull and abilities that ward off hits do not help. Only what makes a ship safe from rams does.

## Pinned

pirates-chapter-PIN = Pinned

CSG-PIN-01 = A ship is pinned while its bow touches an enemy that is not derelict. Longships, submarines, sea monsters, titans, sea dragons and catamarans with two hulls are not. House rule: submerged and intangible ships pin nobody.

## Boarding

pirates-chapter-BRD = Boarding

CSG-BRD-01 = After a ram, if both ships are still in play, there may be one boarding party. The player whose turn it is decides first; if the answer is no, the other player is asked.
CSG-BRD-02 = Each player rolls a die and adds the masts that stand and the bonuses for boarding. The higher total wins, whoever began; a tie has no effect.
CSG-BRD-03 = The winner does one of two things: eliminate one crew of the other ship, or take one treasure from it.
CSG-BRD-04 = A coin needs a free cargo space on the winner’s ship, a unique treasure does not. If nothing fits or there is nothing, nothing happens.
CSG-BRD-06 = Turtle ships with a panel left, catamarans with their second hull, flotillas, sea dragons and whatever is lost or submerged cannot be boarded.

## Towing

pirates-chapter-TOW = Towing

CSG-TOW-01 = After a move action a ship whose bow touches a derelict may take it in tow, free, in place of a ram or after one.
CSG-TOW-03 = At once the derelict and all aboard belong to the fleet of the player who tows.
CSG-TOW-05 = A ship tows at most one piece, and a piece has at most one ship that tows it.

## Exploring

pirates-chapter-EXP = Exploring

CSG-EXP-01 = A wild island is explored by a ship that was docked there at the start of the turn and still is.
CSG-EXP-02 = Where the player’s flag stands, or for a ship that explores on docking, exploring costs no action: once each time it docks.
CSG-EXP-04 = The player looks at all coins there in secret and takes as many as there are free spaces; the rest stays face down.
CSG-EXP-05 = An island counts as explored at once; the flag that makes later exploring free is put down when the ship that explored leaves. Flags of several players may stand on one island. When a fort there is destroyed, all of them go.

## Shooting

pirates-chapter-SHT = Shooting

CSG-SHT-01 = A shoot action lets every cannon of the ship fire once, one after another, each at a target of its player’s choice.
CSG-SHT-03 = Targets are enemy ships, flotillas, creatures at the surface, forts and marines, in range and with a free line. Never one’s own, ships docked at their own home island, lost or submerged pieces, wrecks.
CSG-SHT-06 = Roll a die for each shot. A rolled 1 always misses. Otherwise the shot hits if the roll, with all that is added or taken off, is more than the cannon’s number.

## Damage

pirates-chapter-DMG = Damage

CSG-DMG-01 = A hit is looked at in this order. A catamaran escapes it on a roll of 5 or 6; some abilities ignore a first hit, ask for a 6 or count only every second hit; a second hull, then panels, take it. Otherwise a mast is lost, or more if an ability says so.

## Scuttling

pirates-chapter-SCT = Scuttling

CSG-SCT-02 = To scuttle a ship, roll a die. On 5 or 6 it sinks at the start of its player’s next turn; otherwise nothing happens.

## Repair

pirates-chapter-REP = Repair

CSG-REP-01 = A ship docked at its own home island or fort gets one mast back for a repair action.

## Cargo

pirates-chapter-CRG = Cargo

CSG-CRG-01 = A ship has the printed number of cargo spaces, plus one for each link and what abilities add. Each crew, equipment and coin takes one; unique treasures take none, unless they say so.
CSG-CRG-02 = Each pair of linked pieces on one ship, two crew or a crew and its ship, gives one space more. Their nation, and whether their abilities work, does not matter.
CSG-CRG-04 = A ship never loads more than it has space for.
CSG-CRG-05 = The crew on a ship cost no more points together than the ship itself, and the same goes for the equipment, counted apart. It is checked whenever something is loaded.

## Crew

pirates-chapter-CRW = Crew

CSG-CRW-03 = Crew whose nation is not the ship’s may be carried but do nothing.
CSG-CRW-06 = Crew with a printed cost of 0 sail only on ships of their own nation.
CSG-CRW-07 = Sea monsters and sea dragons carry no crew, and neither do ships that say so; titans may. House rule: flotillas carry none either.
CSG-CRW-08 = Generic crew are bought for one nation each.

## Special shots

pirates-chapter-SPS = Special shots

CSG-SPS-02 = Stinkpot: the crew of the ship that is hit have no abilities during the next turn of its player.
CSG-SPS-03 = Chain shot: the ship that is hit cannot move, come about or make free moves during the next turn of its player.

## Fire

pirates-chapter-FIR = Fire

CSG-FIR-03 = At the start of its player’s turn a die is rolled for each burning mast. On a 6 the mast is lost; on 1 to 3 another standing mast of the ship catches fire, as its player chooses; on 4 and 5 nothing happens.

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
