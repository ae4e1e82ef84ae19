### Nassau : outils pour la table

nassau-tool-tokens = Sac de combat
    .note = 25 jetons, tous remis après le combat. Le mélange est notre estimation : saisir celui de la boîte.
nassau-tool-tokens-copies = Jetons de ma boîte
nassau-tool-dice = Dés de combat
    .note = Chaque 3, 4, 5 ou 6 repousse un jeton d’attaque.
nassau-tool-goods = Sac de marchandises
    .note = 24 marchandises, quatre de chaque.
nassau-tool-animals = Animaux
    .note = 24 tuiles, trois de chaque ; trois sont visibles.
nassau-tool-salt = Vieux loup de mer
    .note = Ses tuiles, les offrandes, le Hollandais : une par manche.
nassau-tool-offerings = Offrandes
    .note = Quatre des huit tuiles maison, une par manche.
nassau-tool-dutchman = Hollandais volant
    .note = Quatre tuiles sur huit, une par manche. Leurs points sont notre estimation : vérifier dans la boîte.
nassau-tool-weapons = Armes du Hollandais
    .note = Quatre sur cinq, une au-dessus de chaque tuile.
nassau-tool-offering-1 = 1 bombe, 2 provisions ou 1 harpon
nassau-tool-offering-2 = 1 contrat, 3 caisses ou 1 canon
nassau-tool-offering-3 = 1 boussole, 3 récits ou 1 sabre
nassau-tool-offering-4 = 1 bombe, 1 voile ou 3 récits
nassau-tool-offering-5 = 1 contrat, 1 marin ou 2 provisions
nassau-tool-offering-6 = 1 boussole, 1 cale ou 3 caisses
nassau-tool-offering-7 = 1 bombe, 1 pirate de taverne ou 1 pistolet
nassau-tool-offering-8 = 1 contrat, 1 animal ou 1 crochet
nassau-tool-choice-pistol = pistolet
nassau-tool-choice-sabre = sabre
nassau-tool-choice-cannon = canon
nassau-tool-choice-hook = crochet
nassau-tool-choice-harpoon = harpon
nassau-tool-choice-tobacco = tabac
nassau-tool-choice-sugar = canne à sucre
nassau-tool-choice-silver = argent
nassau-tool-choice-spice = épices
nassau-tool-choice-emerald = émeraudes
nassau-tool-choice-sapphire = saphirs
nassau-tool-choice-rat = rat
nassau-tool-choice-turtle = tortue
nassau-tool-choice-crab = crabe
nassau-tool-choice-cat = chat
nassau-tool-choice-lizard = lézard
nassau-tool-choice-kraken = kraken
nassau-tool-choice-parrot = perroquet
nassau-tool-choice-monkey = esprit de singe
nassau-tool-choice-blank = vide
nassau-tool-choice-dodge = esquive
nassau-tool-choice-weapon = attaque : une arme
nassau-tool-choice-sail = attaque : une voile
nassau-tool-choice-sailor = attaque : un marin
nassau-tool-choice-hold = attaque : une cale
nassau-tool-choice-doubloon = attaque : un doublon
nassau-tool-choice-rum = attaque : un rhum
nassau-tool-choice-provision = attaque : une provision
nassau-tool-choice-crate = attaque : une caisse

nassau-tool-fight = Combat
    .note = Caisses, jetons, dés et risque.
nassau-tool-holds = Rangement des cales
    .note = La cargaison tient-elle ?
nassau-tool-round = Manche
    .note = Ce que comporte chaque phase, dans l’ordre.
nassau-tool-tales = Récits de marin
    .note = Lesquels peut-on raconter ? Les points sont notre estimation.

