# Nassau : les règles que citent la feuille de score et les outils, dans nos propres mots. Chaque clé est le numéro de la règle qu’elle raconte.

nassau-rules-intro = Pendant quatre manches, chacun équipe un navire à Nassau et navigue avec lui dans les Caraïbes. En ville, il n’y a qu’un capitaine pour tous : à son tour, on remplit une allée de ses pirates, on mène le capitaine à l’autre bout et on prend ce qui s’y trouve. En mer, chaque action coûte une provision : combattre, prendre des avant-postes, tenir des tours de guet, charger des marchandises. Au retour, on cache ses marchandises et on raconte des récits. Les points viennent tout au long de la partie, puis encore à la fin, et le plus grand total gagne.

## La mise en place

nassau-chapter-SET = La mise en place

NAS-SET-01 = Les neuf tuiles Quartier forment un carré de trois sur trois. Leur place, leur face et leur sens sont libres, ou tirés au sort ; pour une première partie, la tuile de départ est au milieu.
NAS-SET-02 = Les tuiles forment un seul réseau d’allées : là où deux se touchent, leurs demi-allées n’en font qu’une. Les douze du bord extérieur sont des sorties pour la barge.
NAS-SET-03 = Le capitaine part de la case marquée de la tuile de départ.
NAS-SET-04 = Chacun a un navire, 13 pirates (8 debout sur le pont, un à chacune des cinq tables de la taverne), 20 caisses (3 en cale, 17 en réserve), un bateau pirate, une voile au pavillon, un premier marin et 10 points. Trois des cinq cales sont ouvertes.
NAS-SET-05 = Chacun reçoit aussi 1 rhum, 1 doublon, 1 provision en cale, un deuxième marin et une deuxième voile.
NAS-SET-06 = Une tuile Arme de chaque sorte est mélangée et chacun en reçoit une ; les autres retournent au stock.
NAS-SET-07 = On mélange les animaux et on en expose trois. Puis chacun en pioche un et l’installe.
NAS-SET-08 = Chacun reçoit deux récits au dos S, deux au dos Arrr et un au dos B. Les autres S et Arrr forment la pile Arrr, les autres B la pile B.
NAS-SET-09 = Chacun reçoit une cachette, face visible ; les autres quittent le jeu.
NAS-SET-10 = Des adversaires de force 1 et 2 sont tirés pour les zones A, B et D.
NAS-SET-11 = Les plus forts s’ajoutent à ce qu’il en reste et sont tirés pour les autres zones. Le reste quitte le jeu.
NAS-SET-12 = Plus il y a de joueurs, plus il y a d’adversaires dans les zones, un par emplacement. Règle maison : 16 en tout à deux, 22 à trois et 29 à quatre.
NAS-SET-13 = Avant-postes, tours de guet et comptoirs sont mélangés, posés face visible dans l’ordre des zones, et servent tous quel que soit le nombre de joueurs. Règle maison : un avant-poste par zone, sauf en A ; une tour de guet par zone, et deux en E ; un comptoir par zone, et deux en I.
NAS-SET-14 = Une marchandise de chacune des six sortes va dans le sac, et on en tire une pour chaque comptoir de A, B, C, D, E et G. Puis toutes les autres s’y ajoutent, et on en tire une pour chaque comptoir de F, H et I. Le reste demeure dans le sac.
NAS-SET-15 = Les 25 jetons de combat forment une réserve à part. Règle maison : ils ne se mêlent jamais aux marchandises.
NAS-SET-16 = Sauf si le Hollandais navigue seul, quatre tuiles du vieux loup de mer sont alignées face cachée ; la première est révélée, et son pion va dans cette zone. Quatre offrandes forment une pile, la première visible.
NAS-SET-17 = L’application tire au sort qui prend le dauphin et commence, sauf si une place est marquée.
NAS-SET-18 = On joue dans le sens des aiguilles d’une montre.

## Ce qui vaut partout

nassau-chapter-GEN = Ce qui vaut partout

