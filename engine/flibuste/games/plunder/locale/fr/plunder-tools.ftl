### Plunder : outils pour la table

plunder-tool-choice-A_PIRATES_LIFE = { plunder-treasure-A_PIRATES_LIFE }
plunder-tool-choice-ARRR = { plunder-treasure-ARRR }
plunder-tool-choice-BAD_FORM = { plunder-treasure-BAD_FORM }
plunder-tool-choice-BAITED = { plunder-treasure-BAITED }
plunder-tool-choice-BERTH = { plunder-treasure-BERTH }
plunder-tool-choice-BLACKOUT = { plunder-treasure-BLACKOUT }
plunder-tool-choice-BOOTLEG = { plunder-treasure-BOOTLEG }
plunder-tool-choice-CANNONBALL = { plunder-treasure-CANNONBALL }
plunder-tool-choice-CARGO = { plunder-treasure-CARGO }
plunder-tool-choice-CASTAWAY = { plunder-treasure-CASTAWAY }
plunder-tool-choice-CHEST = { plunder-treasure-CHEST }
plunder-tool-choice-CURSED = { plunder-treasure-CURSED }
plunder-tool-choice-CUTLASS = { plunder-treasure-CUTLASS }
plunder-tool-choice-DINGHY = { plunder-treasure-DINGHY }
plunder-tool-choice-DOUBLOONS = { plunder-treasure-DOUBLOONS }
plunder-tool-choice-DRINK_UP = { plunder-treasure-DRINK_UP }
plunder-tool-choice-GAMBIT = { plunder-treasure-GAMBIT }
plunder-tool-choice-GODFORSAKEN = { plunder-treasure-GODFORSAKEN }
plunder-tool-choice-GREAT_WHITE = { plunder-treasure-GREAT_WHITE }
plunder-tool-choice-HAIL_TO_THE_THIEF = { plunder-treasure-HAIL_TO_THE_THIEF }
plunder-tool-choice-HOIST_THE_MIZZEN = { plunder-treasure-HOIST_THE_MIZZEN }
plunder-tool-choice-I_AM_THE_STORM = { plunder-treasure-I_AM_THE_STORM }
plunder-tool-choice-LAIR = { plunder-treasure-LAIR }
plunder-tool-choice-LAND_HO = { plunder-treasure-LAND_HO }
plunder-tool-choice-LOOT = { plunder-treasure-LOOT }
plunder-tool-choice-MAN_OVERBOARD = { plunder-treasure-MAN_OVERBOARD }
plunder-tool-choice-MESSAGE_IN_A_BOTTLE = { plunder-treasure-MESSAGE_IN_A_BOTTLE }
plunder-tool-choice-MIDAS = { plunder-treasure-MIDAS }
plunder-tool-choice-MIRAGE = { plunder-treasure-MIRAGE }
plunder-tool-choice-MUTINY = { plunder-treasure-MUTINY }
plunder-tool-choice-NOTORIOUS = { plunder-treasure-NOTORIOUS }
plunder-tool-choice-PEG_LEGS = { plunder-treasure-PEG_LEGS }
plunder-tool-choice-PILLAGE = { plunder-treasure-PILLAGE }
plunder-tool-choice-PLUNDER = { plunder-treasure-PLUNDER }
plunder-tool-choice-PURSE = { plunder-treasure-PURSE }
plunder-tool-choice-ROYAL_NAVY = { plunder-treasure-ROYAL_NAVY }
plunder-tool-choice-SALVAGE = { plunder-treasure-SALVAGE }
plunder-tool-choice-SCURVY = { plunder-treasure-SCURVY }
plunder-tool-choice-SKEWER = { plunder-treasure-SKEWER }
plunder-tool-choice-SORROW = { plunder-treasure-SORROW }
plunder-tool-choice-STANDOFF = { plunder-treasure-STANDOFF }
plunder-tool-choice-TAKEOVER = { plunder-treasure-TAKEOVER }
plunder-tool-choice-TELL_NO_TALES = { plunder-treasure-TELL_NO_TALES }
plunder-tool-choice-THE_GALLOWS = { plunder-treasure-THE_GALLOWS }
plunder-tool-choice-THE_KRAKEN = { plunder-treasure-THE_KRAKEN }
plunder-tool-choice-THE_LOCKER = { plunder-treasure-THE_LOCKER }
plunder-tool-choice-TROVE = { plunder-treasure-TROVE }
plunder-tool-choice-VERMIN = { plunder-treasure-VERMIN }
plunder-tool-choice-WALK_THE_PLANK = { plunder-treasure-WALK_THE_PLANK }
plunder-tool-choice-WHITE_FLAG = { plunder-treasure-WHITE_FLAG }
plunder-tool-choice-WIND_AT_YOUR_BACK = { plunder-treasure-WIND_AT_YOUR_BACK }

