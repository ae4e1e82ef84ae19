# Jamaica : ce que dit le moteur. Le journal nomme les gens (« Anne fait voile ... ») ; seule une question s’adresse à quelqu’un.
# Un nom propre ne suit jamais « de » ni « que » (d’Anne, qu’Anne).

jamaica-title = Jamaica
jamaica-tagline = Le tour de l’île, cales pleines ou cales vides
jamaica-description = Une course autour de la Jamaïque. Deux dés règlent la journée de tous ; des cartes choisies en secret disent qui avance, qui charge et qui manque de nourriture. Ce n’est pas le plus rapide qui gagne, mais le plus riche.

## Navires, cases, marchandises

jamaica-ghost = le Bateau fantôme
jamaica-space-sea = la haute mer
jamaica-space-0 = Port Royal
jamaica-space-4 = l’îlot du Crâne
jamaica-space-5 = Old Harbour
jamaica-space-6 = Carlisle Bay
jamaica-space-9 = le rocher du Mort
jamaica-space-11 = l’île aux Potences
jamaica-space-16 = Black River
jamaica-space-18 = Savanna-la-Mar
jamaica-space-19 = la Dent de requin
jamaica-space-21 = Negril
jamaica-space-22 = l’anse de la Veuve
jamaica-space-25 = le rocher aux Corbeaux
jamaica-space-28 = Montego Bay
jamaica-space-30 = Falmouth
jamaica-space-31 = St Ann’s Bay
jamaica-space-33 = la pointe du Bourreau
jamaica-space-34 = Port Maria
jamaica-space-37 = le récif des Lanternes
jamaica-space-41 = Port Antonio
jamaica-space-44 = le piton des Os noirs
jamaica-space-45 = Morant Bay
jamaica-icon-gold = or
jamaica-icon-food = nourriture
jamaica-icon-powder = poudre
jamaica-icon-forward = en avant
jamaica-icon-back = en arrière
jamaica-goods = { $kind ->
    [gold] { $count ->
        [one] { $count } doublon
       *[other] { $count } doublons
    }
    [food] { $count ->
        [one] { $count } nourriture
       *[other] { $count } nourritures
    }
    [powder] { $count ->
        [one] { $count } poudre
       *[other] { $count } poudres
    }
    [crew] { $who }
   *[none] rien
}
jamaica-price = { $kind ->
    [gold] { $cost ->
        [one] { $cost } doublon
       *[other] { $cost } doublons
    }
    [food] { $cost ->
        [one] { $cost } nourriture
       *[other] { $cost } nourritures
    }
   *[none] gratuit
}
jamaica-hold-empty = vide

## Trésors

jamaica-treasure-T01 = la Carte de Morgan
    .note = Quatre cartes en main au lieu de trois, dès la prochaine pioche.
jamaica-treasure-T02 = le Sabre de Saran
    .note = Une fois par combat, un jet est refait, quel que soit le lanceur.
jamaica-treasure-T03 = Lady Beth
    .note = Deux de plus au dé de combat, en attaque comme en défense.
jamaica-treasure-T04 = la 6e Cale
    .note = Une cale de plus, avec tout ce que fait une cale.
jamaica-treasure-T05 = un trésor de 3
jamaica-treasure-T06 = un trésor de 3
jamaica-treasure-T07 = un trésor de 5
jamaica-treasure-T08 = un trésor de 7
jamaica-treasure-T09 = un trésor de 7
jamaica-treasure-T10 = un trésor maudit de 2
jamaica-treasure-T11 = un trésor maudit de 3
jamaica-treasure-T12 = un trésor maudit de 4
jamaica-treasure-CT01 = un trésor de 3
jamaica-treasure-CT02 = un trésor de 3
jamaica-treasure-CT03 = un trésor de 4
jamaica-treasure-CT04 = un trésor de 4
jamaica-treasure-CT05 = un trésor de 5
jamaica-treasure-CT06 = un trésor de 5
jamaica-treasure-CT07 = un trésor de 6
jamaica-treasure-CT08 = un trésor de 7
jamaica-treasure-CT09 = l’Amulette de jade, trésor maudit de 2
jamaica-treasure-CT10 = l’Amulette d’os, trésor maudit de 3
jamaica-treasure-CT11 = l’Amulette d’obsidienne, trésor maudit de 4
jamaica-treasure-CT12 = le Youkounkoun
    .note = Douze points. Il reste visible, et quiconque bat son propriétaire peut le prendre.

## The Crew

