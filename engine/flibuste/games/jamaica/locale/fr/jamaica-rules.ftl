# Jamaica : les règles dans nos propres mots, pour des gens autour d’une table. Chaque clé est le numéro de la règle qu’elle raconte.

jamaica-rules-intro = Chacun commande un navire dans une course autour de la Jamaïque, de Port Royal à Port Royal. À chaque manche, le capitaine lance deux dés, un pour le matin et un pour le soir, et tous choisissent en secret une carte qui porte une icône pour chacun. L’un après l’autre, les joueurs exécutent leurs deux icônes à la force des dés : avancer ou reculer, ou charger or, nourriture ou poudre dans une cale vide. Là où un navire s’arrête, il combat celui qui s’y trouve, paie le prix de la case et trouve peut-être un trésor ; qui ne peut pas payer recule. Quand un navire est rentré, on finit la manche, et le plus riche l’emporte, pas le plus rapide.

## La mise en place

jamaica-chapter-SET = La mise en place

JAM-SET-01 = On joue de deux à six, en cercle. Chacun prend un pirate : son navire, son plateau de cales et son paquet de onze cartes. Tous les paquets sont pareils.
JAM-SET-02 = Tous les navires partent de Port Royal.
JAM-SET-03 = Un jeton trésor est posé sur chacun des neuf repaires de pirates.
JAM-SET-04 = On mélange les douze trésors et on en garde neuf, qui forment la pile cachée. Les trois autres retournent dans la boîte sans que personne les regarde.
JAM-SET-05 = Chaque navire a cinq cales : une avec 3 nourritures, une autre avec 3 doublons, et trois vides.
JAM-SET-06 = Chacun mélange ses onze cartes et en pioche trois. La défausse est encore vide.
JAM-SET-07 = Tous les autres jetons forment la Banque. Dans l’application, elle ne s’épuise jamais.
JAM-SET-08 = Le capitaine de la première manche est tiré au sort, ou c’est la place désignée.
JAM-SET-09 = Avec The Crew, on prépare aussi la taverne et ses trésors.

## La manche

jamaica-chapter-FLOW = La manche

JAM-FLOW-01 = Une manche : les dés, les cartes, les deux actions de chacun, à deux joueurs le Bateau fantôme, et de nouvelles cartes.
JAM-FLOW-02 = Le capitaine regarde sa main, lance les deux dés et en donne un au matin et un au soir. C’est visible, cela vaut pour tous pendant la manche, et on n’y revient pas.
JAM-FLOW-03 = Ensuite seulement, chacun, capitaine compris, choisit en secret une carte de sa main. On ne passe pas, et aucune carte n’est retournée avant que tous aient choisi.
JAM-FLOW-04 = Le capitaine joue en premier, puis les autres dans le sens des aiguilles d’une montre. La carte d’un joueur est retournée quand son tour commence, pas avant, et reste sur sa défausse.
JAM-FLOW-05 = L’icône du matin s’exécute avec le dé du matin, celle du soir avec le dé du soir. Les deux sont obligatoires, le matin d’abord.
JAM-FLOW-06 = Le matin est réglé en entier, combat, prix et trésor, avant que le soir commence. Ce que le soir apportera ne peut pas payer le matin.
JAM-FLOW-07 = Après la dernière action, chacun complète sa main à trois cartes. On ne se défausse jamais : qui en a davantage les garde et n’en pioche pas.
JAM-FLOW-08 = Si la pioche est vide quand il faut piocher, on mélange sa défausse, carte du tour comprise, en une nouvelle pioche. Les cartes en main y restent.
JAM-FLOW-09 = La boussole passe à gauche : c’est le prochain capitaine.
JAM-FLOW-10 = À la dernière manche, personne ne pioche et la boussole ne bouge plus.

## Ce que l’on peut savoir

jamaica-chapter-HID = Ce que l’on peut savoir