NAS-GEN-01 = Le score change aussitôt, et il peut dépasser 100 et 200. Règle maison : il peut descendre sous 0.
NAS-GEN-02 = Armes, voiles, marins, animaux, marchandises, récits, adversaires, avant-postes, caisses et pirates sont limités à ce que contient la boîte. Règle maison : doublons, rhum, bombes, boussoles, contrats et provisions ne manquent jamais.
NAS-GEN-03 = Ce qu’on gagne d’un coup se gagne de gauche à droite. Ce qui n’est pas possible est perdu, et rien ne le remplace. Règle maison : on décide une seule fois, après toute la liste, si la cargaison tient.
NAS-GEN-04 = Personne n’a plus de 5 armes d’une sorte, 5 voiles, 5 marins, 5 animaux de sortes différentes et 5 cales. Objets, récits, avant-postes et tours n’ont pas de limite.
NAS-GEN-05 = Partout où l’on compte les armes d’une sorte, celle qui est imprimée sur le navire compte aussi : au combat, aux tours et aux comptoirs, pour les récits et pour la sorte la mieux fournie. Seul le nombre de toutes les tuiles Arme, à la fin, se compte sans les imprimées.
NAS-GEN-06 = Ce qui est perdu ou dépensé retourne au stock, les caisses dans la réserve de leur propriétaire. Règle maison : les marchandises retournent dans le sac.
NAS-GEN-07 = La réserve, ce sont les caisses à soi qui ne sont ni en cale ni sur le plateau. Règle maison : si elle ne suffit pas, on ne prend que ce qu’il y a.

## Les cales

nassau-chapter-HLD = Les cales

NAS-HLD-01 = Une cale ouverte ne contient qu’une sorte de cargaison : 4 caisses au plus, ou 3 provisions au plus, ou 1 marchandise. Une cale fermée ne contient rien.
NAS-HLD-02 = Objets, pirates, marins et cartes ne sont pas de la cargaison.
NAS-HLD-03 = On peut à tout moment déplacer sa cargaison d’une cale à l’autre : il suffit donc que l’ensemble tienne. Une cale par 4 caisses, une par 3 provisions, une par marchandise, et pas plus qu’il n’y en a d’ouvertes.
NAS-HLD-04 = Avec un rat actif, une cale peut contenir deux charges de sortes différentes. Règle maison : n’importe lesquelles, par exemple une marchandise et 3 provisions.
NAS-HLD-05 = On ne jette de la cargaison que pour faire de la place à un gain, ou quand on a perdu une cale.
NAS-HLD-06 = Si la cargaison ne tient pas après un gain ou une perte, on choisit ce qu’on garde. Les caisses abandonnées retournent dans sa réserve, les provisions au stock, les marchandises dans leur sac. Règle maison : on n’abandonne rien qui tiendrait encore.
NAS-HLD-07 = Une nouvelle cale en ouvre une qui est fermée. Si les cinq sont ouvertes, il ne se passe rien.
NAS-HLD-08 = Une cale perdue se referme ; son contenu passe dans les autres, s’il y tient. Les trois imprimées ne peuvent pas être perdues.

## Marins et pirates

nassau-chapter-CRW = Marins et pirates

NAS-CRW-01 = Les marins restent, et chacun compte à nouveau pour tout : naviguer, tirer, se défendre, aux tours et aux comptoirs.
NAS-CRW-02 = En mer, un pirate debout sur le pont peut se coucher pour servir de marin une fois : pour une limite, pour les caisses d’un combat, d’une tour ou d’une attaque du Hollandais, pour une défense ou un comptoir. Il reste couché jusqu’à la préparation.
NAS-CRW-03 = Les pirates ne remplacent que des marins, jamais des voiles ni des armes, et on n’en couche que le nombre nécessaire.
NAS-CRW-04 = Pour les récits, sous les animaux et au décompte final, les pirates ne sont pas des marins.
NAS-CRW-05 = Les pirates des allées, de la taverne et des avant-postes ne sont pas sur le pont.

## À Nassau

nassau-chapter-P1 = À Nassau

