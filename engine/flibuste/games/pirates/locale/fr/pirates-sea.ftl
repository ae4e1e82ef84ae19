# Pirates : ordres, routes, terrain, contacts, abordages, mouillages, explorations, et l’ordre d’un tour.

## Le tour

pirates-turn = Manche { $round } : à { $seat } de jouer.
pirates-ask-order = { $seat } : et maintenant ?
pirates-do-pass = Finir le tour
pirates-left-ships = { $n ->
    [one] { $ships } peut encore agir
   *[other] { $ships } peuvent encore agir
}
pirates-left-others = { $n ->
    [one] Il reste 1 action
   *[other] Il reste { $n } actions
}
pirates-passed = { $seat } finit son tour.
pirates-over = { $rule ->
    [CSG-END-02] { $best } a { $gold } des { $all } points d’or : plus de la moitié.
    [CSG-END-06] Il ne reste plus de trésor à ramener : la partie est finie.
    [CSG-END-07] { $seat } n’a plus de navire qui puisse naviguer : la partie est finie.
    [CSG-END-05] Plus personne n’agit, ou la dernière manche est jouée : la partie est finie.
    [CSG-MUL-03] La pièce marquée est rentrée ou perdue, ou trop peu de joueurs ont encore un navire : la partie est finie.
    [CSG-MUL-08] Plus personne n’agit, ou la dernière manche est jouée : la partie est finie.
    [CSG-VAR-08] La partie est finie : un joueur n’a plus de navire en état de combattre.
   *[other] La partie est finie.
}
pirates-end-marked = { $ship } porte la dernière pièce des îles, et avec elle le marqueur de fin.
pirates-marker-home = { $seat } rapporte la pièce marquée.
pirates-ask-mode = { $seat } : quel état pour { $ship } ce tour ?
pirates-do-change-mode = { $kind ->
    [dive] { $back ->
        [yes] { $ship } : faire surface
       *[no] { $ship } : plonger
    }
   *[fade] { $back ->
        [yes] { $ship } : reprendre corps
       *[no] { $ship } : se rendre intangible
    }
}
pirates-do-keep-mode = { $kind ->
    [dive] { $back ->
        [yes] { $ship } : rester en plongée
       *[no] { $ship } : rester en surface
    }
   *[fade] { $back ->
        [yes] { $ship } : rester intangible
       *[no] { $ship } : garder corps
    }
}
pirates-changed-mode = { $kind ->
    [dive] { $back ->
        [yes] { $ship } fait surface.
       *[no] { $ship } plonge.
    }
   *[fade] { $back ->
        [yes] { $ship } reprend corps.
       *[no] { $ship } se rend intangible.
    }
}
pirates-feared = { $how ->
    [silenced] La peur saisit { $ship } : aucune capacité ce tour.
   *[slowed] La peur saisit { $ship } : mouvement de base S au prochain tour.
}

## Les routes

pirates-do-sail = { $why ->
    [docks] { $ship } : cap sur l’île { $at }
    [touches] { $ship } : cap sur { $at }
   *[way] { $ship } : faire route
}
pirates-do-course = Tracer une route
pirates-do-about = { $ship } : virer au { $heading }°
pirates-do-about-to = Virer à un cap
pirates-do-steered = { $ship } : faire route, barré par le joueur de gauche
pirates-do-fly = { $ship } : voler
pirates-do-fly-to = Voler quelque part
pirates-ask-course = { $seat } : quelle route pour { $ship } ?
pirates-do-free-sail = { $ship } : faire route
pirates-do-free-stay = { $ship } : rester
pirates-do-free-course = Tracer une route
pirates-acts = { $ship } agit.
pirates-explores-hold = { $ship } fouille la cale du navire « { $other } ».
pirates-sails = { $ship } met à la voile.
pirates-sailed = { $ship } avance.
pirates-came-about = { $ship } vire de bord.
pirates-flew = { $ship } s’envole et se pose.
pirates-stuck = { $ship } reste sur place.
pirates-pushed = { $ship } est poussé au loin.
pirates-ask-pivot = { $seat } : { $ship } pivote ?
pirates-do-swing = { $sense ->
    [clockwise] Pivoter vers la droite jusqu’au { $heading }°
   *[anticlockwise] Pivoter vers la gauche jusqu’au { $heading }°
}
pirates-do-swing-to = Pivoter vers un cap
pirates-do-hold-heading = Garder le cap
pirates-swung = { $ship } pivote.

