# The companion: score sheets for people who play with the box. Keys begin with page-.

page-score-new = A new sheet
page-score-running = Being filled in
page-score-finished = Scored before
page-score-own-box = Score sheet
page-score-sheet-of = Score sheet of { $game }
page-score-gone = This sheet is not on this device any more.
page-score-damaged = This sheet cannot be read
page-score-sum = Sum
page-score-add = One more player
page-score-player = Player { $number }
page-score-name = Name
page-score-colour = Colour
page-score-remove = Take off the sheet
page-score-done = Done
page-score-next = Next
page-score-tap-goes = · one tap goes on
page-score-next-goes = · then ›
page-score-went-on = { $who } is done: stay here
page-score-sign = Change the sign
page-score-rub = Delete a digit
page-score-sound = Nothing on this sheet looks wrong.
page-score-finish = The game is over
page-score-reopen = Correct it
page-score-again = Same players again
page-score-share = Share the sheet
page-score-as-text = As text
page-score-as-picture = As a picture
page-score-as-file = As a file
page-score-to-stats = To BG Stats (opens that app)
page-score-values = Values printed on your components
page-score-values-note = These are our guesses: type in what your box says. It is kept for the next sheet.
page-score-removed = The sheet is gone.
page-score-remove-sheet = Throw this sheet away
page-score-won = { $count ->
    [one] { $who } wins with { $total }.
   *[other] { $who } win together with { $total }.
}
page-score-details = When and where
page-score-date = Played on
page-score-minutes = Minutes
page-score-place = Place
page-score-began = Who began
page-score-comments = Notes
page-score-side = Team
page-score-happened = What happened?
page-score-who = Who?
page-score-whose = Whose?
page-score-brings = { $points } points
page-score-down = Next goes down the column: everybody fills in their own
page-score-spell = Count coins
page-score-green = green
page-score-no-lines = Nothing counts yet.
page-score-to-sheet = The sheet
page-score-who-won = Who won
page-score-purple = purple
page-score-print = Print it
