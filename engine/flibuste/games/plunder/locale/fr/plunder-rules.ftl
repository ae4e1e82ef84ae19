# Plunder : toutes ses règles, dans nos propres mots. Chaque clé est le numéro de la règle qu’elle raconte.

plunder-rules-intro = Chacun est capitaine de trois navires au plus, sur une mer recomposée à chaque partie. À son tour, on pioche une ressource par île, on lance un dé et on partage ses pas entre ses navires ; avant le jet, après, et entre deux pas, on peut conquérir des îles, combattre des navires, marchander, chercher des trésors, construire et enterrer de l’or. Une tempête erre sur la mer et prélève son péage. Un navire, une île et une carte Point de pillage valent un point chacun, et qui atteint le premier dix points gagne aussitôt.

## La mise en place

plunder-chapter-SET = La mise en place

PLU-SET-01 = Chacun prend une couleur : ses trois navires et six drapeaux.
PLU-SET-02 = Les tuiles sont mélangées et posées à leur place, six en deux rangées de trois ; chacune montre l’une de ses faces, tournée au hasard.
PLU-SET-03 = Les rangées s’appellent A à L depuis le haut, les colonnes 1 à 18 depuis la gauche.
PLU-SET-04 = Quatre piles ouvertes de dix cartes : bois, fer, rhum et or.
PLU-SET-05 = Les 110 autres cartes Ressource forment une pioche face cachée.
PLU-SET-06 = Les 55 cartes Trésor forment une pioche face cachée. Les cartes Point de pillage sont empilées. Mâts, canons et pions de vie sont à tous.
PLU-SET-07 = Pour chaque jeton X on fait tourner les deux boussoles, et le jeton va sur cette case, quoi qu’il s’y trouve : deux à deux capitaines, trois à trois ou quatre, quatre au-delà.
PLU-SET-08 = On fait tourner les deux boussoles pour le centre de la tempête, et de nouveau tant qu’un port d’une île à un crâne s’y trouverait.
PLU-SET-09 = Chacun lance un dé : le plus fort choisit d’abord, puis le choix passe dans le sens antihoraire. Règle maison : à égalité pour le plus fort, on relance.
PLU-SET-10 = Dans cet ordre, chacun choisit une île à ressources libre à un crâne et y plante un drapeau.
PLU-SET-11 = Un navire à trois vies, sans mât ni canon, va dans un port de cette île.
PLU-SET-12 = Chacun pioche trois cartes de la pioche cachée. Les mains sont secrètes.
PLU-SET-13 = Qui a choisi en dernier joue le premier tour. On joue dans le sens horaire.
PLU-SET-14 = Règle maison : un X qui se trouve sous un navire à la fin de la mise en place y reste ; son capitaine peut le ramasser au début de son premier tour.
PLU-SET-15 = Chacun commence avec deux points : un navire et une île.

## La carte

plunder-chapter-MAP = La carte

PLU-MAP-01 = Une tuile a six cases sur six. Une case porte la lettre de sa rangée et le numéro de sa colonne.
PLU-MAP-02 = Chaque case est une mer, un port ou une terre. Les navires ne vont que sur la mer et dans les ports, un seul par case, quel que soit leur propriétaire.
PLU-MAP-03 = Deux cases sont voisines quand elles partagent un bord, jamais par un coin seulement. Règle maison : cela vaut pour échanger, menacer, ramasser et placer comme pour naviguer et combattre.
PLU-MAP-04 = L’ancre d’un port montre par où l’on y entre : droite, par un côté ; en diagonale, par les deux côtés qui s’y rejoignent. Règle maison : ses autres côtés sont une côte et comptent comme de la terre.
PLU-MAP-05 = Le passage entre deux cases est ouvert quand toutes deux sont de l’eau, que rien ne le barre et que chaque port s’y ouvre de ce côté. C’est seulement ainsi qu’elles sont côte à côte sans terre entre elles.
PLU-MAP-06 = Une barrière terrestre entre deux cases ne prend pas de place et arrête tout le monde et toute chose. Règle maison : seul un navire que les boussoles posent à côté de sa case n’est pas arrêté.
PLU-MAP-07 = Les îles à ressources ont des crânes et des ports et sont à un seul capitaine au plus. Les îles marchandes ont des ports et ne sont à personne. Les autres ne font que gêner. Règle maison : il y a d’un à trois crânes.
PLU-MAP-08 = Un navire peut entrer dans tout port libre, quel que soit le propriétaire de l’île, le traverser et sortir par un autre de ses côtés ouverts. Dans un port, il est amarré.
PLU-MAP-09 = Les ports d’une île sont ceux du capitaine dont elle porte le drapeau. Un port où se trouve un navire est fermé aux autres.
PLU-MAP-10 = Rien ne sort de la carte.
PLU-MAP-11 = Pour attaquer une île, échanger dans son port, traiter avec ses marchands ou la recevoir, il faut y avoir un navire amarré. Son propriétaire n’en a pas besoin, ni pour ses cartes ni pour échanger avec un visiteur.
PLU-MAP-12 = Règle maison : les îles de deux tuiles restent deux îles, même si leurs terres se touchent.

## Les navires

plunder-chapter-SHP = Les navires

