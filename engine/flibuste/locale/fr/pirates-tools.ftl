### Pirates : outils pour la table

pirates-tool-die = Dé
    .note = Un dé pour tout.
pirates-tool-treasure = Donneur de trésors
    .note = Distribue les pièces aux îles, face cachée : quatre chacune en duel, trois à plusieurs.
pirates-tool-treasure-coins = Pièces de chacun de deux joueurs (lots de la maison)
pirates-tool-treasure-copies = Nos propres pièces
pirates-tool-treasure-coins-C15-A = 1, 1, 1, 2, 2, 2, 3, 3
pirates-tool-treasure-coins-C15-B = 1, 1, 1, 1, 2, 2, 3, 4
pirates-tool-treasure-coins-C15-C = 1, 1, 1, 1, 1, 2, 3, 5
pirates-tool-treasure-coins-C15-D = 1, 1, 2, 2, 2, 2, 2, 3
pirates-tool-treasure-coins-M6-A = 1, 1, 2, 2, 3, 4
pirates-tool-treasure-coins-M6-B = 1, 2, 2, 3, 3, 4
