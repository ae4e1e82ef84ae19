# A table that people lay.

play-buccaneer-lay-how = Tap a pirate or a crew, and then what lies beneath it. Tap a crew twice, and its captain steps off.
play-buccaneer-lay-whose = Which captain?
play-buccaneer-lay-roads = Which ships lie in the roads?
play-buccaneer-lay-boarded = Which ships has { $seat } boarded?
play-buccaneer-lay-card = crew of { $crew }, { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}
play-buccaneer-lay-purse = Ducats in the purse
play-buccaneer-lay-turn = Whose turn begins?

# What cannot be, by the rule that it breaks.
play-buccaneer-lay-BUC-SHP-01 = Three ships lie in the roads, less any of the same three already boarded.
play-buccaneer-lay-BUC-INV-02 = No crew has more than nine pirates.
play-buccaneer-lay-BUC-INV-03 = No captain lies right on their own colour.
play-buccaneer-lay-BUC-ATT-08 = The captains have the treasures of the ships that were boarded, no more and no fewer.
play-buccaneer-lay-BUC-PAY-12 = Together the purses hold what all had at first and the loot, at least.
play-buccaneer-lay-BUC-END-01 = All ships are gone: the game is over.