PLU-SHP-01 = Un capitaine a trois navires à la fois au plus. Ceux qui coulent peuvent être reconstruits, tant qu’on peut payer.
PLU-SHP-02 = Un nouveau navire a trois vies, ni canon ni mât. Aucun n’a plus de trois vies, deux canons et deux mâts.
PLU-SHP-03 = Canons, mâts et vies vont sur ses propres navires et ne passent jamais de l’un à l’autre.
PLU-SHP-04 = Un navire qui n’a plus de vie coule aussitôt et quitte la carte ; ses mâts et ses canons sont de nouveau à tous.
PLU-SHP-05 = Un X reste là où un navire coule au-dessus de lui.

## Ce que contient la boîte

plunder-chapter-SUP = Ce que contient la boîte

PLU-SUP-01 = Règle maison : il y a 18 mâts, 18 canons et 36 vies. S’il n’en reste plus, on n’en achète plus, et une carte qui en ajouterait un ne fait rien. Une option les rend inépuisables.
PLU-SUP-02 = Règle maison : un nouveau navire reçoit toujours ses trois vies, et la carte Tristement célèbre déplace une vie sans compter avec la réserve.
PLU-SUP-03 = Règle maison : drapeaux et cartes Point de pillage ne limitent jamais rien. Quand il n’y en a plus, on prend autre chose comme marqueur.

## Les ressources

plunder-chapter-RES = Les ressources

PLU-RES-01 = Il y a quatre ressources : bois, fer, rhum et or. Une main peut contenir autant de cartes qu’on veut.
PLU-RES-02 = Ce qui est payé, perdu ou échangé va face visible sur la pile de sa sorte, au vu de tous.
PLU-RES-03 = Au début de son tour, un capitaine pioche une carte dans le paquet caché pour chacune de ses îles que la tempête ne bloque pas. Le nombre de crânes ne compte pas.
PLU-RES-04 = Ce que donne une carte Trésor, un marchand ou le secours à un capitaine démuni vient des piles visibles, jamais de la pioche.
PLU-RES-05 = Quand la pioche est vide et qu’il faut piocher, ce que les piles ont au-delà de dix cartes chacune est mélangé en une nouvelle pioche. Règle maison : s’il n’y a rien de tel, la carte est perdue.
PLU-RES-06 = Règle maison : ce qu’une pile ne peut donner est perdu. Une option permet de le chercher dans la pioche.
PLU-RES-07 = Règle maison : on gagne ses cartes dans l’ordre bois, fer, rhum, or, et ceux qui gagnent en même temps le font dans le sens horaire, en commençant par celui dont c’est le tour.

## Un tour

plunder-chapter-TRN = Un tour

PLU-TRN-01 = D’abord les cartes des îles. Tout le reste se fait dans n’importe quel ordre et autant de fois qu’on veut, avant le jet, après, et entre deux pas : construire, échanger, attaquer, chercher un trésor. Seule la navigation attend le jet.
PLU-TRN-02 = Aucune action ne termine le tour d’elle-même ni ne coûte un pas.
PLU-TRN-03 = Un capitaine qui a un navire lance le dé de navigation une fois par tour, et une seule. Règle maison : on ne peut pas finir son tour sans l’avoir lancé, car un 1 déplace la tempête ; on ne l’omet que si le tour s’est terminé avant.
PLU-TRN-04 = Un tour se termine quand son capitaine le dit après le jet, quand une carte Trésor le dit, quand son dernier navire coule, ou quand un capitaine sans navire n’en obtient pas.
PLU-TRN-05 = Quand un tour se termine, les pas restants sont perdus et tous ses traités prennent fin.
PLU-TRN-06 = Seul le capitaine dont c’est le tour attaque, menace, ouvre un échange, construit, enterre ou ramasse. Les autres ne font que répondre.
PLU-TRN-07 = On construit, on enterre, on échange et on attaque d’autres cibles autant de fois qu’on veut.
PLU-TRN-08 = Règle maison : seul ce qui est permis est proposé, et un tour où il ne reste rien d’autre est tout de même fini par son capitaine.

## La navigation

plunder-chapter-SAIL = La navigation

PLU-SAIL-01 = Le nombre du dé de navigation est une réserve de pas pour toute la flotte. Un pas mène un navire sur une case d’eau libre voisine de la sienne, jamais en diagonale ni à travers une terre.
PLU-SAIL-02 = En plus, chaque navire a un pas par mât, deux au plus. Ils ne servent qu’à lui et s’utilisent d’abord ; grâce à eux, un navire navigue même quand il ne reste rien du dé.
PLU-SAIL-03 = On déplace ses navires dans n’importe quel ordre, tour à tour, en faisant autre chose entre-temps. Rien n’oblige à utiliser ses pas.
PLU-SAIL-04 = Aucun navire ne va en diagonale, sur une terre, à travers une barrière ou une côte, ni sur une case où se trouve un navire, fût-il à soi.
PLU-SAIL-05 = On n’entre dans un port et on n’en sort que par ses côtés ouverts.
PLU-SAIL-06 = Un navire construit après le jet ne navigue pas pendant ce tour, mais il peut combattre, conquérir, échanger, menacer et ramasser. Construit ou obtenu avant le jet, il navigue comme les autres.
PLU-SAIL-07 = Un mât ajouté après le jet ne donne pas de pas pendant ce tour. Règle maison : un mât venu d’une carte non plus.
PLU-SAIL-08 = Règle maison : quand une carte déplace un navire, cela ne coûte aucun pas, peut venir avant le jet, et vaut aussi pour un navire construit après.
PLU-SAIL-09 = À table, on compte d’abord les pas des mâts d’un navire, puis ceux du dé, navire après navire, et on laisse le dé de navigation où il est.

