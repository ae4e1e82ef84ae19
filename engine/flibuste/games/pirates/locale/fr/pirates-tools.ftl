### Pirates : outils pour la table

pirates-tool-die = Dé
    .note = Un dé pour tout : tirs, éperonnages, feu, peur, récifs, et ce que dit le jet.
pirates-tool-treasure = Distribuer les trésors
    .note = Les pièces vont sur les îles, face cachée : quatre sur chacune en duel, trois à plusieurs.
pirates-tool-treasure-coins = Pièces de chacun, à deux (lots maison)
pirates-tool-treasure-copies = Les pièces de ma boîte
pirates-tool-treasure-coins-C15-A = 1, 1, 1, 2, 2, 2, 3, 3
pirates-tool-treasure-coins-C15-B = 1, 1, 1, 1, 2, 2, 3, 4
pirates-tool-treasure-coins-C15-C = 1, 1, 1, 1, 1, 2, 3, 5
pirates-tool-treasure-coins-C15-D = 1, 1, 2, 2, 2, 2, 2, 3

pirates-tool-board = Abordage
    .note = Mâts, bonus et dés des deux côtés.
pirates-tool-catalogue = Catalogue
    .note = Navires, équipages, équipements et événements, par nation, mâts, points ou mot.
pirates-tool-fleet = Composer une flotte
    .note = Navires, équipages, équipement : points, cargaison, et qui ne navigue pas avec qui.
pirates-tool-gold = Compte de l’or
    .note = Ce qui est à l’île d’attache, et ce qui manque pour plus de la moitié.
pirates-tool-island = Île mystérieuse
    .note = Le résultat du jet.
pirates-tool-ram = Éperonnage
    .note = Le jet qu’il faut, et ce qui suit.
pirates-tool-shot = Tir
    .note = Le nombre du canon, les bonus, et pourquoi le tir touche ou manque.
pirates-tool-turn = Début d’un tour
    .note = Dix étapes, dans l’ordre.