JAM-HID-01 = Visible de tous : les places, les dés, les cales et leur contenu, les trésors visibles, le nombre de trésors cachés de chaque navire, les repaires, la taille des mains et des pioches, qui a choisi sa carte, et toutes les cartes déjà jouées.
JAM-HID-02 = À soi seul : sa main, la carte choisie jusqu’à ce qu’elle soit retournée, et ce que sont ses trésors cachés.
JAM-HID-03 = Connu de personne : l’ordre des pioches et des trésors, les trésors hors du jeu, ce que le Bateau fantôme a pris dans les repaires, et les tuiles cachées de la taverne.
JAM-HID-04 = Quand on donne un trésor maudit, donneur et receveur savent lequel ; les autres savent seulement que c’en est un. Quand un trésor caché est volé, le voleur et l’ancien propriétaire le connaissent, et personne d’autre.

## Un téléphone pour tous

jamaica-chapter-PHONE = Un téléphone pour tous

JAM-PHONE-01 = Les cartes se choisissent dans l’ordre du jeu, le capitaine d’abord. Un rideau nomme la personne suivante avant de montrer une main, et retombe après le choix.
JAM-PHONE-02 = Avec une seule personne au téléphone, il n’y a pas de rideau. Les adversaires de l’application choisissent sans écran et sans tricher.
JAM-PHONE-03 = Le capitaine peut placer les dés et choisir sa carte d’un seul trait.
JAM-PHONE-04 = Un choix peut être changé jusqu’à ce que le rideau suivant s’ouvre ; ensuite il tient.
JAM-PHONE-05 = Se passe aussi derrière le rideau ce qui touche aux trésors cachés : en découvrir un nouveau, prendre un butin quand on en possède, choisir le trésor maudit à donner, et le choix de la Fouine.
JAM-PHONE-06 = Toutes les autres questions se posent devant tous, sans rideau. L’écran nomme la personne qui répond, car un combat interroge hors de son tour.
JAM-PHONE-07 = On ne revient pas sur un dé lancé, une carte piochée ou un secret vu.

## Les places dans la course

jamaica-chapter-POS = Les places dans la course

JAM-POS-01 = Une place est une case et un tour. En avançant au-delà de la dernière case on entre à Port Royal, un tour plus loin ; en reculant depuis Port Royal, on entre sur la dernière case du tour d’avant.
JAM-POS-02 = L’arrivée est Port Royal, le tour de l’île accompli. Qui a reculé au-delà du départ doit d’abord le repasser.
JAM-POS-03 = Plusieurs navires peuvent partager une case. Règle maison : deux navires sur la même case se rencontrent, quel que soit leur tour.
JAM-POS-04 = Règle maison : le plus avancé est le plus loin dans l’ordre du parcours ; dans les deux bras d’une bifurcation, on compte les cases qui restent jusqu’à leur jonction.

## Naviguer

jamaica-chapter-MOVE = Naviguer

JAM-MOVE-01 = En avant ou en arrière, le navire parcourt exactement le nombre du dé, dans un seul sens. C’est obligatoire.
JAM-MOVE-02 = Ce que l’on dépasse ne compte pas : ni combat, ni prix, ni trésor.
JAM-MOVE-03 = À une bifurcation, on choisit son bras : en avançant là où ils se séparent, en reculant là où ils se rejoignent. Une fois dans un bras, on y reste jusqu’au bout.
JAM-MOVE-04 = Les navires sur le chemin ou à l’arrêt ne gênent pas.
JAM-MOVE-05 = Un navire qui atteint l’arrivée s’y arrête ; les pas en trop sont perdus.
JAM-MOVE-06 = On peut reculer depuis Port Royal à tout moment, même au premier coup.
JAM-MOVE-07 = Règle maison : un navire qui revient de derrière le départ passe Port Royal comme une case ordinaire.
JAM-MOVE-08 = S’arrêter juste à Port Royal avant d’avoir fait le tour n’apporte ni combat, ni prix, ni trésor.

## Charger

jamaica-chapter-LOAD = Charger

