# Les règles des Pirates sur une page, en images : ce que dit chaque partie, et l’exemple dessiné à côté.

guide-pirates-aim = Le but
    .text = On amène une flotte de navires et d’équipage, pour autant de points que les autres. Sur les îles vierges, des pièces sont face cachée. À deux, qui a plus de la moitié de l’or sur son île d’attache ou dans ses forts gagne aussitôt ; à plusieurs, qui en a le plus à la fin.
    .example = { $gold } points d’or sont sur les îles. Il en faut { $need } à { $anne } comme à { $jack }. Il n’y a pas de cases : tout se mesure en millimètres.
guide-pirates-turn = Un tour
    .text = À son tour, on peut donner une action à chacun de ses navires : se déplacer, explorer, tirer ou réparer. Un navire agit après l’autre, et chaque action se termine avant la suivante. Le reste est gratuit et se fait quand on veut.
    .example = { $anne } a trois navires. Le premier va vers une île, le deuxième explore celle où il est, le troisième, touché, répare à l’île d’attache.
guide-pirates-sail = Se déplacer
    .text = Chaque carte dit de combien se déplace un navire : S fait { $short } mm, L fait { $long } mm, dans n’importe quel ordre. Avant chacun, il peut tourner, d’un quart de tour au plus. Îles, navires et icebergs l’arrêtent ; un navire dont la proue touche une île y est à quai.
    .example = { $anne } avance de L, tourne à tribord et avance de S. La proue touche l’île : le navire est à quai, et pourra l’explorer au prochain tour.
guide-pirates-gold = L’or
    .text = Un navire à quai à une île vierge depuis le début du tour peut l’explorer. Seul son joueur regarde les pièces et charge ce qui tient : chacune prend une place de la cale, comme l’équipage. On les décharge à l’île d’attache.
    .example = { $anne } prend { $n } pièces, de 3 et de 2 ; la cale a { $cargo } places. Une fois à quai à l’île d’attache, elles comptent.
guide-pirates-shoot = Les canons
    .text = Chaque mât debout est un canon avec une portée, S ou L, et un nombre. La ligne droite du mât à la cible doit être libre. Un jet supérieur au nombre touche : un mât de la cible tombe avec son canon. Un 1 manque toujours.
    .example = { $anne } tire un S{ $number } et fait { $roll } : touché. Elle tire un L{ $number } et fait { $miss } : manqué.
guide-pirates-ram = Éperonner et aborder
    .text = Si la proue touche un ennemi à la fin du mouvement, on peut éperonner : un jet supérieur au nombre de mâts de l’autre lui en ôte un. Puis l’un ou l’autre peut aborder : chacun lance un dé et ajoute ses mâts et ce qu’apporte l’équipage. Le gagnant prend un trésor ou élimine un membre d’équipage.
    .example = { $anne } éperonne un navire de { $masts } mâts avec un { $roll } : un tombe. On s’aborde : { $a } et { $own } contre { $b } et { $other }. Elle gagne.
guide-pirates-derelict = Sans mâts
    .text = Un navire sans mâts est à la dérive : il ne se déplace ni ne tire. Un navire dont la proue le touche peut le prendre en remorque ; si c’est un ennemi qui le fait, il est capturé. Un coup de plus et il coule. À l’île d’attache, une réparation rend un mât par tour.
    .example = { $anne } remorque un navire à la dérive ({ $jack }) vers son île d’attache, lentement, à S par tour, et l’y répare. Le navire est désormais à elle.
guide-pirates-end = La fin
    .text = À deux, on gagne dès que plus de la moitié de l’or est sur son île d’attache. Si nul n’y arrive, la partie finit après la dernière manche, quand il n’y a plus de trésor à rapporter, ou quand nul ne peut se déplacer ; alors le plus d’or gagne.
    .example = { $anne } a { $anne_gold } points d’or sur { $gold }, { $jack } en a { $jack_gold }. { $anne } a gagné au milieu de son tour.
guide-pirates-rest = L’équipage ajoute des capacités à son navire et reste face cachée jusqu’à ce qu’il s’en serve. Terrain, forts, événements et créatures sont les options d’une partie plus longue. Il y a plus à savoir :
