page-state-plunder = Round { $round }, to { $target } points.
page-state-plunder-ahead = { $count ->
    [one] { $who } is ahead.
   *[other] { $who } are ahead.
}