nassau-tool-field-rum = Rhum
nassau-tool-field-hand = Récits en main
nassau-tool-field-strength = Force imprimée
nassau-tool-field-damage = Caisses dessus, de tous les joueurs
nassau-tool-field-weapons = Armes de sa sorte, l’imprimée comprise
nassau-tool-field-sails = Voiles, celle au pavillon comprise
nassau-tool-field-sailors = Marins, premier compris
nassau-tool-field-pirates = Pirates debout sur le pont
nassau-tool-field-crates = Caisses en cale
nassau-tool-field-bomb = Bombe
nassau-tool-field-crab = Crabe
nassau-tool-field-cat = Chat
nassau-tool-field-provisions = Provisions
nassau-tool-field-goods = Marchandises
nassau-tool-field-open_holds = Cales ouvertes
nassau-tool-field-rat = Rat actif
nassau-tool-field-phase = Phase
nassau-tool-field-dutchman = Avec le Hollandais volant
nassau-tool-field-corner = Coin
nassau-tool-field-start_there = La tuile de départ est au sud-ouest
nassau-tool-field-bonus = Premier bonus
nassau-tool-field-doubloon = Un doublon à payer
nassau-tool-choice-none = aucun
nassau-tool-choice-begin = mise en place
nassau-tool-choice-southwest = sud-ouest
nassau-tool-choice-northwest = nord-ouest
nassau-tool-choice-northeast = nord-est
nassau-tool-choice-southeast = sud-est
nassau-tool-field-card = Numéro de la carte
nassau-tool-field-doubloons = Doublons
nassau-tool-field-standing_pirates = Pirates debout sur le pont
nassau-tool-field-outposts = Avant-postes
nassau-tool-field-crates_in_holds = Caisses en cale
nassau-tool-field-pistol = Pistolets, l’imprimé compris
nassau-tool-field-sabre = Sabres, l’imprimé compris
nassau-tool-field-cannon = Canons, l’imprimé compris
nassau-tool-field-hook = Crochets, l’imprimé compris
nassau-tool-field-harpoon = Harpons, l’imprimé compris
nassau-tool-field-animal_rat = Rat
nassau-tool-field-animal_turtle = Tortue
nassau-tool-field-animal_crab = Crabe
nassau-tool-field-animal_cat = Chat
nassau-tool-field-animal_lizard = Lézard
nassau-tool-field-animal_kraken = Kraken (animal)
nassau-tool-field-animal_parrot = Perroquet
nassau-tool-field-animal_monkey = Esprit de singe
nassau-tool-field-tobacco = Tabac en cale
nassau-tool-field-hidden_tobacco = Tabac dans la cachette
nassau-tool-field-sugar = Canne à sucre en cale
nassau-tool-field-hidden_sugar = Canne à sucre dans la cachette
nassau-tool-field-silver = Argent en cale
nassau-tool-field-hidden_silver = Argent dans la cachette
nassau-tool-field-spice = Épices en cale
nassau-tool-field-hidden_spice = Épices dans la cachette
nassau-tool-field-emerald = Émeraudes en cale
nassau-tool-field-hidden_emerald = Émeraudes dans la cachette
nassau-tool-field-sapphire = Saphirs en cale
nassau-tool-field-hidden_sapphire = Saphirs dans la cachette
nassau-tool-field-defeated_kraken = Krakens vaincus
nassau-tool-field-defeated_fortress = Forteresses vaincues
nassau-tool-field-defeated_ship = Navires vaincus
nassau-tool-field-defeated_treasure = Îles au trésor vaincues
nassau-tool-field-defeated_rival = Pirates rivaux vaincus
nassau-tool-choice-fortress = forteresses
nassau-tool-choice-ship = navires
nassau-tool-choice-treasure = îles au trésor
nassau-tool-choice-rival = pirates rivaux
nassau-tool-choice-town = Nassau
nassau-tool-choice-sea = En mer
nassau-tool-choice-home = Retour
nassau-tool-choice-ready = Préparation

nassau-tool-campfire-first = Dépenser d’abord le rhum : il ne compte plus pour un récit qui en demande.
nassau-tool-fight-at-once = Vaincu aussitôt : on ne tire aucun jeton.
nassau-tool-fight-none = Pas de combat : il faut une arme de sa sorte, un marin ou un pirate debout, et une caisse.
nassau-tool-fight-dice = Défense : { $base } dés, avec des pirates jusqu’à { $most } ; chaque 3 ou plus repousse une attaque.
nassau-tool-fight-risk = Avec tous les dés, environ { $whole },{ $part } pertes en moyenne (sac selon notre estimation).
nassau-tool-fight-gain = S’il y reste une de vos caisses ou une de vos bombes : ses points et sa récompense, vaincu ou non.
nassau-tool-holds-fit = Tout tient : { $need } cales sur { $holds }, { $left } libres.
nassau-tool-holds-full = Cela ne tient pas : { $need } charges pour { $holds } cales.
nassau-tool-holds-drop-crates = { $count ->
    [one] { $count } caisse de moins, et tout tient.
   *[other] { $count } caisses de moins, et tout tient.
}
nassau-tool-holds-drop-provisions = { $count ->
    [one] { $count } provision de moins, et tout tient.
   *[other] { $count } provisions de moins, et tout tient.
}
nassau-tool-holds-drop-goods = { $count ->
    [one] { $count } marchandise de moins, et tout tient.
   *[other] { $count } marchandises de moins, et tout tient.
}
nassau-tool-feld = Pion Feld
    .note = Son bonus et son prochain coin.
