# Buccaneer : ce que dit le moteur. Le journal nomme les gens (« Mary pose ... ») ; seule une question s’adresse à quelqu’un.
# Un nom propre ne suit jamais « de » ni « que » (d’Anne, qu’Anne) : dire « chez », « contre », « que commande ».

buccaneer-title = Buccaneer
buccaneer-tagline = On ne reste jamais capitaine longtemps
buccaneer-description = Empiler les pirates, aborder les navires marchands, payer l’équipage et garder le reste. Mieux vaut se rappeler qui est sous qui.

## Navires (noms maison ; l’article fait partie du nom)

buccaneer-ship-BUC-S01 = Le Sardinier
buccaneer-ship-BUC-S02 = Le Lougre du port
buccaneer-ship-BUC-S03 = Le Cotre caboteur
buccaneer-ship-BUC-S04 = Le Ketch saunier
buccaneer-ship-BUC-S05 = La Pinasse à vin
buccaneer-ship-BUC-S06 = Le Sloop du fisc
buccaneer-ship-BUC-S07 = Le Brick du curé
buccaneer-ship-BUC-S08 = La Barque du fort
buccaneer-ship-BUC-S09 = La Goélette à sucre
buccaneer-ship-BUC-S10 = La Flûte armée
buccaneer-ship-BUC-S11 = Le Gouverneur
buccaneer-ship-BUC-S12 = La Flûte des Indes
buccaneer-ship-BUC-S13 = Le Galion royal
buccaneer-ship-BUC-S14 = Le Galion épiscopal
buccaneer-ship-BUC-S15 = Le Galion au trésor
buccaneer-ship-own = Le Sans-Nom

## Trésors

buccaneer-treasure-chest = coffre
    .the = le coffre
buccaneer-treasure-barrel = tonneau
    .the = le tonneau
buccaneer-treasure-candlestick = chandelier
    .the = le chandelier
buccaneer-treasure-sabre = sabre
    .the = le sabre
buccaneer-treasures-chest = { $count ->
    [one] coffre
   *[other] coffres
}
buccaneer-treasures-barrel = { $count ->
    [one] tonneau
   *[other] tonneaux
}
buccaneer-treasures-candlestick = { $count ->
    [one] chandelier
   *[other] chandeliers
}
buccaneer-treasures-sabre = { $count ->
    [one] sabre
   *[other] sabres
}
buccaneer-ducats = { $count ->
    [one] { $count } ducat
   *[other] { $count } ducats
}

## Pirates

buccaneer-pirate-2 = Mousse
buccaneer-pirate-3 = Matelot
buccaneer-pirate-4 = Canonnier
buccaneer-pirate-5 = Patron
buccaneer-pirate-q = Inconnu
    .note = Les gages de l’Inconnu sont inscrits sur le navire abordé.
buccaneer-pirate-covered = couvert
buccaneer-value-2 = 2
buccaneer-value-3 = 3
buccaneer-value-4 = 4
buccaneer-value-5 = 5
buccaneer-value-q = point d’interrogation
buccaneer-role-captain = capitaine
buccaneer-role-second = second

## Questions

buccaneer-ask-reveal = { $seat }, retournez les trois premiers navires.
buccaneer-ask-action = { $seat }, que jouez-vous ?
buccaneer-ask-crew-of = { $height ->
    [one] Où va ce pirate ?
   *[other] Où va cet équipage de { $height } ?
}
buccaneer-ask-mutiny = { $seat }, lancez-vous une mutinerie contre { $captain } ?
    .note = { $mine } des { $height } pirates de cet équipage sont à { $seat }. { $captain } choisit le navire et reste capitaine.
buccaneer-ask-which-crew = { $seat }, lequel des équipages mutinés part à l’abordage ?
buccaneer-ask-ship = { $seat }, quel navire abordez-vous ?
buccaneer-ask-treasure = { $seat }, quel trésor prenez-vous sur { $ship } ?

## Réponses

