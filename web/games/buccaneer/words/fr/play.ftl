# Ce que la page dit de Buccaneer pendant la partie ; dessous, la première partie guidée.

play-buccaneer-pick = Choisir un de ses pirates
play-buccaneer-makes = { $height } en tout
play-buccaneer-stakes = Navires à sa portée
play-buccaneer-roads = La rade
play-buccaneer-quay = Le quai
play-buccaneer-progress = Groupe { $group } · navire { $ship }/{ $of }
play-buccaneer-totals = Ducats
play-buccaneer-total = { $seat } : { $total ->
    [one] { $total } ducat
   *[other] { $total } ducats
}
play-buccaneer-no-treasure = aucun trésor
play-buccaneer-boarded-by = pris par { $seat }
play-buccaneer-ship = { $ship } : { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}, équipage de { $crew } au moins, { $wage } pour un Inconnu, { $treasures }
play-buccaneer-single = Chez { $owner }, un { $value }
play-buccaneer-crew = Chez { $owner }, un équipage de { $height } mené par un { $value } ; de haut en bas { $pieces }
play-buccaneer-captured = { $mine ->
    [one] { $theirs ->
        [one] { $seat } pose un { $mover } chez { $victim }, sur le { $target } : { $height } en tout.
       *[other] { $seat } pose un { $mover } chez { $victim }, sur l’équipage de { $theirs } mené par un { $target } : { $height } en tout.
    }
   *[other] { $theirs ->
        [one] { $seat } pose un équipage de { $mine } mené par un { $mover } chez { $victim }, sur le { $target } : { $height } en tout.
       *[other] { $seat } pose un équipage de { $mine } mené par un { $mover } chez { $victim }, sur celui de { $theirs } mené par un { $target } : { $height } en tout.
    }
}
play-buccaneer-roll = L’équipage de { $height } { QUE($captain) } commande, de haut en bas
play-buccaneer-second-gets = Comme second, { $seat } reçoit l’autre trésor d’un navire qui en porte deux.
play-buccaneer-look-board = Aborder { $ship } ?
play-buccaneer-confirm-board = À l’abordage
play-buccaneer-account = Ce que paie l’abordage, de haut en bas de l’équipage
play-buccaneer-loot = ducats de butin
play-buccaneer-rest = reste
play-buccaneer-unpaid = de la couleur du capitaine : pas payé
play-buccaneer-covered = des gages couverts
play-buccaneer-veiled = Les gages restent couverts jusqu’à l’abordage ; un point d’interrogation gagne { $wage } sur ce navire.
play-buccaneer-keeps = { $seat } garde { $rest } : de { $before } à { $after ->
    [one] { $after } ducat
   *[other] { $after } ducats
}.
play-buccaneer-pays = { $seat } paie { $rest } de sa bourse : de { $before } à { $after ->
    [one] { $after } ducat
   *[other] { $after } ducats
}.
play-buccaneer-broke = { $seat } donne tout, { $before ->
    [one] { $before } ducat
   *[other] { $before } ducats
} ; la réserve ajoute { $reserve }.
play-buccaneer-takes = { $seat } prend
play-buccaneer-joins = Un équipage de { $height }.
play-buccaneer-next-turn = { $count ->
    [one] Si personne ne s’en empare, il peut aborder au prochain tour : { $ships }.
   *[other] Si personne ne s’en empare, il peut aborder au prochain tour : { $ships }.
}
play-buccaneer-no-ship-yet = Il est trop petit pour les navires en rade.
play-buccaneer-fortunes = Les fortunes, navire par navire
play-buccaneer-lead = { $when ->
    [first] { $winner } mène depuis le premier navire.
    [last] { $winner } prend la tête avec le tout dernier navire.
   *[since] { $winner } prend la tête pour de bon au navire { $at }.
}

## La première partie guidée

play-learn-mutiny = { $seat } a trois pirates ici : assez pour forcer le capitaine à aborder.
play-learn-mutiny-more = Chacun dans l’équipage est alors payé, { $seat } trois fois.
play-learn-mutiny-against = Mutinerie : le capitaine doit aborder avec cet équipage ; il choisit le navire.
play-learn-capture = Vous êtes { $seat }. Posez un pirate sur celui d’un autre : voilà un équipage.
play-learn-capture-more = Le vôtre, au-dessus, le commande. Les pirates abordent en équipage ; le pavillon d’un navire dit combien il en faut.
play-learn-captain = Le pirate du dessus est capitaine. Lui seul peut aborder, à un tour suivant.
play-learn-captain-more = D’ici là, n’importe qui peut poser un pirate sur cet équipage, et s’en emparer.
play-learn-lost = Cet équipage a changé de capitaine : on vous a couvert. Vous pouvez le reprendre.
play-learn-lost-more = Les pirates du dessous sont quand même payés à l’abordage.
play-learn-board = Cet équipage suffit pour un navire. Touchez l’équipage, puis le navire.
play-learn-board-more = Vous verrez d’abord qui sera payé ; rien n’est encore joué.
play-learn-second = Juste sous le capitaine, le second : le deuxième trésor lui revient.
play-learn-second-more = Tous les autres sont payés sur le butin ; le capitaine garde le reste, ou paie ce qui manque.
play-learn-treasure = Le capitaine prend un trésor, le second de l’équipage reçoit l’autre.
play-learn-treasure-more = À la fin, qui a le plus de coffres gagne 15 ducats ; les tonneaux en rapportent 12, les chandeliers 9, les sabres 6.
play-learn-wages = Un abordage paie à chaque pirate son nombre, sauf à ceux du capitaine.
play-learn-wages-more = Pour un point d’interrogation, le navire dit combien. Les nombres couverts ne se regardent pas : souvenez-vous-en.
play-learn-treasures = À la fin, la majorité des coffres vaut 15, des tonneaux 12, des chandeliers 9, des sabres 6.
play-learn-treasures-more = Après le dernier navire, le capitaine le plus riche gagne.