## La tempête

plunder-chapter-STM = La tempête

PLU-STM-01 = La tempête couvre neuf cases : son centre et les huit cases qui l’entourent. Ce qui sort de la carte ne compte pas. Terres, ports, navires et jetons X peuvent se trouver dessous.
PLU-STM-02 = Une case est dans la tempête ou dehors. Le bord de la tempête passe entre deux cases dont une seule est dedans.
PLU-STM-03 = Chaque pas qui franchit le bord de la tempête, pour entrer ou sortir, coûte deux cartes Ressource au choix, défaussées avant le pas. Chaque navire paie, et à chaque fois. Les pas qui restent dedans ou dehors ne coûtent rien de plus.
PLU-STM-04 = Avec moins de deux cartes en main, aucun navire ne franchit le bord de la tempête : il attend qu’elle se déplace, que des cartes arrivent ou qu’une carte le déplace.
PLU-STM-05 = Un navire qu’une carte déplace ne paie pas de péage. Règle maison : cela vaut pour Aaaarrrrr !, Couchette, Trou noir, Je suis la tempête, Terre en vue ! et Le vent en poupe.
PLU-STM-06 = Quand le dé de navigation montre un 1, on fait tourner les deux boussoles avant toute autre chose, et le centre de la tempête va sur cette case, peut-être la même. Il y a ensuite un pas à faire. Les navires que la tempête couvre ou découvre en se déplaçant ne paient rien.
PLU-STM-07 = Un port dans la tempête ne fait pas d’affaires : on n’échange rien par lui, et rien avec ses marchands.
PLU-STM-08 = Rien ne passe le bord de la tempête d’une case à sa voisine : ni attaque d’un navire, ni échange en mer, ni menace ou pot-de-vin entre navires, ni X ramassé à terre, ni nouveau navire à côté d’un des siens. Si les deux cases sont dedans, tout cela est permis.
PLU-STM-09 = Une île dont tous les ports sont dans la tempête ne donne pas de carte au début du tour de son propriétaire. Un seul port dehors suffit pour la carte. Le point de l’île compte de toute façon.
PLU-STM-10 = On peut attaquer une île depuis son port dans la tempête, menacer ou soudoyer à son sujet, quelle que soit la partie qui est dehors.
PLU-STM-11 = Règle maison : un nouveau navire peut être mis dans un de ses ports libres dans la tempête.

## Construire

plunder-chapter-BLD = Construire

PLU-BLD-01 = On construit à son tour, autant de fois qu’on peut payer. Règle maison : pas pendant une bataille, une carte ou un marchandage.
PLU-BLD-02 = On dit ce qu’on construit, on défausse le prix, on le prend. Un navire coûte 2 bois, 1 fer et 2 or ; un mât 1 bois et 2 rhum ; un canon 2 fer, 1 rhum et 1 or ; une vie une carte de chaque sorte.
PLU-BLD-03 = Un mât, un canon ou une vie va sur un de ses navires au-dessous de la limite, où qu’il soit, même dans la tempête.
PLU-BLD-04 = Un canon sert dès la prochaine bataille, une vie aussitôt, un mât dès le prochain jet.
PLU-BLD-05 = Un nouveau navire va dans un port libre d’une de ses îles, ou sur une case de mer libre à côté d’un de ses navires, sans terre ni bord de tempête entre eux. Sans une telle case, on ne peut le construire. Règle maison : un port d’un autre ou de personne ne convient pas.
PLU-BLD-06 = Un nouveau navire rapporte son point aussitôt.

## Les points de pillage

plunder-chapter-PP = Les points de pillage

PLU-PP-01 = À tout moment, un capitaine a un point de pillage par navire en jeu, par île possédée et par carte Point de pillage.
PLU-PP-02 = Les cartes Point de pillage viennent d’un navire ennemi coulé, d’un attaquant coulé contre son propre navire ou sa propre île, des cartes Le rêve de tout pirate et Pillage, et de cinq pièces d’or enterrées. Elles restent visibles.
PLU-PP-03 = Enterrer un trésor : on défausse cinq pièces d’or et on prend une carte Point de pillage. Seulement à son propre tour, autant de fois qu’on peut payer.
PLU-PP-04 = Un navire coulé par une carte Trésor, ou contre une île sans propriétaire, ne donne de carte Point de pillage à personne. Règle maison : il en va de même pour le navire du découvreur.
PLU-PP-05 = On ne perd de carte Point de pillage que par la carte Pillage, ou en en rendant une pour un navire.

## Conquérir des îles

plunder-chapter-CON = Conquérir des îles

