page-deck = The cards of my box
page-deck-note = The ship cards of your box, as far as they are known. Tap one to enter what it says, or to correct it. Their number is a multiple of three.
page-deck-edit = { $count ->
    [one] Change the card
   *[other] Change the { $count } cards
}
page-deck-from-house = Fill the rest with house cards
page-deck-empty = Empty all cards
page-deck-more = Three more
page-deck-fewer = Three fewer
page-deck-threes = The number of cards must be a multiple of three.
page-deck-missing = { $count ->
    [one] One card is not finished.
   *[other] { $count } cards are not finished.
}
page-deck-done = { $count ->
    [one] Play with this card
   *[other] Play with these { $count } cards
}
page-card-name = Name of card { $place }
page-card-unnamed = Ship { $place }
page-card-ducats = Ducats
page-card-min_crew = Smallest crew
page-card-question_wage = Wage of the question mark
page-card-treasure = { $place ->
    [1] Treasure
   *[other] Second treasure
}
page-card-none = none
page-card-range = { $what }: a whole number from { $from } to { $to }.
page-deck-told = What you enter is kept on this device for the next game; empty cards are entered when they are turned up.
page-deck-house = These are house cards, not those of your box.
page-deck-marked = Cards marked “house” are not those of your box. At the table they still have to be entered.
page-deck-back = Put the cards back as they were
page-deck-share = Send my cards as a file
page-deck-take = Take cards from a file
page-deck-file-taken = { $count ->
    [0] Nothing new in this file: nothing was changed.
    [one] One new card. Your own cards were kept.
   *[other] { $count } new cards. Your own cards were kept.
}
page-deck-file-replaced = { $count ->
    [one] One card of the file is here now.
   *[other] { $count } cards of the file are here now.
}
page-deck-file-none = There are no ship cards in this file. Nothing was changed.
page-deck-file-damaged = The ship cards in this file are damaged. Nothing was changed.
page-deck-file-other = { $count ->
    [one] The card of this file does not belong to those that are here: together they are too many. Nothing was changed.
   *[other] The { $count } cards of this file do not belong to those that are here: together they are too many. Nothing was changed.
}
page-deck-file-instead = Take those of the file instead
page-card-treasures = Treasures
page-card-holds = { $treasures }
page-card-untold = not entered yet
page-card-fact = { $name }: { $value }
page-card-tens = { $from }–{ $to }
page-card-more = Other amounts
page-card-house = house
page-card-shut = Done with this card
page-deck-rest = { $count ->
    [0] All cards are known
    [one] One more is entered when it turns up
   *[other] { $count } more are entered as they turn up
}
