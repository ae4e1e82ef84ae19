# Ce que font les capacités à table : les dés, les exploits des équipages et des navires, les trésors uniques.

## Les dés

pirates-rolled = { $what } : { $n }
pirates-rolled-by = { $for ->
    [shot] { $ship } tire : { $n }
   *[roll] { $ship }, { $what } : { $n }
}
pirates-told-die = { $seat } lance le dé ({ $what }). Que montre-t-il ?
pirates-told-die-at = { $for ->
    [shot] { $seat } lance le dé : tir sur { $target }. Que montre-t-il ?
   *[roll] { $seat } lance le dé ({ $what }, contre { $target }). Que montre-t-il ?
}
pirates-told-die-by = { $for ->
    [shot] { $seat } lance le dé : { $ship } tire. Que montre-t-il ?
   *[roll] { $seat } lance le dé pour { $ship } ({ $what }). Que montre-t-il ?
}
pirates-told-die-by-at = { $for ->
    [shot] { $seat } lance le dé : { $ship } tire sur { $target }. Que montre-t-il ?
   *[roll] { $seat } lance le dé ({ $what }) : { $ship } contre { $target }. Que montre-t-il ?
}
pirates-for-shot = tir
pirates-for-broadside = bordée
pirates-for-ram = éperonnage
pirates-for-board = abordage
pirates-for-catamaran = seconde coque
pirates-for-swoop = attaque en piqué
pirates-for-fire = feu à bord
pirates-for-scuttle = sabordage
pirates-for-fear = peur
pirates-for-reef = récif
pirates-for-sargasso = mer des Sargasses
pirates-for-clear = dégagement des algues
pirates-for-whirlpool = maelström
pirates-for-iceberg = icebergs qui dérivent
pirates-for-fog = sortie du brouillard
pirates-for-drift = dérive de la glace
pirates-for-ability = capacité
pirates-for-free-segment = segment L gratuit
pirates-for-second-action = deuxième action
pirates-for-hex = mauvais sort
pirates-for-fort = remparts
pirates-for-island = île mystérieuse
pirates-for-treasure = trésor
pirates-for-stuck = départ
pirates-kept = Le { $n } est gardé.
pirates-runes = { $seat } dévoile « { $item } » : le dé vaut maintenant { $n }.
pirates-revealed = { $ship } dévoile { $item }.

pirates-ask-die = { $seat }, { $what } : lequel des deux dés compte ?
pirates-ask-reroll = { $seat }, { $what } : un { $n }. On relance ?
pirates-ask-runes = { $seat }, { $what } : le dé donne { $n }. Les runes parlent-elles ?
pirates-do-die = Le { $n }
pirates-do-reroll = Relancer
pirates-do-keep = Garder le { $n }
pirates-do-runes = « { $item } » : le dé devient un { $n }
pirates-do-leave-die = Laisser le { $n }

## Trésors uniques

pirates-found-unique = { $ship } trouve « { $item } ». { $does }
pirates-took-unique = { $ship } embarque un trésor unique, face cachée.
pirates-unique-worked = « { $item } » a fait son effet.
pirates-unique-worth = « { $item } », à bord du navire « { $ship } », vaut { $gold ->
    [one] { $gold } point d’or
   *[other] { $gold } points d’or
}.
pirates-unique-gone = « { $item } » disparaît du navire « { $ship } ».
pirates-plague = « { $item } » éclate à bord du navire « { $ship } ».
pirates-undocked = { $ship } n’est plus à quai.
pirates-natives = Les indigènes retiennent { $ship } { $n ->
    [0] un instant à peine : personne n’est à bord
    [one] un tour
   *[other] { $n } tours
}.
pirates-wolves = Des loups sur l’île { $island } : rien ne s’y charge.
pirates-hired = { $ship } recueille { $item }.
pirates-sent = { $item } se pose sur { $ship }.
pirates-ask-unique = { $seat }, { $ship } trouve « { $item } ». Embarquer, face cachée ?
pirates-do-unique-take = Embarquer « { $item } »
pirates-do-unique-leave = Laisser « { $item } » sur place
pirates-ask-drift = { $seat }, où le message conduit-il { $ship } ?
pirates-do-drift = Vers l’île { $island }
pirates-ask-hire = { $seat }, quel naufragé monte à bord du navire « { $ship } » ?
pirates-do-hire = { $crew }
pirates-ask-send = { $seat }, { $item } quitte { $ship }. Pour quel navire ?
pirates-do-send = { $ship }