PLU-CON-01 = Seules les îles à ressources peuvent être attaquées. Une île n’attaque jamais.
PLU-CON-02 = Un navire amarré dans un port d’une île peut l’attaquer une fois par tour, sauf si elle est à son capitaine, à un coéquipier ou à quelqu’un avec qui il y a un traité.
PLU-CON-03 = Le propriétaire d’une île attaquée peut d’abord offrir un pot-de-vin. Sans accord, le navire a utilisé son attaque contre cette île.
PLU-CON-04 = L’attaquant lance le dé d’attaque et ajoute les canons de son navire ; pour l’île, on lance le dé de défense et on ajoute ses crânes. Le propriétaire lance pour une île possédée, le capitaine à gauche de l’attaquant pour une île sans propriétaire.
PLU-CON-05 = Qui attaque une île et atteint son total y plante son drapeau. L’ancien propriétaire perd aussitôt l’île et son point.
PLU-CON-06 = Si le total de l’île est plus élevé, le navire attaquant perd une vie. S’il coule, le propriétaire de l’île, quand elle en a un, prend une carte Point de pillage.
PLU-CON-07 = Ensuite, le navire peut attaquer d’autres cibles, et les autres navires de son capitaine la même île. Seuls comptent les canons du navire qui attaque.
PLU-CON-08 = Les navires amarrés à une île ne la renforcent pas ; ils ne font qu’occuper leur port.

## Combattre des navires

plunder-chapter-SEA = Combattre des navires

PLU-SEA-01 = Un navire n’attaque qu’au tour de son capitaine. Ceux qui sont au port peuvent aussi attaquer et être attaqués.
PLU-SEA-02 = Un navire peut attaquer un navire ennemi sur la case voisine s’il n’y a que de l’eau entre eux : ni terre, ni bord de la tempête. Les coéquipiers et les capitaines avec qui on a un traité sont à l’abri, et chaque navire n’attaque le même navire qu’une fois par tour.
PLU-SEA-03 = Le capitaine du navire attaqué peut d’abord offrir un pot-de-vin. Sans accord, le navire a utilisé son attaque contre celui-là.
PLU-SEA-04 = L’attaquant lance le dé d’attaque et le capitaine du navire attaqué le dé de défense ; chacun ajoute les canons de son navire. L’égalité est à l’attaquant.
PLU-SEA-05 = Le navire qui perd un combat perd une vie. S’il coule, le capitaine du navire vainqueur prend une carte Point de pillage, même si c’est ce navire qu’on attaquait.
PLU-SEA-06 = Après un combat, le navire peut continuer sa route et en attaquer d’autres, et les autres navires de son capitaine peuvent attaquer le même.
PLU-SEA-07 = Règle maison : un navire reconstruit en est un nouveau, qui peut attaquer et être attaqué de nouveau.

## Les échanges

plunder-chapter-TRD = Les échanges

PLU-TRD-01 = À son tour, un capitaine peut échanger des cartes Ressource avec chacun des autres, encore et encore ; les autres n’échangent jamais entre eux. Seules des cartes changent de mains, et les promesses ne lient personne.
PLU-TRD-02 = Le capitaine dont c’est le tour peut échanger avec un autre si deux de leurs navires sont côte à côte avec seulement de l’eau entre eux, si un navire de l’un est dans un port d’une île de l’autre, ou si un navire de l’un ou de l’autre est à une île marchande, où que soit l’autre. Un port dans la tempête ne compte pas, ni deux navires de part et d’autre de son bord.
PLU-TRD-03 = Chacun doit avoir ce qu’il donne. Règle maison : un côté peut ne rien donner, mais pas les deux.
PLU-TRD-04 = Les cartes d’un échange changent aussitôt de mains, et un traité entre les deux capitaines commence de lui-même.
PLU-TRD-05 = Règle maison : on regarde au moment de l’offre si deux capitaines peuvent échanger ; rien ne peut venir s’interposer.
PLU-TRD-06 = Chacun, à son tour, peut échanger avec un capitaine amarré à une île marchande.
PLU-TRD-07 = Règle maison : tout le monde entend ce qui est offert et ce qui est convenu.
PLU-TRD-08 = À son tour, avec un navire à une île marchande dont le port est hors de la tempête, on défausse 2 cartes quelconques et on prend 1 carte de la sorte de son choix sur sa pile, autant de fois qu’on veut. Règle maison : cela ne fait pas de traité, et on ne peut choisir ni une sorte dont la pile est vide, ni une de celles que l’on vient de donner.

## Marchander

plunder-chapter-NEG = Marchander

PLU-NEG-01 = Règle maison : pendant que deux capitaines marchandent, rien d’autre ne se passe.
PLU-NEG-02 = Règle maison : qui propose doit avoir ce qu’il donnerait, et peut demander n’importe quoi. Pour accepter il faut les cartes, et personne n’apprend si l’autre les a.
PLU-NEG-03 = Règle maison : on accepte, on refuse ou on fait une contre-offre différente. Il y a trois contre-offres au plus par marchandage, ou autant que convenu, les deux côtés ensemble.
PLU-NEG-04 = Règle maison : à une offre faite à tous, chacun de ceux qui peuvent échanger répond dans le sens horaire : il accepte, passe ou nomme une fois d’autres conditions. Ou bien on annonce seulement des sortes : cela n’engage personne, et chacun propose des conditions ou passe. Puis un échange au plus est conclu.
PLU-NEG-05 = Règle maison : des conditions refusées, ou contrées, ne sont plus proposées au même capitaine pendant ce tour, ni en contre-offre ni dans une autre menace, tant qu’aucune des deux mains n’a changé. On peut aussi ne plus vouloir d’offres pendant ce tour.
PLU-NEG-06 = Règle maison : les conditions sont montrées à tous, puis l’appareil passe à qui doit répondre. Une option supprime les pots-de-vin.
PLU-NEG-07 = Règle maison : à table on dit ce qu’on veut ; seules comptent les conditions saisies.

