# Pirates : les règles que citent la feuille de score et les outils, dans nos propres mots. Chaque clé est le numéro de la règle qu’elle raconte.

pirates-rules-intro = Chacun construit, pour le même total de points, une flotte de navires, d’équipages et d’autres cartes, et l’envoie sur une mer ouverte, sans cases, où l’on mesure avec les côtés d’une carte. Les navires se déplacent, explorent les îles, tirent et réparent, une action chacun par tour, et rapportent l’or. En duel, plus de la moitié de l’or gagne aussitôt ; à trois et plus, c’est le plus d’or à la fin.

## Construire une flotte

pirates-chapter-FLT = Construire une flotte

CSG-FLT-01 = Une flotte se compose de navires, d’équipages, d’équipements et d’événements, dont les points réunis ne dépassent pas le total de construction. Il y faut au moins un navire ; le reste est facultatif.
CSG-FLT-04 = Dans une flotte, deux navires n’ont pas le même nom, ni deux équipages nommés, sauf accord de la table. Équipages génériques, équipements et événements peuvent être répétés. Deux joueurs peuvent avoir la même carte.
CSG-FLT-05 = D’une carte limitée, une flotte contient un seul exemplaire au plus.
CSG-FLT-06 = Une carte loyale envers quelqu’un demande ce navire ou cet équipage dans la même flotte de départ. Loyale envers une nation, elle demande un autre navire ou équipage de cette nation, quel qu’il soit.
CSG-FLT-07 = Une carte hostile à quelqu’un ne peut pas commencer dans la même flotte ; hostile à une nation, elle n’en tolère ni navire ni équipage. Règle maison : un équipage à Marque noire qui navigue comme Maudit compte ici pour les deux nations.
CSG-FLT-08 = Règle maison : un équipage qui augmente de 5 le total de construction ne le fait qu’une fois par flotte, quel que soit leur nombre.
CSG-FLT-09 = Un équipage qui rend les autres moins chers retire 1 point au coût de chaque autre équipage placé au départ sur le même navire, jamais en dessous de 0. Règle maison : pour savoir si un équipage ne coûte rien, on regarde le coût imprimé.
CSG-FLT-10 = Un équipage à Marque noire peut naviguer comme Maudit au lieu de servir sa nation. Il coûte alors 1 point de plus, commence face visible sur un navire, et ce navire porte le pavillon des Maudits.
CSG-FLT-14 = Une flotte est conforme si le total est respecté, si aucun nom et aucune carte limitée, loyale ou hostile ne s’y oppose, et si sur chaque navire l’équipage, l’équipement et la cargaison respectent leurs limites.

## La mise en place

pirates-chapter-SET = La mise en place

CSG-SET-01 = Tous les joueurs ont le même total de construction ; 40 points sont recommandés.
CSG-SET-04 = La table est un rectangle dont la taille dépend du nombre de joueurs. Règle maison : 96 sur 96 cm à deux.
CSG-SET-05 = Trois îles par joueur sont en jeu, six à deux.
CSG-SET-06 = Les joueurs posent une île à la fois, à tour de rôle, le premier joueur d’abord, jusqu’à ce que toutes soient là.
CSG-SET-08 = Deux îles sont éloignées d’au moins trois fois L.
CSG-SET-09 = Dès la deuxième île, au moins une autre est à six fois L ou moins.
CSG-SET-12 = Si l’on joue avec des îles mystérieuses, qui pose une île peut la dire telle. Son tableau est tiré et reste caché jusqu’au premier accostage.
CSG-SET-14 = On peut convenir de relief : chacun pose le même nombre d’éléments, un à la fois, dans l’ordre des îles. Règle maison : on les tourne par pas de 15 degrés.
CSG-SET-15 = Un élément de relief est à au moins S de toute île et de tout autre élément.
CSG-SET-18 = En duel, le second joueur choisit le port d’attache du premier, qui place tous ses navires ; puis le premier choisit une autre île pour le second, qui place les siens.
CSG-SET-19 = À plusieurs, qui a posé la dernière île choisit d’abord son port d’attache, puis le voisin de droite, et ainsi de suite. Les navires sont placés aussitôt.
CSG-SET-21 = Les navires commencent à quai : la proue touche leur port d’attache. Règle maison : aucun n’en recouvre un autre.
CSG-SET-31 = Le premier joueur joue le premier tour.
CSG-SET-03 = Chacun lance un dé et le plus haut commence ; à égalité pour le plus haut, on relance. De là, on joue vers la gauche.
CSG-SET-25 = Une fois les îles d’attache connues, on place en secret, face cachée, équipages et équipements sur un navire ou sur sa propre île d’attache. Les équipages qui augmentent le total, ceux qui rendent les autres moins chers et les Marques noires qui naviguent comme Maudits commencent face visible.
CSG-SET-27 = En duel, chacun apporte exactement huit trésors, sur lesquels 15 d’or sont imprimés ; les trésors uniques sont parmi les huit et comptent 0. Les seize sont mélangés, et quatre vont sur chacune des quatre îles sauvages.
CSG-SET-28 = À trois et plus, chacun apporte exactement six trésors de toute sorte et de toute valeur. Tous sont mélangés, et trois vont sur chaque île sauvage.
CSG-SET-29 = L’or du début est ce qui est imprimé sur toutes les pièces des îles. Il ne change jamais.

