# Pirates : les règles que citent la feuille de score et les outils, dans nos propres mots. Chaque clé est le numéro de la règle qu’elle raconte.

pirates-rules-intro = Chacun construit, pour le même total de points, une flotte de navires, d’équipages et d’autres cartes, et l’envoie sur une mer ouverte, sans cases, où l’on mesure avec les côtés d’une carte. Les navires se déplacent, explorent les îles, tirent et réparent, une action chacun par tour, et rapportent l’or. En duel, plus de la moitié de l’or gagne aussitôt ; à trois et plus, c’est le plus d’or à la fin.

## Construire une flotte

pirates-chapter-FLT = Construire une flotte

CSG-FLT-01 = Une flotte se compose de navires, d’équipages, d’équipements et d’événements, dont les points réunis ne dépassent pas le total de construction. Il y faut au moins un navire ; le reste est facultatif.
CSG-FLT-02 = On peut mêler librement les nations dans une flotte.
CSG-FLT-03 = Forts, îles, terrain et trésors ne coûtent pas de points. Les forts se paient en or pendant la partie.
CSG-FLT-04 = Dans une flotte, deux navires n’ont pas le même nom, ni deux équipages nommés, sauf accord de la table. Équipages génériques, équipements et événements peuvent être répétés. Deux joueurs peuvent avoir la même carte.
CSG-FLT-05 = D’une carte limitée, une flotte contient un seul exemplaire au plus.
CSG-FLT-06 = Une carte loyale envers quelqu’un demande ce navire ou cet équipage dans la même flotte de départ. Loyale envers une nation, elle demande un autre navire ou équipage de cette nation, quel qu’il soit.
CSG-FLT-07 = Une carte hostile à quelqu’un ne peut pas commencer dans la même flotte ; hostile à une nation, elle n’en tolère ni navire ni équipage. Règle maison : un équipage à Marque noire qui navigue comme Maudit compte ici pour les deux nations.
CSG-FLT-08 = Règle maison : les équipages qui augmentent de 5 le total de construction ne le font qu’une fois par flotte, quel que soit leur nombre.
CSG-FLT-09 = Un équipage qui rend les autres moins chers retire 1 point au coût de chaque autre équipage placé au départ sur le même navire, jamais en dessous de 0. Règle maison : pour savoir si un équipage ne coûte rien, on regarde le coût imprimé.
CSG-FLT-10 = Un équipage à Marque noire peut naviguer comme Maudit au lieu de servir sa nation. Il coûte alors 1 point de plus, commence face visible sur un navire, et ce navire porte le pavillon des Maudits.
CSG-FLT-11 = Le canon d’un bombardier, artillerie ou lance-flammes, est annoncé avant la partie et ne change plus.
CSG-FLT-12 = Quand on joue avec les forts, chacun nomme ceux qu’il pourra construire ; chacun une fois, de n’importe quelle nation. Règle maison : chacun possède tous les forts de l’application et peut en nommer autant qu’il veut.
CSG-FLT-13 = Chacun choisit aussi, en secret, le trésor qu’il apporte : combien de pièces de chaque valeur et, si on en joue, quels trésors uniques. Qui en apporte un par son nom sait qu’il est là, non où. Règle maison : l’application propose des listes ; on peut aussi laisser un trésor unique au sort, et il est tiré quand il apparaît ; chacun n’existe qu’une fois, et quand deux joueurs nomment le même, le second en reçoit un autre, tiré au sort.
CSG-FLT-14 = Une flotte est conforme si le total est respecté, si aucun nom et aucune carte limitée, loyale ou hostile ne s’y oppose, et si sur chaque navire l’équipage, l’équipement et la cargaison respectent leurs limites.

## La mise en place

pirates-chapter-SET = La mise en place

CSG-SET-01 = Tous les joueurs ont le même total de construction ; 40 points sont recommandés.
CSG-SET-02 = Règle maison : le nombre de pièces ne change pas avec le total de construction. Si on en convient, l’or change : 15 par joueur à 40 points, plus ou moins en proportion.
CSG-SET-03 = Chacun lance un dé et le plus haut commence ; à égalité pour le plus haut, on relance. De là, on joue vers la gauche.
CSG-SET-04 = La table est un rectangle dont la taille dépend du nombre de joueurs. Règle maison : 96 sur 96 cm à deux.
CSG-SET-05 = Trois îles par joueur sont en jeu, six à deux.
CSG-SET-06 = Les joueurs posent une île à la fois, à tour de rôle, le premier joueur d’abord, jusqu’à ce que toutes soient là.
CSG-SET-07 = Règle maison : une île est tout entière dans l’aire de jeu, à S au moins de chaque bord.
CSG-SET-08 = Deux îles sont éloignées d’au moins trois fois L.
CSG-SET-09 = Dès la deuxième île, au moins une autre est à six fois L ou moins.
CSG-SET-10 = Les distances entre îles se mesurent de contour à contour. Règle maison : les îles tournent par pas de 15 degrés.
CSG-SET-11 = Règle maison : quand il ne reste pas de place pour une île, la distance minimale baisse par pas de S jusqu’à ce qu’il y en ait une.
CSG-SET-12 = Si l’on joue avec des îles mystérieuses, qui pose une île peut dire qu’elle est mystérieuse. Son tableau est tiré au sort et reste caché jusqu’au premier accostage.
CSG-SET-13 = Règle maison : les îles placées au hasard se rangent sur une grille, chacune à côté d’une autre ; leurs contours et leur rotation sont tirés au sort aussi.
CSG-SET-14 = On peut convenir de terrains : chacun en pose le même nombre, un à la fois, dans l’ordre des îles. Règle maison : on les tourne par pas de 15 degrés.
CSG-SET-15 = Un terrain est à au moins S de toute île et de tout autre terrain.
CSG-SET-16 = Règle maison : un iceberg reçoit le plus petit nombre doré de 1 à 6 qu’aucun autre ne porte, puis on reprend à 1.
CSG-SET-17 = Règle maison : un terrain sans place permise n’est pas posé.
CSG-SET-18 = En duel, le second joueur choisit l’île d’attache du premier, qui place tous ses navires ; puis le premier choisit une autre île pour le second, qui place les siens.
CSG-SET-19 = À plusieurs, qui a posé la dernière île choisit d’abord son île d’attache, puis le voisin de droite, et ainsi de suite. Chacun place ses navires aussitôt après son choix.
CSG-SET-20 = Toutes les îles qui ne sont pas des îles d’attache sont vierges. Une île mystérieuse choisie comme attache est une île ordinaire pour toute la partie.
CSG-SET-21 = Les navires commencent à quai : la proue touche leur île d’attache. Règle maison : aucun n’en recouvre un autre.
CSG-SET-22 = Les navires mercenaires ne commencent pas à quai, mais exactement à S de leur île d’attache, dans n’importe quelle direction.
CSG-SET-23 = Une flottille commence en touchant son île d’attache par n’importe quel point, ou déjà en remorque d’un navire de la même flotte et de la même nation.
CSG-SET-24 = Monstres marins, dragons des mers et titans commencent en touchant leur île d’attache, comme les navires.
CSG-SET-25 = Une fois les îles d’attache connues, on place en secret, face cachée, équipages et équipements sur un navire ou sur sa propre île d’attache. Les équipages qui augmentent le total, ceux qui rendent les autres moins chers et les Marques noires qui naviguent comme Maudits commencent face visible.
CSG-SET-26 = Les équipages à bord d’un navire ne coûtent pas plus de points ensemble que le navire ; de même pour son équipement. Cela vaut pour toute la partie.
CSG-SET-27 = En duel, chacun apporte exactement huit trésors, qui portent ensemble 15 points d’or ; les trésors uniques sont parmi les huit et comptent 0. Les seize sont mélangés, et quatre vont sur chacune des quatre îles vierges.
CSG-SET-28 = À trois et plus, chacun apporte exactement six trésors de toute sorte et de toute valeur. Tous sont mélangés, et trois vont sur chaque île vierge.
CSG-SET-29 = L’or du début est ce qui est imprimé sur toutes les pièces des îles. Il ne change jamais.
CSG-SET-30 = Les événements restent cachés en main. Règle maison : on en connaît le nombre, non les noms.
CSG-SET-31 = Le premier joueur joue le premier tour.

## Ce que l’on peut savoir

pirates-chapter-INF = Ce que l’on peut savoir

CSG-INF-01 = Chacun peut savoir où tout se trouve, ce qui est imprimé sur les navires, quels mâts sont debout, ce qui est face visible, combien de pièces de chaque sorte sont dans chaque cale et sur chaque île, et tous les dés.
CSG-INF-02 = Restent cachés aux autres les équipages et équipements face cachée, la valeur des pièces en cale, les événements en main, et quels trésors uniques sont face cachée.
CSG-INF-03 = Les pièces sur les îles sont cachées à tous. Qui les a regardées peut s’en souvenir, tant que rien n’y change.
CSG-INF-04 = En duel, les pièces déchargées sur une île d’attache ou dans un fort sont retournées face visible. À trois et plus, elles restent cachées aux autres.
CSG-INF-05 = Utiliser la capacité d’un équipage face cachée, même si elle ne fait que changer un jet ou une distance, le retourne face visible pour le reste de la partie. De même pour l’équipement.
CSG-INF-06 = Règle maison : les équipages et équipements qui quittent la partie sont montrés à tous ; un trésor face cachée la quitte sans être vu.

## Un tour

pirates-chapter-TRN = Un tour

