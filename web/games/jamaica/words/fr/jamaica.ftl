# L’écran de jeu de Jamaica hormis sa carte marine : main, cales, dés, combat, taverne, fiches, partie guidée.
# Un nom propre ne suit jamais « de » ni « que » (d’Anne, qu’Anne).

play-jamaica-progress = { $round ->
    [0] Mise en place
   *[other] Manche { $round }
}
play-jamaica-progress-last = Manche { $round }, la dernière
play-jamaica-part-round = Manche { $round }
play-jamaica-part-choose = Chacun choisit sa carte
play-jamaica-part-day = La journée : { $seat }
play-jamaica-part-ghost = Le Bateau fantôme
play-jamaica-dice-laid = Matin { $first }, soir { $second }
play-jamaica-dice-rolled = Dés : { $first } et { $second }
play-jamaica-totals = L’or des cales
play-jamaica-total = { $seat } : { $total ->
    [one] { $total } doublon
   *[other] { $total } doublons
}
play-jamaica-fortunes = Les fortunes, manche par manche
play-jamaica-lead = { $when ->
    [first] { $winner } mène depuis la première manche.
    [last] { $winner } prend la tête à la toute dernière manche.
   *[since] { $winner } prend la tête pour de bon à la manche { $at }.
}
play-jamaica-score-space = Dernière case
play-jamaica-score-gold = Or
play-jamaica-score-treasures = Trésors
play-jamaica-score-cursed = Trésors maudits
play-jamaica-score-crew = The Crew

## Ce qui revient

play-jamaica-who = { $seat }
play-jamaica-at = { $space } ({ $node })
play-jamaica-or = ou
play-jamaica-half-morning = Matin
play-jamaica-half-evening = Soir
play-jamaica-hold = Cale { $number } : { $goods }
play-jamaica-hold-number = Cale { $number }
play-jamaica-hold-of = { $seat }, cale { $number } : { $goods }
play-jamaica-holds = Les cales { DE($seat) } : { $holds }

## Cartes

play-jamaica-morning-is = { $die ->
    [0] Matin : { $icon }.
   *[other] Matin : { $icon }, { $die }.
}
play-jamaica-evening-is = { $die ->
    [0] Soir : { $icon }.
   *[other] Soir : { $icon }, { $die }.
}
play-jamaica-own-hand = En main
play-jamaica-look-card = { $seat }, cette carte ?
play-jamaica-confirm-card = Jouer : { $morning }, { $evening }
play-jamaica-deed-forward = avancer de { $count }
play-jamaica-deed-back = reculer de { $count }
play-jamaica-deed-gold = charger { $count ->
    [one] { $count } doublon
   *[other] { $count } doublons
}
play-jamaica-deed-food = charger { $count ->
    [one] { $count } nourriture
   *[other] { $count } nourritures
}
play-jamaica-deed-powder = charger { $count ->
    [one] { $count } poudre
   *[other] { $count } poudres
}
play-jamaica-deed-none = rien
play-jamaica-steps-forward = { $count } en avant :
play-jamaica-steps-back = { $count } en arrière :
play-jamaica-choice = une de ces cases.
play-jamaica-skipped = Déjà à Port Royal : plus rien à faire.
play-jamaica-mage-may = La Mage peut d’abord échanger les deux dés.
play-jamaica-load-into = La cale { $hold } est vide et reçoit { $goods }.
play-jamaica-load-dumps = { $count ->
    [one] Aucune cale vide : pour { $goods }, ceci passe par-dessus bord : { $holds }.
   *[other] Aucune cale vide : pour { $goods }, vider une de celles-ci : { $holds }.
}
play-jamaica-load-full = Aucune cale vide : pour { $goods }, il faudra en vider une.
play-jamaica-load-ignored = Aucune cale ne peut recevoir { $goods } : rien n’est chargé.

## Escales

