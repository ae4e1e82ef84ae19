### Pirates: tools for the table

pirates-tool-die = Die
    .note = One die for everything.
pirates-tool-treasure = Treasure dealer
    .note = Deals the coins to the islands, face down: four each in a duel, three with more players.
pirates-tool-treasure-coins = Coins of each of two players (sets of the house)
pirates-tool-treasure-copies = Coins of our own
pirates-tool-treasure-coins-C15-A = 1, 1, 1, 2, 2, 2, 3, 3
pirates-tool-treasure-coins-C15-B = 1, 1, 1, 1, 2, 2, 3, 4
pirates-tool-treasure-coins-C15-C = 1, 1, 1, 1, 1, 2, 3, 5
pirates-tool-treasure-coins-C15-D = 1, 1, 2, 2, 2, 2, 2, 3
pirates-tool-treasure-coins-M6-A = 1, 1, 2, 2, 3, 4
pirates-tool-treasure-coins-M6-B = 1, 2, 2, 3, 3, 4