buccaneer-do-capture = { $mover_height ->
    [one] { $target_height ->
        [one] Poser le { $mover } chez { $target_owner }, sur le { $target } : { $height } en tout
       *[other] Poser le { $mover } chez { $target_owner }, sur l’équipage de { $target_height } mené par un { $target } : { $height } en tout
    }
   *[other] { $target_height ->
        [one] Poser l’équipage de { $mover_height } mené par un { $mover } chez { $target_owner }, sur le { $target } : { $height } en tout
       *[other] Poser l’équipage de { $mover_height } mené par un { $mover } chez { $target_owner }, sur celui de { $target_height } mené par un { $target } : { $height } en tout
    }
}
buccaneer-do-board = { $loot ->
    [one] Aborder { $ship } à { $height }, un { $mover } en tête : { $loot } ducat
   *[other] Aborder { $ship } à { $height }, un { $mover } en tête : { $loot } ducats
}
buccaneer-do-reveal = Retourner trois navires
buccaneer-do-call = Lancer la mutinerie
buccaneer-do-not-call = Laisser faire
buccaneer-do-crew = L’équipage de { $height }
buccaneer-do-treasure = { $kind ->
    [chest] Le coffre
    [barrel] Le tonneau
    [candlestick] Le chandelier
   *[sabre] Le sabre
}

buccaneer-group-capture = Poser sur
buccaneer-group-board = Aborder
buccaneer-group-mutiny = Mutinerie
buccaneer-group-crew = Équipage
buccaneer-group-treasure = Trésor

## Pourquoi non

buccaneer-barred-height = { $theirs } chez { $owner } et { $mine } ici font { $height } ; un équipage compte { $max } pirates au plus.
buccaneer-barred-small = { $ship } : il faut { $needed } pirates, cet équipage n’en compte que { $height }.
buccaneer-barred-single = Un pirate tout seul n’est pas un équipage : il ne peut pas aborder.
buccaneer-barred-own = On ne pose jamais l’un sur l’autre deux piles du même capitaine.
buccaneer-barred-not-yours = Seul compte le pirate du dessus : cette pile est à quelqu’un d’autre.
buccaneer-barred-no-such-unit = Il n’y a pas de tel pirate ni de tel équipage sur la table.
buccaneer-barred-no-such-ship = Ce navire n’est pas en rade.
buccaneer-barred-not-called = Aucune mutinerie n’a été lancée dans cet équipage.
buccaneer-barred-not-shown = Le navire ne porte pas ce trésor, ou la réserve n’en a plus.

## Le journal

buccaneer-starts = { $seat } ouvre la partie.
buccaneer-read = { $ship } entre en rade.
buccaneer-ships = Trois navires entrent en rade : { $ships }.
buccaneer-turn = Un nouveau tour commence.
buccaneer-skipped = { $seat } n’est au sommet d’aucune pile et passe son tour.
buccaneer-passed = { $seat } ne peut rien jouer et passe.
buccaneer-captured = { $mine ->
    [one] { $theirs ->
        [one] { $seat } pose un pirate sur un autre, chez { $victim }, et en commande { $height }.
       *[other] { $seat } pose un pirate chez { $victim }, sur un équipage de { $theirs }, et commande { $height } pirates.
    }
   *[other] { $theirs ->
        [one] { $seat } pose un équipage de { $mine } chez { $victim }, sur un pirate seul, et commande { $height } pirates.
       *[other] { $seat } pose un équipage de { $mine } chez { $victim }, sur un équipage de { $theirs }, et commande { $height } pirates.
    }
}
buccaneer-mutiny-called = { $seat } lance une mutinerie contre { $captain }, dans un équipage de { $height }.
buccaneer-mutiny-declined = { $seat } laisse { $captain } en paix.
buccaneer-mutiny-crew = { $captain } cède à la mutinerie de l’équipage de { $height }.
buccaneer-boarded = { $forced ->
    [yes] La mutinerie l’exige : { $seat } aborde { $ship } avec un équipage de { $height }.
   *[no] { $seat } aborde { $ship } avec un équipage de { $height }.
}
buccaneer-treasure = { $role ->
    [second] { $kind ->
        [chest] Le trésor du second, le coffre, va à { $seat }.
        [barrel] Le trésor du second, le tonneau, va à { $seat }.
        [candlestick] Le trésor du second, le chandelier, va à { $seat }.
       *[sabre] Le trésor du second, le sabre, va à { $seat }.
    }
   *[captain] { $kind ->
        [chest] { $seat } prend le coffre.
        [barrel] { $seat } prend le tonneau.
        [candlestick] { $seat } prend le chandelier.
       *[sabre] { $seat } prend le sabre.
    }
}
buccaneer-no-treasure = La réserve n’a plus de trésor pour ce navire.
buccaneer-uncovered = L’équipage est découvert.
buccaneer-wages = { $pieces ->
    [one] { $seat } touche { $amount } pour un pirate.
   *[other] { $seat } touche { $amount } pour { $pieces } pirates.
}
buccaneer-rest = { $rest ->
    [0] Butin { $loot }, gages { $wages } : il ne reste rien pour { $seat }.
   *[other] Butin { $loot }, gages { $wages } : { $seat } garde { $rest }.
}
buccaneer-shortage = { $reserve ->
    [0] Butin { $loot }, gages { $wages } : { $seat } paie { $paid } de sa bourse.
   *[other] { $paid ->
        [0] Butin { $loot }, gages { $wages } : { $seat } n’a plus rien, la réserve paie { $reserve }.
       *[other] Butin { $loot }, gages { $wages } : { $seat } vide sa bourse ({ $paid }), la réserve ajoute { $reserve }.
    }
}
buccaneer-home = Les pirates rentrent chez eux.
buccaneer-stalemate = Personne ne peut jouer : tous les équipages se séparent et les pirates rentrent sans gages.
buccaneer-stalemate-end = Personne ne peut jouer : la partie s’arrête là.
buccaneer-over = { $count ->
    [one] { $winners } l’emporte avec { $total ->
        [one] { $total } ducat
       *[other] { $total } ducats
    }.
   *[other] { $winners } se partagent la victoire avec { $total ->
        [one] { $total } ducat
       *[other] { $total } ducats
    }.
}

