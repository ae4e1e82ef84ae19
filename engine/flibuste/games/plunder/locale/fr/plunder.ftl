# Plunder : le jeu et ses options, le score et sa feuille. Les capitaines sont nommés ; une ligne du score ne s’adresse à personne.

plunder-title = Plunder
plunder-tagline = Naviguer, combattre et marchander pour dix points de pillage
plunder-description = Une mer d’îles, nouvelle à chaque partie. Naviguer, conquérir des îles, combattre des navires, échanger, menacer, soudoyer, chercher des trésors et enterrer de l’or ; une tempête rôde et prélève son péage. Chaque navire, chaque île et chaque carte Point de pillage vaut un point, et le premier à dix gagne aussitôt.

## Le score

plunder-line-ships = Navires en jeu : { $count }
plunder-line-islands = Îles possédées : { $count }
plunder-line-cards = Cartes Point de pillage : { $count }
plunder-line-team = { $team } : { $total ->
    [one] { $total } point
   *[other] { $total } points
} ensemble
plunder-line-tie = Égalité au temps : cartes { $cards }, îles { $islands }, navires { $ships }, ressources en main { $hand }
    .short = cartes { $cards }, îles { $islands }, navires { $ships }, en main { $hand }
plunder-line-first = { $first ->
    [yes] Points égaux : arrivé d’abord
   *[no] Points égaux : arrivé ensuite
}
    .short = { $first ->
        [yes] arrivé d’abord
       *[no] arrivé ensuite
    }

## La feuille de score

plunder-sheet-option-teams = Équipes
    .note = Deux équipes de deux ou trois capitaines, ou trois équipes de deux.
plunder-sheet-option-time = Le temps décide
    .note = Quand le temps est écoulé et la manche finie, qui a le plus de points gagne.
plunder-sheet-section-team = Équipe
plunder-sheet-section-points = Points de pillage
plunder-sheet-section-tie = En cas d’égalité
plunder-sheet-section-values = Points à atteindre
plunder-sheet-team = Équipe
    .note = Si rien n’est indiqué, les équipes alternent autour de la table.
plunder-sheet-team-1 = Équipe A
plunder-sheet-team-2 = Équipe B
plunder-sheet-team-3 = Équipe C
plunder-sheet-ships = Navires en jeu
plunder-sheet-islands = Îles possédées
plunder-sheet-cards = Cartes Point de pillage
plunder-sheet-hand = Cartes Ressource en main
plunder-sheet-first = A atteint le but en premier
plunder-sheet-target = Points à atteindre
    .note = Dix d’ordinaire ; sept pour une partie courte, treize pour une longue.
plunder-sheet-team-target = Points à atteindre par équipe
    .note = Si rien n’est indiqué : 16 à deux équipes, 14 à trois.
plunder-sheet-tap-built = Navire construit
plunder-sheet-tap-conquered = Île de personne conquise
plunder-sheet-tap-conquered-from = Île d’un autre capitaine conquise
plunder-sheet-tap-sank = Navire d’un autre capitaine coulé
plunder-sheet-tap-lost = Navire perdu sans vainqueur
plunder-sheet-tap-buried = Trésor enterré
plunder-sheet-tap-life = Carte : Le rêve de tout pirate
plunder-sheet-tap-plundered = Carte : Pillage
plunder-sheet-tap-card-for-ship = Une carte rendue pour un navire
plunder-sheet-tap-island-for-ship = Une île abandonnée pour un navire
plunder-sheet-uneven-teams = Les équipes possibles : deux de deux, deux de trois ou trois de deux. Revoir qui navigue avec qui.
plunder-sheet-many-islands = { $count } îles sur la feuille, mais notre carte n’en a que { $max } à ce nombre de joueurs. À recompter, sauf si la carte jouée en a plus.
plunder-sheet-many-cards = { $count } cartes Point de pillage sur la feuille, mais la boîte n’en a que { $max }. À recompter, sauf s’il a fallu des marqueurs.
plunder-sheet-two-first = Un seul camp peut atteindre le but en premier. Retirer la marque aux autres.
plunder-sheet-too-late = Plusieurs camps ont atteint le but, avec des points différents. Le premier arrivé a gagné à l’instant même : retirer ce qui est venu après.
plunder-sheet-to-go = { $count ->
    [0] { $seat } a { $total } points et a atteint le but.
    [one] Il manque un point à { $seat }.
   *[other] Il manque { $count } points à { $seat }.
}
plunder-sheet-team-to-go = { $count ->
    [0] { $team } a { $total } points sur { $target } et a atteint le but.
    [one] { $team } a { $total } points sur { $target } ; il en manque un.
   *[other] { $team } a { $total } points sur { $target } ; il en manque { $count }.
}