nassau-tool-feld-begins = Poser le pion sur une case, tirée au sort, de la tuile de ce coin.
nassau-tool-feld-bonus = Le capitaine est arrivé sur sa case : une provision, un rhum ou une caisse.
nassau-tool-feld-second = Pour un doublon, un autre bonus en plus.
nassau-tool-feld-no-second = Sans doublon, pas de second bonus.
nassau-tool-feld-next = Poser ensuite le pion sur une case au choix de la tuile du coin suivant, dans le sens des aiguilles d’une montre : { $corner ->
    [northwest] nord-ouest
    [northeast] nord-est
    [southeast] sud-est
   *[southwest] sud-ouest
}.
nassau-tool-round-town-move = Se déplacer : un pirate sur chaque section d’une allée libre ; prendre l’équipement. Ou faire une pause, ou passer.
nassau-tool-round-town-extra = Pour un doublon, un déplacement de plus, une fois par tour.
nassau-tool-round-town-pause = Pour un rhum, une pause.
nassau-tool-round-town-pass = Passer : le bateau pirate va à un quai libre, avec 2 provisions.
nassau-tool-round-town-dolphin = Le premier à passer prend le dauphin et commence en mer.
nassau-tool-round-sea-provision = Agir : rendre une provision, naviguer, faire une action.
nassau-tool-round-sea-kraken = Un kraken dans une zone arrête le bateau pirate qui y entre.
nassau-tool-round-sea-action = Une action est obligatoire ; piocher un récit est toujours possible.
nassau-tool-round-sea-pass = Sans provision : passer, et le retour commence aussitôt.
nassau-tool-round-home-order = Île de la tête de mort, île du feu de camp, port d’attache : une escale par tour ; les deux premières sont facultatives.
nassau-tool-round-home-port = Au port : une caisse par avant-poste, un récit par adversaire portant vos caisses, 2 points par tour de guet.
nassau-tool-round-home-dolphin = Le premier rentré prend le dauphin et commence la manche suivante.
nassau-tool-round-ready-dutchman = Hollandais volant : qui a le plus de caisses sur la tuile en marque les points ; une de ses caisses va dessous, toutes les autres au dernier quai.
nassau-tool-round-ready-pirates = Relever les pirates ; ceux des allées rentrent.
nassau-tool-round-ready-animals = Retourner les animaux utilisés.
nassau-tool-round-ready-contest = Récits de la manche : le meilleur total rapporte 5, à chacun en cas d’égalité.
nassau-tool-round-ready-none = Aucun récit dans la manche : perdre 5.
nassau-tool-round-ready-discard = Défausser les récits joués.
nassau-tool-round-ready-display = Trois nouveaux animaux.
nassau-tool-round-ready-salt = La tuile suivante du vieux loup de mer et l’offrande suivante.
nassau-tool-round-ready-posts = Regarnir les comptoirs vides en tirant du sac.
nassau-tool-round-ready-next = Qui a le dauphin commence ; on règle d’abord le rat.

nassau-tool-tale-sails = Voiles, celle au pavillon comprise : { $min } ou plus
nassau-tool-tale-sailors = Marins, premier compris, sans les pirates : { $min } ou plus
nassau-tool-tale-provisions = Provisions en cale : { $min } ou plus
nassau-tool-tale-rum = Rhum : { $min } ou plus
nassau-tool-tale-doubloons = Doublons : { $min } ou plus
nassau-tool-tale-crates_in_holds = Caisses en cale : { $min } ou plus
nassau-tool-tale-open_holds = Cales ouvertes : { $min } ou plus
nassau-tool-tale-standing_pirates = Pirates debout sur le pont : { $min } ou plus
nassau-tool-tale-outposts = Avant-postes : { $min } ou plus
nassau-tool-tale-weapons = Armes ({ $what }), l’imprimée comprise : { $min } ou plus
nassau-tool-tale-weapons_any_type = Armes d’une même sorte, l’imprimée comprise : { $min } ou plus
nassau-tool-tale-most_weapons = Personne n’a plus d’armes de cette sorte ({ $what }) ; l’égalité suffit.
nassau-tool-tale-animal = L’animal est à vous, utilisé ou non : { $what }
nassau-tool-tale-animals = Animaux : { $min } ou plus
nassau-tool-tale-good = En cale ou dans la cachette ({ $what }) : { $min } ou plus
nassau-tool-tale-two_different_goods = Exactement deux marchandises en cale, de deux sortes
nassau-tool-tale-defeated = Vaincus ({ $what }) : { $min } ou plus
nassau-tool-tale-opponents_with_own_crates = Adversaires portant exactement { $exact } de vos caisses : { $min } ou plus
nassau-tool-tale-opponents_with_own_crates-strong = Adversaires de force { $strength } portant exactement { $exact } de vos caisses : { $min } ou plus
nassau-tool-tale-towers_with_own_crates-exactly = Tours de guet portant exactement { $exact } de vos caisses : { $min } ou plus
nassau-tool-tale-towers_with_own_crates-at-least = Tours de guet portant { $at_least } de vos caisses ou plus : { $min } ou plus
nassau-tool-tale-towers_exact_set = Trois tours de guet portant exactement 1, exactement 2 et exactement 3 de vos caisses
nassau-tool-tale-zone_clear = Plus aucun adversaire dans la zone { $zone }.
nassau-tool-tale-score_first = Personne n’a plus de points.
nassau-tool-tale-score_last = Personne n’a moins de points.