pirates-tool-field-number = Nombre du canon
pirates-tool-field-bonus = Bonus
pirates-tool-field-only_six = Seul un 6 naturel touche
pirates-tool-field-catamaran = La cible est un catamaran
pirates-tool-field-roll = Jet
pirates-tool-field-masts = Mâts
pirates-tool-field-immune = L’éperonnage ne lui prend pas de mât
pirates-tool-field-my_masts = Mes mâts
pirates-tool-field-my_bonus = Mon bonus
pirates-tool-field-their_masts = Mâts adverses
pirates-tool-field-their_bonus = Bonus adverse
pirates-tool-field-my_roll = Mon jet
pirates-tool-field-their_roll = Jet adverse
pirates-tool-field-start_gold = Or au départ
pirates-tool-field-coin_1 = Pièces de 1
pirates-tool-field-coin_2 = Pièces de 2
pirates-tool-field-coin_3 = Pièces de 3
pirates-tool-field-coin_4 = Pièces de 4
pirates-tool-field-coin_5 = Pièces de 5
pirates-tool-field-coin_6 = Pièces de 6
pirates-tool-field-coin_7 = Pièces de 7
pirates-tool-field-loose = Or sans pièces
pirates-tool-field-uniques = Trésors uniques, à leur valeur
pirates-tool-field-forts = Or dans les forts
pirates-tool-field-island = Île
pirates-tool-field-search = Chercher
pirates-tool-field-named = Noms en français
pirates-tool-field-kind = Sorte
pirates-tool-field-nation = Nation
pirates-tool-field-most_points = Points au plus
pirates-tool-field-build_total = Total de construction
pirates-tool-field-unique_names = Chaque nom une seule fois
pirates-tool-field-pieces = Flotte
pirates-tool-field-piece = Carte
pirates-tool-field-aboard = À bord du navire numéro
pirates-tool-field-as_cursed = Navigue comme Maudit
pirates-tool-field-least_cargo = Cargaison au moins
pirates-tool-field-move = Mouvement
pirates-tool-field-keyword = Mot-clé
pirates-tool-field-order = Ordre
pirates-tool-field-from = À partir du numéro
pirates-tool-field-trial = Où peut-il aller ?
pirates-tool-field-players = Joueurs
pirates-tool-field-holds = Or dans les cales
pirates-tool-field-purpose = Pour quoi on lance
pirates-tool-field-worst = Leur plus grand nombre
pirates-tool-field-cannons = Canons qui tirent
pirates-tool-field-standing = Mâts debout maintenant
pirates-tool-choice-s = S
pirates-tool-choice-l = L
pirates-tool-choice-ss = S + S
pirates-tool-choice-sl = S + L
pirates-tool-choice-ll = L + L
pirates-tool-choice-sss = S + S + S
pirates-tool-choice-anywhere = partout
pirates-tool-choice-none = en remorque seulement
pirates-tool-choice-name = par nom
pirates-tool-choice-cheap = du moins cher au plus cher
pirates-tool-choice-dear = du plus cher au moins cher
pirates-tool-choice-loyal = Loyal
pirates-tool-choice-hostile = Hostile
pirates-tool-choice-broadside = Bordée
pirates-tool-choice-swoop = Piqué
pirates-tool-choice-fire = Mât en feu
pirates-tool-choice-scuttle = Sabordage
pirates-tool-choice-reef = Récif
pirates-tool-choice-sargasso = Mer des Sargasses
pirates-tool-choice-clear = Se dégager des algues
pirates-tool-choice-whirlpool = Maelström
pirates-tool-choice-iceberg = Icebergs qui dérivent
pirates-tool-choice-drift = Dérive d’un iceberg
pirates-tool-choice-fog = Sortir du brouillard
pirates-tool-choice-ability = Une deuxième action
pirates-tool-choice-galley = { pirates-keyword-galley }
pirates-tool-choice-schooner = { pirates-keyword-schooner }
pirates-tool-choice-longship = { pirates-keyword-longship }
pirates-tool-choice-junk = { pirates-keyword-junk }
pirates-tool-choice-fear = { pirates-keyword-fear }
pirates-tool-choice-sea_monster = { pirates-keyword-sea-monster }
pirates-tool-choice-sea_dragon = { pirates-keyword-sea-dragon }
pirates-tool-choice-submarine = { pirates-keyword-submarine }
pirates-tool-choice-titan = { pirates-keyword-titan }
pirates-tool-choice-flotilla = { pirates-keyword-flotilla }
pirates-tool-choice-broadsides = { pirates-keyword-broadsides }
pirates-tool-choice-eternal = { pirates-keyword-eternal }
pirates-tool-choice-ex_patriot = { pirates-keyword-ex-patriot }
pirates-tool-choice-captain = { pirates-keyword-captain }
pirates-tool-choice-helmsman = { pirates-keyword-helmsman }
pirates-tool-choice-marine = { pirates-keyword-marine }
pirates-tool-choice-turtle = { pirates-keyword-turtle }
pirates-tool-choice-ghost = { pirates-keyword-ghost }
pirates-tool-choice-icebreaker = { pirates-keyword-icebreaker }
pirates-tool-choice-limit = { pirates-keyword-limit }
pirates-tool-choice-ransom = { pirates-keyword-ransom }
pirates-tool-choice-windcatcher = { pirates-keyword-windcatcher }
pirates-tool-choice-extended_range = { pirates-keyword-extended-range }
pirates-tool-choice-switchblade = { pirates-keyword-switchblade }
pirates-tool-choice-catamaran = { pirates-keyword-catamaran }
pirates-tool-choice-bombardier = { pirates-keyword-bombardier }
pirates-tool-choice-black_mark = { pirates-keyword-black-mark }
pirates-tool-choice-open = pas encore lancé
pirates-tool-choice-any = peu importe
pirates-tool-choice-ship = navire
pirates-tool-choice-crew = équipage
pirates-tool-choice-equipment = équipement
pirates-tool-choice-event = événement
pirates-tool-choice-america = Amérique
pirates-tool-choice-england = Angleterre
pirates-tool-choice-corsairs = Corsaires barbaresques
pirates-tool-choice-spain = Espagne
pirates-tool-choice-france = France
pirates-tool-choice-cursed = Maudits
pirates-tool-choice-mercenary = Mercenaires
pirates-tool-choice-pirates = Pirates
pirates-tool-choice-jade = Rébellion de jade
pirates-tool-choice-vikings = Vikings
pirates-tool-choice-MYS-01 = Île 1
pirates-tool-choice-MYS-02 = Île 2
pirates-tool-choice-MYS-03 = Île 3
pirates-tool-choice-MYS-04 = Île 4
pirates-tool-choice-MYS-05 = Île 5
pirates-tool-choice-MYS-06 = Île 6
pirates-tool-choice-MYS-07 = Île 7
pirates-tool-choice-MYS-08 = Île 8
pirates-tool-choice-MYS-09 = Île 9
pirates-tool-choice-MYS-10 = Île 10
pirates-tool-choice-MYS-11 = Île 11
pirates-tool-choice-MYS-12 = Île 12
pirates-tool-choice-MYS-13 = Île 13
pirates-tool-choice-MYS-14 = Île 14
pirates-tool-choice-MYS-15 = Île 15
pirates-tool-choice-MYS-16 = Île 16
pirates-tool-choice-SS-101 = Île 101
pirates-tool-choice-SS-102 = Île 102
pirates-tool-choice-SS-103 = Île 103
pirates-tool-choice-SS-104 = Île 104
pirates-tool-choice-SS-105 = Île 105
pirates-tool-choice-SS-106 = Île 106
pirates-tool-choice-SS-107 = Île 107
pirates-tool-choice-SS-108 = Île 108

