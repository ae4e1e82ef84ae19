# Les outils de Nassau, dessinés. Les clés commencent par page-nassau-.

page-nassau-hand = Ma main ({ $count })
page-nassau-all = { $count ->
    [one] Tous ({ $count } vrai)
   *[other] Tous ({ $count } vrais)
}
page-nassau-have = Ce que j’ai
page-nassau-told = vrai : { $points } points
page-nassau-joke = une blague : 1 point ; vrai, il rapporte { $points }
page-nassau-drop = Retirer le récit { $number } de la main
page-nassau-empty = Quels récits avez-vous en main ?
page-nassau-all-note = Éclairé : vrai à présent. Encadré : dans ma main.
page-nassau-house = Les points, et quelle image porte quel numéro, sont notre estimation : vérifier dans la boîte.
page-nassau-cards = Mes récits
page-nassau-cards-note = Toucher les numéros des récits en main.
page-nassau-number = Récit { $number }
page-nassau-number-met = Récit { $number }, vrai à présent
page-nassau-who-fights = Qui se bat
page-nassau-ship = Mon navire
page-nassau-short-sails = voiles
page-nassau-short-sailors = marins
page-nassau-short-pirates = pirates
page-nassau-fight = Le combat
page-nassau-token-blank = –
page-nassau-token-dodge = esquive
page-nassau-token-weapon = arme
page-nassau-token-sail = voile
page-nassau-token-sailor = marin
page-nassau-token-hold = cale
page-nassau-token-doubloon = doublon
page-nassau-token-rum = rhum
page-nassau-token-provision = provision
page-nassau-token-crate = caisse
page-nassau-token-away = { $token } : remettre
page-nassau-token-add = Saisir un jeton du sac
page-nassau-die = Le dé { $number } montre { $face } : face suivante
page-nassau-draw = { $count ->
    [one] Tirer un jeton
   *[other] Tirer { $count } jetons
}
page-nassau-roll = { $count ->
    [one] Lancer un dé
   *[other] Lancer { $count } dés
}
page-nassau-cat = Chat : relancer
page-nassau-anew = Nouveau combat
page-nassau-back = Tout remettre dans le sac
page-nassau-players = { $count } joueurs
page-nassau-view = Ce qui est montré
page-nassau-town = Nassau
page-nassau-sea = La mer
page-nassau-tile = { $turn ->
    [0] tuile { $tile }, face { $side }
    [1] tuile { $tile }, face { $side }, un quart de tour
    [2] tuile { $tile }, face { $side }, un demi-tour
   *[3] tuile { $tile }, face { $side }, trois quarts de tour
}
page-nassau-first = Le joueur { $number } commence.
page-nassau-animals = Visibles : { $animals }
page-nassau-deal = Tirer de nouveau
page-nassau-salt-in = Le vieux loup de mer est en zone { $zone }.
page-nassau-dutch-in = Le Hollandais volant est en zone { $zone }.
page-nassau-foe-kraken = kraken
page-nassau-foe-fortress = forteresse
page-nassau-foe-ship = navire
page-nassau-foe-treasure = île au trésor
page-nassau-foe-rival = pirates rivaux
page-nassau-outpost = avant-poste : { $what }
page-nassau-tower = tour de guet : { $what }
page-nassau-post = comptoir : { $what }, { $good }
page-nassau-tiles = Tuiles des manches
page-nassau-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-nassau-shuffle = Mélanger, retourner la première
page-nassau-next-round = Manche suivante
page-nassau-bonus-provision = Provision
page-nassau-bonus-rum = Rhum
page-nassau-bonus-crate = Caisse
page-nassau-feld-stands = Il est posé
page-nassau-feld-on = Au coin suivant
page-nassau-track = Piste de score
page-nassau-track-note = Sous zéro et au-delà de cent.
page-nassau-track-has = { $who } : { $points }
page-nassau-tap-places = Ce que l’on place en touchant
page-nassau-boat = Le bateau pirate
page-nassau-krakens = Les krakens
page-nassau-zone = Zone { $zone } : { $ways }
page-nassau-way = { $provisions ->
    [one] une provision
   *[other] { $provisions } provisions
}{ $laid ->
    [0] .
    [one] , un pirate couché.
   *[other] , { $laid } pirates couchés.
}
page-nassau-no-way = hors d’atteinte.
page-nassau-boat-here = le bateau pirate est ici.
page-nassau-kraken-here = kraken.
page-nassau-slot-open = { $good }, { $value } : vide
page-nassau-slot-full = { $good }, { $value } : remplie
page-nassau-more = { $good } : +{ $gain }
page-nassau-unload = { $good } : sortir de la cale
page-nassau-printed = Places de la boîte
page-nassau-hide = Cacher pour { $cost }
page-nassau-hidden = Caché.
page-nassau-slot = Place { $number }