JAM-LOAD-01 = On prend autant de jetons que le dé l’indique et on les met tous dans une seule cale vide. C’est obligatoire.
JAM-LOAD-02 = On n’ajoute jamais rien à une cale qui n’est pas vide. Une cale contient autant de jetons que l’on veut, d’une seule sorte, et rien ne passe d’une cale à l’autre.
JAM-LOAD-03 = Tant qu’une cale est vide, il faut l’utiliser ; on n’en vide aucune par choix.
JAM-LOAD-04 = Sans cale vide, on en vide une entièrement et on y charge. Elle doit contenir une autre sorte que celle qu’on charge.
JAM-LOAD-05 = Si aucune cale n’est vide et que toutes contiennent déjà cette sorte, le chargement est perdu et rien d’autre ne se passe.
JAM-LOAD-06 = Un chargement ne se refuse pas et ne se réduit pas, même s’il chasse quelque chose de meilleur.
JAM-LOAD-07 = La carte à deux icônes d’or remplit deux cales. Sans cale vide, l’or du soir ne peut pas chasser celui du matin.
JAM-LOAD-08 = Il en va de même pour ce qui est volé, et pour la 6e Cale.

## S’arrêter

jamaica-chapter-ARR = S’arrêter sur une case

JAM-ARR-01 = Chaque fois qu’un navire finit un mouvement : d’abord le combat, puis le prix, puis le trésor.

## Les prix

jamaica-chapter-COST = Les prix

JAM-COST-01 = Un port coûte l’or indiqué, la mer la nourriture indiquée, un repaire rien. Règle maison : Port Royal est gratuit aussi. La poudre ne paie jamais une case.
JAM-COST-02 = Le prix se paie une fois, à l’arrivée. Rester ne coûte rien ; revenir se paie de nouveau.
JAM-COST-03 = On paie avec n’importe quelles cales de la bonne sorte, comme on veut. Une cale qui se vide est une cale vide.
JAM-COST-04 = Qui peut payer en entier doit payer en entier.
JAM-COST-05 = Le combat passe avant : on paie avec ce qu’il a laissé.

## La pénurie

jamaica-chapter-SHORT = La pénurie

JAM-SHORT-01 = Il y a pénurie quand, après le combat, le navire a moins de jetons de cette sorte que le prix.
JAM-SHORT-02 = On paie d’abord tous ses jetons de cette sorte, même s’il n’y en a aucun. Le reste n’est pas touché.
JAM-SHORT-03 = Puis le navire recule, d’une case au moins, jusqu’à la première case qu’il peut payer en entier avec ce qu’il a maintenant. Les repaires et Port Royal conviennent toujours.
JAM-SHORT-04 = Si deux bras se rejoignent derrière soi, on choisit le sien. Sur le chemin choisi on s’arrête à la première case que l’on peut payer, pas plus loin.
JAM-SHORT-05 = On en juge avant tout combat sur cette case. Les cases occupées ne sont pas sautées.
JAM-SHORT-06 = Sur la nouvelle case tout recommence : combat, prix entier, trésor.
JAM-SHORT-07 = Si ce combat rend le prix impossible, c’est une nouvelle pénurie, à partir de là.
JAM-SHORT-08 = Règle maison : on recule au plus loin jusqu’à Port Royal.
JAM-SHORT-09 = Une pénurie du matin n’annule pas le soir, joué depuis la nouvelle case.
JAM-SHORT-10 = Un recul peut aussi finir en pénurie ; le navire recule alors encore.

## Les repaires

jamaica-chapter-LAIR = Les repaires

JAM-LAIR-01 = S’arrêter dans un repaire est gratuit. Si son jeton y est encore, après le combat s’il y en a un, on l’enlève et on doit piocher le premier trésor.
JAM-LAIR-02 = Un repaire sans jeton ne donne rien. Il y a autant de trésors dans la pile que de jetons sur le plateau.
JAM-LAIR-03 = Dépasser un repaire, ou y être déjà, ne donne rien.
JAM-LAIR-04 = Dans le jeu de base le jeton quitte la partie ; avec The Crew on le garde.

## Les trésors

jamaica-chapter-TRE = Les trésors

JAM-TRE-01 = La Carte de Morgan, le Sabre de Saran, Lady Beth et la 6e Cale sont posés face visible aussitôt et agissent tant qu’on les possède.
JAM-TRE-02 = Les huit autres, cinq richesses et trois trésors maudits, restent cachés. Seul leur propriétaire les connaît, jusqu’au décompte.
JAM-TRE-03 = On peut posséder autant de trésors que l’on veut. Ils ne prennent pas de cale, et tous peuvent changer de mains au combat.

