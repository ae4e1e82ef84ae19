doubloon-title = Le dernier doublon
doubloon-option-heap = Le tas
    .note = Autant de doublons gisent sur le sable.
doubloon-option-heap-11 = 11
doubloon-option-heap-21 = 21
doubloon-option-heap-31 = 31
doubloon-ask-take = { $heap } doublons gisent sur le sable : combien en prenez-vous ?
doubloon-do-take = { $coins ->
    [one] Un doublon
   *[other] { $coins } doublons
}
doubloon-do-take-some = En prendre
doubloon-barred-take = On en prend de un à { $most }.
doubloon-taken = { $seat } en prend { $coins } ; il en reste { $left }.
doubloon-wave = Une vague en emporte un ; il en reste { $left }.
doubloon-score-taken = Doublons
doubloon-view-heap = Sur le sable
doubloon-view-taken = Pris
doubloon-tagline = Qui prend le dernier gagne
doubloon-description = Un tas de doublons sur le sable, une vague de temps en temps, et qui prend le dernier gagne.
doubloon-group-take = Prendre
doubloon-score-last = A pris le dernier doublon
