### Pirates: événements montrés au début d’un tour (docs/rules/pirates.md, 5.23)

pirates-ask-event = { $seat }, montrez-vous un événement ?
pirates-do-event = « { $event } »
pirates-do-no-event = N’en montrer aucun
pirates-ask-strike = { $seat }, que frappe la carte « { $event } » ?
pirates-do-target = { $ship }
pirates-do-bank = Nappe de brouillard { $count }
pirates-do-fighter = { $what }, sur { $ship }
pirates-ask-rival = { $seat }, qui doit se battre ?
pirates-do-rival = { $down ->
    [yes] Un membre d’équipage face cachée, sur { $ship }
   *[no] { $what }, sur { $ship }
}
pirates-ask-token = { $seat }, où va la carte « { $event } » ?
pirates-do-token = À { $x } sur { $y } cm
pirates-do-token-form = Poser la carte « { $event } »
pirates-barred-token = La place est prise.
pirates-token = La carte reste sur la table.
pirates-events-gone = Tous les événements quittent la partie.
pirates-enchanted = { $count ->
    [0] Personne sur { $ship } n’entend les sirènes.
    [one] { $ship } n’a pas d’action pendant un tour.
   *[other] { $ship } n’a pas d’action pendant { $count } tours.
}
pirates-barred-mermaids = Les sirènes retiennent l’équipage.
pirates-duelled = { $what }, sur { $ship } : { $count } en tout.
pirates-ask-blow = { $seat }, où le vent pousse-t-il le navire « { $ship } » ?
pirates-do-blow = Relèvement { $bearing }°
pirates-do-blow-form = Pousser { $ship } selon un relèvement
pirates-fog-drifted = Le brouillard dérive.
pirates-for-mutiny = mutinerie
pirates-for-duel = duel
pirates-for-rolling-fog = dérive du brouillard
