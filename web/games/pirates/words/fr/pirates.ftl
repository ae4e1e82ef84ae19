# Le jeu des Pirates dans la page : ce que disent la carte et son panneau, en plus des mots des règles.

play-pirates-chart = La haute mer
play-pirates-may-act = peut encore agir
play-pirates-plight = { $what ->
    [derelict] à la dérive : plus un mât debout
    [towed] en remorque
    [pinned] bloqué : un ennemi le retient
    [chained] enchaîné : il ne peut avancer
    [entangled] pris dans les algues
    [burns] en feu
    [lost] perdu dans le brouillard
   *[scuttled] sabordé : il coule au prochain tour
}
play-pirates-ship = { $ship }{ $owned ->
    [yes] {" "}({ $who })
   *[no] , à personne
}, { $up ->
    [one] { $up } mât
   *[other] { $up } mâts
} sur { $of }{ $state ->
    [lost] , perdu dans le brouillard
    [derelict] , à la dérive
    [docked] , à quai à l’île { $island }
   *[afloat] , cap { $heading }°
}{ $coins ->
    [0] {""}
    [one] , un trésor à bord
   *[other] , { $coins } trésors à bord
}{ $others ->
    [0] {""}
    [one] , un membre d’équipage ou équipement
   *[other] , { $others } membres d’équipage et équipements
}
play-pirates-home = Île { $island }, île d’attache ({ $who }) : { $gold ->
    [one] { $gold } point d’or
   *[other] { $gold } points d’or
}
play-pirates-home-hoard = Île { $island }, île d’attache ({ $who }) : { $coins ->
    [one] 1 pièce
   *[other] { $coins } pièces
}, { $gold ->
    [one] { $gold } point d’or connu
   *[other] { $gold } points d’or connus
}
play-pirates-island = Île { $island }, { $coins ->
    [one] { $coins } trésor
   *[other] { $coins } trésors
}{ $explored ->
    [0] , inexplorée
   *[other] {""}
}{ $mystery ->
    [shut] , mystérieuse
    [open] , mystérieuse, son secret connu
   *[no] {""}
}
play-pirates-tile = { $kind ->
    [fog] Nappe de brouillard
    [reef] Récif
    [sargasso] Mer des Sargasses
    [whirlpool] Maelström
   *[iceberg] Iceberg
}{ $near ->
    [yes] , à { play-pirates-near }
   *[no] {""}
}
play-pirates-progress-setup = { $phase ->
    [fleets] Choix des flottes
    [chart] Mise en place des îles
   *[ships] Îles d’attache, navires
}
play-pirates-progress = Manche { $round } · but { $need }
play-pirates-progress-round = Manche { $round }
play-pirates-part-turn = { $seat } joue
play-pirates-about = { $for ->
    [shot] { $ship } tire sur { $other }.
    [ram] { $ship } éperonne { $other }.
   *[board] { $ship } aborde { $other }.
}
play-pirates-isle = Île { $island }
play-pirates-tally-coins = Pièces et trésors débarqués
play-pirates-tally-masts = Mâts abattus
play-pirates-tally-sunk = Navires coulés
play-pirates-fortunes = L’or à l’île d’attache et dans les forts
play-pirates-lead = { $when ->
    [first] { $winner } mène depuis la première manche.
    [last] { $winner } prend la tête tout à la fin.
   *[since] { $winner } prend la tête pour de bon à la manche { $at }.
}
play-pirates-score-coins = Pièces à l’île d’attache
play-pirates-score-home = Or à l’île d’attache
play-pirates-score-loose = Or sans pièces
play-pirates-score-uniques = Trésors uniques
play-pirates-score-forts = Or dans les forts
play-pirates-score-holds = Or dans les cales
play-pirates-gold = { $n ->
    [one] { $n } point d’or
   *[other] { $n } points d’or
} à l’île d’attache{ $forts ->
    [yes] {" "}et dans les forts
   *[no] {""}
}
play-pirates-hoard = { $who } : { $coins ->
    [one] 1 pièce
   *[other] { $coins } pièces
} à l’île d’attache{ $forts ->
    [yes] {" "}et dans les forts
   *[no] {""}
}, { $gold ->
    [one] { $gold } point d’or connu
   *[other] { $gold } points d’or connus
}
play-pirates-coins-known = { $coins ->
    [one] 1 pièce
   *[other] { $coins } pièces
} à l’île d’attache{ $forts ->
    [yes] {" "}et dans les forts
   *[no] {""}
}, { $gold ->
    [one] { $gold } point d’or connu
   *[other] { $gold } points d’or connus
}
play-pirates-total = { $seat } : { $total ->
    [one] { $total } point d’or
   *[other] { $total } points d’or
}
play-pirates-totals = L’or à l’île d’attache et dans les forts
play-pirates-events = { $n ->
    [one] Un événement en main
   *[other] { $n } événements en main
}
play-pirates-forts = { $n ->
    [one] Encore un fort à bâtir
   *[other] Encore { $n } forts à bâtir
}
play-pirates-of = { $nation }, { $points ->
    [one] un point
   *[other] { $points } points
}
play-pirates-hold = La cale : { $n } sur { $of }
play-pirates-down = face cachée

