page-state-nassau-town = Manche { $round }, en ville.
page-state-nassau-sea = Manche { $round }, en mer.
page-state-nassau-ahead = { $who } est en tête.