## Le décompte

buccaneer-line-ducats = Ducats en bourse
buccaneer-line-treasure = { $kind ->
    [chest] { $why ->
        [majority] Coffres : majorité avec { $count }
        [shared] Coffres : { $count } chacun, { $value } à partager en { $sharers }
        [tokens] { $count ->
            [one] Coffres : un seul, vaut 1
           *[other] Coffres : { $count }, 1 pour chacun
        }
       *[none] Coffres : aucun
    }
    [barrel] { $why ->
        [majority] Tonneaux : majorité avec { $count }
        [shared] Tonneaux : { $count } chacun, { $value } à partager en { $sharers }
        [tokens] { $count ->
            [one] Tonneaux : un seul, vaut 1
           *[other] Tonneaux : { $count }, 1 pour chacun
        }
       *[none] Tonneaux : aucun
    }
    [candlestick] { $why ->
        [majority] Chandeliers : majorité avec { $count }
        [shared] Chandeliers : { $count } chacun, { $value } à partager en { $sharers }
        [tokens] { $count ->
            [one] Chandeliers : un seul, vaut 1
           *[other] Chandeliers : { $count }, 1 pour chacun
        }
       *[none] Chandeliers : aucun
    }
   *[sabre] { $why ->
        [majority] Sabres : majorité avec { $count }
        [shared] Sabres : { $count } chacun, { $value } à partager en { $sharers }
        [tokens] { $count ->
            [one] Sabres : un seul, vaut 1
           *[other] Sabres : { $count }, 1 pour chacun
        }
       *[none] Sabres : aucun
    }
}

buccaneer-line-shared = Totaux égaux en tête : la victoire est partagée
buccaneer-line-tie = { $count ->
    [0] Égalité : aucun trésor pour trancher
    [one] Égalité tranchée par les trésors : un seul
   *[other] Égalité tranchée par les trésors : { $count }
}
    .short = { $count ->
        [one] { $count } trésor
       *[other] { $count } trésors
    }

## Options de la partie

buccaneer-option-open_crews = Équipages ouverts
    .note = Tout le monde voit les gages des pirates couverts, et les comptes avant un abordage. Pour une première partie et pour les jeunes capitaines.
buccaneer-option-closed_purses = Bourses fermées
    .note = On ne voit que ses propres ducats. Les trésors restent visibles.
buccaneer-option-deck = Navires
    .note = La flotte maison de Flibuste, ou les cartes de sa propre boîte, à saisir.
buccaneer-option-deck-house = Flotte maison
buccaneer-option-deck-own = Celles de ma boîte
buccaneer-option-stalemate = Quand personne ne peut jouer
    .note = D’ordinaire, les équipages se séparent sans gages et la partie continue. Une deuxième fois sans navire pris entre-temps, elle s’arrête.
buccaneer-option-stalemate-reset = On se sépare
buccaneer-option-stalemate-end = La partie s’arrête
buccaneer-option-tie_break = En cas d’égalité
    .note = Partager la victoire, ou laisser décider le plus grand nombre de trésors.
