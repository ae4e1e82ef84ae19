page-state-plunder = Manche { $round }, objectif { $target } points.
page-state-plunder-ahead = { $who } mène.
