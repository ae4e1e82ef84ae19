# Plunder : les règles sur lesquelles repose la feuille de score, dans nos mots. Chaque clé est l’identifiant de la règle.

PLU-PP-01 = À tout moment, un capitaine a un point de pillage par navire en jeu, par île possédée et par carte Point de pillage.
PLU-PP-02 = Les cartes Point de pillage viennent d’un navire ennemi coulé, d’un attaquant coulé contre son propre navire ou sa propre île, des cartes Le rêve de tout pirate et Pillage, et de cinq pièces d’or enterrées. Elles restent visibles.
PLU-PP-03 = Enterrer un trésor : défausser cinq pièces d’or et prendre une carte Point de pillage. Seulement à son propre tour, autant de fois qu’on peut payer.
PLU-PP-04 = Un navire coulé par une carte Trésor, ou contre une île de personne, ne donne de carte Point de pillage à personne. Règle maison : il en va de même pour le navire de qui a trouvé la carte.
PLU-BLD-06 = Un nouveau navire rapporte son point aussitôt.
PLU-CON-05 = Qui attaque une île et atteint son total y plante son drapeau. L’ancien propriétaire perd aussitôt l’île et son point.
PLU-SEA-05 = Le navire qui perd un combat perd une vie. S’il coule, le capitaine du navire vainqueur prend une carte Point de pillage, même si c’est lui qu’on attaquait.
PLU-TC-09 = Le rêve de tout pirate : prendre une carte Point de pillage, ce qui peut faire gagner à l’instant.
PLU-TC-29 = Pillage : une carte Point de pillage passe d’un capitaine ennemi qui en a à qui a trouvé la carte. Navires et îles ne se prennent pas ainsi.
PLU-NOS-06 = Un capitaine sans navire, après un jet sans double, peut prendre un navire : au prix ordinaire, contre une carte Point de pillage, contre cinq pièces d’or, ou contre une île, dont le drapeau est retiré.
PLU-SUP-03 = Règle maison : drapeaux et cartes Point de pillage ne limitent jamais rien. Quand il n’y en a plus, prendre autre chose comme marqueur.
PLU-END-01 = Après chaque changement, on regarde les points. Le premier capitaine qui atteint ou dépasse le but gagne à l’instant même, fût-ce au tour d’un autre.
PLU-END-04 = Avant la partie, on peut convenir de tout but de 3 à 30 : 7 pour une partie courte, 10 d’ordinaire, 13 pour une longue. Règle maison : ces limites.
PLU-END-05 = On peut jouer contre la montre : le temps écoulé, la manche en cours est jouée jusqu’au bout et qui a le plus de points gagne. On peut garder un but en plus. Règle maison : les détails.
PLU-END-06 = Règle maison : à points égaux quand le temps est écoulé, gagne qui a plus de cartes Point de pillage, puis plus d’îles, puis plus de navires, puis plus de cartes Ressource en main ; sinon la victoire est partagée.
PLU-END-07 = Règle maison : quand des équipes jouent contre la montre, les points d’équipe décident ; à égalité, tout ce qui départage est additionné dans l’équipe.
PLU-TEAM-01 = En équipes : deux de deux capitaines jouent en 16 points, deux de trois en 16, trois de deux en 14.
PLU-TEAM-02 = Les équipes alternent autour de la table. Chaque capitaine a sa couleur, sa flotte, ses îles et ses cartes, qui ne se mélangent pas.
PLU-TEAM-03 = Les points d’une équipe sont ceux de ses capitaines réunis. La première équipe qui atteint ou dépasse son but gagne aussitôt, au tour de n’importe qui.
