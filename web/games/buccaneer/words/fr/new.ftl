page-deck = Mes propres cartes
page-deck-note = Saisir les cartes de navire de la boîte : les ducats en haut à gauche, l’équipage minimal, les gages de l’Inconnu, et un ou deux trésors. Le nombre de cartes doit être un multiple de trois.
page-deck-edit = { $count ->
    [one] Modifier la carte
   *[other] Modifier les { $count } cartes
}
page-deck-from-house = Partir de la flotte maison
page-deck-empty = Vider toutes les cartes
page-deck-more = Trois de plus
page-deck-fewer = Trois de moins
page-deck-threes = Le nombre de cartes doit être un multiple de trois.
page-deck-missing = { $count ->
    [one] Une carte n’est pas finie.
   *[other] { $count } cartes ne sont pas finies.
}
page-deck-done = { $count ->
    [one] Jouer avec cette carte
   *[other] Jouer avec ces { $count } cartes
}
page-card-name = Nom de la carte { $place }
page-card-unnamed = Navire { $place }
page-card-ducats = Ducats
page-card-min_crew = Équipage minimal
page-card-question_wage = Gages de l’Inconnu
page-card-treasure = { $place ->
    [1] Trésor
   *[other] Second trésor
}
page-card-none = aucun
page-card-range = { $what } : un nombre entier de { $from } à { $to }.
page-deck-told = Ce qui est dit d’une carte reste sur cet appareil pour la partie suivante ; une carte vide se lit quand elle est retournée.
page-deck-house = Ces cartes sont les nôtres, pas celles de la boîte.