pirates-tool-shot-need = Touche à partir de { $need } : { $chance } chances sur { $of }.
pirates-tool-shot-never = Ce tir ne peut pas toucher.
pirates-tool-shot-hit = Touché : { $total } dépasse le { $number } du canon.
pirates-tool-shot-miss = Manqué : { $total } ne dépasse pas le { $number } du canon.
pirates-tool-shot-one = Manqué : un 1 naturel manque toujours.
pirates-tool-shot-no-six = Manqué : ici seul un 6 naturel touche.
pirates-tool-shot-catamaran = Catamaran : son joueur lance aussi ; { $low } ou plus, et il n’est pas touché.
pirates-tool-ram-immune = Cet éperonnage ne coûte aucun mât.
pirates-tool-ram-need = Prend un mât à partir de { $need } : { $chance } chances sur { $of }.
pirates-tool-ram-never = Tant de mâts résistent à tous les jets.
pirates-tool-ram-sinks = Un navire à la dérive coule à n’importe quel jet.
pirates-tool-ram-hit = { $roll } dépasse { $masts } : un mât est perdu, au choix de son joueur.
pirates-tool-ram-miss = { $roll } ne dépasse pas { $masts } : aucun mât perdu.
pirates-tool-ram-pinned = Le navire qui éperonne est bloqué.
pirates-tool-ram-free = Le navire qui éperonne n’est pas bloqué.
pirates-tool-ram-board = Un abordage est maintenant possible : le joueur dont c’est le tour décide d’abord.
pirates-tool-board-odds = Vous gagnez { $win } fois sur { $of } et perdez { $lose } fois ; { $tie ->
    [one] { $tie } égalité
   *[other] { $tie } égalités
}.
pirates-tool-board-won = { $mine } contre { $theirs } : vous gagnez.
pirates-tool-board-lost = { $mine } contre { $theirs } : l’autre gagne.
pirates-tool-board-tie = { $mine } contre { $theirs } : rien ne se passe.
pirates-tool-board-spoils = Le gagnant élimine un équipage ou prend un trésor.
pirates-tool-board-space = Une pièce demande une place libre, un trésor unique non.
pirates-tool-gold-won = Joueur { $player } : plus de la moitié. Le duel est gagné.
pirates-tool-gold-less = Joueur { $player } : plus de la moitié aussi, mais l’autre en a davantage.
pirates-tool-gold-level = Joueur { $player } : plus de la moitié, comme l’autre : le joueur dont c’est le tour gagne.
pirates-tool-gold-left = Joueur { $player } : encore { $left }, il en faut { $needed }.
pirates-tool-gold-most = Le joueur { $player } mène.
pirates-tool-gold-many = À trois et plus, personne ne gagne par la moitié : on joue jusqu’à la fin, et le plus d’or gagne.
pirates-tool-gold-hidden = D’ici là, les pièces de l’île d’attache restent cachées aux autres.
pirates-tool-island-nothing = Rien ne se passe.
pirates-tool-island-coins-away = { $count ->
    [all] Toutes les pièces
   *[other] { $count } pièces au hasard
} de cette île vont { $spread ->
    [yes] sur deux autres îles vierges ou plus.
   *[no] sur une autre île vierge de votre choix.
}
pirates-tool-island-pull-coins = Quand ce navire explore ici : d’abord { $count } pièces au hasard de chaque autre île vierge viennent ici.
pirates-tool-island-mast-storm = Lancer { $count } dés : chaque 4 ou plus coûte un mât ; on arrête quand il n’y en a plus.
pirates-tool-island-push-enemy = Déplacer un navire ennemi, hors de son île d’attache, { $how ->
    [mine] du mouvement de base de ce navire.
   *[hers] de son propre mouvement de base.
}
pirates-tool-island-left-steers = Le joueur à votre gauche dirige le prochain mouvement de ce navire.
pirates-tool-island-crew-weightless = L’équipage ne prend pas de place { $how ->
    [dock_home] jusqu’à ce que ce navire accoste à son île d’attache.
   *[unload_home] jusqu’à ce que ce navire décharge à son île d’attache.
}
pirates-tool-island-unique-for-coin = À la prochaine exploration ici : prendre l’un de trois trésors uniques inutilisés à la place d’une pièce.
pirates-tool-island-stuck = Au prochain mouvement, lancer un dé : { $count } ou moins, et il ne bouge pas.
pirates-tool-island-add-event = Prendre l’un de trois événements inutilisés au hasard.
pirates-tool-island-add-coin = Après l’exploration : ajouter à l’île une pièce d’au plus la valeur d’une pièce prise.
pirates-tool-island-no-explore = Pas d’exploration pendant cette escale.
pirates-tool-island-next-move-plus = Le prochain mouvement est plus long : +{ $how }
pirates-tool-island-next-move-only = Le prochain mouvement n’est que : { $how }
pirates-tool-island-swap-coins = Après l’exploration : échanger des pièces prises contre des pièces au hasard d’autres îles vierges.
pirates-tool-island-better-coin = Une pièce trouvée est remplacée par une pièce au hasard de valeur supérieure.
pirates-tool-island-crew-marooned = Tout l’équipage va sur une autre île vierge, au choix du joueur à votre gauche.
pirates-tool-island-coin-home = Une pièce au hasard de cette île va sur votre île d’attache.
pirates-tool-island-coin-offering = Une pièce du navire, à votre choix, va sur cette île et n’est pas rechargée ce tour-ci.
pirates-tool-island-lose-crew = { $count ->
    [one] Éliminer un équipage du navire.
   *[other] Éliminer { $count } équipages du navire.
}
pirates-tool-island-lose-unique-or-crew = Éliminer un trésor unique, sinon un équipage.
pirates-tool-island-free-s-after-loading = Après avoir chargé ici : un mouvement S gratuit.
pirates-tool-island-deserters = Lancer un dé : autant d’équipages vont sur une autre île vierge de votre choix.
pirates-tool-island-stranded-crew = Un équipage générique d’au plus { $count } points rejoint l’un de vos navires qui a de la place.
pirates-tool-island-crew-ashore = { $count ->
    [one] Un équipage du navire débarque ici et ne remonte pas ce tour-ci.
   *[other] { $count } équipages du navire débarquent ici et ne remontent pas ce tour-ci.
}
pirates-tool-island-open = Le tableau de l’île reste désormais visible.
pirates-tool-island-impossible = L’impossible est ignoré ; on ne relance pas pour cela.
pirates-tool-turn-1 = Vos navires dont le sabordage a réussi au dernier tour coulent maintenant.
pirates-tool-turn-2 = Ce qui dure jusqu’au début de votre tour prend fin : vos nappes de fumigène, les navires pris dans le calme plat.
pirates-tool-turn-3 = La partie est-elle finie ? Il ne reste plus d’or hors des îles d’attache, ou aucun de vos navires ne peut bouger.
pirates-tool-turn-4 = Icebergs : un seul dé pour tous. Tous ceux qui portent ce nombre dérivent de S vers le côté que désigne un second dé.
pirates-tool-turn-5 = Mâts en feu : un jet pour chacun des vôtres. 6 : il disparaît ; 1 à 3 : le feu se propage. Puis les sabordages forcés.
pirates-tool-turn-6 = Textes de début de tour de vos trésors, équipages et événements.
pirates-tool-turn-7 = Sous-marins et monstres marins : plonger ou faire surface. Vaisseaux fantômes : intangibles ou solides.
pirates-tool-turn-8 = Peur : un jet pour vos navires qui l’ont.
pirates-tool-turn-9 = Jets de capacités au début du tour.
pirates-tool-turn-10 = Événements. Puis noter quels navires sont à quai, et où.
pirates-tool-turn-actions = Puis les actions : un navire après l’autre, chacune résolue entièrement.
pirates-tool-turn-end = À la fin : construire des forts, ce qui dure ce tour prend fin, la partie est-elle finie ?
pirates-tool-found = { $count } cartes trouvées, { $shown } affichées.
pirates-tool-fleet-cost = { $spent } sur { $total } points.
pirates-tool-fleet-ship = { $name } ({ $points } points) : équipage { $crew }, cargaison { $load } sur { $capacity }, liens { $links }
pirates-tool-fleet-legal = La flotte est conforme.
pirates-tool-fleet-unknown = Aucune carte du catalogue ne s’appelle { $name } ; un équipage générique s’écrit GEN-captain@spain.
pirates-tool-fleet-where = { $name } demande un navire, de 1 à { $max }.
pirates-tool-fleet-no-mark = { $name } n’a pas la Marque noire et ne peut naviguer comme Maudit.
pirates-tool-fleet-no-ship = Une flotte demande un navire.
pirates-tool-fleet-dear = { $count } points de trop.
pirates-tool-fleet-twice = Une seule fois par flotte : { $name }
pirates-tool-fleet-limit = Limité à un par flotte : { $name }
pirates-tool-fleet-loyal = { $name } est loyal, et la flotte n’a rien d’autre de : { $whom }
pirates-tool-fleet-hostile = { $name } est hostile ({ $whom }) : { $other } navigue dans la même flotte.
pirates-tool-fleet-no-crew = Ce navire ne porte pas d’équipage : { $name }
pirates-tool-fleet-zero = { $name } ne coûte rien et ne navigue que sous son propre pavillon, pas sur : { $ship }
pirates-tool-fleet-crew-dear = { $name } : l’équipage coûte { $cost }, plus que les { $points } du navire.
pirates-tool-fleet-equipment-dear = { $name } : l’équipement coûte { $cost }, plus que les { $points } du navire.
pirates-tool-fleet-full = { $name } : { $load } à bord, mais { $capacity } places seulement.
pirates-tool-fleet-ashore = { $name } commence visible sur un navire, non sur l’île d’attache.

