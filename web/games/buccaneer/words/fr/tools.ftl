# Les outils de Seeräuber pour qui joue avec la boîte.

page-buc-rules = Règles
page-buc-undo = Annuler
page-buc-table = Qui joue
page-buc-name-of = Nom ({ $colour })
page-buc-plays = { $who } joue
page-buc-ship = { $ship } : { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}, équipage minimal { $crew }, { $wage } pour l’Inconnu, { $treasures }.

## La pioche de navires

page-buc-which = Quelles cartes
page-buc-deck-house = Cartes maison
page-buc-deck-own = Cartes de ma boîte
page-buc-deck-note = Ce sont les cartes maison, pas celles de la boîte.
page-buc-of = sur { $all } abordés
page-buc-group = groupe { $group } sur { $of }
page-buc-all-gone = Tous les navires sont abordés : la partie est finie.
page-buc-tick = { $ship } : abordé
page-buc-tick-short = Abordé
page-buc-crew-more = Un en dessous
page-buc-crew-fewer = Un de moins
page-buc-crew-tap = Toucher un pirate change sa couleur. Le premier est au-dessus.
page-buc-boarded = Navire abordé : { $ship }
page-buc-settle-it = Régler l’abordage
page-buc-shuffle-sure = { $count ->
    [one] Un navire est déjà abordé. Quelles cartes mélanger pour une nouvelle partie ?
   *[other] { $count } navires sont déjà abordés. Quelles cartes mélanger pour une nouvelle partie ?
}

## Un abordage

page-buc-which-ship = Quel navire ?
page-buc-other-ship = En choisir un autre
page-buc-in-roads = En rade
page-buc-typed = Saisi d’après la carte
page-buc-take-typed = Prendre ce navire
page-buc-takes = Le capitaine prend
page-buc-stack = Toucher les pirates, du haut de la pile vers le bas.
page-buc-pad = Pirates, de haut en bas
page-buc-pirate = Numéro { $number } : { $who }, { $value }.
page-buc-take-out = L’enlever
page-buc-covered = couvert
page-buc-still-covered = Le trésor se choisit d’abord ; ensuite l’équipage est découvert.
page-buc-purse-of = Bourse : { $who }
page-buc-uncover = Découvrir et régler
page-buc-who-gets = Qui reçoit quoi
page-buc-back = Revenir
page-buc-write = L’inscrire
page-buc-written = C’est inscrit ; tous les pirates rentrent.
page-buc-sums = Butin { $loot }, gages { $owed } ; la bourse du capitaine contient alors { $purse }.
page-buc-reserve-adds = La réserve ajoute { $count } ; personne ne doit rien.
page-buc-by-rules = Ligne par ligne, avec les règles

## Le registre

page-buc-tab-money = Bourses
page-buc-tab-tokens = Trésors
page-buc-in-all = { $total } avec les trésors
page-buc-amount = Combien
page-buc-coin = { $count ->
    [one] Un ducat de plus
   *[other] { $count } ducats de plus
}
page-buc-clear = Effacer la somme
page-buc-pays = Paie
page-buc-gives = Donne à…
page-buc-gets = Reçoit
page-buc-to-whom = { $who } donne { $count } : à qui ?
page-buc-no-more = Il n’y a que { $count } ({ $who }).
page-buc-anew = Une nouvelle partie
page-buc-whose = Les trésors de qui
page-buc-leads = { $share ->
    [1] rapporte { $points } ; reste { $left } sur { $all }
   *[other] partagé, { $points } chacun ; reste { $left } sur { $all }
}
page-buc-none-yet = personne encore ; reste { $left } sur { $all }
page-buc-majority = Qui a le plus d’une sorte en reçoit la valeur, partagée à égalité ; tout autre jeton rapporte 1.
page-buc-entry-gets = { $who } reçoit { $count }
page-buc-entry-pays = { $who } paie { $count }
page-buc-entry-gives = { $who } donne { $count } à { $to }
page-buc-entry-takes = { $who } prend un trésor ({ $treasure })
page-buc-entry-loses = { $who } remet un trésor ({ $treasure })
page-buc-entry-boarding = { $who } aborde : { $ship }

## Le suivi des équipages

page-buc-unit = { $height ->
    [1] { $who } : le { $value }, seul
   *[other] { $who } : un équipage de { $height }, le { $value } au-dessus ; de haut en bas { $colours }
}
page-buc-may-lay = peut être prise
page-buc-captured = Prise : { $who }, un équipage de { $height }
page-buc-mutiny = Une mutinerie est possible
page-buc-callers = Au début du tour, une mutinerie est possible : { $who }.
page-buc-no-unit = aucune pile à soi
page-buc-tap-mover = Toucher la pile qui bouge, puis celle du dessous. Ce qui est couvert reste dans le téléphone.
page-buc-onto = { $who } bouge : maintenant la pile du dessous.
page-buc-onto-none = { $who } : cette pile ne peut se poser sur aucune autre.
page-buc-board = Aborder un navire