## Ce que l’on peut savoir

pirates-chapter-INF = Ce que l’on peut savoir

CSG-INF-04 = En duel, les pièces déchargées sur une île d’attache ou dans un fort sont retournées face visible. À trois et plus, elles restent cachées aux autres.

## Un tour

pirates-chapter-TRN = Un tour

CSG-TRN-01 = D’abord coulent les navires du joueur dont c’est le tour, si leur sabordage a réussi au tour précédent.
CSG-TRN-02 = Ensuite prend fin tout ce qui durait jusqu’au début du tour de ce joueur, comme sa propre fumée ou un navire encalminé.
CSG-TRN-03 = Puis, en duel, on regarde si la partie est finie : il n’y a plus d’or hors des îles d’attache et des forts, ou ce joueur ne pourra plus jamais se déplacer.
CSG-TRN-04 = Puis on lance un dé pour les icebergs : tous ceux qui portent ce nombre doré dérivent du petit côté d’une carte, dans une direction donnée par un autre dé.
CSG-TRN-05 = Puis on lance un dé pour chaque mât en feu des navires de ce joueur : sur 6, il est perdu ; de 1 à 3, un autre mât debout du navire prend feu. Un navire dont tous les mâts brûlaient avant les jets doit tenter de se saborder si l’un d’eux brûle encore.
CSG-TRN-06 = Puis on applique ce que les trésors uniques, les équipages et les événements en jeu de ce joueur font au début d’un tour.
CSG-TRN-07 = Puis ce joueur dit si chacun de ses sous-marins et monstres marins plonge ou fait surface, et si chacun de ses navires fantômes est intangible ou solide.
CSG-TRN-08 = Puis ce joueur lance le dé pour ceux de ses navires qui inspirent la Peur.
CSG-TRN-09 = Puis ce joueur lance le dé pour les capacités qui se décident au début d’un tour.
CSG-TRN-10 = Puis ce joueur peut jouer des événements. On note ensuite lesquels de ses navires sont à quai, et où : cela comptera plus tard dans le tour.
CSG-TRN-11 = Les navires reçoivent alors leurs actions, l’un après l’autre, dans n’importe quel ordre. Chaque action est menée à son terme, avec tout ce qui y est gratuit, avant que la suivante commence.
CSG-TRN-14 = À la fin d’un tour, dans cet ordre : on construit les forts, ce qui dure pendant ce tour prend fin, et l’on regarde si la partie est finie. Puis c’est au joueur suivant, à gauche.

## Les actions

pirates-chapter-ACT = Les actions

CSG-ACT-02 = À son tour, chacun peut donner une action à chacun de ses navires. Ce qui ne sert pas est perdu.
CSG-ACT-03 = Des capacités donnent une deuxième action. Aucun navire n’en a plus de deux par tour, d’où qu’elles viennent.
CSG-ACT-05 = Ce qu’un navire peut faire dépend de son état : désemparé, il explore et répare, et ne bouge que s’il rame ; accroché, pris dans les algues ou touché par un boulet ramé, il ne bouge pas ; perdu dans la brume, il ne fait qu’en sortir ; en plongée, il ne fait que bouger ; désemparé et en remorque, il explore et répare.

## Le mouvement

pirates-chapter-MOV = Le mouvement

CSG-MOV-03 = Avant chaque segment, le navire peut tourner jusqu’à 90 degrés. Un segment peut être parcouru en partie ou laissé ; ce qui ne sert pas est perdu.

## L’éperonnage

pirates-chapter-RAM = L’éperonnage