## Le combat

jamaica-chapter-CBT = Le combat

JAM-CBT-01 = Un navire qui finit son mouvement sur une case occupée doit y mener un combat avant de payer. C’est lui l’attaquant.
JAM-CBT-02 = S’il y a plusieurs navires, l’attaquant en choisit un. Les autres n’y sont pour rien.
JAM-CBT-03 = Il n’y a jamais de combat à Port Royal.
JAM-CBT-04 = Dans l’ordre : l’attaquant dépense sa poudre et lance ; le Sabre peut intervenir ; une étoile gagne aussitôt ; sinon le défenseur, qui connaît la puissance adverse, dépense sa poudre et lance ; le Sabre peut intervenir ; on compare ; butin.
JAM-CBT-05 = Avant de lancer, on dépense autant de poudre que l’on veut parmi la sienne, de n’importe quelles cales. Elle est perdue quoi qu’il arrive, même si l’adversaire ne tire pas.
JAM-CBT-06 = La puissance de feu est le nombre du dé, plus la poudre dépensée, plus 2 pour Lady Beth.
JAM-CBT-07 = La plus grande puissance gagne, attaquant ou non. À égalité, il ne se passe rien.
JAM-CBT-08 = Une étoile pour l’attaquant gagne aussitôt ; le défenseur ne dépense ni ne lance rien.
JAM-CBT-09 = Une étoile pour le défenseur gagne, quelle que soit la force de l’attaquant.
JAM-CBT-10 = Une étoile n’est pas un nombre : poudre et Lady Beth n’y changent rien.
JAM-CBT-11 = Un combat ne déplace aucun navire. L’arrivant continue par le prix et le trésor, gagnant ou perdant.
JAM-CBT-12 = Une action peut amener plusieurs combats, un par arrivée.

## Le butin

jamaica-chapter-WIN = Le butin

JAM-WIN-01 = Le vainqueur, attaquant ou défenseur, peut faire une seule chose : prendre une cale, prendre un trésor ou donner un trésor maudit. Ou rien.
JAM-WIN-02 = Une cale : tout le contenu d’une cale du vaincu, chargé selon les règles habituelles. S’il ne peut pas être chargé, il ne peut pas être pris ; jamais une partie seulement.
JAM-WIN-03 = Un trésor visible du vaincu ; son pouvoir change aussitôt de mains.
JAM-WIN-04 = Un trésor caché du vaincu, sans le regarder. Règle maison : le sort désigne lequel. Le vainqueur le regarde ensuite et le garde caché.
JAM-WIN-05 = Donner au vaincu un de ses propres trésors maudits. Aucun autre trésor ne se donne.
JAM-WIN-06 = Ne rien prendre est toujours permis.
JAM-WIN-07 = La 6e Cale se vole avec son contenu, tel quel.
JAM-WIN-08 = Le butin vient avant le prix : ce qui est gagné peut le payer, ce qui est perdu ne le peut plus.

## Les pouvoirs

jamaica-chapter-PWR = Ce que font les pouvoirs

JAM-PWR-01 = Carte de Morgan : quatre cartes en main. Règle maison : la main grandit à la pioche suivante, et on ne défausse rien quand la Carte est perdue.
JAM-PWR-02 = Sabre de Saran : dans un combat de son propriétaire, un jet est refait, le sien ou celui d’en face, même une étoile, juste après avoir été lancé. Le second jet tient. Règle maison : une fois par combat.
JAM-PWR-03 = Quand un jet est refait, personne n’ajoute ni ne reprend de poudre.
JAM-PWR-04 = Si une étoile devient un nombre, le combat continue normalement ; un nombre peut devenir une étoile, avec tous ses effets.
JAM-PWR-05 = Règle maison : un Sabre gagné dans un combat ne sert plus dans ce combat.
JAM-PWR-06 = Lady Beth : 2 de plus à un nombre du dé de combat, en attaque comme en défense.
JAM-PWR-07 = 6e Cale : une cale de plus, vide au départ, avec toutes les règles d’une cale. Si son contenu est volé, la carte reste.
JAM-PWR-08 = L’or de la 6e Cale compte à la fin. Les quatre pouvoirs eux-mêmes ne valent rien.

