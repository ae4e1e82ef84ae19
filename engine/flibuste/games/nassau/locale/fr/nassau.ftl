# Nassau : ce que dit sa feuille de score.

nassau-title = Nassau
nassau-tagline = Quatre manches dans les allées de Nassau, puis en mer
nassau-description = Quatre manches de piraterie : ensemble dans les allées de Nassau pour trouver voiles, armes et équipage, puis en mer pour se battre, piller des comptoirs et tenir la côte. Au retour, on cache des marchandises et l’on raconte des récits.

## Le score

nassau-line-track = Sur la piste avant le décompte final
nassau-line-towers = Tours de guet : caisses { $crates } × tours { $towers }
nassau-line-opponents = Adversaires : points { $value } × sortes { $types }
nassau-line-goods = Marchandises cachées : valeurs { $value } × marchandises { $count }
nassau-line-weapons = Armes : { $most } d’une sorte × tuiles { $count }
nassau-line-companions = Compagnons : paires { $count } × { $value }
nassau-line-cargo = Cargaison : la moitié de { $count }, arrondie en dessous
nassau-line-contest = { $count ->
    [0] Manche { $round } : aucun récit raconté
   *[other] Manche { $round } : récits valant { $value }
}
nassau-line-tile = Manche { $round }, la tuile du Hollandais : caisses { $count }
nassau-line-dutchman = { $place ->
    [0] Le Hollandais volant : aucune caisse sur le dernier quai
   *[other] Le Hollandais volant : place { $place } avec { $count } sur le dernier quai
}

## La feuille de score

nassau-sheet-option-dutchman = Le Hollandais volant
    .note = L’extension : les caisses de son dernier quai rapportent selon le rang.
nassau-sheet-option-contest = Compter ici les concours de récits
    .note = Pour qui ne les porte pas sur la piste : 5 points aux meilleurs récits d’une manche, 5 de moins à qui n’en raconte aucun.
nassau-sheet-option-tiles = Compter ici les tuiles du Hollandais
    .note = Pour qui ne les porte pas sur la piste : le plus de caisses sur la tuile d’une manche la remporte.
nassau-sheet-section-contest = Récits des manches
nassau-sheet-section-tiles = Caisses sur les tuiles du Hollandais
nassau-sheet-section-settled = Manches
nassau-sheet-section-tile-values = Points des tuiles du Hollandais
    .note = Des valeurs maison ; saisir celles de ses tuiles.
nassau-sheet-rounds = Manches terminées
nassau-sheet-section-track = Piste de score
nassau-sheet-section-towers = Tours de guet
nassau-sheet-section-opponents = Adversaires vaincus
nassau-sheet-section-hideout = Cachette
nassau-sheet-section-weapons = Tuiles Arme
    .note = Sans les armes imprimées sur le navire.
nassau-sheet-section-companions = Compagnons
nassau-sheet-section-cargo = Cargaison et restes
nassau-sheet-section-dutchman = Le Hollandais volant
nassau-sheet-section-values = Points du dernier quai
    .note = La quatrième place est une valeur maison ; saisir celle du plateau.
nassau-sheet-track = Points sur la piste
    .note = Avant le décompte final, avec les 100 et 200 ajoutés.
nassau-sheet-towers = Tours de guet possédées
nassau-sheet-tower-crates = Caisses posées dessus
nassau-sheet-opponents = Points imprimés, additionnés
nassau-sheet-types = Sortes différentes
nassau-sheet-hidden-value = Valeurs des places remplies, additionnées
    .note = Telles qu’imprimées sur la cachette ; la réserve du milieu compte 0.
nassau-sheet-hidden-goods = Marchandises dans la cachette
nassau-sheet-pistol = Pistolets
nassau-sheet-sabre = Sabres
nassau-sheet-cannon = Canons
nassau-sheet-hook = Crochets
nassau-sheet-harpoon = Harpons
nassau-sheet-pairs = Paires d’un marin et d’un animal
nassau-sheet-cargo = Cargaison et restes, en tout
nassau-sheet-crates = Caisses en cale
nassau-sheet-provisions = Provisions
nassau-sheet-goods = Marchandises en cale
nassau-sheet-tales = Récits en main
nassau-sheet-rum = Rhum
nassau-sheet-doubloons = Doublons
nassau-sheet-contracts = Contrats
nassau-sheet-bombs = Bombes
nassau-sheet-compasses = Boussoles
nassau-sheet-quay = Caisses sur le dernier quai
nassau-sheet-place-1 = Première place du quai
nassau-sheet-place-2 = Deuxième
nassau-sheet-place-3 = Troisième
nassau-sheet-place-4 = Quatrième
nassau-sheet-played-1 = Manche 1 : récits racontés
nassau-sheet-told-1 = Manche 1 : leurs points imprimés
    .note = Un par mauvaise blague ; le perroquet ne double pas ici.
nassau-sheet-hull-1 = Manche 1 : caisses sur la tuile
nassau-sheet-tile-1 = Points de la tuile de la manche 1
nassau-sheet-played-2 = Manche 2 : récits racontés
nassau-sheet-told-2 = Manche 2 : leurs points imprimés
    .note = Un par mauvaise blague ; le perroquet ne double pas ici.
nassau-sheet-hull-2 = Manche 2 : caisses sur la tuile
nassau-sheet-tile-2 = Points de la tuile de la manche 2
nassau-sheet-played-3 = Manche 3 : récits racontés
nassau-sheet-told-3 = Manche 3 : leurs points imprimés
    .note = Un par mauvaise blague ; le perroquet ne double pas ici.
