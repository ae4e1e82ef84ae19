# A table that people lay: on the form of a new game, in the toolbox, and in the editor.

page-laid = Where is the game now?
page-laid-fresh = At the start
page-laid-middle = In the middle of a game

page-lay = Set up your table
page-lay-tool = Set up your own table
page-lay-tool-note = Go on in the app from any position, or ask it: may I? who is ahead?
page-lay-ask = Ask the referee
page-lay-play = Play on
page-lay-anew = Start over
page-lay-right = Fix the table
page-lay-right-how = Change whatever differs from your real table. A turn in progress starts over.
page-lay-breach = The rules do not allow this. The spot is circled.
page-lay-asked = Ask the referee
page-lay-standing = If it ended now
page-lay-between = { $low } to { $high }
page-lay-ahead = ahead in { $count } of { $of }
page-lay-lots = Hidden cards were dealt at random { $of } times. “Ahead in” counts the deals in which a captain leads.
page-lay-odds = The odds in a fight
