page-state-plunder = Manche { $round }, objectif { $target } points.
page-state-plunder-ahead = { $count ->
    [one] { $who } mène.
   *[other] { $who } mènent.
}