nassau-sheet-hull-3 = Manche 3 : caisses sur la tuile
nassau-sheet-tile-3 = Points de la tuile de la manche 3
nassau-sheet-played-4 = Manche 4 : récits racontés
nassau-sheet-told-4 = Manche 4 : leurs points imprimés
    .note = Un par mauvaise blague ; le perroquet ne double pas ici.
nassau-sheet-hull-4 = Manche 4 : caisses sur la tuile
nassau-sheet-tile-4 = Points de la tuile de la manche 4
nassau-sheet-too-many-towers = { $count } tours de guet sur la feuille, mais le jeu n’en a que { $max }. À recompter.
nassau-sheet-too-many-tales = { $count } récits sur la feuille, mais le jeu n’en a que { $max }. À recompter.
nassau-sheet-too-many-goods = { $count } marchandises sur la feuille, mais la boîte n’en a que { $max }. À recompter.
nassau-sheet-too-many-crates = { $seat } a { $count } caisses sur la feuille, mais chacun n’en a que { $max }. À recompter.
nassau-sheet-bare-tower = { $seat } : tours { $towers }, caisses posées dessus { $crates }. Chaque tour possédée porte au moins une caisse : recompter les deux.
nassau-sheet-opponents-or-types = { $seat } : les adversaires comptent leurs points fois leurs sortes. Remplir les deux.
nassau-sheet-no-tales = { $seat } : des points pour des récits à la manche { $round }, mais aucun raconté. Remplir les deux.
nassau-sheet-no-goods = { $seat } : la cachette a des places remplies mais aucune marchandise. Remplir les deux.

## Les choses

nassau-thing-doubloon = { $n ->
    [one] { $n } doublon
   *[other] { $n } doublons
}
nassau-thing-rum = { $n ->
    [one] { $n } rhum
   *[other] { $n } rhums
}
nassau-thing-bomb = { $n ->
    [one] { $n } bombe
   *[other] { $n } bombes
}
nassau-thing-contract = { $n ->
    [one] { $n } contrat
   *[other] { $n } contrats
}
nassau-thing-compass = { $n ->
    [one] { $n } boussole
   *[other] { $n } boussoles
}
nassau-thing-crate = { $n ->
    [one] { $n } caisse
   *[other] { $n } caisses
}
nassau-thing-provision = { $n ->
    [one] { $n } provision
   *[other] { $n } provisions
}
nassau-thing-tale = { $n ->
    [one] { $n } récit
   *[other] { $n } récits
}
nassau-thing-sail = { $n ->
    [one] { $n } voile
   *[other] { $n } voiles
}
nassau-thing-sailor = { $n ->
    [one] { $n } marin
   *[other] { $n } marins
}
nassau-thing-animal = { $n ->
    [one] { $n } animal
   *[other] { $n } animaux
}
nassau-thing-tavern = { $n ->
    [one] { $n } pirate de taverne
   *[other] { $n } pirates de taverne
}
nassau-thing-hold = { $n ->
    [one] { $n } cale
   *[other] { $n } cales
}
nassau-thing-weapon = { $n ->
    [one] { $n } arme
   *[other] { $n } armes
}
nassau-thing-weapon_choice = { $n ->
    [one] { $n } arme au choix
   *[other] { $n } armes au choix
}
nassau-thing-good_random = { $n ->
    [one] { $n } marchandise du sac
   *[other] { $n } marchandises du sac
}
nassau-thing-pistol = { $n ->
    [one] { $n } pistolet
   *[other] { $n } pistolets
}
nassau-thing-sabre = { $n ->
    [one] { $n } sabre
   *[other] { $n } sabres
}
nassau-thing-cannon = { $n ->
    [one] { $n } canon
   *[other] { $n } canons
}
nassau-thing-hook = { $n ->
    [one] { $n } crochet
   *[other] { $n } crochets
}
nassau-thing-harpoon = { $n ->
    [one] { $n } harpon
   *[other] { $n } harpons
}
nassau-thing-tobacco = { $n ->
    [one] { $n } ballot de tabac
   *[other] { $n } ballots de tabac
}
nassau-thing-sugar = { $n ->
    [one] { $n } canne à sucre
   *[other] { $n } cannes à sucre
}
nassau-thing-silver = { $n ->
    [one] { $n } lingot d’argent
   *[other] { $n } lingots d’argent
}
nassau-thing-spice = { $n ->
    [one] { $n } sac d’épices
   *[other] { $n } sacs d’épices
}
nassau-thing-emerald = { $n ->
    [one] { $n } émeraude
   *[other] { $n } émeraudes
}
nassau-thing-sapphire = { $n ->
    [one] { $n } saphir
   *[other] { $n } saphirs
}
nassau-good-tobacco = tabac
nassau-good-sugar = canne à sucre
nassau-good-silver = argent
nassau-good-spice = épices
nassau-good-emerald = émeraude
nassau-good-sapphire = saphir
nassau-nothing = rien
nassau-weapon-pistol = pistolets
nassau-weapon-sabre = sabres
nassau-weapon-cannon = canons
nassau-weapon-hook = crochets
nassau-weapon-harpoon = harpons
nassau-animal-rat = le rat
nassau-animal-turtle = la tortue
nassau-animal-crab = le crabe
nassau-animal-cat = le chat
nassau-animal-lizard = le lézard
nassau-animal-kraken = le kraken
nassau-animal-parrot = le perroquet
nassau-animal-monkey = l’esprit de singe
nassau-opponent-kraken = le kraken
nassau-opponent-fortress = la forteresse
nassau-opponent-ship = le navire
nassau-opponent-treasure = l’île au trésor
nassau-opponent-rival = les pirates rivaux
nassau-token-blank = vide
nassau-token-dodge = esquive
nassau-token-doubloon = un doublon
nassau-token-rum = un rhum
nassau-token-provision = une provision
nassau-token-crate = une caisse
nassau-token-weapon = une arme
nassau-token-sail = une voile
nassau-token-sailor = un marin
nassau-token-hold = une cale

