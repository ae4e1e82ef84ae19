# The play screen and what belongs to it: log, curtain, end, replay, learning. Keys begin with play-.

play-menu = Menu
play-home = Home
play-rules = Rules of the game
play-settings = Settings
play-replay-so-far = Look back over this game
play-save-file = Save this game as a file
play-keys = Help and keys
play-moment = One moment …
play-elsewhere = { $seat } chooses on another phone
play-lost = This game cannot be opened
play-rule = Rule { $rule }

## The table

play-board = The table
play-to-play = to play
play-bot-to-play = (bot) to play
play-state-chosen = chosen
play-state-put-back = put back
play-state-lit = may be chosen
play-state-hint = suggested
play-state-before = answered before
play-state-barred = barred
play-total-hidden = { $seat }: hidden
play-side-total = together { $total }
play-go-on = Go on
play-seen-how = Press Enter to go on.
play-cards-in-hand = { $n ->
    [0] no card in hand
    [one] 1 card in hand
   *[other] { $n } cards in hand
}

## The panel

play-asked = { $turn }’s turn: { $seat } is asked
play-answers = Question and answers
play-why-rule = Next: its rule.
play-waits = Waits for a yes: { $answer }
play-no-undo = There is nothing to take back.
play-undone = Taken back.
play-put-back = Put the piece back
play-other-pieces = Other pieces
play-all-moves = All moves
play-with = With
play-another = Choose something else
play-back = Back
play-leaves = Is that all?
play-confirm = Do it
play-no-way-back-aside = cannot be undone
play-undo = Undo
play-more = { $n ->
    [0] More below
    [one] One more below
   *[other] { $n } more below
}
play-skip = Skip
play-throw = Throw
play-turn = Turn to the other side for { $seat }
play-hint = Hint
play-hint-thinking = Thinking …
play-hint-is = Suggested:
play-hint-odds = { $next ->
    [none] About { $percent }% of such games are won.
   *[other] About { $percent }% of such games are won; { $next }% after the next best answer.
}
play-hint-alike = About { $percent }% of such games are won, as after the next best answer.
play-hint-only = Nothing else can be done.
play-hint-best = Nothing else promises more.
play-thinking = { $seat } is thinking …
play-hurry = Hurry
play-engine-gone = The engine has stopped. Nothing is lost: restart it and play on.
play-engine-again = Start it again

## The log

play-log = Log
play-log-or-details = Log or details
play-log-filter = One captain only
play-log-all = All
play-log-waking = The log is being read …
play-log-rules = Rules:
play-lately = Lately
play-since = since { $seat }’s last turn
play-whole-log = The whole log
play-move = Move { $number }
play-opening = The opening
play-back-to-here = Back to here
play-show = Show it
play-no-way-back = You cannot go back to here: something has been revealed since, or somebody else has moved.
play-details = Details
play-details-seats = At the table
play-details-options = Options
play-details-seed = Seed
play-details-begun = Begun
play-details-moves = Moves

## Help

play-help-touch = Tap one of your lit pieces, then where it should go. Or choose an answer from the list: it does the same. Dashed answers with a rock are barred; tap one to read why.
play-help-reader = With a screen reader
play-help-reader-how = Every key has a button, so none is needed: headings and buttons are enough. To give the page its letters, digits and arrows all the same, leave the mode for reading:
play-help-orca = the Orca key (Insert) and A, twice in a row
play-help-nvda = the NVDA key (Insert) and Space; the NVDA key, Shift and Space frees the letters and digits alone
play-help-jaws = Insert and Z
play-help-voiceover = on a Mac, the left and right arrows together: Quick Nav off
play-help-reader-touch = By touch, VoiceOver and TalkBack need no key: swipe to a button, tap it twice.
play-watching = What happens
play-key-arrows = from place to place on the board, up and down the answers
play-key-ends = first place or answer, last one
play-key-pages = the next group of answers, the one before
play-key-numbers = the answer with this number
play-key-enter = take or put down
play-key-escape = let go, skip
play-key-pieces = the next piece that can move
play-key-options = the list of answers
play-key-undo = undo
play-key-log = log
play-key-hint = hint
play-key-end = to the answer that ends your turn or leaves things as they are
play-key-help = this help
play-letter-end = E

## The curtain

play-curtain-give = { $seat }, hand the device to
play-curtain-for = Hand the device to
play-curtain-flat = Look away, all but
play-curtain-task = For { $seat }’s eyes only
play-curtain-lift = I am { $seat }: open
play-curtain-again = { $seat } chooses again
play-curtain-news = News for { $seat }’s eyes only
play-curtain-later = Look at it later
play-look-alone = For { $seat } only: hand and secrets
play-alone = For { $seat }’s eyes only
play-alone-done = Seen: cover it

## The end

play-end-wins = { $winners } wins
play-end-share = { $winners } share the win
play-end-together = { $winners } win together
play-end-by = { $unit ->
    [gold] by { $margin } gold
   *[points] { $margin ->
        [one] by one point
       *[other] by { $margin } points
    }
}
play-end-tied = on the tie-break
play-end-each = { $unit ->
    [gold] with { $total } gold each
   *[points] { $total ->
        [one] with one point each
       *[other] with { $total } points each
    }
}
play-end-in-all = { $total ->
    [one] with one point between them
   *[other] with { $total } points between them
}
play-end-decided = { $what } decided it: { $mine } against { $theirs } for { $second }.
play-end-facts = { $moves ->
    [one] One move
   *[other] { $moves } moves
}, { $minutes ->
    [0] less than a minute
    [one] one minute
   *[other] { $minutes } minutes
}
play-end-score = The score, line by line
play-end-total = total
play-end-points = { $unit ->
    [gold] { $points } gold
   *[points] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
play-end-tap = Tap a number to read where it comes from.
play-end-fortunes-said = The fortunes over the game: { $list }.
play-end-fortune = { $seat }: { $points } at the end, { $best } at best
play-end-replay = Replay
play-end-sheet = Score sheet
play-end-wrong = Put something right
play-end-rematch = Rematch
play-end-again = New game
play-end-save = Save as a file
play-end-share-text = Share the result
play-end-copied = Copied: paste it where you like.
play-end-not-over = This game is not over yet.
play-end-go-on = Play on
play-end-share-line = { $rank }. { $seat }: { $total }

## Replay

play-replay = Replay
play-replay-older = The game went on from here, but an older Flibuste began it: what came next does not fit rules that have been put right since.
play-replay-first = To the beginning
play-replay-back = One move back
play-replay-play = Play
play-replay-pause = Pause
play-replay-next = One move on
play-replay-last = To the end
play-replay-at = Move { $number } of { $of }
play-replay-place = Move
play-replay-game = Back to the game

## Learning

play-learn-lesson = Lesson.
play-learn-next = Got it
play-learn-skip = Stop the lessons
play-learn-making = The lesson is being laid out …

## The rules

guide-pictures = In pictures
guide-all = All rules, numbered
guide-more = In full:
guide-or = or

## The chart

play-chart-view = View of the chart
play-chart-in = Closer
play-chart-out = Farther away
play-chart-whole = The whole chart
play-chart-full = Chart on the whole screen
play-chart-shrink = Back to the table
play-chart-near = Back to where it matters
page-captain-who = Who is it?
