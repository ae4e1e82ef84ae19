# Plunder : les règles que citent la feuille de score et les outils, dans nos propres mots. Chaque clé est le numéro de la règle qu’elle raconte.

plunder-rules-intro = Chacun est capitaine de trois navires au plus, sur une mer recomposée à chaque partie. À son tour, on pioche une ressource par île, on lance un dé et on partage ses pas entre ses navires ; avant le jet, après, et entre deux pas, on peut conquérir des îles, combattre des navires, marchander, chercher des trésors, construire et enterrer de l’or. Une tempête erre sur la mer et prélève son péage. Un navire, une île et une carte Point de pillage valent un point chacun, et qui atteint le premier dix points gagne aussitôt.

## La mise en place

plunder-chapter-SET = La mise en place

PLU-SET-01 = Chacun prend une couleur : ses trois navires et six drapeaux.
PLU-SET-02 = Les tuiles sont mélangées et posées à leur place, six en deux rangées de trois ; chacune montre l’une de ses faces, tournée au hasard.
PLU-SET-03 = Les rangées s’appellent A à L depuis le haut, les colonnes 1 à 18 depuis la gauche.
PLU-SET-04 = Quatre piles ouvertes de dix cartes : bois, fer, rhum et or.
PLU-SET-05 = Les 110 autres cartes Ressource forment une pioche face cachée.
PLU-SET-06 = Les 55 cartes Trésor forment une pioche face cachée. Les cartes Point sont empilées. Mâts, canons et pions de vie sont à tous.
PLU-SET-07 = Pour chaque jeton X on lance les deux boussoles, et le jeton va sur cette case, quoi qu’il s’y trouve : deux à deux capitaines, trois à trois ou quatre, quatre au-delà.
PLU-SET-08 = On lance les deux boussoles pour le centre de la tempête, et de nouveau tant qu’un port d’une île à un crâne s’y trouverait.
PLU-SET-09 = Chacun lance un dé : le plus fort choisit d’abord, puis le choix passe dans le sens antihoraire. Règle maison : à égalité du plus fort, on relance.
PLU-SET-10 = Dans cet ordre, chacun choisit une île à ressource libre à un crâne et y plante un drapeau.
PLU-SET-11 = Un navire à trois vies, sans mât ni canon, va dans un port de cette île.
PLU-SET-12 = Chacun pioche trois cartes de la pioche cachée. Les mains sont secrètes.
PLU-SET-13 = Qui a choisi en dernier joue le premier tour. On joue dans le sens horaire.
PLU-SET-15 = Chacun commence avec deux points : un navire et une île.

## Ce que contient la boîte

plunder-chapter-SUP = Ce que contient la boîte

PLU-SUP-03 = Règle maison : drapeaux et cartes Point de pillage ne limitent jamais rien. Quand il n’y en a plus, prendre autre chose comme marqueur.

## Les ressources

plunder-chapter-RES = Les ressources

PLU-RES-03 = Au début de son tour, un capitaine pioche une carte dans le paquet caché pour chacune de ses îles que la tempête ne bloque pas. Le nombre de crânes ne compte pas.

## Un tour

plunder-chapter-TRN = Un tour

PLU-TRN-01 = D’abord les cartes des îles. Tout le reste se fait dans n’importe quel ordre et autant de fois qu’on veut, avant le jet, après, et entre deux pas : construire, échanger, attaquer, chercher un trésor. Seule la navigation attend le jet.
PLU-TRN-03 = Un capitaine qui a un navire lance le dé de navigation une fois par tour, et une seule. Règle maison : on ne peut pas finir son tour sans l’avoir lancé, car un 1 déplace la tempête ; on ne l’omet que si le tour s’est terminé avant.
PLU-TRN-05 = Quand un tour se termine, les pas restants sont perdus et tous ses traités prennent fin.

## La navigation

plunder-chapter-SAIL = La navigation

PLU-SAIL-01 = Le nombre du dé de navigation est une réserve de pas pour toute la flotte. Un pas mène un navire sur une case d’eau libre voisine de la sienne, jamais en diagonale ni à travers une terre.
PLU-SAIL-02 = En plus, chaque navire a un pas par mât, deux au plus. Ils ne servent qu’à lui et s’utilisent d’abord ; grâce à eux, un navire navigue même quand il ne reste rien du dé.
PLU-SAIL-06 = Un navire construit après le jet ne navigue pas pendant ce tour, mais il peut combattre, conquérir, échanger, menacer et ramasser. Construit ou obtenu avant le jet, il navigue comme les autres.

