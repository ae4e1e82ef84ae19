# A table that people lay.

play-nassau-lay-how = Toucher un pion, puis sa place. Toucher une tuile de la mer, puis ce qui s’y trouve.
play-nassau-lay-right = Changer ce qui diffère sur la vraie table. Le tour se poursuit là où il en est.
play-nassau-lay-whose = Que placer ?
play-nassau-lay-pieces = Pions
play-nassau-lay-pirates = Pirates { DE($seat) }
play-nassau-lay-streets = Toucher chaque allée où ils se tiennent.
play-nassau-lay-street = { $barge ->
    [yes] Sortie (barge)
   *[no] Allée
}, { $n ->
    [one] { $n } section
   *[other] { $n } sections
}{ $held ->
    [yes]  : pirates { DE($who) }
   *[no] {""}
}
play-nassau-lay-town = Les quartiers
play-nassau-lay-cell = Emplacement { $number } : tuile { $tile }{ $turns ->
    [0] {""}
    [one] , tournée une fois
   *[other] , tournée { $turns } fois
}
play-nassau-lay-tile = Quelle tuile à l’emplacement { $number } ?
play-nassau-lay-turned = Comment est-elle posée à l’emplacement { $number } ?
play-nassau-lay-turns = { $turns ->
    [0] telle quelle
    [one] tournée d’un quart
   *[other] tournée de { $turns } quarts
}
play-nassau-lay-boat = Bateau { DE($seat) }
play-nassau-lay-dutchman = Le Hollandais volant
play-nassau-lay-tap = Toucher sur la carte un adversaire, un avant-poste, une tour ou un comptoir pour indiquer ce qui s’y trouve.
play-nassau-lay-nobody = Personne
play-nassau-lay-owner = À qui est-ce ?
play-nassau-lay-foe = Quel adversaire est là ?
play-nassau-lay-marks = Caisses dessus
play-nassau-lay-marks-of = Caisses { DE($seat) } dessus
play-nassau-lay-defeated-by = Ou qui l’a vaincu ?
play-nassau-lay-good = Qu’y a-t-il au comptoir ?
play-nassau-lay-offering = L’offrande visible
play-nassau-lay-offer = Offrande { $number }
play-nassau-lay-dutch-weapon = L’arme du Hollandais à la manche { $round }
play-nassau-lay-sailors = Places avec un marin
play-nassau-lay-seat = Place { $place }
play-nassau-lay-animals = Animaux, par place
play-nassau-lay-animal = Animal à la place { $place }
play-nassau-lay-used = Utilisés cette manche
play-nassau-lay-used-one = { $animal } : déjà utilisé
play-nassau-lay-count = { $what } : { $n }
play-nassau-lay-score = Points
play-nassau-lay-sails = Voiles
play-nassau-lay-holds = Cales ouvertes
play-nassau-lay-laid = Pirates couchés
play-nassau-lay-crates = Caisses
play-nassau-lay-provisions = Provisions
play-nassau-lay-items = Doublons, rhum et autres
play-nassau-lay-doubloon = Doublons
play-nassau-lay-rum = Rhum
play-nassau-lay-bomb = Bombes
play-nassau-lay-contract = Contrats
play-nassau-lay-compass = Boussoles
play-nassau-lay-goods = Marchandises en cale
play-nassau-lay-middle = Au milieu : { $good }
play-nassau-lay-table = Table { $number }
play-nassau-lay-hideout = Cachette { $number }
play-nassau-lay-filled = Cases remplies
play-nassau-lay-back = Non vaincu : { $foe }, force { $n }
play-nassau-lay-hand = Récits en main
play-nassau-lay-jokes = Mauvaises blagues de la manche
play-nassau-lay-buried = Mauvaises blagues des manches passées
play-nassau-lay-letter = { $back ->
    [0] S
    [1] Arrr
   *[2] B
}
play-nassau-lay-back-of-hand = En main, dos { $back }
play-nassau-lay-back-of-jokes = Mauvaises blagues de la manche, dos { $back }
play-nassau-lay-back-of-buried = Mauvaises blagues des manches passées, dos { $back }
play-nassau-lay-back-of-told = Récits de dos { $back }
play-nassau-lay-tell = Choisir les récits racontés
play-nassau-lay-untell = { $card }, { $tale } : non raconté
play-nassau-lay-stage = Sur le chemin du retour
play-nassau-lay-stage-sea = Encore en mer
play-nassau-lay-stage-skull = Île de la tête de mort passée
play-nassau-lay-stage-camp = Feu de camp passé
play-nassau-lay-stage-home = Au port d’attache
play-nassau-lay-traded = A acheté chez le vieux loup de mer
play-nassau-lay-dutch-on = Caisses sur la tuile
play-nassau-lay-dutch-under = Caisses sous les tuiles
play-nassau-lay-dutch-quay = Caisses au dernier quai
play-nassau-lay-round = Manche
play-nassau-lay-display = Animaux visibles
play-nassau-lay-none = Aucun
play-nassau-lay-pile = Animaux dans la pile
play-nassau-lay-dolphin = Qui a le dauphin ?
play-nassau-lay-turn = À qui de jouer ?
play-nassau-lay-moment = Que se passe-t-il ensuite ?
play-nassau-lay-at-begin = La manche commence
play-nassau-lay-at-midway = Le tour se poursuit
play-nassau-lay-at-turn = Le tour commence
play-nassau-lay-at-sailed = Une action
play-nassau-lay-at-home = Une escale
play-nassau-lay-first = Un gain, un combat ou un rangement est en cours ? Le finir d’abord, puis reproduire la table.

# What cannot be, by the rule that it breaks.
play-nassau-lay-NAS-SET-04 = Aucun capitaine n’a autant de pirates ou de caisses.
play-nassau-lay-NAS-HLD-01 = La cargaison ne tient pas dans les cales.
play-nassau-lay-NAS-SET-14 = Il n’y a pas autant de marchandises de cette sorte.
play-nassau-lay-NAS-SET-07 = Il n’y a pas autant d’animaux de cette sorte.
play-nassau-lay-NAS-SET-08 = Il n’y a pas autant de récits de ce dos, ou l’un d’eux y est deux fois.
play-nassau-lay-NAS-P1-15 = Tous les bateaux pirates ne sont pas encore à l’eau : c’est à quelqu’un qui n’a pas passé.
play-nassau-lay-NAS-P1-16 = Le bateau pirate ne peut pas être à ce quai. Il est entouré.
play-nassau-lay-NAS-FGT-17 = Tout adversaire qui manque en mer est devant un capitaine.
play-nassau-lay-NAS-GEN-03 = La décision en cours ne convient plus à cette table. Remettre la table comme avant, ou choisir ce qui se passe ensuite.
play-nassau-lay-NAS-FGT-07 = Le combat en cours ne convient plus à cette table. Remettre la table comme avant, ou choisir ce qui se passe ensuite.
play-nassau-lay-NAS-SEA-01 = Ce capitaine est déjà rentré.
