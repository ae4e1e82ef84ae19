# Plunder : les règles sur lesquelles repose la feuille de score, dans nos mots. Chaque clé est l’identifiant de la règle.

PLU-PP-01 = À tout moment, un capitaine a un point de pillage par navire en jeu, par île possédée et par carte Point de pillage.
PLU-PP-02 = Les cartes Point de pillage viennent d’un navire ennemi coulé, d’un attaquant coulé contre son propre navire ou sa propre île, des cartes Une vie de pirate et Pillage, et de cinq pièces d’or enterrées. Elles restent visibles.
PLU-SUP-03 = Règle maison : drapeaux et cartes Point de pillage ne limitent jamais rien. Quand il n’y en a plus, prendre autre chose comme marqueur.
PLU-END-01 = Après chaque changement, on regarde les points. Le premier capitaine qui atteint ou dépasse le but gagne à l’instant même, fût-ce au tour d’un autre.
PLU-END-04 = Avant la partie, on peut convenir de tout but de 3 à 30 : 7 pour une partie courte, 10 d’ordinaire, 13 pour une longue. Règle maison : ces limites.
PLU-END-05 = On peut jouer contre la montre : le temps écoulé, la manche en cours est jouée jusqu’au bout et qui a le plus de points gagne. On peut garder un but en plus. Règle maison : les détails.
PLU-END-06 = Règle maison : à points égaux quand le temps est écoulé, gagne qui a plus de cartes Point de pillage, puis plus d’îles, puis plus de navires, puis plus de cartes Ressource en main ; sinon la victoire est partagée.
PLU-END-07 = Règle maison : quand des équipes jouent contre la montre, les points d’équipe décident ; à égalité, tout ce qui départage est additionné dans l’équipe.
PLU-TEAM-01 = En équipes : deux de deux capitaines jouent en 16 points, deux de trois en 16, trois de deux en 14.
PLU-TEAM-02 = Les équipes alternent autour de la table. Chaque capitaine a sa couleur, sa flotte, ses îles et ses cartes, qui ne se mélangent pas.
PLU-TEAM-03 = Les points d’une équipe sont ceux de ses capitaines réunis. La première équipe qui atteint ou dépasse son but gagne aussitôt, au tour de n’importe qui.
