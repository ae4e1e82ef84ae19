# A table that people lay: on the form of a new game, in the toolbox, and in the editor.

page-laid = Is the table laid?
page-laid-fresh = From the beginning
page-laid-middle = We are in the middle

page-lay = Lay the table
page-lay-tool = Lay your table
page-lay-tool-note = Go on in the app from any position, or ask it: may I? who is ahead?
page-lay-ask = Ask the table
page-lay-play = Play on
page-lay-anew = Begin anew
page-lay-right = Put the table right
page-lay-right-how = Change what lies differently on your table. A turn that has begun begins again.
page-lay-breach = The rules do not allow this. The place is ringed.
page-lay-asked = Ask the table
page-lay-standing = If it ended now
page-lay-between = { $low } to { $high }
page-lay-ahead = ahead in { $count } of { $of }
page-lay-lots = What is covered was dealt { $of } times by lot. “Ahead in” says in how many of them a captain leads.
page-lay-odds = The odds in a fight
