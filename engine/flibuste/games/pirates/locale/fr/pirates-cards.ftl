### Pirates : ce que font les cartes du catalogue, dans nos mots (docs/rules/pirates.md, 5.13 et 5.20 à 5.23)

pirates-keyword-galley = Galère
    .note = Jamais à la dérive : sans mâts, elle se déplace encore, et le coup suivant la coule. Quand elle éperonne, elle n’est pas bloquée et aucun mât ne tombe. Elle peut pivoter.
pirates-keyword-schooner = Goélette
    .note = Peut pivoter après un déplacement.
pirates-keyword-longship = Drakkar
    .note = Chaque mât tire deux fois. Il ne bloque ni n’est bloqué, aborde mieux après son propre éperonnage et peut pivoter.
pirates-keyword-junk = Jonque
    .note = Ses propres voiles ne gênent pas son tir.
pirates-keyword-fear = Peur
    .note = À chaque tour, lancez un dé pour chaque navire ennemi à S au plus : sur 5, ce navire n’a pas de capacités ce tour-ci ; sur 6, il ne se déplace que de S à son prochain tour.
pirates-keyword-mercenary = Mercenaire
    .note = N’accoste à aucune île d’attache et commence à S de la sienne. Ses pièces rentrent à bord d’autres navires.
pirates-keyword-sea-monster = Monstre marin
    .note = Ne fait que nager et frapper, en surface ou sous l’eau, avec des segments pour mâts. Il éperonne de tout son corps et retient sa proie.
pirates-keyword-sea-dragon = Dragon des mers
    .note = Vole à toute place libre, ou fond sur une cible à deux fois L au plus : deux coups sur 4 ou plus. Il ne touche jamais un navire.
pirates-keyword-submarine = Sous-marin
    .note = En surface ou sous l’eau. Sous l’eau il ne fait que se déplacer, peut éperonner et plonger ; il n’est jamais bloqué.
pirates-keyword-titan = Titan
    .note = Marche par-dessus les îles, en tout sens après un virage. Il éperonne de tout son corps et n’est jamais bloqué.
pirates-keyword-flotilla = Flottille
    .note = Ne se déplace pas seule : un navire de sa nation la remorque. Un drapeau lui tient lieu de mâts : deux coups d’une même action l’ôtent.
pirates-keyword-broadsides = Bordée
    .note = Peut tirer de tous ses canons sur une cible à S au plus, d’un seul jet, qui doit dépasser le nombre de chacun : alors tous touchent, et un de plus.
pirates-keyword-eternal = Éternel
    .note = S’il coule, il revient sans mâts à son île d’attache.
pirates-keyword-ex-patriot = Ex-patriote
    .note = Peut servir sur tout navire, qui est Mercenaire tant qu’il est à bord.
pirates-keyword-captain = Capitaine
    .note = Le navire peut tirer après un déplacement.
pirates-keyword-helmsman = Timonier
    .note = S de plus à chaque déplacement du navire.
pirates-keyword-marine = Fusilier marin
    .note = Tire un coup à lui à chaque tour : portée S, nombre 2. Il peut aussi garder une île.
pirates-keyword-turtle = Cuirassé (bateau-tortue)
    .note = Des panneaux prennent les premiers coups, et tiennent l’abordage à distance tant qu’il en reste un.
pirates-keyword-ghost = Vaisseau fantôme
    .note = Solide ou intangible à chaque tour : intangible, il traverse îles et navires, et ne peut être ni éperonné ni bloqué.
pirates-keyword-icebreaker = Brise-glace
    .note = Le terrain ne le gêne pas, et il peut briser les icebergs.
pirates-keyword-limit = Limité
    .note = Un seul exemplaire dans une flotte.
pirates-keyword-ransom = Rançon
    .note = S’il passe à bord d’un ennemi, il y devient une pièce de 5.
pirates-keyword-windcatcher = Preneur de vent
    .note = Peut parcourir chaque segment dans n’importe quelle direction.
pirates-keyword-extended-range = Portée étendue
    .note = Ses canons portent deux fois plus loin.
pirates-keyword-switchblade = Lames rétractables
    .note = Ses lames se déploient : ce qu’elles touchent est éperonné.
pirates-keyword-catamaran = Catamaran
    .note = Une seconde coque prend le premier coup qui compte ; un coup ne compte que sur 1 à 4. Il n’est jamais éperonné.
pirates-keyword-bombardier = Bombardier
    .note = Un canon de plus que rien n’ôte : artillerie à double portée, ou lance-flammes. Un 1 l’enraye.