jamaica-character-sir_beth = Sir Beth
    .note = Deux de plus au dé de combat, en attaque comme en défense.
jamaica-character-saran = Saran
    .note = Une fois par combat, un jet est refait, quel que soit le lanceur.
jamaica-character-buccaneer = le Flibustier
    .note = Seul sur sa case, peut attaquer un navire à une case de là. Une victoire vide une cale adverse ; une défaite ne coûte que la poudre.
jamaica-character-strategist = le Stratège
    .note = En attaque, gagne tous les combats, sans poudre ni dés.
jamaica-character-shipowner = l’Armateur
    .note = À la fin, 3 points par personnage à bord, Armateur compris.
jamaica-character-weasel = la Fouine
    .note = Regarde jusqu’à trois trésors cachés et en garde un.
jamaica-character-king = le Roi
    .note = Une fortune à Port Royal, une perte partout ailleurs.
jamaica-character-bishop = l’Évêque
    .note = À la fin, 2 points par jeton trésor ramassé pendant toute la partie.
jamaica-character-cartographer = le Cartographe
    .note = Quatre cartes en main au lieu de trois, dès la prochaine pioche.
jamaica-character-sea_dog = le Loup de mer
    .note = Peut ignorer l’icône de recul d’une carte.
jamaica-character-anchorman = l’Ancrier
    .note = Peut avancer d’une case de moins que le dé.
jamaica-character-navigator = la Navigatrice
    .note = Peut avancer d’une case de plus que le dé.
jamaica-character-merchant_venetian = le Marchand vénitien
    .note = Or et nourriture se remplacent pour payer.
jamaica-character-merchant_prussian = le Marchand prussien
    .note = Poudre et nourriture se remplacent pour payer.
jamaica-character-merchant_helvetian = le Marchand helvète
    .note = Poudre et or se remplacent pour payer.
jamaica-character-cooper = le Tonnelier
    .note = Charge un jeton de plus que le dé.
jamaica-character-calypso = Calypso
    .note = Avec les trois amulettes maudites, gagne la partie sur-le-champ.
jamaica-character-mage = la Mage
    .note = Peut échanger les deux dés pour ses deux propres actions.
jamaica-character-oracle = l’Oracle
    .note = Comme capitaine, on peut fixer un dé au lieu de le lancer.
jamaica-character-lookout = la Vigie
    .note = Peut prendre le trésor d’un repaire situé à une case.

## Questions

jamaica-ask-dice = { $seat }, quel dé pour le matin, lequel pour le soir ?
    .note = Les dés montrent { $first } et { $second }. Ils valent pour tout le monde aujourd’hui.
jamaica-ask-oracle = { $seat }, lancez-vous les deux dés, ou l’Oracle en fixe-t-il un ?
jamaica-ask-card = { $seat }, quelle carte jouez-vous ?
    .note = Matin { $morning }, soir { $evening }.
jamaica-ask-mage = { $seat }, la Mage échange-t-elle les dés ?
jamaica-ask-route = { $way ->
    [back] { $seat }, où vous arrêtez-vous, { $steps } en arrière ?
   *[ahead] { $seat }, où vous arrêtez-vous, { $steps } en avant ?
}
jamaica-ask-sea-dog = { $seat }, reculez-vous de { $steps }, ou le Loup de mer ignore-t-il le recul ?
jamaica-ask-load = { $seat }, dans quelle cale rangez-vous ceci : { jamaica-goods } ?
jamaica-ask-dump = { $seat }, quelle cale videz-vous pour ceci : { jamaica-goods } ?
jamaica-ask-pay = { $why ->
    [powder] { $seat }, dans quelles cales prenez-vous { jamaica-goods } ?
    [rum] { $seat }, dans quelles cales prenez-vous { jamaica-goods } pour déplacer la bouteille ?
   *[price] { $seat }, dans quelles cales prenez-vous de quoi payer { jamaica-goods } ?
}
jamaica-ask-merchant = { $seat }, les marchands complètent-ils le prix, ou reculez-vous ?
    .note = { $kind ->
        [gold] { $need ->
            [one] Le prix est d’un doublon.
           *[other] Le prix est de { $need } doublons.
        }
       *[food] { $need ->
            [one] Le prix est d’une nourriture.
           *[other] Le prix est de { $need } nourritures.
        }
    }
