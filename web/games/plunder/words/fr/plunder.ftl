# L’écran de jeu de Plunder : la carte, le tour, les marchés, les fiches.

play-plunder-progress = Manche { $round } · but { $target }
play-plunder-progress-last = Manche { $round }, la dernière
play-plunder-totals = Points de pillage
play-plunder-total = { $seat } : { $total ->
    [one] { $total } point
   *[other] { $total } points
}
play-plunder-fortunes = Les fortunes, manche par manche
play-plunder-part-turn = { $seat }
play-plunder-score-ships = Navires
play-plunder-score-islands = Îles
play-plunder-score-cards = Cartes Point de pillage
play-plunder-chart = La carte
play-plunder-steps = Dé de navigation : { $n ->
    [one] encore un pas
   *[other] encore { $n } pas
}
play-plunder-square = { $kind ->
    [port] { $square }, port ({ $island })
   *[sea] { $square }, pleine mer
}
play-plunder-island-resource = { $island }, { $skulls ->
    [one] un crâne
   *[other] { $skulls } crânes
}{ $held ->
    [yes] , drapeau : { $who }
   *[no] , à personne
}{ $shut ->
    [yes] , fermée par la tempête
   *[no] {""}
}
play-plunder-island-merchant = { $island }, île marchande : deux cartes contre une, et l’on y traite avec tous
play-plunder-island-plain = { $island }, simple rocher
play-plunder-ship = Navire ({ $seat }) en { $square } : { $lives ->
    [one] une vie
   *[other] { $lives } vies
}, { $cannons ->
    [0] sans canon
    [one] un canon
   *[other] { $cannons } canons
}, { $masts ->
    [0] sans mât
    [one] un mât
   *[other] { $masts } mâts
}
play-plunder-attacked-ship = { $seat }, en { $here }, attaque le navire { DE($other) } en { $there }.
play-plunder-hit = Le navire { DE($seat) } en { $here } perd une vie.
play-plunder-sunk = { $seat } perd le navire en { $here }, qui coule : { $points } sur { $target } points de pillage.
play-plunder-added = { $seat } ajoute { $what } au navire en { $here }.
play-plunder-mark = Un X en { $square } : un trésor
play-plunder-storm = La tempête autour de { $square } : { $n } cartes pour y entrer ou en sortir
play-plunder-hand-size = { $n ->
    [0] Aucune carte en main
    [one] Une carte en main
   *[other] { $n } cartes en main
}
play-plunder-hand-drawn = { play-plunder-hand-size }, dont celles des îles
play-plunder-at-least = au moins { $what }
play-plunder-unknown = { $n ->
    [one] 1 carte inconnue
   *[other] { $n } cartes inconnues
}
play-plunder-own-hand = Votre main
play-plunder-lead = { $when ->
    [first] { $winner } mène depuis la première manche.
    [last] { $winner } prend la tête tout à la fin.
   *[since] { $winner } prend la tête pour de bon à la manche { $at }.
}

## Le tour

play-plunder-gain-mark = un X à portée
play-plunder-gain-target = de quoi attaquer à portée
play-plunder-gain-trade = échanges avec { $seat }
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
play-plunder-idle = Le navire en { $from } ne peut rien y faire pour l’instant.
play-plunder-near = À portée depuis { $square }, à { $n ->
    [one] un pas
   *[other] { $n } pas
} d’ici.
play-plunder-launch = Un nouveau navire en
play-plunder-merchant = Deux cartes contre une chez le marchand
play-plunder-odds = { $sure ->
    [yes] Victoire certaine
   *[no] { $percent } % de chances
} (+{ $own } contre +{ $their })
play-plunder-island = { $island }
play-plunder-tie = { $n } à { $n } : à égalité, l’attaquant gagne.

## Les marchés