## La tempête

plunder-chapter-STM = La tempête

PLU-STM-01 = La tempête couvre neuf cases : son centre et les huit cases qui l’entourent. Ce qui sort de la carte ne compte pas. Terres, ports, navires et jetons X peuvent se trouver dessous.
PLU-STM-03 = Chaque pas qui franchit le bord de la tempête, pour entrer ou sortir, coûte deux cartes Ressource au choix, défaussées avant le pas. Chaque navire paie, et à chaque fois. Les pas qui restent dedans ou dehors ne coûtent rien de plus.
PLU-STM-06 = Quand le dé de navigation montre un 1, on lance les deux boussoles avant toute autre chose, et le centre de la tempête va sur cette case, peut-être la même. Il y a ensuite un pas à faire. Les navires que la tempête couvre ou découvre en se déplaçant ne paient rien.
PLU-STM-07 = Un port dans la tempête ne fait pas d’affaires : on n’échange rien par lui, et rien avec ses marchands.
PLU-STM-08 = Rien ne passe le bord de la tempête d’une case à sa voisine : ni attaque d’un navire, ni échange en mer, ni menace ou pot-de-vin entre navires, ni X ramassé à terre, ni nouveau navire à côté d’un des siens. Si les deux cases sont dedans, tout cela est permis.
PLU-STM-09 = Une île dont tous les ports sont dans la tempête ne donne pas de carte au début du tour de son propriétaire. Un seul port dehors suffit pour la carte. Le point de l’île compte de toute façon.

## Construire

plunder-chapter-BLD = Construire

PLU-BLD-02 = On dit ce qu’on construit, on défausse le prix, on le prend. Un navire coûte 2 bois, 1 fer et 2 or ; un mât 1 bois et 2 rhum ; un canon 2 fer, 1 rhum et 1 or ; une vie une carte de chaque sorte.
PLU-BLD-06 = Un nouveau navire rapporte son point aussitôt.

## Les points de pillage

plunder-chapter-PP = Les points de pillage

PLU-PP-01 = À tout moment, un capitaine a un point de pillage par navire en jeu, par île possédée et par carte Point de pillage.
PLU-PP-02 = Les cartes Point de pillage viennent d’un navire ennemi coulé, d’un attaquant coulé contre son propre navire ou sa propre île, des cartes Le rêve de tout pirate et Pillage, et de cinq pièces d’or enterrées. Elles restent visibles.
PLU-PP-03 = Enterrer un trésor : défausser cinq pièces d’or et prendre une carte Point de pillage. Seulement à son propre tour, autant de fois qu’on peut payer.
PLU-PP-04 = Un navire coulé par une carte Trésor, ou contre une île de personne, ne donne de carte Point de pillage à personne. Règle maison : il en va de même pour le navire de qui a trouvé la carte.

## Conquérir des îles

plunder-chapter-CON = Conquérir des îles

PLU-CON-04 = L’attaquant lance le dé d’attaque et ajoute les canons de son navire ; pour l’île, on lance le dé de défense et on ajoute ses crânes. Le propriétaire lance pour une île possédée, le capitaine à gauche de l’attaquant pour une île de personne.
PLU-CON-05 = Qui attaque une île et atteint son total y plante son drapeau. L’ancien propriétaire perd aussitôt l’île et son point.
PLU-CON-06 = Si le total de l’île est plus élevé, le navire attaquant perd une vie. S’il coule, le propriétaire de l’île, quand elle en a un, prend une carte Point de pillage.

## Combattre des navires

plunder-chapter-SEA = Combattre des navires

PLU-SEA-02 = Un navire peut attaquer un navire ennemi sur la case voisine s’il n’y a que de l’eau entre eux : ni terre, ni bord de la tempête. Les coéquipiers et les capitaines avec qui on a un traité sont à l’abri, et chaque navire n’attaque le même navire qu’une fois par tour.
PLU-SEA-04 = L’attaquant lance le dé d’attaque et le capitaine du navire attaqué le dé de défense ; chacun ajoute les canons de son navire. L’égalité est à l’attaquant.
PLU-SEA-05 = Le navire qui perd un combat perd une vie. S’il coule, le capitaine du navire vainqueur prend une carte Point de pillage, même si c’est ce navire qu’on attaquait.

