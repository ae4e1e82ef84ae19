# Plunder's tools as they are drawn. Keys begin with page-plunder-.

page-plunder-for = What for
page-plunder-for-x = X
page-plunder-for-storm = Storm
page-plunder-for-ship = Ship
page-plunder-own = What our own compasses show
page-plunder-own-note = Tap the letter, then the number.
page-plunder-grid = The grid. Spun: { $at }. In the storm: { $squares }.
page-plunder-setup = When the game is set up: if a port of a one-skull island is inside, spin again.
page-plunder-left-out = Numbers from 13 to 18 are left out: they would be spun again.
