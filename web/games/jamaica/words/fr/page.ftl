page-state-jamaica = { $round ->
    [0] Mise en place.
   *[other] Manche { $round }.
}
page-state-jamaica-ahead = { $who } est en tête.
page-state-jamaica-home = { $count ->
    [one] Dernière manche : { $who } est à Port Royal.
   *[other] Dernière manche : { $who } sont à Port Royal.
}