jamaica-ask-retreat = { $seat }, jusqu’où reculez-vous ?
jamaica-ask-target = { $ghost ->
    [yes] { $seat }, quel navire le Bateau fantôme attaque-t-il ?
   *[no] { $seat }, quel navire attaquez-vous ?
}
jamaica-ask-ranged = { $seat }, le Flibustier ouvre-t-il le feu ?
jamaica-ask-powder = { $seat }, combien de poudre dépensez-vous contre { $victim } ?
    .note = En plus du dé : { $mine } pour { $seat }, { $theirs } en face.
jamaica-ask-answer = { $seat }, combien de poudre dépensez-vous pour riposter contre { $victim } ?
    .note = L’attaque est à { $theirs } ; en plus du dé, { $seat } a { $mine }.
jamaica-ask-sabre = { $crew ->
    [yes] { $face ->
        [star] { $seat }, Saran fait-il relancer l’étoile { DE($victim) } ?
       *[number] { $seat }, Saran fait-il relancer le { $face } { DE($victim) } ?
    }
   *[no] { $face ->
        [star] { $seat }, le Sabre fait-il relancer l’étoile { DE($victim) } ?
       *[number] { $seat }, le Sabre fait-il relancer le { $face } { DE($victim) } ?
    }
}
jamaica-ask-spoils = { $ghost ->
    [yes] { $seat }, que prend le Bateau fantôme chez { $victim } ?
   *[no] { $seat }, que prenez-vous chez { $victim } ?
}
jamaica-ask-give = { $seat }, quel trésor maudit envoyez-vous chez { $victim } ?
jamaica-ask-discard = { $seat }, quelle cale { DE($victim) } faites-vous vider ?
jamaica-ask-recruit = { $seat }, qui recrutez-vous à la taverne ?
jamaica-ask-lookout = { $seat }, la Vigie va-t-elle chercher un trésor ?
jamaica-ask-weasel = { $seat }, lequel de ces { $count } gardez-vous ?
jamaica-ask-ghost = { $seat }, quel sens choisissez-vous pour le Bateau fantôme ({ $steps }) ?
jamaica-ask-ghost-route = { $way ->
    [back] { $seat }, où s’arrête le Bateau fantôme, { $steps } en arrière ?
   *[ahead] { $seat }, où s’arrête le Bateau fantôme, { $steps } en avant ?
}

## Réponses

jamaica-do-dice = Matin { $morning }, soir { $evening }
jamaica-do-roll = Lancer les deux dés
jamaica-do-oracle = { $slot ->
    [morning] Matin { $value }, un jet pour le soir
   *[evening] Soir { $value }, un jet pour le matin
}
jamaica-do-card = { $morning }, puis { $evening }
jamaica-do-card-laid = La carte est posée face cachée
jamaica-do-sail = { $treasure ->
    [yes] { $ships ->
        [0] { $space } ({ $node }), { jamaica-price }, un trésor
       *[other] { $space } ({ $node }), { jamaica-price }, un trésor, un combat
    }
   *[no] { $ships ->
        [0] { $space } ({ $node }), { jamaica-price }
       *[other] { $space } ({ $node }), { jamaica-price }, un combat
    }
}
jamaica-do-stay = Rester à l’ancre : { $space } ({ $node })
jamaica-do-sail-ghost = { $treasure ->
    [yes] { $ships ->
        [0] { $space } ({ $node }), { jamaica-price } pour les autres, un trésor
       *[other] { $space } ({ $node }), { jamaica-price } pour les autres, un trésor, un combat
    }
   *[no] { $ships ->
        [0] { $space } ({ $node }), { jamaica-price } pour les autres
       *[other] { $space } ({ $node }), { jamaica-price } pour les autres, un combat
    }
}
jamaica-do-retreat = { $treasure ->
    [yes] { $ships ->
        [0] Reculer vers { $space } ({ $node }), { jamaica-price }, un trésor
       *[other] Reculer vers { $space } ({ $node }), { jamaica-price }, un trésor, un combat
    }
   *[no] { $ships ->
        [0] Reculer vers { $space } ({ $node }), { jamaica-price }
       *[other] Reculer vers { $space } ({ $node }), { jamaica-price }, un combat
    }
}
jamaica-do-ignore-back = Rester sur place
jamaica-do-sail-back = Reculer de { $steps }
jamaica-do-board-hold = Cale { $number }
    .note = Contenu actuel : { jamaica-goods }.
jamaica-do-sixth-hold = La 6e Cale
    .note = Cale { $number } ; contenu actuel : { jamaica-goods }.
jamaica-do-dump = Vider la cale { $number } : { jamaica-goods }
jamaica-do-pay = Pris dans les cales : { $parts }
    .note = Doublons { $gold }, nourriture { $food }, poudre { $powder }.
