# A table that people lay.

play-nassau-setup-how = Toucher un pion, puis sa place. Toucher une tuile de la mer, puis ce qui s’y trouve.
play-nassau-setup-right = Changer ce qui diffère sur la vraie table. Le tour se poursuit là où il en est.
play-nassau-setup-whose = Que placer ?
play-nassau-setup-pieces = Pions
play-nassau-setup-pirates = Pirates { DE($seat) }
play-nassau-setup-streets = Toucher chaque allée où ils se tiennent.
play-nassau-setup-street = { $barge ->
    [yes] Sortie (barge)
   *[no] Allée
}, { $n ->
    [one] { $n } section
   *[other] { $n } sections
}{ $held ->
    [yes]  : pirates { DE($who) }
   *[no] {""}
}
play-nassau-setup-town = Les quartiers
play-nassau-setup-cell = Emplacement { $number } : tuile { $tile }{ $turns ->
    [0] {""}
    [one] , tournée une fois
   *[other] , tournée { $turns } fois
}
play-nassau-setup-tile = Quelle tuile à l’emplacement { $number } ?
play-nassau-setup-turned = Comment est-elle posée à l’emplacement { $number } ?
play-nassau-setup-turns = { $turns ->
    [0] telle quelle
    [one] tournée d’un quart
   *[other] tournée de { $turns } quarts
}
play-nassau-setup-boat = Bateau { DE($seat) }
play-nassau-setup-dutchman = Le Hollandais volant
play-nassau-setup-tap = Toucher sur la carte un adversaire, un avant-poste, une tour ou un comptoir pour indiquer ce qui s’y trouve.
play-nassau-setup-nobody = Personne
play-nassau-setup-owner = À qui est-ce ?
play-nassau-setup-foe = Quel adversaire est là ?
play-nassau-setup-marks = Caisses dessus
play-nassau-setup-marks-of = Caisses { DE($seat) } dessus
play-nassau-setup-defeated-by = Ou qui l’a vaincu ?
play-nassau-setup-good = Qu’y a-t-il au comptoir ?
play-nassau-setup-offering = L’offrande visible
play-nassau-setup-offer = Offrande { $number }
play-nassau-setup-dutch-weapon = L’arme du Hollandais à la manche { $round }
play-nassau-setup-sailors = Places avec un marin
play-nassau-setup-seat = Place { $place }
play-nassau-setup-animals = Animaux, par place
play-nassau-setup-animal = Animal à la place { $place }
play-nassau-setup-used = Utilisés cette manche
play-nassau-setup-used-one = { $animal } : déjà utilisé
play-nassau-setup-count = { $what } : { $n }
play-nassau-setup-score = Points
play-nassau-setup-sails = Voiles
play-nassau-setup-holds = Cales ouvertes
play-nassau-setup-laid = Pirates couchés
play-nassau-setup-crates = Caisses
play-nassau-setup-provisions = Provisions
play-nassau-setup-items = Doublons, rhum et autres
play-nassau-setup-doubloon = Doublons
play-nassau-setup-rum = Rhum
play-nassau-setup-bomb = Bombes
play-nassau-setup-contract = Contrats
play-nassau-setup-compass = Boussoles
play-nassau-setup-goods = Marchandises en cale
play-nassau-setup-middle = Au milieu : { $good }
play-nassau-setup-table = Table { $number }
play-nassau-setup-hideout = Cachette { $number }
play-nassau-setup-filled = Cases remplies
play-nassau-setup-back = Non vaincu : { $foe }, force { $n }
play-nassau-setup-hand = Récits en main
play-nassau-setup-jokes = Mauvaises blagues de la manche
play-nassau-setup-buried = Mauvaises blagues des manches passées
play-nassau-setup-letter = { $back ->
    [0] S
    [1] Arrr
   *[2] B
}
play-nassau-setup-back-of-hand = En main, dos { $back }
play-nassau-setup-back-of-jokes = Mauvaises blagues de la manche, dos { $back }
play-nassau-setup-back-of-buried = Mauvaises blagues des manches passées, dos { $back }
play-nassau-setup-back-of-told = Récits de dos { $back }
play-nassau-setup-tell = Choisir les récits racontés
play-nassau-setup-untell = { $card }, { $tale } : non raconté
play-nassau-setup-stage = Sur le chemin du retour
play-nassau-setup-stage-sea = Encore en mer
play-nassau-setup-stage-skull = Île de la tête de mort passée
play-nassau-setup-stage-camp = Feu de camp passé
play-nassau-setup-stage-home = Au port d’attache
play-nassau-setup-traded = A acheté chez le vieux loup de mer
play-nassau-setup-dutch-on = Caisses sur la tuile
play-nassau-setup-dutch-under = Caisses sous les tuiles
play-nassau-setup-dutch-quay = Caisses au dernier quai
play-nassau-setup-round = Manche
play-nassau-setup-display = Animaux visibles
play-nassau-setup-none = Aucun
play-nassau-setup-pile = Animaux dans la pile
play-nassau-setup-dolphin = Qui a le dauphin ?
play-nassau-setup-turn = À qui de jouer ?
play-nassau-setup-moment = Que se passe-t-il ensuite ?
play-nassau-setup-at-begin = La manche commence
play-nassau-setup-at-midway = Le tour se poursuit
play-nassau-setup-at-turn = Le tour commence
play-nassau-setup-at-sailed = Une action
play-nassau-setup-at-home = Une escale
play-nassau-setup-first = Un gain, un combat ou un rangement est en cours ? Le finir d’abord, puis reproduire la table.

# What cannot be, by the rule that it breaks.
play-nassau-setup-NAS-SET-04 = Aucun capitaine n’a autant de pirates ou de caisses.
play-nassau-setup-NAS-SET-04-standing = { $count ->
    [one] un pirate de trop est sur la table.
   *[other] { $count } pirates de trop sont sur la table.
}
play-nassau-setup-NAS-SET-04-reserve = { $count ->
    [one] une caisse de trop est sur la table.
   *[other] { $count } caisses de trop sont sur la table.
}
play-nassau-setup-NAS-HLD-01 = La cargaison ne tient pas dans les cales.
play-nassau-setup-NAS-SET-14 = Il n’y a pas autant de marchandises de cette sorte.
play-nassau-setup-NAS-SET-07 = Il n’y a pas autant d’animaux de cette sorte.
play-nassau-setup-NAS-SET-08 = Il n’y a pas autant de récits de ce dos, ou l’un d’eux y est deux fois.
play-nassau-setup-NAS-P1-15 = Tous les bateaux pirates ne sont pas encore à l’eau : c’est à quelqu’un qui n’a pas passé.
play-nassau-setup-NAS-P1-16 = Le bateau pirate ne peut pas être à ce quai. Il est entouré.
play-nassau-setup-NAS-FGT-17 = Tout adversaire qui manque en mer est devant un capitaine.
play-nassau-setup-NAS-GEN-03 = La décision en cours ne convient plus à cette table. Remettre la table comme avant, ou choisir ce qui se passe ensuite.
play-nassau-setup-NAS-FGT-07 = Le combat en cours ne convient plus à cette table. Remettre la table comme avant, ou choisir ce qui se passe ensuite.
play-nassau-setup-NAS-SEA-01 = Ce capitaine est déjà rentré.
