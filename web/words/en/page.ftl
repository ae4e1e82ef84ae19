# The words of the page round the games: home, new game, past games, settings, about, storage.

page-tagline = pirate games in the pocket
page-loading = One moment
page-back = Back
page-close = Close
page-notice = Notice
page-understood = Understood
page-try-again = Try again
page-later = Later
page-missing = This page did not load
page-missing-so = Check the connection and reload. Your games are safe.
page-unknown = This address leads nowhere
page-unknown-so = The link may be old, or mistyped.
page-colon = :
page-just-now = just now
page-names = { $who }

## Home

page-continue = Continue
page-more-at-anchor = { $count ->
    [one] one more at anchor
   *[other] { $count } more at anchor
}
page-sheet-open = Score sheet, being filled in.
page-score-nobody = Player { $number }
page-setup-half = A half-laid table: { $game }
page-new-game = New game
page-again = { $game } again
page-learn = Learn by playing
page-learn-note = A first game that explains itself
page-learn-which = Choose a game: it explains itself as you play.
page-learn-game = Learn { $game } by playing
page-rules-of = Rules of
page-more-ways = More
page-join = Join a table
page-join-back = Back to the table
page-join-sat = { $table ->
    [of] You were { $name } at { $by }’s table
   *[a] You were { $name } at a table
}
page-awaited = { $table ->
    [of] { $by }’s table waits for you
   *[a] The table waits for you
}
page-past = All games
page-rules = Rules
page-settings = Settings
page-about = About
page-seats-range = { $from }–{ $to }
page-minutes = { $minutes } min

page-state-turn = { $who } to play.
page-state-won = { $count ->
    [one] { $who } won with { $total }.
   *[other] { $who } share the win with { $total }.
}

page-offline-ready = Ready to play offline
page-offline-not-yet = Getting ready for offline play
page-percent = { $n }%
page-offline-progress = Getting ready for offline play: { $percent }
page-offline-problem = Plays here, but could not be stored for offline play
page-engine-loading = Fetching the engine: { $percent }
page-engine-failed = The engine did not start. Your games are safe. Check the connection and try again.

page-update = A new version is here
page-update-so = It takes a moment. All games stay as they are.
page-update-host = The other phones will need a new code to come back.
page-update-guest = You will need a new code to come back to the table.
page-update-now = Update now
page-install = Keep Flibuste at hand
page-install-so = As an app it opens from the home screen, plays without a network, and its games are not cleared away by the browser.
page-install-now = Install
page-install-step-1 = Tap the Share button of the browser.
page-install-step-2 = Choose “Add to Home Screen”.
page-install-step-3 = Your games do not come along by themselves: save a copy first (Settings), and bring it back there.

## New game

page-new-note = { $from } to { $to } captains, about { $minutes } minutes
page-captains = Captains
page-person = Person
page-person-phone = On another phone
page-phone = Phone
page-bots = Bots
page-bot-level = Bot: { $level }
page-known = Played here before
page-seat-name = Name of captain { $place }
page-seat-looks = { $who }: colour, emblem and order
page-seat-played-by = Who plays { $who }
page-seat-starts = { $who } takes the first turn
page-seat-add = { $place ->
    [3] A third captain
    [4] A fourth captain
    [5] A fifth captain
    [6] A sixth captain
   *[other] One more captain
}
page-seat-up = Sit earlier
page-seat-down = Sit later
page-seat-remove = Remove
page-seat-without = Without { $who }
page-seat-moved = { $who } is now captain { $place }.
page-colour = Colour
page-groups = Who played together before
page-colour-drawn = { $colour }, { page-drawn-as }
page-drawn-as = drawn { $hue }
page-hue-vermilion = orange
page-hue-sky = sky blue
page-hue-white = white
page-colour-taken = { $colour }, now { $who }’s: swap
page-emblem = Emblem
page-emblem-anchor = anchor
page-emblem-swords = crossed swords
page-emblem-skull = skull
page-emblem-parrot = parrot
page-emblem-wheel = wheel
page-emblem-kraken = kraken
page-first = first
page-first-drawn = The fleur-de-lis marks who takes the first turn. Nobody has it: the first player is drawn at random.
page-first-marked = The fleur-de-lis: { $who } takes the first turn.
page-options = Options
page-advanced = More options
page-seed = Seed
page-seed-note = The number that all luck follows. The same number and the same captains give the same game. Left empty, one is drawn.
page-jamaica-seats-2 = With two captains the Ghost Ship sails along: a third ship in black that the Captain of the round steers.
page-seed-drawn = drawn at random
page-seed-roll = Draw
page-new-start = { $seats ->
    [2] Cast off with two
    [3] Cast off with three
    [4] Cast off with four
    [5] Cast off with five
    [6] Cast off with six
   *[other] Cast off with { $seats }
}
page-score-open = Open the score sheet
page-new-starting = Weighing anchor
page-new-there = You have this very game already: same captains, same seed.
page-new-there-open = Open it
page-new-seats = This game is for { $from } to { $to } captains.
page-new-seed-wrong = The seed is a number of nine digits at most.

