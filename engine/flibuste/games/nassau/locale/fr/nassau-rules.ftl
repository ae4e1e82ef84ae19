# Nassau : les règles que citent la feuille de score et les outils, dans nos propres mots. Chaque clé est le numéro de la règle qu’elle raconte.

nassau-rules-intro = Pendant quatre manches, chacun équipe un navire à Nassau et navigue avec lui dans les Caraïbes. En ville, il n’y a qu’un capitaine pour tous : à son tour, on remplit une ruelle de ses pirates, on mène le capitaine à l’autre bout et on prend ce qui s’y trouve. En mer, chaque action coûte une provision : combattre, prendre des avant-postes, tenir des tours de guet, charger des marchandises. Au retour, on cache ses marchandises et on raconte des histoires. Les points viennent tout au long de la partie, puis encore à la fin, et le plus grand total gagne.

## La mise en place

nassau-chapter-SET = La mise en place

NAS-SET-01 = Les neuf tuiles Quartier forment un carré de trois sur trois. Leur place, leur face et leur sens sont libres, ou tirés au sort ; pour une première partie, la tuile de départ est au milieu.
NAS-SET-12 = Plus il y a de joueurs, plus il y a d’adversaires dans les zones, un par emplacement. Règle maison : 16 en tout à deux, 22 à trois et 29 à quatre.
NAS-SET-13 = Avant-postes, tours de guet et comptoirs sont mélangés, posés face visible dans l’ordre des zones, et servent tous quel que soit le nombre de joueurs. Règle maison : un avant-poste par zone, sauf en A ; une tour de guet par zone, et deux en E ; un comptoir par zone, et deux en I.
NAS-SET-14 = Une marchandise de chacune des six sortes va dans le sac, et on en tire une pour chaque comptoir de A, B, C, D, E et G. Puis toutes les autres s’y ajoutent, et on en tire une pour chaque comptoir de F, H et I. Le reste demeure dans le sac.

## Ce qui vaut partout

nassau-chapter-GEN = Ce qui vaut partout

NAS-GEN-01 = Le score change aussitôt, et il peut dépasser 100 et 200. Règle maison : il peut descendre sous 0.
NAS-GEN-02 = Armes, voiles, matelots, animaux, marchandises, histoires, adversaires, avant-postes, caisses et pirates sont limités à ce que contient la boîte. Règle maison : doublons, rhum, bombes, boussoles, contrats et provisions ne manquent jamais.
NAS-GEN-05 = Partout où l’on compte les armes d’une sorte, celle imprimée sur le navire compte aussi : au combat, aux tours et aux comptoirs, pour les histoires et pour la sorte la mieux fournie. Seul le nombre de toutes les tuiles Arme, à la fin, se compte sans les imprimées.

## Les cales

nassau-chapter-HLD = Les cales

NAS-HLD-01 = Une cale ouverte ne contient qu’une sorte de cargaison : 4 caisses au plus, ou 3 provisions au plus, ou 1 marchandise. Une cale fermée ne contient rien.
NAS-HLD-03 = On peut à tout moment déplacer sa cargaison d’une cale à l’autre : il suffit donc que l’ensemble tienne. Une cale par 4 caisses, une par 3 provisions, une par marchandise, et pas plus qu’il n’y en a d’ouvertes.
NAS-HLD-04 = Avec un rat actif, une cale peut contenir deux charges de sortes différentes. Règle maison : n’importe lesquelles, par exemple une marchandise et 3 provisions.
NAS-HLD-06 = Si la cargaison ne tient pas après un gain ou une perte, on choisit ce qu’on garde. Les caisses abandonnées retournent dans sa réserve, les provisions au stock, les marchandises dans leur sac. Règle maison : on n’abandonne rien qui tiendrait encore.

## À Nassau

nassau-chapter-P1 = À Nassau

NAS-P1-02 = Un tour en ville est une seule chose : un déplacement, plus un autre si on le paie, ou une pause, ou passer. Une traversée en barque est un déplacement.
NAS-P1-12 = Une fois par tour, juste après le premier déplacement, 1 doublon en achète un autre. Des points ne remplacent pas ce doublon, et une traversée en barque coûte en plus son propre prix.
NAS-P1-14 = Une pause coûte 1 rhum : on ne place rien et le tour se termine, mais on reste dans la phase. On peut en prendre autant qu’on veut, même sans plus aucun pirate.
NAS-P1-16 = Qui passe met sa barque à l’un des cinq quais du port, ou au quai d’un avant-poste à soi. Règle maison : chaque quai du port ne prend qu’une barque. À la manche suivante, tous les quais sont de nouveau libres.
NAS-P1-19 = Le premier qui passe prend aussitôt le dauphin et commencera en mer. Les pirates encore debout sur le pont y restent pour le voyage.

## En mer

nassau-chapter-SEA = En mer

