page-values = Les tuiles de ma boîte
page-values-note = Les deux nombres imprimés sur chaque tuile : celui du haut compte à Port Royal, celui du bas partout ailleurs. Les valeurs maison figurent ici en attendant la saisie. Elles restent sur cet appareil.
page-values-from-house = Revenir aux valeurs maison
page-values-top = Arrivé
page-values-bottom = En route
page-values-missing = { $count ->
    [one] Il manque à un personnage un nombre entier de { $from } à { $to }.
   *[other] Il manque à { $count } personnages un nombre entier de { $from } à { $to }.
}
page-values-done = Jouer avec ces valeurs
page-crew_values-edit = Modifier les valeurs
