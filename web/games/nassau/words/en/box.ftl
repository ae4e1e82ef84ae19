# A box on the table: what the app asks of it, and how people answer.

page-box-nassau-die = Dice
page-box-nassau-token = Bag of tokens
page-box-nassau-animal = Animals
page-box-nassau-good = Goods
page-box-nassau-salt = Old Salt
page-box-nassau-offering = Offerings
page-box-nassau-dutchman = The Dutchman

play-nassau-told-animal = { $seat } draws an animal. Which is it?
play-nassau-told-good = { $seat } draws goods. Which kind?
play-nassau-told-salt = The Old Salt’s tile is turned up. Which zone?
play-nassau-told-offering = An offering is turned up. Which is it?
play-nassau-told-dutchman = The Dutchman’s card is turned up. Which is it?
play-nassau-told-zone = Zone { $zone }
play-nassau-told-tile = Zone { $zone } ({ $points })