## Les échanges

plunder-chapter-TRD = Les échanges

PLU-TRD-02 = Le capitaine dont c’est le tour peut échanger avec un autre si deux de leurs navires sont côte à côte avec seulement de l’eau entre eux, si un navire de l’un est dans un port d’une île de l’autre, ou si un navire de l’un ou de l’autre est à une île marchande, où que soit l’autre. Un port dans la tempête ne compte pas, ni deux navires de part et d’autre de son bord.
PLU-TRD-04 = Les cartes d’un échange changent aussitôt de mains, et un traité entre les deux capitaines commence de lui-même.
PLU-TRD-08 = À son tour, avec un navire à une île marchande dont le port est hors de la tempête, on défausse 2 cartes quelconques et on prend 1 carte de la sorte de son choix sur sa pile, autant de fois qu’on veut. Règle maison : cela ne fait pas de traité, et une sorte dont la pile est vide ne peut être choisie.

## Les traités

plunder-chapter-TRT = Les traités

PLU-TRT-01 = Un traité commence de lui-même après un échange, une menace qui a réussi et un pot-de-vin accepté. Il lie le capitaine dont c’est le tour, jusqu’à la fin de ce tour.
PLU-TRT-02 = Tant qu’un traité dure, le capitaine dont c’est le tour ne peut ni attaquer ni menacer l’autre, et ne choisit pour une carte Trésor ni ce capitaine, ni ses navires, ni ses îles.
PLU-TRT-03 = Règle maison : ce qu’une carte Trésor fait à chaque ennemi épargne les capitaines avec qui on a un traité.
PLU-TRT-05 = Règle maison : un traité couvre aussi les navires et les îles gagnés plus tard dans le tour ; une île perdue n’est plus couverte.
PLU-TRT-06 = En équipes, un traité couvre toute l’équipe de l’autre capitaine.

## Les X de la carte

plunder-chapter-X = Les X de la carte

PLU-X-09 = Au début d’un tour, chaque X posé sur la case d’un navire du capitaine lui est offert, l’un après l’autre. Règle maison : cela vient après les cartes des îles, et on peut laisser un X où il est.
PLU-X-12 = Une fois sa carte appliquée, on lance les boussoles et le X va sur cette case. S’il arrive sous un navire du même capitaine et que le tour continue, on peut le ramasser aussitôt ; sous le navire d’un autre, il attend le tour de ce capitaine.

## Les cartes Trésor

plunder-chapter-TC = Les cartes Trésor

