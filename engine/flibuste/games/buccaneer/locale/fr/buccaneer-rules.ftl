# Buccaneer : les règles dans nos propres mots, pour des gens autour d’une table. Chaque clé est le numéro de la règle qu’elle raconte.

buccaneer-rules-intro = Chacun possède cinq pirates : quatre dont les gages (le salaire, dans le livret) vont de 2 à 5, et un Inconnu, dont les gages sont inscrits sur chaque navire. Une pile est un pirate seul, ou plusieurs pirates l’un sur l’autre, qui forment un équipage ; le pirate du dessus désigne le capitaine, celui juste en dessous le second. À son tour, on pose une de ses piles sur une pile de quelqu’un d’autre, ou l’on aborde un navire avec un équipage. Le capitaine prend le butin, mais paie tous les autres membres de l’équipage. Après le dernier navire on compte les trésors, et le plus grand nombre de ducats l’emporte.

## La mise en place

buccaneer-chapter-SET = La mise en place

BUC-SET-01 = On joue à trois, à quatre ou à cinq.
BUC-SET-02 = Chacun prend une couleur différente et ses cinq pirates, 2, 3, 4, 5 et l’Inconnu (?), et les dispose devant soi, un par un, face visible.
BUC-SET-03 = Les couleurs que personne n’a prises restent hors du jeu. Rien d’autre ne dépend du nombre de joueurs : tous les navires, tous les trésors et tout l’argent servent toujours.
BUC-SET-04 = Chacun reçoit 10 ducats.
BUC-SET-05 = Le reste de l’argent et les 24 trésors sont posés à la vue de tous. C’est la réserve.
BUC-SET-06 = On mélange les quinze navires et on en retourne trois, qui mouillent en rade. Les douze autres attendent, face cachée, dans la pioche.
BUC-SET-07 = La personne la plus âgée commence, puis on joue dans le sens des aiguilles d’une montre. Règle maison : si aucune place n’est désignée pour commencer, l’application tire au sort.
BUC-SET-08 = L’ordre des places ne change jamais. Le seul hasard de toute la partie est le mélange des navires (et, règle maison, le tirage de la première place).

## Un tour

buccaneer-chapter-TRN = Un tour

BUC-TRN-01 = À son tour on fait une chose et une seule : poser une pile sur celle d’un adversaire, ou aborder un navire. Puis c’est au suivant.
BUC-TRN-02 = Qui peut faire l’une des deux doit le faire, même si tous les choix coûtent. On ne passe jamais par choix.
BUC-TRN-03 = Qui a ses cinq pirates pris dans les équipages d’autres capitaines n’a rien à jouer et passe son tour. Règle maison : on garde alors le droit de lancer une mutinerie pendant le tour des autres.
BUC-TRN-04 = Qui a une pile, mais ni pile où la poser ni navire à aborder, passe sans qu’on lui demande rien.
BUC-TRN-05 = On n’aborde pas plus d’un navire par tour, quel que soit le nombre de mutineries.
BUC-TRN-06 = Poser et aborder prennent chacun un tour. Un équipage formé maintenant peut donc aborder au plus tôt au prochain tour de son capitaine, s’il a toujours le même.
BUC-TRN-07 = Des pirates enfouis dans ses propres équipages ne gênent en rien : on joue dès qu’on est au sommet d’une pile au moins.

## Former un équipage

buccaneer-chapter-CRW = Former un équipage

