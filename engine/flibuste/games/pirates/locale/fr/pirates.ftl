# Le jeu de flottes pirates à construire : ce que dit sa feuille de score.

pirates-title = Pirates
pirates-tagline = Des flottes en cartes, une mer ouverte, de l’or à ramener

## Le score

pirates-line-coins = { $count ->
    [0] Aucune pièce sur l’île d’attache
    [one] Une pièce sur l’île d’attache
   *[other] { $count } pièces sur l’île d’attache
}
pirates-line-loose = Or sans pièces (primes, parts et rançons, moins ce qui a été payé) : { $count }
pirates-line-uniques = Trésors uniques à l’île : { $count }
pirates-line-home = À l’île : { $count }
pirates-line-forts = Dans les forts : { $count }
pirates-line-holds = Dans les cales : { $count }
pirates-line-tie = { $how ->
    [turn] { $active ->
        [yes] Les deux ont passé la moitié de l’or en même temps : c’était son tour
       *[no] Les deux ont passé la moitié de l’or en même temps : c’était le tour de l’autre
    }
    [holds] À égalité : { $holds } dans les cales, puis des navires valant { $ships }
   *[home] À égalité : { $home } à l’île, puis des navires valant { $ships }
}
    .short = { $how ->
        [turn] { $active ->
            [yes] c’était son tour
           *[no] pas son tour
        }
        [holds] { $holds } en cale, navires { $ships }
       *[home] { $home } à l’île, navires { $ships }
    }

## La feuille de score

pirates-sheet-option-mode = Joueurs
pirates-sheet-option-mode-duel = Deux : plus de la moitié de l’or gagne
pirates-sheet-option-mode-multi = Trois et plus : le plus d’or à la fin
pirates-sheet-option-fallback = Fini sans la moitié
    .note = Un duel terminé sans que personne ait plus de la moitié de l’or.
pirates-sheet-section-home = Sur l’île d’attache
pirates-sheet-section-forts = Dans les forts
pirates-sheet-section-holds = Dans les cales
pirates-sheet-section-tie = Égalité
pirates-sheet-section-values = L’or de la partie
pirates-sheet-home = Or à l’île, en tout
pirates-sheet-coin-1 = Pièces de 1
pirates-sheet-coin-2 = Pièces de 2
pirates-sheet-coin-3 = Pièces de 3
pirates-sheet-coin-4 = Pièces de 4
pirates-sheet-coin-5 = Pièces de 5
pirates-sheet-coin-6 = Pièces de 6
pirates-sheet-coin-7 = Pièces de 7
pirates-sheet-loose = Or sans pièces
    .note = Primes, parts et rançons.
pirates-sheet-uniques = Trésors uniques, leur or additionné
pirates-sheet-forts = Or dans ses forts
pirates-sheet-holds = Or dans les cales de ses navires
pirates-sheet-active = C’était son tour
pirates-sheet-fallback-holds = Or dans les cales de ses navires
pirates-sheet-ships = Points des navires encore en jeu
pirates-sheet-start-gold = Or caché au début
    .note = Toutes les pièces des deux camps ; 30 dans une partie à 40 points.
pirates-sheet-two-active = C’était le tour d’une seule personne. Retirer la marque à l’autre.
pirates-sheet-mode = { $count ->
    [2] À deux, c’est un duel. Choisir le jeu à deux, ou ajouter des joueurs.
   *[other] À { $count }, ce n’est pas un duel. Choisir le jeu à trois et plus.
}
pirates-sheet-too-many-coins = { $count } pièces sur la feuille, mais { $max } seulement sont entrées en jeu. À recompter.
pirates-sheet-too-much-gold = Les pièces de la feuille font { $count }, mais la partie a commencé avec { $max }. Recompter, ou corriger l’or du début.
pirates-sheet-to-go = { $count ->
    [0] { $seat } a plus de la moitié de l’or et gagne.
    [one] Il manque un point d’or à { $seat } pour en avoir { $need }.
   *[other] Il manque { $count } points d’or à { $seat } pour en avoir { $need }.
}