pirates-tool-fate = Autres jets
    .note = Bordée, feu, peur, récif, algues, maelström, iceberg : le jet qu’il faut, et ce qu’il fait.
pirates-tool-fate-broadside = { $hits } coups au but ou aucun : { $chance } chances sur { $of }.
pirates-tool-fate-broadside-hit = Tous les canons touchent, et une fois de plus : { $hits } coups sur la seule cible.
pirates-tool-fate-broadside-miss = Le dé ne dépasse pas le nombre du pire canon : rien ne touche.
pirates-tool-fate-swoop = Deux coups au but à partir de 4 : { $chance } chances sur { $of }. Les forts ne sont pas des cibles.
pirates-tool-fate-swoop-twice = Deux coups au but en une action. Le dragon se pose près de sa cible.
pirates-tool-fate-swoop-miss = Rien ne touche. Le dragon se pose tout de même près de sa cible.
pirates-tool-fate-catamaran = À partir de 5, il n’est pas touché : { $chance } chances sur { $of }.
pirates-tool-fate-catamaran-safe = Pas touché.
pirates-tool-fate-catamaran-hit = Touché : d’abord la seconde coque, puis les mâts.
pirates-tool-fate-fire = Un jet par mât en feu, au début du tour de son joueur.
pirates-tool-fate-fire-gone = Le mât en feu est retiré. S’il n’en reste aucun, le navire est à la dérive.
pirates-tool-fate-fire-spreads = Un autre mât debout qui ne brûle pas encore prend feu, au choix de son joueur.
pirates-tool-fate-fire-stays = Rien ne se passe ce tour-ci.
pirates-tool-fate-scuttle = Réussi à partir de 5 : { $chance } chances sur { $of }. Une fois par tour et par navire.
pirates-tool-fate-scuttle-sunk = Le navire coule au début de votre prochain tour, avec tout ce qu’il porte, si aucun ennemi ne le remorque avant.
pirates-tool-fate-scuttle-afloat = Rien ne se passe.
pirates-tool-fate-fear = Un jet par navire ennemi à S au plus.
pirates-tool-fate-fear-silenced = Navire et équipage sont sans capacités ce tour-ci.
pirates-tool-fate-fear-slowed = Mouvement S au prochain tour de son joueur.
pirates-tool-fate-fear-nothing = Rien ne se passe.
pirates-tool-fate-reef = Rien n’est perdu à partir de { $masts } : { $chance } chances sur { $of }. Le jet vaut pour tous les navires ce tour-ci.
pirates-tool-fate-reef-safe = { $roll } vaut au moins { $masts } : rien n’est perdu.
pirates-tool-fate-reef-loses = { $roll } sur { $masts } ; mâts perdus : { $loss }.
pirates-tool-fate-reef-derelict = { $roll } sur { $masts } : tous les mâts sont perdus. Le navire reste à la dérive sur le récif.
pirates-tool-fate-reef-wreck = { $roll } sur { $masts } : le navire perd plus de mâts qu’il n’en a. C’est une épave, qui n’est à personne.
pirates-tool-fate-sargasso = Libre jusqu’à { $masts }, ses mâts d’origine : { $chance } chances sur { $of }. Le jet vaut pour tous les navires ce tour-ci.
pirates-tool-fate-sargasso-safe = { $roll } ne dépasse pas { $masts } : le navire passe.
pirates-tool-fate-sargasso-caught = { $roll } dépasse { $masts } : le navire est pris et s’arrête.
pirates-tool-fate-clear = Le jet et { $standing } mâts doivent dépasser 6 : { $chance } chances sur { $of }.
pirates-tool-fate-clear-free = Libre, au bord des algues. Il bouge de nouveau dès votre prochain tour.
pirates-tool-fate-clear-caught = Toujours pris.
pirates-tool-fate-whirlpool = Après un passage, rien n’est perdu jusqu’à 3 : { $chance } chances sur { $of }.
pirates-tool-fate-whirlpool-safe = Rien n’est perdu.
pirates-tool-fate-whirlpool-loses = Perdre un mât, un trésor ou un équipage, au choix de son joueur.
pirates-tool-fate-iceberg = Au début d’un tour : les icebergs dont le nombre doré sort dérivent.
pirates-tool-fate-iceberg-number = Les icebergs qui portent un { $roll } dérivent. Lancer un dé pour la dérive de chacun.
pirates-tool-fate-drift = L’iceberg avance de S vers le côté que dit le dé, sans tourner.
pirates-tool-fate-drift-side = S vers le côté { $roll }. Le premier navire touché perd un mât ; sans mât, il coule.
pirates-tool-fate-fog = Le jet dit par quel point sort le navire.
pirates-tool-fate-fog-point = Le navire sort par le point { $roll }, la poupe au bord, puis avance.
pirates-tool-fate-ability = L’action est accordée à partir de 5 : { $chance } chances sur { $of }. Jamais plus de deux actions par tour.
pirates-tool-fate-ability-again = Il y a une deuxième action.
pirates-tool-fate-ability-nothing = Pas de deuxième action.