## Récits de marin

nassau-tale-1 = Aux drisses
    .note = 3 voiles ou plus, celle au pavillon comprise.
nassau-tale-2 = Une paire de pistolets
    .note = 2 pistolets ou plus, l’imprimé compris.
nassau-tale-3 = Deux lames croisées
    .note = 2 sabres ou plus, l’imprimé compris.
nassau-tale-4 = Une bordée de deux
    .note = 2 canons ou plus, l’imprimé compris.
nassau-tale-5 = Crochets au bastingage
    .note = 2 crochets ou plus, l’imprimé compris.
nassau-tale-6 = Deux harpons au clair
    .note = 2 harpons ou plus, l’imprimé compris.
nassau-tale-7 = Quelqu’un à la barre
    .note = 2 marins ou plus, le premier compris.
nassau-tale-8 = De quoi manger
    .note = Une provision en cale.
nassau-tale-9 = Premier sang
    .note = Au moins 1 adversaire avec exactement 1 caisse à soi.
nassau-tale-10 = Un drapeau sur la côte
    .note = Au moins 1 avant-poste.
nassau-tale-11 = Le rat de la sentine
    .note = Avec le rat à bord, utilisé ou non.
nassau-tale-12 = La tortue qui savait le chemin
    .note = Avec la tortue à bord, utilisée ou non.
nassau-tale-13 = Le crabe au cabestan
    .note = Avec le crabe à bord, utilisé ou non.
nassau-tale-14 = Neuf vies en mer
    .note = Avec le chat à bord, utilisé ou non.
nassau-tale-15 = Le marché du lézard
    .note = Avec le lézard à bord, utilisé ou non.
nassau-tale-16 = Le kraken en laisse
    .note = Avec le kraken à bord, utilisé ou non.
nassau-tale-17 = Ce qu’a vu le perroquet
    .note = Avec le perroquet à bord, utilisé ou non.
nassau-tale-18 = L’esprit dans la mâture
    .note = Avec l’esprit de singe à bord, utilisé ou non.
nassau-tale-19 = De la fumée sous le pont
    .note = Du tabac en cale ou dans la cachette.
nassau-tale-20 = Douce cargaison
    .note = De la canne à sucre en cale ou dans la cachette.
nassau-tale-21 = L’argent au clair de lune
    .note = De l’argent en cale ou dans la cachette.
nassau-tale-22 = Du nez pour les épices
    .note = Des épices en cale ou dans la cachette.
nassau-tale-23 = Le feu vert
    .note = Des émeraudes en cale ou dans la cachette.
nassau-tale-24 = Un morceau de mer
    .note = Des saphirs en cale ou dans la cachette.
nassau-tale-25 = Voleurs volés
    .note = Une bande de rivaux vaincue.
nassau-tale-26 = La croix sur la carte
    .note = Une île au trésor vaincue.
nassau-tale-27 = Les murs tombés
    .note = Une forteresse vaincue.
nassau-tale-28 = Une prise à l’aube
    .note = Un navire vaincu.
nassau-tale-29 = La chose des profondeurs
    .note = Un kraken vaincu.
nassau-tale-30 = Plus de toile que de ciel
    .note = 4 voiles ou plus, celle au pavillon comprise.
nassau-tale-31 = Deux pour la route
    .note = 2 rhums ou plus, le feu de camp payé.
nassau-tale-32 = Ça tinte dans la poche
    .note = 2 doublons ou plus.
nassau-tale-33 = Deux balafres
    .note = Au moins 2 adversaires avec exactement 1 caisse à soi chacun.
nassau-tale-34 = Encore debout
    .note = Au moins 1 pirate debout sur le pont.
nassau-tale-35 = Trois feux sur la côte
    .note = 3 tours de guet ou plus.
nassau-tale-36 = Petite ménagerie
    .note = 2 animaux ou plus.
nassau-tale-37 = L’arche
    .note = 3 animaux ou plus.
nassau-tale-38 = La gâchette la plus rapide
    .note = Personne n’a plus de pistolets.
nassau-tale-39 = La plus longue rangée de lames
    .note = Personne n’a plus de sabres.
nassau-tale-40 = La plus forte bordée
    .note = Personne n’a plus de canons.
nassau-tale-41 = Accroché pour de bon
    .note = Personne n’a plus de crochets.
nassau-tale-42 = Le meilleur des harponneurs
    .note = Personne n’a plus de harpons.
nassau-tale-43 = Trois coups, trois récits
    .note = 3 pistolets ou plus, l’imprimé compris.
nassau-tale-44 = Trois lames
    .note = 3 sabres ou plus, l’imprimé compris.
nassau-tale-45 = Trois fûts de bronze
    .note = 3 canons ou plus, l’imprimé compris.
