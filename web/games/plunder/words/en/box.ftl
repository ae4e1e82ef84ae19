# A box on the table: what the app asks of it, and how people answer.

page-box-plunder-sailing = Sailing die
page-box-plunder-letter = Compasses
page-box-plunder-attack = Battle dice
page-box-plunder-die = Die
page-box-plunder-treasure = Treasure cards

play-plunder-begins = { $all ->
    [yes] Everybody draws
   *[no] { $people ->
        [one] { $who } draws
       *[other] { $who } draw
    }
} until { $count ->
    [one] one card is
   *[other] { $count } cards are
} in each hand. { $seat } has the first turn.
play-plunder-told-sailing = { $seat } rolls the sailing die. What does it show?
play-plunder-told-letter = { $seat } spins both compasses. Tap the square on the chart, or say it here.
    .us = Spin for us
play-plunder-told-number = { $seat } spins the compass. Which number?
    .us = Spin for us
play-plunder-told-treasure = { $seat } draws a treasure card. Which is it?
play-plunder-told-resource = { $seat } draws a card. Which is it?
    .read = { $reader } draws a card for { $seat }, and lays it open. Which is it?
play-plunder-told-stolen = A card is drawn blindly. Which is it?
play-plunder-told-wood = How much wood does { $seat } have?
play-plunder-told-iron = How much iron does { $seat } have?
play-plunder-told-rum = How much rum does { $seat } have?
play-plunder-told-gold = How much gold does { $seat } have?
play-plunder-told-has-gold = Does { $seat } have gold?
play-plunder-told-has-gold-yes = Yes
play-plunder-told-has-gold-no = No
play-plunder-row-letter = Letter
play-plunder-row-number = Number
play-plunder-row-attack = Attack: { $seat }
play-plunder-row-defence = Defence, rolled by { $seat }
