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
