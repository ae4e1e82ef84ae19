## Games from elsewhere

page-add = Games from elsewhere
page-add-note = A game that somebody else wrote for Flibuste comes as a file whose name ends in .whl. It is somebody’s program: take it only from people you trust. It is kept on this device and can reach neither the net nor your other games, only its own tables.
page-add-pick = Add a game
page-add-busy = One moment…
page-add-done = { $count ->
    [one] Game added to the home screen: { $games }
   *[other] Games added to the home screen: { $games }
}
page-add-remove = Remove
page-add-foreign = This is no game for Flibuste: such a file is called name-1.0-py3-none-any.whl. Pick another file.
page-add-big = This file is too large for a game: 5 MB at most. Pick another file.
page-add-refused = This file could not be installed. Ask whoever wrote the game for another one. ({ $reason })
page-add-none = There is no game for Flibuste in this file, or one that this version cannot play. Pick another file.
page-add-unpacked = Unpacked, this file would be too large for a game: { $most } MB at most. Pick another file.
page-add-late = This game never answers: it is busy from its very start. Nothing was added. Ask whoever wrote it for another file.
page-add-name = A game cannot be called { $name }: the app uses that name itself. Ask whoever wrote it to give it another one.
page-add-gone = The game of this table has been removed. Add its file again in the settings; the table stays as it is.

play-plain-progress = The table
play-plain-totals = Points
play-plain-total = { $seat }: { $total }
play-plain-pick = Choose a piece to act
play-plain-beats = How it went
play-plain-lead = { $when ->
    [first] { $winner } has led from the start.
    [last] { $winner } took the lead at the very end.
   *[since] { $winner } took the lead for good with move { $at }.
}