## Déplacements et actions en plus

pirates-ask-double = { $seat }, un 6 : quel navire a droit à deux actions ?
pirates-do-double = { $ship }
pirates-doubled = { $ship } a droit à deux actions.
pirates-ask-first = { $seat }, { $ship } peut repartir pour deux raisons. Laquelle d’abord ?
pirates-do-first-cargo = Le segment pour la cargaison
pirates-do-first-roll = Le jet de dé pour un segment

## Ordres que donnent les capacités

pirates-barred-ability = Aucune capacité ne le permet pour l’instant.
pirates-barred-only-act = Seule l’action annoncée peut être faite deux fois.
pirates-do-luck = { $ship } : tenter une deuxième action aux dés
pirates-do-repeat = { $ship } : tenter { $what ->
    [move] de naviguer
    [explore] d’explorer
    [shoot] de tirer
   *[repair] de réparer
} deux fois
pirates-do-trade = { $ship } : sacrifier un membre de l’équipage pour une deuxième action
pirates-do-yield = { $ship } cède son action : deux pour { $other }
pirates-do-steady = { $ship } : de meilleurs canonniers pour { $other }
pirates-do-hex = { $ship } : jeter un sort au lieu de naviguer
pirates-do-steal = { $ship } : voler un trésor au navire « { $other } »
pirates-do-swap = { $ship } : échanger un trésor avec { $other }
pirates-do-plunder = { $ship } : charger le trésor du navire « { $other } »
pirates-do-search = { $ship } : fouiller { $other } en quête d’un trésor unique
pirates-do-peek-ship = { $ship } : regarder { $what ->
    [crew] un membre de l’équipage
    [equipment] un équipement
    [unique] un trésor unique
   *[coin] une pièce
} à bord du navire « { $other } »
pirates-do-peek-island = { $ship } : regarder un trésor de l’île { $island }
pirates-do-mark = { $ship } : planter son drapeau sur l’île { $island }
pirates-do-cast-gun = { $ship } : fondre une pièce en canon
pirates-do-cancel = { $ship } : réduire { $other } au silence
pirates-do-cancel-crew = { $ship } : faire taire { $item } à bord du navire « { $other } »
pirates-do-cancel-now = L’en empêcher
pirates-do-allow = Laisser faire
pirates-do-push-to = Pousser { $ship } vers { $bearing }°
pirates-do-push = Pousser un ennemi
pirates-do-melt-hold = { $what }, dans la cale
pirates-do-melt-home = { $what }, sur l’île
pirates-do-take-down = Une pièce face cachée
pirates-ask-cancel = { $seat }, { $other } utilise une capacité. { $ship } l’en empêche ?
pirates-ask-victim = { $seat }, qui est sacrifié à bord du navire « { $ship } » ?
pirates-ask-push = { $seat }, quel ennemi pousser, et vers où ?
pirates-ask-melt = { $seat }, quelle pièce devient un canon du navire « { $ship } » ?
pirates-ask-take = { $seat }, que prend { $ship } au navire « { $other } » ?
pirates-cancelled = { $ship } réduit { $other } au silence pour ce tour.
pirates-cancelled-crew = { $ship } fait taire { $item }, à bord du navire « { $other } », pour ce tour.
pirates-steadied = Les canons du navire « { $ship } » viseront mieux au prochain tir.
pirates-hexed = Un sort frappe { $ship }.
pirates-stolen = { $ship } prend { $kind ->
    [coin] une pièce
   *[other] un trésor unique
} au navire « { $other } ».
pirates-swapped = { $ship } et { $other } échangent un trésor.
pirates-searched = { $ship } fouille { $other } en quête de trésors.
pirates-saw = À bord du navire « { $ship } » : { $what }
pirates-peeked-ship = { $seat } regarde ce que cache { $ship }.
pirates-peeked-island = { $seat } regarde ce que cache l’île { $island }.
pirates-peeked = C’est { $what }.
pirates-marked = { $seat } plante son drapeau sur l’île { $island } ; les autres y disparaissent.
pirates-cast-gun = { $ship } fond une pièce en canon.

