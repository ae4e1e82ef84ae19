# Les règles d’un jeu sur une page, en images : ce que dit chaque partie, et l’exemple dessiné à côté.
# Elles viennent avec les règles numérotées.

guide-jamaica-aim = Le but
    .text = Tout le monde fait une fois le tour de l’île, de Port Royal à Port Royal. Arriver le premier ne suffit pas : le plus riche gagne.
    .example = Chaque navire a cinq cales. Au départ, il y a { $count } nourritures dans une, { $count } doublons dans une autre, et le reste est vide.
guide-jamaica-round = Une manche
    .text = Le capitaine de la manche lance deux dés et en pose un sur le soleil, pour le matin, et un sur la lune, pour le soir. Ils valent pour tous. Puis chacun choisit en secret une de ses trois cartes, et on les joue l’un après l’autre.
    .example = { $anne } pose le { $morning } sur le soleil et le { $evening } sur la lune. Elle choisit la carte du milieu.
guide-jamaica-card = La carte
    .text = D’abord la moitié au soleil, avec le dé du soleil ; puis la moitié à la lune. On avance ou on recule, ou on charge or, nourriture ou poudre : exactement autant que le dit le dé.
    .example = Le matin, { $anne } avance de { $morning } cases depuis Port Royal. Le soir, elle charge { $evening } nourritures dans une cale vide.
guide-jamaica-load = Les cales
    .text = Ce qu’on charge va dans une cale vide, jamais par-dessus autre chose. Si aucune n’est vide, on doit en vider une, mais pas une de la même marchandise.
    .example = { $anne } doit charger { $powder } poudres et n’a pas de cale vide. Elle en jette une par-dessus bord, mais pas celle de poudre.
guide-jamaica-stop = Là où l’on s’arrête
    .text = Un port coûte de l’or, la mer de la nourriture, autant que le dit le nombre. Un repaire est gratuit, et le premier qui s’y arrête pioche un trésor ; certains sont maudits. C’est trop cher ? On perd tout ce qu’on a de cette sorte et on recule jusqu’à la première case qu’on peut payer.
    .example = Ce port coûte { $price } doublons, et { $jack } en a { $purse }. Il les perd et recule au repaire, qui est gratuit.
guide-jamaica-fight = Le combat
    .text = Si un navire est déjà là, on doit le combattre avant de payer ; à Port Royal seulement, c’est la paix. On ajoute autant de poudre qu’on veut et on lance le dé, puis l’autre fait de même. La plus grande somme gagne, une étoile gagne aussitôt ; à égalité, rien ne se passe. Le vainqueur prend une cale ou un trésor, ou donne un trésor maudit. La poudre qui a servi est perdue.
    .example = { $anne } ajoute { $powder ->
        [one] { $powder } poudre
       *[other] { $powder } poudres
    } et fait { $roll } : { $fire } en tout. { $jack } fait { $answer } sans poudre. { $anne } gagne et prend une cale entière.
guide-jamaica-end = La fin
    .text = Quand un navire est de retour à Port Royal, on finit la manche. Puis on compte le nombre de sa dernière case, l’or de ses cales et ses trésors, moins les trésors maudits. Nourriture et poudre ne comptent pas, et qui n’a pas encore passé la ligne rouge perd 5 points.
    .example = { $anne } est rentrée : { $home }, plus { $gold } doublons et un trésor de { $treasure }, font { $total }. { $jack } est sur le { $space }, avec { $more } doublons, un trésor de { $prize } et un trésor maudit de { $curse } : { $winner }. Il gagne !
guide-jamaica-rest = À deux, on croise le Bateau fantôme ; avec The Crew, vingt personnages attendent à la taverne. À savoir aussi :