NAS-P1-01 = Le détenteur du dauphin commence, puis dans le sens des aiguilles d’une montre. Qui a passé ne joue plus, et le dernier continue seul.
NAS-P1-02 = Un tour en ville est une seule chose : un déplacement, plus un autre si on le paie, ou une pause, ou passer. Une traversée en barge est un déplacement.
NAS-P1-03 = Pour se déplacer, on remplit une allée libre depuis la case du capitaine : un de ses pirates debout sur chaque section. Le capitaine va à l’autre bout. Une allée se remplit en entier ou pas du tout.
NAS-P1-04 = Une allée remplie est fermée à tous jusqu’à la fin de la manche, dans les deux sens.
NAS-P1-05 = On peut revenir sur une case autant de fois qu’on veut ; deux allées entre les mêmes cases comptent séparément.
NAS-P1-06 = Qui a déplacé le capitaine gagne ce que montre la case. De deux choses séparées par une barre, on en choisit une.
NAS-P1-07 = Le capitaine peut aussi aller là où rien ne sert ; le gain est alors perdu.
NAS-P1-08 = Il n’y a qu’un capitaine pour tous : le joueur suivant part de là où se trouve le capitaine.
NAS-P1-09 = La barge : on quitte la ville par une sortie libre depuis la case du capitaine et on y revient par une autre sortie libre, sur une autre case, pour 1 doublon. On remplit les deux sorties, et on gagne ce que montre la case.
NAS-P1-10 = Qui n’a pas de doublon peut perdre 2 points pour la barge à la place.
NAS-P1-11 = Les deux sorties d’une traversée sont ensuite occupées.
NAS-P1-12 = Une fois par tour, juste après le premier déplacement, on peut en faire un autre pour 1 doublon. Des points ne remplacent pas ce doublon, et une traversée en barge coûte en plus son propre prix.
NAS-P1-13 = Un pirate engagé au premier déplacement peut servir au second.
NAS-P1-14 = Une pause coûte 1 rhum : on ne place rien et le tour se termine, mais on reste dans la phase. On peut en prendre autant qu’on veut, même sans plus aucun pirate.
NAS-P1-15 = On peut passer à n’importe lequel de ses tours, mais pas après un déplacement, et on ne joue plus dans cette phase.
NAS-P1-16 = Qui passe met son bateau pirate à l’un des cinq quais du port, ou au quai d’un avant-poste à soi. Règle maison : chaque quai du port ne prend qu’un bateau pirate. À la manche suivante, tous les quais sont de nouveau libres.
NAS-P1-17 = Chaque quai donne 2 provisions, un quai du port aussi ce qu’il montre.
NAS-P1-18 = Les quais du port sont en zone A, celui d’un avant-poste dans sa zone.
NAS-P1-19 = Le premier qui passe prend aussitôt le dauphin et commencera en mer. Les pirates encore debout sur le pont y restent pour le voyage.
NAS-P1-20 = Si toutes les allées autour du capitaine sont occupées, on peut d’abord le poser sur une case visitée dans cette manche qui a une allée libre, et continuer de là. C’est gratuit et ne rapporte rien.
NAS-P1-21 = Le manque de pirates ou d’argent ne bloque pas le capitaine. Règle maison : une sortie sans autre sortie libre vers une autre case compte comme occupée.
NAS-P1-22 = Si aucune case visitée n’offre de chemin qu’on puisse remplir, il ne reste que la pause ou passer.
NAS-P1-23 = Quand tout le monde a passé, on prend la mer.

## L’équipement

nassau-chapter-EQ = L’équipement

NAS-EQ-01 = Arme : une tuile de la sorte montrée. Avec cinq de cette sorte, on ne gagne rien.
NAS-EQ-02 = Voile et marin : un de plus, cinq au plus.
NAS-EQ-03 = Doublons, rhum, bombes, contrats et boussoles : le nombre montré.
NAS-EQ-04 = Pirate de taverne : on engage un de ses pirates à une table au choix, il monte debout sur le pont, et on gagne l’équipement de la table. Chacun des cinq ne s’engage qu’une fois par partie.
NAS-EQ-05 = Animal : un de ceux qui sont exposés.
NAS-EQ-06 = Récits : le nombre montré, chacun de la pile Arrr ou de la pile B, après avoir vu le précédent. Les conditions Arrr sont plus faciles, les B rapportent plus.
NAS-EQ-07 = Une nouvelle cale s’ouvre. Les caisses viennent en cale depuis sa réserve, les provisions depuis le stock. Une marchandise se tire du sac ; si le sac est vide, on ne gagne rien.
NAS-EQ-08 = Si une pile de récits est vide, on mélange sa défausse. Règle maison : si elle est vide aussi, on prend l’autre pile, et si les deux le sont, on ne pioche rien.

## En mer

nassau-chapter-SEA = En mer