## La fin

jamaica-chapter-END = La fin de la partie

JAM-END-01 = Un navire qui atteint l’arrivée est rentré. Si c’était le matin, son soir est annulé.
JAM-END-02 = On joue la manche jusqu’au bout, Bateau fantôme compris. Puis la partie est finie.
JAM-END-03 = D’autres peuvent rentrer dans la même manche et marquer l’arrivée aussi.
JAM-END-04 = Un navire rentré est à l’abri et ne fait plus rien. La personne qui le commande décide encore pour le Bateau fantôme.
JAM-END-05 = Règle maison : après 60 manches (ou le nombre choisi), la partie s’arrête et l’on compte ce qu’il y a.

## Le décompte

jamaica-chapter-SCORE = Le décompte

JAM-SCORE-01 = Le nombre de la dernière case, plus tout l’or des cales, plus tous les trésors, moins les trésors maudits.
JAM-SCORE-02 = Port Royal après le tour vaut 15 ; les dernières cases avant valent de 2 à 10.
JAM-SCORE-03 = La case marquée −5 et toutes celles d’avant, Port Royal au départ et ce qui est derrière compris, coûtent 5 points.
JAM-SCORE-04 = Nourriture et poudre ne valent rien. Un total peut être négatif.
JAM-SCORE-05 = Le plus grand total gagne. À égalité, le plus avancé passe devant ; s’ils sont au même point, ils partagent la victoire.
JAM-SCORE-06 = On retourne tous les trésors cachés.

## La feuille de score

jamaica-chapter-SHEET = La feuille de score

JAM-SHEET-01 = La feuille additionne case, or, trésors et trésors maudits, et avec The Crew le Youkounkoun, les personnages, l’Armateur et l’Évêque, et montre chaque ligne.
JAM-SHEET-02 = Elle avertit, sans refuser, quand quelque chose étonne : une carte comptée deux fois, trop de cartes ou de jetons, personne de rentré, trois amulettes avec Calypso.

## À deux : le Bateau fantôme

jamaica-chapter-GHOST = À deux : le Bateau fantôme

JAM-GHOST-01 = Les deux joueurs prennent d’autres couleurs ; le navire noir est le Bateau fantôme, avec cinq cales. Il part aussi de Port Royal.
JAM-GHOST-02 = Il a 5 doublons dans une cale, 3 doublons dans une autre et trois cales vides ; ni nourriture, ni poudre, ni cartes.
JAM-GHOST-03 = Lady Beth est posée, visible, à côté du Bateau fantôme. Des onze autres trésors, neuf forment la pile ; deux partent sans être vus.
JAM-GHOST-04 = Sa Lady Beth ne peut jamais être volée.
JAM-GHOST-05 = Après les deux joueurs, le capitaine déplace deux fois le Bateau fantôme : du dé du matin, puis du dé du soir.
JAM-GHOST-06 = Il bouge à chaque manche, de la première à la dernière.
JAM-GHOST-07 = Il ne paie rien et n’est jamais en pénurie.
JAM-GHOST-08 = Avant chacun de ses déplacements : seul en tête, il doit reculer ; seul dernier, il doit avancer ; sinon, égalités comprises, le capitaine choisit.
JAM-GHOST-09 = Aux bifurcations, le capitaine choisit toujours son bras.
JAM-GHOST-10 = Là où il rencontre un joueur, il attaque ; s’ils sont deux, le capitaine en désigne un, fût-ce lui-même. Jamais à Port Royal.
JAM-GHOST-11 = Un joueur qui s’arrête sur sa case l’attaque selon les règles habituelles.
JAM-GHOST-12 = S’il s’arrête dans un repaire avec un jeton, il prend le jeton et le trésor, caché et sans que personne le voie. Règle maison : un tel trésor n’agit pas pour lui.
JAM-GHOST-13 = Sa puissance est le dé plus 2, sans poudre. Les étoiles font leur effet.
JAM-GHOST-14 = La personne qui n’est pas dans le combat lance et décide pour lui.
JAM-GHOST-15 = S’il gagne, cette personne choisit pour lui une cale, un trésor ou rien. Il ne donne jamais de trésor maudit.
JAM-GHOST-16 = La nourriture et la poudre qu’il vole vont à la Banque. Il faut une cale vide pour l’or ; sans elle, il n’en prend pas.
JAM-GHOST-17 = Les trésors qu’il vole restent comme ils étaient. Règle maison : les pouvoirs visibles agissent pour lui, le Sabre et la 6e Cale, mais pas la Carte.
JAM-GHOST-18 = Qui le bat prend son or, un trésor visible (pas Lady Beth) ou un trésor caché, qu’il regarde et pose face visible si c’est un pouvoir, ou lui donne un trésor maudit, ou rien.
JAM-GHOST-19 = Règle maison : le Bateau fantôme ne met pas fin à la partie. À l’arrivée il s’arrête, y reste si on l’avance, et peut en ressortir.
JAM-GHOST-20 = Il peut reculer au-delà du départ, comme tout le monde.
JAM-GHOST-21 = Règle maison : il ne compte pas de points et ne peut pas gagner ; ce qu’il a est perdu.

