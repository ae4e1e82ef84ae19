page-state-pirates-setup = The fleets are being prepared.
page-state-pirates = Round { $round }, { $gold } gold in play.
page-state-pirates-ahead = { $who } is ahead with { $n } gold.