CSG-TRN-01 = D’abord coulent les navires du joueur dont c’est le tour, si leur sabordage a réussi au tour précédent.
CSG-TRN-02 = Ensuite prend fin tout ce qui durait jusqu’au début du tour de ce joueur, comme ses nappes de fumigène ou un navire pris dans le calme plat.
CSG-TRN-03 = Puis, en duel, on regarde si la partie est finie : il n’y a plus d’or hors des îles d’attache et des forts, ou ce joueur ne pourra plus jamais se déplacer.
CSG-TRN-04 = Puis on lance un dé pour les icebergs : tous ceux qui portent ce nombre doré dérivent du petit côté d’une carte, dans une direction donnée par un autre dé.
CSG-TRN-05 = Puis on lance un dé pour chaque mât en feu des navires de ce joueur : sur 6, il est perdu ; de 1 à 3, un autre mât debout du navire prend feu. Un navire dont tous les mâts brûlaient avant les jets doit tenter de se saborder si l’un d’eux brûle encore.
CSG-TRN-06 = Puis on applique ce que les trésors uniques, les équipages et les événements en jeu de ce joueur font au début d’un tour.
CSG-TRN-07 = Puis ce joueur dit si chacun de ses sous-marins et monstres marins plonge ou fait surface, et si chacun de ses vaisseaux fantômes est intangible ou solide.
CSG-TRN-08 = Puis ce joueur lance le dé pour ceux de ses navires qui inspirent la Peur.
CSG-TRN-09 = Puis ce joueur lance le dé pour les capacités qui se décident au début d’un tour.
CSG-TRN-10 = Puis ce joueur peut jouer des événements. On note ensuite lesquels de ses navires sont à quai, et où : cela comptera plus tard dans le tour.
CSG-TRN-11 = Les navires reçoivent alors leurs actions, l’un après l’autre, dans n’importe quel ordre. Chaque action est menée à son terme, avec tout ce qui y est gratuit, avant que la suivante commence.
CSG-TRN-12 = Les actions gratuites qui ne sont liées à aucune occasion se font à tout moment de son tour, entre deux actions.
CSG-TRN-13 = Les actions s’arrêtent quand le joueur passe. Aucune n’est obligatoire, sauf si une règle dit qu’un navire doit faire quelque chose.
CSG-TRN-14 = À la fin d’un tour, dans cet ordre : on construit les forts, ce qui dure pendant ce tour prend fin, et l’on regarde si la partie est finie. Puis c’est au joueur suivant, à gauche.
CSG-TRN-15 = Le prochain tour d’un navire est celui du joueur qui le dirige alors. Ce qui se fait une fois par tour se fait une fois au tour de chaque joueur.
CSG-TRN-16 = Un joueur sans navire, sans fort ni fusilier garde sa place et son or, mais son tour est sauté.
CSG-TRN-17 = Quand plusieurs choses arrivent en même temps, le joueur dont c’est le tour dit laquelle vient d’abord.

## Choix d’entre-deux

pirates-chapter-DEC = Décisions en cours d’action

CSG-DEC-01 = Règle maison : chaque fois que quelqu’un peut intervenir, une réponse est marquée comme habituelle. Laisser passer, c’est la prendre.
CSG-DEC-02 = Quand les mâts à perdre se choisissent d’eux-mêmes, le plus mauvais canon part d’abord, puis une portée S avant une portée L, puis le plus proche de la poupe. Un mât en feu part avant tous les autres.

## Les actions

pirates-chapter-ACT = Les actions

CSG-ACT-08 = Une route ou une salve se donne pas à pas ; après chaque dé, on peut réfléchir au reste. Ce qui n’est pas permis est refusé, et rien n’a changé.
CSG-ACT-10 = Deux flottes peuvent avoir la même carte : un navire porte le nom de sa flotte et de sa carte.
CSG-ACT-09 = Les canons portent le nom de leur mât, de la proue à la poupe ; canons supplémentaires, bombardes, drapeaux de forts et canons de flottilles ont leurs propres noms.
CSG-ACT-01 = Il y a quatre actions : se déplacer, explorer, tirer et réparer. Tout ce qui n’en nomme aucune est gratuit.
CSG-ACT-02 = À son tour, chacun peut donner une action à chacun de ses navires. Ce qui ne sert pas est perdu.
CSG-ACT-03 = Des capacités donnent une deuxième action. Aucun navire n’en a plus de deux par tour, d’où qu’elles viennent.
CSG-ACT-04 = Une deuxième action peut être de la même sorte que la première, sauf si la capacité dit autre chose. Chacune est achevée avant la suivante.
CSG-ACT-05 = Ce qu’un navire peut faire dépend de son état : à la dérive, il explore et répare, et ne bouge que s’il rame ; bloqué, pris dans les algues ou touché par des Chaînes, il ne bouge pas ; perdu dans le brouillard, il ne fait qu’en sortir ; en plongée, il ne fait que bouger ; à la dérive et en remorque, il explore et répare.
CSG-ACT-06 = Sont gratuits : passer des équipages entre navires à quai et le rivage, décharger, éperonner, aborder, remorquer, explorer avec un drapeau ou un Explorateur, pivoter, le tir du capitaine, saborder, construire un fort et retourner des pièces face visible.
CSG-ACT-07 = Certaines capacités prennent l’action du navire : déplacer un autre navire par un sort, souffler, préparer un brouillard, monter à la vigie, et donner une action à un autre navire.

## Les mesures

pirates-chapter-GEO = Les mesures

CSG-GEO-01 = La table se mesure en millimètres, vers l’est et vers le nord. Les caps sont en degrés entiers, dans le sens des aiguilles depuis le nord.
CSG-GEO-02 = S et L sont le petit et le grand côté d’une carte, 63,5 et 88,9 mm, ou les barres imprimées si on en convient.
CSG-GEO-03 = Une pièce est là où se trouve son point de référence, et elle a un cap ; tous ses autres points en découlent.
CSG-GEO-04 = Îles et terrain sont posés en un point, eux aussi, et tournés dans le sens des aiguilles.
CSG-GEO-05 = Les positions sont arrondies au centième de millimètre après chaque mouvement.
CSG-GEO-06 = Les navires mesurent 50, 60, 70, 80, 90 ou 100 mm, pour un à six mâts.
CSG-GEO-07 = La proue est l’avant de la coque, la poupe son extrémité arrière. Voiles, mâts et drapeaux qui dépassent ne touchent rien.
CSG-GEO-08 = Les mâts se dressent le long de la quille, le premier près de la proue ; chacun porte une voile en travers tant qu’il est debout.
CSG-GEO-09 = Monstres marins, dragons des mers et titans sont des octogones, proue de tous côtés ; une flottille n’a pas de proue. Les lames comptent tant qu’elles sont sorties ; un catamaran est un seul corps.
CSG-GEO-10 = Un fort est un octogone autour du milieu de son île ; ses drapeaux sont répartis autour.
CSG-GEO-11 = La distance entre deux pièces est la plus petite entre leurs contours.
CSG-GEO-12 = Deux pièces se touchent s’il y a un demi-millimètre au plus entre elles. Une proue touche ce que touche sa partie avant.
CSG-GEO-13 = À S ou à L au plus se mesure de contour à contour. D’un jeton, on mesure depuis son point.
CSG-GEO-14 = Îles, navires, créatures, épaves, icebergs et bord de l’aire arrêtent ce qui bouge. Navires perdus dans le brouillard, ce que le navire remorque, récifs, brouillard, algues, maelströms, forts et lames n’arrêtent rien.
CSG-GEO-15 = Un segment de route se parcourt en trois temps : tourner sur place, être poussé de côté s’il n’y a pas de place, aller tout droit.
CSG-GEO-16 = Un navire tourne autour de son milieu, de 90 degrés au plus, et ne touche rien en tournant.
CSG-GEO-17 = Si un navire, une fois tourné, empiète sur quelque chose, il est poussé de côté de 15 mm au plus ; si cela ne suffit pas, ce cap est impossible.
CSG-GEO-18 = Un navire va tout droit jusqu’à ce qu’il touche quelque chose. Ce qu’il touchait au départ ne le retient que s’il devait s’y enfoncer.
CSG-GEO-19 = Un navire arrêté touche ce qui l’arrête. Peu importe d’où l’on mesure : après le virage, tous les points font le même chemin.
CSG-GEO-20 = Le terrain agit au pas où la coque y arrive ; le navire poursuit ensuite s’il le peut. Le terrain sur lequel il était au début du segment ne fait rien.
CSG-GEO-21 = Un navire qu’un effet met à quai est placé la proue contre l’île, à la première place libre, en partant du nord.
CSG-GEO-22 = Ce qui est remorqué suit la poupe dans l’axe de la quille, et s’écarte s’il n’y a pas de place. Il ne rencontre aucun terrain et n’arrête personne pendant qu’on le tire.
CSG-GEO-23 = Le plus proche est à la plus petite distance, de contour à contour ; à distance égale, c’est le plus petit numéro.
CSG-GEO-24 = Un tir va de son mât à un point du contour de la cible.
CSG-GEO-25 = Un tir est possible si un point de la cible est à portée et que rien ne s’interpose.
CSG-GEO-26 = Gênent un tir les autres voiles du tireur, les îles, les autres navires et créatures en surface, les épaves et le brouillard ; non les pièces submergées ou perdues, les autres terrains, ni l’île sous la cible.
CSG-GEO-27 = Une ligne qui ne fait que toucher un contour est arrêtée ; une voile ne l’arrête que si elle est traversée.
CSG-GEO-28 = Rien ne gêne les tirs d’un fort, sauf le brouillard.
CSG-GEO-29 = Un canon porte à S ou à L, ou au double avec la portée étendue ou avec un tir de précision. Ce qui est juste à cette distance est à portée.

## En haute mer

pirates-chapter-HSE = En haute mer

CSG-HSE-01 = Ce que dit une carte l’emporte sur les règles, à une exception : un canon qui obtient 1 manque toujours.
CSG-HSE-02 = Les mâts d’un navire sont ceux qui sont debout, même en feu. Segments, pièces de coque et drapeaux comptent comme des mâts.

## Comment agissent les capacités

pirates-chapter-ABL = Comment agissent les capacités

CSG-ABL-01 = Un navire peut toujours utiliser sa capacité. Un équipage n’utilise la sienne que sur un navire de sa nation, sauf si une capacité l’y autorise. Sur les îles et dans les forts, seuls les fusiliers ont des capacités.
CSG-ABL-02 = Ce qu’une carte donne sans condition s’applique tout seul. Un joueur peut décider qu’un de ses équipages face cachée ne sert pas pour l’instant, et le garder ainsi caché.
CSG-ABL-03 = Si une carte dit « peut », on demande à son joueur ; si elle dit « doit », c’est d’office.
CSG-ABL-04 = Deux effets identiques sur un navire comptent une fois. Des effets différents s’ajoutent. Les fusiliers font exception.
CSG-ABL-05 = Ce qui ne peut pas être fait à une pièce ne lui est pas fait, sauf si l’effet nomme cette protection.
CSG-ABL-06 = Une capacité suspendue n’aide ni ne gêne. Règle maison : la construction d’une coque n’est jamais suspendue.
CSG-ABL-07 = Ce qu’on ajoute à un jet s’ajoute au dé ; « sur un 6 » ou « sur un 1 » désigne le dé lui-même.

## Le mouvement

pirates-chapter-MOV = Le mouvement