## The Crew

jamaica-chapter-CREW = The Crew

JAM-CREW-SET-01 = On mélange les vingt personnages et on les pose, cachés, sur les cases de la taverne. L’escalier reste vide.
JAM-CREW-SET-02 = Règle maison : la taverne a trois rangs de sept cases, l’escalier au milieu du rang du haut. Les cases se touchent par les côtés.
JAM-CREW-SET-03 = La bouteille de rhum est sur l’escalier. On retourne les trois personnages voisins.
JAM-CREW-SET-04 = Les douze trésors de The Crew remplacent les autres : neuf servent, trois partent sans être vus. Les personnages ont les pouvoirs que ceux-là avaient.
JAM-CREW-SET-05 = Qui prend le trésor d’un repaire garde le jeton.
JAM-CREW-01 = Qui vient de payer un port en entier peut recruter un personnage.
JAM-CREW-02 = On ne recrute pas après une pénurie dans ce port, ni en mer, ni dans un repaire, ni à Port Royal, et le Bateau fantôme jamais.
JAM-CREW-03 = La bouteille peut aller sur toutes les cases vides reliées à la sienne.
JAM-CREW-04 = Les personnages voisins d’une case vide sont toujours visibles, tous les autres cachés.
JAM-CREW-05 = Avant de recruter, on peut déplacer la bouteille pour 1 doublon la case, pris sur ce que le port a laissé. Elle ne bouge que pour recruter.
JAM-CREW-06 = On prend gratuitement un personnage visible à côté de la bouteille. Celle-ci reste où elle est.
JAM-CREW-07 = Puis on retourne toute tuile désormais voisine d’une case vide.
JAM-CREW-08 = Un personnage remplit une cale vide. S’il n’y en a pas, on vide pour lui une cale de marchandises ; jamais un personnage n’en remplace un autre. Qui ne peut pas le charger ne recrute personne.
JAM-CREW-09 = Un personnage ne passe par-dessus bord que si toutes les cales sont pleines et qu’une autre marchandise arrive ; il quitte la partie.
JAM-CREW-10 = Si toutes les cales ont un personnage, un chargement en jette un à la mer.
JAM-CREW-11 = Règle maison : un personnage se gagne comme butin, à la façon du contenu d’une cale, sauf si toutes les cales du vainqueur ont un personnage.
JAM-CREW-12 = Un pouvoir agit tant que le personnage est à bord. Sa valeur compte pour qui l’a à la fin.
JAM-CREW-13 = Quand il n’y a plus personne à recruter, les ports ne font que coûter de l’or.
JAM-CREW-14 = À la fin, chaque personnage rapporte sa valeur du haut si le navire est rentré, celle du bas sinon. Règle maison : seules les valeurs du Roi, 9 et −3, sont celles de l’éditeur ; les autres sont maison, et l’on peut saisir celles de sa boîte.
JAM-CREW-15 = S’y ajoutent 3 points par personnage avec l’Armateur, et 2 par jeton avec l’Évêque.
JAM-CREW-16 = Les jetons trésor se gardent à la vue de tous. Règle maison : ils ne se volent ni ne se donnent.
JAM-CREW-17 = Les huit richesses restent cachées.
JAM-CREW-18 = Les trois amulettes maudites restent cachées et peuvent se donner. Voir Calypso.
JAM-CREW-19 = Le Youkounkoun, 12 points, doit être montré et reste visible. Il se vole, mais ce n’est pas un trésor maudit et il ne se donne pas.
JAM-CREW-C01 = Sir Beth : 2 de plus à un nombre du dé de combat, en attaque comme en défense.
JAM-CREW-C02 = Saran : une fois par combat, un jet est refait, comme avec le Sabre.
JAM-CREW-C03 = Le Flibustier : un navire qui s’arrête seul sur une case peut en attaquer un autre à une case de là, aucun des deux à Port Royal, avant de payer. Une victoire détruit une cale adverse ; une défaite ne coûte que la poudre. Règle maison : seulement si cet arrêt n’a pas eu d’autre combat.
JAM-CREW-C04 = Le Stratège : en attaque, on gagne aussitôt. Règle maison : sans aucun jet, donc sans Saran, et à distance aussi.
JAM-CREW-C05 = L’Armateur : à la fin, 3 points par personnage à bord, Armateur compris.
JAM-CREW-C06 = La Fouine : pour un trésor caché pioché ou volé, on en regarde jusqu’à trois et on en garde un. Règle maison : les autres retournent d’où ils viennent, mélangés.
JAM-CREW-C07 = Le Roi : aucun pouvoir ; 9 points une fois rentré, −3 ailleurs.
JAM-CREW-C08 = L’Évêque : à la fin, 2 points par jeton, même ramassé avant lui.
JAM-CREW-C09 = Le Cartographe : quatre cartes en main, comme avec la Carte de Morgan.
JAM-CREW-C10 = Le Loup de mer : on peut ignorer entièrement une icône de recul de sa carte. Il n’aide pas en pénurie.
JAM-CREW-C11 = L’Ancrier : un déplacement de carte peut être plus court d’une case. Règle maison : un déplacement nul n’est pas une arrivée.
JAM-CREW-C12 = La Navigatrice : un déplacement de carte peut être plus long d’une case.
JAM-CREW-C13 = Le Marchand vénitien : or et nourriture se remplacent pour payer.
JAM-CREW-C14 = Le Marchand prussien : poudre et nourriture se remplacent pour payer.
JAM-CREW-C15 = Le Marchand helvète : poudre et or se remplacent pour payer. Deux marchands quelconques rendent les trois sortes équivalentes.
JAM-CREW-C16 = Le Tonnelier : chaque icône de chargement apporte un jeton de plus.
JAM-CREW-C17 = Calypso : qui a ce personnage à bord et possède les trois amulettes gagne aussitôt, même pendant le tour d’un autre.
JAM-CREW-C18 = La Mage : avant ses propres actions, on peut échanger les dés pour les deux. Règle maison : les autres et le Bateau fantôme gardent les dés tels quels.
JAM-CREW-C19 = L’Oracle : comme capitaine, on fixe le matin ou le soir à un nombre et on ne lance que l’autre dé.
JAM-CREW-C20 = La Vigie : après un arrêt, on prend le trésor d’un repaire à une case de là. Règle maison : un par arrêt, son propre repaire d’abord, pas depuis Port Royal.
JAM-CREW-M01 = Règle maison : les marchands aident pour le prix d’une case, pour le rhum et pour la poudre au combat.
JAM-CREW-M02 = Règle maison : un prix est payable si les jetons de sa sorte et de celles qui la remplacent suffisent. Qui paie choisit le mélange.
JAM-CREW-M03 = Règle maison : après un déplacement de carte, qui aurait besoin des marchands peut s’en passer et accepter la pénurie.
JAM-CREW-M04 = Règle maison : une pénurie ne coûte que les jetons de la sorte demandée.
JAM-CREW-M05 = Règle maison : en reculant, une case que les marchands peuvent payer compte comme payable, et on la paie.
JAM-CREW-M06 = Un port payé avec les marchands est payé en entier : on peut y recruter. À la fin, seul l’or compte.
JAM-CREW-D-01 = Un capitaine qui a l’Oracle est interrogé avant de lancer.
JAM-CREW-D-02 = Qui a la Mage est interrogé après avoir retourné sa carte, sauf si les dés sont égaux.
JAM-CREW-D-03 = Qui a le Loup de mer est interrogé à chaque icône de recul.
JAM-CREW-D-04 = Avec l’Ancrier ou la Navigatrice, on choisit la longueur d’un déplacement en même temps que son bras.
JAM-CREW-D-05 = Qui a le Flibustier est interrogé quand un navire est à portée.
JAM-CREW-D-06 = Après une victoire à distance, le vainqueur choisit la cale perdue.
JAM-CREW-D-07 = Qui a besoin des marchands pour un prix dit s’il s’en sert.
JAM-CREW-D-08 = Avec des marchands, qui paie choisit combien de chaque marchandise.
JAM-CREW-D-09 = Dans un port, qui paie dit qui recruter, s’il y a quelqu’un à recruter.
JAM-CREW-D-10 = Qui a la Vigie est interrogé quand un repaire avec un trésor est à côté.
JAM-CREW-D-11 = Qui a la Fouine choisit, en privé, parmi les cartes regardées.
JAM-CREW-G01 = Règle maison : avec The Crew à deux, le Bateau fantôme garde Lady Beth ; tous les autres trésors sont ceux de The Crew.
JAM-CREW-G02 = Règle maison : le Bateau fantôme ne recrute jamais. Un personnage qu’il vole est perdu en mer.
JAM-CREW-G03 = Règle maison : Flibustier et Stratège agissent contre le Bateau fantôme. Une victoire à distance fait vider une de ses cales d’or.
JAM-CREW-G04 = Règle maison : ce que le Bateau fantôme prend dans un repaire reste caché, même le Youkounkoun, et hors de portée de Calypso.
JAM-CREW-G05 = Règle maison : la Fouine regarde jusqu’à trois trésors cachés du Bateau fantôme.