play-pirates-hint-sail = { $goal ->
    [tow] { $ship } va vers { $other }
    [prey] { $ship } va vers { $other }
   *[other] { $there ->
        [yes] { $ship } accoste à l’île { $island }
       *[no] { $ship } va vers l’île { $island }
    }
}
play-pirates-hint-why = { $goal ->
    [coins] { $coins ->
        [one] un trésor y attend
       *[other] { $coins } trésors y attendent
    }
    [home] pour y décharger son trésor
    [repair] pour y réparer ses mâts
    [tow] pour le prendre en remorque
    [prize] ramené à l’île d’attache, il peut être réparé et repartir
    [fire] { $good ->
        [one] un jet sur six touche
       *[other] { $good } jets sur six touchent
    }{ $other ->
        [none] {""}
       *[ship] {" "}{ $other }
    }
    [ram] un jet de { $roll } ou plus abat un mât de { $other }
    [board] { $percent } % de chances de gagner, { $risk } % de perdre
    [take] { $coins ->
        [one] un trésor attend ici
       *[other] { $coins } trésors attendent ici
    }
    [mend] mâts encore debout : { $masts } sur { $of }
    [rest] { $n ->
        [0] tous les navires ont agi
        [one] { $ships } n’a rien de mieux à faire qu’attendre
       *[other] { $ships } n’ont rien de mieux à faire qu’attendre
    }
    [berth] de ce côté, la route vers les trésors est la plus courte
    [isle] { $own ->
        [yes] aucune île n’est plus près des trésors
       *[no] aucune île n’est plus loin des trésors
    }
    [fleet] ses navires naviguent, chargent et combattent bien ensemble
    [crew] l’équipage est déjà placé comme la flotte le veut
   *[other] pour tirer dessus
}
play-pirates-in-hand = { $ship } en main : { $orders }.
play-pirates-in-hand-more = { $n } de plus
play-pirates-tip-ship = Choisir un navire ici ou sur la carte.
play-pirates-ask-ship = { $seat } : que fait { $ship } ?
play-pirates-letter-course = C
    .note = les caps du navire en main, l’un après l’autre
play-pirates-letter-shoot = T
    .note = les tirs
play-pirates-letter-explore = E
    .note = explorer et charger
play-pirates-letter-repair = R
    .note = les réparations
play-pirates-head-for = Mettre le cap sur une île ou un navire
play-pirates-point = { $point ->
    [0] nord
    [1] nord-est
    [2] est
    [3] sud-est
    [4] sud
    [5] sud-ouest
    [6] ouest
    [7] nord-ouest
   *[other] au milieu
}
play-pirates-near = { $far } mm { $point ->
    [0] au nord
    [1] au nord-est
    [2] à l’est
    [3] au sud-est
    [4] au sud
    [5] au sud-ouest
    [6] à l’ouest
   *[other] au nord-ouest
} de l’île { $island }
play-pirates-lies = { $ship } se trouve à { play-pirates-near }.
play-pirates-gun-says = { $range }{ $number } : jusqu’à { $range }, touche au-dessus de { $number }.
play-pirates-gun = { $gun }
play-pirates-draw-course = Tracer une route
play-pirates-ends-sail = { $n ->
    [one] Une route proposée
   *[other] { $n } routes proposées
}
play-pirates-ends-about = Virer de bord
play-pirates-all-orders = { $n ->
    [one] Le seul ordre possible
    [2] Les deux ordres possibles
   *[other] Les { $n } ordres possibles
}
play-pirates-odds = gagné { $win } %, égal { $tie } %, perdu { $lose } %
play-pirates-chance = { $n } % de chances
play-pirates-stow = { $what }, { $from-home ->
    [yes] sur l’île d’attache
   *[no] à bord : { $from }
}
play-pirates-stow-to = { $to-home ->
    [yes] Vers l’île d’attache
   *[no] Vers { $to }
}

