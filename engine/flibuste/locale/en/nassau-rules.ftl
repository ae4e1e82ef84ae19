# Nassau: the rules that the score sheet rests on, in our own words. Every key is the id of the rule it tells.

NAS-GEN-01 = The score changes at once. It may pass 100 and 200, and it may go below 0.
NAS-GEN-02 = Weapons, sails, sailors, animals, goods, tales, opponents, outposts, crates and pirates are only as many as the box has. Doubloons, rum, bombs, compasses, contracts and provisions never run out.
NAS-END-02 = Watchtowers: the crates on one’s own towers, times the number of these towers.
NAS-END-03 = Opponents: the printed points of the defeated opponents, times the number of different types among them.
NAS-END-04 = Hidden goods: the values of the filled coloured slots, times the number of all goods in the hideout. The store in the middle is worth 0.
NAS-END-05 = Weapons: the number of weapons of the type owned most, the printed one included, times the number of all weapon tiles, the printed ones left out.
NAS-END-06 = Companions: 8 points for each pair of a sailor and an animal. Animals that were used count, pirates do not.
NAS-END-07 = Cargo: crates, provisions, goods in holds, tales in hand, rum, doubloons, contracts, bombs and compasses are counted together; every two of them score 1 point, once rounded down.
NAS-PH3-03 = At the end of a round the printed points of the tales that each player told are added up, 1 for each bad joke, without the parrot. The most among those who told at least one score 5 points, equal ones 5 each.
NAS-PH3-04 = Whoever told no tale in the round loses 5 points; if nobody told one, all do.
NAS-DUT-10 = At the end of a round most crates on the Dutchman’s tile score its points, equal ones all of them. Each of these players moves one crate to the small quay under the tile; all other crates go to the last quay.
NAS-DUT-12 = The Flying Dutchman: at the end the players are ranked by their crates on the last quay, for 25, 15, 10 and 5 points. Without a crate there is no place; equal ones all score the place they share, and the following places are used up. House rule: the 5 points of the fourth place.
