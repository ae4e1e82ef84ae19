### Tools: what every game shares

any-tool-die = Die
    .note = Six faces, all equally likely.
any-tool-coin = Coin
    .note = Heads or tails.
any-tool-first = First player
    .note = Who begins, drawn among all.
any-tool-first-players = Players
any-tool-first-players-2 = 2
any-tool-first-players-3 = 3
any-tool-first-players-4 = 4
any-tool-first-players-5 = 5
any-tool-first-players-6 = 6
any-tool-first-players-7 = 7
any-tool-first-players-8 = 8
any-tool-heads = heads
any-tool-tails = tails
any-tool-shape = Nothing can be read here.
any-tool-rows = { $field }: from { $min } to { $max } rows.
any-tool-unknown = Nothing here asks for “{ $field }”.
any-tool-long = { $field }: no more than { $max } signs.