NAS-SEA-01 = Le détenteur du dauphin commence, puis dans le sens des aiguilles d’une montre, un tour chacun, jusqu’à ce que tous soient rentrés.
NAS-SEA-02 = Pour agir, on rend 1 provision, on navigue si on le souhaite, puis on fait exactement une action dans la zone où se trouve le bateau pirate. Sans provision, il faut passer.
NAS-SEA-03 = La provision se paie même si le bateau pirate reste.
NAS-SEA-04 = Un bateau pirate franchit une limite de zone par paire d’une voile et d’un marin. Un pirate debout que l’on couche remplace un marin pour une limite, jamais une voile.
NAS-SEA-05 = Les bateaux pirates ne franchissent que les limites pointillées, jamais un coin. Une zone peut accueillir plusieurs bateaux pirates.
NAS-SEA-06 = Un bateau pirate qui entre dans une zone où se trouve un kraken doit s’y arrêter. Il n’est pas tenu de le combattre et peut faire n’importe quelle action. Un kraken dans la zone où le tour a commencé ne le retient pas.
NAS-SEA-07 = Une boussole, une par tour, met le bateau pirate directement dans la zone du vieux loup de mer ou du Hollandais volant avant qu’il navigue. Un kraken qui s’y trouve ne le retient pas, mais un kraken rencontré ensuite, si.
NAS-SEA-08 = Après la navigation, il faut faire une action ; piocher un récit est toujours possible. Puis le tour se termine.
NAS-SEA-09 = Qui passe, par choix ou faute de provision, commence le retour dans ce même tour, par sa première escale. Les provisions non dépensées restent à bord.

## Les combats

nassau-chapter-FGT = Les combats

NAS-FGT-01 = On choisit un adversaire de la zone. Seules comptent les armes de sa sorte : harpons contre les krakens, canons contre les forteresses, crochets contre les navires, sabres sur les îles au trésor, pistolets contre les pirates rivaux.
NAS-FGT-02 = Sa force est celle qui est imprimée, moins 1 avec le crabe. Toutes les caisses posées dessus, de tous les joueurs, sont des dégâts.
NAS-FGT-03 = Avant de tirer, on annonce le crabe et une bombe. Une bombe inflige 2 dégâts impossibles à esquiver. Règle maison : une seule bombe par combat ; si l’adversaire tient, 2 caisses de la réserve marquent ces dégâts, ou des caisses en cale si la réserve ne suffit pas.
NAS-FGT-04 = Si les dégâts sur un adversaire atteignent déjà sa force, grâce à une bombe ou au crabe, il est vaincu aussitôt : on ne tire ni caisse ni jeton. Cela compte comme des dégâts infligés.
NAS-FGT-05 = On tire des caisses de ses cales sur l’adversaire : pas plus qu’on n’a d’armes de sa sorte, de marins et de pirates debout ensemble, et de caisses en cale. Chaque caisse au-delà du nombre de marins couche un pirate. On peut en tirer plus qu’il ne faut.
NAS-FGT-06 = Il faut tirer au moins une caisse. Règle maison : après une bombe, ce peut être aucune.
NAS-FGT-07 = On tire autant de jetons de combat que le dit la force de l’adversaire, quels que soient les dégâts déjà subis. Les jetons vides ne font rien.
NAS-FGT-08 = Chaque jeton d’esquive renvoie dans la réserve une caisse tirée dans ce combat, ou coûte 1 rhum à la place. S’il ne reste aucune caisse de ce combat, il ne fait rien. Règle maison : les caisses plus anciennes, celles d’une bombe et celles des autres sont à l’abri.
NAS-FGT-09 = Si au moins un jeton d’attaque a été tiré, on lance maintenant la défense.
NAS-FGT-10 = En défense, on a un dé par paire d’une voile et d’un marin. On peut coucher des pirates debout à la place des marins qui manquent pour avoir plus de dés, un par voile au plus et jamais plus de cinq.
NAS-FGT-11 = Chaque dé qui montre 3, 4, 5 ou 6 repousse un jeton d’attaque au choix. On peut utiliser le chat avant cela.
NAS-FGT-12 = Chaque jeton d’attaque qui reste coûte ce qu’il montre. Qui n’a rien de tel à perdre à ce moment perd 3 points à la place ; on ne choisit pas entre les deux.
NAS-FGT-13 = Les armes imprimées, les trois cales imprimées, le premier marin et la voile au pavillon ne se perdent jamais. Ce qui a été distribué au départ peut l’être.
NAS-FGT-14 = Chaque jeton d’attaque qui reste prend exactement une chose ; les caisses perdues vont dans sa réserve, et on choisit la sorte d’arme. Règle maison : l’ordre est doublon, rhum, provision, caisse, arme, voile, marin, cale.
NAS-FGT-15 = Qui a infligé au moins 1 dégât dans ce combat, par une caisse tirée encore présente ou par une bombe, marque les points imprimés et prend la récompense imprimée, que l’adversaire soit vaincu ou non.
NAS-FGT-16 = Un contrat donne la récompense une fois de plus, le lézard aussi ; avec les deux, elle vient trois fois. Les points ne sont jamais multipliés.
NAS-FGT-17 = Quand les caisses sur un adversaire, celles de tous les joueurs ensemble, atteignent sa force, le joueur qui combat prend sa tuile, même si la plupart sont à d’autres. Toutes les caisses retournent dans la réserve de leurs propriétaires, et les autres ne reçoivent rien.
NAS-FGT-18 = Si l’adversaire tient, toutes les caisses restent dessus. L’aide du crabe est finie.
NAS-FGT-19 = Après un combat, tous les jetons retournent dans le sac.
NAS-FGT-20 = L’emplacement d’un adversaire vaincu reste vide. Celui qui tient peut être combattu de nouveau, par n’importe qui.
NAS-FGT-21 = On peut choisir un combat si l’on peut tirer une caisse sur un adversaire de la zone, si l’on a une bombe, ou si un crabe prêt achève un adversaire.