pirates-tool-outcome-hit = touché
pirates-tool-outcome-miss = manqué
pirates-tool-outcome-lost = un mât perdu
pirates-tool-outcome-held = aucune perte
pirates-tool-outcome-sunk = coule
pirates-tool-outcome-afloat = à flot
pirates-tool-outcome-twice = deux coups
pirates-tool-outcome-safe = indemne
pirates-tool-outcome-gone = retiré
pirates-tool-outcome-spreads = se propage
pirates-tool-outcome-stays = reste
pirates-tool-outcome-silenced = au silence
pirates-tool-outcome-slowed = ralenti
pirates-tool-outcome-nothing = rien
pirates-tool-outcome-loses = perte
pirates-tool-outcome-derelict = à la dérive
pirates-tool-outcome-wreck = épave
pirates-tool-outcome-caught = pris
pirates-tool-outcome-free = libre
pirates-tool-outcome-again = encore
pirates-tool-outcome-win = vous gagnez
pirates-tool-outcome-tie = égalité
pirates-tool-outcome-lose = vous perdez

pirates-tool-deal = Pièces sur les îles
    .note = Combien de pièces chacun apporte, et comment on les distribue.
pirates-tool-field-lists = Pièces de chaque joueur
pirates-tool-deal-duel = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
} sur { $pieces }, { $gold } sur { $need } points d’or.
pirates-tool-deal-many = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
} sur { $pieces }, { $gold ->
    [one] { $gold } point d’or
   *[other] { $gold } points d’or
}.
pirates-tool-deal-islands = { $islands } îles vierges, { $each } pièces sur chacune.
pirates-tool-deal-start = Or au départ : { $gold }.