CSG-MOV-01 = Un navire parcourt son mouvement de base imprimé. S’il est remplacé, le plus petit mouvement compte : S pour une remorque, pour la Peur, pour les rames, et selon certaines cartes. Puis viennent tous les ajouts.
CSG-MOV-02 = Les segments d’un déplacement se font dans n’importe quel ordre, les ajouts aussi.
CSG-MOV-03 = Avant chaque segment, le navire peut tourner jusqu’à 90 degrés. Un segment peut être parcouru en partie ou laissé ; ce qui ne sert pas est perdu.
CSG-MOV-04 = Ce qui arrête un segment met fin à tout le déplacement. Règle maison : si seul le bord l’arrête, on peut encore parcourir le segment suivant.
CSG-MOV-05 = Un navire ne traverse ni les îles ni les autres navires, même amis.
CSG-MOV-06 = Toucher une île ou un navire arrête un navire, même par le flanc.
CSG-MOV-07 = Pour virer de bord, un navire tourne sur place vers n’importe quel cap. Cela prend toute l’action ; ce que touche alors sa proue compte comme après tout déplacement.
CSG-MOV-08 = Un navire qui ne peut recevoir d’action de déplacement ne peut pas virer de bord.
CSG-MOV-09 = Règle maison : pour recevoir une action de déplacement et rester sur place, un navire vire vers le cap qu’il a.
CSG-MOV-10 = Règle maison : à la fin d’un déplacement viennent, dans cet ordre, ce que le terrain fait encore, le pivot, le tir du capitaine, les éperonnages et autres contacts, l’accostage, et les capacités qui suivent un déplacement.
CSG-MOV-11 = Règle maison : un déplacement gratuit est comme une action de déplacement, sans en coûter une ; ce qui empêche de bouger l’empêche aussi.
CSG-MOV-12 = Règle maison : ce que le vent, une poussée ou une dérive déplace va tout droit, sans tourner, éperonner, accoster ni décharger ; le terrain ne lui fait rien.

## Le pivot

pirates-chapter-PIV = Le pivot

CSG-PIV-01 = Galères, goélettes et drakkars peuvent pivoter une fois à la fin d’une action de déplacement, même après avoir viré, même bloqués ou à la dérive. Règle maison : ni perdus, ni pris dans les algues, car le déplacement s’est alors arrêté là.
CSG-PIV-02 = Le navire pivote autour de sa poupe, dans un sens ou dans l’autre, jusqu’à ce que quelque chose le gêne.
CSG-PIV-03 = Un pivot peut mettre la proue en contact : on peut alors éperonner, remorquer ou accoster. Règle maison : le terrain survolé ne fait rien.

## Les navires à la dérive

pirates-chapter-DER = Les navires à la dérive

CSG-DER-01 = Un navire sans mât debout est à la dérive et ne peut plus bouger seul, sauf à la rame. Galères, créatures et flottilles ne le sont jamais.
CSG-DER-02 = Un navire à la dérive peut encore tout porter, et reste à son joueur jusqu’à ce qu’on le remorque.
CSG-DER-03 = Un navire à la dérive qui perd encore un mât ou qu’un canon touche coule.
CSG-DER-04 = Règle maison : un coup qui prend plus de mâts qu’il n’y en a laisse un navire à la dérive ; le surplus est ignoré, sauf sur un récif.
CSG-DER-05 = Un navire à la dérive ne bloque personne.

## Accoster et décharger

pirates-chapter-DOC = Accoster et décharger

CSG-DOC-01 = Un navire dont la proue touche une île à la fin d’un déplacement y est à quai, si c’est permis, jusqu’à ce que l’un ou l’autre bouge.
CSG-DOC-02 = Aucun navire n’accoste à une île d’attache ennemie, ni à une île avec un fort ennemi. Il peut les toucher.
CSG-DOC-03 = Les mercenaires n’accostent à aucune île d’attache ; les navires perdus, submergés ou intangibles, nulle part, même en remorque. Règle maison : qui le devient à quai n’est plus à quai.
CSG-DOC-04 = Règle maison : les créatures en surface accostent par n’importe quel point, un titan en se tenant sur l’île ; les dragons des mers jamais.
CSG-DOC-05 = Autant de navires que l’on veut, de tous les joueurs, peuvent être à quai à une île vierge.
CSG-DOC-06 = Quand un navire accoste, dans cet ordre : le dé d’une île mystérieuse ; à son île d’attache ou à son fort, les feux s’éteignent et le trésor est déchargé ; une razzia ; l’exploration gratuite ; ce que fait un fort.
CSG-DOC-07 = À son île d’attache ou à son fort, tout trésor qui a une valeur quitte la cale, gratuitement ; c’est obligatoire. Ce qui change sa valeur le fait alors, en or sans pièces. Le reste demeure à bord.
CSG-DOC-08 = Ce que le navire remorque est à quai et se décharge avec lui, sauf ce qui ne peut pas y accoster : un mercenaire à une île d’attache, un navire intangible partout.
CSG-DOC-09 = Un navire à quai peut échanger équipages et équipements avec le rivage, son fort et ses autres navires à quai au même endroit, gratuitement. Le trésor ne passe pas ainsi.
CSG-DOC-10 = Règle maison : un équipage sur une île vierge reste à son joueur, et nul autre ne le charge ; un équipement qui s’y trouve peut être chargé par quiconque est à quai.
CSG-DOC-11 = L’or d’une île d’attache ne se recharge pas, sauf par une capacité.

## L’éperonnage

pirates-chapter-RAM = L’éperonnage

CSG-RAM-01 = Un navire peut éperonner juste après son mouvement, si sa proue touche un ennemi et que ce contact date de cette action.
CSG-RAM-02 = Un éperonnage est gratuit et jamais obligatoire. Règle maison : chaque ennemi une fois par action de déplacement ; s’il y en a plusieurs contre la proue, on peut éperonner chacun.
CSG-RAM-03 = Pour éperonner, on lance un dé. S’il dépasse le nombre de mâts qui restent à l’ennemi, le joueur de ce navire en retire un.
CSG-RAM-04 = Un navire à la dérive, c’est-à-dire sans mât, coule à n’importe quel jet. Règle maison : là où l’éperonnage ne peut prendre aucun mât, il ne coule pas non plus.
CSG-RAM-05 = Le navire qui éperonne est ensuite bloqué. Il ne l’est pas si l’ennemi est à la dérive ou coulé par cet éperonnage, ni là où l’un des deux fait exception.
CSG-RAM-06 = Tant que l’un de deux navires est bloqué par l’autre, aucun n’éperonne l’autre de nouveau.
CSG-RAM-07 = Ce qui est perdu, en plongée ou intangible, les catamarans, flottilles, dragons des mers, forts et épaves ne peuvent être éperonnés, et l’on n’éperonne jamais les siens.
CSG-RAM-08 = Un dégât d’éperonnage n’est pas un tir : les panneaux, une seconde coque et les capacités qui parent les tirs n’y font rien. Seul aide ce qui protège des éperonnages.

## Bloqué

pirates-chapter-PIN = Bloqué

CSG-PIN-01 = Un navire est bloqué tant que sa proue touche un ennemi qui n’est pas à la dérive. Drakkars, sous-marins, monstres marins, titans, dragons des mers et catamarans à deux coques ne le sont pas. Règle maison : un navire en plongée ou intangible ne bloque personne.
CSG-PIN-02 = Un navire bloqué ne se déplace pas, même gratuitement, jusqu’à ce que l’autre s’en aille, soit à la dérive ou quitte la partie.
CSG-PIN-03 = Qui est touché n’est pas bloqué, sauf si sa propre proue touche aussi. Proue contre proue, tous deux le sont.
CSG-PIN-04 = Un monstre marin ou un titan qui éperonne bloque le navire tant qu’ils se touchent, où que ce soit.
CSG-PIN-05 = Un navire bloqué peut tirer, explorer, réparer et faire ce qui ne le déplace pas.

## L’abordage

pirates-chapter-BRD = L’abordage

CSG-BRD-01 = Après un éperonnage, si les deux navires sont encore en jeu, il peut y avoir un abordage. Le joueur dont c’est le tour décide d’abord ; si la réponse est non, on demande à l’autre.
CSG-BRD-02 = Chacun lance un dé et ajoute ses mâts debout et ses bonus d’abordage. Le total le plus élevé gagne, peu importe qui a commencé ; une égalité reste sans effet.
CSG-BRD-03 = Le gagnant fait l’une de ces deux choses : éliminer un équipage de l’autre navire, ou lui prendre un trésor.
CSG-BRD-04 = Une pièce demande une place libre dans la cale du gagnant, un trésor unique non. Si rien ne tient ou s’il n’y a rien, il ne se passe rien.
CSG-BRD-05 = On convient avant la partie de qui désigne la pièce prise : le perdant, ou le gagnant, à l’aveugle parmi ce qui est face cachée.
CSG-BRD-06 = On n’aborde ni un cuirassé à qui il reste un panneau, ni un catamaran avec sa seconde coque, ni une flottille, ni un dragon des mers, ni ce qui est perdu ou en plongée.
CSG-BRD-07 = Il y a un abordage au plus par éperonnage.

## Le remorquage

pirates-chapter-TOW = Le remorquage

CSG-TOW-01 = Après un mouvement, un navire dont la proue touche un navire à la dérive peut le prendre en remorque, gratuitement, au lieu de l’éperonner ou après.
CSG-TOW-02 = Un navire à la dérive pris en remorque est placé derrière la poupe.
CSG-TOW-03 = Le navire à la dérive et tout ce qu’il porte passent aussitôt dans la flotte du joueur qui le remorque.
CSG-TOW-04 = Qui remorque un navire à la dérive a S pour mouvement de base. La remorque suit gratuitement à chaque déplacement, virage et pivot.
CSG-TOW-05 = Un navire remorque une pièce au plus, et une pièce n’a qu’un remorqueur.
CSG-TOW-06 = Quand le remorqueur accoste, sa remorque accoste avec lui et peut y être réparée. Règle maison : avec de nouveau un mât, elle n’est plus à la dérive et le remorquage cesse.
CSG-TOW-07 = On peut lâcher une remorque à tout moment de son tour. Elle reste où elle est, et dans la flotte.
CSG-TOW-08 = Règle maison : le remorquage cesse quand le remorqueur est à la dérive, coule, se perd dans le brouillard ou se prend dans les algues.
CSG-TOW-09 = Sous-marins, monstres marins et dragons des mers ne remorquent pas et ne sont pas remorqués ; un titan peut remorquer.
CSG-TOW-10 = Un navire capturé compte en tout comme un navire de sa nouvelle flotte, jusqu’à la fin de la partie.

## L’exploration

pirates-chapter-EXP = L’exploration

