# L’écran de jeu de Nassau sans ses deux cartes : images, réponses, combats, cales, récits, fiches, partie guidée.

play-nassau-progress-town = Manche { $round } sur 4, en ville
play-nassau-progress-sea = Manche { $round } sur 4, en mer
play-nassau-part-round = Manche { $round }
play-nassau-part-sea = Au large
play-nassau-part-ready = Prêts pour la manche suivante
play-nassau-part-turn = { $seat }
play-nassau-totals = Points
play-nassau-total = { $seat } : { $total ->
    [one] { $total } point
   *[other] { $total } points
}
play-nassau-fortunes = Les fortunes, phase par phase
play-nassau-lead = { $when ->
    [first] { $winner } mène depuis le premier déplacement.
    [last] { $winner } prend la tête tout à la fin.
   *[since] { $winner } prend la tête pour de bon à la phase { $at }.
}
play-nassau-score-track = Piste de score
play-nassau-score-towers = Tours de guet
play-nassau-score-opponents = Adversaires
play-nassau-score-goods = Cachette
play-nassau-score-weapons = Armes
play-nassau-score-companions = Compagnons
play-nassau-score-cargo = Cargaison
play-nassau-score-dutchman = Hollandais volant

## Images

play-nassau-pictures = Ce qui est montré
play-nassau-picture-town = Ville
play-nassau-picture-sea = Mer
play-nassau-picture-ship = Navire
play-nassau-stand-there = Se mettre là
play-nassau-takes-nothing = sans rien prendre
play-nassau-picture-tales = Récits
play-nassau-no-tales = Aucun récit en main.
play-nassau-ship-of = Le navire { DE($seat) }
play-nassau-seat = Place { $place } : { $sailor ->
    [yes] un marin
   *[no] personne
}{ $beast ->
    [yes] , avec { $animal }
    [tired] , avec { $animal }, qui a déjà servi
   *[no] {""}
}
play-nassau-hand = Récits en main : { $n }
play-nassau-hideout = Cachette
play-nassau-filled = rempli
play-nassau-middle = Au milieu :
play-nassau-tavern = Encore à la taverne
play-nassau-defeated = Vaincus
play-nassau-coast = Sur la côte
play-nassau-told = Racontés cette manche
play-nassau-standing = { $n ->
    [one] { $n } pirate debout sur le pont
   *[other] { $n } pirates debout sur le pont
}{ $laid ->
    [0] {""}
    [one] , { $laid } couché
   *[other] , { $laid } couchés
}
play-nassau-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

## Animaux

play-nassau-animal-rat = Toute une manche : deux chargements différents partagent une cale.
play-nassau-animal-turtle = Au port d’attache : un bonus compte double.
play-nassau-animal-crab = Avant un combat : l’adversaire a 1 de force en moins.
play-nassau-animal-cat = Au combat : les dés manqués sont relancés une fois.
play-nassau-animal-lizard = Après un combat : la récompense une fois de plus.
play-nassau-animal-kraken = À un quai du port : son bonus deux fois.
play-nassau-animal-parrot = Au feu de camp : un récit compte double.
play-nassau-animal-monkey = Garde une chose que vous dépenseriez.

## En mer

play-nassau-far = Trop loin
play-nassau-stay = ici
play-nassau-only-tale = On ne peut qu’y piocher un récit
play-nassau-unused = { $n ->
    [one] { $n } provision est gardée pour la manche suivante.
   *[other] { $n } provisions sont gardées pour la manche suivante.
}
play-nassau-prize = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
play-nassau-shots = tirs : { $n } sur { $need }
play-nassau-risk = { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
} ; { play-nassau-through }
play-nassau-full = Les cales sont pleines : il faudra laisser quelque chose.
play-nassau-frees = { $seat } reprend { $n ->
    [one] { $n } caisse
   *[other] { $n } caisses
} et marque 2 points

## Un combat

play-nassau-fray = Combat { DE($seat) }
play-nassau-strength = force { $n }
play-nassau-hits = points, gain
play-nassau-downs = tuile
play-nassau-through = attaques qui passent : { $mean } en moyenne
play-nassau-odds = Points et récompense { $hit }, sa tuile { $down }, { play-nassau-through }
play-nassau-at-once = Vaincu aussitôt
play-nassau-with-rum = { $n ->
    [one] Compté avec votre rhum, qui peut arrêter une esquive.
   *[other] Compté avec vos { $n } rhums, dont chacun peut arrêter une esquive.
}
play-nassau-still-down = Il en reste assez pour le vaincre.
play-nassau-still-hit = Il en reste assez pour les points et la récompense.
play-nassau-in-vain = Le combat ne rapporte alors rien.

## Cales

play-nassau-room = { $n } cales sur { $of }
play-nassau-less = Un de moins
play-nassau-more = Un de plus
play-nassau-must = reste : elle vient d’être prise
play-nassau-use-rat = Avec le rat, cette manche
play-nassau-rat-works = Le rat sert : deux sortes partagent une cale.
play-nassau-keep-so = Garder ceci
play-nassau-samples = Réponses toutes prêtes

