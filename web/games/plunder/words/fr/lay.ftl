# A table that people lay.

play-plunder-setup-how = Toucher un navire, un X ou la tempête, puis sa case. Toucher une île pour y planter le drapeau du capitaine choisi.
play-plunder-setup-whose = Que placer ?
play-plunder-setup-sea = La mer : tuiles, X et tempête
play-plunder-setup-tiles = { $count ->
    [0] Ce sont les tuiles maison, pas celles de la boîte. Peindre une fois celles de la boîte, puis les poser ici.
    [12] Ce sont les tuiles de la boîte.
    [one] Une face sur { $all } vient de la boîte, les autres sont maison.
   *[other] { $count } faces sur { $all } viennent de la boîte, les autres sont maison.
}
play-plunder-setup-map = Les tuiles
play-plunder-setup-slot = Emplacement { $number } : tuile { $tile }{ $turns ->
    [0] {""}
    [one] , tournée une fois
   *[other] , tournée { $turns } fois
}
play-plunder-setup-face = Quelle tuile à l’emplacement { $number } ?
play-plunder-setup-tile = Tuile { $tile }
play-plunder-setup-turned = Comment est-elle posée à l’emplacement { $number } ?
play-plunder-setup-turns = { $turns ->
    [0] telle quelle
    [one] tournée d’un quart
   *[other] tournée de { $turns } quarts
}
play-plunder-setup-piles = Cartes des piles visibles
play-plunder-setup-ships = Les navires { DE($seat) }
play-plunder-setup-ship = Navire { $number } : { $square ->
    [no] pas sur la carte
   *[other] en { $square }
}
play-plunder-setup-ashore = Pas sur la carte : toucher le navire, puis sa case.
play-plunder-setup-lives = Navire { $number } : { $n ->
    [one] une vie
   *[other] { $n } vies
}
play-plunder-setup-cannons = Navire { $number } : { $n ->
    [0] aucun canon
    [one] un canon
   *[other] { $n } canons
}
play-plunder-setup-masts = Navire { $number } : { $n ->
    [0] aucun mât
    [one] un mât
   *[other] { $n } mâts
}
play-plunder-setup-off = Retirer le navire { $number } de la carte
play-plunder-setup-hands = Cartes en main
play-plunder-setup-points = Cartes Point de pillage
play-plunder-setup-turn = À qui de jouer ?
play-plunder-setup-moment = Que se passe-t-il ensuite ?
play-plunder-setup-at-turn = Piocher
play-plunder-setup-at-before = On a pioché
play-plunder-setup-at-sailing = Naviguer
play-plunder-setup-at-settle = Choisir les îles
play-plunder-setup-pool = Pas restants du dé
play-plunder-setup-first = Qui a joué en premier ?

# What cannot be, by the rule that it breaks.
play-plunder-setup-PLU-MAP-02 = Un navire est sur l’eau, seul sur sa case. Celui qui ne l’est pas est entouré.
play-plunder-setup-PLU-RES-01 = Il n’y a pas autant de cartes dans la boîte.
play-plunder-setup-PLU-SET-11 = Placez d’abord des navires ou des pavillons, ou laissez les capitaines choisir leur île.
play-plunder-setup-PLU-SET-12 = Personne n’a de cartes avant que tous aient choisi une île.
play-plunder-setup-PLU-END-01 = Quelqu’un a assez de points pour gagner : la partie est finie.
