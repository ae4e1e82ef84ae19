page-state-plunder = Round { $round }, to { $target } points.
page-state-plunder-ahead = { $who } is ahead.