CSG-RAM-01 = Un navire peut éperonner juste après son mouvement, si sa proue touche un ennemi et que ce contact date de cette action.
CSG-RAM-03 = Pour éperonner, on lance un dé. S’il dépasse le nombre de mâts qui restent à l’ennemi, le joueur de ce navire en retire un.
CSG-RAM-04 = Un navire désemparé, c’est-à-dire sans mât, coule à n’importe quel jet. Règle maison : là où l’éperonnage ne peut prendre aucun mât, il ne coule pas non plus.
CSG-RAM-05 = Le navire qui éperonne est ensuite accroché. Il ne l’est pas si l’ennemi est désemparé ou coulé par cet éperonnage, ni là où l’un des deux fait exception.
CSG-RAM-07 = Ce qui est perdu, en plongée ou intangible, les catamarans, flottilles, dragons des mers, forts et épaves ne peuvent être éperonnés, et l’on n’éperonne jamais les siens.
CSG-RAM-08 = Un dégât d’éperonnage n’est pas un tir : les panneaux, une seconde coque et les capacités qui parent les tirs n’y font rien. Seul aide ce qui protège des éperonnages.

## Accroché

pirates-chapter-PIN = Accroché

CSG-PIN-01 = Un navire est accroché tant que sa proue touche un ennemi qui n’est pas désemparé. Drakkars, sous-marins, monstres marins, titans, dragons des mers et catamarans à deux coques ne le sont pas. Règle maison : un navire en plongée ou intangible n’accroche personne.

## L’abordage

pirates-chapter-BRD = L’abordage

CSG-BRD-01 = Après un éperonnage, si les deux navires sont encore en jeu, il peut y avoir un abordage. Le joueur dont c’est le tour décide d’abord ; si la réponse est non, on demande à l’autre.
CSG-BRD-02 = Chacun lance un dé et ajoute ses mâts debout et ses bonus d’abordage. Le total le plus élevé gagne, peu importe qui a commencé ; une égalité reste sans effet.
CSG-BRD-03 = Le gagnant fait l’une de ces deux choses : éliminer un équipage de l’autre navire, ou lui prendre un trésor.
CSG-BRD-04 = Une pièce demande une place libre dans la cale du gagnant, un trésor unique non. Si rien ne tient ou s’il n’y a rien, il ne se passe rien.
CSG-BRD-06 = On n’aborde ni un bateau-tortue à qui il reste un panneau, ni un catamaran avec sa deuxième coque, ni flottilles, ni dragons des mers, ni ce qui est perdu ou en plongée.

## Le remorquage

pirates-chapter-TOW = Le remorquage

CSG-TOW-01 = Après un mouvement, un navire dont la proue touche un navire désemparé peut le prendre en remorque, gratuitement, au lieu de l’éperonner ou après.
CSG-TOW-03 = Le navire désemparé et tout ce qu’il porte sont aussitôt de la flotte de qui le remorque.
CSG-TOW-05 = Un navire remorque une pièce au plus, et une pièce n’a qu’un remorqueur.

## L’exploration

pirates-chapter-EXP = L’exploration

CSG-EXP-01 = Une île sauvage est explorée par un navire qui y était à quai au début du tour et y est encore.
CSG-EXP-02 = Là où flotte le pavillon du joueur, ou pour un navire qui explore en accostant, explorer ne coûte pas d’action : une fois par accostage.
CSG-EXP-04 = Le joueur regarde en secret toutes les pièces de l’île et en prend autant que le navire a de places libres ; le reste demeure face cachée.
CSG-EXP-05 = Une île est explorée aussitôt ; le pavillon, qui rend gratuites les explorations suivantes, se pose quand le navire qui a exploré repart. Plusieurs pavillons peuvent flotter sur une île. Quand un fort y est détruit, tous disparaissent.

## Le tir

pirates-chapter-SHT = Le tir

CSG-SHT-01 = Une action de tir laisse chaque canon du navire tirer une fois, l’un après l’autre, chacun sur une cible au choix de son joueur.
CSG-SHT-03 = Les cibles sont les navires ennemis, flottilles, créatures en surface, forts et fusiliers marins, à portée et sans obstacle. Jamais les siens, les navires à quai à leur île d’attache, ce qui est perdu ou en plongée, les épaves.
CSG-SHT-06 = On lance un dé par tir. Un 1 au dé manque toujours. Sinon, le tir touche si le jet, avec tout ce qui s’ajoute ou se retranche, dépasse le nombre du canon.

## Les dégâts

pirates-chapter-DMG = Les dégâts

CSG-DMG-01 = On examine un tir qui touche dans cet ordre. Un catamaran y échappe sur un jet de 5 ou 6 ; certaines capacités ignorent un premier tir, exigent un 6 ou ne comptent qu’un tir sur deux ; une seconde coque, puis les panneaux, l’encaissent. Sinon, un mât est perdu, ou davantage si une capacité le dit.

## Le sabordage

pirates-chapter-SCT = Le sabordage