## Les avant-postes

nassau-chapter-OUT = Les avant-postes

NAS-OUT-01 = Un avant-poste libre se prend avec un pirate du pont, debout ou couché, qui y reste jusqu’à la fin. On gagne sa récompense.
NAS-OUT-02 = Personne d’autre ne peut le prendre, et on peut le prendre même si la récompense est perdue.
NAS-OUT-03 = Dès la manche suivante, son propriétaire peut mettre son bateau pirate à son quai en passant.

## Les tours de guet

nassau-chapter-TWR = Les tours de guet

NAS-TWR-01 = Une tour de guet s’occupe avec des caisses de ses cales : pas plus qu’on n’a d’armes de sa sorte, de marins et de pirates debout, et de caisses en cale.
NAS-TWR-02 = S’il y a déjà des caisses, à soi ou non, il en faut davantage.
NAS-TWR-03 = Les caisses chassées retournent dans la réserve de leur propriétaire, qui marque 2 points pour la tour.
NAS-TWR-04 = Une tour appartient au joueur dont les caisses sont dessus. Il n’y a ni dés ni jetons.

## Les comptoirs

nassau-chapter-TRD = Les comptoirs

NAS-TRD-01 = Pour piller un comptoir, il faut deux armes de sa sorte et deux marins ou pirates debout. La marchandise va en cale ; s’il n’y a plus de place, autre chose s’en va.
NAS-TRD-02 = Le comptoir reste vide jusqu’à la préparation. Une marchandise par action.

## Le vieux loup de mer

nassau-chapter-SLT = Le vieux loup de mer

NAS-SLT-01 = Dans la zone de son pion, le vieux loup de mer donne 2 rhums et un récit.
NAS-SLT-02 = Une fois par manche, on prend en plus une des choses de l’offrande pour 1 doublon. Règle maison : une caisse de la réserve marque l’offrande.
NAS-SLT-03 = On peut refaire l’action à un autre tour, sans nouvel échange.

## Piocher un récit

nassau-chapter-TAL = Piocher un récit

NAS-TAL-01 = Partout, on peut piocher un récit plutôt que faire autre chose.

## Les objets

nassau-chapter-ITM = Les objets

NAS-ITM-01 = Les doublons paient la barge, un second déplacement, les marchandises cachées, l’échange avec le vieux loup de mer et un second bonus du pion Feld.
NAS-ITM-02 = Le rhum paie une pause, annule une esquive et ouvre le feu de camp.
NAS-ITM-03 = Un contrat donne une récompense une fois de plus.
NAS-ITM-04 = Une bombe inflige 2 dégâts.
NAS-ITM-05 = Une boussole mène à un pion en mer.

## Le retour

nassau-chapter-RET = Le retour