play-jamaica-home = Retour à Port Royal : dernière manche.
play-jamaica-fights = Un combat contre { $ships }.
play-jamaica-pays = { $kind ->
    [gold] { $cost ->
        [one] { $cost } doublon à payer, { $have } à bord.
       *[other] { $cost } doublons à payer, { $have } à bord.
    }
   *[food] { $cost ->
        [one] { $cost } nourriture à payer, { $have } à bord.
       *[other] { $cost } nourritures à payer, { $have } à bord.
    }
}
play-jamaica-merchants = { $kind ->
    [gold] { $cost ->
        [one] { $cost } doublon à payer, { $have } à bord : les marchands font le reste.
       *[other] { $cost } doublons à payer, { $have } à bord : les marchands font le reste.
    }
   *[food] { $cost ->
        [one] { $cost } nourriture à payer, { $have } à bord : les marchands font le reste.
       *[other] { $cost } nourritures à payer, { $have } à bord : les marchands font le reste.
    }
}
play-jamaica-short = { $kind ->
    [gold] { $have ->
        [0] Pas d’or pour un prix de { $cost } : le navire recule vers { $places }.
       *[other] Or : { $have } sur { $cost }. Tout est perdu et le navire recule vers { $places }.
    }
   *[food] { $have ->
        [0] Pas de nourriture pour un prix de { $cost } : le navire recule vers { $places }.
       *[other] Nourriture : { $have } sur { $cost }. Tout est perdu et le navire recule vers { $places }.
    }
}
play-jamaica-finds = Un trésor.
play-jamaica-empty-lair = Un repaire, gratuit et vide.
play-jamaica-free = Rien à payer.
play-jamaica-nobody = Personne.
play-jamaica-confirm-sail = Aller à : { $place }
play-jamaica-confirm-retreat = Reculer vers { $place }
play-jamaica-confirm-ghost = L’envoyer vers { $place }
play-jamaica-ghost-way = Seul en tête, il doit reculer ; seul dernier, il doit avancer ; sinon, le capitaine en décide. Il ne paie nulle part.
play-jamaica-ghost-attacks = Le capitaine choisit qui le Bateau fantôme attaque.
play-jamaica-ghost-fights = Qui n’est pas du combat décide pour le Bateau fantôme.

## Dés

play-jamaica-look-dice = { $seat }, les dés ainsi ?
play-jamaica-confirm-dice = Matin { $morning }, soir { $evening }
play-jamaica-as-laid = Comme posés
play-jamaica-swapped = Échangés

## Cales

play-jamaica-less = Un de moins
play-jamaica-more = Un de plus
play-jamaica-pay-price = Payer { $parts }
play-jamaica-pay-powder = Dépenser { $parts }
play-jamaica-pay-rum = Payer { $parts } pour déplacer la bouteille

## Combat

play-jamaica-duel = Combat : { $seat } attaque { $victim }
play-jamaica-star = une étoile
play-jamaica-unrolled = pas encore lancé
play-jamaica-side = { $known ->
    [yes] Dé : { $face }. Poudre { $powder }, bonus { $bonus }. Puissance de feu { $sum }.
   *[no] Dé : { $face }. Poudre { $powder }, bonus { $bonus }.
}
play-jamaica-odds = { $sure ->
    [win] Victoire certaine.
    [loss] Défaite certaine.
   *[open] { $tie ->
        [0] Gagne { $win } fois sur { $of } ({ $percent } %).
       *[other] Gagne { $win } fois sur { $of } ({ $percent } %), égalité { $tie }.
    }
}
play-jamaica-powder-then = La poudre dépensée est perdue de toute façon. L’adversaire répondra en sachant combien.
play-jamaica-powder-lost = La poudre dépensée est perdue de toute façon.
play-jamaica-confirm-powder = { $count ->
    [0] Lancer sans poudre
    [one] Lancer avec une poudre
   *[other] Lancer avec { $count } poudres
}
play-jamaica-loot-of = À prendre chez { $seat }

## La taverne

play-jamaica-room = La salle, vue d’en haut
play-jamaica-tray = La taverne. Visibles : { $people }.
play-jamaica-worth = { $top } à Port Royal, { $bottom } ailleurs
play-jamaica-rum-near = { $count ->
    [0] la bouteille à l’écart
   *[other] la bouteille chez { $people }
}
play-jamaica-rum-costs = { $cost ->
    [one] Déplacer la bouteille coûte un doublon.
   *[other] Déplacer la bouteille coûte { $cost } doublons.
}
play-jamaica-comes-aboard = Un personnage occupe une cale à lui seul.
play-jamaica-all-twenty = Les vingt personnages
play-jamaica-house-values = Points à Port Royal, puis ailleurs. Sauf ceux du Roi, ce sont des valeurs maison.
play-jamaica-crew-combat = Combat
play-jamaica-crew-riches = Richesse
play-jamaica-crew-navigation = Navigation
play-jamaica-crew-goods = Marchandises
play-jamaica-crew-magic = Magie
play-jamaica-aboard = à bord chez { $seat }
play-jamaica-in-tavern = à la taverne
play-jamaica-unseen = pas encore vu
play-jamaica-gone = parti