jamaica-do-merchant = Laisser payer les marchands
jamaica-do-no-merchant = Reculer
jamaica-do-attack = { $bonus ->
    [0] { $victim }, poudre { $powder }
   *[other] { $victim }, poudre { $powder } et { $bonus } au dé
}
jamaica-do-hold-fire = Ne pas tirer
jamaica-do-powder = { $count ->
    [0] Pas de poudre
   *[other] Poudre : { $count }
}
jamaica-do-sabre-keep = Laisser tel quel
jamaica-do-sabre-reroll = Relancer
jamaica-do-take-hold = Cale { $number } : { jamaica-goods }
jamaica-do-take-card = Prendre { $card }
jamaica-do-take-covered = { $count ->
    [one] Le trésor caché
   *[other] Un des { $count } trésors cachés, à l’aveugle
}
jamaica-do-give = Donner un trésor maudit
jamaica-do-give-card = Donner { $card }
jamaica-do-take-nothing = Rien
jamaica-do-discard = Cale { $number } : { jamaica-goods }
jamaica-do-recruit = { $cost ->
    [0] Recruter { $who }
    [one] Déplacer la bouteille pour un doublon et recruter { $who }
   *[other] Déplacer la bouteille pour { $cost } doublons et recruter { $who }
}
jamaica-do-recruit-nobody = Personne
jamaica-do-spy = Prendre ce trésor : { $space } ({ $node })
jamaica-do-not-spy = Laisser
jamaica-do-keep = Garder { $card }
jamaica-do-keep-covered = En garder un qui reste caché
jamaica-do-ghost-ahead = { $steps } en avant
jamaica-do-ghost-back = { $steps } en arrière

jamaica-group-space = Case
jamaica-group-pay = Payer
jamaica-group-hold = Cale
jamaica-group-treasure = Trésor
jamaica-group-give = Donner
jamaica-group-nothing = Rien
jamaica-group-powder = Poudre
jamaica-group-sabre = Relancer
jamaica-group-attack = Attaquer
jamaica-group-card = Carte
jamaica-group-dice = Dés
jamaica-group-oracle = Oracle
jamaica-group-back = Recul
jamaica-group-recruit = Recruter
jamaica-group-ghost = Bateau fantôme

## Pourquoi non

jamaica-barred-card = Cette carte n’est pas en main.
jamaica-barred-dice = Ce ne sont pas les dés qui ont été lancés.
jamaica-barred-oracle = L’Oracle fixe le matin ou le soir, à un nombre de 1 à 6.
jamaica-barred-route = Aucun déplacement de { $steps } ne s’arrête là.
jamaica-barred-retreat = On recule jusqu’à la première case que l’on peut payer, par le chemin de son choix, et pas plus loin.
jamaica-barred-split = Cela ne fait pas { $need }, pris dans des cales qui peuvent payer.
jamaica-barred-hold = On ne charge que dans une cale vide.
jamaica-barred-same = On ne vide jamais une cale pour la même marchandise ; celle-ci contient : { jamaica-goods }.
jamaica-barred-no-hold = Aucune cale n’est vide, et toutes contiennent déjà cette marchandise.
jamaica-barred-no-room = Aucune cale n’est vide, et toutes celles du vainqueur contiennent déjà cette marchandise.
jamaica-barred-empty = Il n’y a rien dans cette cale.
jamaica-barred-no-card = Ce trésor n’est pas visible là-bas.
jamaica-barred-no-covered = Il n’y a pas de trésor caché là-bas.
jamaica-barred-no-curse = Il n’y a pas de trésor maudit à donner.
jamaica-barred-ghost-gives = Le Bateau fantôme ne donne jamais rien.
jamaica-barred-ghost-full = Toutes les cales du Bateau fantôme sont pleines d’or.
jamaica-barred-powder = On peut dépenser de 0 à { $max } poudres.
jamaica-barred-not-here = Ce navire n’est pas sur la même case.
jamaica-barred-out-of-range = Les canons du Flibustier ne portent pas jusque-là.
jamaica-barred-no-lair = Aucun repaire avec un trésor n’est à une case de là.
jamaica-barred-not-looked = Cette carte n’est pas parmi celles qui ont été regardées.
jamaica-barred-rum = { $cost ->
    [one] Déplacer la bouteille jusque-là coûte un doublon.
   *[other] Déplacer la bouteille jusque-là coûte { $cost } doublons.
}
jamaica-barred-recruit = Ce personnage n’est pas visible à côté d’une case que la bouteille peut atteindre.

