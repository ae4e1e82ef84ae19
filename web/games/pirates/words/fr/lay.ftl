# A table that people lay.

play-pirates-lay-how = Toucher un navire ou une île, puis l’endroit où il se trouve, ou l’y faire glisser. La poignée le tourne. Un navire posé contre une île y est à quai.
play-pirates-lay-whose = Que placer ?
play-pirates-lay-sea = La mer : îles, trésor, terrain
play-pirates-lay-fresh = La mise en place n’est pas finie. Elle recommence, ou bien on place la table telle qu’elle est.
play-pirates-lay-chart = Placer les îles et les flottes
play-pirates-lay-not = Les événements en main, les forts et les cartes posées en mer ne peuvent pas être placés ici. La partie continue sans eux, ou avec ceux qu’elle avait.
play-pirates-lay-fleet = Quelle est la flotte { DE($seat) } ?
play-pirates-lay-build = Composer une flotte à soi
play-pirates-lay-other = Une autre flotte
play-pirates-lay-take = Toucher un navire pour le placer.
play-pirates-lay-ship = { $ship }{ $state ->
    [gone]  : hors jeu
   *[afloat] {""}
}
play-pirates-lay-masts = Mâts, à partir de la proue
play-pirates-lay-mast = Mât { $number } : { $state ->
    [gone] abattu
    [burns] en feu
   *[stands] debout
}
play-pirates-lay-lies = En jeu, il se placera ici : { $heading }, { $x } mm est, { $y } mm nord.
play-pirates-lay-dock = À quai à quelle île ?
play-pirates-lay-at-sea = en mer
play-pirates-lay-owner = À qui est-il maintenant ?
play-pirates-lay-sunk = Coulé
play-pirates-lay-afloat = { $ship } est encore en jeu
play-pirates-lay-acted = Il a déjà agi ce tour-ci
play-pirates-lay-purse = L’or { DE($seat) }
play-pirates-lay-down-coin = une pièce face cachée
play-pirates-lay-down-unique = un trésor face cachée
play-pirates-lay-down-crew = un membre d’équipage face cachée
play-pirates-lay-down-equipment = un équipement face cachée
play-pirates-lay-down-event = un événement face cachée
play-pirates-lay-on = Poser { $what }
play-pirates-lay-off = Retirer { $what }{ $n ->
    [1] {""}
   *[other] , sur { $n }
}
play-pirates-lay-home = À qui sert-elle d’île d’attache ?
play-pirates-lay-wild = à personne
play-pirates-lay-coins = Trésor face cachée
play-pirates-lay-explored = Qui l’a explorée ?
play-pirates-lay-treasure = Trésor mis en jeu : { $n ->
    [one] { $n } point d’or
   *[other] { $n } points d’or
}
play-pirates-lay-terrain = Ajouter du terrain
play-pirates-lay-tile-off = Retirer
play-pirates-lay-turn = À qui de jouer ?
play-pirates-lay-moment = Où en est le tour ?
play-pirates-lay-at-turn = Il commence
play-pirates-lay-at-orders = On donne les ordres

# What cannot be, by the rule that it breaks.
play-pirates-lay-CSG-SET-08 = Deux îles se recouvrent.
play-pirates-lay-CSG-SET-18 = Chaque capitaine a une île d’attache, et une seule.
play-pirates-lay-CSG-SET-29 = Il y a plus de trésors que ceux mis en jeu. Pour corriger le total : l’ancre, puis « Trésor mis en jeu ».
play-pirates-lay-CSG-GEO-14 = Un navire recouvre quelque chose, ou dépasse de la table. Il est entouré.
play-pirates-lay-CSG-DOC-02 = Ce navire ne peut pas être à quai à cet endroit. Il est entouré.