nassau-tale-46 = Trois crochets, un pont
    .note = 3 crochets ou plus, l’imprimé compris.
nassau-tale-47 = Trois harpons
    .note = 3 harpons ou plus, l’imprimé compris.
nassau-tale-48 = Deux fois trahis
    .note = 2 bandes de rivaux vaincues, ou plus.
nassau-tale-49 = Deux îles, deux pelles
    .note = 2 îles au trésor vaincues, ou plus.
nassau-tale-50 = Deux drapeaux amenés
    .note = 2 forteresses vaincues, ou plus.
nassau-tale-51 = Deux prises en une saison
    .note = 2 navires vaincus, ou plus.
nassau-tale-52 = Deux monstres
    .note = 2 krakens vaincus, ou plus.
nassau-tale-53 = Des amis à terre
    .note = 2 avant-postes ou plus.
nassau-tale-54 = Deux phares allumés
    .note = Au moins 2 tours de guet avec chacune 2 caisses à soi ou plus.
nassau-tale-55 = La tour à trois
    .note = Une tour de guet avec exactement 3 caisses à soi.
nassau-tale-56 = La tour à quatre
    .note = Une tour de guet avec exactement 4 caisses à soi.
nassau-tale-57 = Un, deux, trois
    .note = Trois tours de guet avec exactement 1, exactement 2 et exactement 3 caisses à soi.
nassau-tale-58 = Trois marins sur le pont
    .note = 3 marins ou plus, le premier compris.
nassau-tale-59 = Un quart au complet
    .note = 4 marins ou plus, le premier compris.
nassau-tale-60 = Trois balafres
    .note = Au moins 3 adversaires avec exactement 1 caisse à soi chacun.
nassau-tale-61 = Le gros morceau
    .note = Un adversaire de force 5 avec exactement 1 caisse à soi.
nassau-tale-62 = Le calme au milieu
    .note = Plus aucun adversaire en zone E.
nassau-tale-63 = Le calme au large
    .note = Plus aucun adversaire en zone I.
nassau-tale-64 = Des caisses, encore des caisses
    .note = Au moins 4 caisses en cale.
nassau-tale-65 = Jusqu’aux barrots
    .note = Au moins 6 caisses en cale.
nassau-tale-66 = Plus de place pour les rats
    .note = Au moins 8 caisses en cale.
nassau-tale-67 = Deux au bastingage
    .note = Au moins 2 pirates debout sur le pont.
nassau-tale-68 = À la tête des coquins
    .note = Personne n’a plus de points.
nassau-tale-69 = À la traîne et de bonne humeur
    .note = Personne n’a moins de points.
nassau-tale-70 = La tour à cinq
    .note = Une tour de guet avec exactement 5 caisses à soi.
nassau-tale-71 = De quoi tenir un siège
    .note = Au moins 4 armes d’une même sorte, l’imprimée comprise.
nassau-tale-72 = Toutes écoutilles ouvertes
    .note = Les 5 cales sont ouvertes.
nassau-tale-73 = Deux trésors en cale
    .note = Exactement 2 marchandises en cale, de sortes différentes.
nassau-tale-74 = L’arsenal
    .note = Au moins 5 armes d’une même sorte, l’imprimée comprise.

## Questions

nassau-ask-town = { $seat }, où va le capitaine ?
nassau-ask-onward = { $seat }, où va le capitaine à partir d’ici ?
nassau-ask-extra = { $seat }, encore un déplacement pour un doublon ?
nassau-ask-either = { $seat }, lequel des deux prenez-vous ?
nassau-ask-table = { $seat }, à quelle table de la taverne engagez-vous un pirate ?
nassau-ask-animal = { $seat }, quel animal monte à bord ?
nassau-ask-pile = { $seat }, dans quelle pile piochez-vous un récit ?
nassau-ask-seat = { $seat }, quel animal reçoit le marin ?
nassau-ask-lose-sailor = { $seat }, quel animal perd son marin ?
nassau-ask-lose-weapon = { $seat }, quelle arme perdez-vous ?
nassau-ask-weapon = { $seat }, quelle arme prenez-vous ?
nassau-ask-keep = { $seat }, que gardez-vous dans les cales ?
nassau-ask-quay = { $seat }, à quel quai placez-vous votre bateau pirate ?
nassau-ask-kraken = { $seat }, votre kraken double-t-il le bonus du quai ?
nassau-ask-rat = { $seat }, votre rat sert-il une manche de plus ?
nassau-ask-bonus = { $seat }, quel bonus apporte le pion ?
nassau-ask-second = { $seat }, un second bonus pour un doublon ?
nassau-ask-feld = { $seat }, où va le pion ?
nassau-ask-sea = { $seat }, où naviguez-vous ?
nassau-ask-sail = { $seat }, où naviguez-vous à partir d’ici ?
nassau-ask-act = { $seat }, que faites-vous en zone { $zone } ?
nassau-ask-offer = { $seat }, faites-vous un échange avec le vieux loup de mer ?
nassau-ask-fight = { $seat }, comment attaquez-vous { $foe } ?
nassau-ask-dodge = { $seat }, une esquive : une caisse en moins, ou un rhum ?
nassau-ask-dice = { $seat }, combien de dés contre { $n ->
    [one] { $n } attaque
   *[other] { $n } attaques
} ?
nassau-ask-cat = { $seat }, le chat relance-t-il { $n ->
    [one] { $n } dé
   *[other] { $n } dés
} ?
nassau-ask-repel = { $seat }, quelles attaques repoussez-vous ?
nassau-ask-reward = { $seat }, prenez-vous la récompense plusieurs fois ?
nassau-ask-stop = { $seat }, quelle est votre prochaine escale ?
nassau-ask-hide = { $n ->
    [0] { $seat }, quelle marchandise cachez-vous ?
   *[other] { $seat }, cachez-vous encore une marchandise ?
}
nassau-ask-tell = { $seat }, quels récits racontez-vous ?
nassau-ask-turtle = { $seat }, que double votre tortue ?