plunder-tool-spinners = Boussoles
    .note = Faire tourner les deux aiguilles : une lettre et un nombre du quadrillage.
plunder-tool-spinners-map = Carte
plunder-tool-spinners-map-full = carte entière : 1 à 18
plunder-tool-spinners-map-two = à deux : 1 à 12
plunder-tool-sailing = Dé de navigation
    .note = Un 1 déplace la tempête avant toute autre chose.
plunder-tool-dice = Dés de combat
    .note = Attaque et défense ; on ajoute canons et crânes.
plunder-tool-shipless = Deux dés sans navire
    .note = Un double donne un navire gratuit.
plunder-tool-treasures = Pioche de trésors
    .note = 55 cartes. Le nombre d’exemplaires de chaque titre est notre estimation : vérifier dans la boîte.
plunder-tool-treasures-copies = Exemplaires de ma boîte
plunder-tool-resources = Pioche de ressources
    .note = 150 cartes. La répartition est notre estimation : vérifier dans la boîte.
plunder-tool-resources-copies = Exemplaires de ma boîte
plunder-tool-battle = Combat
    .note = Bonus, chances, et qui gagne l’égalité.
plunder-tool-storm = Tempête
    .note = Les cases qu’elle couvre, et ce qu’elle interdit.
plunder-tool-build = Coûts
    .note = Ce que cette main permet de construire.
plunder-tool-card = Carte Trésor
    .note = Un titre, et son effet pas à pas.
plunder-tool-turn = Tour
    .note = La suite, pour ne rien oublier.

plunder-tool-field-target = Cible
plunder-tool-field-attack = Canons de l’attaquant
plunder-tool-field-defence = Canons ou crânes du défenseur
plunder-tool-field-attack_roll = Dé d’attaque
plunder-tool-field-defence_roll = Dé de défense
plunder-tool-field-letter = Lettre
plunder-tool-field-number = Nombre
plunder-tool-field-map = Carte
plunder-tool-field-wood = Bois
plunder-tool-field-iron = Fer
plunder-tool-field-rum = Rhum
plunder-tool-field-gold = Or
plunder-tool-field-title = Titre
plunder-tool-field-ship = J’ai un navire
plunder-tool-choice-owned = une île possédée
plunder-tool-choice-unowned = une île de personne
plunder-tool-choice-open = pas encore lancé
plunder-tool-choice-full = carte entière
plunder-tool-choice-two = à deux
plunder-tool-choice-wood = bois
plunder-tool-choice-iron = fer
plunder-tool-choice-rum = rhum
plunder-tool-choice-gold = or
plunder-tool-choice-any = une sorte, à nommer
plunder-tool-choice-ship = navire
plunder-tool-choice-mast = mât
plunder-tool-choice-cannon = canon
plunder-tool-choice-life = vie
plunder-tool-choice-bury_treasure = enterrer un trésor
plunder-tool-choice-A = A
plunder-tool-choice-B = B
plunder-tool-choice-C = C
plunder-tool-choice-D = D
plunder-tool-choice-E = E
plunder-tool-choice-F = F
plunder-tool-choice-G = G
plunder-tool-choice-H = H
plunder-tool-choice-I = I
plunder-tool-choice-J = J
plunder-tool-choice-K = K
plunder-tool-choice-L = L

