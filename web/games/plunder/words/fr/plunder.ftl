# L’écran de jeu de Plunder : la carte, le tour, les marchés, les fiches, la partie guidée.

play-plunder-progress = Manche { $round } · objectif { $target } points
play-plunder-progress-last = Manche { $round }, la dernière
play-plunder-totals = Points de butin
play-plunder-total = { $seat } : { $total } points
play-plunder-fortunes = Fortunes, point par point
play-plunder-part-turn = { $seat }
play-plunder-score-ships = Navires
play-plunder-score-islands = Îles
play-plunder-score-cards = Cartes de points
play-plunder-chart = La carte
play-plunder-wind = Du vent pour { $n ->
    [one] encore une case
   *[other] encore { $n } cases
}
play-plunder-square = { $kind ->
    [port] { $square }, un port de { $island }
   *[sea] { $square }, pleine mer
}
play-plunder-island-resource = { $island }, { $skulls ->
    [one] un crâne
   *[other] { $skulls } crânes
}{ $held ->
    [yes] , drapeau de { $who }
   *[no] , à personne
}{ $shut ->
    [yes] , fermée par la tempête
   *[no] {""}
}
play-plunder-island-merchant = { $island }, île marchande : deux cartes contre une, et l’on y traite avec tous
play-plunder-island-plain = { $island }, simple rocher
play-plunder-ship = Navire de { $seat } en { $square } : { $lives ->
    [one] une vie
   *[other] { $lives } vies
}, { $cannons ->
    [0] sans canon
    [one] un canon
   *[other] { $cannons } canons
}, { $masts ->
    [0] sans mât de plus
    [one] un mât de plus
   *[other] { $masts } mâts de plus
}
play-plunder-mark = Un X en { $square } : un trésor
play-plunder-storm = La tempête autour de { $square } : { $n } cartes pour y entrer ou en sortir
play-plunder-hand-size = { $n ->
    [0] Aucune carte en main
    [one] Une carte en main
   *[other] { $n } cartes en main
}
play-plunder-own-hand = Votre main
play-plunder-lead = { $when ->
    [first] { $winner } a mené depuis le premier tour.
    [last] { $winner } a pris la tête tout à la fin.
   *[since] { $winner } a pris la tête pour de bon au tour { $at }.
}

## Le tour

play-plunder-gain-mark = un X à portée
play-plunder-gain-target = de quoi attaquer à portée
play-plunder-gain-trade = commerce avec { $seat }
play-plunder-reaches = { $n ->
    [one] encore une case
   *[other] encore { $n } cases
}
play-plunder-way = à { $n ->
    [one] { $n } case
   *[other] { $n } cases
}{ $toll ->
    [0] {""}
   *[other] , péage { $toll } cartes
}
play-plunder-launch = Un nouveau navire en
play-plunder-merchant = Deux cartes contre une chez le marchand
play-plunder-odds = { $percent } % de chances ({ $own } contre { $their })

## Les marchés

play-plunder-give = Vous donnez
play-plunder-get = Vous recevez
play-plunder-give-what = À donner, sur { $what }
play-plunder-get-what = À recevoir, on y sait : { $what }
play-plunder-less = { $what } : une de moins
play-plunder-more = { $what } : une de plus
play-plunder-knows = en a { $n }
play-plunder-samples = Ou d’un seul geste
play-plunder-offer = Proposer
play-plunder-call = Proposer à tous
play-plunder-demand = Exiger
play-plunder-counter = Proposer plutôt
play-plunder-bribe = Offrir pour la paix

## La partie guidée

play-learn-plunder-island = Chaque île donne une carte par tour. Choisissez la première : votre navire part de son port.
play-learn-plunder-island-more = Navires, îles et cartes de points valent un point chacun. Le premier à l’objectif a gagné.
play-learn-plunder-roll = Le dé dit combien de cases votre flotte peut parcourir ce tour.
play-learn-plunder-roll-more = On peut construire et commercer avant ; et un 1 déplace la tempête.
play-learn-plunder-sail = Touchez une case éclairée, ou tirez-y le navire. Le chiffre dit combien de cases il en coûte.
play-learn-plunder-sail-more = Une ancre est un port : de là, on attaque l’île. L’éclair est le péage de la tempête.
play-learn-plunder-toll = La tempête prend deux cartes à qui entre ou sort.
play-learn-plunder-toll-more = Renoncez si elles valent mieux que cela.
play-learn-plunder-attack = Dé et canons contre dé et crânes, l’égalité est à vous. La barre montre vos chances.
play-learn-plunder-attack-more = Qui perd contre une île perd une vie du navire.
play-learn-plunder-collect = Un X est à portée : une carte de trésor, bonne ou mauvaise.
play-learn-plunder-collect-more = La plupart sont bonnes. Le X se déplace ensuite.
play-learn-plunder-build = Vous pouvez payer quelque chose pour ce navire.
play-learn-plunder-build-more = Les canons gagnent les combats, un mât donne une case par tour, les vies vous gardent à flot.
play-learn-plunder-launch = Vous pouvez payer un nouveau navire : un point tout de suite.
play-learn-plunder-launch-more = Construit après le dé, il ne navigue qu’au tour suivant.
play-learn-plunder-bury = Cinq ors enterrés font un point.
play-learn-plunder-bury-more = Aucun combat ne reprend cette carte.
play-learn-plunder-merchant = Le marchand échange deux cartes contre une de votre choix.
play-learn-plunder-merchant-more = Autant de fois que vous voulez, tant qu’un navire à vous y est amarré.
play-learn-plunder-trade = Vous croisez un autre capitaine : proposez-lui un marché.
play-learn-plunder-trade-more = Qui a commercé n’attaque pas l’autre avant la fin du tour.
play-learn-plunder-offer = Composez ce que vous donnez et ce que vous voulez.
play-learn-plunder-offer-more = « En a » dit ce que vous savez y être. Un côté vide est un cadeau.
play-learn-plunder-answer = On vous propose un marché : prenez, refusez ou dites d’autres conditions.
play-learn-plunder-answer-more = Voyez qui va gagner avant d’aider.
play-learn-plunder-threat = Une menace : des cartes contre la promesse de ne pas attaquer ce tour.
play-learn-plunder-threat-more = Qui refuse peut être attaqué.
play-learn-plunder-bribe = Avant les dés, des cartes peuvent acheter la paix.
play-learn-plunder-bribe-more = Si on les prend, pas de combat, et un traité pour ce tour.
play-learn-plunder-found = Une carte de trésor est ouverte : on la suit de haut en bas.
play-learn-plunder-found-more = Touchez un capitaine dans la bande pour voir ce que chacun a.
play-learn-plunder-shipless = Sans navire, tentez un double aux dés, ou achetez un navire.
play-learn-plunder-shipless-more = Votre tour continue ensuite comme d’habitude.
play-learn-plunder-end = Le vent est épuisé. Vous pouvez encore construire ou commercer ; puis finissez le tour.
play-learn-plunder-end-more = Les cartes restent en main, sans limite.