## Réponses

nassau-do-walk = { $n ->
    [one] { $n } pirate
   *[other] { $n } pirates
} : { $either ->
    [yes] { $what } ou { $other }
   *[no] { $what }
}{ $spirit ->
    [yes] {" "}(avec le singe)
   *[no] {""}
}
nassau-do-barge = En barge, { $n ->
    [one] { $n } pirate
   *[other] { $n } pirates
} : { $either ->
    [yes] { $what } ou { $other }
   *[no] { $what }
}{ $spirit ->
    [yes] {" "}(avec le singe)
   *[no] {""}
}{ $points ->
    [yes] {" "}(2 points)
   *[no] {""}
}
nassau-do-barge-closed = En barge
nassau-do-relocate = Remettre le capitaine là, sans rien prendre ({ $either ->
    [yes] { $what } ou { $other }
   *[no] { $what }
}){ $spirit ->
    [yes] {" "}(avec le singe)
   *[no] {""}
}
nassau-do-pause = Pause pour un rhum{ $spirit ->
    [yes] {" "}(avec le singe)
   *[no] {""}
}
nassau-do-pass = Passer
nassau-left-town = Qui passe ne se déplace plus en ville durant cette manche
nassau-do-stop = Cela suffit
nassau-do-take = { $what }
nassau-do-table = Table { $table } : { $what }
nassau-do-animal = { $animal }
nassau-do-draw = { $pile ->
    [b] Pile B : il en reste { $left }
   *[arrr] Pile Arrr : il en reste { $left }
}
nassau-do-seat = Place { $place } : { $animal }
nassau-do-lose-weapon = { $weapon }
nassau-do-weapon = { $weapon }
nassau-do-keep = { $rat ->
    [yes] Avec le rat : { $what }
   *[no] { $what }
}
nassau-do-keep-form = Ce qui reste dans les cales
nassau-do-quay = { $zone } : { $what }
nassau-do-outpost-quay = Avant-poste de la zone { $zone } : { $what }
nassau-do-quay-kraken = Deux fois : { $what }
nassau-do-quay-plain = Une fois : { $what }
nassau-do-rat-rat = Le rat sert
nassau-do-rat-drop = Abandonner ce qui ne tient pas
nassau-do-bonus = { $what }{ $spirit ->
    [yes] {" "}(avec le singe)
   *[no] {""}
}
nassau-do-no-bonus = Pas de second bonus
nassau-do-feld = { $either ->
    [yes] { $what } ou { $other }
   *[no] { $what }
}
nassau-do-sail = { $stay ->
    [yes] Rester en zone { $zone }
   *[no] Vers la zone { $zone }
}{ $n ->
    [0] {""}
    [one] {" "}(1 pirate se couche)
   *[other] {" "}({ $n } pirates se couchent)
}
nassau-do-compass = { $lead ->
    [salt] Boussole : rejoindre le vieux loup de mer en zone { $zone }
   *[dutchman] Boussole : rejoindre le Hollandais en zone { $zone }
}{ $spirit ->
    [yes] {" "}(avec le singe)
   *[no] {""}
}
nassau-do-home = Rentrer
nassau-do-fight = Combattre { $foe }, force { $strength }
nassau-do-outpost = { $which ->
    [laid] Avant-poste, pirate couché : { $what }
   *[standing] Avant-poste, pirate debout : { $what }
}
nassau-do-tower = Tour de guet avec { $n ->
    [one] { $n } caisse
   *[other] { $n } caisses
}{ $laid ->
    [0] {""}
    [one] {" "}(en couchant 1 pirate)
   *[other] {" "}(en couchant { $laid } pirates)
}
nassau-do-post = Piller le comptoir : { $good }{ $laid ->
    [0] {""}
    [one] {" "}(en couchant 1 pirate)
   *[other] {" "}(en couchant { $laid } pirates)
}
nassau-do-salt = Le vieux loup de mer : 2 rhums et un récit
nassau-do-dutchman = Le Hollandais avec { $n ->
    [one] { $n } caisse
   *[other] { $n } caisses
}{ $laid ->
    [0] {""}
    [one] {" "}(en couchant 1 pirate)
   *[other] {" "}(en couchant { $laid } pirates)
}
nassau-do-tale = Piocher un récit
nassau-do-buy = Pour un doublon : { $what }{ $spirit ->
    [yes] {" "}(avec le singe)
   *[no] {""}
}
nassau-do-no-trade = Pas d’échange
nassau-do-fire = { $n ->
    [0] Aucune caisse
    [one] { $n } caisse
   *[other] { $n } caisses
}{ $laid ->
    [0] {""}
    [one] {" "}(en couchant 1 pirate)
   *[other] {" "}(en couchant { $laid } pirates)
}{ $bomb ->
    [yes] {" "}et une bombe
   *[no] {""}
}{ $crab ->
    [yes] {" "}avec le crabe
   *[no] {""}
}{ $monkey ->
    [yes] {" "}(le singe garde la bombe)
   *[no] {""}
}
nassau-do-dodge-crate = Retirer une caisse (il en reste { $left }){ $spirit ->
    [yes] {" "}(avec le singe)
   *[no] {""}
}
nassau-do-dodge-rum = Un rhum, { $left ->
    [one] { $left } caisse reste
   *[other] { $left } caisses restent
}{ $spirit ->
    [yes] {" "}(avec le singe)
   *[no] {""}
}
nassau-do-dice = { $n ->
    [one] { $n } dé
   *[other] { $n } dés
}{ $laid ->
    [0] {""}
    [one] {" "}(en couchant 1 pirate)
   *[other] {" "}(en couchant { $laid } pirates)
}
nassau-do-reroll-cat = Relancer { $n ->
    [one] { $n } dé
   *[other] { $n } dés
}
nassau-do-reroll-stop = En laisser { $n } ainsi
nassau-do-repel = { $what }
nassau-do-reward = { $n ->
    [one] Une fois : { $what }
    [2] Deux fois : { $what }
   *[other] Trois fois : { $what }
}{ $contract ->
    [yes] {" "}(contrat)
   *[no] {""}
}{ $lizard ->
    [yes] {" "}(lézard)
   *[no] {""}
}{ $monkey ->
    [yes] {" "}(singe)
   *[no] {""}
}
nassau-do-stop-skull = Île de la tête de mort : cacher
nassau-do-stop-camp = Île du feu de camp : raconter
nassau-do-stop-home = Port d’attache
nassau-do-hide = { $good } pour { $n ->
    [one] { $n } doublon
   *[other] { $n } doublons
}{ $fits ->
    [yes] , à sa place
   *[no] , au milieu
}{ $spirit ->
    [yes] {" "}(avec le singe)
   *[no] {""}
}
nassau-do-hidden = Cela suffit
nassau-do-tell = Pour { $rum ->
    [one] { $rum } rhum
   *[other] { $rum } rhums
} : { $cards }{ $doubled ->
    [yes] {" "}(perroquet : { $parrot })
   *[no] {""}
}{ $spirit ->
    [yes] {" "}(avec le singe)
   *[no] {""}
}
nassau-do-tell-form = Raconter des récits
nassau-do-turtle = { $what ->
    [crates] Caisses : { $n }
    [tales] Récits : { $n }
   *[points] Points : { $n }
}
nassau-do-no-turtle = Rien