play-plunder-give = Vous donnez
play-plunder-get = Vous recevez
play-plunder-give-what = À donner, sur { $what }
play-plunder-own-what = À donner, de votre vraie main : { $what }
play-plunder-get-what = À recevoir : { $what }, sûrement dans l’autre main
play-plunder-less = { $what } : une de moins
play-plunder-more = { $what } : une de plus
play-plunder-knows = l’autre en a { $n }
play-plunder-samples = Ou d’un seul geste
play-plunder-instead = Ou proposer à la place
play-plunder-offer = Proposer
play-plunder-call = Proposer à tous
play-plunder-announce = Annoncer
play-plunder-announce-give = Vous offrez
play-plunder-announce-get = Vous cherchez
play-plunder-announce-give-what = Offrir : { $what }
play-plunder-announce-get-what = Chercher : { $what }
play-plunder-propose = Proposer
play-plunder-agreed = Accord conclu
play-plunder-demand = Exiger
play-plunder-counter = Proposer plutôt
play-plunder-bribe = Offrir pour la paix
play-plunder-ask-for = { $n ->
    [one] Ou demander une carte
   *[other] Ou demander { $n } cartes
}
play-plunder-ask-more = { $n ->
    [one] Choisir une carte
   *[other] Choisir { $n } cartes
}

## La carte des prix

play-plunder-prices = Prix
play-plunder-prices-title = Tous les prix
play-plunder-price-ship = un navire
play-plunder-price-ship-note = 1 point · { $n } au plus
play-plunder-price-life = { $n } par navire
play-plunder-price-cannon = +1 au combat · { $n } par navire
play-plunder-price-mast = +1 pas · { $n } par navire
play-plunder-price-bury = un point de pillage
play-plunder-price-bury-note = un trésor enterré, autant de fois qu’on veut
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

## Conseils

play-plunder-hint-offer = offrir à { $other } { $gives ->
    [0] rien
   *[other] { $give }
} contre { $wants ->
    [0] rien
   *[other] { $want }
}
play-plunder-hint-call = offrir à tous { $gives ->
    [0] rien
   *[other] { $give }
} contre { $wants ->
    [0] rien
   *[other] { $want }
}
play-plunder-hint-counter = proposer { $gives ->
    [0] rien
   *[other] { $give }
} contre { $wants ->
    [0] rien
   *[other] { $want }
} à { $other }
play-plunder-hint-demand = menacer { $other } : exiger { $want }{ $gives ->
    [0] {""}
   *[other] , et payer { $give }
}
play-plunder-hint-bribe = offrir { $cards } à { $other } pour la paix
play-plunder-why-goal = { $n ->
    [0] Cela paie { $goal }.
    [one] Il ne manque alors qu’une carte pour { $goal }.
   *[other] Il manque alors { $n } cartes pour { $goal }.
}
play-plunder-why-spare = Cela vaut plus que ce que vous donnez.
play-plunder-why-sail = { $goal ->
    [mark] { $there ->
        [yes] Un X y est à portée : une carte Trésor.
       *[no] Cela mène en { $square }, où un X est à portée.
    }
    [merchant] { $there ->
        [yes] Un marchand y fait du commerce.
       *[no] Cela mène chez le marchand, en { $square }.
    }
    [attack] { $there ->
        [yes] { $percent } % de chances d’y gagner.
       *[no] Cela mène en { $square }, pour une attaque à { $percent } % de chances.
    }
   *[other] Cela mène là où il y a plus à gagner à un tour suivant.
}
play-plunder-why-near = { $kind ->
    [mark] Un X, pour une carte Trésor,
    [merchant] Un marchand
   *[attack] De quoi attaquer
} se trouve { $n ->
    [0] à portée de là.
    [one] à un pas de là.
   *[other] à { $n } pas de là.
}
play-plunder-why-battle = { $percent } % de chances de gagner.
play-plunder-why-threat = { $percent } % de chances de gagner : on peut obtenir des cartes sans combattre.
play-plunder-why-bribe = Cela coûte moins que le mal évité.
play-plunder-why-mast = Un pas de plus à chaque tour.
play-plunder-why-cannon = Un de plus à chaque combat.
play-plunder-why-life = Le navire coule plus tard.
play-plunder-why-roll = Rien ne rapporte avant le dé, et les navires attendent ses pas.
play-plunder-why-collect = La plupart des cartes Trésor apportent de l’or ou des cartes.
play-plunder-why-launch = Un navire fait un point, et navigue en plus.
play-plunder-why-bury = C’est un point de pillage pour de bon.
play-plunder-why-end = Rien d’autre ne rapporte pendant ce tour.
play-plunder-why-refuse = Vous donneriez plus que vous ne recevez.