NAS-SEA-02 = Pour agir, rendre 1 provision, naviguer si on le souhaite, puis faire exactement une action dans la zone où se trouve la barque. Sans provision, il faut passer.
NAS-SEA-04 = Une barque franchit une limite de zone par paire d’une voile et d’un matelot. Un pirate debout que l’on couche remplace un matelot pour une limite, jamais une voile.
NAS-SEA-06 = Une barque qui entre dans une zone où se trouve un kraken doit s’y arrêter. Elle n’est pas tenue de le combattre et peut faire n’importe quelle action. Un kraken dans la zone où le tour a commencé ne la retient pas.
NAS-SEA-08 = Après la navigation, il faut faire une action ; piocher une histoire est toujours possible. Puis le tour se termine.
NAS-SEA-09 = Qui passe, par choix ou faute de provision, commence le retour dans ce même tour, par sa première escale. Les provisions non dépensées restent à bord.

## Les combats

nassau-chapter-FGT = Les combats

NAS-FGT-04 = Si les dégâts sur un adversaire atteignent déjà sa force, grâce à une bombe ou au crabe, il est vaincu aussitôt : on ne tire ni caisse ni jeton. Cela compte comme des dégâts infligés.
NAS-FGT-05 = On tire des caisses de ses cales sur l’adversaire : pas plus qu’on n’a d’armes de sa sorte, de matelots et de pirates debout ensemble, et de caisses en cale. Chaque caisse au-delà du nombre de matelots couche un pirate. On peut en tirer plus qu’il ne faut.
NAS-FGT-06 = Il faut tirer au moins une caisse. Règle maison : après une bombe, ce peut être aucune.
NAS-FGT-07 = On tire autant de jetons de combat que le dit la force de l’adversaire, quels que soient les dégâts déjà subis. Les jetons vides ne font rien.
NAS-FGT-08 = Chaque jeton d’esquive renvoie dans la réserve une caisse tirée dans ce combat, ou coûte 1 rhum à la place. S’il ne reste aucune caisse de ce combat, il ne fait rien. Règle maison : les caisses plus anciennes, celles d’une bombe et celles des autres sont à l’abri.
NAS-FGT-09 = Si au moins un jeton d’attaque a été tiré, on lance maintenant la défense.
NAS-FGT-10 = En défense, on a un dé par paire d’une voile et d’un matelot. On peut coucher des pirates debout à la place des matelots qui manquent pour avoir plus de dés, un par voile au plus et jamais plus de cinq.
NAS-FGT-11 = Chaque dé qui montre 3, 4, 5 ou 6 renvoie un jeton d’attaque au choix. On peut utiliser le chat avant cela.
NAS-FGT-12 = Chaque jeton d’attaque qui reste coûte ce qu’il montre. Qui n’en a rien à perdre à ce moment perd 3 points à la place ; on ne choisit pas entre les deux.
NAS-FGT-14 = Chaque jeton d’attaque qui reste prend exactement une chose ; les caisses perdues vont dans sa réserve, et on choisit la sorte d’arme. Règle maison : l’ordre est doublon, rhum, provision, caisse, arme, voile, matelot, cale.
NAS-FGT-15 = Qui a infligé au moins 1 dégât dans ce combat, par une caisse tirée encore présente ou par une bombe, marque les points imprimés et prend la récompense imprimée, que l’adversaire soit vaincu ou non.
NAS-FGT-17 = Quand les caisses sur un adversaire, celles de tous les joueurs ensemble, atteignent sa force, le joueur qui combat prend sa tuile, même si la plupart sont à d’autres. Toutes les caisses retournent dans la réserve de leurs propriétaires, et les autres ne reçoivent rien.
NAS-FGT-21 = On peut choisir un combat si l’on peut tirer une caisse sur un adversaire de la zone, si l’on a une bombe, ou si un crabe prêt achève un adversaire.

## Le retour

nassau-chapter-RET = Le retour

NAS-RET-01 = Les escales du retour sont l’île du crâne, l’île du feu de camp et le port d’attache, dans cet ordre et chacune dans un tour à part. On peut sauter les deux îles, pas le port.
NAS-RET-06 = Sur l’île du crâne, on cache une marchandise pour 1 doublon, deux pour 3 ou trois pour 5 en tout.
NAS-RET-08 = Les marchandises se placent l’une après l’autre, dans l’ordre voulu : à la prochaine place de couleur, de haut en bas, si c’est la leur, sinon au milieu, où elles restent. Aucune place n’est sautée.
NAS-RET-10 = Le feu de camp demande au moins 1 rhum et 1 histoire en main ; on y dépense au moins 1 rhum et on y joue au moins 1 carte.
NAS-RET-11 = Chaque rhum dépensé permet 3 histoires au plus. On dépense d’abord le rhum, puis on pose toutes les cartes. Règle maison : les conditions se vérifient une fois le rhum parti, et avant que cette visite rapporte quoi que ce soit.
NAS-RET-12 = Une histoire dont la condition est remplie est posée face visible et rapporte ses points imprimés. Si la condition n’est pas remplie, on peut la jouer face cachée, en mauvaise blague, pour 1 point.
NAS-RET-13 = Une condition demande seulement ce qu’on possède. On ne rend rien.
NAS-RET-15 = Le port d’attache donne 1 caisse par avant-poste à soi, 1 histoire par adversaire encore là qui porte de ses propres caisses, et 2 points par tour de guet qui en porte.
NAS-RET-16 = Le premier rentré prend le dauphin et commence la manche suivante. L’ordre de la phase en cours ne change pas.