CSG-EXP-01 = Une île vierge est explorée par un navire qui y était à quai au début du tour et y est encore.
CSG-EXP-02 = Là où flotte le drapeau du joueur, ou pour un navire qui explore en accostant, explorer ne coûte pas d’action : une fois par accostage.
CSG-EXP-03 = D’abord, tous les trésors uniques de l’île sont retournés, dans un ordre tiré au sort, et appliqués ; le premier explorateur doit prendre ceux qui se prennent. Ils n’occupent pas de place, sauf s’ils le disent.
CSG-EXP-04 = Le joueur regarde en secret toutes les pièces de l’île et en prend autant que le navire a de places libres ; le reste demeure face cachée.
CSG-EXP-05 = Une île est explorée aussitôt ; le drapeau, qui rend gratuites les explorations suivantes, se pose quand le navire qui a exploré repart. Plusieurs drapeaux peuvent flotter sur une île. Quand un fort y est détruit, tous disparaissent.
CSG-EXP-06 = Un navire peut explorer un navire ami, ou un navire à la dérive ou une épave qu’il touche : trésors, équipages et équipements changent de cale à volonté, dans les limites. Ce qu’on prend à un ennemi est à soi.
CSG-EXP-07 = Un navire à quai à son fort y charge de l’or en explorant, tant que l’or qui y reste vaut le coût du fort.
CSG-EXP-08 = Règle maison : une île sans trésor peut être explorée, pour le drapeau.

## Le tir

pirates-chapter-SHT = Le tir

CSG-SHT-01 = Une action de tir laisse chaque canon du navire tirer une fois, l’un après l’autre, chacun sur une cible au choix de son joueur.
CSG-SHT-02 = Un canon appartient à son mât : il ne tire que si ce mât est debout et ne brûle pas.
CSG-SHT-03 = Les cibles sont les navires ennemis, flottilles, créatures en surface, forts et fusiliers marins, à portée et sans obstacle. Jamais les siens, les navires à quai à leur île d’attache, ce qui est perdu ou en plongée, les épaves.
CSG-SHT-04 = On peut tirer sur un navire ennemi à la dérive, et un coup au but le coule. Sur un navire capturé, seul son ancien joueur peut tirer, non le nouveau.
CSG-SHT-05 = Les tirs viennent après tout mouvement de l’action ; dans une action de tir, le navire ne bouge pas. Règle maison : un tir au moins doit être possible, et le tir du capitaine compte comme action de tir partout où un texte en parle.
CSG-SHT-06 = On lance un dé par tir. Un 1 au dé manque toujours. Sinon, le tir touche si le jet, avec tout ce qui s’ajoute ou se retranche, dépasse le nombre du canon.
CSG-SHT-07 = Chaque coup au but prend un mât à la cible, et le canon suivant voit ce qui a changé.
CSG-SHT-08 = Un coup manqué ne fait rien, et on ne le tire pas de nouveau, sauf par une capacité.
CSG-SHT-09 = Un tir spécial est annoncé pour un canon avant son jet, à la place du tir ordinaire ; chaque source une fois par tour. Ce qui s’ajoute aux jets de canon compte pour lui.

## Les dégâts

pirates-chapter-DMG = Les dégâts

CSG-DMG-01 = On examine un tir qui touche dans cet ordre. Un catamaran y échappe sur un jet de 5 ou 6 ; certaines capacités ignorent un premier tir, exigent un 6 ou ne comptent qu’un tir sur deux ; une seconde coque, puis les panneaux, l’encaissent. Sinon, un mât est perdu, ou davantage si une capacité le dit.
CSG-DMG-02 = Le joueur de la cible choisit chaque mât perdu, sauf si l’attaquant a une capacité pour cela.
CSG-DMG-03 = Un coup au but sur un navire sans mât, une créature sans segment ou un fort abandonné l’élimine. Les tirs qui ne prennent pas de mât, non. Règle maison : un feu grégeois sur un navire sans mât est un coup ordinaire.
CSG-DMG-04 = Ce qui accompagne un coup au but vient même si une armure sauve le mât, mais non si ce n’était pas un coup au but.
CSG-DMG-05 = Une créature qui perd son dernier segment est retirée aussitôt.

## Couler

pirates-chapter-SNK = Couler

CSG-SNK-01 = Un navire qui coule quitte la partie, avec son équipage, son équipement et ses trésors uniques.
CSG-SNK-02 = Coulé par un joueur signifie : par un coup au but, un éperonnage, un abordage ou une capacité d’un ennemi.
CSG-SNK-03 = Quand l’or se partage, qui a coulé le navire reçoit la moitié de l’or de ses pièces, arrondie au-dessus, et son joueur le reste, aussitôt sur les îles d’attache. Si les pièces ne s’y prêtent pas, la plus petite est divisée.
CSG-SNK-04 = Quand l’or se perd, toutes les pièces quittent la partie. Quand il se pille, le navire vainqueur prend autant de pièces qu’il en tient à bord, et le reste est perdu ; forts et fusiliers ne prennent rien.
CSG-SNK-05 = Règle maison : d’un navire que personne n’a coulé, tout le trésor est perdu.
CSG-SNK-06 = Les pièces qui arrivent à l’île d’attache parce qu’un navire a coulé comptent aussitôt.
CSG-SNK-07 = Règle maison : si un navire qui remorque ou est remorqué coule, le remorquage cesse et rien n’arrive à l’autre.
CSG-SNK-08 = Règle maison : quand un navire coule viennent, dans cet ordre, ce qui le fait revenir, les événements montrés, son trésor, son retrait, et ce que d’autres y gagnent.

## Le sabordage

pirates-chapter-SCT = Le sabordage

CSG-SCT-01 = On peut saborder un de ses navires à tout moment de son tour, gratuitement. Règle maison : un essai par navire et par tour.
CSG-SCT-02 = Pour saborder un navire, on lance un dé. Sur 5 ou 6, il coule au début du prochain tour de son joueur ; sinon, il ne se passe rien.
CSG-SCT-03 = Si un ennemi le prend d’abord en remorque, le sabordage échoue. Règle maison : d’ici là, le navire agit comme d’habitude.
CSG-SCT-04 = Tout ce qui est à bord d’un navire sabordé quitte la partie avec lui ; rien ne se partage.

## La réparation

pirates-chapter-REP = La réparation

CSG-REP-01 = Un navire à quai à sa propre île d’attache ou à son fort regagne un mât par action de réparation.
CSG-REP-02 = Certains réparent n’importe où, même en mer et sans rien toucher.
CSG-REP-03 = Titans, dragons des mers et monstres marins ne se réparent pas. Règle maison : ni les panneaux ni les secondes coques.
CSG-REP-04 = Un navire à la dérive qui a de nouveau un mât est un navire ordinaire.
CSG-REP-05 = Une action de réparation peut aussi débloquer un canon, débarrasser un navire de ce qu’une réparation ôte, ou ramener le drapeau d’une flottille. Règle maison : les flottilles n’importe où, le reste là où le navire peut réparer.

## La cargaison

pirates-chapter-CRG = La cargaison

CSG-CRG-01 = Un navire a le nombre de places imprimé, plus une par lien et ce que les capacités ajoutent. Chaque équipage, équipement et pièce en prend une ; les trésors uniques n’en prennent pas, sauf s’ils le disent.
CSG-CRG-02 = Chaque paire liée sur un même navire, deux équipages ou un équipage et son navire, donne une place de plus. Peu importe leur nation, et que leurs capacités agissent ou non.
CSG-CRG-03 = Règle maison : un navire dont la charge dépasse la place se défait aussitôt de quelque chose, à terre s’il est à quai, sinon hors de la partie.
CSG-CRG-04 = Un navire ne charge jamais plus qu’il n’a de places.
CSG-CRG-05 = Les équipages d’un navire ne coûtent pas plus de points, ensemble, que le navire lui-même, et de même pour l’équipement, compté à part. On le vérifie à chaque chargement.

## L’équipage

pirates-chapter-CRW = L’équipage

CSG-CRW-01 = Les équipages commencent face cachée, et l’usage les retourne.
CSG-CRW-02 = Un équipage éliminé quitte la partie.
CSG-CRW-03 = Un équipage qui n’est pas de la nation du navire peut être transporté, mais ne fait rien.
CSG-CRW-04 = L’équipage d’un navire capturé garde sa nation et sert le nouveau joueur.
CSG-CRW-05 = Un équipage qui augmente le total de construction ne quitte jamais son navire, sauf s’il est capturé ou éliminé.
CSG-CRW-06 = Un équipage au coût imprimé de 0 ne navigue que sur des navires de sa nation.
CSG-CRW-07 = Les monstres marins et les dragons des mers ne portent pas d’équipage, ni les navires qui le disent ; les titans peuvent en porter. Règle maison : les flottilles n’en portent pas non plus.
CSG-CRW-08 = Chaque équipage générique est acheté pour une nation.

## L’équipement

pirates-chapter-EQP = L’équipement

CSG-EQP-01 = L’équipement sert sur les navires de toute nation. Il commence face cachée, et chacun prend une place.
CSG-EQP-02 = Certains équipements servent une fois par tour, d’autres une seule fois. Un 1 à leur tir peut les faire perdre, ou coûter un mât à leur propre navire.
CSG-EQP-03 = L’équipement n’agit pas sur le canon d’un bombardier.
CSG-EQP-04 = Un tir d’équipement porte aussi loin que son canon ; celui d’un spécialiste porte à S. Certains équipements donnent une capacité tant qu’ils sont à bord.

## Les équipages génériques

pirates-chapter-GEN = Les équipages génériques

CSG-GEN-01 = Capitaine, 3 points : le navire peut tirer après un déplacement.
CSG-GEN-02 = Timonier, 2 points : S de plus à chaque déplacement.
CSG-GEN-03 = Explorateur, 1 point : le navire explore gratuitement en accostant.
CSG-GEN-04 = Canonnier, 2 points : un canon qui a manqué tire de nouveau, une fois par tour.
CSG-GEN-05 = Charpentier, 2 points : le navire répare n’importe où.
CSG-GEN-06 = Rameur, 1 point : un navire à la dérive avance de S ; ne prend pas de place.
CSG-GEN-07 = Mousquetaire, 3 points : un canon de plus, de portée S, qui touche au-dessus de 3.
CSG-GEN-08 = Artificier, 2 points : un feu grégeois à S au plus, une fois par tour.
CSG-GEN-09 = Empesteur, 2 points : une boule puante à S au plus, une fois par tour.
CSG-GEN-10 = Enfumeur, 3 points : un fumigène, une fois par tour.
CSG-GEN-11 = Tireur de chaînes, 2 points : un tir de chaînes à S au plus, une fois par tour.

## Les tirs spéciaux

pirates-chapter-SPS = Les tirs spéciaux

CSG-SPS-01 = Un feu grégeois enflamme un mât debout, au choix du joueur de la cible. Règle maison : panneaux et seconde coque l’absorbent d’abord.
CSG-SPS-02 = Boule puante : l’équipage du navire touché est sans capacités pendant le prochain tour de son joueur.
CSG-SPS-03 = Chaînes : le navire touché ne peut ni bouger, ni virer, ni faire de mouvement gratuit pendant le prochain tour de son joueur.
CSG-SPS-04 = Le fumigène se passe de jet : une nappe de brouillard est posée, son milieu à S au plus du navire, sur aucune île ni aucun navire à quai ; celle d’un équipement, sur aucun navire. Elle disparaît au début du prochain tour du joueur.
CSG-SPS-05 = La mitraille prend un équipage au lieu d’un mât ; un tir explosif prend un équipage et enflamme un mât ; un double tir tire de nouveau après avoir touché ; un grappin amène un abordage à n’importe quelle distance.

