### Outils : ce que tous les jeux partagent

any-tool-die = Dé
    .note = Six faces, toutes aussi probables.
any-tool-coin = Pièce
    .note = Pile ou face.
any-tool-first = Premier joueur
    .note = Qui commence : le sort en décide.
any-tool-first-players = Joueurs
any-tool-first-players-2 = 2
any-tool-first-players-3 = 3
any-tool-first-players-4 = 4
any-tool-first-players-5 = 5
any-tool-first-players-6 = 6
any-tool-first-players-7 = 7
any-tool-first-players-8 = 8
any-tool-heads = face
any-tool-tails = pile
any-tool-shape = Rien n’est lisible ici.
any-tool-rows = { $field } : de { $min } à { $max } lignes.
any-tool-unknown = Rien ici ne demande « { $field } ».
any-tool-long = { $field } : { $max } caractères au plus.
