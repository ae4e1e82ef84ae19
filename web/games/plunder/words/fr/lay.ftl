# A table that people lay.

play-plunder-lay-how = Toucher un navire, un X ou la tempête, puis sa case. Toucher une île pour y planter le drapeau du capitaine choisi.
play-plunder-lay-whose = Que placer ?
play-plunder-lay-sea = La mer : tuiles, X et tempête
play-plunder-lay-tiles = { $count ->
    [0] Ce sont les tuiles maison, pas celles de la boîte. Peindre une fois celles de la boîte, puis les poser ici.
    [12] Ce sont les tuiles de la boîte.
    [one] Une face sur { $all } vient de la boîte, les autres sont maison.
   *[other] { $count } faces sur { $all } viennent de la boîte, les autres sont maison.
}
play-plunder-lay-map = Les tuiles
play-plunder-lay-slot = Emplacement { $number } : tuile { $tile }{ $turns ->
    [0] {""}
    [one] , tournée une fois
   *[other] , tournée { $turns } fois
}
play-plunder-lay-face = Quelle tuile à l’emplacement { $number } ?
play-plunder-lay-tile = Tuile { $tile }
play-plunder-lay-turned = Comment est-elle posée à l’emplacement { $number } ?
play-plunder-lay-turns = { $turns ->
    [0] telle quelle
    [one] tournée d’un quart
   *[other] tournée de { $turns } quarts
}
play-plunder-lay-piles = Cartes des piles visibles
play-plunder-lay-ships = Les navires { DE($seat) }
play-plunder-lay-ship = Navire { $number } : { $square ->
    [no] pas sur la carte
   *[other] en { $square }
}
play-plunder-lay-ashore = Pas sur la carte : toucher le navire, puis sa case.
play-plunder-lay-lives = Navire { $number } : { $n ->
    [one] une vie
   *[other] { $n } vies
}
play-plunder-lay-cannons = Navire { $number } : { $n ->
    [0] aucun canon
    [one] un canon
   *[other] { $n } canons
}
play-plunder-lay-masts = Navire { $number } : { $n ->
    [0] aucun mât
    [one] un mât
   *[other] { $n } mâts
}
play-plunder-lay-off = Retirer le navire { $number } de la carte
play-plunder-lay-hand = Cartes en main
play-plunder-lay-turn = À qui de jouer ?
play-plunder-lay-moment = Que se passe-t-il ensuite ?
play-plunder-lay-at-turn = Piocher
play-plunder-lay-at-before = On a pioché
play-plunder-lay-at-sailing = Naviguer
play-plunder-lay-at-settle = Choisir les îles
play-plunder-lay-pool = Pas restants du dé
play-plunder-lay-first = Qui a joué en premier ?

# What cannot be, by the rule that it breaks.
play-plunder-lay-PLU-MAP-02 = Un navire est sur l’eau, seul sur sa case. Celui qui ne l’est pas est entouré.
play-plunder-lay-PLU-RES-01 = Il n’y a pas autant de cartes dans la boîte.
play-plunder-lay-PLU-SET-12 = Personne n’a de cartes avant que tous aient choisi une île.
play-plunder-lay-PLU-END-01 = Quelqu’un a assez de points pour gagner : la partie est finie.