## La préparation

nassau-chapter-PH3 = La préparation

NAS-PH3-01 = On relève tous les pirates couchés, et ceux des ruelles rentrent sur leur pont. Les pirates des avant-postes et de la taverne restent. Avec le Hollandais volant, on règle d’abord sa tuile.
NAS-PH3-02 = On retourne face visible tous les animaux utilisés.
NAS-PH3-03 = À la fin d’une manche, on additionne les points imprimés des histoires racontées par chacun, 1 par mauvaise blague, sans le perroquet. Le meilleur total, parmi ceux qui en ont raconté au moins une, rapporte 5 points, à égalité 5 à chacun.
NAS-PH3-04 = Qui n’a raconté aucune histoire dans la manche perd 5 points ; si personne n’en a raconté, tout le monde les perd.
NAS-PH3-05 = On défausse toutes les histoires racontées.
NAS-PH3-06 = Les trois animaux visibles quittent le jeu et on en révèle trois nouveaux, ou moins si la pile ne suffit pas.
NAS-PH3-07 = Sauf après la quatrième manche, on révèle la tuile suivante du vieux loup de mer et son pion va dans cette zone ; l’offre suivante remplace l’ancienne. Règle maison : les caisses qui marquaient l’ancienne offre retournent dans la réserve de leurs propriétaires.
NAS-PH3-08 = Les comptoirs vides reçoivent une nouvelle marchandise du sac. Règle maison : on remplit les zones de A à I, jusqu’à ce que le sac soit vide.
NAS-PH3-10 = Le détenteur du dauphin commence la manche suivante. Avant cela, qui avait un rat actif l’utilise de nouveau ou abandonne ce qui ne tient plus.

## Les animaux

nassau-chapter-ANI = Les animaux

NAS-ANI-11 = Chat : dans un combat, on relance une fois tous les dés de défense qui montrent 1 ou 2.
NAS-ANI-14 = Perroquet : une histoire rapporte le double quand on la raconte ; au concours des histoires, elle compte simple. Règle maison : une mauvaise blague donne alors 2.

## La fin et le décompte

nassau-chapter-END = La fin et le décompte

NAS-END-01 = La partie se termine avec la quatrième manche, concours des histoires compris. Vient ensuite le décompte final.
NAS-END-02 = Tours de guet : les caisses posées sur ses propres tours, fois le nombre de ces tours.
NAS-END-03 = Adversaires : les points imprimés des adversaires vaincus, fois le nombre de sortes différentes parmi eux.
NAS-END-04 = Marchandises cachées : les valeurs des places de couleur remplies, fois le nombre de toutes les marchandises de la cachette. La réserve du milieu vaut 0.
NAS-END-05 = Armes : le nombre d’armes de la sorte la mieux fournie, l’imprimée comprise, fois le nombre de toutes les tuiles Arme, sans les imprimées.
NAS-END-06 = Compagnons : 8 points par paire d’un matelot et d’un animal. Les animaux déjà utilisés comptent, les pirates non.
NAS-END-07 = Cargaison : caisses, provisions, marchandises en cale, histoires en main, rhum, doublons, contrats, bombes et boussoles se comptent ensemble ; deux d’entre eux rapportent 1 point, arrondi une seule fois en dessous.

## Le Hollandais volant

nassau-chapter-DUT = Le Hollandais volant

NAS-DUT-02 = Quatre des huit tuiles du Hollandais sont alignées face cachée, les autres quittent le jeu. On révèle la première, et le pion va dans sa zone.
NAS-DUT-03 = Une des cinq armes du Hollandais est posée face visible au-dessus de chacune des quatre tuiles, connue de tous dès le début. La cinquième quitte le jeu.
NAS-DUT-10 = À la fin d’une manche, le plus de caisses sur la tuile du Hollandais en rapporte les points, à égalité la totalité à chacun. Chacun de ces joueurs déplace une caisse sur le petit quai sous la tuile ; toutes les autres vont sur le dernier quai.
NAS-DUT-12 = Le Hollandais volant : à la fin, les joueurs sont classés selon leurs caisses sur le dernier quai, pour 25, 15, 10 et 5 points. Sans caisse, pas de place ; à égalité, chacun marque la place partagée, et les places suivantes sont perdues. Règle maison : les 5 points de la quatrième place.

nassau-chapter-FELD = Le pion Feld

NAS-FELD-01 = Le pion Feld commence sur une case, tirée au sort, de la tuile du coin sud-ouest de la ville ; si le capitaine part de là, au nord-est.
NAS-FELD-03 = Qui amène le capitaine sur la case du pion prend ce que donne la case, puis un bonus : une provision, un rhum ou une caisse.
NAS-FELD-05 = Pour un doublon, il y a un second bonus, autre que le premier.
NAS-FELD-06 = On pose ensuite le pion sur une case au choix de la tuile du coin suivant, dans le sens des aiguilles d’une montre.
