page-deck = My own cards
page-deck-note = Type in the ship cards of your box: ducats top left, the smallest crew, what the question mark earns, and one or two treasures. The number of cards must be a multiple of three.
page-deck-edit = { $count ->
    [one] Change the card
   *[other] Change the { $count } cards
}
page-deck-from-house = Begin with the house fleet
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
page-deck-told = What you tell of a card is kept on this device for the next game; what is still empty you tell when it is turned up.
page-deck-house = These cards are ours, not those of your box.