## La fiche d’un capitaine

play-jamaica-behind = en deçà du départ
play-jamaica-tokens = { $count ->
    [one] { $count } jeton trésor
   *[other] { $count } jetons trésor
}
play-jamaica-treasures = Trésors
play-jamaica-no-treasures = Aucun pour l’instant.
play-jamaica-covered = Un trésor caché
play-jamaica-covered-cursed = Un trésor caché, que l’on sait maudit
play-jamaica-own-covered = Trésors cachés
play-jamaica-cards = Cartes
play-jamaica-in-hand = En main
play-jamaica-chosen = Choisie
play-jamaica-in-deck = Encore à piocher ({ $count })
play-jamaica-to-come = En main ou à piocher ({ $count })
play-jamaica-played = Jouées ({ $count })

## La première partie guidée

play-learn-jamaica-goal = Un tour de l’île, jusqu’à Port Royal. Le premier ne gagne pas toujours.
play-learn-jamaica-goal-more = À la fin comptent la case atteinte, l’or des cales et les trésors.
play-learn-jamaica-dice = { $seat } est capitaine et place les dés : un pour le matin, un pour le soir.
play-learn-jamaica-dice-more = Ils valent pour tous les navires. Touchez un placement pour voir ce qu’il fait de vos cartes.
play-learn-jamaica-card = Une carte a un matin et un soir : on navigue ou on charge. Dessous, ce qu’elle fait aujourd’hui.
play-learn-jamaica-card-more = Chacun choisit en secret. Touchez une carte pour voir ce qu’elle fait.
play-learn-jamaica-look = Finissez l’action du matin, puis faites celle du soir.
play-learn-jamaica-look-more = Ce qu’on charge le soir ne peut pas payer le matin.
play-learn-jamaica-price = Un navire paie où il s’arrête : des doublons au port, de la nourriture en mer, rien au repaire.
play-learn-jamaica-price-more = Les cases traversées sont gratuites.
play-learn-jamaica-short = Pas assez ? Vous perdez tout de cette sorte et reculez jusqu’à pouvoir payer.
play-learn-jamaica-short-more = Le rouge sur une carte en avertit.
play-learn-jamaica-route = Le bras extérieur est long, bon marché et riche en repaires ; l’intérieur est court et cher.
play-learn-jamaica-combat = Sur une même case, on se bat avant de payer. La poudre s’ajoute au dé.
play-learn-jamaica-combat-more = La poudre dépensée est perdue. Les barres montrent les chances si personne n’en ajoute.
play-learn-jamaica-answer = La plus forte puissance gagne, une étoile gagne aussitôt ; l’égalité ne change rien.
play-learn-jamaica-answer-more = Vous savez ce qu’il faut battre.
play-learn-jamaica-spoils = Le vainqueur prend une seule chose : une cale entière ou un trésor.
play-learn-jamaica-spoils-more = Le butin se charge comme le reste, dans une cale à lui.
play-learn-jamaica-treasure = Le premier qui s’arrête dans un repaire pioche un trésor ; certains sont maudits.
play-learn-jamaica-treasure-more = Les pouvoirs sont visibles, les autres restent cachés. Touchez votre disque pour voir les vôtres.
play-learn-jamaica-dump = Chaque chargement demande une cale vide. Sinon, videz-en une qui contient une autre sorte.
play-learn-jamaica-dump-more = Dépensez avant de charger.
play-learn-jamaica-retreat = En reculant au-delà d’une bifurcation, vous choisissez votre bras.
play-learn-jamaica-retreat-more = Un repaire en route peut faire d’une pénurie une bonne affaire.
play-learn-jamaica-last = La manche où quelqu’un atteint Port Royal est la dernière.
play-learn-jamaica-last-more = Port Royal vaut 15 points, les cases juste avant de 2 à 10, celles derrière la ligne rouge −5. L’or compte, la nourriture et la poudre non.