PLU-TC-01 = Le capitaine qui ramasse un X est le découvreur. Règle maison : une carte qui parle du navire du découvreur désigne celui qui a ramassé le X ; une carte qui parle de n’importe quel navire de la flotte laisse le choix.
PLU-TC-02 = Règle maison : une carte s’applique dans l’ordre où elle est imprimée.
PLU-TC-03 = Ce qui est impossible est omis, et le reste a lieu. Une perte prend ce que la main contient, un gain ce que la pile contient ; une amélioration au-delà de la limite ou un effet sans cible ne font rien.
PLU-TC-05 = Sont ennemis tous les autres capitaines, sauf les coéquipiers et ceux avec qui le découvreur a un traité. Règle maison : quand une carte vise tous les ennemis, on les prend dans le sens horaire à partir du découvreur.
PLU-TC-08 = Aaaarrrrr ! : prendre 2 or et déplacer un navire ennemi d’au plus trois cases. Règle maison : chaque pas doit être possible pour ce navire ; il peut entrer dans un port, et la tempête ne coûte rien.
PLU-TC-09 = Le rêve de tout pirate : prendre une carte Point de pillage, ce qui peut faire gagner à l’instant.
PLU-TC-10 = Faux-jeton : voler une carte à chaque ennemi, dans le sens horaire. Le découvreur demande une carte précise ou tire à l’aveugle ; si la demande n’aboutit pas, la carte est tirée à l’aveugle.
PLU-TC-11 = Traquenard et Bouteille à la mer : choisir un ennemi qui a des cartes et lui en voler deux, ou trois. Le découvreur demande des cartes précises ou tire à l’aveugle ; si la demande n’aboutit pas, elles sont tirées à l’aveugle.
PLU-TC-12 = Couchette : prendre 2 or, puis le navire du découvreur va dans n’importe quel port libre de la carte, et le tour se termine. Règle maison : le propriétaire, la distance et la tempête ne comptent pas, le port où il se trouve convient, et sans port libre il reste sur place.
PLU-TC-13 = Trou noir : prendre 3 rhum et lancer les deux boussoles. Le navire du découvreur va sur cette case ou, si c’est une terre ou qu’elle est prise, sur une case de mer libre voisine, et le tour se termine.
PLU-TC-14 = Boulet de canon, Hissez ho ! et Naufragés : ajouter un canon, un mât ou une vie à un navire de sa flotte qui a moins de 2 canons, 2 mâts ou 3 vies. S’il n’y en a pas, ou si la réserve est vide, il ne se passe rien.
PLU-TC-15 = Malédiction et Scorbut : prendre 4 or, ou 3 ; puis le navire du découvreur perd une vie.
PLU-TC-16 = Démon du jeu : lancer un dé, qu’on le veuille ou non. Sur 4, 5 ou 6, prendre autant d’or qu’on en a en main, si la pile le permet ; sur 1, 2 ou 3, défausser tout son or.
PLU-TC-17 = Seuls au monde : lancer un dé et défausser autant de cartes de son choix, ou toute sa main si elle en compte moins.
PLU-TC-18 = Grand requin blanc, Jambes de bois, Potence, Le Kraken et Supplice de la planche : d’abord perdre ce que la carte nomme, dans la mesure où on l’a, puis prendre le gain entier. Qui n’a rien à perdre gagne tout de même.
PLU-TC-19 = Mutinerie, Brochette, Consternation et Vermine : perdre les cartes nommées, dans la mesure où on les a en main.
PLU-TC-20 = Honneur au voleur : chaque ennemi remet tout son or au découvreur.
PLU-TC-21 = Repaire : choisir un ennemi qui a des cartes ; tout l’or de cette main va au découvreur. On choisit sans savoir ce que contiennent les mains.
PLU-TC-22 = Je suis la tempête : prendre 2 or et déplacer un navire ennemi sur une case d’eau libre dans la tempête, sans péage. Règle maison : un port convient, un navire déjà dedans peut être choisi, et sans case libre il ne se passe rien.
PLU-TC-23 = Terre en vue ! : le navire du découvreur va dans un port libre d’une île sans propriétaire, quelle que soit la distance ; les îles marchandes ne comptent pas. S’il n’y en a pas, il ne se passe rien. Règle maison : le port où il se trouve convient. Le tour continue.
PLU-TC-24 = Butin : nommer une sorte de ressource ; chaque ennemi en donne toutes ses cartes au découvreur.
PLU-TC-25 = Un homme à la mer : choisir. Prendre 3 or, et le navire du découvreur perd une vie ; ou sauver le marin, et le tour se termine sans rien gagner.
PLU-TC-26 = Mirage : le tour se termine.
PLU-TC-27 = Tristement célèbre : prendre 1 or. Un navire ennemi au choix du découvreur perd une vie, et un navire du découvreur qui en a moins de trois en gagne une. Aucune carte Point de pillage n’est prise pour cela.
PLU-TC-28 = La main de Midas : chaque carte en main qui n’est pas de l’or est échangée contre de l’or de la pile, qu’on le veuille ou non. Si la pile ne suffit pas, le découvreur choisit les cartes échangées.
PLU-TC-29 = Pillage : une carte Point de pillage passe d’un capitaine ennemi qui en a à qui a trouvé la carte. Navires et îles ne se prennent pas ainsi.
PLU-TC-30 = Marine royale : un découvreur qui a de l’or choisit de le défausser en entier ou de laisser son navire perdre une vie. Sans or, le navire perd une vie.
PLU-TC-31 = Face-à-face : choisir un ennemi. Chacun lance un dé, sans canons, et l’égalité est au découvreur. Le gagnant reçoit tout l’or de l’autre : le découvreur peut donc perdre le sien.
PLU-TC-32 = Prise de possession : une île à soi et une île d’un ennemi échangent leurs drapeaux, et l’ennemi n’a rien à dire. On peut renoncer à cette carte.
PLU-TC-33 = Les morts ne parlent pas et Le placard : prendre 3 or, ou 2 ; un navire ennemi au choix du découvreur perd une vie. Aucune carte Point de pillage n’est prise pour cela.
PLU-TC-34 = Drapeau blanc : choisir un ennemi, qui doit offrir au moins une carte Ressource, si sa main en contient. Le découvreur accepte, prend les cartes et se trouve sous traité ; ou refuse, et l’un des navires de ce capitaine perd une vie, sans carte Point de pillage. Règle maison : il n’y a qu’une offre, et une offre vide peut être acceptée.
PLU-TC-35 = Le vent en poupe : prendre 2 or, et le navire du découvreur peut aussitôt naviguer d’au plus trois cases de plus. Règle maison : la tempête ne coûte rien, et un X n’est ramassé qu’ensuite, de là où le navire se trouve alors.

