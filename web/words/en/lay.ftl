# A table that people lay: on the form of a new game, in the toolbox, and in the editor.

page-stage = Where is the game now?
page-stage-start = At the start
page-stage-middle = In the middle of a game

page-setup = Set up your table
page-setup-tool = Set up your own table
page-setup-tool-note = Go on in the app from any position, or ask it: may I? who is ahead?
page-setup-ask = Ask the referee
page-setup-play = Play on
page-setup-anew = Start over
page-setup-right = Fix the table
page-setup-right-how = Change whatever differs from your real table. A turn in progress starts over.
page-setup-breach = The rules do not allow this. The spot is circled.
page-setup-leave = What becomes of this table?
page-setup-away = Throw it away
page-setup-later = Keep it for later
page-setup-of = { $who }: { $what }
page-setup-asked = Ask the referee
page-setup-standing = If it ended now
page-setup-between = { $low } to { $high }
page-setup-ahead = ahead in { $count } of { $of }
page-setup-lots = Hidden cards were dealt at random { $of } times. “Ahead in” counts the deals in which a captain leads.
page-setup-odds = The odds in a fight
