# Plunder : ce que dit sa feuille de score. Les capitaines sont nommés ; une ligne du score ne s’adresse à personne.

plunder-title = Plunder : une vie de pirate
plunder-tagline = Naviguer, combattre et marchander pour dix points de pillage

## Le score

plunder-line-ships = Navires en jeu : { $count }
plunder-line-islands = Îles possédées : { $count }
plunder-line-cards = Cartes Point de pillage : { $count }
plunder-line-team = { $team } : { $total } points ensemble
plunder-line-tie = Égalité au temps : cartes { $cards }, îles { $islands }, navires { $ships }, ressources en main { $hand }

## La feuille de score

plunder-sheet-option-teams = Équipes
    .note = Deux équipes de deux ou trois capitaines, ou trois équipes de deux.
plunder-sheet-option-time = Le temps décide
    .note = Quand le temps est écoulé et la manche finie, qui a le plus de points gagne.
plunder-sheet-section-team = Équipe
plunder-sheet-section-points = Points de pillage
plunder-sheet-section-tie = Points égaux
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
plunder-sheet-first = Y est arrivé en premier
plunder-sheet-target = Points à atteindre
    .note = Dix d’ordinaire ; sept pour une partie courte, treize pour une longue.
plunder-sheet-team-target = Points à atteindre par équipe
    .note = Si rien n’est indiqué : 16 à deux équipes, 14 à trois.
plunder-sheet-tap-built = Navire construit
plunder-sheet-tap-conquered = Île de personne conquise
plunder-sheet-tap-conquered-from = Île d’un autre capitaine conquise
plunder-sheet-tap-sank = Navire d’un autre capitaine coulé
plunder-sheet-tap-lost = Navire perdu au profit de personne
plunder-sheet-tap-buried = Trésor enterré
plunder-sheet-tap-life = Carte : Le rêve de tout pirate
plunder-sheet-tap-plundered = Carte : Pillage
plunder-sheet-tap-card-for-ship = Une carte rendue pour un navire
plunder-sheet-tap-island-for-ship = Une île abandonnée pour un navire
plunder-sheet-uneven-teams = La règle connaît deux équipes de deux, deux de trois et trois de deux. Revoir qui navigue avec qui.
plunder-sheet-many-islands = { $count } îles sur la feuille, mais notre carte n’en a que { $max } à ce nombre de joueurs. À recompter, sauf si la carte jouée en a plus.
plunder-sheet-many-cards = { $count } cartes Point de pillage sur la feuille, mais la boîte n’en a que { $max }. À recompter, sauf s’il a fallu des marqueurs.
plunder-sheet-two-first = Un seul camp peut atteindre le but en premier. Retirer la marque aux autres.
plunder-sheet-too-late = Plusieurs camps ont atteint le but, avec des points différents. Le premier arrivé a gagné à l’instant même : retirer ce qui est venu après.
plunder-sheet-to-go = { $count ->
    [0] { $seat } a { $total } points et a atteint le but.
    [one] Il manque un point : { $seat }.
   *[other] Il manque { $count } points : { $seat }.
}
plunder-sheet-team-to-go = { $count ->
    [0] { $team } a { $total } points sur { $target } et a atteint le but.
    [one] { $team } a { $total } points sur { $target } ; il en manque un.
   *[other] { $team } a { $total } points sur { $target } ; il en manque { $count }.
}
