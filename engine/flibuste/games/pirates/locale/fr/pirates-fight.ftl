# Pirates : tirs, pertes, naufrages, feu, réparations et forts.

## Pertes

pirates-ask-mast = { $n ->
    [one] { $seat } : quel mât de { $ship } disparaît ?
   *[other] { $seat } : { $ship } perd { $n } mâts. Lequel en premier ?
}
pirates-do-lose-mast = { $fire ->
    [yes] Mât { $mast }, en feu
   *[no] Mât { $mast } : { $range }, { $number }
}
pirates-lost-masts = { $n ->
    [one] { $ship } perd un mât ; encore debout : { $left }.
   *[other] { $ship } perd { $n } mâts ; encore debout : { $left }.
}
pirates-derelict = { $ship } n’a plus de mât et dérive.
pirates-ask-lose-crew = { $n ->
    [one] { $seat } : quel homme de { $ship } disparaît ?
   *[other] { $seat } : { $ship } perd { $n } hommes. Lequel en premier ?
}
pirates-ask-lose-cargo = { $n ->
    [one] { $seat } : que perd { $ship } ?
   *[other] { $seat } : { $ship } perd { $n } pièces de sa cargaison. Laquelle en premier ?
}
pirates-do-lose = { $what }
pirates-do-lose-down = Une pièce face cachée, à l’aveugle
pirates-lost-piece = { $ship } perd { $what }.
pirates-lost-hidden = { $kind ->
    [coin] { $ship } perd une pièce d’or que personne ne retourne.
   *[other] { $ship } perd un trésor face cachée.
}
pirates-flipped = { $what }, à bord de { $ship }, en réchappe et se retrouve face cachée.
pirates-ransom-paid = { $seat } touche une rançon : { $gold } or.

## Naufrages

pirates-sank = { $ship } coule.
pirates-unsinkable = { $ship } ne peut pas couler.
pirates-salvaged = { $seat } sauve { $gold } or des flots.