buccaneer-option-tie_break-shared = Victoire partagée
buccaneer-option-tie_break-tokens = Le plus de trésors
buccaneer-option-groups = Durée
    .note = Les navires viennent par groupes de trois. Moins de groupes, partie plus courte ; les cartes en trop sortent sans être vues.
buccaneer-option-groups-2 = 6 navires
buccaneer-option-groups-3 = 9 navires
buccaneer-option-groups-4 = 12 navires
buccaneer-option-groups-5 = 15 navires
buccaneer-option-start = Premier tour
    .note = La règle fait commencer la personne la plus âgée. Marquer sa place, ou laisser faire le sort.
buccaneer-option-start-drawn = Tiré au sort

## La feuille de score

buccaneer-sheet-option-tie_break = { buccaneer-option-tie_break }
buccaneer-sheet-option-tie_break-shared = { buccaneer-option-tie_break-shared }
buccaneer-sheet-option-tie_break-tokens = { buccaneer-option-tie_break-tokens }
buccaneer-sheet-section-purse = Bourse
buccaneer-sheet-section-treasures = Trésors
buccaneer-sheet-coins-differ = { $seat } : { $count } ducats notés, mais les pièces en font { $coins }. Ce sont les pièces qui comptent ; laisser vide l’un des deux.
buccaneer-sheet-ducats = Ducats
buccaneer-sheet-chest = Coffres
buccaneer-sheet-barrel = Tonneaux
buccaneer-sheet-candlestick = Chandeliers
buccaneer-sheet-sabre = Sabres
buccaneer-sheet-coin-1 = Pièces de 1
buccaneer-sheet-coin-5 = Pièces de 5
buccaneer-sheet-coin-10 = Pièces de 10
buccaneer-sheet-section-values = Valeur des majorités
    .note = À régler d’après la boîte.
buccaneer-sheet-too-many = { $kind ->
    [chest] { $count } coffres sur la feuille, mais la boîte n’en a que { $max }. À recompter.
    [barrel] { $count } tonneaux sur la feuille, mais la boîte n’en a que { $max }. À recompter.
    [candlestick] { $count } chandeliers sur la feuille, mais la boîte n’en a que { $max }. À recompter.
   *[sabre] { $count } sabres sur la feuille, mais la boîte n’en a que { $max }. À recompter.
}
buccaneer-sheet-too-few = { $kind ->
    [chest] Coffres sur la feuille : { $count } sur { $max }. C’est possible, s’il en est resté dans la réserve.
    [barrel] Tonneaux sur la feuille : { $count } sur { $max }. C’est possible, s’il en est resté dans la réserve.
    [candlestick] Chandeliers sur la feuille : { $count } sur { $max }. C’est possible, s’il en est resté dans la réserve.
   *[sabre] Sabres sur la feuille : { $count } sur { $max }. C’est possible, s’il en est resté dans la réserve.
}
buccaneer-sheet-too-rich = { $count } ducats sur la feuille, mais la boîte n’en a que { $max }. À recompter, sauf s’il a fallu noter des sommes sur papier.
buccaneer-sheet-too-many-coins = { $count } pièces de { $coin } sur la feuille, mais la boîte n’en a que { $max }. À recompter.

## Positions impossibles

buccaneer-position-BUC-INV-01 = Chaque place a cinq pirates (2, 3, 4, 5 et un Inconnu), chacun à un seul endroit.
buccaneer-position-BUC-INV-02 = Une pile compte de un à neuf pirates.
buccaneer-position-BUC-INV-03 = Dans un équipage, capitaine et second ne sont jamais de la même couleur.
buccaneer-position-BUC-INV-04 = Il y a six trésors de chaque sorte, réserve comprise.
buccaneer-position-BUC-INV-05 = Navires en rade, dans la pioche et pris doivent faire le compte de la pioche choisie, et la pioche descend de trois en trois.
buccaneer-position-BUC-INV-06 = Une bourse ne descend jamais sous zéro.
buccaneer-position-BUC-INV-07 = Avec les navires maison, chaque abordage coûte au moins un ducat de gages.
buccaneer-position-BUC-INV-08 = Un tour comporte au plus une prise ou un abordage.
buccaneer-position-BUC-SET-01 = Il faut de trois à cinq places, chacune avec sa propre couleur.