BUC-CRW-01 = Pour former un équipage, on pose une pile entière sur une autre pile entière. L’ordre des pirates de chacune ne change pas, et aucun pirate ne reste en arrière.
BUC-CRW-02 = La pile que l’on déplace doit être à soi, avec sa propre couleur au sommet : un pirate seul ou un équipage.
BUC-CRW-03 = On la pose sur une pile d’un adversaire, pirate seul ou équipage. Jamais une pile à soi sur une pile à soi, quels que soient les pirates qui s’y trouvent.
BUC-CRW-04 = Seul le pirate du dessus dit à qui est la pile. On peut donc prendre l’équipage d’un autre capitaine même s’il contient des pirates à soi.
BUC-CRW-05 = Un équipage compte neuf pirates au plus : deux piles qui en feraient davantage ne peuvent pas être réunies. Un équipage de neuf ne peut ni se poser ni être pris ; il ne peut qu’aborder, de plein gré ou par mutinerie.
BUC-CRW-06 = Le nouvel équipage se place devant la personne qui a joué. Le pirate du dessus reste le sien : elle en est capitaine.
BUC-CRW-07 = Un équipage est toujours à la couleur du dessus, et change de mains dès que quelqu’un le prend. L’ancien capitaine n’a rien à dire et ne reçoit rien.
BUC-CRW-08 = Un équipage ne se divise jamais. Seul un abordage le défait (ou, règle maison, le moment où personne ne peut jouer).
BUC-CRW-09 = Personne ne regarde les gages des pirates couverts, pas même des siens. Compter les pirates et voir leurs couleurs est permis.
BUC-CRW-10 = On peut avoir en même temps autant d’équipages et de pirates seuls que l’on veut.
BUC-CRW-11 = Former un équipage ne coûte rien et ne rapporte rien. Une pile peut être prise autant de fois que l’on veut.
BUC-CRW-12 = Il s’ensuit que capitaine et second ne sont jamais la même personne. Plus bas, des pirates d’une même couleur peuvent se suivre.

## L’abordage

buccaneer-chapter-ATT = L’abordage

BUC-ATT-01 = Pour aborder, on place un équipage sur un des navires en rade.
BUC-ATT-02 = Seul le capitaine aborde avec un équipage, et à son propre tour. Il n’a besoin de l’accord de personne, et personne ne peut l’en empêcher.
BUC-ATT-03 = L’équipage doit être au moins aussi nombreux que le navire l’exige. Il peut l’être davantage, mais les pirates en trop sont payés comme les autres.
BUC-ATT-04 = Un pirate seul n’est pas un équipage et ne peut pas aborder. Règle maison : si une carte de sa propre boîte demande moins de deux pirates, on lit deux.
BUC-ATT-05 = On n’aborde que les navires actuellement en rade, dans l’ordre que l’on veut.
BUC-ATT-06 = Les gages ne comptent pas dans le combat. Un équipage assez nombreux prend toujours le navire.
BUC-ATT-07 = Un abordage se déroule ainsi : trésor du capitaine, trésor du second, équipage découvert, butin et gages, retour des pirates, le navire quitte le jeu, nouveaux navires s’il y a lieu. Si c’était le dernier navire, la partie est finie.
BUC-ATT-08 = Le capitaine prend dans la réserve un trésor figurant sur le navire. S’il y en a deux différents il choisit librement, même le moins précieux.
BUC-ATT-09 = Si le navire porte deux trésors, le second prend celui que le capitaine a laissé. S’il n’en porte qu’un, le second n’en a pas. Plus bas dans la pile, personne ne reçoit de trésor.
BUC-ATT-10 = Règle maison : un trésor épuisé dans la réserve compte comme absent du navire. S’il reste une sorte, le capitaine la prend et le second n’a rien ; s’il ne reste rien, personne ne reçoit de trésor et l’argent se partage comme d’habitude. Avec les navires maison, cela n’arrive jamais.
BUC-ATT-11 = Règle maison : si une carte de sa propre boîte porte deux fois le même trésor, capitaine et second en prennent un chacun.
BUC-ATT-12 = Une fois les gages payés, tous les pirates de l’équipage, celui du capitaine compris, rentrent chez eux, chacun seul et face visible. Ils peuvent aussitôt resservir et être pris de nouveau, chacun à son tour.
BUC-ATT-13 = Un navire abordé quitte le jeu et ne revient jamais.

## Butin et gages

buccaneer-chapter-PAY = Butin et gages