plunder-tool-odds = L’attaquant gagne { $win } fois sur { $of }, égalités comprises.
plunder-tool-roller-ship = Le capitaine du navire attaqué lance le dé de défense.
plunder-tool-roller-owned = Le propriétaire de l’île lance pour elle.
plunder-tool-roller-unowned = Le capitaine à gauche de l’attaquant lance pour l’île.
plunder-tool-attacker-wins = { $tie ->
    [yes] { $mine } partout : l’égalité est à l’attaquant.
   *[no] { $mine } contre { $theirs } : l’attaquant gagne.
}
plunder-tool-defender-wins = { $tie ->
    [yes] { $mine } partout.
   *[no] { $mine } contre { $theirs } : le défenseur gagne.
}
plunder-tool-ship-loses = Le navire attaqué perd une vie. S’il coule, l’attaquant prend une carte Point de pillage.
plunder-tool-attacker-loses = Le navire attaquant perd une vie. S’il coule, le défenseur prend une carte Point de pillage.
plunder-tool-flag = L’île prend le drapeau de l’attaquant.
plunder-tool-owned-holds = Le navire attaquant perd une vie. S’il coule, le propriétaire de l’île prend une carte Point de pillage.
plunder-tool-unowned-holds = Le navire attaquant perd une vie ; personne n’y gagne de point.
plunder-tool-spin-again = À deux, le nombre va jusqu’à { $max } : faire tourner cette boussole de nouveau.
plunder-tool-storm-squares = Dedans : { $squares }.
plunder-tool-storm-toll = Chaque pas à travers son bord, dans un sens ou l’autre, coûte { $count } cartes.
plunder-tool-storm-edge = Rien ne passe son bord : ni attaque, ni échange en mer, ni menace ou pot-de-vin, ni X, ni nouveau navire.
plunder-tool-storm-ports = Un port dans la tempête ne permet aucun échange.
plunder-tool-storm-income = Une île dont tous les ports sont dans la tempête ne donne pas de carte ; son point compte toujours.
plunder-tool-builds = { $item } : payable { $count } fois
plunder-tool-lacks = { $item } : pas assez de cartes
plunder-tool-lack = il manque : { $count } { $what }

plunder-tool-card-gain = Prendre sur la pile : { $count } { $what }.
plunder-tool-card-lose = Défausser, si la main en a : { $count } { $what }.
plunder-tool-card-gain_pp = Prendre { $count } carte Point de pillage.
plunder-tool-card-steal = { $each ->
    [yes] Voler { $count } à chaque ennemi, dans le sens horaire : à l’aveugle, ou en demandant des cartes précises.
   *[no] Choisir un ennemi qui a des cartes et en voler { $count } : à l’aveugle, ou en demandant des cartes précises.
}
plunder-tool-card-take_all = { $each ->
    [yes] Chaque ennemi donne toutes ses cartes de cette sorte : { $what }.
   *[no] Choisir un ennemi qui a des cartes ; toutes celles de cette sorte vont au découvreur : { $what }.
}
plunder-tool-card-move_enemy_ship = Déplacer un navire ennemi d’au plus { $count } cases ; la tempête ne coûte rien.
plunder-tool-card-moor_own_ship = { $where ->
    [any] Placer le navire du découvreur dans n’importe quel port libre.
   *[unowned] Placer le navire du découvreur dans un port libre d’une île de personne ; les îles marchandes ne comptent pas.
}
plunder-tool-card-spin_own_ship = Faire tourner les deux boussoles ; le navire du découvreur va sur cette case, ou sur une case de mer libre voisine.
plunder-tool-card-sail_extra = Le navire du découvreur peut naviguer d’au plus { $count } cases de plus, aussitôt ; la tempête ne coûte rien.
plunder-tool-card-place_enemy_in_storm = Choisir un navire ennemi et une case d’eau libre dans la tempête ; il y va.
plunder-tool-card-add_upgrade = Ajouter à l’un de vos navires, dans la limite permise : { $what }.
plunder-tool-card-own_ship_lose_life = Le navire du découvreur perd une vie.
plunder-tool-card-enemy_ship_lose_life = Choisir un navire ennemi : il perd une vie.
plunder-tool-card-steal_life = Choisir un navire ennemi : il perd une vie. Puis l’un de vos navires qui en a moins de trois en gagne une.
plunder-tool-card-gamble_gold = Lancer un dé. 4, 5, 6 : prendre autant d’or qu’on en a. 1, 2, 3 : défausser tout son or.
plunder-tool-card-roll_and_lose_cards = Lancer un dé et défausser autant de cartes de son choix, si la main en a assez.
plunder-tool-card-pay_all_or = Avec de l’or en main : tout défausser, ou le navire du découvreur perd une vie. Sans or, il en perd une.
plunder-tool-card-either = Choisir. Soit :
plunder-tool-card-or = Soit :
plunder-tool-card-midas = Défausser toute carte qui n’est pas de l’or et prendre un or pour chacune.
plunder-tool-card-duel_gold = Choisir un ennemi ; chacun lance un dé, sans canons, l’égalité est au découvreur. Le gagnant reçoit tout l’or de l’autre.
plunder-tool-card-swap_islands = Vous pouvez échanger les drapeaux d’une de vos îles et d’une île ennemie.
plunder-tool-card-steal_pp = Choisir un ennemi qui a une carte Point de pillage : { $count } va au découvreur. Navires et îles ne se prennent pas.
plunder-tool-card-forced_bribe = Choisir un ennemi, qui offre au moins une carte. Accepter : les cartes sont à vous et un traité commence. Refuser : l’un des navires de ce capitaine perd une vie.
plunder-tool-card-end_turn = Le tour se termine.
plunder-tool-card-treaty = Ni contre son équipe, ni contre quelqu’un avec qui on a un traité.
plunder-tool-card-no-point = Un navire coulé par cette carte ne donne de point à personne.
plunder-tool-card-after = Ensuite la carte va sous la pioche, et l’on fait tourner les boussoles pour la nouvelle place du X.