## Le journal

jamaica-starts = { $seat } est capitaine de la première manche.
jamaica-round = Manche { $round } : { $seat } est capitaine.
jamaica-told-dice = { $placed ->
        [yes] { $seat }, capitaine de la manche, lance les deux dés d’action et en pose un pour le matin, un pour le soir. Que montrent-ils ?
       *[no] { $seat }, capitaine de la manche, lance les deux dés d’action. Que montrent-ils ?
    }
jamaica-told-first-card = Chacun pose une carte face cachée. Puis retournez celle { DE($seat) } : laquelle est-ce ?
jamaica-told-other-die = { $seat } lance l’autre dé d’action. Que montre-t-il ?
jamaica-dice-rolled = { $seat } lance { $first } et { $second }.
jamaica-oracle = { $slot ->
    [morning] { $seat } laisse l’Oracle fixer le matin à { $value }.
   *[evening] { $seat } laisse l’Oracle fixer le soir à { $value }.
}
jamaica-dice-placed = { $seat } place { $morning } au matin et { $evening } au soir.
jamaica-chose = { $seat } a choisi sa carte.
jamaica-revealed = { $seat } retourne sa carte : { $morning }, puis { $evening }.
jamaica-drew = { $seat } pioche : { $morning }, puis { $evening }.
jamaica-reshuffled = { $seat } mélange sa défausse en une nouvelle pioche.
jamaica-mage = { $seat } fait échanger les dés par la Mage.
jamaica-sailed = { $way ->
    [ahead] { $seat } avance et s’arrête ici : { $space } ({ $node }).
    [back] { $seat } recule et s’arrête ici : { $space } ({ $node }).
   *[none] { $seat } reste à l’ancre : { $space } ({ $node }).
}
jamaica-ghost-sailed = { $way ->
    [ahead] Le Bateau fantôme avance et s’arrête ici : { $space } ({ $node }).
    [back] Le Bateau fantôme recule et s’arrête ici : { $space } ({ $node }).
   *[none] Le Bateau fantôme ne bouge pas : { $space } ({ $node }).
}
jamaica-sea-dog = { $seat } laisse le Loup de mer ignorer le recul et reste sur place.
jamaica-home = { $seat } rentre à Port Royal : c’est la dernière manche.
jamaica-loaded = { $kind ->
    [crew] { $seat } prend { $who } à bord.
   *[none] { $seat } charge { jamaica-goods }.
}
jamaica-dumped = { $kind ->
    [crew] { $seat } jette { $who } par-dessus bord.
   *[none] { $seat } vide une cale : { jamaica-goods }.
}
jamaica-load-ignored = { $seat } n’a pas de cale pour cela : { jamaica-goods }.
jamaica-paid = { $why ->
    [powder] { $seat } utilise { jamaica-goods } comme poudre.
    [rum] { $seat } paie pour déplacer la bouteille : { jamaica-goods }.
   *[price] { $seat } paie { jamaica-goods }.
}
jamaica-shortage = { $kind ->
    [gold] { $paid ->
        [0] { $seat } ne peut pas payer { $cost ->
            [one] un doublon
           *[other] { $cost } doublons
        }.
       *[other] { $seat } ne peut pas payer { $cost ->
            [one] un doublon
           *[other] { $cost } doublons
        } et en abandonne { $paid }.
    }
   *[food] { $paid ->
        [0] { $seat } ne peut pas payer { $cost ->
            [one] une nourriture
           *[other] { $cost } nourritures
        }.
       *[other] { $seat } ne peut pas payer { $cost ->
            [one] une nourriture
           *[other] { $cost } nourritures
        } et en abandonne { $paid }.
    }
}
jamaica-retreat = { $seat } recule vers { $space } ({ $node }).
jamaica-combat = { $ranged ->
    [yes] Attaque à distance : { $seat } contre { $victim }.
   *[no] Combat : { $seat } contre { $victim }.
}
jamaica-told-combat = { $how ->
    [again] { $seat } relance le dé de combat contre { $other }. Que montre-t-il ?
    [ghost] { $seat } lance le dé de combat pour le Bateau fantôme, contre { $other }. Que montre-t-il ?
    [attack] { $seat } attaque { $other } et lance le dé de combat. Que montre-t-il ?
   *[defend] { $seat } lance le dé de combat pour se défendre contre { $other }. Que montre-t-il ?
}
jamaica-rolled = { $again ->
    [yes] { $face ->
        [star] Nouveau jet pour { $seat } : l’étoile.
       *[other] Nouveau jet pour { $seat } : { $face }.
    }
   *[no] { $face ->
        [star] { $seat } obtient l’étoile.
       *[other] { $seat } obtient un { $face }.
    }
}
jamaica-combat-won = { $how ->
    [star] L’étoile l’emporte : { $seat } bat { $victim }.
    [strategist] Le Stratège l’emporte : { $seat } bat { $victim }.
   *[firepower] { $seat } bat { $victim }, { $mine } à { $theirs }.
}
jamaica-combat-tie = Égalité, { $both } partout : il ne se passe rien.
jamaica-no-spoils = { $seat } ne prend rien.
jamaica-stole-hold = { $seat } prend { jamaica-goods } chez { $victim }.
jamaica-stole-up = { $seat } prend { $card } chez { $victim }.
jamaica-stole-covered = { $seat } prend un trésor caché chez { $victim }.
jamaica-gave = { $seat } donne un trésor maudit : il va chez { $victim }.
jamaica-discarded = { $seat } fait vider une cale { DE($victim) } : { jamaica-goods }.
jamaica-lair = { $seat } prend le trésor : { $space } ({ $node }).
jamaica-treasure-seen = { $seat } trouve { $card }.
jamaica-treasure-up = { $seat } pose { $card } face visible.
jamaica-treasure-passed = Désormais chez { $seat } : { $card }.
jamaica-powder = { $count ->
    [0] { $seat } n’ajoute pas de poudre.
    [one] { $seat } dépense { $count } poudre.
   *[other] { $seat } dépense { $count } poudres.
}
jamaica-looks = { $seat } fait regarder { $count ->
    [one] un trésor
   *[other] { $count } trésors
} à la Fouine.
jamaica-kept = { $seat } en garde un.
jamaica-bottle = { $seat } déplace la bouteille.
jamaica-turn = Un nouveau tour commence.
jamaica-turned-up = À la taverne : { $who }.
jamaica-recruited = { $seat } recrute { $who }.
jamaica-calypso = Calypso réveille les trois amulettes : { $seat } gagne aussitôt.
jamaica-uncovered = { $seat } retourne : { $cards }.
jamaica-over = { $count ->
    [one] { $winners } gagne avec { $total ->
        [one] { $total } point
       *[other] { $total } points
    }.
   *[other] { $winners } partagent la victoire, à { $total ->
        [one] { $total } point
       *[other] { $total } points
    }.
}