## Le feu

pirates-chapter-FIR = Le feu

CSG-FIR-01 = Un mât en feu compte comme un mât, mais son canon ne tire pas et il ne porte pas de voile.
CSG-FIR-02 = Un mât en feu qu’on retire est éliminé, comme un autre.
CSG-FIR-03 = Au début du tour de son joueur, on lance un dé pour chaque mât en feu. Sur 6, le mât est perdu ; de 1 à 3, un autre mât debout du navire prend feu, au choix de son joueur ; sur 4 et 5, il ne se passe rien.
CSG-FIR-04 = Accoster à son île d’attache ou à son fort retire tous les mâts en feu.
CSG-FIR-05 = Un navire dont tous les mâts brûlent doit être sabordé : après les jets de feu, il essaie, si l’un d’eux brûle encore, à chaque tour.
CSG-FIR-06 = Si le dernier mât en feu disparaît et qu’aucun n’est debout, le navire est à la dérive.

## Sortes de navires et mots-clés

pirates-chapter-KW = Sortes de navires et mots-clés

CSG-KW-GEN-01 = Un mot-clé sur un navire est celui du navire. Sur un équipage, s’il parle d’un navire, il agit pour celui qui le porte ; limites, loyautés, rançons et marques ne concernent que l’équipage.
CSG-KW-GEN-02 = Le même mot-clé deux fois sur un navire compte une fois.
CSG-KW-BOM-01 = Bombardier : un canon de plus, qui n’est sur aucun mât, ne peut être éliminé et que rien n’affecte. Il tire avec l’action de tir du navire.
CSG-KW-BOM-02 = Une bombarde d’artillerie a le double de sa portée imprimée.
CSG-KW-BOM-03 = Un lance-flammes porte à S et enflamme un mât.
CSG-KW-BOM-04 = Un 1 enraye la bombarde, jusqu’à ce qu’une action de réparation la débloque.
CSG-KW-BRO-01 = Bordée : au lieu de tirs séparés, tous les canons qui ont une ligne vers une cible à S au plus peuvent tirer ensemble.
CSG-KW-BRO-02 = Bordée : on lance un seul dé pour tous les canons qui participent, sans rien y ajouter. S’il n’est pas un 1 et dépasse le nombre de chacun, tous touchent et il y a un coup au but de plus ; sinon, aucun ne touche.
CSG-KW-BRO-03 = Rien d’autre du navire ne compte pour une bordée, ni capacités, ni équipement, ni second jet. Règle maison : ce qui protège la cible compte.
CSG-KW-ICE-01 = Brise-glace : aucun terrain, sauf les icebergs, n’agit sur ses déplacements ; il n’entre dans un maelström que s’il le veut.
CSG-KW-ICE-02 = De sa proue, il peut éperonner un iceberg, sans jet : la glace quitte la partie et le navire ne perd rien. Règle maison : tout autre contact avec la glace coûte un mât.
CSG-KW-CAT-01 = Catamaran : il commence avec une seconde coque. On lance un dé pour chaque tir qui le touche ; sur 5 ou 6, il n’a pas été touché.
CSG-KW-CAT-02 = Le premier coup qui compte prend la seconde coque d’un catamaran, les suivants prennent des mâts.
CSG-KW-CAT-03 = Avec sa seconde coque, un catamaran n’est ni bloqué ni abordé. On ne l’éperonne jamais.
CSG-KW-TUR-01 = Cuirassé (bateau-tortue) : chaque coup prend un panneau tant qu’il y en a, puis des mâts. Règle maison : il commence avec trois panneaux.
CSG-KW-TUR-02 = Tant qu’il a un panneau, il ne peut être abordé, mais il peut lancer lui-même un abordage. Règle maison : un éperonnage prend aussitôt un mât.
CSG-KW-TUR-03 = Un cuirassé à la dérive avance de S.
CSG-KW-DRA-01 = Dragon des mers : son déplacement le pose n’importe où dans l’aire, sur aucune autre pièce. Il n’accoste jamais, n’est jamais perdu ni pris dans les algues, et aucun terrain ne lui nuit.
CSG-KW-DRA-02 = Dragon des mers : au lieu de tirer comme d’ordinaire, il peut piquer sur une cible à deux grands côtés de carte au plus, qui n’est pas un fort. Un dé de 4 ou plus fait deux coups au but.
CSG-KW-DRA-03 = Règle maison : après un piqué, réussi ou non, il est tout près de sa cible, du côté d’où il venait.
CSG-KW-DRA-04 = Un dragon des mers n’éperonne, ne bloque ni n’aborde, et ne subit rien de tel. Il n’explore rien, n’a ni équipage, ni trésor, ni réparation. Ses segments tirent comme des mâts ; sans eux, il disparaît.
CSG-KW-LON-01 = Drakkar : chaque mât a deux canons, chacun avec sa cible.
CSG-KW-LON-02 = Un drakkar ne bloque pas et n’est pas bloqué.
CSG-KW-LON-03 = Il ajoute 1 à son jet d’abordage après son propre éperonnage.
CSG-KW-LON-04 = Il peut pivoter après un déplacement.
CSG-KW-LON-05 = Un drakkar à la dérive avance de S.
CSG-KW-ETE-01 = Éternel : au lieu de quitter la partie, un navire qui coule se retrouve à quai chez lui, sans mât. Équipage et équipement restent à bord, ses pièces partent comme celles de tout navire coulé, et ses trésors uniques sont perdus. Il a coulé : avec le marqueur de fin à bord, la partie est finie.
CSG-KW-ETE-02 = Un Éternel mercenaire revient à S de son île d’attache. Règle maison : les créatures reviennent avec un segment.
CSG-KW-ETE-03 = Règle maison : un Éternel sabordé revient aussi, mais ses pièces et trésors uniques sont perdus.
CSG-KW-EXP-01 = Ex-patriote : cet équipage sert sur n’importe quel navire et en fait un mercenaire, d’aucune autre nation.
CSG-KW-EXP-02 = Sur un navire auquel l’ex-patriote est lié, on ajoute 1 aux jets des îles mystérieuses.
CSG-KW-EXP-03 = Un navire avec un ex-patriote à bord est placé au départ comme un mercenaire.
CSG-KW-EXP-04 = Règle maison : si un ex-patriote monte à bord à une île d’attache, le navire y reste, mais n’est plus à quai.
CSG-KW-FLO-01 = Flottille : comme un navire qui ne fait que tirer et réparer ; elle répare n’importe où. Elle n’explore jamais. Règle maison : personne n’y charge de trésor.
CSG-KW-FLO-02 = Elle ne bouge qu’en remorque d’un navire de sa flotte et de sa nation, qui la prend gratuitement quand sa proue la touche après un déplacement.
CSG-KW-FLO-03 = Elle a des drapeaux au lieu de mâts. Deux coups d’une même action de tir en prennent un ; un seul coup ne fait rien tant que le drapeau est debout.
CSG-KW-FLO-04 = Sans drapeau, tout coup au but la coule ; d’ici là, elle tire encore.
CSG-KW-FLO-05 = Elle tire de ses quatre canons avec ou sans drapeau, même en remorque. Elle n’est jamais à la dérive, éperonnée, abordée ni remorquée par un ennemi.
CSG-KW-FLO-06 = Qui remorque une flottille garde tout son mouvement de base imprimé, et rien ne le change.
CSG-KW-FLO-07 = On peut la lâcher à tout moment de son tour.
CSG-KW-EXT-01 = Portée étendue : les portées imprimées des canons sont doublées.
CSG-KW-MAR-01 = Fusilier : à chaque tour de son joueur, il peut tirer une fois, à S, en touchant au-dessus de 2 ; à bord, de n’importe quelle place de mât, debout ou non, même sur un navire à la dérive.
CSG-KW-MAR-02 = Un fusilier peut débarquer partout, sauf sur une île d’attache ennemie, et tire de là. Règle maison : au point le plus proche de la proue, face visible, comme cible.
CSG-KW-MAR-03 = Deux coups au but dans un tour éliminent un fusilier à terre ; un seul ne fait rien. À bord, il n’est pas une cible.
CSG-KW-MAR-04 = Tous les fusiliers tirent. Ce qui aide les canons du navire ne les aide pas.
CSG-KW-MAR-05 = Règle maison : un fusilier tire après tout mouvement du navire dans ce tour.
CSG-KW-GAL-01 = Galère : elle n’est jamais à la dérive. Sans mât, elle se déplace et explore comme d’habitude ; le prochain mât perdu ou coup au but la coule.
CSG-KW-GAL-02 = Une galère qui éperonne ne lance pas de dé, ne prend pas de mât et n’est pas bloquée ; un abordage peut suivre.
CSG-KW-GAL-03 = Une galère peut pivoter après un déplacement.
CSG-KW-GAL-04 = Règle maison : elle reste libre de cet ennemi tant que dure le contact de son éperonnage ; tout autre contact de sa proue la bloque.
CSG-KW-SCH-01 = Une goélette peut pivoter après un déplacement.
CSG-KW-JUN-01 = Les voiles d’une jonque ne gênent pas ses propres tirs.
CSG-KW-SWI-01 = Lames rétractables : elles se sortent ou se rentrent avant un déplacement ou un tir, gratuitement. Elles n’arrêtent rien.
CSG-KW-SWI-02 = Chaque ennemi qu’une lame touche pendant un déplacement, ou après un tir, est éperonné une fois, et un abordage peut suivre.
CSG-KW-SWI-03 = Les lames seules ne bloquent pas le navire.
CSG-KW-MER-01 = Mercenaire : il n’accoste à aucune île d’attache et commence à S de la sienne. Son or passe à d’autres navires par l’exploration, ou dans ses forts.
CSG-KW-MON-01 = Monstre marin : ses segments sont des mâts. Il ne fait que se déplacer et tirer, et n’a pas d’équipage.
CSG-KW-MON-02 = Avant chaque tour de son joueur, il plonge ou fait surface. Submergé, il ne fait que se déplacer, et on ne peut rien lui faire.
CSG-KW-MON-03 = En surface, il est comme un navire, mais éperonne par n’importe quel point ; le navire éperonné est bloqué tant qu’ils se touchent, le monstre jamais.
CSG-KW-MON-04 = Après un abordage, il peut prendre un trésor, mais pas d’équipage ; un trésor unique qu’il prend est perdu.
CSG-KW-MON-05 = Il ne remorque ni ne répare, et disparaît sans segments. Il accoste et décharge par n’importe quel point.
CSG-KW-FEA-01 = Peur : au début du tour, on lance un dé pour chaque navire ennemi à un petit côté de carte au plus. Sur 5, ses capacités et celles de son équipage sont sans effet ce tour-ci ; sur 6, son mouvement de base au prochain tour de son joueur est d’un petit côté de carte.
CSG-KW-FEA-02 = Chaque pièce qui inspire la Peur lance un dé pour chacune de ses cibles, même à quai ou à la dérive ; plusieurs sur un navire comptent une fois. Règle maison : pas pour ce qui est submergé ou perdu.
CSG-KW-WIN-01 = Preneur de vent : il peut parcourir chaque segment dans n’importe quelle direction.
CSG-KW-SUB-01 = Sous-marin : ses pièces de coque sont des mâts. Il ne bloque ni n’est bloqué, ne remorque ni n’est remorqué.
CSG-KW-SUB-02 = Avant chaque tour de son joueur, il plonge ou fait surface.
CSG-KW-SUB-03 = Submergé, il ne fait que se déplacer : il ne tire, n’accoste ni ne répare, et n’est pas une cible.
CSG-KW-SUB-04 = Submergé, il peut éperonner, puis doit s’éloigner de S tout droit de sa cible ; aucun abordage ne suit.
CSG-KW-SUB-05 = En surface, un éperonnage ne l’endommage pas. Sans pièces de coque, il est à la dérive.
CSG-KW-TIT-01 = Titan : ses segments sont des mâts, et ne se réparent pas. Il porte équipages et trésors, explore et remorque.
CSG-KW-TIT-02 = Il ne tourne qu’avant son premier segment, de 90 degrés au plus ; ensuite, chaque segment va dans n’importe quelle direction.
CSG-KW-TIT-03 = Il passe par-dessus les îles, et est à quai sur celle où il s’arrête ; non sur une île d’attache ennemie ni sous un fort ennemi.
CSG-KW-TIT-04 = On peut tirer sur lui sur n’importe quelle île, même la sienne, et l’île ne gêne personne.
CSG-KW-TIT-05 = Il éperonne par n’importe quel point, bloque qui il éperonne et ne l’est jamais. Sans segments, il disparaît.
CSG-KW-GHO-01 = Vaisseau fantôme : avant chaque tour de son joueur, il est intangible ou solide.
CSG-KW-GHO-02 = Intangible, il traverse tout mais ne s’arrête sur rien. On ne l’éperonne ni ne le bloque, et il n’est pas à quai ; il tire, on tire sur lui, il éperonne et aborde comme d’habitude.
CSG-KW-BMA-01 = Un navire qui porte une Marque noire naviguant comme Maudit est Maudit tant que cet équipage est à bord ; les équipages de sa nation imprimée y perdent leurs capacités, sauf si quelque chose les admet.
CSG-KW-RAN-01 = Rançon : si un tel équipage passe à bord d’un navire ennemi, il devient une pièce de 5 face visible ; dans une cale pleine, elle remplace une autre pièce, ou est perdue.
CSG-KW-RAN-02 = Un ennemi qui élimine un tel équipage reçoit 1 point d’or.
CSG-KW-RAN-03 = Si son propre camp ou personne ne l’élimine, rien n’est payé.