NAS-RET-01 = Les escales du retour sont l’île de la tête de mort, l’île du feu de camp et le port d’attache, dans cet ordre et chacune dans un tour à part. On peut sauter les deux îles, pas le port.
NAS-RET-02 = La première escale se fait dans le tour même où l’on passe.
NAS-RET-03 = Sur le chemin du retour, on ne reprend plus la mer dans cette manche.
NAS-RET-04 = Chaque escale se fait une fois par manche.
NAS-RET-05 = L’île de la tête de mort est pour qui arrive directement de la mer avec une marchandise en cale et un doublon. On cache au moins une marchandise.
NAS-RET-06 = Sur l’île de la tête de mort, on cache une marchandise pour 1 doublon, deux pour 3 ou trois pour 5 en tout.
NAS-RET-07 = Les marchandises se placent l’une après l’autre : à la prochaine place vide si c’est leur couleur, sinon au milieu. Règle maison : celle qui convient va toujours à sa place.
NAS-RET-08 = Les marchandises se placent l’une après l’autre, dans l’ordre voulu : à la prochaine place de couleur, de haut en bas, si c’est la leur, sinon au milieu, où elles restent. Aucune place n’est sautée.
NAS-RET-09 = Les marchandises cachées ne bougent plus, ne sont pas de la cargaison et ne se perdent pas.
NAS-RET-10 = Le feu de camp demande au moins 1 rhum et 1 récit en main ; on y dépense au moins 1 rhum et on y joue au moins 1 carte.
NAS-RET-11 = Chaque rhum dépensé permet 3 récits au plus. On dépense d’abord le rhum, puis on pose toutes les cartes. Règle maison : les conditions se vérifient une fois le rhum parti, et avant que cette visite rapporte quoi que ce soit.
NAS-RET-12 = Un récit dont la condition est remplie est posé face visible et rapporte ses points imprimés. Si la condition n’est pas remplie, on peut le jouer face cachée, en mauvaise blague, pour 1 point.
NAS-RET-13 = Une condition demande seulement ce qu’on possède. On ne rend rien.
NAS-RET-14 = Les cartes jouées restent sur la table jusqu’à la préparation. Les autres restent en main.
NAS-RET-15 = Le port d’attache donne 1 caisse par avant-poste à soi, 1 récit par adversaire encore là qui porte une caisse à soi, et 2 points par tour de guet qui en porte une.
NAS-RET-16 = Le premier rentré prend le dauphin et commence la manche suivante. L’ordre de la phase en cours ne change pas.

## La préparation

nassau-chapter-PH3 = La préparation

NAS-PH3-01 = On relève tous les pirates couchés, et ceux des allées rentrent sur leur pont. Les pirates des avant-postes et de la taverne restent. Avec le Hollandais volant, on règle d’abord sa tuile.
NAS-PH3-02 = On retourne face visible tous les animaux utilisés.
NAS-PH3-03 = À la fin d’une manche, on additionne les points imprimés des récits racontés par chacun, 1 par mauvaise blague, sans le perroquet. Le meilleur total, parmi ceux qui en ont raconté au moins un, rapporte 5 points, à égalité 5 à chacun.
NAS-PH3-04 = Qui n’a raconté aucun récit dans la manche perd 5 points ; si personne n’en a raconté, tout le monde les perd.
NAS-PH3-05 = On défausse tous les récits racontés.
NAS-PH3-06 = Les trois animaux visibles quittent le jeu et on en révèle trois nouveaux, ou moins si la pile ne suffit pas.
NAS-PH3-07 = Sauf après la quatrième manche, on révèle la tuile suivante du vieux loup de mer et son pion va dans cette zone ; l’offrande suivante remplace l’ancienne. Règle maison : les caisses qui marquaient l’ancienne offrande retournent dans la réserve de leurs propriétaires.
NAS-PH3-08 = Les comptoirs vides reçoivent une nouvelle marchandise du sac. Règle maison : on remplit les zones de A à I, jusqu’à ce que le sac soit vide.
NAS-PH3-09 = Le capitaine reste où il est. Seule cette case compte alors comme visitée.
NAS-PH3-10 = Le détenteur du dauphin commence la manche suivante. Avant cela, qui avait un rat actif l’utilise de nouveau ou abandonne ce qui ne tient plus.

## Les animaux

nassau-chapter-ANI = Les animaux

