# Plunder: the rules that the score sheet rests on, in our own words. Every key is the id of the rule it tells.

PLU-PP-01 = At every moment a captain has one Plunder Point for each ship in play, each island owned and each Plunder Point card.
PLU-PP-02 = Plunder Point cards come from sinking an enemy ship, from an attacker’s ship that sinks against one’s own ship or island, from the cards A Pirate’s Life and Plunder, and from burying five gold. They lie open.
PLU-PP-03 = Burying treasure: lay off five gold and take one Plunder Point card. Only on one’s own turn, as often as it can be paid.
PLU-PP-04 = A ship that sinks through a treasure card, or against an island of nobody, gives nobody a Plunder Point card. House rule: that this also holds for the ship of the finder.
PLU-BLD-06 = A new ship scores its point at once.
PLU-CON-05 = Whoever attacks an island and reaches its total plants a flag there. The old owner loses the island and its point at once.
PLU-SEA-05 = The ship that loses a fight loses a life. If it sinks, the captain of the winning ship takes a Plunder Point card, also when that captain was the one attacked.
PLU-TC-09 = A Pirate’s Life: take one Plunder Point card; this may win the game at once.
PLU-TC-29 = Plunder: one Plunder Point card moves from an enemy captain who has any to the finder. Ships and islands cannot be taken.
PLU-NOS-06 = A captain without a ship, after a roll without a double, may take one ship: for its usual cost, for one Plunder Point card, for five gold, or for one island, whose flag is removed.
PLU-SUP-03 = House rule: flags and Plunder Point cards never limit anything. When they run out, use something else as a marker.
PLU-END-01 = After every single change the points are looked at. The first captain at or above the target wins at that very moment, even in another captain’s turn.
PLU-END-04 = Any target from 3 to 30 may be agreed before the game: 7 is short, 10 normal, 13 long. House rule: the range.
PLU-END-05 = The game may be played against the clock: when the time is up, the running round is played out and most points win. A target may be kept as well. House rule: the details of this.
PLU-END-06 = House rule: between equal points when the time is up, more Plunder Point cards win, then more islands, then more ships, then more resource cards in hand; else the victory is shared.
PLU-END-07 = House rule: when teams play against the clock, team points decide; for equal points everything that breaks the tie is added up over the team.
PLU-TEAM-01 = Teams: two of two captains play for 16 points, two of three for 16, three of two for 14.
PLU-TEAM-02 = The teams sit alternately around the table. Each captain has a colour, a fleet, islands and cards of their own, and they are kept apart.
PLU-TEAM-03 = The points of a team are those of its captains together. The first team at or above its target wins at once, in anybody’s turn.