play-pirates-handle = La barre : gauche et droite tournent, haut et bas vont plus ou moins loin, Entrée appareille
play-pirates-handle-value = cap { $heading }°, { $turn }, { $mm } mm
play-pirates-leg = Segment { $n } :
play-pirates-leg-add = Continuer : { $letter }
play-pirates-leg-swap = Prendre { $letter } pour ce segment
play-pirates-leg-back = Reprendre le dernier segment
play-pirates-heading = Cap
play-pirates-turn = { $side ->
    [on] devant
    [port] { $n }° bâbord
   *[starboard] { $n }° tribord
}
play-pirates-turn-said = { $side ->
    [on] droit devant
    [port] { $n }° à bâbord
   *[starboard] { $n }° à tribord
}
play-pirates-step = { $what } : { $way ->
    [port] { $by }° à bâbord
    [starboard] { $by }° à tribord
    [anticlockwise] { $by }° dans le sens inverse des aiguilles d’une montre
    [clockwise] { $by }° dans le sens des aiguilles d’une montre
    [less] { $by } de moins
   *[more] { $by } de plus
}
play-pirates-way = Millimètres
play-pirates-mm = mm
play-pirates-mm-all = mm, tout { $letter }
play-pirates-sail = Naviguer
play-pirates-in-the-way = Cap { $heading } barré : { $what }.
play-pirates-room = Cap { $room } libre.
play-pirates-gives-way = Évite de peu : { $what }.
play-pirates-thing-island = île { $n }
play-pirates-thing-border = le bord
play-pirates-thing-tile = un iceberg
play-pirates-unused = Reste à employer : { $letters }.
play-pirates-short = Pas encore atteint : { $what }. De là : { $way }.
play-pirates-meets-island = S’arrête à l’île { $island }.
play-pirates-meets-berth = Finit de nouveau à l’île { $island }.
play-pirates-meets-ship = Touche { $ship }.
play-pirates-meets-border = Finit au bord.
play-pirates-meets-tile = S’arrête à un iceberg.
play-pirates-crosses = { $kind ->
    [fog] Entre dans le brouillard : on peut s’y perdre.
    [reef] Passe un récif : des mâts peuvent tomber.
    [sargasso] Entre dans les algues : on peut y rester pris.
   *[whirlpool] Arrive à un maelström.
}
play-pirates-bears = { $n ->
    [one] Un canon atteindrait { $ship }.
   *[other] { $n } canons atteindraient { $ship }.
}
play-pirates-threat = { $n ->
    [one] Un canon du navire « { $ship } » l’atteindrait.
   *[other] { $n } canons du navire « { $ship } » l’atteindraient.
}
play-pirates-fort-at = le fort de l’île { $island }
play-pirates-safe = Hors de portée des canons en vue.