pirates-keyword-black-mark = Marque noire
    .note = Peut servir comme un des Maudits, et son navire aussi.
pirates-keyword-loyal = Loyal : { $whom }
    .note = Sa flotte doit compter un autre navire ou équipage de cette nation.
pirates-keyword-hostile = Hostile : { $whom }
    .note = Sa flotte ne peut compter ni navire ni équipage de cette nation.

pirates-crew-captain = Capitaine
pirates-crew-helmsman = Timonier
pirates-crew-explorer = Explorateur
pirates-crew-cannoneer = Canonnier
pirates-crew-shipwright = Charpentier
pirates-crew-oarsman = Rameur
pirates-crew-musketeer = Mousquetaire
pirates-crew-firepot = Artificier
pirates-crew-stinkpot = Empesteur
pirates-crew-smokepot = Enfumeur
pirates-crew-chainshot = Tireur de chaînes

pirates-effect-all-long = Tous ses canons portent à L.
pirates-effect-armour-first = Intact, il ignore le premier coup au but de chaque tour.
pirates-effect-armour-two = Il faut deux coups d’une même action de tir pour lui prendre un mât.
pirates-effect-backfire = Chaque 1 d’un canon lui coûte un mât.
pirates-effect-best-of-two = Une fois par action de tir, un canon lance deux dés et en garde un.
pirates-effect-board-bonus = +{ $n } à l’abordage{ $vs ->
    [nation] {" "}contre : { $whom }
    [kind] {" "}contre les { $kind ->
        [sea_monster] monstres marins.
       *[other] sous-marins.
    }
   *[any] .
}
pirates-effect-board-captive = Un abordage gagné peut capturer l’équipage le plus cher : à l’île d’attache, il vaut ses points.
pirates-effect-board-kill-all = Un abordage gagné peut éliminer tout l’équipage.
pirates-effect-board-mast = Un abordage gagné prend aussi un mât.
pirates-effect-board-ranged = Une fois par action de déplacement, il peut aborder à S au plus, sans éperonner ; l’autre n’a aucun bonus.
pirates-effect-board-take-all = Un abordage gagné peut prendre tout le trésor qui tient à bord.
pirates-effect-board-two-picks = Un abordage gagné donne deux butins différents : équipage, trésor, mât.
pirates-effect-breath = Au lieu de tirer, un souffle : portée L, nombre 3 ; au but, { $kind ->
    [fire] un mât prend feu.
   *[stun] navire et équipage sont réduits au silence un tour.
}
pirates-effect-build-plus5 = Visible dès le début : votre total de construction monte de 5. Ne quitte pas son navire de lui-même.
pirates-effect-cancel = Une fois par tour, réduit au silence un équipage ou un navire à S au plus.
pirates-effect-cannon-aura = Vos autres navires à S au plus ont +1 au tir.
pirates-effect-cannon-bonus = +{ $n } au tir{ $vs ->
    [nation] {" "}contre : { $whom }
    [not] {" "}contre tous, sauf : { $whom }
    [fort_S] {" "}contre les forts à S au plus.
    [damaged] {" "}contre les cibles qui ont perdu un mât.
    [already_shot] {" "}contre les navires sur lesquels un autre a déjà tiré ce tour-ci.
   *[any] { $when ->
        [has_captain] {" "}avec un capitaine à bord.
       *[other] .
    }
}
pirates-effect-cannon-bonus-per-friend = +1 au tir pour chacun de vos autres navires à S au plus.
pirates-effect-cargo-add = { $when ->
    [no_crew] +{ $n } de cargaison sans équipage à bord.
   *[other] +{ $n } de cargaison.
}
pirates-effect-claim-derelict = Un navire à la dérive que l’on explore est à vous ; les deux navires rentrent à votre île d’attache.
pirates-effect-clear-line = Les autres navires ne gênent pas ses tirs.
pirates-effect-crew-any = Les équipages de toute nation ont leurs capacités à bord.
pirates-effect-crew-cost-cut = Visible dès le début : les autres équipages du navire coûtent 1 de moins.
pirates-effect-crew-flip = Les autres équipages visibles qui seraient éliminés sont retournés.
pirates-effect-crew-for-action = Une fois par tour, éliminez un autre équipage du navire pour une deuxième action.
pirates-effect-crew-no-space = Ne prend pas de place.
pirates-effect-crew-of = Les équipages de cette nation ont leurs capacités à bord : { $whom }
pirates-effect-crew-safe = Son équipage ne se perd qu’avec le navire.
pirates-effect-crew-scapegoat = Meurt à la place d’un équipage d’au plus { $cost } points.
pirates-effect-derelict-move = Rame sans mât : mouvement S.
pirates-effect-double-hit = Chaque coup au but prend deux mâts.
pirates-effect-explore-on-dock = Explore gratuitement en accostant une île vierge.
pirates-effect-extra-action-roll = Une fois par tour, lancez un dé : 5 ou 6, une deuxième action.
pirates-effect-extra-gun = Un canon de plus, portée S, nombre 3, depuis n’importe quel mât ; rien ne l’améliore.
pirates-effect-extra-move-roll = Sans timonier, lancez un dé après chaque mouvement : dès 4, L de plus.
pirates-effect-fixed-guns = Garde tous ses canons tant qu’un mât tient.
pirates-effect-fleet-double-roll = Lancez un dé au début du tour : sur 6, un de vos navires peut avoir deux actions.
pirates-effect-fog-jump = Perdu dans le brouillard, il peut sortir par une autre nappe.
pirates-effect-free-move-after-shoot = Un mouvement gratuit après chaque action de tir.
pirates-effect-free-move-s = Une fois par tour, S de plus après avoir { $on ->
    [load] chargé.
   *[unload] déchargé.
}
pirates-effect-give-bonus = Une fois par tour, un de vos navires a +1 à tous ses tirs.
pirates-effect-give-two = Renonce à son action : un autre de vos navires peut en avoir deux.
pirates-effect-gold-bonus = Une pièce de chaque déchargement vaut +{ $n }.
pirates-effect-hex-move = Au lieu de bouger, lancez un dé : 5 ou 6, poussez un navire ennemi de L dans toute direction.
pirates-effect-hit-kills-cargo = Chaque coup au but peut aussi ôter une pièce de cargaison.
pirates-effect-hit-kills-crew = Une fois par tour, un coup au but élimine aussi un équipage.
pirates-effect-ignore-terrain = { $keep ->
    [iceberg] Seuls les icebergs gênent ses mouvements.
   *[none] Le terrain ne gêne pas ses mouvements.
}
pirates-effect-immune-close = Les navires à S au plus ne peuvent pas le viser.
pirates-effect-immune-docked = On ne peut le viser à quai.
pirates-effect-immune-forts = Les forts ne peuvent pas le viser.
pirates-effect-immune-l = Les canons L ne le touchent jamais.
pirates-effect-island-swap = En explorant, il peut échanger une pièce contre une au hasard d’une autre île vierge.
pirates-effect-leave-last = Ne charge jamais le dernier trésor d’une île.
pirates-effect-marine-bonus = +{ $n } à ses propres tirs contre : { $whom }
pirates-effect-mark-explored = Une fois par tour, une île vierge à S au plus reçoit votre drapeau ; les autres y perdent le leur.
pirates-effect-monster-boost = Les monstres marins qui partent à L ou moins ont +L.
pirates-effect-move-add = +{ $seg } au mouvement{ $when ->
    [all_masts] {" "}tant qu’aucun mât ne manque.
    [no_cargo] {" "}sans cargaison.
    [submerged] {" "}en plongée.
    [has_captain] {" "}avec un capitaine à bord.
    [near_friend_S] {" "}avec un ami à S au plus.
   *[always] .
}
pirates-effect-move-and-shoot = Peut tirer à la fin d’une action de déplacement.
pirates-effect-move-set-full = Mouvement S quand la cale est pleine.
pirates-effect-no-crew = Ne porte pas d’équipage.
pirates-effect-no-pin = Ne peut être bloqué.
pirates-effect-only-six = Seul un 6 de canon lui prend un mât.
pirates-effect-peek = Une fois par tour, regardez une pièce cachée { $where ->
    [ship] de n’importe quel navire.
   *[any] n’importe où.
}
pirates-effect-pick-mast = Vous choisissez le mât que prennent ses coups.
pirates-effect-plunder-nation = Au contact d’un navire de cette nation, il peut charger son trésor : { $whom }
pirates-effect-raid-home = Peut accoster une île d’attache ennemie et charger { $n ->
    [0] ce qui tient à bord ;
    [1] un trésor ;
   *[other] { $n } trésors ;
} repart au tour suivant.
pirates-effect-ram-immune = L’éperonnage ne lui prend pas de mât.
pirates-effect-ram-loss = Quand il éperonne, la cible perd aussi un équipage{ $mast ->
    [1] {" "}et un mât.
   *[0] .
}
pirates-effect-repair-anywhere = Répare en mer et à toute île.
pirates-effect-repair-on-sink = Regagne un mât quand il coule un navire.
pirates-effect-repeat-action-roll = Une fois par tour, lancez un dé : 5 ou 6, deux fois la même action.
pirates-effect-reroll-any = Une fois par tour, relancez un de ses dés ; le second jet compte.
pirates-effect-reshoot-miss = Une fois par tour, un canon qui a manqué tire encore.
pirates-effect-shoot-submerged = Peut tirer sur ce qui est en plongée, à S au plus.
pirates-effect-sinks-early = Coule avec son dernier mât.
pirates-effect-snipe = Peut doubler toutes ses portées pour une action de tir ; alors seul un 6 touche.
pirates-effect-special-shot = Une fois par tour un canon, à S au plus : { $shot ->
    [SHOT_FIRE] au but, un mât prend feu.
    [SHOT_STINK] au but, l’équipage se tait un tour.
    [SHOT_CHAIN] au but, la cible ne bouge pas d’un tour.
   *[SHOT_SMOKE] une nappe de brouillard jusqu’à votre prochain tour.
}
pirates-effect-steal-touch = Une fois par tour, prend un trésor au hasard d’un navire qu’il touche.
pirates-effect-steal-unique = Une fois par tour, voit le trésor d’un navire qu’il touche et peut en prendre les uniques.
pirates-effect-sub-board = Peut aborder après un éperonnage en plongée.
pirates-effect-swap-treasure = Une fois par tour, échange un trésor au hasard avec un ennemi à S au plus.
pirates-effect-treasure-gun = À l’île d’attache, une pièce peut devenir un canon pour de bon : portée S, nombre 3.
pirates-effect-unload-near = Peut décharger à S au plus de votre île d’attache.
pirates-effect-unsinkable = Ne peut être coulé, seulement sabordé.
pirates-effect-weak-to = Les navires de cette nation ont +1 contre lui : { $whom }
pirates-effect-wild-shot = Chaque 6 au but prend un mât de plus ; chaque 1 lui en coûte un.

