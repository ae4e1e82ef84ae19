# A box on the table: what the app asks of it, and how people answer.

page-box-buccaneer-ship = Ship cards

play-buccaneer-told-ship = A new ship is turned up. Which is it?
play-buccaneer-told-new = A ship not on the list
play-buccaneer-told-crew = A new ship: what does its card say?
play-buccaneer-home = Everybody goes home, each alone and face up: { $pieces }.
play-buccaneer-home-ship = The { $ship } leaves the game. Home, each alone and face up: { $pieces }.
play-buccaneer-home-piece = { $owner }’s { $value }
play-buccaneer-row-crew = Smallest crew
play-buccaneer-row-ducats = Ducats
play-buccaneer-row-wage = Wage of the question mark
play-buccaneer-row-treasure = Treasure
play-buccaneer-row-second = Second treasure