## Le décompte

jamaica-line-space = { $home ->
    [yes] Arrivée à Port Royal
   *[no] Dernière case
}
jamaica-line-gold = Or dans les cales : { $count }
jamaica-line-riches = { $count ->
    [one] Un trésor
   *[other] { $count } trésors
}
jamaica-line-cursed = { $count ->
    [one] Un trésor maudit
   *[other] { $count } trésors maudits
}
jamaica-line-diamond = Le Youkounkoun
jamaica-line-character = À bord : { $who }
jamaica-line-shipowner = { $count ->
    [one] L’Armateur, pour un personnage
   *[other] L’Armateur, pour { $count } personnages
}
jamaica-line-bishop = { $count ->
    [0] L’Évêque, sans jeton
    [one] L’Évêque, pour un jeton
   *[other] L’Évêque, pour { $count } jetons
}
jamaica-line-calypso = Calypso et les trois amulettes : la victoire, quels que soient les points
jamaica-line-tie = Totaux égaux : la place dans la course décide
    .short = { $ahead ->
        [yes] plus avancé
        [no] moins avancé
       *[level] aussi loin
    }

## Options de la partie

jamaica-option-crew = The Crew
    .note = Vingt personnages attendent dans les tavernes des ports, chacun avec son pouvoir, et d’autres trésors dorment dans les repaires.
jamaica-option-reveal = Révéler les cartes
    .note = L’une après l’autre, chacune à son tour, ou toutes ensemble une fois le choix fait.
jamaica-option-reveal-sequential = Chacune à son tour
jamaica-option-reveal-simultaneous = Toutes ensemble
jamaica-option-merchants_in_combat = Les marchands au combat
    .note = Avec The Crew : ce qu’un marchand fait passer pour de la poudre peut être dépensé au combat.
jamaica-option-ghost_powers = Le fantôme use de son butin
    .note = À deux joueurs : les trésors visibles volés par le Bateau fantôme agissent pour lui.