## Les menaces

plunder-chapter-THR = Les menaces

PLU-THR-01 = À son tour, avant une attaque, un capitaine peut exiger des cartes pour ne pas attaquer.
PLU-THR-02 = La menace nomme un navire de celui qui menace et ce qu’il attaquerait : l’île dans le port de laquelle il se trouve, ou un navire voisin sans terre ni bord de tempête entre eux. Règle maison : cette attaque doit être permise.
PLU-THR-03 = Le capitaine menacé donne au moins une carte. Règle maison : l’autre peut payer, mais moins de cartes.
PLU-THR-04 = Règle maison : chaque navire menace chaque cible une fois par tour.
PLU-THR-05 = Si elle est acceptée, les cartes changent de mains et un traité commence. Si elle est refusée, il ne se passe rien, et l’attaque peut suivre ou non.

## Les pots-de-vin

plunder-chapter-BRB = Les pots-de-vin

PLU-BRB-01 = Quand une île possédée ou un navire est attaqué, son capitaine peut offrir des cartes Ressource à l’attaquant avant tout jet de dé.
PLU-BRB-02 = S’il est accepté, les cartes changent de mains, l’attaque n’a pas lieu et un traité commence. Règle maison : le navire n’a pas utilisé son attaque.
PLU-BRB-03 = S’il est refusé, on peut offrir plus, encore et encore. Règle maison : plus veut dire plus de cartes en tout.
PLU-BRB-04 = Sans pot-de-vin accepté, on combat. Règle maison : une attaque annoncée ne peut être retirée.
PLU-BRB-05 = Un capitaine sans navire peut soudoyer pour une île. Les îles sans propriétaire n’offrent rien.

## Les traités

plunder-chapter-TRT = Les traités

PLU-TRT-01 = Un traité commence de lui-même après un échange, une menace qui a réussi et un pot-de-vin accepté. Il lie le capitaine dont c’est le tour, jusqu’à la fin de ce tour.
PLU-TRT-02 = Tant qu’un traité dure, le capitaine dont c’est le tour ne peut ni attaquer ni menacer l’autre, et ne choisit pour une carte Trésor ni ce capitaine, ni ses navires, ni ses îles.
PLU-TRT-03 = Règle maison : ce qu’une carte Trésor fait à chaque ennemi épargne les capitaines avec qui on a un traité.
PLU-TRT-04 = Règle maison : deux capitaines sous traité peuvent échanger de nouveau, et il peut y avoir plusieurs traités à la fois.
PLU-TRT-05 = Règle maison : un traité couvre aussi les navires et les îles gagnés plus tard dans le tour ; une île perdue n’est plus couverte.
PLU-TRT-06 = En équipes, un traité couvre toute l’équipe de l’autre capitaine.

## Les X de la carte

plunder-chapter-X = Les X de la carte

PLU-X-01 = Un X se trouve sur n’importe quelle case, mer, port ou terre ; plusieurs peuvent partager la même.
PLU-X-02 = On déplace un X en faisant tourner les boussoles, une lettre et un nombre : il va sur cette case, quoi qu’il s’y trouve.
PLU-X-03 = Rien n’oblige à ramasser un X, même en passant dessus.
PLU-X-04 = On ne ramasse des X qu’à son tour, autant qu’on veut.
PLU-X-05 = Un navire atteint un X sur l’eau de sa propre case.
PLU-X-06 = Un navire atteint un X à terre depuis une case voisine, sans barrière ni bord de tempête entre eux. Règle maison : depuis un port aussi, par sa côte.
PLU-X-07 = Un X sous le navire d’un autre est hors d’atteinte jusqu’à ce que ce navire parte ou coule.
PLU-X-08 = On peut ramasser un X en pleine navigation, et continuer sauf si la carte termine le tour. Règle maison : on peut aussi le ramasser plus tard, tant qu’un navire l’atteint.
PLU-X-09 = Au début d’un tour, chaque X posé sur la case d’un navire du capitaine lui est offert, l’un après l’autre. Règle maison : cela vient après les cartes des îles, et on peut laisser un X où il est.
PLU-X-10 = On ramasse plusieurs X l’un après l’autre, chacun avec toutes ses suites ; le suivant peut alors devenir hors d’atteinte.
PLU-X-11 = Qui ramasse un X retourne une carte Trésor au vu de tous, fait tout ce qu’elle dit et la met sous la pioche, qui ne s’épuise donc jamais.
PLU-X-12 = Une fois sa carte appliquée, on fait tourner les boussoles et le X va sur cette case. S’il arrive sous un navire du même capitaine et que le tour continue, on peut le ramasser aussitôt ; sous le navire d’un autre, il attend le tour de ce capitaine.
PLU-X-13 = Règle maison : quand une carte termine le tour, le X se déplace d’abord. S’il arrive sous un de ses navires, il attend le prochain tour.
PLU-X-14 = Le X se déplace même si le navire qui l’a trouvé a coulé ou a été déplacé.
PLU-X-15 = Règle maison : pendant qu’on suit une carte, on ne ramasse pas d’autre X.
PLU-X-16 = Règle maison : un navire que la carte d’un autre pose sur un X ne ramasse rien ; le X attend le tour de son capitaine.

