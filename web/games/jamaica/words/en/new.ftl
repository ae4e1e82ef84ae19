page-values = The tiles of my box
page-values-note = The two numbers printed on each tile: the upper one counts in Port Royal, the lower one anywhere else. What stands here are the values of the house until you type in yours. They are kept on this device.
page-values-from-house = Back to the house values
page-values-top = Arrived
page-values-bottom = On the way
page-values-missing = { $count ->
    [one] One character lacks a whole number from { $from } to { $to }.
   *[other] { $count } characters lack a whole number from { $from } to { $to }.
}
page-values-done = Play with these values
page-crew_values-edit = Change the values
