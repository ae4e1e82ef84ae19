# Pirates : les règles sur lesquelles repose la feuille de score, dans nos mots. Chaque clé est l’identifiant de la règle.

CSG-SET-27 = En duel, chacun apporte exactement huit trésors, sur lesquels 15 d’or sont imprimés ; les trésors uniques sont parmi les huit et comptent 0. Les seize sont mélangés, et quatre vont sur chacune des quatre îles sauvages.
CSG-SET-28 = À trois et plus, chacun apporte exactement six trésors de toute sorte et de toute valeur. Tous sont mélangés, et trois vont sur chaque île sauvage.
CSG-SET-29 = L’or du début est ce qui est imprimé sur toutes les pièces des îles. Il ne change jamais.
CSG-END-01 = En duel compte ce qui se trouve sur sa propre île d’attache, pièces et or en plus, et ce qui est dans ses propres forts.
CSG-END-02 = Dès qu’un camp a plus de la moitié de l’or du début, il gagne, fût-ce au milieu d’une action ou du tour de l’autre.
CSG-END-03 = Si les deux passent la moitié au même moment, le plus d’or gagne ; à égalité, c’est le camp dont c’est le tour.
CSG-END-05 = Règle maison : un duel finit aussi quand il n’y a plus d’or à trouver, quand un camp ne pourra plus jamais se déplacer, après le nombre de manches convenu, ou quand les deux passent cinq tours de suite.
CSG-END-08 = Règle maison : un duel fini ainsi va à qui a le plus d’or, puis le plus d’or dans ses cales, puis le plus de points de navires en jeu ; sinon il est partagé.
CSG-MUL-05 = À trois et plus compte tout ce qui se trouve sur l’île d’attache, dans ses propres forts et dans les cales de ses navires, captures comprises. Ce qui était sur un navire coulé ne compte pour personne.
CSG-MUL-06 = Le plus d’or gagne. À égalité, gagne qui a le plus d’or sur l’île d’attache, puis le plus de points de navires en jeu ; sinon la victoire est partagée.