## Pourquoi pas

nassau-barred-occupied = Il y a déjà du monde.
nassau-barred-pirates = Il faut { $need ->
    [one] un pirate
   *[other] { $need } pirates
} ; debout sur le pont : { $have }.
nassau-barred-barge = Pas d’aller et retour possible avec { $have ->
    [one] { $have } pirate
   *[other] { $have } pirates
} sur le pont.
nassau-barred-rum = Il n’y a pas de rhum.
nassau-barred-animal = Cinq animaux au plus, tous de sortes différentes.
nassau-barred-weapon = Cinq armes d’une sorte au plus.
nassau-barred-table = Il n’y a plus personne à cette table.
nassau-barred-quay = Un autre bateau pirate s’y trouve.
nassau-barred-far = Trop loin : { $n ->
    [0] on ne peut franchir aucune limite
    [one] une limite par tour
   *[other] { $n } limites par tour
}.
nassau-barred-compass = Il n’y a pas de boussole.
nassau-barred-shots = Pas assez : { $weapon } : { $weapons } ; marins et pirates : { $hands } ; caisses : { $crates }.
nassau-barred-outpost = Il est déjà pris.
nassau-barred-nobody = { $which ->
    [laid] Aucun pirate n’est couché sur le pont.
   *[standing] Aucun pirate n’est debout sur le pont.
}
nassau-barred-empty = Il n’y a pas de marchandise.
nassau-barred-post-weapons = Il faut deux { $weapon } ; il y en a { $have }.
nassau-barred-post-hands = Il faut deux marins ou pirates debout ; il y en a { $have }.
nassau-barred-rat = Le rat ne peut pas aider ici.
nassau-barred-new-good = La nouvelle marchandise reste à bord.
nassau-barred-room = Cela ne tient pas dans les cales.
nassau-barred-thrown = Il y a de la place pour davantage : on ne jette rien sans nécessité.
nassau-barred-past = Cette escale est passée.
nassau-barred-no-good = Il n’y a pas de marchandise à bord.
nassau-barred-doubloon = Il n’y a pas de doublon.
nassau-barred-no-tale = Il n’y a pas de récit en main.
nassau-barred-cards = Choisir des cartes de sa main, toutes différentes, dans l’ordre de leurs numéros.
nassau-barred-too-many = Le rhum suffit pour { $most ->
    [one] un récit
   *[other] { $most } récits
}.
nassau-barred-monkey = L’esprit de singe n’est pas prêt.
nassau-barred-parrot = Le perroquet double un des récits joués, s’il est prêt.

## Ce qui se passe