## Le brouillard

pirates-chapter-FOG = Le brouillard

CSG-FOG-01 = Qui touche une nappe de brouillard en se déplaçant est aussitôt dedans : il est perdu, et son mouvement est fini.
CSG-FOG-02 = Le tour d’un navire qui se perd est fini : ni tir, ni contact, ni deuxième action.
CSG-FOG-03 = Un navire perdu ne tire, n’éperonne, ne bloque, n’aborde, n’accoste ni ne remorque, et ne subit rien de tel. Il n’arrête personne.
CSG-FOG-04 = Le brouillard gêne tous les tirs.
CSG-FOG-05 = Un navire perdu dans le brouillard qui reçoit une action de déplacement lance d’abord un dé, qui dit par lequel des six points il en sort.
CSG-FOG-06 = Le navire sort, la poupe à ce point, en s’éloignant à 80 degrés au plus de la ligne droite ; s’il n’y a pas de place, il reste perdu et l’action est dépensée.
CSG-FOG-07 = Il n’est plus perdu, et parcourt ses segments comme d’habitude.
CSG-FOG-08 = Qui saute de nappe en nappe peut sortir de n’importe quelle autre nappe ; le dé dit en quel point.
CSG-FOG-09 = Si une nappe disparaît, ses navires ne sont plus perdus et s’écartent ; si elle bouge, ils la suivent.
CSG-FOG-10 = Un navire à la dérive et perdu le reste jusqu’à ce qu’il puisse bouger ou que le brouillard parte.

## Les icebergs

pirates-chapter-ICE = Les icebergs

CSG-ICE-01 = Un iceberg a six côtés numérotés et un nombre doré.
CSG-ICE-02 = Au début d’un tour, on lance un dé, et chaque iceberg qui porte ce nombre doré dérive. Un autre dé dit vers lequel de ses six côtés ; il avance par là d’un petit côté de carte, sans tourner.
CSG-ICE-03 = Il s’arrête à la première pièce ou île qu’il touche ; un navire ou une créature y perd un mât ou un segment, et un navire à la dérive coule.
CSG-ICE-04 = Un iceberg qui touche une île ne bouge plus jamais. Règle maison : le bord ne fait que l’arrêter.
CSG-ICE-05 = Un navire qui heurte un iceberg s’arrête et perd un mât ; un contact d’avant ne coûte rien.
CSG-ICE-06 = Brouillard, algues, récifs et maelströms ne l’arrêtent pas. Deux icebergs qui se touchent s’arrêtent, c’est tout.
CSG-ICE-07 = Règle maison : chaque pièce touchée à l’arrêt perd un mât, même touchée auparavant si c’est elle qui l’arrête. Une flottille ne perd rien ; un dragon des mers ne l’arrête même pas.

## Les maelströms

pirates-chapter-WHI = Les maelströms

CSG-WHI-01 = Une pièce qui arrive dans un maelström peut passer à n’importe quel autre en jeu, ou l’ignorer. Règle maison : une fois par action de déplacement.
CSG-WHI-02 = Un maelström seul ne fait rien.
CSG-WHI-03 = La pièce sort, la poupe au bord, dans n’importe quelle direction où il y a de la place, en s’éloignant ; le reste du segment et les autres suivent.
CSG-WHI-04 = Un navire passé d’un maelström à un autre lance un dé après son déplacement. Sur 4, 5 ou 6, son joueur en abandonne un mât, un trésor ou un équipage, parmi ce qu’il a.
CSG-WHI-05 = Règle maison : un maelström rompt un remorquage.

## Les mers des Sargasses

pirates-chapter-SAR = Les mers des Sargasses

CSG-SAR-01 = Un dé donne aux algues une valeur jusqu’à la fin du tour, pour tous les navires qui y arrivent.
CSG-SAR-02 = Quand un navire arrive sur une mer des Sargasses, on lance un dé, qui y vaut pour tous les navires jusqu’à la fin du tour. S’il dépasse le nombre de mâts avec lequel le navire a été construit, le navire est pris : il s’arrête et ne peut plus bouger.
CSG-SAR-03 = Règle maison : un navire qui part des algues sans y être pris les quitte sans jet.
CSG-SAR-04 = Un navire pris dépense son action pour se dégager : on lance un dé et on ajoute ses mâts debout. Plus de 6 le libère ; on le place au bord des algues, et il peut se déplacer dès son tour suivant.
CSG-SAR-05 = Un navire pris peut tirer, explorer et réparer. Son remorquage cesse.

## Les récifs

pirates-chapter-REE = Les récifs

CSG-REE-01 = Un dé donne au récif une valeur jusqu’à la fin du tour, pour tous les navires qui y arrivent.
CSG-REE-02 = Quand un navire arrive sur un récif, on lance un dé, qui y vaut pour tous les navires jusqu’à la fin du tour. S’il est inférieur au nombre de mâts avec lequel le navire a été construit, le navire perd autant de mâts qu’il en manque au dé.
CSG-REE-03 = Un navire qui part du récif le quitte sans jet.
CSG-REE-04 = S’il perd exactement tous ses mâts, un navire est à la dérive sur le récif et s’arrête.
CSG-REE-05 = S’il en perd plus qu’il n’en a, c’est une épave : elle reste là, arrête navires et tirs, et n’est à personne. Ce qui est à bord peut être exploré par tout navire qui la touche.
CSG-REE-06 = Les créatures perdent des segments de même ; au lieu d’une épave, elles disparaissent.

## Le terrain en général

pirates-chapter-TER = Le terrain en général

CSG-TER-01 = Qui ignore le terrain n’en rencontre aucun, et passe aussi les icebergs sauf exception, mais ne s’arrête pas dessus.
CSG-TER-02 = Règle maison : monstres marins et titans comptent comme navires sur le terrain, les pièces submergées aussi ; flottilles et navires remorqués n’en rencontrent pas, et les dragons des mers ignorent tout.
CSG-TER-03 = Règle maison : les mâts perdus au terrain ne sont pas des coups au but ; panneaux, secondes coques et armures n’y font rien, un trésor qui préserve un mât, si.

## Les forts

pirates-chapter-FRT = Les forts

CSG-FRT-01 = À la fin de son tour, un joueur peut construire des forts, gratuitement : chacun sur une île vierge et sans fort qu’il a explorée et où un de ses navires est à quai, s’il a assez d’or à son île d’attache.
CSG-FRT-02 = De l’or pour le coût au moins passe de l’île d’attache dans le fort, au choix du joueur, l’or sans pièces aussi, et compte encore. Règle maison : l’or sans pièces y entre en pièces venues du dehors, le moins possible, montrées à tous ; les trésors uniques et un captif plus cher qu’aucune pièce restent à l’île d’attache.
CSG-FRT-03 = Le fort se dresse au milieu de l’île ; le joueur dit comment il est tourné.
CSG-FRT-04 = Le trésor de l’île entre dans le fort et appartient au joueur.
CSG-FRT-05 = Quel drapeau est à quelle place se choisit à la construction.
CSG-FRT-06 = Un fort peut recevoir une action de tir à chacun des tours de son joueur. Ses drapeaux sont ses canons, et seul le brouillard les gêne.
CSG-FRT-07 = Navires, fusiliers et forts peuvent tirer sur lui. Chaque coup au but prend un drapeau, au choix de son joueur.
CSG-FRT-08 = Sans drapeau, il est abandonné. Un coup de plus le retire : son or est face cachée sur l’île, que personne n’a explorée, et ses occupants sont à terre.
CSG-FRT-09 = Les navires ennemis ne peuvent y accoster ; pour ceux du bâtisseur, il vaut une île d’attache pour réparer, décharger et éteindre les feux.
CSG-FRT-10 = En chargeant, l’or du fort ne descend jamais sous son coût ; si un effet l’abaisse, il ne se passe rien.
CSG-FRT-11 = Règle maison : un fort abandonné compte encore son or et empêche les ennemis d’accoster.
CSG-FRT-12 = Un fort détruit ne se reconstruit pas.
CSG-FRT-13 = Règle maison : les navires des autres restent où ils sont, sans être à quai ; leurs équipages et équipements aussi, hors d’atteinte jusqu’à la chute du fort.
CSG-FRT-14 = Une île avec un fort reste vierge pour tout le reste. Règle maison : une île mystérieuse continue ses jets, et les trésors uniques entrés dans le fort restent en vigueur.