CSG-SCT-02 = Pour saborder un navire, on lance un dé. Sur 5 ou 6, il coule au début du prochain tour de son joueur ; sinon, il ne se passe rien.

## La réparation

pirates-chapter-REP = La réparation

CSG-REP-01 = Un navire à quai à sa propre île d’attache ou à son fort regagne un mât par action de réparation.

## La cargaison

pirates-chapter-CRG = La cargaison

CSG-CRG-01 = Un navire a le nombre de places imprimé, plus une par lien et ce que les capacités ajoutent. Chaque équipage, équipement et pièce en prend une ; les trésors uniques n’en prennent pas, sauf s’ils le disent.
CSG-CRG-02 = Chaque paire liée sur un même navire, deux équipages ou un équipage et son navire, donne une place de plus. Peu importe leur nation, et que leurs capacités agissent ou non.
CSG-CRG-04 = Un navire ne charge jamais plus qu’il n’a de places.
CSG-CRG-05 = Les équipages d’un navire ne coûtent pas plus de points, ensemble, que le navire lui-même, et de même pour l’équipement, compté à part. On le vérifie à chaque chargement.

## L’équipage

pirates-chapter-CRW = L’équipage

CSG-CRW-03 = Un équipage qui n’est pas de la nation du navire peut être transporté, mais ne fait rien.
CSG-CRW-06 = Un équipage au coût imprimé de 0 ne navigue que sur des navires de sa nation.
CSG-CRW-07 = Les monstres marins et les dragons des mers ne portent pas d’équipage, ni les navires qui le disent ; les titans peuvent en porter. Règle maison : les flottilles n’en portent pas non plus.
CSG-CRW-08 = Chaque équipage générique est acheté pour une nation.

## Les tirs spéciaux

pirates-chapter-SPS = Les tirs spéciaux

CSG-SPS-02 = Pot puant : l’équipage du navire touché est sans capacités pendant le prochain tour de son joueur.
CSG-SPS-03 = Boulet ramé : le navire touché ne peut ni bouger, ni virer, ni faire de mouvement gratuit pendant le prochain tour de son joueur.

## Le feu

pirates-chapter-FIR = Le feu

CSG-FIR-03 = Au début du tour de son joueur, on lance un dé pour chaque mât en feu. Sur 6, le mât est perdu ; de 1 à 3, un autre mât debout du navire prend feu, au choix de son joueur ; sur 4 et 5, il ne se passe rien.

## Sortes de navires et mots-clés

pirates-chapter-KW = Sortes de navires et mots-clés

CSG-KW-BRO-02 = Bordée : on lance un seul dé pour tous les canons qui participent, sans rien y ajouter. S’il n’est pas un 1 et dépasse le nombre de chacun, tous touchent et il y a un coup au but de plus ; sinon, aucun ne touche.
CSG-KW-CAT-01 = Catamaran : il commence avec une seconde coque. On lance un dé pour chaque tir qui le touche ; sur 5 ou 6, il n’a pas été touché.
CSG-KW-DRA-02 = Dragon des mers : au lieu de tirer comme d’ordinaire, il peut piquer sur une cible à deux grands côtés de carte au plus, qui n’est pas un fort. Un dé de 4 ou plus fait deux coups au but.
CSG-KW-FEA-01 = Peur : au début du tour, on lance un dé pour chaque navire ennemi à un petit côté de carte au plus. Sur 5, ses capacités et celles de son équipage sont sans effet ce tour-ci ; sur 6, son mouvement de base au prochain tour de son joueur est d’un petit côté de carte.

## La brume

pirates-chapter-FOG = La brume

CSG-FOG-01 = Qui touche un banc de brume en se déplaçant est aussitôt dedans : il est perdu, et son mouvement est fini.
CSG-FOG-05 = Un navire perdu dans la brume qui reçoit une action de déplacement lance d’abord un dé : il dit par lequel des six points le navire en sort.

## Les icebergs

pirates-chapter-ICE = Les icebergs

CSG-ICE-02 = Au début d’un tour, on lance un dé, et chaque iceberg qui porte ce nombre doré dérive. Un autre dé dit vers lequel de ses six côtés ; il avance par là d’un petit côté de carte, sans tourner.

## Les tourbillons

pirates-chapter-WHI = Les tourbillons

CSG-WHI-04 = Un navire passé d’un tourbillon à un autre lance un dé après son déplacement. Sur 4, 5 ou 6, son joueur en abandonne un mât, un trésor ou un équipage, parmi ce qu’il a.

## Les mers des Sargasses

pirates-chapter-SAR = Les mers des Sargasses

