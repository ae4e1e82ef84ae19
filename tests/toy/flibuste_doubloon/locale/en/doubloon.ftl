doubloon-title = The last doubloon
doubloon-option-heap = The heap
    .note = So many doubloons lie on the sand.
doubloon-option-heap-11 = 11
doubloon-option-heap-21 = 21
doubloon-option-heap-31 = 31
doubloon-ask-take = { $heap } doubloons lie on the sand: how many do you take?
doubloon-do-take = { $coins ->
    [one] One doubloon
   *[other] { $coins } doubloons
}
doubloon-do-take-some = Take some
doubloon-barred-take = One to { $most } may be taken.
doubloon-taken = { $seat } takes { $coins }; { $left } are left.
doubloon-wave = A wave takes one; { $left } are left.
doubloon-score-taken = Doubloons
doubloon-view-heap = On the sand
doubloon-view-taken = Taken
doubloon-tagline = Who takes the last one wins
doubloon-description = A heap of doubloons on the sand, a wave now and then, and whoever takes the last one wins.
doubloon-group-take = Take
doubloon-score-last = Took the last doubloon