BUC-PAY-01 = Chaque pirate de l’équipage qui n’est pas de la couleur du capitaine rapporte des gages à son propriétaire : le nombre qu’il porte, ou, pour un Inconnu, celui qu’indique le navire abordé.
BUC-PAY-02 = Le second touche des gages comme tout le monde, en plus de son trésor.
BUC-PAY-03 = Qui a plusieurs pirates dans l’équipage est payé pour tous.
BUC-PAY-04 = Les pirates de la couleur du capitaine, celui du dessus et ceux plus bas, ne touchent rien et ne coûtent rien.
BUC-PAY-05 = Le capitaine reçoit de la réserve les ducats du navire, paie les gages avec et garde le reste.
BUC-PAY-06 = Si les gages dépassent le butin, le capitaine paie la différence de sa bourse.
BUC-PAY-07 = Si sa bourse n’y suffit pas non plus, le capitaine donne tout ce qu’elle contient et la réserve paie ce qui manque encore.
BUC-PAY-08 = Les autres sont toujours payés en entier.
BUC-PAY-09 = Il n’y a pas de dettes : ce que la réserve a payé pour un capitaine n’est jamais remboursé, et une bourse ne descend jamais sous zéro.
BUC-PAY-10 = Un capitaine qui n’a plus un ducat garde tous ses trésors, y compris le dernier pris.
BUC-PAY-11 = Qui n’a aucun pirate dans l’équipage ne paie rien et ne reçoit rien.
BUC-PAY-12 = Pour vérifier : l’argent de toutes les bourses augmente exactement du butin, plus ce que la réserve a dû ajouter aux gages.
BUC-PAY-13 = Le capitaine choisit son trésor avant que l’équipage soit découvert. Ensuite tout le monde voit tous les gages de cet équipage.
BUC-PAY-14 = Règle maison : la réserve d’argent ne s’épuise jamais. On fait la monnaie librement ; si les 417 ducats de la boîte n’y suffisent plus, on note les sommes.

## Nouveaux navires

buccaneer-chapter-SHP = Nouveaux navires

BUC-SHP-01 = Les navires pris ne sont pas remplacés un à un : il y en a trois en rade, puis deux, puis un.
BUC-SHP-02 = Dès que le troisième navire est abordé, les gages payés et les pirates rentrés, on en retourne trois nouveaux, avant le tour suivant et tant que la pioche en contient.
BUC-SHP-03 = Il y a cinq groupes de trois navires : la pioche compte toujours un multiple de trois.
BUC-SHP-04 = Quand de nouveaux navires arrivent, les équipages et les pirates seuls restent tels quels sur la table.

## La mutinerie

buccaneer-chapter-MUT = La mutinerie

BUC-MUT-01 = Une mutinerie oblige le capitaine à aborder tout de suite un navire avec cet équipage.
BUC-MUT-02 = Peut lancer une mutinerie, au début du tour du capitaine, tout autre joueur qui a au moins trois pirates dans l’équipage, où qu’ils soient, à condition que l’équipage soit assez nombreux pour un des navires en rade au moins.
BUC-MUT-03 = Le début du tour du capitaine est le seul moment possible, et c’est l’état de la table à cet instant qui compte. Ni plus tard dans ce tour, ni pendant le tour de quelqu’un d’autre.
BUC-MUT-04 = Personne n’est obligé de lancer une mutinerie. Elle ne coûte rien et ne rapporte rien d’autre que les parts habituelles.
BUC-MUT-05 = Avec cinq pirates, personne ne peut en avoir trois dans deux équipages à la fois : on ne peut lancer une mutinerie que dans un seul. Mais plusieurs joueurs peuvent être dans ce cas, dans le même équipage ou dans des équipages différents.
BUC-MUT-06 = Il faut trois pirates d’un même joueur. Deux joueurs qui en ont moins ne peuvent pas additionner les leurs.
BUC-MUT-07 = On interroge tous ceux qui ont ce droit avant que rien ne se passe, et chaque réponse est publique et définitive. Règle maison : la question fait le tour dans le sens des aiguilles d’une montre, à partir de la gauche du capitaine.
BUC-MUT-08 = Si quelqu’un a lancé une mutinerie, le capitaine doit aborder avec un équipage mutiné. C’est tout son tour : pas d’autre abordage et pas de pile posée, ni avant ni après.
BUC-MUT-09 = C’est le capitaine qui choisit le navire, parmi ceux en rade pour lesquels l’équipage est assez nombreux. Ce n’est pas le mutin.
BUC-MUT-10 = Si des mutineries éclatent dans plusieurs équipages, le capitaine choisit lequel aborde. Un seul le fait ; les autres appels tombent, et pourront être lancés de nouveau au début d’un autre tour de ce capitaine si tout s’y prête encore.
BUC-MUT-11 = Deux appels dans le même équipage ne font qu’un abordage.
BUC-MUT-12 = On n’échappe pas à une mutinerie : ni en abordant avec un autre équipage, ni en posant une pile, ni en passant.
BUC-MUT-13 = L’abordage se déroule ensuite comme tout autre : trésors, gages, reste, retour des pirates, nouveaux navires, fin de partie. Le capitaine reste capitaine et choisit son trésor en premier ; le mutin n’a pas de part en plus.
BUC-MUT-14 = Si personne ne se mutine, le capitaine joue un tour normal, et peut très bien aborder avec cet équipage de lui-même.
BUC-MUT-15 = Règle maison : qui passe son tour faute de pile peut tout de même lancer des mutineries.
BUC-MUT-16 = Un équipage pris a un nouveau capitaine : la mutinerie peut être lancée au début du tour de celui-ci. Qui l’a pris en est désormais capitaine et ne peut pas s’y mutiner.
BUC-MUT-17 = Une mutinerie peut viser le dernier navire d’un groupe, ce qui en amène de nouveaux, ou le tout dernier, ce qui finit la partie.