jamaica-option-round_cap = Durée maximale
    .note = Après ce nombre de manches, la partie s’arrête et l’on compte ce qu’il y a.
jamaica-option-round_cap-30 = 30 manches
jamaica-option-round_cap-60 = 60 manches
jamaica-option-round_cap-90 = 90 manches
jamaica-option-start = Premier capitaine
    .note = Tiré au sort, ou la place marquée.
jamaica-option-start-drawn = Tiré au sort
jamaica-option-crew_values = Valeurs des personnages
    .note = Les valeurs maison de Flibuste, ou celles de ses propres tuiles, à saisir.
jamaica-option-crew_values-house = Valeurs maison
jamaica-option-crew_values-own = Celles de ma boîte

## La feuille de score

jamaica-sheet-option-crew = { jamaica-option-crew }
jamaica-sheet-section-race = La course
jamaica-sheet-section-gold = L’or
jamaica-sheet-section-treasures = Les trésors
jamaica-sheet-section-crew = The Crew
jamaica-sheet-section-tie = En cas d’égalité
jamaica-sheet-space-15 = 15 (Port Royal)
jamaica-sheet-space--5 = −5 (en mer)
jamaica-sheet-space = Dernière case
    .note = Le nombre de la case : −5, de 2 à 10, ou 15 à Port Royal.
jamaica-sheet-gold = Or dans toutes les cales
jamaica-sheet-riches-3 = Trésors de 3
jamaica-sheet-riches-4 = Trésors de 4
jamaica-sheet-riches-5 = Trésors de 5
jamaica-sheet-riches-6 = Trésors de 6
jamaica-sheet-riches-7 = Trésors de 7
jamaica-sheet-curse-2 = Trésor maudit de 2
jamaica-sheet-curse-3 = Trésor maudit de 3
jamaica-sheet-curse-4 = Trésor maudit de 4
jamaica-sheet-other = Autres trésors, au total
jamaica-sheet-diamond = Le Youkounkoun
jamaica-sheet-tokens = Jetons trésor ramassés
jamaica-sheet-people = Personnages à bord
jamaica-sheet-calypso = Victoire par Calypso
jamaica-sheet-race = Place dans la course
    .note = Seulement si des totaux égaux sont à −5 : 1 est le plus avancé.
jamaica-sheet-section-values = Valeurs des personnages
    .note = Dix-neuf sur vingt sont des valeurs maison ; à régler selon les tuiles de la boîte.
jamaica-sheet-no-space = { $who } : la dernière case manque, et compte 0.
jamaica-sheet-nobody-home = Personne n’est à Port Royal. La partie ne finit que lorsqu’un navire y rentre : à vérifier.
jamaica-sheet-too-many-cards = { $count } trésors sur la feuille, mais { $max } seulement sont en jeu. À recompter.
jamaica-sheet-card-twice = { $count } trésors de cette valeur sur la feuille, mais la boîte n’en a que { $max }.
jamaica-sheet-too-many-tokens = { $count } jetons sur la feuille, mais il n’y en a que { $max }.
jamaica-sheet-too-many-people = { $seat } : { $count } personnages, mais seulement { $max } cales. À recompter.
jamaica-sheet-person-twice = Ce personnage est { $count } fois sur la feuille, mais une seule fois dans la boîte.
jamaica-sheet-ask-calypso = { $seat } a Calypso et les trois amulettes : n’était-ce pas une victoire immédiate ?
jamaica-sheet-no-calypso = { $seat } ne gagne par Calypso qu’avec Calypso et les trois amulettes. Ce n’est pas compté.
jamaica-sheet-calypso-twice = Une seule personne peut gagner par Calypso. Retirer la marque aux autres.