## Le terrain

pirates-lost = { $ship } se perd dans le brouillard.
pirates-do-emerge = { $ship } : sortir du brouillard
pirates-ask-leave = { $seat } : à quel cap sort { $ship } ?
pirates-do-leave = Cap { $heading }°
pirates-do-leave-by = Choisir le cap de sortie
pirates-do-stay = Il n’y a pas d’issue
pirates-came-out = { $ship } en sort.
pirates-entangled = Les algues retiennent { $ship }.
pirates-takes-effect = { $ship } : { $item } prend effet.
pirates-spell-over = Ce qui pesait sur { $ship } prend fin.
pirates-cleared = { $ship } se dégage des algues.
pirates-wind-rises = Le vent se lève à nouveau.
pirates-masts-stand = { $n ->
    [one] Un mât reste debout sur { $ship }.
   *[other] { $n } mâts restent debout sur { $ship }.
}
pirates-tile-rolled = { $kind ->
    [reef] Pour ce tour, le récif vaut { $n }.
   *[sargasso] Pour ce tour, la mer des Sargasses vaut { $n }.
}
pirates-do-clear = { $ship } : se dégager des algues
pirates-aground = { $ship } s’échoue : ce n’est plus qu’une épave.
pirates-ask-whirl = { $seat } : { $ship } plonge dans le maelström ?
pirates-do-ignore = Passer outre
pirates-do-whirl = Ressortir d’un autre maelström au { $bearing }°
pirates-do-whirl-to = Choisir le maelström et le relèvement
pirates-whirled = { $ship } ressort d’un autre maelström.
pirates-drifted = Un iceberg dérive.
pirates-ask-go-on = { $seat } : { $ship } poursuit sa route ?
pirates-do-go-on = Poursuivre
pirates-do-stop = S’arrêter là

## Les contacts

pirates-ask-contact = { $seat } : que fait { $ship } de ce que touche la proue ?
pirates-do-ram = Éperonner { $ship }
pirates-do-tow = Prendre { $ship } en remorque
pirates-do-break = Briser l’iceberg
pirates-do-enough = Rien de plus
pirates-rammed = { $hit ->
    [yes] { $ship } éperonne { $other } : un mât se brise.
   *[no] { $ship } éperonne { $other } : les mâts tiennent.
}
pirates-broke = { $ship } brise un iceberg.
pirates-took-in-tow = { $ship } prend { $other } en remorque.
pirates-do-release = { $ship } : larguer { $other }
pirates-released = { $ship } largue { $other }.
pirates-ransomed = { $crew }, à bord du navire « { $ship } », vaut maintenant une rançon.
pirates-ask-retreat = { $seat } : de quel côté s’écarte { $ship } ?
pirates-do-retreat = S’écarter au { $heading }°
pirates-do-blades-out = { $ship } : sortir les lames
pirates-do-blades-in = { $ship } : rentrer les lames
pirates-bladed = { $how ->
    [out] { $ship } sort ses lames.
   *[in] { $ship } rentre ses lames.
}

## L’abordage