nassau-tool-tales-able = { $count } sur { $of } peuvent être racontés : { $points } points selon notre estimation.
nassau-tool-tales-none = Aucun de vos { $of } récits n’est vrai à présent ; en mauvaise blague, chacun rapporte 1 point.
nassau-tool-tales-rum = { $rum ->
    [one] { $rum } rhum
   *[other] { $rum } rhums
} pour les raconter : trois récits par rhum.
nassau-tool-field-opponents_one = Adversaires portant exactement une de mes caisses
nassau-tool-field-opponents_one_strong = Parmi eux, adversaires de force 5
nassau-tool-field-towers_1 = Tours avec exactement 1 de mes caisses
nassau-tool-field-towers_2 = Tours avec exactement 2 de mes caisses
nassau-tool-field-towers_3 = Tours avec exactement 3 de mes caisses
nassau-tool-field-towers_4 = Tours avec exactement 4 de mes caisses
nassau-tool-field-towers_5 = Tours avec exactement 5 de mes caisses
nassau-tool-field-towers_6 = Tours avec 6 de mes caisses ou plus
nassau-tool-field-most_pistol = Personne n’a plus de pistolets
nassau-tool-field-most_sabre = Personne n’a plus de sabres
nassau-tool-field-most_cannon = Personne n’a plus de canons
nassau-tool-field-most_hook = Personne n’a plus de crochets
nassau-tool-field-most_harpoon = Personne n’a plus de harpons
nassau-tool-field-clear_E = Plus aucun adversaire en zone E
nassau-tool-field-clear_I = Plus aucun adversaire en zone I
nassau-tool-field-score_first = Personne n’a plus de points
nassau-tool-field-score_last = Personne n’a moins de points
nassau-tool-tales-all = { $count } des { $of } récits sont vrais à présent.

nassau-tool-settle = Ce qui passe
    .note = Jetons et dés d’un combat.
nassau-tool-field-fired = Caisses tirées
nassau-tool-field-dodged = Rhum contre les esquives
nassau-tool-field-tokens = Jetons
nassau-tool-field-token = Jeton
nassau-tool-field-dice = Dés
nassau-tool-field-die = Dé
nassau-tool-lose-doubloon = un doublon
nassau-tool-lose-rum = un rhum
nassau-tool-lose-provision = une provision
nassau-tool-lose-crate = une caisse d’une cale
nassau-tool-lose-weapon = une arme (pas une imprimée)
nassau-tool-lose-sail = une voile (pas celle au pavillon)
nassau-tool-lose-sailor = un marin (pas le premier)
nassau-tool-lose-hold = une cale ajoutée
nassau-tool-settle-draw = { $count ->
    [one] Tirer un jeton.
   *[other] Tirer { $count } jetons.
}
nassau-tool-settle-too-many = { $count } jetons pour une force de { $strength } : en retirer.
nassau-tool-settle-dodge = { $count ->
    [one] Une esquive ; caisses de ce combat encore là : { $left }.
   *[other] { $count } esquives ; caisses de ce combat encore là : { $left }.
}
nassau-tool-settle-roll = { $count ->
    [one] Une attaque : lancer la défense.
   *[other] { $count } attaques : lancer la défense.
}
nassau-tool-settle-quiet = Aucune attaque n’est sortie.
nassau-tool-settle-repelled = { $of ->
    [one] L’attaque est repoussée.
   *[other] Les { $of } attaques sont repoussées.
}
nassau-tool-settle-through = Repoussées : { $back } sur { $of } ; il en passe { $through }.
nassau-tool-settle-choose = Vous choisissez lesquelles repousser ; vous perdez { $count } de ces choses : { $what }.
nassau-tool-settle-lose = Vous perdez { $what }.
nassau-tool-settle-points = { $points } points pour chaque chose que vous n’avez pas.
nassau-tool-settle-defeated = { $damage } dégâts contre une force de { $strength } : vaincu. La tuile est à vous, avec ses points et sa récompense.
nassau-tool-settle-wounded = { $damage } dégâts contre une force de { $strength } : il tient, et vos caisses restent dessus. Ses points et sa récompense sont à vous.
nassau-tool-settle-nothing = Il ne reste aucun de vos dégâts : ni points, ni récompense.