## Trésors uniques que l’on dévoile

pirates-barred-also-act = L’une des deux actions doit être un tir.
pirates-do-show = { $ship } : dévoiler « { $item } »
pirates-do-show-at = { $ship } : dévoiler « { $item } » contre { $other }
pirates-shown = { $ship } dévoile « { $item } ».
pirates-ask-retire = { $seat }, qui prend sa retraite à bord du navire « { $ship } », pour un point d’or chacun ?
pirates-do-retire = { $what } prend sa retraite

## Ce qui évite une perte

pirates-ask-save-mast = { $seat }, { $ship } va perdre un mât. « { $item } » le sauve ?
pirates-ask-drift-off = { $seat }, un membre d’équipage du navire « { $ship } » dérive-t-il jusqu’au rivage ?
pirates-ask-save-crew = { $seat }, { $ship } va perdre { $crew }. Une autre issue ?
pirates-ask-slip = { $seat }, vers où { $ship } se dérobe ?
pirates-do-save = Dévoiler « { $item } » : le mât reste
pirates-do-let-go = Ne rien faire
pirates-do-drift-crew = Le bois flotté porte { $crew } au rivage
pirates-do-instead-crew = { $other } périt à la place { DE($crew) }
pirates-do-let-go-crew = Perdre { $crew }
pirates-do-slip = Vers { $bearing }°
pirates-do-slip-form = Se dérober
pirates-saved-mast = { $ship } dévoile « { $item } » : un mât reste debout.
pirates-drifted-ashore = Un membre de l’équipage du navire « { $ship } » s’échoue sur l’île { $island }.

## Abordages à distance, prises, pièces d’autres îles

pirates-ask-board-afar = { $seat }, { $ship } aborde un ennemi à distance ?
pirates-do-board-afar = Aborder { $other }
pirates-do-unload = { $ship } : décharger d’ici
pirates-do-claim = { $ship } : prendre { $other } et rentrer à l’île d’attache
pirates-claimed = { $ship } prend { $other } ; les deux sont à l’île d’attache.
pirates-ask-swap-coin = { $seat }, { $ship } échange une pièce avec une autre île ?
pirates-do-swap-coin = { $what } contre une pièce de l’île { $island }
pirates-swapped-coins = { $ship } échange une pièce de l’île { $island } contre une de l’île { $other }.

## Équipage qui reste caché

pirates-do-switch = { $ship } : choisir les capacités à utiliser
pirates-ask-switch = { $seat }, quelles capacités utiliser à bord du navire « { $ship } » ?
pirates-do-switch-on = { $crew } : utiliser
pirates-do-switch-off = { $crew } : garder caché

## Explosifs, mines

pirates-ask-ignite = { $seat }, { $ship } allume « { $item } » contre { $other } ? À 4 ou plus, les deux coulent.
pirates-do-ignite = Allumer « { $item } »
pirates-do-wait = Attendre
pirates-ask-spring = { $seat }, { $other } vient de frôler { $ship }. Dévoiler « { $item } » ?
pirates-do-spring = Dévoiler « { $item } » : { $other } perd un mât
pirates-switched = C’est fait.