## Ce que l’on peut savoir

buccaneer-chapter-INF = Ce que l’on peut savoir

BUC-INF-01 = De chaque pile, tout le monde voit le capitaine, la hauteur, les couleurs de haut en bas et les gages du pirate du dessus. Personne, pas même les adversaires de l’application, n’apprend les gages couverts ni l’ordre de la pioche.
BUC-INF-02 = Un pirate couvert n’est revu que lorsqu’il rentre chez lui. À l’abordage, les gages de tout l’équipage sont montrés à tous.
BUC-INF-03 = L’application se tait sur ce qui est couvert : pas de somme de gages avant un abordage, pas de gages cachés dans le journal.
BUC-INF-04 = Se souvenir est permis, et c’est la moitié du jeu. Un adversaire de l’application peut se souvenir aussi, mais seulement de ce que tout le monde a vu.
BUC-INF-05 = Les quinze navires et ceux déjà pris sont connus de tous : chacun peut donc en déduire lesquels restent à venir.

## Quand personne ne peut jouer

buccaneer-chapter-STL = Quand personne ne peut jouer

BUC-STL-01 = Règle maison, car le livret n’en dit rien : si un tour va commencer et que personne à la table ne pourrait jouer, la partie est bloquée. Aucune mutinerie n’est possible non plus.
BUC-STL-02 = Règle maison : tous les équipages se défont, chaque pirate rentre chez lui face visible, personne n’est payé. Navires, bourses et trésors restent en l’état, et le même joueur commence son tour.
BUC-STL-03 = Règle maison : si la partie se bloque encore sans qu’un navire ait été abordé entre-temps, elle s’arrête aussitôt et l’on compte ce qu’il y a.
BUC-STL-04 = Règle maison, pour vérifier : chaque prise diminue le nombre de piles d’une unité ; avant le prochain abordage ou la prochaine séparation, il y a donc au plus une prise de moins qu’il n’y a de pirates. Toute partie finit un jour.

## Ce qui est toujours vrai

buccaneer-chapter-INV = Ce qui est toujours vrai

BUC-INV-01 = Chacun a exactement cinq pirates, 2, 3, 4, 5 et l’Inconnu, et chaque pirate est dans une pile et une seule.
BUC-INV-02 = Une pile compte au moins un pirate et au plus neuf.
BUC-INV-03 = Dans tout équipage, les deux pirates du dessus sont de couleurs différentes.
BUC-INV-04 = Il y a six trésors de chaque sorte, en comptant ceux de la réserve et ceux des joueurs.
BUC-INV-05 = Les navires en rade, dans la pioche et pris sont quinze en tout. La pioche est un multiple de trois, et il y a de un à trois navires en rade jusqu’à la prise du dernier.
BUC-INV-06 = Aucune bourse n’est jamais sous zéro, et chaque ducat a sa raison d’être là.
BUC-INV-07 = Chaque abordage coûte au moins un ducat de gages : le second n’est jamais de la couleur du capitaine, et aucuns gages des navires maison ne sont inférieurs à un.
BUC-INV-08 = Un tour comporte au plus une prise ou un abordage.

