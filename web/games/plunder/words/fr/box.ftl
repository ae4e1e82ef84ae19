# A box on the table: what the app asks of it, and how people answer.

page-box-plunder-sailing = Dé de navigation
page-box-plunder-letter = Boussoles
page-box-plunder-attack = Dés de combat
page-box-plunder-die = Dé
page-box-plunder-treasure = Cartes Trésor

play-plunder-begins = { $all ->
    [yes] Chacun pioche
   *[no] { $people ->
        [one] { $who } pioche
       *[other] { $who } piochent
    }
} jusqu’à avoir { $count ->
    [one] une carte
   *[other] { $count } cartes
} en main. { $seat } joue le premier tour.
play-plunder-told-sailing = { $seat } lance le dé de navigation. Que montre-t-il ?
play-plunder-told-letter = { $seat } fait tourner les deux boussoles. Touchez la case sur la carte, ou choisissez-la ici.
    .us = Tourner pour nous
play-plunder-told-number = { $seat } fait tourner la boussole. Quel nombre ?
    .us = Tourner pour nous
play-plunder-told-treasure = { $seat } retourne une carte Trésor. Laquelle ?
play-plunder-told-resource = { $seat } pioche une carte. Laquelle ?
    .read = { $reader } pioche une carte pour { $seat } et la pose à découvert. Laquelle ?
play-plunder-told-stolen = Une carte est tirée au hasard. Laquelle ?
play-plunder-told-wood = Combien de bois a { $seat } ?
play-plunder-told-iron = Combien de fer a { $seat } ?
play-plunder-told-rum = Combien de rhum a { $seat } ?
play-plunder-told-gold = Combien d’or a { $seat } ?
play-plunder-told-has-gold = Y a-t-il de l’or dans la main { DE($seat) } ?
play-plunder-told-has-gold-yes = Oui
play-plunder-told-has-gold-no = Non
play-plunder-row-letter = Lettre
play-plunder-row-number = Nombre
play-plunder-row-attack = Attaque : { $seat }
play-plunder-row-defence = Défense, lancée par { $seat }
