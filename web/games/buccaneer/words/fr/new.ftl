page-deck = Les cartes de ma boîte
page-deck-note = Les cartes de navire de votre boîte, celles que l’appli connaît déjà. En toucher une pour saisir ce qu’elle montre, ou la corriger. Leur nombre est un multiple de trois.
page-deck-edit = { $count ->
    [one] Modifier la carte
   *[other] Modifier les { $count } cartes
}
page-deck-from-house = Compléter avec les cartes maison
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
page-deck-told = Ce que vous saisissez reste sur cet appareil pour la partie suivante ; une carte vide se saisit quand elle est retournée.
page-deck-house = Ce sont les cartes maison, pas celles de la boîte.
page-deck-marked = Les cartes marquées « maison » ne sont pas celles de la boîte. Sur la table, elles restent à saisir.
page-deck-back = Remettre les cartes comme avant
page-deck-share = Envoyer mes cartes en fichier
page-deck-take = Prendre les cartes d’un fichier
page-deck-file-taken = { $count ->
    [0] Rien de nouveau dans ce fichier : rien n’a été changé.
    [one] Une carte est nouvelle. Celles qui étaient là sont restées.
   *[other] { $count } cartes sont nouvelles. Celles qui étaient là sont restées.
}
page-deck-file-replaced = { $count ->
    [one] La carte du fichier est maintenant ici.
   *[other] Les { $count } cartes du fichier sont maintenant ici.
}
page-deck-file-none = Ce fichier ne contient pas de cartes de navire. Rien n’a été changé.
page-deck-file-damaged = Les cartes de navire de ce fichier sont abîmées. Rien n’a été changé.
page-deck-file-other = { $count ->
    [one] La carte de ce fichier ne va pas avec celles d’ici : ensemble, elles sont trop nombreuses. Rien n’a été changé.
   *[other] Les { $count } cartes de ce fichier ne vont pas avec celles d’ici : ensemble, elles sont trop nombreuses. Rien n’a été changé.
}
page-deck-file-instead = Prendre plutôt celles du fichier
page-card-treasures = Trésors
page-card-holds = { $treasures }
page-card-untold = encore à saisir
page-card-fact = { $name } : { $value }
page-card-tens = { $from }–{ $to }
page-card-more = Autres montants
page-card-house = maison
page-card-shut = Carte terminée
page-deck-rest = { $count ->
    [0] Toutes les cartes sont connues
    [one] La dernière se saisira quand elle sera retournée
   *[other] Les { $count } autres se saisiront au fil du jeu
}