plunder-tool-turn-draw = Piocher une carte par île possédée que la tempête ne bloque pas.
plunder-tool-turn-shipless-card = Sans île ni carte Point de pillage : prendre une carte de son choix.
plunder-tool-turn-shipless-double = Sans navire : lancer deux dés une fois ; un double donne un navire.
plunder-tool-turn-shipless-ways = Pas de double : construire un navire, rendre une carte Point de pillage, défausser 5 or ou renoncer à une île. Sinon, le tour se termine.
plunder-tool-turn-shipless-place = Le navire va dans l’un de vos ports libres ; s’il n’y en a pas, faire tourner les deux boussoles.
plunder-tool-turn-found = Un X sous l’un de vos navires peut être pris maintenant.
plunder-tool-turn-before = Construire, échanger, attaquer : avant le jet, après, entre deux pas.
plunder-tool-turn-roll = Lancer le dé de navigation, une fois.
plunder-tool-turn-one = Un 1 : d’abord faire tourner les deux boussoles, et la tempête s’y déplace.
plunder-tool-turn-sail = D’abord les pas des mâts, chacun pour son navire ; puis ceux du dé, pour toute la flotte.
plunder-tool-turn-new = Un navire construit après le jet ne navigue pas ce tour-ci, mais peut se battre.
plunder-tool-turn-attacks = Chaque navire attaque chaque cible une fois par tour.
plunder-tool-turn-end = À la fin, les pas restants sont perdus et tous les traités prennent fin.

plunder-tool-moves = Déplacement
    .note = La réserve du dé, et les mâts de chaque navire.
plunder-tool-field-roll = Dé de navigation
plunder-tool-field-ships = Navires
plunder-tool-field-masts = Mâts au moment du jet
plunder-tool-field-steps = Pas faits
plunder-tool-moves-too-far = { $count ->
    [one] Un pas de trop : la réserve est vide.
   *[other] { $count } pas de trop : la réserve est vide.
}
plunder-tool-moves-left = { $count ->
    [0] La réserve est vide.
    [one] Encore un pas pour la flotte.
   *[other] Encore { $count } pas pour la flotte.
}
plunder-tool-moves-masts = Les pas des mâts ne servent qu’à leur navire, et s’utilisent avant la réserve.
plunder-tool-moves-toll = Chaque pas à travers le bord de la tempête coûte aussi { $count } cartes.

plunder-tool-double = Double
    .note = Les deux dés d’un capitaine sans navire.
plunder-tool-field-first = Premier dé
plunder-tool-field-second = Second dé
plunder-tool-double-free = Un double : un navire gratuit, tout de suite.
plunder-tool-double-none = Pas de double. Un navire peut s’obtenir de quatre façons :
plunder-tool-double-build = le construire à son prix ;
plunder-tool-double-card = rendre une carte Point de pillage ;
plunder-tool-double-gold = défausser 5 pièces d’or ;
plunder-tool-double-island = renoncer à une de vos îles : son drapeau est retiré.
plunder-tool-double-end = Pas de navire : le tour se termine, et le dé de navigation n’est pas lancé.

plunder-tool-trade = Échanges
    .note = Pouvons-nous échanger ? Cinq questions.
plunder-tool-field-visit = Mon navire est dans un port de l’autre capitaine
plunder-tool-field-visit_storm = Ce port est dans la tempête
plunder-tool-field-visited = Un navire de l’autre capitaine est dans un de mes ports
plunder-tool-field-visited_storm = Ce port est dans la tempête
plunder-tool-field-merchant = Mon navire est à une île marchande
plunder-tool-field-merchant_storm = Ce port est dans la tempête
plunder-tool-field-beside = Nos navires sont côte à côte, sans terre entre eux
plunder-tool-field-beside_storm = Le bord de la tempête passe entre eux
plunder-tool-field-they_merchant = Un navire de l’autre capitaine est à une île marchande
plunder-tool-field-they_merchant_storm = Ce port est dans la tempête
plunder-tool-field-team = Nous sommes de la même équipe
plunder-tool-trade-yes = L’échange est permis
plunder-tool-trade-no = Pas d’échange maintenant
plunder-tool-trade-none = Il faut un oui à l’une des cinq questions, hors de la tempête.
plunder-tool-trade-by-visit = Par le port que vous visitez.
plunder-tool-trade-by-visited = Par votre port, où est amarré un navire de l’autre capitaine.
plunder-tool-trade-by-merchant = D’une île marchande, vous échangez avec tout le monde, où que ce soit.
plunder-tool-trade-by-beside = De navire à navire.
plunder-tool-trade-by-they_merchant = On échange de partout avec qui est à une île marchande.
plunder-tool-trade-storm-port = Un port dans la tempête ne permet aucun échange.
plunder-tool-trade-storm-edge = Rien ne s’échange à travers le bord de la tempête.
plunder-tool-trade-treaty = Un traité commence : ne pas s’en prendre à ce capitaine jusqu’à la fin de votre tour.
plunder-tool-trade-team = En un tour, aucun de vous deux ne peut y gagner plus d’une carte.
plunder-tool-trade-exchange = Vous pouvez aussi défausser 2 cartes pour en prendre 1 de la sorte de votre choix, autant de fois que vous voulez ; cela ne fait pas de traité.

