# L’écran de jeu de Plunder : la carte, le tour, les marchés, les fiches.

play-plunder-progress = Manche { $round } · but { $target }
play-plunder-progress-last = Manche { $round }, la dernière
play-plunder-totals = Points de Pillage
play-plunder-total = { $seat } : { $total ->
    [one] { $total } point
   *[other] { $total } points
}
play-plunder-fortunes = Fortunes, manche par manche
play-plunder-part-turn = { $seat }
play-plunder-score-ships = Navires
play-plunder-score-islands = Îles
play-plunder-score-cards = Cartes de points
play-plunder-chart = La carte
play-plunder-steps = Dé de navigation : { $n ->
    [one] encore un pas
   *[other] encore { $n } pas
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
play-plunder-at-least = au moins { $what }
play-plunder-unknown = { $n ->
    [one] 1 carte inconnue
   *[other] { $n } cartes inconnues
}
play-plunder-own-hand = Votre main
play-plunder-lead = { $when ->
    [first] { $winner } a mené depuis la première manche.
    [last] { $winner } a pris la tête tout à la fin.
   *[since] { $winner } a pris la tête pour de bon à la manche { $at }.
}

## Le tour

play-plunder-gain-mark = un X à portée
play-plunder-gain-target = de quoi attaquer à portée
play-plunder-gain-trade = commerce avec { $seat }
play-plunder-reaches = { $n ->
    [one] encore un pas
   *[other] encore { $n } pas
}
play-plunder-way = à { $n ->
    [one] { $n } pas
   *[other] { $n } pas
}{ $toll ->
    [0] {""}
   *[other] , péage { $toll } cartes
}
play-plunder-beyond = Le navire en { $from } ne va pas jusque-là cette fois.
play-plunder-becalmed = Le navire en { $from } ne va pas plus loin ce tour-ci.
play-plunder-idle = Le navire en { $from } n’y peut rien pour l’instant.
play-plunder-near = À portée depuis { $square }, à { $n ->
    [one] une case
   *[other] { $n } cases
} d’ici.
play-plunder-launch = Un nouveau navire en
play-plunder-merchant = Deux cartes contre une chez le marchand
play-plunder-odds = { $percent } % de chances (+{ $own } contre +{ $their })

## Les marchés

play-plunder-give = Vous donnez
play-plunder-get = Vous recevez
play-plunder-give-what = À donner, sur { $what }
play-plunder-get-what = À recevoir, on y sait : { $what }
play-plunder-less = { $what } : une de moins
play-plunder-more = { $what } : une de plus
play-plunder-knows = en a { $n }
play-plunder-samples = Ou d’un seul geste
play-plunder-instead = Ou proposer à la place
play-plunder-offer = Proposer
play-plunder-call = Proposer à tous
play-plunder-demand = Exiger
play-plunder-counter = Proposer plutôt
play-plunder-bribe = Offrir pour la paix
play-plunder-ask-for = { $n ->
    [one] Ou demander une carte
   *[other] Ou demander { $n } cartes
}
play-plunder-ask-more = { $n ->
    [one] Choisissez une carte
   *[other] Choisissez { $n } cartes
}

## La carte des prix

play-plunder-prices = Prix
play-plunder-prices-title = Ce que tout coûte
play-plunder-price-ship = un navire
play-plunder-price-ship-note = 1 point · { $n } au plus
play-plunder-price-life = { $n } par navire
play-plunder-price-cannon = +1 au combat · { $n } par navire
play-plunder-price-mast = +1 case · { $n } par navire
play-plunder-price-bury = un point de Pillage
play-plunder-price-bury-note = un trésor enterré, autant que voulu
play-plunder-price-merchant = { $n ->
    [one] 1 carte au choix
   *[other] { $n } cartes au choix
}
play-plunder-price-merchant-note = chez un marchand
play-plunder-price-toll = la tempête
play-plunder-price-toll-note = à chaque passage du bord
play-plunder-price-any = { $n ->
    [one] 1 carte au choix
   *[other] { $n } cartes au choix
}