pirates-tool-ruler = Règle
    .note = S et L en vraie grandeur sur cet écran.
pirates-tool-field-scale = Mesures
pirates-tool-choice-card = Côtés d’une carte
pirates-tool-choice-printed = Barres imprimées
pirates-tool-ruler-is = Côtés d’une carte ou barres imprimées ? En convenir avant la partie : l’écart est de 9 % pour S, de 6 % pour L.

pirates-tool-may = Ai-je le droit ?
    .note = Bouger, tirer, aborder, explorer, réparer : oui, ou pourquoi c’est non.
pirates-tool-field-deed = Mon navire
pirates-tool-field-state = Son état
pirates-tool-field-given = Actions reçues ce tour-ci
pirates-tool-field-second = Une capacité lui donne une deuxième action
pirates-tool-field-shot_at = La cible
pirates-tool-field-rammed = La cible
pirates-tool-field-boarded = La cible
pirates-tool-field-fresh = La proue l’a touchée dans ce mouvement
pirates-tool-field-after_ram = Juste après un éperonnage, encore sans abordage
pirates-tool-field-bow_at_derelict = Après un mouvement, la proue touche un navire à la dérive
pirates-tool-field-tows_already = Il remorque déjà
pirates-tool-field-explored = Ce qu’il explore
pirates-tool-field-docked_since = À quai là depuis le début du tour
pirates-tool-field-captain = Il vient de bouger, un capitaine à bord
pirates-tool-field-own_flag = Il vient d’accoster, avec un explorateur ou devant mon drapeau
pirates-tool-field-repaired_at = Où il est
pirates-tool-field-shipwright = Il répare partout (charpentier)
pirates-tool-choice-moves = bouge
pirates-tool-choice-shoots = tire
pirates-tool-choice-rams = éperonne
pirates-tool-choice-boards = aborde
pirates-tool-choice-tows = prend en remorque
pirates-tool-choice-explores = explore
pirates-tool-choice-repairs = répare
pirates-tool-choice-normal = rien de particulier
pirates-tool-choice-derelict = à la dérive
pirates-tool-choice-mastless = galère sans mât
pirates-tool-choice-pinned = bloqué
pirates-tool-choice-lost = perdu dans le brouillard
pirates-tool-choice-submerged = en plongée
pirates-tool-choice-entangled = pris dans les algues
pirates-tool-choice-chained = enchaîné
pirates-tool-choice-towed = en remorque
pirates-tool-choice-enemy = un navire ennemi
pirates-tool-choice-adrift = un ennemi à la dérive
pirates-tool-choice-friend = un de mes navires
pirates-tool-choice-docked = à quai à son île d’attache
pirates-tool-choice-cata = un catamaran à deux coques
pirates-tool-choice-turtle-panels = un cuirassé à panneaux
pirates-tool-choice-dragon = un dragon des mers
pirates-tool-choice-hidden = perdu ou en plongée
pirates-tool-choice-intangible = un vaisseau fantôme intangible
pirates-tool-choice-wild-island = une île vierge
pirates-tool-choice-beside-ship = un navire qu’il touche
pirates-tool-choice-home-or-fort = à quai à mon île d’attache ou à mon fort
pirates-tool-choice-at-sea = ailleurs
pirates-tool-may-yes = Oui
pirates-tool-may-no = Non
pirates-tool-may-moves = Tourner jusqu’à 90 degrés avant chaque segment ; arrêt au premier contact.
pirates-tool-may-moves-contact = Si la proue touche alors un ennemi qui n’est pas à la dérive, il est bloqué, et peut éperonner.
pirates-tool-may-shoots = Chaque canon dont le mât est debout tire une fois, à portée et sans obstacle.
pirates-tool-may-shoots-mast = Un coup au but retire un mât ; le propriétaire de la cible choisit lequel.
pirates-tool-may-rams = Lancer un dé : s’il dépasse le nombre de mâts de la cible, elle en perd un.
pirates-tool-may-rams-mast = Le propriétaire du navire éperonné choisit le mât.
pirates-tool-may-rams-pinned = Le navire qui éperonne est bloqué, sauf si l’autre part à la dérive ou coule de ce coup.
pirates-tool-may-rams-boards = Si les deux flottent encore, un abordage peut suivre : on demande d’abord à celui qui a éperonné.
pirates-tool-may-rams-derelict = Il coule, quel que soit le dé. On peut aussi le prendre en remorque.
pirates-tool-may-boards = Chaque camp lance un dé et ajoute ses mâts.
pirates-tool-may-boards-wins = Le plus haut total prend un trésor ou élimine un membre d’équipage. Égalité : rien.
pirates-tool-may-tows = Le navire à la dérive et tout ce qu’il porte sont aussitôt à vous. Mouvement S en remorquant.
pirates-tool-may-explores = Regarder, et prendre ce qui tient dans la cale.
pirates-tool-may-repairs = Un mât revient.
pirates-tool-may-state = { $state ->
    [derelict] Un navire à la dérive ne le peut pas, sauf s’il rame.
    [mastless] Sans mât, pas de canon : seuls tirent les canons en plus.
    [pinned] Il est bloqué : il ne bouge pas tant que l’autre n’est pas parti, à la dérive ou coulé.
    [lost] Il est perdu dans le brouillard.
    [submerged] Il est en plongée.
    [entangled] Il est pris : se dégager d’abord des algues.
    [chained] Les chaînes le retiennent ce tour-ci.
   *[towed] Il est en remorque.
}
pirates-tool-may-once = Il a eu son action ce tour-ci.
pirates-tool-may-twice = Jamais plus de deux actions par tour, d’où qu’elles viennent.
pirates-tool-may-target = { $target ->
    [friend] Jamais ses propres navires.
    [docked] Un navire à quai à son île d’attache n’est pas une cible.
    [cata] Pas un catamaran.
    [turtle-panels] Pas tant qu’il reste un panneau.
    [flotilla] Pas une flottille.
    [dragon] Pas un dragon des mers.
    [intangible] Pas tant qu’il est intangible.
   *[hidden] Pas tant qu’il est perdu ou en plongée.
}
pirates-tool-may-stale = Seulement juste après le mouvement qui a amené le contact.
pirates-tool-may-no-ram = Seulement après un éperonnage, et un seul abordage par éperonnage.
pirates-tool-may-no-derelict = Seulement un navire à la dérive que la proue touche après un mouvement.
pirates-tool-may-one-tow = Un navire ne remorque qu’une pièce.
pirates-tool-may-not-docked = Il doit être à quai là depuis le début du tour.
pirates-tool-may-elsewhere = Seulement à quai à sa propre île d’attache ou à son fort.

