### Pirates: îles mystérieuses (docs/rules/pirates.md, 5.25)

pirates-island-open = Le tableau de l’île { $island } est dévoilé.
pirates-fated = { $ship } à l’île { $island } : { $roll }
pirates-for-storm = tempête
pirates-for-deserters = déserteurs
pirates-coins-pulled = { $count ->
    [0] Aucune pièce ne vient sur l’île { $island }.
    [one] Une pièce d’une autre île vient sur l’île { $island }.
   *[other] { $count } pièces d’autres îles viennent sur l’île { $island }.
}
pirates-coin-home = { $seat } reçoit sur son île d’attache une pièce de l’île { $island }.
pirates-ask-send-coins = { $count ->
    [one] { $seat }, sur quelle île va une pièce ?
   *[other] { $seat }, sur quelle île vont { $count } pièces ?
}
pirates-do-send-coins = Sur l’île { $island }
pirates-coins-sent = { $count ->
    [one] Une pièce de l’île { $island } va sur l’île { $other }.
   *[other] { $count } pièces de l’île { $island } vont sur l’île { $other }.
}
pirates-ask-offer = { $seat }, quelle pièce le navire « { $ship } » laisse-t-il ici ?
pirates-do-offer = { $what }
pirates-offered = { $ship } laisse une pièce sur l’île { $island }.
pirates-ask-gift = { $seat }, quel événement rejoint votre main ?
pirates-event-joins = { $seat } prend un événement en main.
pirates-ask-barter = { $seat }, quelle pièce échanger pour { $ship } ?
pirates-do-barter = { $what } devient { $item }
pirates-do-better = { $what } devient une meilleure pièce
pirates-bartered = Une pièce de l’île { $island } a changé.
pirates-ask-add-coin = { $seat }, quelle pièce ajoutez-vous sur l’île { $island } ?
pirates-do-add-coin = { $what }
pirates-coin-added = L’île { $island } a une pièce de plus : { $what }
pirates-ask-maroon = { $seat }, sur quelle île va l’équipage du navire « { $ship } » ?
pirates-do-maroon = Sur l’île { $island }
pirates-crew-landed = { $count ->
    [one] Un membre d’équipage du navire « { $ship } » va sur l’île { $island }.
   *[other] { $count } membres d’équipage du navire « { $ship } » vont sur l’île { $island }.
}
pirates-ask-land = { $seat }, qui quitte { $ship } ? { $count ->
    [one] Une personne doit partir.
   *[other] { $count } personnes doivent partir.
}
pirates-do-land = { $what }, sur l’île { $island }
pirates-ask-lose-unique = { $seat }, quel trésor unique perd le navire « { $ship } » ?
pirates-do-lose-unique = { $what }
pirates-ask-recruit = { $seat }, qui rejoint quel navire ?
pirates-do-recruit = { $what } rejoint { $ship }
pirates-recruited = { $what } rejoint { $ship }.
pirates-ask-drive = { $seat }, quel navire est poussé, et où ?
pirates-do-drive = Pousser { $ship } au loin
pirates-do-drive-form = Tracer la route d’un navire d’autrui
pirates-driven = On a poussé au loin { $ship }.
pirates-bewitched = L’île agit sur { $ship }.
