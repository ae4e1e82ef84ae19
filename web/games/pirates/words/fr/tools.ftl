# Les outils pour Pirates : les flottes, le dé, l’or, les pièces, la règle. Les clés commencent par page-.

page-pirates-fleet = Flotte
page-pirates-fleets = Toutes les flottes
page-pirates-fleet-number = Flotte { $number }
page-pirates-name = Nom
page-pirates-new = Nouvelle flotte
page-pirates-copy = Copier { $name }
page-pirates-delete = Supprimer { $name }
page-pirates-share = Partager la flotte en texte
page-pirates-play = Jouer avec cette flotte
page-pirates-print = Imprimer
page-pirates-paper = { $spent } sur { $total } points
page-pirates-read = Flotte d’après un texte
page-pirates-read-note = Coller une flotte partagée en texte.
page-pirates-unread = Aucune flotte n’est lisible ici : une carte par ligne, son numéro entre crochets.
page-pirates-take = La reprendre
page-pirates-empty = Pas encore de navire. Choisir dans le catalogue : chercher, puis toucher le plus.
page-pirates-add-piece = Ajouter
page-pirates-add = Ajouter { $name }
page-pirates-added = { $name } est dans la flotte.
page-pirates-removed = { $name } n’est plus dans la flotte.
page-pirates-full = Une flotte compte ici 60 pièces au plus.
page-pirates-ship-first = Prendre d’abord un navire : cet équipage prend son pavillon.
page-pirates-where = Où va { $name } ?
page-pirates-room = Places libres : { $free } · équipage { $crew } sur { $points } points
page-pirates-elsewhere = Placer ailleurs
page-pirates-remove = Retirer
page-pirates-ashore = Île d’attache
page-pirates-events = Événements
page-pirates-idle = Autre pavillon : sans capacités à bord
page-pirates-cargo = Cargaison
page-pirates-move = Mouvement
page-pirates-points = points
page-pirates-crew-cost = Équipage
page-pirates-equipment-cost = Équipement
page-pirates-of = { $used } sur { $all } points
page-pirates-free = { $links ->
    [0] { $used } sur { $all }
   *[other] { $used } sur { $all }, liens +{ $links }
}
page-pirates-of-points = sur { $total } points
page-pirates-legal = Conforme
page-pirates-faults = { $count ->
    [one] Une objection
   *[other] { $count } objections
}
page-pirates-masts = { $count ->
    [one] Un mât
   *[other] { $count } mâts
}
page-pirates-links = Lié à : { $who }
page-pirates-any-nation = toute nation
page-pirates-house = Carte maison
page-pirates-filters = Filtres
page-pirates-all-kind = Sortes
page-pirates-all-nation = Nations
page-pirates-found = { $count ->
    [0] Aucune carte ne convient.
    [one] Une carte
   *[other] { $count } cartes
}
page-pirates-more = Plus (encore { $count })
page-pirates-show = Afficher { $count }
page-pirates-times = { $count } dans la flotte
page-pirates-reading = Lecture du catalogue…
page-pirates-ships = { $count ->
    [0] Aucun navire
    [one] Un navire
   *[other] { $count } navires
}

page-pirates-plain = Un simple jet
page-pirates-other-rolls = Autres jets…

page-pirates-gold-of = { $gold } points d’or en jeu
page-pirates-table = La partie
page-pirates-to-go = Encore { $left }
page-pirates-won = Plus de la moitié : le duel est gagné.
page-pirates-coins-of = Pièces : { $name }
page-pirates-coin = { $count ->
    [0] Une pièce de { $value }
   *[other] Une pièce de { $value } ; il y en a { $count }
}
page-pirates-gathered = Les pièces sont rassemblées.
page-pirates-start-gold = Or au départ : { $gold }
page-pirates-dealt-note = Qui explore une île l’ouvre et regarde seul.
page-pirates-island = Île { $number }
page-pirates-coins-left = { $count ->
    [0] Vide
    [one] Une pièce
   *[other] { $count } pièces
}
page-pirates-complete = complet
page-pirates-uniques = Trésors uniques
page-pirates-house-coins = Lots maison
page-pirates-deal = Distribuer : { $islands } îles, { $each } chacune
page-pirates-covered = Seul le joueur qui explore regarde maintenant.
page-pirates-look = Regarder
page-pirates-load = Toucher ce qui est chargé. Le reste demeure, face cachée.
page-pirates-bare = Il n’y a rien ici.
page-pirates-coin-here = Une pièce de { $value }
page-pirates-unique-here = Un trésor unique
page-pirates-loaded = chargée
page-pirates-cover = { $count ->
    [0] Couvrir sans rien charger
    [one] En charger une et couvrir
   *[other] En charger { $count } et couvrir
}

page-pirates-calibrate = Mesurer l’écran
page-pirates-card = Poser une carte bancaire sur ce cadre et lui donner sa taille.
page-pirates-card-size = Taille du cadre
page-pirates-smaller = Un peu plus petit
page-pirates-larger = Un peu plus grand
page-pirates-fits = C’est la taille
page-pirates-untrue = Pas encore mesuré : les tailles sont devinées.
page-pirates-mm = { $length } mm
page-pirates-anew-done = Le compte repart de zéro.

page-pirates-afloat-none = Les navires viennent de vos flottes : composer d’abord une flotte.
page-pirates-afloat-anew = Tous les navires sont de nouveau entiers.
page-pirates-standing = { $count } sur { $all }
page-pirates-mast-up = debout
page-pirates-mast-gone = tombé
page-pirates-mast-fire = brûle
page-pirates-marks = Marques
page-pirates-mark-silenced = au silence
page-pirates-mark-chained = enchaîné
page-pirates-mark-slowed = ralenti
page-pirates-mark-pinned = bloqué
page-pirates-mark-lost = dans le brouillard
page-pirates-mark-entangled = dans les algues
page-pirates-mark-scuttled = sabordé
page-pirates-end-turn = Le tour de ce joueur est fini
page-pirates-turn-over = Ce qui durait ce tour est retiré.
page-pirates-isle = Île { $number }
page-pirates-marker = Marqueur de fin
page-pirates-bears = { $who } porte le marqueur de fin