pirates-effect-shot-fire = Un canon par tour : au but, un mât prend feu.
pirates-effect-shot-stink = Un canon par tour : au but, l’équipage se tait un tour, aucun mât n’est perdu.
pirates-effect-shot-chain = Un canon par tour : au but, la cible ne bouge pas d’un tour, aucun mât n’est perdu.
pirates-effect-shot-smoke = Un canon par tour : une nappe de brouillard à S au plus, jusqu’à votre prochain tour.
pirates-effect-shot-grape = Un canon par tour : au but, un équipage est éliminé, non un mât.
pirates-effect-shot-explode = Un canon par tour : au but, un mât prend feu et un équipage est éliminé.
pirates-effect-shot-double = Un canon par tour : au but, il tire encore.
pirates-effect-shot-grapple = Un canon par tour : au but, un abordage à distance, aucun mât n’est perdu.
pirates-effect-single = Une fois par partie.
pirates-effect-on-1 = Sur un 1 : { $how ->
    [lost] il est perdu.
    [lost_and_own_fire_mast] il est perdu, et un mât de son navire brûle.
    [lost_and_own_mast] il est perdu, et un mât de son navire aussi.
   *[own_mast] son navire perd un mât.
}
pirates-effect-ev-divers = Quand vous coulez un ennemi : tout son or est à vous.
pirates-effect-ev-raft = Quand votre navire coule : équipage et pièces gagnent l’île vierge la plus proche.
pirates-effect-ev-mermaids = Un navire ennemi qui n’est pas à quai n’a aucune action pendant autant de tours qu’il a d’équipages.
pirates-effect-ev-foul-winds = Tout navire hors quai à L au plus d’un point est poussé de L ; contre une île, il perd un mât.
pirates-effect-ev-becalmed = Jusqu’à votre prochain tour, les navires à L au plus d’un point ne bougent pas, sauf à la rame.
pirates-effect-ev-hidden-cove = Un de vos navires accoste l’île vierge la plus proche que vous n’avez pas explorée, ou qui est vide.
pirates-effect-ev-favor = Tous les événements quittent la partie.
pirates-effect-ev-false-treasure = Toutes les pièces d’un navire ennemi quittent la partie.
pirates-effect-ev-rolling-fog = Une nappe de brouillard dérive de S à chacun de vos tours.
pirates-effect-ev-cursed-zone = Les dés des navires à L au plus d’un point comptent 2 de moins.
pirates-effect-ev-duel = Un de vos équipages et un équipage ennemi lancent un dé et ajoutent leurs points : le plus bas quitte la partie, à égalité les deux.
pirates-effect-ev-mutiny = Un dé par équipage d’un navire ennemi : sur 6, il s’en va.
