# Jamaica's chart. Tags on the chart are short; what is read out is whole.

## Jamaica

play-jamaica-chart = The chart of Jamaica
play-jamaica-island = Jamaica
play-jamaica-mountains = Blue Mountains
play-jamaica-hills = Cockpit Country
play-jamaica-captain = Captain

play-jamaica-space = { $what ->
    [sea] { $space } ({ $node }), { $cost } food
    [port] { $space } ({ $node }), a port, { $cost } gold
    [lair] { $treasure ->
        [yes] { $space } ({ $node }), a lair with its treasure
       *[no] { $space } ({ $node }), a lair, its treasure gone
    }
   *[home] { $space }
}{ $score ->
    [0] {""}
   *[other] , worth { $score }
}{ $count ->
    [0] {""}
   *[other] ; here: { $ships }
}
play-jamaica-ship = The ship: { $who }, at { $space } ({ $node })

play-jamaica-tag-fight = fight
play-jamaica-tag-pays = pay { $cost } of { $have }
play-jamaica-tag-lacks = { $have } of { $cost }
play-jamaica-tag-merchants = merchants pay
play-jamaica-tag-back = { $steps ->
    [one] back 1
   *[other] back { $steps }
}
play-jamaica-tag-back-or = back { $few } or { $many }
play-jamaica-tag-treasure = treasure
play-jamaica-tag-home = home
play-jamaica-tag-counts = worth { $points }
play-jamaica-tag-free = nothing to pay
