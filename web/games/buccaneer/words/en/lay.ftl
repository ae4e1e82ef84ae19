# A table that people lay.

play-buccaneer-setup-how = Tap a pirate or a crew, and then what lies beneath it. Tap a crew twice, and its captain steps off.
play-buccaneer-setup-whose = Which captain?
play-buccaneer-setup-roads = Which ships lie in the roads?
play-buccaneer-setup-boarded = Which ships has { $seat } boarded?
play-buccaneer-setup-card = crew of { $crew }, { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}
play-buccaneer-setup-purses = Ducats in the purse
play-buccaneer-setup-turn = Whose turn begins?

# What cannot be, by the rule that it breaks.
play-buccaneer-setup-untold = Another card: say what it shows
play-buccaneer-setup-BUC-VAR-03 = Nobody has said yet what this card shows: tap it.
play-buccaneer-setup-BUC-SHP-01 = Three ships lie in the roads, less any of the same three already boarded.
play-buccaneer-setup-BUC-INV-02 = No crew has more than nine pirates.
play-buccaneer-setup-BUC-INV-03 = No captain lies right on their own colour.
play-buccaneer-setup-BUC-ATT-08 = The captains have the treasures of the ships that were boarded, no more and no fewer.
play-buccaneer-setup-BUC-PAY-12 = Together the purses hold what all had at first and the loot, at least.
play-buccaneer-setup-BUC-END-01 = All ships are gone: the game is over.