jamaica-sheet-crew-sir_beth = { jamaica-character-sir_beth }
jamaica-sheet-crew-saran = { jamaica-character-saran }
jamaica-sheet-crew-buccaneer = { jamaica-character-buccaneer }
jamaica-sheet-crew-strategist = { jamaica-character-strategist }
jamaica-sheet-crew-shipowner = { jamaica-character-shipowner }
jamaica-sheet-crew-weasel = { jamaica-character-weasel }
jamaica-sheet-crew-king = { jamaica-character-king }
jamaica-sheet-crew-bishop = { jamaica-character-bishop }
jamaica-sheet-crew-cartographer = { jamaica-character-cartographer }
jamaica-sheet-crew-sea_dog = { jamaica-character-sea_dog }
jamaica-sheet-crew-anchorman = { jamaica-character-anchorman }
jamaica-sheet-crew-navigator = { jamaica-character-navigator }
jamaica-sheet-crew-merchant_venetian = { jamaica-character-merchant_venetian }
jamaica-sheet-crew-merchant_prussian = { jamaica-character-merchant_prussian }
jamaica-sheet-crew-merchant_helvetian = { jamaica-character-merchant_helvetian }
jamaica-sheet-crew-cooper = { jamaica-character-cooper }
jamaica-sheet-crew-calypso = { jamaica-character-calypso }
jamaica-sheet-crew-mage = { jamaica-character-mage }
jamaica-sheet-crew-oracle = { jamaica-character-oracle }
jamaica-sheet-crew-lookout = { jamaica-character-lookout }
jamaica-sheet-sir_beth-top = { jamaica-character-sir_beth }, à l’arrivée
jamaica-sheet-sir_beth-bottom = { jamaica-character-sir_beth }, ailleurs
jamaica-sheet-saran-top = { jamaica-character-saran }, à l’arrivée
jamaica-sheet-saran-bottom = { jamaica-character-saran }, ailleurs
jamaica-sheet-buccaneer-top = { jamaica-character-buccaneer }, à l’arrivée
jamaica-sheet-buccaneer-bottom = { jamaica-character-buccaneer }, ailleurs
jamaica-sheet-strategist-top = { jamaica-character-strategist }, à l’arrivée
jamaica-sheet-strategist-bottom = { jamaica-character-strategist }, ailleurs
jamaica-sheet-shipowner-top = { jamaica-character-shipowner }, à l’arrivée
jamaica-sheet-shipowner-bottom = { jamaica-character-shipowner }, ailleurs
jamaica-sheet-weasel-top = { jamaica-character-weasel }, à l’arrivée
jamaica-sheet-weasel-bottom = { jamaica-character-weasel }, ailleurs
jamaica-sheet-king-top = { jamaica-character-king }, à l’arrivée
jamaica-sheet-king-bottom = { jamaica-character-king }, ailleurs
jamaica-sheet-bishop-top = { jamaica-character-bishop }, à l’arrivée
jamaica-sheet-bishop-bottom = { jamaica-character-bishop }, ailleurs
jamaica-sheet-cartographer-top = { jamaica-character-cartographer }, à l’arrivée
jamaica-sheet-cartographer-bottom = { jamaica-character-cartographer }, ailleurs
jamaica-sheet-sea_dog-top = { jamaica-character-sea_dog }, à l’arrivée
jamaica-sheet-sea_dog-bottom = { jamaica-character-sea_dog }, ailleurs
jamaica-sheet-anchorman-top = { jamaica-character-anchorman }, à l’arrivée
jamaica-sheet-anchorman-bottom = { jamaica-character-anchorman }, ailleurs
jamaica-sheet-navigator-top = { jamaica-character-navigator }, à l’arrivée
jamaica-sheet-navigator-bottom = { jamaica-character-navigator }, ailleurs
jamaica-sheet-merchant_venetian-top = { jamaica-character-merchant_venetian }, à l’arrivée
jamaica-sheet-merchant_venetian-bottom = { jamaica-character-merchant_venetian }, ailleurs
jamaica-sheet-merchant_prussian-top = { jamaica-character-merchant_prussian }, à l’arrivée
jamaica-sheet-merchant_prussian-bottom = { jamaica-character-merchant_prussian }, ailleurs
jamaica-sheet-merchant_helvetian-top = { jamaica-character-merchant_helvetian }, à l’arrivée
jamaica-sheet-merchant_helvetian-bottom = { jamaica-character-merchant_helvetian }, ailleurs
jamaica-sheet-cooper-top = { jamaica-character-cooper }, à l’arrivée
jamaica-sheet-cooper-bottom = { jamaica-character-cooper }, ailleurs
jamaica-sheet-calypso-top = { jamaica-character-calypso }, à l’arrivée
jamaica-sheet-calypso-bottom = { jamaica-character-calypso }, ailleurs
jamaica-sheet-mage-top = { jamaica-character-mage }, à l’arrivée
jamaica-sheet-mage-bottom = { jamaica-character-mage }, ailleurs
jamaica-sheet-oracle-top = { jamaica-character-oracle }, à l’arrivée
jamaica-sheet-oracle-bottom = { jamaica-character-oracle }, ailleurs
jamaica-sheet-lookout-top = { jamaica-character-lookout }, à l’arrivée
jamaica-sheet-lookout-bottom = { jamaica-character-lookout }, ailleurs