## Les capacités

pirates-chapter-EFF = Les capacités

CSG-EFF-01 = Ajoute un segment à chaque déplacement, parfois sous condition.
CSG-EFF-02 = Quand toutes les places de cale sont prises, le mouvement de base est S.
CSG-EFF-03 = Un navire à la dérive peut recevoir des actions de déplacement, avec S pour base ; il ne remorque pas.
CSG-EFF-04 = Après une action de tir, le navire peut faire un déplacement gratuit, non après un tir du capitaine.
CSG-EFF-05 = Une fois par tour, après avoir chargé ou déchargé, un segment S gratuit.
CSG-EFF-06 = Sans Timonier, le navire lance un dé après chaque action de déplacement : sur 4 ou plus, un segment L gratuit.
CSG-EFF-07 = Le navire explore gratuitement une île vierge en y accostant.
CSG-EFF-08 = Après une action de déplacement, le navire peut tirer, avant les éperonnages et autres contacts.
CSG-EFF-09 = Le terrain ne fait rien au navire ; pour certains, sauf les icebergs.
CSG-EFF-10 = Le navire peut sortir du brouillard par n’importe quelle autre nappe.
CSG-EFF-11 = Une fois par tour, une île vierge à S au plus reçoit le drapeau du joueur, et tous les autres y perdent le leur.
CSG-EFF-12 = Un monstre marin à L au plus du navire, de qui que ce soit, avance de L en plus. Règle maison : pas grâce à l’équipage face cachée d’un autre joueur.
CSG-EFF-13 = Au lieu de se déplacer, le navire lance un dé : sur 5 ou plus, un navire ennemi n’importe où, non à quai chez lui, est poussé de L.
CSG-EFF-20 = Ajoute aux jets de canon, parfois seulement contre une nation, une sorte de cible, ou sous condition.
CSG-EFF-21 = Ajoute 1 aux jets de canon pour chaque autre navire ami à S au plus.
CSG-EFF-22 = Les autres navires amis à S au plus ajoutent 1 à leurs jets de canon.
CSG-EFF-23 = Les navires d’une nation ajoutent 1 à leurs jets de canon contre ce navire.
CSG-EFF-24 = Les canons de portée imprimée L ne peuvent toucher le navire.
CSG-EFF-25 = Les forts ne peuvent tirer sur le navire.
CSG-EFF-26 = Qui est à S au plus ne peut tirer sur le navire, sauf un fort.
CSG-EFF-27 = Nul ne peut tirer sur le navire à quai.
CSG-EFF-28 = Le navire ne tire pas avec un trésor à bord.
CSG-EFF-29 = Une fois par tour, un dé lancé pour le navire peut être relancé ; le second reste.
CSG-EFF-30 = Une fois par tour, un canon qui a manqué tire de nouveau.
CSG-EFF-31 = Pour toute une action de tir, les portées peuvent être doublées, et seul un 6 touche.
CSG-EFF-32 = Chaque coup au but prend deux mâts.
CSG-EFF-33 = L’attaquant choisit les mâts perdus, par éperonnage aussi.
CSG-EFF-34 = Une fois par tour, un coup au but prend aussi un équipage, au choix du joueur de la cible.
CSG-EFF-35 = Chaque coup au but peut aussi prendre une pièce de la cale, au choix du joueur de la cible.
CSG-EFF-36 = Le premier coup au but d’un tour sur le navire intact est ignoré.
CSG-EFF-37 = Seul un coup au but sur deux d’une action de tir compte.
CSG-EFF-38 = Seul un 6 prend un mât du navire.
CSG-EFF-39 = Les canons des mâts éliminés tirent encore, tant qu’un mât est debout.
CSG-EFF-40 = Les autres navires ne gênent pas les tirs du navire.
CSG-EFF-41 = Tous les canons sur mâts portent à L.
CSG-EFF-42 = Chaque 1 d’un canon coûte un de ses propres mâts.
CSG-EFF-43 = Chaque 6 qui touche prend un mât de plus, chaque 1 coûte un de ses propres mâts.
CSG-EFF-44 = Le navire peut tirer sur des pièces submergées à S au plus.
CSG-EFF-45 = Un canon de plus, de portée S, qui touche au-dessus de 3, de n’importe quel mât ; rien n’accroît son jet ni sa portée, et il faut un navire qui n’est pas à la dérive.
CSG-EFF-46 = Au lieu de tirer, un souffle sur une cible à L au plus : il étourdit le navire et son équipage pour un tour, ou enflamme un mât.
CSG-EFF-47 = Apporte un tir spécial, une fois par tour.
CSG-EFF-48 = Une fois par action de tir, un canon lance deux dés, et l’on en garde un.
CSG-EFF-49 = Une fois par tour, un navire du joueur ajoute 1 à tous les jets de canon de sa prochaine action de tir.
CSG-EFF-50 = Le navire coule dès qu’aucun mât n’est debout.
CSG-EFF-51 = Le navire ne peut être coulé que par sabordage ; il reste à la dérive.
CSG-EFF-52 = Quand le navire en coule un autre, il regagne un mât.
CSG-EFF-53 = Une fois par tour, à quai chez lui, une pièce peut quitter la partie pour un canon de plus, de portée S, qui touche au-dessus de 3.
CSG-EFF-60 = Ajoute aux jets d’abordage, parfois seulement contre une nation ou une sorte de navire.
CSG-EFF-61 = Une fois par action de déplacement, un abordage d’un ennemi à S au plus, sans éperonnage ; l’autre camp n’a pas de bonus.
CSG-EFF-62 = Les éperonnages ne prennent pas de mât au navire.
CSG-EFF-63 = Le navire n’est jamais bloqué.
CSG-EFF-64 = Un navire éperonné par celui-ci perd aussi un équipage ou des mâts.
CSG-EFF-65 = Un abordage gagné rapporte autant de trésors que l’on veut, s’ils tiennent.
CSG-EFF-66 = Un abordage gagné peut éliminer tout l’équipage.
CSG-EFF-67 = Un abordage gagné prend deux choses différentes : un équipage, un trésor, un mât.
CSG-EFF-68 = Un abordage gagné prend un mât en plus.
CSG-EFF-69 = Un abordage gagné peut faire captif l’équipage le plus cher, qui vaut ses points en or à l’île d’attache, ou la rançon s’il y en a une.
CSG-EFF-70 = Après un éperonnage par-dessous, un abordage peut suivre.
CSG-EFF-71 = Une fois par tour, un trésor au hasard est pris à un navire touché.
CSG-EFF-72 = Une fois par tour, un trésor du navire et un d’un ennemi à S au plus, tirés au hasard, changent de place.
CSG-EFF-73 = Au contact d’un navire d’une certaine nation, on peut charger n’importe quel trésor de celui-ci.
CSG-EFF-74 = Le navire peut accoster aux îles d’attache ennemies et y charger du trésor ; à son tour suivant, il doit partir, par une route ou en virant de bord, s’il le peut. Règle maison : on essaie pour cela tous les caps, et les routes de deux segments tous les 15°.
CSG-EFF-75 = Explorer un navire ennemi à la dérive que l’on touche, c’est s’en emparer : les deux navires se retrouvent à quai à l’île d’attache.
CSG-EFF-76 = Une pièce compte davantage à chaque déchargement.
CSG-EFF-77 = En explorant, une fois, on échange une pièce de l’île contre une pièce prise au hasard sur une autre île vierge, et on la charge.
CSG-EFF-78 = Une fois par tour, le joueur peut regarder une pièce face cachée.
CSG-EFF-79 = Le navire ne peut charger le dernier trésor d’une île.
CSG-EFF-80 = Le navire peut décharger dès qu’il est à S au plus de son île d’attache.
CSG-EFF-81 = Une fois par tour, tout le trésor d’un navire touché est montré, et les trésors uniques peuvent être pris.
CSG-EFF-82 = Un navire qui peut tenter une deuxième action lance un dé, une fois pendant un tour de son propre joueur. Sur 5 ou 6, il l’obtient.
CSG-EFF-83 = Une fois par tour, avant son action, le navire en nomme une et lance un dé : sur 5 ou plus, elle peut être faite deux fois.
CSG-EFF-84 = Une fois par tour, un autre équipage du navire peut être éliminé pour une deuxième action.
CSG-EFF-85 = Au début du tour, un 6 donne deux actions à un navire du joueur.
CSG-EFF-86 = Au lieu d’agir, le navire donne deux actions à un autre navire de sa flotte.
CSG-EFF-87 = Une fois à chaque tour, un équipage ou un navire à S au plus n’a plus de capacités jusqu’à la fin du tour ; même au moment où l’une d’elles va servir.
CSG-EFF-90 = Les équipages de toute nation peuvent utiliser leurs capacités sur le navire.
CSG-EFF-91 = Les équipages d’une autre nation peuvent utiliser leurs capacités sur le navire.
CSG-EFF-92 = L’équipage du navire ne peut être éliminé que s’il coule.
CSG-EFF-93 = Un autre équipage face visible qui serait éliminé est retourné face cachée à la place.
CSG-EFF-94 = Cet équipage peut être éliminé à la place d’un autre qui convient.
CSG-EFF-95 = Rend les autres équipages du même navire moins chers à la construction.
CSG-EFF-96 = Ajoute 5 points au total de construction.
CSG-EFF-97 = Ajoute des places de cale, parfois seulement sans équipage.
CSG-EFF-98 = Ne prend pas de place.
CSG-EFF-99 = Le navire n’a pas d’équipage.
CSG-EFF-100 = Le navire répare n’importe où.
CSG-EFF-101 = Ajoute aux tirs du fusilier lui-même.

## Les événements

pirates-chapter-EVT = Les événements