play-pirates-draw-course-of = Tracer une route pour { $ship }
play-pirates-at = Sur { $target }
play-pirates-mixed = Plusieurs nations
play-pirates-own-fleet = Composée par vous
play-pirates-fleet-lot = Navires et équipage au hasard.
play-pirates-fleet-f-pir = Trois navires rapides : un pour le combat, un pour l’or, un éclaireur.
play-pirates-fleet-f-eng = Les meilleurs canons, lents sous voiles.
play-pirates-fleet-f-spa = De grandes cales pour l’or ; mieux vaut éviter le combat.
play-pirates-fleet-f-fra = Un cinq-mâts pour le combat, deux coureurs pour l’or.
play-pirates-fleet-f-ame = Un grand navire de combat, deux petits porteurs.
play-pirates-fleet-f-cur = Des navires maudits, rares et chers : l’un sème la peur.
play-pirates-fleet-f-cor = Quatre galères, qui rament encore sans un mât.
play-pirates-fleet-f-jad = Un six-mâts qui frappe de près, deux explorateurs.
play-pirates-fleet-f-vik = Des drakkars, vifs à pivoter, qui ont peu de mâts.
play-pirates-fleet-f-mer = Un sous-marin mercenaire, des pirates pour l’or.
play-pirates-fleet-f-mon = Un monstre marin chasse, deux navires ramassent.
play-pirates-fleet-f-odd = Des coques à part : l’une avance à n’importe quel cap.
play-pirates-fleet-f-evt = Trois événements en réserve, de bons équipages.
play-pirates-fleet-f-b1 = Trois petits navires rapides, pour apprendre.
play-pirates-fleet-f-b2 = Deux navires, mieux armés et plus lents.
play-pirates-harbour = Les flottes, l’une à côté de l’autre
play-pirates-cards-of = { $fleet } : les cartes de ses navires
play-pirates-so = C’est dit
play-pirates-tip-put = Toucher la carte pour le poser ailleurs.
play-pirates-tip-berth = Faire glisser le navire autour de l’île, ou toucher sa place.
play-pirates-fort-looms = { $who } peut bientôt bâtir un fort sur l’île { $island } : le fort prendrait d’un coup { $coins ->
    [one] la pièce
   *[other] les { $coins } pièces
} de l’île.
play-pirates-tip-forts = Un fort se bâtit là où l’un de vos navires a exploré. Il prend d’un coup toutes les pièces de l’île : bien des duels finissent ainsi.
play-pirates-idle = { $n ->
    [one] { $ships } ne peut rien faire.
   *[other] { $n } navires ne peuvent rien faire : { $ships }.
}
play-pirates-load = Charger { $n ->
    [one] { $n } point d’or
   *[other] { $n } points d’or
}
play-pirates-ashore = Sur l’île
play-pirates-aboard = À bord : { $n } sur { $of }
play-pirates-tip-swing = Mener la proue le long du cercle.
play-pirates-swing = Pivoter
play-pirates-tip-supply = Votre trésor est mêlé à celui des autres et caché sur les îles : une grosse pièce laisse plus au hasard que plusieurs pièces égales.
play-pirates-trapped = De là, { $ship } ne pourrait plus partir.
play-pirates-berth = Mouiller ici
play-pirates-part-coin-1 = Pièces de 1
play-pirates-part-coin-2 = Pièces de 2
play-pirates-part-coin-3 = Pièces de 3
play-pirates-part-coin-4 = Pièces de 4
play-pirates-part-coin-5 = Pièces de 5
play-pirates-part-coin-6 = Pièces de 6
play-pirates-part-coin-7 = Pièces de 7
play-pirates-part-uniques = au sort
play-pirates-rares = Trésors uniques
play-pirates-brought = Apportés par vous, à l’insu des autres
play-pirates-rares-choose = En choisir par leur nom
play-pirates-supply-pieces = Pièces : { $n } sur { $of }
play-pirates-supply-gold = { $of ->
    [-1] Or : { $n }
   *[other] Or : { $n } sur { $of }
}
play-pirates-part-heading = Cap
play-pirates-part-bearing = Relèvement
play-pirates-part-skew = Biais
play-pirates-part-facing = Orientation
play-pirates-part-fort = Fort choisi
play-pirates-part-loose = Or sans pièces
play-pirates-part-flags = Drapeaux
play-pirates-flag-at = Drapeau { $gun } à { $facing }
play-pirates-fort-pays = Payé : { $n }, prix : { $of }
play-pirates-build-own = L’orienter, placer les drapeaux, choisir les pièces
play-pirates-build = Bâtir
play-pirates-tip-flags = Toucher deux drapeaux pour les échanger.
play-pirates-tip-facing = Un doigt sur la carte oriente le fort.
play-pirates-part-turned = Rotation
play-pirates-part-x = mm est
play-pirates-part-y = mm nord
play-pirates-part-sense = De quel côté
play-pirates-part-outline = Contour
play-pirates-part-terrain = Terrain
play-pirates-part-sort = Sorte
play-pirates-part-tile = Tuile
play-pirates-part-whirlpool = Maelström
play-pirates-part-island = Île
play-pirates-pick-sort = { $what ->
    [mysterious] Mystérieuse
   *[normal] Normale
}
play-pirates-pick-sense = { $what ->
    [anticlockwise] À bâbord
   *[clockwise] À tribord
}
play-pirates-pick-tile = Maelström { $what }
play-pirates-pick-island = Île { $what }
play-pirates-card = Ce que peut { $ship }
play-pirates-moves = se déplace de { $move }
play-pirates-mast = { $state ->
    [burns] en feu
   *[gone] mât perdu
}
play-pirates-masts = Mâts : { $up } sur { $of }
play-pirates-coins = { $n ->
    [one] un trésor à bord
   *[other] { $n } trésors à bord
}
