# Les outils du compagnon : dés, roues, pioches, aides. Les clés commencent par page-.

page-tools-any = Pour tous les jeux
page-short-plunder = Plunder
page-tools-at-setup = Mise en place
page-tools-at-turn = À son tour
page-tools-at-fight = Un combat
page-tools-at-end = La fin
page-tools-not-yet = Rien encore
page-tools-awaited = Les règles arrivent encore : la réponse se lira ici.
page-tools-shuffled = Mélangé : rien n’est pioché
page-tools-tap-to-draw = Toucher pour piocher
page-tools-left = { $count ->
    [one] Il en reste { $count }.
   *[other] Il en reste { $count }.
}
page-tools-anew-done = Tout recommence.
page-tools-house = C’est notre estimation : vérifier dans la boîte.
page-tools-history = Ce qui est sorti avant
page-tools-shuffle = Mélanger de nouveau
page-tools-fewer = Moins à la fois
page-tools-more = Plus à la fois
page-tools-settle = Qu’est-ce que cela donne ?
page-tools-copies = Ma boîte
page-tools-copies-note = Combien il y en a de chaque dans la boîte. C’est gardé sur cet appareil.
page-tools-copies-house = Revenir à notre estimation
page-tools-row-more = Un de plus
page-tools-row-away = Retirer le numéro { $number }
page-tools-do-dice = Lancer
page-tools-do-spinner = Tourner
page-tools-do-deck = Piocher
page-tools-do-bag = Tirer
page-face-star = ★
page-face-heads = Face
page-face-tails = Pile
page-part-attack = Attaque
page-part-defence = Défense
page-part-action-1 = Premier dé
page-part-action-2 = Second dé
page-tools-anew = Recommencer
page-tools-game = Des outils pour quel jeu ?
page-tools-one-less = Un de moins
page-tools-one-more = Un de plus