pirates-ask-board = { $seat } : { $ship } aborde { $other } ?
pirates-do-board = Aborder { $other }
pirates-do-hold = S’en abstenir
pirates-boarded = { $won ->
    [yes] { $ship } aborde { $other }, { $mine } contre { $theirs } : gagné.
    [no] { $ship } aborde { $other }, { $mine } contre { $theirs } : perdu.
   *[tie] { $ship } aborde { $other }, { $mine } contre { $theirs } : égalité.
}
pirates-ask-spoils = { $seat } : que gagne { $ship } sur { $other } ?
pirates-do-spoil-crew = Éliminer un membre d’équipage
pirates-do-spoil-treasure = Prendre un trésor
pirates-do-spoil-mast = Abattre un mât
pirates-do-spoil-captive = Capturer l’équipage le plus cher
pirates-do-spoil-all-crew = Éliminer tout l’équipage
pirates-do-spoil-nothing = Rien
pirates-ask-captive = { $seat } : { $ship } emmène un captif du navire « { $other } ». Qui ?
pirates-ask-prize = { $seat } : quel trésor passe du navire « { $other } » au navire « { $ship } » ?
pirates-do-give = Donner { $what }
pirates-ransom-stowed = { $kept ->
    [yes] { $ship } renonce à une pièce pour la rançon.
   *[no] La rançon à bord du navire « { $ship } » est perdue.
}
pirates-ask-ransom = { $seat } : une rançon n’a pas de place à bord du navire « { $ship } ». Remplace-t-elle une pièce ?
pirates-do-replace = Remplacer { $what }
pirates-do-forgo = La rançon est perdue
pirates-do-take = Prendre { $what }
pirates-do-exchange = Donner { $what } contre { $other }
pirates-taken = { $kind ->
    [coin] { $ship } prend une pièce au navire « { $other } ».
   *[other] { $ship } prend un trésor au navire « { $other } ».
}
pirates-taken-seen = C’est { $what }.
pirates-captured = { $ship } capture { $crew } à bord du navire « { $other } ».

## Mouiller et explorer

pirates-docked = { $ship } accoste à l’île { $island }.
pirates-fires-out = À bord du navire « { $ship } », les feux sont éteints.
pirates-unloaded = { $count ->
    [one] { $ship } décharge un trésor.
   *[other] { $ship } décharge { $count } trésors.
}
pirates-ask-explore = { $seat } : { $ship } explore tout de suite ?
pirates-do-explore = Explorer
pirates-do-later = Pas maintenant
pirates-do-explore-island = { $ship } : explorer l’île { $island }
pirates-do-explore-hold = { $ship } : échanger la cargaison avec { $other }
pirates-explored = { $ship } explore l’île { $island } pour { $seat }.
pirates-looked = On y trouve : { $what }.
pirates-looks-again = { $seat } regarde encore une fois ce qui se trouve sur l’île { $island }.
pirates-ask-load = { $seat } : que charge { $ship } ? { $space ->
    [one] Il reste une place.
   *[other] Il reste { $space } places.
}
pirates-do-load = { $count ->
    [0] Charger { $what }
    [1] Charger { $what }
   *[other] { $sum } points d’or ({ $coins })
}
pirates-do-load-nothing = Ne rien charger
pirates-loaded = { $count ->
    [0] { $seat } laisse là toutes les pièces.
    [one] { $seat } charge une pièce à bord du navire « { $ship } ».
   *[other] { $seat } charge { $count } pièces à bord du navire « { $ship } ».
}
pirates-ask-raid = { $seat } : que vole { $ship } ? { $left ->
    [one] Encore une pièce.
   *[other] Jusqu’à { $left } pièces.
}
pirates-do-raid = Voler { $what }
pirates-raided = { $ship } vole un trésor pour { $seat }.
pirates-ask-exchange = { $seat } : qu’échangent { $ship } et { $other } ?
pirates-moved-over = { $kind ->
    [coin] Une pièce passe du navire « { $other } » au navire « { $ship } ».
    [unique] Un trésor unique passe du navire « { $other } » au navire « { $ship } ».
    [crew] Un membre d’équipage passe du navire « { $other } » au navire « { $ship } ».
   *[equipment] De l’équipement passe du navire « { $other } » au navire « { $ship } ».
}
pirates-do-transfer = { $ship } : équipage et équipement
pirates-ask-transfer = { $seat } : que débarque, embarque ou cède { $ship } ?
pirates-do-ashore = À terre : { $what }
pirates-do-aboard = À bord : { $what }
pirates-do-over = Vers { $other } : { $what }
pirates-do-done = C’est fini
pirates-transferred = { $how ->
    [ashore] { $kind ->
        [crew] { $ship } débarque un membre d’équipage.
       *[equipment] { $ship } débarque de l’équipement.
    }
    [aboard] { $kind ->
        [crew] { $ship } embarque un membre d’équipage.
       *[equipment] { $ship } embarque de l’équipement.
    }
   *[over] { $kind ->
        [crew] { $ship } confie un membre d’équipage à un autre navire.
       *[equipment] { $ship } confie de l’équipement à un autre navire.
    }
}
pirates-face-down = une carte face cachée
pirates-coin = une pièce face cachée
pirates-coin-1 = une pièce de 1
pirates-coin-2 = une pièce de 2
pirates-coin-3 = une pièce de 3
pirates-coin-4 = une pièce de 4
pirates-coin-5 = une pièce de 5
pirates-coin-6 = une pièce de 6
pirates-coin-7 = une pièce de 7
pirates-coin-8 = 8 points d’or
pirates-coin-9 = 9 points d’or
pirates-coin-10 = 10 points d’or

