page-state-nassau-town = Round { $round }, in the town.
page-state-nassau-sea = Round { $round }, at sea.
page-state-nassau-ahead = { $who } is ahead.