## Options de la partie

plunder-option-clock = Contre la montre
    .note = Celui dont c’est le tour dit quand le temps est écoulé ; une fois joué ce qui reste à jouer, qui a le plus de points gagne.
plunder-option-clock-none = Sans montre
plunder-option-clock-round = Jusqu’à la fin de la manche
plunder-option-clock-turn = Jusqu’à la fin du tour
plunder-option-clock-now = Aussitôt
plunder-option-target = Points à atteindre
    .note = D’ordinaire 10, ou 16 par équipe, et 14 à trois équipes.
plunder-option-target-usual = Comme d’ordinaire
plunder-option-target-3 = 3
plunder-option-target-4 = 4
plunder-option-target-5 = 5
plunder-option-target-6 = 6
plunder-option-target-7 = 7
plunder-option-target-8 = 8
plunder-option-target-9 = 9
plunder-option-target-10 = 10
plunder-option-target-11 = 11
plunder-option-target-12 = 12
plunder-option-target-13 = 13
plunder-option-target-14 = 14
plunder-option-target-15 = 15
plunder-option-target-16 = 16
plunder-option-target-17 = 17
plunder-option-target-18 = 18
plunder-option-target-19 = 19
plunder-option-target-20 = 20
plunder-option-target-21 = 21
plunder-option-target-22 = 22
plunder-option-target-23 = 23
plunder-option-target-24 = 24
plunder-option-target-25 = 25
plunder-option-target-26 = 26
plunder-option-target-27 = 27
plunder-option-target-28 = 28
plunder-option-target-29 = 29
plunder-option-target-30 = 30
plunder-option-tile_faces = Faces des tuiles
    .note = Chaque tuile montre l’une de ses faces, ou toujours la face A.
plunder-option-tile_faces-both = L’une ou l’autre
plunder-option-tile_faces-A_only = Face A
plunder-option-tile_rotation = Tuiles tournées
    .note = Chaque tuile est tournée au hasard.
plunder-option-first_map = Carte d’une première partie
    .note = Les tuiles sont posées comme nous le proposons, sans tirage.
plunder-option-tiles = Tuiles
    .note = Les tuiles maison, ou celles de la boîte, à peindre une fois.
plunder-option-tiles-house = Tuiles maison
plunder-option-tiles-own = Celles de ma boîte
plunder-option-peg_supply = Pions
    .note = Mâts, canons et vies s’épuisent, comme dans la boîte, ou jamais.
plunder-option-peg_supply-finite = Comme dans la boîte
plunder-option-peg_supply-unlimited = Inépuisables
plunder-option-pile_shortage = Piles vides
    .note = Ce qu’une pile ne peut donner est perdu, ou cherché dans la pioche.
plunder-option-pile_shortage-strict = Perdu
plunder-option-pile_shortage-dig = Dans la pioche
plunder-option-counters = Contre-offres
    .note = Combien de fois les conditions peuvent changer dans un marchandage.
plunder-option-counters-0 = Aucune
plunder-option-counters-1 = 1
plunder-option-counters-2 = 2
plunder-option-counters-3 = 3
plunder-option-counters-4 = 4
plunder-option-counters-5 = 5
plunder-option-counters-6 = 6
plunder-option-bribes = Pots-de-vin
    .note = Qui est attaqué peut offrir des cartes pour la paix.
plunder-option-teams = Équipes
    .note = Les places alternent, et les coéquipiers gagnent ensemble.
plunder-option-teams-none = Chacun pour soi
plunder-option-teams-2x2 = Deux de deux
plunder-option-teams_of_six = Équipes
    .note = Les places alternent, et les coéquipiers gagnent ensemble.
plunder-option-teams_of_six-none = Chacun pour soi
plunder-option-teams_of_six-2x3 = Deux de trois
plunder-option-teams_of_six-3x2 = Trois de deux
