# Ce que font les pouvoirs à table : les dés, les exploits des équipages et des navires, les trésors uniques.

## Les dés

pirates-rolled = { $what } : { $n }
pirates-rolled-by = { $ship }, { $what } : { $n }
pirates-for-shot = tir
pirates-for-broadside = bordée
pirates-for-ram = éperonnage
pirates-for-board = abordage
pirates-for-catamaran = double coque
pirates-for-swoop = attaque en piqué
pirates-for-fire = feu à bord
pirates-for-scuttle = sabordage
pirates-for-fear = terreur
pirates-for-reef = récif
pirates-for-sargasso = sargasses
pirates-for-clear = dégagement des algues
pirates-for-whirlpool = tourbillon
pirates-for-iceberg = icebergs à la dérive
pirates-for-drift = dérive de la glace
pirates-for-fog = sortie de la brume
pirates-for-ability = pouvoir
pirates-for-fort = remparts
pirates-for-island = île mystérieuse
pirates-for-treasure = trésor
pirates-kept = Le { $n } est gardé.
pirates-runes = { $seat } dévoile { $item } : le dé vaut maintenant { $n }.
pirates-revealed = { $ship } dévoile { $item }.

pirates-ask-die = { $seat }, { $what } : lequel des deux dés compte ?
pirates-ask-reroll = { $seat }, { $what } : un { $n }. On relance ?
pirates-ask-runes = { $seat }, { $what } : le dé donne { $n }. Les runes parlent-elles ?
pirates-do-die = Le { $n }
pirates-do-reroll = Relancer
pirates-do-keep = Garder le { $n }
pirates-do-runes = { $item } : le dé devient un { $n }
pirates-do-leave-die = Laisser le { $n }

## Trésors uniques

pirates-found-unique = { $ship } trouve { $item }.
pirates-took-unique = { $ship } embarque un trésor unique, face cachée.
pirates-unique-worth = { $item }, à bord de { $ship }, vaut { $gold } or.
pirates-unique-gone = { $item } disparaît de { $ship }.
pirates-plague = { $item } éclate à bord de { $ship }.
pirates-natives = Les indigènes retiennent { $ship } { $n ->
    [0] un instant à peine : personne n’est à bord
    [one] un tour
   *[other] { $n } tours
}.
pirates-wolves = Des loups sur l’île { $island } : rien ne s’y charge.
pirates-hired = { $ship } recueille { $item }.
pirates-sent = { $item } se pose sur { $ship }.
pirates-ask-unique = { $seat }, { $ship } trouve { $item }. Embarquer, face cachée ?
pirates-do-unique-take = Embarquer { $item }
pirates-do-unique-leave = Laisser { $item } sur place
pirates-ask-drift = { $seat }, où le message conduit-il { $ship } ?
pirates-do-drift = Vers l’île { $island }
pirates-ask-hire = { $seat }, quel naufragé monte à bord de { $ship } ?
pirates-do-hire = { $crew }
pirates-ask-send = { $seat }, { $item } quitte { $ship }. Pour quel navire ?
pirates-do-send = { $ship }

## Déplacements et actions en plus

pirates-ask-double = { $seat }, un 6 : quel navire a droit à deux actions ?
pirates-do-double = { $ship }
pirates-doubled = { $ship } a droit à deux actions.
