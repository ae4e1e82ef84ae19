# The companion's tools: dice, spinners, decks, helpers. Keys begin with page-.

page-tools-any = For any game
page-short-plunder = Plunder
page-tools-at-setup = Setting up
page-tools-at-turn = Your turn
page-tools-at-fight = A fight
page-tools-at-end = The end
page-tools-not-yet = Nothing yet
page-tools-awaited = The rules are still loading: the answer will appear here.
page-tools-shuffled = Shuffled: nothing is drawn
page-tools-tap-to-draw = Tap to draw
page-tools-left = { $count ->
    [one] One left.
   *[other] { $count } left.
}
page-tools-anew-done = Started again.
page-tools-house = Our guess: check your box.
page-tools-history = What came before
page-tools-shuffle = Shuffle again
page-tools-fewer = Fewer at once
page-tools-more = More at once
page-tools-settle = What does it mean?
page-tools-copies = My own box
page-tools-copies-note = How many of each are in your box. It is kept on this device.
page-tools-copies-house = Back to our guess
page-tools-row-more = One more
page-tools-row-away = Remove number { $number }
page-tools-do-dice = Roll
page-tools-do-spinner = Spin
page-tools-do-deck = Draw
page-tools-do-bag = Draw
page-face-star = ★
page-face-heads = Heads
page-face-tails = Tails
page-part-attack = Attack
page-part-defence = Defence
page-part-action-1 = First die
page-part-action-2 = Second die
page-tools-anew = Start again
page-tools-game = Tools for which game?
page-tools-one-less = One less
page-tools-one-more = One more