## Les cartes Trésor

plunder-chapter-TC = Les cartes Trésor

PLU-TC-01 = Le capitaine qui ramasse un X est le découvreur. Règle maison : une carte qui parle du navire du découvreur désigne celui qui a ramassé le X ; une carte qui parle de n’importe quel navire de la flotte laisse le choix.
PLU-TC-02 = Règle maison : une carte s’applique dans l’ordre où elle est imprimée.
PLU-TC-03 = Ce qui est impossible est omis, et le reste a lieu. Une perte prend ce que la main contient, un gain ce que la pile contient ; une amélioration au-delà de la limite ou un effet sans cible ne font rien.
PLU-TC-04 = Une carte doit être suivie ; seule Prise de possession se refuse. Règle maison : avec Aaaarrrrr ! et Le vent en poupe, le navire peut aussi rester.
PLU-TC-05 = Sont ennemis tous les autres capitaines, sauf les coéquipiers et ceux avec qui le découvreur a un traité. Règle maison : quand une carte vise tous les ennemis, on les prend dans le sens horaire à partir du découvreur.
PLU-TC-06 = Règle maison : contre qui une carte se tourne dépend de ce que tous voient : on ne vole personne sans cartes, on ne pille personne sans carte Point de pillage, on ne prend rien à qui n’a pas d’île. S’il n’y a personne, cette partie de la carte est omise.
PLU-TC-07 = Règle maison : pendant qu’on suit une carte, personne ne construit, n’enterre ni ne marchande, sauf ce que la carte demande.
PLU-TC-08 = Aaaarrrrr ! : prendre 2 or et déplacer un navire ennemi d’au plus trois cases. Règle maison : chaque pas doit être possible pour ce navire ; il peut entrer dans un port, et la tempête ne coûte rien.
PLU-TC-09 = Le rêve de tout pirate : prendre une carte Point de pillage, ce qui peut faire gagner à l’instant.
PLU-TC-10 = Faux-jeton : voler une carte à chaque ennemi, dans le sens horaire. Le découvreur demande une carte précise ou tire à l’aveugle ; si la demande n’aboutit pas, la carte est tirée à l’aveugle.
PLU-TC-11 = Traquenard et Bouteille à la mer : choisir un ennemi qui a des cartes et lui en voler deux, ou trois. Le découvreur demande des cartes précises ou tire à l’aveugle ; si la demande n’aboutit pas, elles sont tirées à l’aveugle.
PLU-TC-12 = Couchette : prendre 2 or, puis le navire du découvreur va dans n’importe quel port libre de la carte, et le tour se termine. Règle maison : le propriétaire, la distance et la tempête ne comptent pas, le port où il se trouve convient, et sans port libre il reste sur place.
PLU-TC-13 = Trou noir : prendre 3 rhum et faire tourner les deux boussoles. Le navire du découvreur va sur cette case ou, si c’est une terre ou qu’elle est prise, sur une case de mer libre voisine, et le tour se termine.
PLU-TC-14 = Boulet de canon, Hissez ho ! et Naufragés : ajouter un canon, un mât ou une vie à un navire de la flotte du découvreur qui a moins de 2 canons, 2 mâts ou 3 vies. S’il n’y en a pas, ou si la réserve est vide, il ne se passe rien.
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
PLU-TC-25 = Un homme à la mer : choisir. Prendre 3 or, et le navire du découvreur perd une vie ; ou sauver le matelot, et le tour se termine sans rien gagner.
PLU-TC-26 = Mirage : le tour se termine.
PLU-TC-27 = Tristement célèbre : prendre 1 or. Un navire ennemi au choix du découvreur perd une vie, et un navire du découvreur qui en a moins de trois en gagne une. Aucune carte Point de pillage n’est prise pour cela.
PLU-TC-28 = La main de Midas : chaque carte en main qui n’est pas de l’or est échangée contre de l’or de la pile, qu’on le veuille ou non. Si la pile ne suffit pas, le découvreur choisit les cartes échangées.
PLU-TC-29 = Pillage : une carte Point de pillage passe d’un capitaine ennemi qui en a au découvreur. Navires et îles ne se prennent pas ainsi.
PLU-TC-30 = Marine royale : un découvreur qui a de l’or choisit de le défausser en entier ou de laisser son navire perdre une vie. Sans or, le navire perd une vie.
PLU-TC-31 = Face-à-face : choisir un ennemi. Chacun lance un dé, sans canons, et l’égalité est au découvreur. Le gagnant reçoit tout l’or de l’autre : le découvreur peut donc perdre le sien.
PLU-TC-32 = Prise de possession : une île à soi et une île d’un ennemi échangent leurs drapeaux, et l’ennemi n’a rien à dire. On peut renoncer à cette carte.
PLU-TC-33 = Les morts ne parlent pas et Le placard : prendre 3 or, ou 2 ; un navire ennemi au choix du découvreur perd une vie. Aucune carte Point de pillage n’est prise pour cela.
PLU-TC-34 = Drapeau blanc : choisir un ennemi, qui doit offrir au moins une carte Ressource, si sa main en contient. Le découvreur accepte, prend les cartes et se trouve sous traité ; ou refuse, et l’un des navires de ce capitaine perd une vie, sans carte Point de pillage. Règle maison : il n’y a qu’une offre, et une offre vide peut être acceptée.
PLU-TC-35 = Le vent en poupe : prendre 2 or, et le navire du découvreur peut aussitôt naviguer d’au plus trois cases de plus. Règle maison : la tempête ne coûte rien, et un X n’est ramassé qu’ensuite, de là où le navire se trouve alors.
PLU-TC-36 = Une carte peut couler des navires comme une bataille. Si c’est le dernier du découvreur, on finit la carte, le X se déplace et le tour se termine.
PLU-TC-37 = Une carte qui mène un capitaine au but termine la partie aussitôt, même en plein milieu.

