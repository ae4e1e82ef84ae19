# The words every game shares. Keys come from the engine; the page has words of its own.

## What went wrong, and what to do

error-save = This saved game is damaged and cannot be opened. Export it before you delete it: parts of it may still be read.
error-newer = This game was saved by a newer Flibuste. Update the app, then open it again.
error-older = This game was begun by an older Flibuste, and its moves do not fit rules that have been put right since. It stays as it is: look back over it as far as it goes, or export it; to play on, begin a new one.
error-barred = That move is not allowed here. Choose one of the moves offered.
error-position = This position cannot occur in the game. Correct it and try again.
error-setup = This game cannot be set up like that. Change the seats or the options and try again.
error-untold = This result is not possible here. Read it again and enter it once more.
error-request = The app and its engine do not understand each other. Reload the page; the game is saved.
error-bug = Something broke that should not. The game is saved up to the last move: reload the page, and if it happens again, send the game as a report.

## A table that was laid

core-ask-go = { $seat }: the table is set up. Play on from here?
core-do-go = Go on
core-laid = { $seat } sets up the table as it really is.

## Why not

core-barred-over = The game is over.
core-barred-not-asked = This is not what is being asked now.
core-barred-not-yours = This is not yours to answer.

## The players without a body

bot-random = Monkey
    .note = Picks any allowed move by lot. Plans nothing, remembers nothing.
bot-easy = Cabin boy
    .note = Glances at a handful of moves, overlooks the others, and takes the best of the handful.
bot-normal = Gunner
    .note = Weighs every move, for itself and against the others, guessing again and again at what it cannot see.
bot-hard = Skipper
    .note = Plays the game ahead thousands of times, answers and all, before it moves.
bot-levels = They differ by how far they think and how much they overlook. None of them peeks, none of them is luckier.

## Colours of the seats, as they are drawn: the set called green in the rules white, the one called purple sky blue, so that
## everybody can tell them apart

colour-red = red
colour-vermilion = red
colour-purple = sky blue
colour-blue = blue
colour-sky = sky blue
colour-yellow = yellow
colour-black = black
colour-white = white
colour-green = white
colour-orange = orange
colour-pink = pink

## Lists

list-pair = { $first } and { $last }
list-more = { $first }, { $next }
list-end = { $first } and { $last }
list-none = nobody

## The terminal

core-not-over = The game is not over: { $entries } entries so far.
core-terminal-prompt = A number from 1 to { $options }, u to undo, v for the table, b for what is barred ({ $barred }).

## Score sheets, for people who play with the box

error-sheet = This sheet cannot be scored yet. Correct what is marked and try again.
core-sheet-name = Name
core-sheet-colour = Colour
core-sheet-emblem = Emblem
core-sheet-total = Total
core-sheet-rank = Rank
core-sheet-house = Our guess: check your box
    .note = A house value, not the printed one. Type in what stands in your own box.
core-sheet-shape = This is not a score sheet of { $game }.
core-sheet-game = There are score sheets for { $games }. Choose one of these games.
core-sheet-players = { $game } is for { $min } to { $max } players. Add or remove names.
core-sheet-colours = Two players have the same colour. Give each one of their own.
core-sheet-range = { $field }: only whole numbers from { $min } to { $max } fit here. Type one of them.
core-sheet-choice = { $field }: only one of { $among } fits here. Choose one of them.
core-sheet-flag = { $field }: this is either yes (1) or no (0). Choose one of the two.
core-sheet-option = { $option }: only { $among } fit here. Choose one of them.
core-sheet-off = What goes with another setting of { $option } is on the sheet too. It is kept and not counted.
core-sheet-parts = { $seat }: { $field }: { $count } typed, but the parts make { $parts }, and the parts count. Rub out what is wrong.
core-sheet-unknown = This sheet has nothing called { $field }, so it is not counted. Check the spelling.
core-sheet-unread = This sheet cannot be read: { $reason }.