pirates-tool-afloat = Navires en jeu
    .note = Mâts, feu, et ce qui marque chaque navire.
pirates-tool-afloat-fire = Toucher un mât : tombé, en feu, debout. Chaque mât en feu a son jet au début du tour de son joueur.
pirates-tool-setup = Mise en place
    .note = Îles, îles d’attache et trésor, selon le nombre de joueurs.
pirates-tool-field-mysterious = Avec des îles mystérieuses
pirates-tool-field-terrain = Avec des terrains
pirates-tool-setup-fleet = Chacun apporte une flotte d’au plus { $points } points.
pirates-tool-setup-first = Chacun lance un dé : le plus fort joue d’abord, puis vers la gauche. En cas d’égalité, on relance.
pirates-tool-setup-area = Dégager une table d’environ { $width } sur { $height } cm (notre estimation).
pirates-tool-setup-islands = { $count } îles sont posées en tout.
pirates-tool-setup-in-turn = Une île à la fois, à tour de rôle, le premier joueur d’abord.
pirates-tool-setup-apart = Deux îles sont à 3 L au moins l’une de l’autre.
pirates-tool-setup-near = Dès la deuxième, au moins une autre île est à 6 L ou moins.
pirates-tool-setup-mysterious = Qui pose une île peut la dire mystérieuse ; son tableau reste caché jusqu’au premier accostage.
pirates-tool-setup-terrain = Puis autant de terrains pour chacun, un à la fois, dans le même ordre.
pirates-tool-setup-terrain-apart = Un terrain est à au moins S de toute île et de tout autre terrain.
pirates-tool-setup-homes-duel = Le second joueur choisit l’île d’attache du premier, qui place ses navires ; puis le premier choisit celle du second.
pirates-tool-setup-homes = Qui a posé la dernière île choisit d’abord son île d’attache et place ses navires ; puis le voisin de droite, et ainsi de suite.
pirates-tool-setup-ships = Les navires commencent à quai : la proue touche l’île d’attache.
pirates-tool-setup-crew = Équipages et équipement vont face cachée sur les navires ou sur l’île d’attache, en secret.
pirates-tool-setup-coins-duel = Chacun apporte { $count } pièces de trésor valant { $gold } points d’or en tout ; mélangées, { $each } sont posées face cachée sur chacune des { $islands } îles vierges.
pirates-tool-setup-coins = Chacun apporte { $count } pièces de trésor de valeur libre ; mélangées, { $each } sont posées face cachée sur chacune des { $islands } îles vierges.
pirates-tool-setup-sum = Additionner l’or de toutes les pièces posées sur les îles, et noter la somme : qui en a plus de la moitié a gagné.
pirates-tool-setup-begin = Le premier joueur joue le premier tour.

pirates-tool-flags = Îles et drapeaux
    .note = Qui a exploré quoi ; le marqueur de fin.
pirates-tool-field-mark = Île
pirates-tool-field-islands = Îles
pirates-tool-field-loaded = Dernière pièce chargée
pirates-tool-field-load = Pièces de ce chargement
pirates-tool-field-coin = Pièce
pirates-tool-choice-unknown = inexplorée
pirates-tool-choice-explored = explorée, navire encore là
pirates-tool-choice-flagged = drapeau
pirates-tool-flags-free = { $count ->
    [0] Là où flotte son drapeau, on explore gratuitement en accostant.
    [one] Un drapeau : on y explore gratuitement en accostant.
   *[other] { $count } drapeaux : on y explore gratuitement en accostant.
}
pirates-tool-flags-explored = Quand le navire repart, le drapeau se pose.
pirates-tool-flags-last = Qui charge la dernière pièce des îles porte le marqueur de fin.
pirates-tool-flags-which = Il va à la plus petite pièce de ce chargement.
pirates-tool-flags-coin = Il va à la pièce de { $coin }, la plus petite de ce chargement, et la suit partout.
pirates-tool-flags-ends = La partie finit quand cette pièce est déchargée à l’île d’attache, ou que son navire coule.