CSG-SAR-02 = Quand un navire arrive sur une mer des Sargasses, on lance un dé, qui y vaut pour tous les navires jusqu’à la fin du tour. S’il dépasse le nombre de mâts avec lequel le navire a été construit, le navire est pris : il s’arrête et ne peut plus bouger.
CSG-SAR-04 = Un navire pris dépense son action pour se dégager : on lance un dé et on ajoute ses mâts debout. Plus de 6 le libère ; on le place au bord des algues, et il peut se déplacer dès son tour suivant.

## Les récifs

pirates-chapter-REE = Les récifs

CSG-REE-02 = Quand un navire arrive sur un récif, on lance un dé, qui y vaut pour tous les navires jusqu’à la fin du tour. S’il est inférieur au nombre de mâts avec lequel le navire a été construit, le navire perd autant de mâts qu’il en manque au dé.

## Les capacités

pirates-chapter-EFF = Les capacités

CSG-EFF-82 = Un navire qui peut tenter une deuxième action lance un dé, une fois pendant un tour de son propre joueur. Sur 5 ou 6, il l’obtient.

## Les îles mystérieuses

pirates-chapter-MYS = Les îles mystérieuses

CSG-MYS-01 = Le tableau d’une île mystérieuse reste face cachée jusqu’à ce qu’un premier navire y accoste, puis face visible.
CSG-MYS-02 = Chaque fois qu’un navire y accoste, son joueur lance un dé, et le résultat s’applique dès que possible. L’impossible est ignoré, et on ne relance pas pour cela.
CSG-MYS-03 = Le tableau de l’île dit ce que fait chaque nombre. Il peut déplacer ou ajouter des pièces, coûter des mâts ou des équipages, amener un événement ou un équipage, interdire d’explorer, ou changer le prochain déplacement du navire.

## La fin d’un duel

pirates-chapter-END = La fin d’un duel

CSG-END-01 = En duel compte ce qui se trouve sur sa propre île d’attache, pièces et or en plus, et ce qui est dans ses propres forts.
CSG-END-02 = Dès qu’un camp a plus de la moitié de l’or du début, il gagne, fût-ce au milieu d’une action ou du tour de l’autre.
CSG-END-03 = Si les deux passent la moitié au même moment, le plus d’or gagne ; à égalité, c’est le camp dont c’est le tour.
CSG-END-05 = Règle maison : un duel finit aussi quand il n’y a plus d’or à trouver, quand un camp ne pourra plus jamais se déplacer, après le nombre de manches convenu, ou quand les deux passent cinq tours de suite.
CSG-END-08 = Règle maison : un duel fini ainsi va à qui a le plus d’or, puis le plus d’or dans ses cales, puis le plus de points de navires en jeu ; sinon il est partagé.

## À trois et plus

pirates-chapter-MUL = À trois et plus

CSG-MUL-01 = À trois et plus, personne ne gagne par la moitié de l’or. Les pièces rapportées restent cachées aux autres ; les trésors uniques se montrent comme d’habitude.
CSG-MUL-02 = Le navire qui charge la dernière pièce des îles sauvages reçoit le marqueur de fin, pour la plus petite pièce de ce chargement. Le marqueur suit cette pièce partout ; de retour sur une île, elle attend d’être rechargée. Règle maison : de quelle pièce du chargement il s’agit.
CSG-MUL-03 = La partie finit quand la pièce marquée est déchargée à l’île d’attache, quand le navire au marqueur coule, ou quand un seul joueur au plus a un navire qui n’est pas désemparé ; à quatre et plus, aussi quand la moitié n’a plus de navire. Règle maison : décharger dans son propre fort vaut l’île d’attache.
CSG-MUL-05 = À trois et plus compte tout ce qui se trouve sur l’île d’attache, dans ses propres forts et dans les cales de ses navires, captures comprises. Ce qui était sur un navire coulé ne compte pour personne.
CSG-MUL-06 = Le plus d’or gagne. À égalité, gagne qui a le plus d’or sur l’île d’attache, puis le plus de points de navires en jeu ; sinon la victoire est partagée.

## Variantes

pirates-chapter-VAR = Variantes

CSG-VAR-02 = On mesure avec le petit et le grand côté d’une carte, 63,5 et 88,9 mm. Règle maison : une table qui a les mesures imprimées peut s’en servir à la place, 57,5 et 83,8 mm.

## Le catalogue

pirates-chapter-DAT = Le catalogue

CSG-DAT-01 = Une carte du catalogue est désignée par sa série, comme SM ou CC, et le numéro imprimé dessus. GEN annonce un équipage générique, H une carte de la maison, UNR une carte jamais publiée.