plunder-tool-treaty = Traités
    .note = À qui ne pas toucher ce tour-ci.
plunder-tool-field-partners = Capitaines avec traité
plunder-tool-treaty-begins = Un échange, une menace payée ou un pot-de-vin accepté fait naître un traité, jusqu’à la fin du tour.
plunder-tool-treaty-ships = Ne pas attaquer leurs navires.
plunder-tool-treaty-islands = Ne pas attaquer leurs îles.
plunder-tool-treaty-threats = Ne pas les menacer.
plunder-tool-treaty-cards = Ne choisir pour une carte Trésor ni ces capitaines, ni rien de ce qui est à eux.
plunder-tool-treaty-all = Une carte contre tous les ennemis les épargne.
plunder-tool-treaty-team = Il couvre toute leur équipe.
plunder-tool-treaty-new = Leurs gains de ce tour-ci sont couverts aussi ; leurs pertes ne le sont plus.
plunder-tool-setup = Mise en place
    .note = Ce qu’on dispose avant le premier tour, selon le nombre de capitaines.
plunder-tool-field-players = Capitaines
plunder-tool-field-teams = Équipes
plunder-tool-choice-none = aucune
plunder-tool-choice-2x2 = 2 de 2
plunder-tool-choice-2x3 = 2 de 3
plunder-tool-choice-3x2 = 3 de 2
plunder-tool-setup-teams-wrong = À { $count } capitaines, ces équipes sont impossibles. En choisir d’autres, ou un autre nombre de capitaines.
plunder-tool-setup-fleets = Chacun prend une couleur : { $ships } navires et { $flags } drapeaux.
plunder-tool-setup-teams = { $teams } équipes de { $members } ; une équipe gagne avec { $target } points.
plunder-tool-setup-seats = Les équipes s’assoient en alternance.
plunder-tool-setup-two = Retirer les deux tuiles à île marchande.
plunder-tool-setup-tiles = Mélanger les tuiles ; les poser en { $rows } rangées de { $columns }, chacune sur l’une de ses faces, tournée au hasard.
plunder-tool-setup-borders = Placer les bordures autour : rangées A à { $last } depuis le haut, colonnes 1 à { $most } depuis la gauche.
plunder-tool-setup-piles = Quatre piles ouvertes de { $count } cartes : bois, fer, rhum, or.
plunder-tool-setup-deck = Mélanger les { $count } autres cartes Ressource en une pioche face cachée.
plunder-tool-setup-treasures = Mélanger les { $count } cartes Trésor ; empiler les cartes Point de pillage ; mâts, canons et pions de vie à côté.
plunder-tool-setup-x = Faire tourner les deux boussoles { $count } fois : un jeton X sur chaque case.
plunder-tool-setup-storm = Faire tourner les boussoles pour le centre de la tempête ; recommencer tant qu’un port d’une île à un crâne s’y trouve.
plunder-tool-setup-choose = Chacun lance un dé : le plus fort choisit d’abord, puis dans le sens antihoraire.
plunder-tool-setup-island = Dans cet ordre, chacun choisit une île libre à un crâne et y plante un drapeau.
plunder-tool-setup-ship = Un navire à { $lives } vies, sans mât ni canon, va dans le port de cette île.
plunder-tool-setup-hand = Chacun pioche { $count } cartes de la pioche cachée, en secret.
plunder-tool-setup-first = Qui a choisi en dernier commence ; on joue dans le sens horaire.
plunder-tool-setup-points = Chacun commence avec { $points } points (une île, un navire) ; il en faut { $target } pour gagner.
