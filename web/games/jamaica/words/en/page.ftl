page-state-jamaica = { $round ->
    [0] Laying the table.
   *[other] Round { $round }.
}
page-state-jamaica-ahead = { $who } is ahead.
page-state-jamaica-home = { $count ->
    [one] The last round: { $who } is in Port Royal.
   *[other] The last round: { $who } are in Port Royal.
}