## La fin

buccaneer-chapter-END = La fin de la partie

BUC-END-01 = La partie s’arrête dès que le quinzième navire est abordé et les gages payés. On ne finit pas le tour de table.
BUC-END-02 = Les équipages encore sur la table ne valent rien.

## Le décompte

buccaneer-chapter-SCO = Le décompte

BUC-SCO-01 = Chaque sorte de trésor se compte à part : coffres (15), tonneaux (12), chandeliers (9), sabres (6). On regarde qui en a le plus.
BUC-SCO-02 = Règle maison : si personne n’a de trésor d’une sorte, personne ne marque pour elle.
BUC-SCO-03 = Qui en a le plus marque toute la valeur de la sorte. À égalité, on la partage en parts égales, et ce qui ne se divise pas n’est à personne.
BUC-SCO-04 = Tous les autres marquent 1 ducat par trésor de cette sorte.
BUC-SCO-05 = Qui marque la majorité, ou une part de celle-ci, ne reçoit rien de plus pour les trésors de cette sorte.
BUC-SCO-06 = Les quatre sortes sont indépendantes ; on peut en gagner plusieurs.
BUC-SCO-07 = Le score est la bourse plus ce que rapportent les quatre sortes. Le plus grand score l’emporte.
BUC-SCO-08 = Règle maison : à égalité en tête, la victoire est partagée.

## Options maison

buccaneer-chapter-VAR = Options maison

BUC-VAR-01 = Règle maison, équipages ouverts : tout le monde voit aussi les gages des pirates couverts. Pour apprendre et pour les plus jeunes.
BUC-VAR-02 = Règle maison, bourses fermées : on ne voit que ses propres ducats. Les trésors restent visibles.
BUC-VAR-03 = Règle maison, ses propres navires : on saisit les cartes de sa boîte, chacune avec de 0 à 99 ducats, un équipage minimal de 2 à 9, des gages de 0 à 9 pour l’Inconnu, et un ou deux trésors. Avec la boîte sur la table, une carte peut rester vide : on la lit quand elle est retournée. Leur nombre doit être un multiple de trois. Un trésor peut y figurer plus souvent qu’il n’a de jetons.
BUC-VAR-04 = Règle maison, fin anticipée : la première fois que personne ne peut jouer, la partie s’arrête.
BUC-VAR-05 = Règle maison, départage : à score égal, le plus grand nombre de trésors l’emporte. S’il est égal aussi, la victoire est partagée.
BUC-VAR-06 = Règle maison, partie courte : on ne joue que deux, trois ou quatre groupes de navires, soit 6, 9 ou 12. Après le mélange, les navires en trop sortent sans être vus, et le décompte est le même.

## Les décisions

buccaneer-chapter-DEC = Qui décide quoi

BUC-DEC-01 = À son tour, on choisit ce que l’on fait : poser une pile sur une pile, ou aborder un navire avec un équipage. Passer n’est pas un choix tant qu’il y en a un autre.
BUC-DEC-02 = Avant cela, on demande à chaque personne qui peut lancer une mutinerie contre le capitaine, l’une après l’autre, dans le sens des aiguilles d’une montre à partir de sa gauche : lancer, ou laisser faire.
BUC-DEC-03 = Si des mutineries éclatent dans plusieurs équipages, le capitaine choisit lequel aborde.
BUC-DEC-04 = Lors d’une mutinerie, le capitaine choisit le navire, parmi ceux pour lesquels l’équipage est assez nombreux.
BUC-DEC-05 = Si un navire porte deux trésors différents et que la réserve a les deux, le capitaine en choisit un avant que les gages soient découverts.
BUC-DEC-06 = Avant la partie, on choisit les couleurs, les places et qui commence. Tout le reste (gages, nouveaux navires, retours) se fait tout seul ; le second ne choisit jamais.