## Pourquoi non

pirates-barred-order = Cet ordre n’existe pas.
pirates-barred-no-ship = Aucun navire ne peut recevoir cet ordre.
pirates-barred-course = Ce n’est pas une route : il faut des caps, des lettres et des millimètres.
pirates-barred-spent = Il ne reste aucun { $letter } dans le mouvement.
pirates-barred-too-far = { $mm } mm, c’est plus que { $letter }.
pirates-barred-too-sharp = Le cap { $heading }° demande plus d’un quart de tour.
pirates-barred-no-room = La place manque pour tourner au { $heading }°.
pirates-barred-outside = C’est hors de la table.
pirates-barred-flotilla = Une flottille n’avance qu’en remorque.
pirates-barred-wreck = Une épave ne fait plus rien.
pirates-barred-towed = Un navire en remorque n’avance pas seul.
pirates-barred-entangled = Les algues retiennent le navire.
pirates-barred-cleared = Le navire vient de se dégager des algues.
pirates-barred-chained = Les chaînes empêchent le navire d’avancer.
pirates-barred-becalmed = Il n’y a pas de vent.
pirates-barred-pinned = Un ennemi bloque le navire.
pirates-barred-derelict = Un navire à la dérive n’avance pas.
pirates-barred-in-fog = Un navire perdu doit d’abord trouver la sortie.
pirates-barred-lost = Pour un navire perdu dans le brouillard, le tour est fini.
pirates-barred-idle = Le navire n’a pas d’action ce tour.
pirates-barred-marque = Avec une lettre de marque, un navire ne peut que réparer à une île d’attache ennemie.
pirates-barred-must-leave = Un navire qui a pillé une île d’attache ennemie doit d’abord s’en aller.
pirates-barred-twice = Aucun navire n’a plus de deux actions par tour.
pirates-barred-once = Le navire a déjà eu son action.
pirates-barred-hidden = Ni un navire perdu ni un navire en plongée ne fait cela.
pirates-barred-monster = Un monstre marin ne fait que nager et tirer.
pirates-barred-flotilla-explores = Une flottille ne fait que tirer et réparer.
pirates-barred-dragon = Un dragon des mers ne porte pas de trésor : il n’explore rien.
pirates-barred-swing = Ce n’est pas un pivot.
pirates-barred-whirl = Ce n’est pas un autre maelström.
pirates-barred-leave = Il faut donner le cap de sortie.
pirates-barred-spread = Ce cap s’écarte de plus de 80° de la sortie.
pirates-barred-no-tow = Rien n’est en remorque.
pirates-barred-blades = Les lames ne peuvent pas bouger maintenant.
pirates-barred-no-hold = Il n’y a rien à fouiller là.
pirates-barred-not-docked = Le navire n’était pas là au début du tour.
pirates-barred-transfer = Il n’y a rien à déplacer ici.