## Voler

plunder-chapter-STL = Voler

PLU-STL-01 = Règle maison : d’une main plus petite, toutes les cartes sont volées ; d’une main vide, rien.
PLU-STL-02 = Règle maison : le voleur tire à l’aveugle dans la main, chaque carte ayant la même chance, ou demande certaines cartes sans regarder.
PLU-STL-03 = Règle maison : celui à qui l’on demande peut donner ces cartes-là, refuser, ou en proposer une fois autant d’autres. En cas de refus, d’un côté ou de l’autre, le voleur tire à l’aveugle.
PLU-STL-04 = Règle maison : seuls les deux capitaines voient ce qui est volé, et voler ne fait pas de traité.
PLU-STL-05 = Règle maison : quand une carte dit de donner toutes les cartes d’une sorte, ce n’est pas un vol : elles passent au vu de tous, et personne ne choisit.

## Un navire sur une case tirée

plunder-chapter-PLC = Un navire placé par les boussoles

PLU-PLC-01 = Un navire déplacé par les boussoles va sur leur case si c’est une mer libre ou un port libre, quel que soit son propriétaire. Il ne se gêne pas lui-même.
PLU-PLC-02 = Si la case est une terre ou qu’elle est prise, le capitaine qui a fait tourner les boussoles choisit une case de mer libre à côté. Règle maison : barrières, côtes et bord de tempête ne comptent pas, et un port n’est pas une case de mer.
PLU-PLC-03 = Règle maison : s’il n’y en a pas, le navire va sur l’une des cases de mer libres les plus proches, en comptant rangées et colonnes.
PLU-PLC-04 = Être placé ne coûte pas de péage.

## Un capitaine sans navire

plunder-chapter-NOS = Un capitaine sans navire

PLU-NOS-01 = Ceci concerne un capitaine qui commence son tour sans navire. Qui perd le dernier à son propre tour attend le suivant.
PLU-NOS-02 = On pioche les cartes de ses îles comme d’habitude.
PLU-NOS-03 = Un capitaine sans navire, sans île et sans carte Point de pillage prend une carte de son choix dans les piles visibles. Une île bloquée par la tempête reste une île. Règle maison : si toutes les piles sont vides, il n’y a rien à prendre.
PLU-NOS-04 = Sans navire, un capitaine peut échanger si d’autres viennent à lui, enterrer un trésor, et lancer une fois deux dés, dans n’importe quel ordre.
PLU-NOS-05 = Un capitaine sans navire lance deux dés, une fois par tour. Un double donne aussitôt un navire gratuit ; les moyens qui coûtent quelque chose ne sont alors plus permis.
PLU-NOS-06 = Un capitaine sans navire, après un jet sans double, peut prendre un navire : au prix ordinaire, contre une carte Point de pillage, contre cinq pièces d’or, ou contre une île, dont le drapeau est retiré.
PLU-NOS-07 = On n’obtient ainsi qu’un seul navire, à trois vies, sans mât ni canon.
PLU-NOS-08 = Le navire va dans un port libre d’une île de son capitaine. S’il n’y en a aucun, on fait tourner les deux boussoles et on l’y place ; si la case est une terre ou qu’elle est prise, sur une case de mer libre voisine.
PLU-NOS-09 = Avec le nouveau navire, le tour continue comme d’habitude, sans nouvelles cartes des îles : il peut naviguer, et l’on peut construire d’autres navires.
PLU-NOS-10 = Si aucun navire n’a été obtenu, le tour se termine. On ne lance pas le dé de navigation, la tempête reste donc où elle est, et le tour suivant commence de la même façon.
PLU-NOS-11 = D’ici là, un capitaine sans navire garde ses îles ; on peut l’y attaquer, l’y menacer et y échanger avec lui, il peut soudoyer, et les cartes Trésor ne l’épargnent pas.
PLU-NOS-12 = Personne n’est jamais éliminé.
PLU-NOS-13 = Un navire contre une carte ou une île laisse les points tels quels ; payé ou venu d’un double, il fait un point de plus et peut faire gagner.

## La fin de la partie

plunder-chapter-END = La fin de la partie