CSG-EVT-01 = Les événements ne sont à aucun navire. Chacun se montre une fois, seulement quand son texte le dit, puis quitte la partie ou reste en jeu.
CSG-EVT-02 = Plongeurs : juste après avoir coulé un navire ennemi, on en gagne toutes les pièces, sauf si un adversaire a montré un radeau ce tour. On demande d’abord le radeau.
CSG-EVT-03 = Radeau : juste après qu’un navire du joueur a coulé, son équipage et ses pièces vont à l’île vierge la plus proche ; le reste est perdu. Règle maison : non pour un navire sabordé.
CSG-EVT-04 = Sirènes : un navire ennemi qui n’est pas à quai n’a pas d’action pendant autant de ses tours qu’il a d’équipages.
CSG-EVT-05 = Vents contraires : chaque navire hors quai à L au plus d’un point est poussé de L, dans la direction que choisit le voisin de gauche de son joueur ; s’il touche alors une île, il perd un mât.
CSG-EVT-06 = Calme plat : jusqu’au prochain tour du joueur, les navires à L au plus d’un point ne se déplacent pas, sauf s’ils le pourraient en étant à la dérive.
CSG-EVT-07 = Crique cachée : un navire du joueur, s’il n’est pas bloqué, est mis à quai à l’île vierge la plus proche parmi celles qui sont inexplorées ou sans trésor.
CSG-EVT-08 = Faveur des dieux : tous les événements quittent la partie, même en main, et ceux qui durent prennent fin.
CSG-EVT-09 = Faux trésor : toutes les pièces d’un navire ennemi quittent la partie.
CSG-EVT-10 = Brouillard mouvant : à chaque début de tour du joueur, la nappe sous la carte avance de S vers un côté tiré au sort ; les navires qu’elle recouvre se perdent.
CSG-EVT-11 = Zone maudite : les dés des navires à L au plus d’un point comptent 2 de moins, jamais sous 1, pour toujours.
CSG-EVT-12 = Duel : un équipage du joueur et un équipage ennemi lancent chacun un dé et ajoutent leurs points ; le plus bas quitte la partie, à égalité les deux.
CSG-EVT-13 = Mutinerie : un dé pour chaque équipage d’un navire ennemi ; sur 6, il quitte la partie.
CSG-EVT-14 = Les équipages protégés et l’Eau bénite échappent aux événements qui visent un équipage.

## Les trésors uniques

pirates-chapter-UNT = Les trésors uniques

CSG-UNT-01 = Les trésors uniques ne valent rien au départ, et ne comptent jamais dans l’or du départ.
CSG-UNT-02 = Certains trésors uniques montent à bord face visible, obligatoirement, d’autres peuvent être chargés face cachée, d’autres agissent aussitôt et disparaissent, d’autres restent sur l’île.
CSG-UNT-03 = Un navire a les capacités de ses trésors uniques tant qu’ils sont à bord.
CSG-UNT-04 = Les trésors uniques qui ont une valeur se déchargent à l’île d’attache et valent autant ; les autres restent à bord. On les prend à l’abordage, on les vole et on les échange comme tout trésor.
CSG-UNT-05 = Les trésors uniques face cachée se montrent quand leur texte le dit.
CSG-UNT-06 = Ce que fait chaque trésor unique est écrit sur sa carte.

## Les îles mystérieuses

pirates-chapter-MYS = Les îles mystérieuses

CSG-MYS-01 = Le tableau d’une île mystérieuse reste face cachée jusqu’à ce qu’un premier navire y accoste, puis face visible.
CSG-MYS-02 = Chaque fois qu’un navire y accoste, son joueur lance un dé, et le résultat s’applique dès que possible. L’impossible est ignoré, et on ne relance pas pour cela.
CSG-MYS-03 = Le tableau de l’île dit ce que fait chaque nombre. Il peut déplacer ou ajouter des pièces, coûter des mâts ou des équipages, amener un événement ou un équipage, interdire d’explorer, ou changer le prochain déplacement du navire.
CSG-MYS-04 = Pièces et cartes du dehors ne changent pas l’or du départ. Règle maison : une pièce du dehors est montrée à tous en arrivant.
CSG-MYS-05 = Règle maison : un résultat qui demande ce qui n’est pas convenu est ignoré ; s’il reste moins de trois pièces à proposer, on propose celles-là.

## La fin d’un duel

pirates-chapter-END = La fin d’un duel

CSG-END-01 = En duel compte ce qui se trouve sur sa propre île d’attache, pièces et or sans pièces, et ce qui est dans ses propres forts.
CSG-END-02 = Dès qu’un camp a plus de la moitié de l’or du début, il gagne, fût-ce au milieu d’une action ou du tour de l’autre.
CSG-END-03 = Si les deux passent la moitié au même moment, le plus d’or gagne ; à égalité, c’est le camp dont c’est le tour.
CSG-END-04 = L’or en cale ne compte pas.
CSG-END-05 = Règle maison : un duel finit aussi quand il n’y a plus d’or à trouver, quand un camp ne pourra plus jamais se déplacer, après le nombre de manches convenu, ou quand les deux passent cinq tours de suite.
CSG-END-06 = La partie finit aussi s’il ne reste aucun trésor de valeur hors des îles d’attache et des forts.
CSG-END-07 = Elle finit aussi si le joueur dont le tour commence ne peut plus donner aucune action de déplacement.
CSG-END-08 = Règle maison : un duel fini ainsi va à qui a le plus d’or, puis le plus d’or dans ses cales, puis le plus de points de navires en jeu ; sinon il est partagé.
CSG-END-09 = Sur une vraie table, qui gagne peut garder les pièces ; cela ne change rien ici.

## À trois et plus

pirates-chapter-MUL = À trois et plus

CSG-MUL-01 = À trois et plus, personne ne gagne par la moitié de l’or. Les pièces rapportées restent cachées aux autres ; les trésors uniques se montrent comme d’habitude.
CSG-MUL-02 = Le navire qui charge la dernière pièce des îles vierges reçoit le marqueur de fin, pour la plus petite pièce de ce chargement. Le marqueur suit cette pièce partout ; de retour sur une île, elle attend d’être rechargée. Règle maison : de quelle pièce du chargement il s’agit.
CSG-MUL-03 = La partie finit quand la pièce marquée est déchargée à l’île d’attache, quand le navire au marqueur coule, ou quand un seul joueur au plus a un navire qui n’est pas à la dérive ; à quatre et plus, aussi quand la moitié des joueurs n’a plus de navire. Règle maison : décharger dans son propre fort compte comme à l’île d’attache.
CSG-MUL-04 = On regarde après chaque action s’il reste assez de joueurs en mer. Flottilles et créatures comptent alors comme navires.
CSG-MUL-05 = À trois et plus compte tout ce qui se trouve sur l’île d’attache, dans ses propres forts et dans les cales de ses navires, captures comprises. Ce qui était sur un navire coulé ne compte pour personne.
CSG-MUL-06 = Le plus d’or gagne. À égalité, gagne qui a le plus d’or sur l’île d’attache, puis le plus de points de navires en jeu ; sinon la victoire est partagée.
CSG-MUL-07 = Les joueurs sans pièces restent au décompte.
CSG-MUL-08 = La partie finit aussi après le nombre de manches convenu, ou si tous passent deux fois de suite sans action.
CSG-MUL-09 = Règle maison : si la dernière pièce quitte les îles sans être chargée, ou si la pièce marquée quitte la partie, le marqueur va à la dernière chargée parmi celles encore à bord ; sans aucune, la partie finit.
CSG-MUL-10 = Une épave n’est pas un navire coulé : le marqueur reste avec sa pièce. Règle maison : les pièces d’une épave à la fin ne comptent pour personne.

## Variantes

pirates-chapter-VAR = Variantes

CSG-VAR-01 = Règle maison : une partie rapide à deux, pour apprendre : 20 points, sans terrain, événements, équipement, trésors uniques ni forts ; quatre îles et huit pièces de 15 points d’or en tout.
CSG-VAR-02 = On mesure avec le petit et le grand côté d’une carte, 63,5 et 88,9 mm. Règle maison : une table qui a les mesures imprimées peut s’en servir à la place, 57,5 et 83,8 mm.
CSG-VAR-03 = Règle maison : sur une terre ronde, le bord n’arrête personne ; un navire qui sort de l’aire rentre de l’autre côté. Les tirs, non.
CSG-VAR-04 = Règle maison : les navires peuvent tourner autour de la pointe de leur proue au lieu de leur milieu.
CSG-VAR-05 = Règle maison : l’or d’un navire coulé peut être pillé par qui l’a coulé.
CSG-VAR-06 = Règle maison : le gagnant d’un abordage peut désigner la pièce.
CSG-VAR-07 = Règle maison : des flottes de n’importe quel total peuvent se rencontrer, avec l’or en proportion si on en convient.
CSG-VAR-08 = Règle maison : dans un combat à mort, il n’y a que des îles d’attache, éloignées, et pas de trésor ; gagne le dernier joueur dont un navire n’est pas à la dérive.
CSG-VAR-09 = Règle maison : chaque flotte peut être d’une seule nation.
CSG-VAR-10 = Règle maison : on peut jouer sans événements.
CSG-VAR-11 = Règle maison : une partie ou toutes les îles peuvent être mystérieuses.
CSG-VAR-12 = Règle maison : on peut poser jusqu’à quatre terrains par joueur.

## Le catalogue

pirates-chapter-DAT = Le catalogue

CSG-DAT-01 = Une carte du catalogue est désignée par sa série, comme SM ou CC, et le numéro imprimé dessus. GEN annonce un équipage générique, H une carte maison, UNR une carte jamais publiée.
CSG-DAT-02 = Un partenaire de lien hors du catalogue ne lie personne.
CSG-DAT-03 = Ce que l’éditeur a corrigé plus tard est corrigé ici.
CSG-DAT-04 = Les cartes aux mots-clés absents de ces règles sont laissées de côté.
CSG-DAT-06 = Chaque carte a ce qu’il lui faut, et chaque effet est connu des règles.
CSG-DAT-05 = Des cartes ont été comparées à une seconde liste.

## Comment pensent les robots

pirates-chapter-BOT = Comment pensent les robots

CSG-BOT-01 = Un robot pense à des caps de 15 en 15 degrés, et droit vers les îles, son île d’attache, les ennemis et navires à la dérive proches.
CSG-BOT-02 = Il pense à des segments entiers, à des moitiés, et à ceux qui gardent un ennemi à portée.
CSG-BOT-03 = Il essaie les segments d’un déplacement dans tous les ordres.
CSG-BOT-04 = Il parcourt chaque route en pensée, écarte celles qui finissent au même endroit, et garde les meilleures.
CSG-BOT-05 = Il pense aussi à virer de bord, et à rester.
CSG-BOT-06 = Il tire d’abord de ses plus mauvais canons, chacun là où il fait le plus d’effet, et s’arrête avant de couler ce qu’il préfère garder.
CSG-BOT-07 = Il choisit pour attache l’île la plus proche des autres, et pour un adversaire la plus éloignée.