nassau-dealt = La ville et la mer sont en place.
nassau-starts = { $seat } prend le dauphin et commence.
nassau-turn = À { $seat } de jouer.
nassau-round = Manche { $round } sur { $of }.
nassau-walked = { $seat } remplit une allée avec { $n ->
    [one] { $n } pirate
   *[other] { $n } pirates
}.
nassau-barge = { $seat } prend la barge avec { $n ->
    [one] { $n } pirate
   *[other] { $n } pirates
}.
nassau-relocated = { $seat } ramène le capitaine coincé.
nassau-passed = { $forced ->
    [yes] { $seat } doit passer.
   *[no] { $seat } passe.
}
nassau-dolphin = { $seat } prend le dauphin.
nassau-moored = { $seat } s’amarre en zone { $zone }.
nassau-gained = { $seat } gagne { $what }.
nassau-gain-lost = { $seat } ne peut pas prendre { $what }.
nassau-lost = { $seat } perd { $what }.
nassau-paid = { $n ->
    [0] { $seat } paie avec l’esprit de singe
   *[other] { $seat } paie { $what }{ $spirit ->
    [yes] {" "}et l’esprit de singe un de plus
   *[no] {""}
}
}{ $why ->
    [barge] {" "}pour la barge
    [move] {" "}pour un déplacement de plus
    [pause] {" "}pour une pause
    [bonus] {" "}pour un second bonus
    [turn] {" "}pour le tour en mer
    [salt] {" "}au vieux loup de mer
    [dodge] {" "}pour laisser la caisse
    [reward] {" "}pour la récompense encore une fois
    [hide] {" "}pour cacher des marchandises
    [camp] {" "}au feu de camp
   *[none] {""}
}.
nassau-points = { $seat } marque { $n ->
    [one] { $n } point
   *[other] { $n } points
}{ $why ->
    [tower] {" "}pour la tour de guet
    [home] {" "}au port
    [tale] {" "}pour le récit
    [dutchman] {" "}pour le Hollandais volant
    [contest] {" "}pour les récits de la manche
   *[fight] {" "}pour le combat
} : { $was } + { $n } = { $now }.
nassau-points-lost = { $seat } perd { $n ->
    [one] { $n } point
   *[other] { $n } points
}{ $why ->
    [attack] {" "}à cause de l’attaque
    [silent] {" "}pour n’avoir rien raconté
   *[barge] {" "}pour la barge
} : { $was } − { $n } = { $now }.
nassau-hired = { $seat } engage le pirate de la table { $table }.
nassau-animal = { $seat } prend à bord { $animal }.
nassau-animal-used = { $seat } utilise { $animal ->
    [turtle] la tortue
    [crab] le crabe
    [cat] le chat
    [lizard] le lézard
    [kraken] le kraken
    [parrot] le perroquet
    [monkey] l’esprit de singe
   *[rat] le rat
}.
nassau-dropped = { $seat } abandonne { $what }.
nassau-rat-rests = { $seat } : le rat se repose.
nassau-display = De nouveaux animaux sont visibles.
nassau-shuffled = La pile { $pile ->
    [b] B
   *[arrr] Arrr
} est remélangée.
nassau-drew = { $seat } pioche un récit de la pile { $pile ->
    [b] B
   *[arrr] Arrr
}.
nassau-drew-card = Récit { $card } : « { $tale } ».
nassau-feld = { $seat } déplace le pion Feld.
nassau-sea = En mer : manche { $round }.
nassau-sailed = { $n ->
    [0] { $seat } navigue jusqu’à la zone { $zone }.
    [one] { $seat } navigue jusqu’à la zone { $zone } ; un pirate se couche.
   *[other] { $seat } navigue jusqu’à la zone { $zone } ; { $n } pirates se couchent.
}
nassau-steered = { $lead ->
    [salt] { $seat } rejoint à la boussole le vieux loup de mer en zone { $zone }.
   *[dutchman] { $seat } rejoint à la boussole le Hollandais en zone { $zone }.
}
nassau-homeward = { $forced ->
    [yes] { $seat } n’a plus de provision et rentre.
   *[no] { $seat } rentre.
}
nassau-outpost = { $seat } prend l’avant-poste de la zone { $zone }.
nassau-tower = { $seat } occupe une tour de guet en zone { $zone } avec { $n ->
    [one] { $n } caisse
   *[other] { $n } caisses
}.
nassau-traded = { $seat } prend { $good } au comptoir.
nassau-marked = { $seat } marque l’offrande.
nassau-fired-unneeded = { $bomb ->
    [yes] { $seat } attaque { $foe } à la bombe : aucun tir n’est nécessaire.
   *[no] { $seat } attaque { $foe } : aucun tir n’est nécessaire.
}
nassau-fired = { $n ->
    [0] { $seat } lance une bombe sur { $foe }.
    [one] { $seat } tire { $n } caisse sur { $foe }.
   *[other] { $seat } tire { $n } caisses sur { $foe }.
}
nassau-fired-dutchman = { $seat } tire { $n ->
    [one] { $n } caisse
   *[other] { $n } caisses
} sur le Hollandais volant.
nassau-token = { $seat } pioche { $token ->
    [dodge] une esquive
    [doubloon] une attaque visant un doublon
    [rum] une attaque visant un rhum
    [provision] une attaque visant une provision
    [crate] une attaque visant une caisse
    [weapon] une attaque visant une arme
    [sail] une attaque visant une voile
    [sailor] une attaque visant un marin
    [hold] une attaque visant une cale
   *[blank] un jeton vide
}.
nassau-attack = { $seat } subit { $token ->
    [dodge] une esquive
    [doubloon] une attaque visant un doublon
    [rum] une attaque visant un rhum
    [provision] une attaque visant une provision
    [crate] une attaque visant une caisse
    [weapon] une attaque visant une arme
    [sail] une attaque visant une voile
    [sailor] une attaque visant un marin
    [hold] une attaque visant une cale
   *[blank] un jeton vide
}.
nassau-dodged = Une esquive : { $seat } reprend une caisse.
nassau-told-dice = { $n ->
    [one] { $seat } lance le dé contre { $attacks ->
        [one] { $attacks } attaque
       *[other] { $attacks } attaques
    }. Que montre-t-il ?
   *[other] { $seat } lance { $n } dés contre { $attacks ->
        [one] { $attacks } attaque
       *[other] { $attacks } attaques
    }. Que montrent-ils ?
}
nassau-told-token = { $seat } pioche le jeton { $n } sur { $of }. Lequel est-ce ?
nassau-told-cat = { $n ->
    [one] { $seat } relance un dé grâce au chat. Que montre-t-il ?
   *[other] { $seat } relance { $n } dés grâce au chat. Que montrent-ils ?
}
nassau-rolled = { $seat } lance { $dice } : { $n ->
    [0] rien n’est repoussé
    [one] { $n } attaque peut être repoussée
   *[other] { $n } attaques peuvent être repoussées
}.
nassau-repelled = { $seat } repousse { $n ->
    [one] { $n } attaque
   *[other] { $n } attaques
}.
nassau-nothing-won = { $seat } n’inflige aucun dégât et ne gagne rien.
nassau-defeated = { $enough ->
    [yes] { $strength ->
        [0] { $seat } bat { $foe }, dont la force est tombée à 0.
       *[other] { $seat } bat { $foe } : { $n } contre une force de { $strength }.
    }
   *[no] { $seat } bat { $foe } d’un coup.
}
nassau-fight-over = { $seat } ne bat pas encore { $foe } : { $n } contre une force de { $strength }.
nassau-stopped = { $stop ->
    [skull] { $seat } fait escale sur l’île de la tête de mort.
    [camp] { $seat } fait escale sur l’île du feu de camp.
   *[home] { $seat } est au port.
}
nassau-hidden = { $fits ->
    [yes] { $seat } cache { $good } à sa place.
   *[no] { $seat } cache { $good } au milieu.
}
nassau-told = { $seat } raconte « { $tale } ».
nassau-joked = { $seat } raconte une mauvaise blague.
nassau-stood-up = Tous les pirates se relèvent, et ceux des allées reviennent.
nassau-contest = { $count ->
    [0] { $seat } n’a rien raconté cette manche.
   *[other] { $seat }, récits : { $value }, { $n ->
        [0] pas les meilleurs
       *[other] les meilleurs, pour { $n }
    }.
}
nassau-discarded = Les récits de la manche sont défaussés.
nassau-salt-moved = Le vieux loup de mer est maintenant en zone { $zone }, avec une autre offrande.
nassau-dutchman-moved = Le Hollandais volant est maintenant en zone { $zone }.
nassau-tile-settled = La tuile du Hollandais est réglée.
nassau-post = Le comptoir de la zone { $zone } a une nouvelle marchandise.
nassau-ready = Tout est prêt.
nassau-over = La quatrième manche est finie.

