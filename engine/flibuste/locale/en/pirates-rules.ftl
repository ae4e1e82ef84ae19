# Pirates: the rules that the score sheet rests on, in our own words. Every key is the id of the rule it tells.

CSG-SET-27 = In a duel each player brings exactly eight treasures with 15 gold printed on them; unique treasures are among the eight and count 0. All sixteen are shuffled, four lie on each of the four wild islands.
CSG-SET-28 = With three or more players each brings exactly six treasures of any kind and value. All are shuffled, three lie on each wild island.
CSG-SET-29 = The gold of the start is what is printed on all the coins on the islands. It never changes.
CSG-END-01 = In a duel counts what lies on one’s own home island, coins and loose gold, and what lies in one’s own forts.
CSG-END-02 = As soon as a player has more than half of the gold of the start, that player wins, even in the middle of an action or of the other’s turn.
CSG-END-03 = If both pass the half at the same moment, more gold wins; if it is equal, whoever has the turn.
CSG-END-05 = House rule: a duel also ends when no gold is left to be found, when a player can never move again, after the agreed number of rounds, or when both pass five turns in a row.
CSG-END-08 = House rule: a duel that ends so is won by more gold, then by more gold in one’s own holds, then by the points of one’s ships in play; else it is shared.
CSG-MUL-05 = With three or more players everything counts that lies on the home island, in one’s own forts and in the holds of one’s ships, captured ones included. What was on a sunk ship counts for nobody.
CSG-MUL-06 = The most gold wins. If it is equal, more gold on the home island wins, then the points of one’s ships in play; else the victory is shared.