## Récits

play-nassau-own-hand = Vos récits
play-nassau-met = vrai
play-nassau-near = presque vrai
play-nassau-unmet = pas vrai
play-nassau-would-score = { $n ->
    [one] en tout { $n } point
   *[other] en tout { $n } points
}
play-nassau-joke-note = Un récit qui n’est pas vrai est une mauvaise blague : 1 point. Trois récits par rhum.
play-nassau-parrot = Le perroquet double « { $tale } »
play-nassau-use-monkey = L’esprit de singe garde un rhum
play-nassau-tell-them = { $n ->
    [0] Choisir des récits
    [one] Raconter { $n } récit
   *[other] Raconter { $n } récits
}

## La première partie guidée

play-learn-nassau-goal = Tous déplacent le même capitaine. Prenez ce que montre la case où il va.
play-learn-nassau-goal-more = Combats, récits, tours, marchandises et équipage font des points. Quatre manches, puis on compte.
play-learn-nassau-walk = Une allée prend un pirate par section. Ils y restent, et personne n’y repasse.
play-learn-nassau-walk-more = Gardez-en sur le pont : en mer, ils naviguent, tirent et défendent le navire.
play-learn-nassau-either = Cette case offre deux choses. Prenez-en une.
play-learn-nassau-either-more = Les armes gagnent les combats, les caisses sont des tirs, les provisions des tours en mer.
play-learn-nassau-extra = Pour un doublon, un déplacement de plus dans le même tour.
play-learn-nassau-extra-more = Une fois par tour. Vous pouvez aussi garder le doublon.
play-learn-nassau-animal = Chaque animal a un pouvoir, une fois par manche, s’il a un marin à sa place.
play-learn-nassau-animal-more = Un marin et un animal font une paire : 8 points à la fin.
play-learn-nassau-pile = Les récits Arrr sont plus faciles, les B rapportent plus.
play-learn-nassau-pile-more = On les raconte au feu de camp, si ce qu’ils disent est vrai.
play-learn-nassau-table = Cinq pirates de plus attendent à la taverne, chacun avec un cadeau.
play-learn-nassau-table-more = Celui que vous engagez est aussitôt debout sur le pont.
play-learn-nassau-keep = Une cale prend 4 caisses, 3 provisions ou 1 marchandise. Le reste est perdu.
play-learn-nassau-keep-more = On peut toujours ranger autrement ; seules les sommes comptent.
play-learn-nassau-quay = Votre bateau pirate va à un quai : 2 provisions et son bonus.
play-learn-nassau-quay-more = Qui passe en premier a le choix, et commence en mer.
play-learn-nassau-sea = Chaque tour en mer coûte une provision : naviguez, puis agissez sur place.
play-learn-nassau-sea-more = Chaque limite prend une voile et un marin, ou un pirate qui se couche. Un kraken vous arrête.
play-learn-nassau-act = Une action : combattre, tenir la côte, piller un comptoir ou piocher un récit.
play-learn-nassau-act-more = Avant-postes, tours et caisses sur les adversaires rapportent encore à chaque retour.
play-learn-nassau-fight = Tirez des caisses : pas plus que vous n’avez d’armes et de bras.
play-learn-nassau-fight-more = Sa force dit combien de jetons on pioche. Une caisse qui reste rapporte points et récompense. Assez de dégâts, et la tuile est à vous.
play-learn-nassau-dodge = Il esquive : une caisse revient, sauf si vous donnez un rhum.
play-learn-nassau-dodge-more = Sans caisse sur lui, le combat ne rapporte rien.
play-learn-nassau-dice = Une voile et un marin font un dé. De 3 à 6, un dé repousse une attaque.
play-learn-nassau-dice-more = Couchez des pirates pour avoir plus de dés.
play-learn-nassau-stop = Le retour a trois escales. On peut sauter les îles.
play-learn-nassau-stop-more = L’île de la tête de mort cache des marchandises contre des doublons ; au feu de camp, le rhum paie les récits.
play-learn-nassau-hide = Une marchandise de la couleur de la prochaine place vaut le nombre imprimé.
play-learn-nassau-hide-more = Toute autre va au milieu : elle compte comme marchandise, mais sans valeur.
play-learn-nassau-tell = Trois récits par rhum. Les verts sont vrais maintenant.
play-learn-nassau-tell-more = Les meilleurs récits de la manche gagnent 5 points ; qui n’en raconte aucun en perd 5.
play-learn-nassau-pass = Il reste peu de pirates. Passez, et choisissez un quai.
play-learn-nassau-pass-more = Les autres continuent sans vous.
play-learn-nassau-round = Vos pirates sont revenus des allées. Le capitaine reste où il est.
play-learn-nassau-round-more = Les comptoirs vides ont de nouvelles marchandises, et le vieux loup de mer a bougé.