## Groupes de réponses

nassau-group-street = Se déplacer
nassau-group-barge = Barge
nassau-group-relocate = Ramener le capitaine
nassau-group-stay = Rester
nassau-group-take = Prendre
nassau-group-table = Taverne
nassau-group-animal = Animaux
nassau-group-draw = Récits
nassau-group-seat = Places
nassau-group-weapon = Armes
nassau-group-keep = Cales
nassau-group-quay = Quais
nassau-group-bonus = Bonus
nassau-group-space = Cases
nassau-group-sail = Naviguer
nassau-group-compass = Boussole
nassau-group-home = Rentrer
nassau-group-fight = Combattre
nassau-group-outpost = Avant-postes
nassau-group-tower = Tours de guet
nassau-group-post = Comptoirs
nassau-group-salt = Vieux loup de mer
nassau-group-dutchman = Hollandais volant
nassau-group-tale = Récit
nassau-group-buy = Offrande
nassau-group-fire = Attaque
nassau-group-dodge = Esquive
nassau-group-dice = Dés
nassau-group-repel = Repousser
nassau-group-reward = Récompense
nassau-group-stop = Escales
nassau-group-hide = Cacher
nassau-group-tell = Raconter
nassau-group-turtle = Tortue

## Options de la partie

nassau-option-dutchman = Le Hollandais volant
    .note = L’extension : un vaisseau fantôme que tous attaquent et que personne ne coule, avec le vieux loup de mer ou seul.
nassau-option-dutchman-without = Sans
nassau-option-dutchman-beside = Avec le vieux loup de mer
nassau-option-dutchman-alone = Seul
nassau-option-feld_pawn = Le pion Feld
    .note = Un pion dans les coins de la ville apporte un bonus à qui le rejoint.
nassau-option-layout = La ville
    .note = Comment sont posés les neuf quartiers.
nassau-option-layout-random = Mélangée
nassau-option-layout-first_game = Première partie
nassau-option-start = Qui commence
    .note = Tiré au sort, ou la place marquée.
nassau-option-start-drawn = Tiré au sort
nassau-option-town = La ville de ma boîte
    .note = Les quartiers tels qu’ils sont sur la table : tuile, face et sens, rangée par rangée.
nassau-option-town-house = Comme ci-dessus
nassau-option-town-own = Comme sur la table