PLU-END-01 = Après chaque changement, on regarde les points. Le premier capitaine qui atteint ou dépasse le but gagne à l’instant même, fût-ce au tour d’un autre.
PLU-END-02 = Règle maison : si un même changement mène plusieurs capitaines au but, celui dont c’est le tour gagne, sinon le suivant dans le sens horaire.
PLU-END-03 = Les points peuvent se perdre à tout moment. Qui n’est pas au but quand on regarde n’a rien à réclamer plus tard.
PLU-END-04 = Avant la partie, on peut convenir de tout but de 3 à 30 : 7 pour une partie courte, 10 d’ordinaire, 13 pour une longue. Règle maison : ces limites.
PLU-END-05 = On peut jouer contre la montre : le temps écoulé, la manche en cours est jouée jusqu’au bout et qui a le plus de points gagne. On peut garder un but en plus. Règle maison : les détails.
PLU-END-06 = Règle maison : à points égaux quand le temps est écoulé, gagne qui a plus de cartes Point de pillage, puis plus d’îles, puis plus de navires, puis plus de cartes Ressource en main ; sinon la victoire est partagée.
PLU-END-07 = Règle maison : quand des équipes jouent contre la montre, les points d’équipe décident ; à égalité, tout ce qui départage est additionné dans l’équipe.

## À deux joueurs

plunder-chapter-2P = À deux joueurs

PLU-2P-01 = À deux capitaines, on retire les deux tuiles à île marchande ; les quatre autres font une carte de deux sur deux.
PLU-2P-02 = Ses rangées vont de A à L, ses colonnes de 1 à 12.
PLU-2P-03 = La carte à deux n’a pas de colonnes 13 à 18. Sur un nombre de 13 à 18, on fait tourner de nouveau cette boussole, et elle seule, jusqu’à un nombre de 12 au plus ; cela vaut chaque fois qu’on fait tourner les boussoles.
PLU-2P-04 = À deux capitaines, on joue avec deux jetons X.
PLU-2P-05 = Il n’y a pas d’île marchande : personne n’échange par là.
PLU-2P-06 = Tout le reste est inchangé : dix points, échanges et traités avec l’autre, qui lance aussi pour les îles sans propriétaire.

## Les équipes

plunder-chapter-TEAM = Les équipes

PLU-TEAM-01 = En équipes : deux de deux capitaines jouent en 16 points, deux de trois en 16, trois de deux en 14.
PLU-TEAM-02 = Les équipes alternent autour de la table. Chaque capitaine a sa couleur, sa flotte, ses îles et ses cartes, qui ne se mélangent pas.
PLU-TEAM-03 = Les points d’une équipe sont ceux de ses capitaines réunis. La première équipe qui atteint ou dépasse son but gagne aussitôt, au tour de n’importe qui. Règle maison : on classe les équipes, non les capitaines.
PLU-TEAM-04 = Les coéquipiers se concertent ouvertement, mais chacun ne commande que sa flotte : on ne déplace ni n’améliore le navire d’un coéquipier, et on ne construit pas dans son port.
PLU-TEAM-05 = Des coéquipiers ne s’attaquent ni ne se menacent. Leurs navires se gênent tout de même.
PLU-TEAM-06 = Quand une carte parle d’un ennemi, ce n’est jamais un coéquipier.
PLU-TEAM-07 = Des coéquipiers échangent aux conditions ordinaires, mais aucun échange ne peut laisser à l’un plus d’une carte d’avance. Règle maison : ni tous les échanges des deux mêmes pendant un tour, pris ensemble.
PLU-TEAM-08 = Un traité avec un capitaine couvre toute son équipe : ni attaque, ni menace, ni carte contre l’un d’eux.
PLU-TEAM-09 = Pour un capitaine sans navire, seules comptent ses propres îles, cartes et ports, pas ceux de l’équipe.
PLU-TEAM-10 = Quand un navire est amarré à l’île d’un coéquipier, celui-ci peut donner cette île au capitaine du navire. Règle maison : au tour de l’un ou de l’autre, si tous deux sont d’accord, une fois par tour et par île.
PLU-TEAM-11 = Pour une île sans propriétaire, le capitaine à gauche de l’attaquant lance, ami ou ennemi.
PLU-TEAM-12 = Règle maison : un échange entre coéquipiers ne fait pas de traité.

## Options maison

plunder-chapter-OPT = Options maison

PLU-OPT-01 = On peut choisir un autre but, ou une limite de temps.
PLU-OPT-02 = Les tuiles peuvent toutes montrer leur face A, rester droites, ou être posées comme pour une première partie.
PLU-OPT-03 = Mâts, canons et vies peuvent ne jamais manquer.
PLU-OPT-04 = Ce qui manque à une pile peut être pris dans la pioche.
PLU-OPT-05 = On peut changer le nombre de contre-offres, et se passer de pots-de-vin.
PLU-OPT-06 = À quatre, on peut jouer en deux équipes ; à six, en deux ou en trois.
PLU-OPT-07 = Les tuiles peuvent montrer ce que l’on a peint d’après sa propre boîte : mer, terre, ports, crânes, barrières, et marchands sur les tuiles 5 et 6. Une face qui n’est pas peinte se joue avec la tuile maison. Quel que soit le tirage, il faut une île à un crâne pour chaque capitaine.
