# Les règles d’un jeu sur une page, en images : ce que dit chaque partie, et l’exemple dessiné à côté.
# Elles viennent avec les règles numérotées.

guide-buccaneer-aim = Le but
    .text = Des navires marchands mouillent en rade. Qui aborde un navire prend son argent et un trésor. À la fin, le plus riche gagne.
    .example = Chacun commence avec cinq pirates, marqués 2, 3, 4, 5 et un point d’interrogation, et { $purse } ducats. Le nombre, ce sont les gages que veut le pirate.
guide-buccaneer-turn = À son tour
    .text = On fait une seule chose : poser une de ses piles sur la pile de quelqu’un d’autre, ou aborder un navire avec un équipage. Puis c’est au suivant.
    .example = { $anne } peut poser son pirate seul sur un pirate jaune, celui { DE($mary) }, ou aborder le navire avec son équipage de trois.
guide-buccaneer-crew = Un équipage
    .text = Le pirate du dessus montre qui est capitaine, celui juste en dessous qui est second. Un équipage compte neuf pirates au plus, et on ne pose jamais une pile à soi sur une autre pile à soi. Personne ne regarde les nombres d’en dessous : il faut s’en souvenir !
    .example = { $anne } pose son { $value } sur l’équipage de deux. { $jack } en était capitaine ; maintenant c’est { $anne }, et { $jack } est second. À son prochain tour, elle pourra l’emmener à l’abordage, s’il est encore à elle.
guide-buccaneer-board = L’abordage
    .text = L’équipage doit compter au moins autant de pirates que l’indique le pavillon du navire. Le capitaine choisit un trésor du navire ; s’il y en a deux, le second reçoit l’autre. Ensuite seulement, tous voient l’équipage entier.
    .example = Ce navire demande { $crew } pirates, et l’équipage en compte { $crew }. { $anne } prend le coffre, et { $jack }, son second, le chandelier.
guide-buccaneer-pay = Qui est payé
    .text = Le capitaine prend l’argent du navire et paie tous les pirates des autres : chacun son nombre, et un point d’interrogation ce que dit le navire à côté du sien. Le reste est au capitaine. Il n’y a pas assez ? Le capitaine paie de sa bourse, et quand elle est vide, la réserve paie.
    .example = Sur { $loot } ducats, { $jack } reçoit { $five }, et { $ask } pour son point d’interrogation. { $mary } reçoit { $three }. Le pirate marqué { $own } est aussi à { $anne } et ne coûte rien. Elle garde { $rest } ducats.
guide-buccaneer-mutiny = Mutinerie !
    .text = Trois pirates à soi sont dans l’équipage d’un autre capitaine, assez grand pour un navire ? Quand le tour de ce capitaine commence, on peut lancer une mutinerie. Le capitaine doit alors aborder tout de suite avec cet équipage, et choisit le navire.
    .example = Dans cet équipage de { $crew }, trois pirates sont à { $jack }. Il lance une mutinerie, et { $anne } doit aborder. Chacun est payé comme d’habitude.
guide-buccaneer-end = La fin
    .text = Après { $ships } navires, la partie s’arrête aussitôt. Qui a le plus de trésors d’une sorte reçoit les ducats inscrits à côté ; à égalité, on se les partage, à l’unité inférieure. Tous les autres reçoivent 1 ducat par trésor. Le plus riche gagne.
    .example = { $anne } a le plus de coffres, { $anne_has }, et reçoit { $most } ducats. { $mary } reçoit { $mary_has } pour ses deux coffres, et { $jack } reçoit 1.
guide-buccaneer-rest = Les navires et leurs nombres sont des données maison, faites pour cette application : la boîte en a d’autres. À savoir aussi :