page-own-unfinished = What you have typed in is not finished: open it and fill in what is missing.
page-own-later = Finish later

## Past games

page-anchored = At anchor
page-finished = Finished
page-nothing-yet = No game yet. The sea is calm.
page-statistics = Captains
page-statistics-note = Finished games and score sheets. Shared wins count for each.
page-stat-name = Name
page-stat-games = Games
page-stat-wins = Wins
page-stat-average = Average
page-stat-best = Best
page-stat-which = Which game
page-stat-all = All games
page-stat-pair = Head to head
page-stat-who = Captain { $number }
page-stat-never = These two have finished no game together.
page-stat-met = , in { $count ->
    [one] one game
   *[other] { $count } games
}{ $level ->
    [0] {""}
    [one] , one of them level
   *[other] , { $level } of them level
}
page-game-menu = { $title }: more
page-open = Open
page-watch = Replay
page-rename = Rename
page-rename-label = Name of this game
page-rename-save = Keep the name
page-copy = Copy
page-copied = Copied. Whatever nobody knows yet is redrawn in the copy.
page-copy-title = { $title }, copy
page-export = Export
page-export-all = The file holds everything: hidden cards, and the dice to come.
page-export-box = The file holds everything that the app knows, hidden cards too.
page-exported = The game is saved as a file.
page-delete = Delete
page-deleted = { $title } is deleted.
page-undo = Take it back
page-damaged-game = This game cannot be read
page-damaged-so = Export it before you delete it: a later version may be able to read it.
page-played-time = { $minutes ->
    [0] under a minute
    [one] one minute
   *[other] { $minutes } minutes
}
page-filter = Search games and names
page-import = Open a file

## Rules

page-rules-search = Search the rules
page-rules-found = { $count ->
    [0] Nothing found. Try another word.
    [one] One rule
   *[other] { $count } rules
}
page-rules-own = In our own words, each with its number. House rules are marked as such.
page-rules-cited = So far only the rules that the score sheet and the tools cite are written here.

## Settings