nassau-tool-setup = Mise en place
    .note = La ville et la mer, tirées au sort.
nassau-tool-field-players = Joueurs
nassau-tool-field-layout = Ville
nassau-tool-field-old_salt = Avec le vieux loup de mer
nassau-tool-field-seed = Nombre
nassau-tool-choice-random = mélangée
nassau-tool-choice-first_game = première partie
nassau-tool-gain-sailor = un marin
nassau-tool-gain-sail = une voile
nassau-tool-gain-animal = un animal
nassau-tool-setup-town = Neuf tuiles en carré ; le repère montre où pointe le haut de chaque tuile.
nassau-tool-setup-foes = { $count } adversaires à { $players } joueurs. Leurs emplacements sont notre estimation : vérifier dans la boîte.
nassau-tool-setup-posts = Avant-postes, tours de guet et comptoirs, zone par zone ; tous servent.
nassau-tool-setup-goods = Une marchandise de chaque sorte sur les comptoirs proches, puis n’importe lesquelles au loin.
nassau-tool-setup-dutchman = Les tuiles du Hollandais sont face cachée ; la première est retournée. Les armes sont visibles.
nassau-tool-fight-wins = { $most ->
    [one] Une caisse peut être tirée
   *[other] Jusqu’à { $most } caisses peuvent être tirées
} ; { $need ->
    [one] une suffit
   *[other] { $need } suffisent
}{ $laid ->
    [0] , sans coucher de pirate
    [one] , en couchant un pirate
   *[other] , en couchant { $laid } pirates
}.
nassau-tool-fight-wounds = { $most ->
    [one] Une seule caisse peut être tirée
   *[other] Seules { $most } caisses peuvent être tirées
}, il en faudrait { $need } ; { $laid ->
    [0] aucun pirate couché
    [one] un pirate couché
   *[other] { $laid } pirates couchés
}.
nassau-tool-fight-tokens = { $count ->
    [one] Tirer un jeton
   *[other] Tirer { $count } jetons
}. Une esquive renvoie une caisse de ce combat, ou coûte un rhum.

nassau-tool-range = Rayon d’action
    .note = Quelles zones, et à quel prix ?
nassau-tool-field-zone = Zone
nassau-tool-field-krakens = Krakens
nassau-tool-range-none = Sans provision, le bateau pirate doit passer.
nassau-tool-range-sets = { $most ->
    [one] Une zone
   *[other] { $most } zones
} par tour, une par voile avec son marin.
nassau-tool-range-laid = Zones par tour : { $free }, ou jusqu’à { $most } en couchant des pirates.
nassau-tool-range-kraken = Dès que le bateau pirate entre dans la zone d’un kraken, sa navigation du tour s’arrête.

nassau-tool-hideout = Cachette
    .note = Ce qui est caché, et quoi cacher ensuite.
nassau-tool-field-hideout = Cachette
nassau-tool-field-slots = Places
nassau-tool-field-good = Marchandise
nassau-tool-field-value = Valeur
nassau-tool-field-filled = Places remplies
nassau-tool-field-centre = Au milieu
nassau-tool-field-hold = Marchandises en cale
nassau-tool-hideout-now = { $value } × { $count } marchandises : { $points } points.
nassau-tool-hideout-poor = Cacher une marchandise coûte { $cost } doublon.
nassau-tool-hideout-best = Au mieux, dans cet ordre, pour { $cost } : { $what }. Cela rapporte { $gain } points.
nassau-tool-hideout-early = Ce qui n’a pas encore sa place va au milieu et y reste.