## Un capitaine sans navire

plunder-chapter-NOS = Un capitaine sans navire

PLU-NOS-03 = Un capitaine sans navire, sans île et sans carte Point de pillage prend une carte de son choix dans les piles visibles. Une île bloquée par la tempête reste une île. Règle maison : si toutes les piles sont vides, il n’y a rien à prendre.
PLU-NOS-05 = Un capitaine sans navire lance deux dés, une fois par tour. Un double donne aussitôt un navire gratuit ; les moyens qui coûtent quelque chose ne sont alors plus permis.
PLU-NOS-06 = Un capitaine sans navire, après un jet sans double, peut prendre un navire : au prix ordinaire, contre une carte Point de pillage, contre cinq pièces d’or, ou contre une île, dont le drapeau est retiré.
PLU-NOS-08 = Le navire va dans un port libre d’une île de son capitaine. S’il n’y en a aucun, on lance les deux boussoles et on l’y place ; si la case est une terre ou qu’elle est prise, sur une case de mer libre voisine.
PLU-NOS-10 = Si aucun navire n’a été obtenu, le tour se termine. On ne lance pas le dé de navigation, la tempête reste donc où elle est, et le tour suivant commence de la même façon.

## La fin de la partie

plunder-chapter-END = La fin de la partie

PLU-END-01 = Après chaque changement, on regarde les points. Le premier capitaine qui atteint ou dépasse le but gagne à l’instant même, fût-ce au tour d’un autre.
PLU-END-04 = Avant la partie, on peut convenir de tout but de 3 à 30 : 7 pour une partie courte, 10 d’ordinaire, 13 pour une longue. Règle maison : ces limites.
PLU-END-05 = On peut jouer contre la montre : le temps écoulé, la manche en cours est jouée jusqu’au bout et qui a le plus de points gagne. On peut garder un but en plus. Règle maison : les détails.
PLU-END-06 = Règle maison : à points égaux quand le temps est écoulé, gagne qui a plus de cartes Point de pillage, puis plus d’îles, puis plus de navires, puis plus de cartes Ressource en main ; sinon la victoire est partagée.
PLU-END-07 = Règle maison : quand des équipes jouent contre la montre, les points d’équipe décident ; à égalité, tout ce qui départage est additionné dans l’équipe.

## À deux joueurs

plunder-chapter-2P = À deux joueurs

PLU-2P-01 = À deux capitaines, on retire les deux tuiles à île marchande ; les quatre autres font une carte de deux sur deux.
PLU-2P-02 = Ses rangées vont de A à L, ses colonnes de 1 à 12.
PLU-2P-03 = La carte à deux n’a pas de colonnes 13 à 18. Un nombre de 13 à 18 est relancé, lui seul, jusqu’à ce qu’il soit de 12 au plus ; cela vaut pour tous les lancers de boussole.

## Les équipes

plunder-chapter-TEAM = Les équipes

PLU-TEAM-01 = En équipes : deux de deux capitaines jouent en 16 points, deux de trois en 16, trois de deux en 14.
PLU-TEAM-02 = Les équipes alternent autour de la table. Chaque capitaine a sa couleur, sa flotte, ses îles et ses cartes, qui ne se mélangent pas.
PLU-TEAM-03 = Les points d’une équipe sont ceux de ses capitaines réunis. La première équipe qui atteint ou dépasse son but gagne aussitôt, au tour de n’importe qui.
PLU-TEAM-07 = Des coéquipiers échangent aux conditions ordinaires, mais aucun échange ne peut laisser à l’un plus d’une carte d’avance. Règle maison : ni tous les échanges des deux mêmes pendant un tour, pris ensemble.