NAS-ANI-01 = Cinq animaux au plus, jamais deux de la même sorte.
NAS-ANI-02 = Un navire a cinq places, chacune pour un marin et un animal. Le premier marin a la première.
NAS-ANI-03 = Règle maison : un animal va à la première place avec un marin et sans animal, sinon il attend à la première place vide. Un marin va à un animal qui attend, sinon à la première place sans marin.
NAS-ANI-04 = Seul un animal avec un marin peut servir. Celui qui attend est tout de même à soi.
NAS-ANI-05 = Règle maison : quand on perd un marin, un marin sans animal part d’abord, jamais le premier ; sinon on choisit, et l’animal attend.
NAS-ANI-06 = On prend un animal exposé d’une sorte qu’on n’a pas, et on complète. Si on les a toutes, on en révèle jusqu’à ce qu’une autre vienne ; les autres sont remélangés. Règle maison : si la pile s’épuise avant, on ne gagne rien.
NAS-ANI-07 = Chaque animal sert une fois par manche, puis on le retourne. Il compte toujours comme possédé et comme compagnon.
NAS-ANI-08 = Rat : jusqu’à la fin de la manche, une cale prend deux charges. À la manche suivante, on l’utilise de nouveau, ou ce qui ne tient pas s’en va. Après la quatrième manche, la seconde charge compte encore.
NAS-ANI-09 = Tortue : au port d’attache, un des trois bonus est doublé.
NAS-ANI-10 = Crabe : dans un combat, l’adversaire a 1 de force en moins : un jeton de moins, un dégât de moins. Les points restent.
NAS-ANI-11 = Chat : dans un combat, on relance une fois tous les dés de défense qui montrent 1 ou 2.
NAS-ANI-12 = Lézard : la récompense d’un combat vient deux fois, pas les points.
NAS-ANI-13 = Kraken : le bonus d’un quai du port vient deux fois, pas les provisions.
NAS-ANI-14 = Perroquet : un récit rapporte le double quand on le raconte ; au concours des récits, il compte simple. Règle maison : une mauvaise blague donne alors 2.
NAS-ANI-15 = Esprit de singe : un objet sert sans être dépensé. Règle maison : il faut posséder tout le prix, et on en garde un.
NAS-ANI-16 = Plusieurs animaux différents peuvent servir dans un tour ou un combat.

## Quand les règles se croisent

nassau-chapter-INT = Quand les règles se croisent

NAS-INT-01 = Une marchandise qui ne tient pas se voit avant qu’on abandonne quoi que ce soit ; ce peut être elle qui repart.
NAS-INT-02 = Une récompense multiple vient une fois après l’autre ; ce qui dépasse une limite est perdu.
NAS-INT-03 = Ce qu’on gagne en récompense ne change pas le combat qui l’a donnée. Un pirate engagé en mer peut se coucher ensuite.
NAS-INT-04 = Ce que prennent les jetons n’a pas d’effet rétroactif : caisses tirées et dés lancés restent.
NAS-INT-05 = Le rhum peut annuler une esquive avant qu’un jeton le prenne. Ce qui est déjà dépensé ne peut pas être pris.
NAS-INT-06 = Un jeton caisse ne prend qu’en cale ; sans caisse, il coûte 3 points. De même pour un jeton provision.
NAS-INT-07 = Deux jetons pour une seule chose à perdre : la chose et 3 points.
NAS-INT-08 = Si on perd une cale pendant que le rat est actif, il aide avec les cales restantes.
NAS-INT-09 = Un rat qui a perdu son marin sert jusqu’à la fin de la manche, pas à la suivante.
NAS-INT-10 = Un pirate couché mis sur un avant-poste en épargne un debout.
NAS-INT-11 = Un pirate couché pour naviguer n’aide pas à l’action, et celui qui a tiré n’aide pas à la défense.
NAS-INT-12 = Les caisses qui reviennent vont dans la réserve, pas en cale.
NAS-INT-13 = Vaincre un adversaire peut gâcher les récits des autres et leur coûter des récits au port ; ou vider une zone pour tous.
NAS-INT-14 = Un kraken vaincu n’arrête plus les bateaux pirates ; un autre dans la zone, si.
NAS-INT-15 = Les récits qui parlent du plus ou du moins de points regardent la piste telle qu’elle est.
NAS-INT-16 = Les marchandises qu’on vient de cacher ne sont plus en cale, mais on les possède.
NAS-INT-17 = Les doublons dépensés sur l’île de la tête de mort manquent au feu de camp.
NAS-INT-18 = Entre deux escales, les autres continuent ; conditions et bonus se lisent au moment de l’escale.
NAS-INT-19 = On ne peut pas gagner des caisses qui ne sont pas en réserve.
NAS-INT-20 = Les provisions et le bonus d’un quai forment une seule liste : on ne fait de la place qu’une fois.
NAS-INT-21 = Les provisions gagnées en mer peuvent servir à d’autres tours.
NAS-INT-22 = Le choix des quais se réduit à chaque joueur qui passe ; les avant-postes sont privés.

## La fin et le décompte

nassau-chapter-END = La fin et le décompte