page-look = Look
page-theme = Light
page-theme-day = Day
page-theme-night = Night
page-theme-system = Device
page-language = Language
page-language-auto = Device
page-text = Text size
page-text-smaller = Smaller text
page-text-larger = Larger text
page-pieces-note = Colour, emblem, hatching: each of the three is enough.
page-play = Play
page-speed = Speed
page-speed-0 = At once
page-speed-1 = Brisk
page-speed-2 = Normal
page-speed-3 = Slow
page-speed-4 = Wait for me
page-speed-note = How fast the table shows what has happened. A tap always skips ahead.
page-confirm = Confirm a move
page-confirm-note = Each move waits for a second tap.
page-keys = Single-letter keys
page-keys-note = Numbers lead to the answers; u undo, l log, m my pieces, o options, ? help.
page-flat = Flat on the table
page-flat-note = The device lies between you: the question turns to whoever is asked. Each of you chooses a side once.
page-sound = Sound
page-sound-note = Waves, canvas, wood, coins, dice and cannon. Never before your first tap.
page-vibration = Vibration
page-vibration-note = Where the device can.
page-device = Device
page-awake = Keep the screen awake
page-awake-note = While a game is open.
page-backup = Backup
page-backup-note = { $games ->
    [0] Nothing is kept here yet. Nothing is ever sent anywhere.
    [one] One game, on this device only. Nothing is ever sent anywhere.
   *[other] { $games } games, on this device only. Nothing is ever sent anywhere.
}
page-backup-make = Save a copy
page-backup-bring = Bring back
page-backup-all = The copy holds everything: games with all that is hidden in them, score sheets, names, settings, cards of your own box.
page-backup-done = The copy is saved. Keep it somewhere else than on this device.
page-backup-due = Ten more games in the log
page-backup-due-so = They live on this device only. A copy on another one keeps them.
page-import-done = { $added ->
    [0] Nothing new was brought back.
    [one] One game was brought back.
   *[other] { $added } games were brought back.
}
page-import-reading = Reading the file: { $done } of { $of }
page-import-same = { $same ->
    [one] One was here already.
   *[other] { $same } were here already.
}
page-import-refused = { $count ->
    [one] One game could not be read:
   *[other] { $count } games could not be read:
}
page-import-foreign = This file does not come from Flibuste.
page-import-big = This file is too large to be a backup of Flibuste.
page-import-newer = It was saved by a newer Flibuste. Update the app, then bring it back again.
page-import-older = It was begun by an older Flibuste, and its moves do not fit rules that have been put right since. Nothing here was changed; keep the file.
page-import-damaged = It is damaged. Nothing here was changed; keep the file, and send it to us if it matters.
page-import-unproved = It could not be checked, so it was not taken. Try again when the engine runs; keep the file.
page-import-sheet = A score sheet is damaged. It was left out.
page-import-own-done = Your box’s data was restored too.
page-import-own = The box data in this file is damaged and was left out.
page-import-own-other = The box data kept here does not match this file. It was left unchanged.
page-import-reason = What is wrong: { $reason }
page-storage-ok = Games are saved on this device with every move.
page-storage-persisted = The browser has promised not to clear them away.
page-storage-not-persisted = The browser may clear them away when space runs short: save a copy now and then, or install the app.
page-storage-used = { $used } used of { $quota }.
page-offline = Offline
page-offline-install = Install the app
page-version = Version { $version }
page-version-look = Look for a new version
page-version-looked = This is the newest version we know of.

## The disk

page-store-memory = Games cannot be saved here
page-store-memory-so = You can play on, but only until this page is closed: save a copy of what matters.
page-store-unsaved = Not saved yet
page-store-unsaved-so = You can play on. Do not close this page before it is saved, or save a copy.
page-store-retry = Save now
page-store-reload = Reload
page-store-full = The device has no room left. Free some space, then save again.
page-store-blocked = The browser does not let this page keep anything. A private window does that, or a setting that blocks site data: open Flibuste in an ordinary window, or allow site data for it.
page-store-slow = The device’s storage does not answer. Close other tabs with Flibuste, then reload.
page-store-damaged = The device’s storage reports an error. Reload; if it stays, save a copy of what is open and restart the browser.
page-store-newer = The games kept here were saved by a newer Flibuste. Reload with a network to get the new version: nothing is lost.
page-store-moved = This game has gone on in another tab. Open it again to see how it stands.
page-store-gone = This game is not on this device. It may have been deleted, or kept in another browser.
page-store-readonly = This game is open in another tab. Play there, or close it there first.
page-save-newer = This game was saved by a newer Flibuste. Update the app, then open it again. It stays as it is.
page-save-damaged = This game is damaged and cannot be opened. It stays where it is; export it before you delete it.
page-mended = Stored files were damaged
page-mended-so = They have been fetched again, and all is sound now. Your games are safe.
page-wiped = The games that were kept here are gone
page-wiped-so = The browser has cleared its storage: some do after a week without a visit. If you have a copy, bring it back. Installing the app prevents it.
page-other-tab = This game is open in another tab. Here it can only be watched.
page-other-tab-free = The other tab has let go of this game.
page-other-tab-take = Play on here
page-box = With the box on the table
page-score = Score a game
page-score-note = Every line explained
page-tools = Tools
page-tools-note = Dice, decks, settlements
