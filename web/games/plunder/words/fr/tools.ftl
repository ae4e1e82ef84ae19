# Les outils de Plunder, dessinés. Les clés commencent par page-plunder-.

page-plunder-for = Pour quoi
page-plunder-for-x = X
page-plunder-for-storm = Tempête
page-plunder-for-ship = Navire
page-plunder-own = Ce que montrent vos boussoles
page-plunder-own-note = Toucher la lettre, puis le nombre.
page-plunder-grid = La grille. Sorti : { $at }. Dans la tempête : { $squares }.
page-plunder-setup = À la mise en place : si un port d’une île à un crâne est dedans, faire de nouveau tourner les boussoles.
page-plunder-left-out = Les nombres de 13 à 18 sont écartés : il faudrait faire tourner la boussole de nouveau.
page-plunder-target-ship = Navire
page-plunder-target-owned = Île possédée
page-plunder-target-unowned = Île de personne
page-plunder-attack = Attaquant
page-plunder-defence = Défenseur
page-plunder-cannons = Canons
page-plunder-skulls = Crânes
page-plunder-sum-cannons = dé { $die }, canons { $count }
page-plunder-sum-skulls = dé { $die }, crânes { $count }
page-plunder-beats = bat
page-plunder-fails = échoue contre
page-plunder-of = sur { $of } pour l’attaquant
page-plunder-type = { $side } : saisir un vrai dé
page-plunder-again = Relancer
page-plunder-battle-anew = Nouveau combat
page-plunder-pool = pour la flotte
page-plunder-storm-first = La tempête bouge d’abord : faire tourner les deux boussoles
page-plunder-ship = Navire { $number }
page-plunder-masts = Mâts
page-plunder-step = { $count ->
    [0] Avancer d’un pas
    [one] { $count } pas
   *[other] { $count } pas
}
page-plunder-step-back = Navire { $number } : un pas en arrière
page-plunder-mast-left = { $count ->
    [one] { $count } par mât
   *[other] { $count } par les mâts
}
page-plunder-more-ships = Un navire de plus
page-plunder-fewer-ships = Un navire de moins
page-plunder-treaty-on = ne pas y toucher
page-plunder-treaty-off = pas de traité
page-plunder-teams = Nous jouons en équipes
page-plunder-turn-ends = Le tour se termine
page-plunder-title = La carte de la boîte
page-plunder-lacks = { $count ->
    [one] il en manque { $count }
   *[other] il en manque { $count }
}