## Qui décide quoi

jamaica-chapter-D = Qui décide quoi

JAM-D-01 = Le capitaine place les dés, sauf s’ils sont égaux.
JAM-D-02 = Chacun choisit une carte, toujours, en secret.
JAM-D-03 = Qui se déplace choisit où s’arrêter, si les bras laissent le choix.
JAM-D-04 = Qui charge choisit entre une cale du plateau et la 6e Cale, si les deux sont vides.
JAM-D-05 = Qui charge sans cale vide choisit celle à vider, s’il y a le choix.
JAM-D-06 = Qui paie choisit les cales, s’il y a le choix.
JAM-D-07 = Qui recule en pénurie choisit son chemin, s’il y a le choix.
JAM-D-08 = L’attaquant choisit parmi plusieurs navires.
JAM-D-09 = L’attaquant dit combien de poudre, s’il en a.
JAM-D-10 = Le propriétaire du Sabre est interrogé juste après le jet de l’attaquant.
JAM-D-11 = Le défenseur dit combien de poudre, s’il en a et si l’attaquant n’a pas d’étoile.
JAM-D-12 = Le propriétaire du Sabre est interrogé juste après le jet du défenseur, s’il n’a pas encore servi.
JAM-D-13 = Le vainqueur choisit le butin. Qui a des trésors cachés est toujours interrogé, pour que personne ne devine s’il s’y trouve un trésor maudit.
JAM-D-14 = Qui donne un trésor maudit et en a plusieurs choisit lequel, en privé.
JAM-D-15 = Le capitaine choisit le sens du Bateau fantôme, s’il est libre.
JAM-D-16 = Le capitaine choisit le bras du Bateau fantôme.
JAM-D-17 = Le capitaine choisit qui le Bateau fantôme attaque, si les deux sont là.
JAM-D-18 = La personne qui n’est pas dans le combat choisit le butin du Bateau fantôme.
