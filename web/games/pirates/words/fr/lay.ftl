# A table that people lay.

play-pirates-setup-how = Toucher un navire ou une île, puis l’endroit où il se trouve, ou l’y faire glisser. La poignée le tourne. Un navire posé contre une île y est à quai.
play-pirates-setup-whose = Que placer ?
play-pirates-setup-sea = La mer : îles, trésor, terrain
play-pirates-setup-fresh = La mise en place n’est pas finie. Elle recommence, ou bien on place la table telle qu’elle est.
play-pirates-setup-chart = Placer les îles et les flottes
play-pirates-setup-not = Les événements en main, les forts et les cartes posées en mer ne peuvent pas être placés ici. La partie continue sans eux, ou avec ceux qu’elle avait.
play-pirates-setup-fleet = Quelle est la flotte { DE($seat) } ?
play-pirates-setup-build = Composer une flotte à soi
play-pirates-setup-other = Une autre flotte
play-pirates-setup-take = Toucher un navire pour le placer.
play-pirates-setup-ship = { $ship }{ $state ->
    [gone]  : hors jeu
   *[afloat] {""}
}
play-pirates-setup-masts = Mâts, à partir de la proue
play-pirates-setup-mast = Mât { $number } : { $state ->
    [gone] abattu
    [burns] en feu
   *[stands] debout
}
play-pirates-setup-lies = En jeu, il se placera ici : { $heading }, { $x } mm est, { $y } mm nord.
play-pirates-setup-dock = À quai à quelle île ?
play-pirates-setup-at-sea = en mer
play-pirates-setup-owner = À qui est-il maintenant ?
play-pirates-setup-sunk = Coulé
play-pirates-setup-afloat = { $ship } est encore en jeu
play-pirates-setup-acted = Il a déjà agi ce tour-ci
play-pirates-setup-purse = L’or { DE($seat) }
play-pirates-setup-down-coin = une pièce face cachée
play-pirates-setup-down-unique = un trésor face cachée
play-pirates-setup-down-crew = un membre d’équipage face cachée
play-pirates-setup-down-equipment = un équipement face cachée
play-pirates-setup-down-event = un événement face cachée
play-pirates-setup-on = Poser { $what }
play-pirates-setup-off = Retirer { $what }{ $n ->
    [1] {""}
   *[other] , sur { $n }
}
play-pirates-setup-home = À qui sert-elle d’île d’attache ?
play-pirates-setup-wild = à personne
play-pirates-setup-coins = Trésor face cachée
play-pirates-setup-explored = Qui l’a explorée ?
play-pirates-setup-treasure = Trésor mis en jeu : { $n ->
    [one] { $n } point d’or
   *[other] { $n } points d’or
}
play-pirates-setup-terrain = Ajouter du terrain
play-pirates-setup-tile-off = Retirer
play-pirates-setup-turn = À qui de jouer ?
play-pirates-setup-moment = Où en est le tour ?
play-pirates-setup-at-turn = Il commence
play-pirates-setup-at-orders = On donne les ordres

# What cannot be, by the rule that it breaks.
play-pirates-setup-CSG-SET-08 = Deux îles se recouvrent.
play-pirates-setup-CSG-SET-18 = Chaque capitaine a une île d’attache, et une seule.
play-pirates-setup-CSG-SET-29 = Il y a plus de trésors que ceux mis en jeu. Pour corriger le total : l’ancre, puis « Trésor mis en jeu ».
play-pirates-setup-CSG-GEO-14 = Un navire recouvre quelque chose, ou dépasse de la table. Il est entouré.
play-pirates-setup-CSG-DOC-02 = Ce navire ne peut pas être à quai à cet endroit. Il est entouré.