NAS-END-01 = La partie se termine avec la quatrième manche, concours des récits compris. Vient ensuite le décompte final.
NAS-END-02 = Tours de guet : les caisses posées sur ses propres tours, fois le nombre de ces tours.
NAS-END-03 = Adversaires : les points imprimés des adversaires vaincus, fois le nombre de sortes différentes parmi eux.
NAS-END-04 = Marchandises cachées : les valeurs des places de couleur remplies, fois le nombre de toutes les marchandises de la cachette. La réserve du milieu vaut 0.
NAS-END-05 = Armes : le nombre d’armes de la sorte la mieux fournie, l’imprimée comprise, fois le nombre de toutes les tuiles Arme, sans les imprimées.
NAS-END-06 = Compagnons : 8 points par paire d’un marin et d’un animal. Les animaux déjà utilisés comptent, les pirates non.
NAS-END-07 = Cargaison : caisses, provisions, marchandises en cale, récits en main, rhum, doublons, contrats, bombes et boussoles se comptent ensemble ; chaque paire rapporte 1 point, arrondi une seule fois en dessous.
NAS-END-08 = Avec le Hollandais volant, on compte aussi son classement.
NAS-END-09 = Le plus haut total l’emporte ; à égalité, on partage la victoire.

## Le Hollandais volant

nassau-chapter-DUT = Le Hollandais volant

NAS-DUT-01 = Le Hollandais navigue avec le vieux loup de mer ou seul. S’il navigue seul, il n’y a pas d’offrandes, et les boussoles ne mènent qu’à lui.
NAS-DUT-02 = Quatre des huit tuiles du Hollandais sont alignées face cachée, les autres quittent le jeu. On révèle la première, et le pion va dans sa zone.
NAS-DUT-03 = Une des cinq armes du Hollandais est posée face visible au-dessus de chacune des quatre tuiles, connue de tous dès le début. La cinquième quitte le jeu.
NAS-DUT-04 = On attaque le Hollandais dans la zone de son pion, avec l’arme au-dessus de la tuile de la manche.
NAS-DUT-05 = On pose au moins une caisse d’une cale sur la tuile, et pas plus qu’on n’a d’armes, de marins et de pirates debout, et de caisses.
NAS-DUT-06 = On tire deux jetons à la première manche, puis trois, quatre et cinq. Ils agissent comme dans un combat.
NAS-DUT-07 = Ensuite on gagne 2 rhums, même s’il ne reste aucune caisse. Pas de points pour l’instant.
NAS-DUT-08 = On peut l’attaquer de nouveau à d’autres tours ; les caisses s’ajoutent.
NAS-DUT-09 = Crabe, lézard, bombe et contrat n’aident pas. Règle maison : le chat, le rhum et l’esprit de singe, si.
NAS-DUT-10 = À la fin d’une manche, qui a le plus de caisses sur la tuile du Hollandais en marque les points, à égalité la totalité à chacun. Chacun de ces joueurs déplace une caisse sur le petit quai sous la tuile ; toutes les autres vont sur le dernier quai.
NAS-DUT-11 = Ensuite, sauf après la quatrième manche, on révèle la tuile suivante, et le pion va dans sa zone.
NAS-DUT-12 = Le Hollandais volant : à la fin, les joueurs sont classés selon leurs caisses sur le dernier quai, pour 25, 15, 10 et 5 points. Sans caisse, pas de place ; à égalité, chacun marque les points de la place partagée, et les places suivantes sont perdues. Règle maison : les 5 points de la quatrième place.
NAS-DUT-13 = Les caisses sous les tuiles ne comptent pas au classement. Celles du Hollandais ne sont plus dans la réserve.
NAS-DUT-14 = Une boussole peut mener au Hollandais.
NAS-DUT-15 = Règle maison : le Hollandais n’est pas un adversaire. Aucun récit ne le regarde, les caisses posées sur lui ne donnent pas de récit au port d’attache, et il n’arrête personne.

## Le pion Feld

nassau-chapter-FELD = Le pion Feld

NAS-FELD-01 = Le pion Feld commence sur une case, tirée au sort, de la tuile du coin sud-ouest de la ville ; si le capitaine part de là, au nord-est.
NAS-FELD-02 = Qui amène le capitaine sur la case du pion gagne d’abord ce que montre la case.
NAS-FELD-03 = Qui amène le capitaine sur la case du pion prend ce que donne la case, puis un bonus : une provision, un rhum ou une caisse.
NAS-FELD-04 = Le bonus du pion est dû même si ce que montre la case était perdu. Règle maison : ramener un capitaine coincé ne compte pas.
NAS-FELD-05 = Pour un doublon, il y a un second bonus, autre que le premier.
NAS-FELD-06 = On pose ensuite le pion sur une case au choix de la tuile du coin suivant, dans le sens des aiguilles d’une montre.
NAS-FELD-07 = Tout cela vient avant le second déplacement. Le pion reste en place entre les manches.
