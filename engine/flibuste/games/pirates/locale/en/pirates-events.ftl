### Pirates: events that are shown as a turn begins (docs/rules/pirates.md, 5.23)

pirates-ask-event = { $seat }, do you show an event?
pirates-do-event = “{ $event }”
pirates-do-no-event = Show none
pirates-ask-strike = { $seat }, whom or what does “{ $event }” strike?
pirates-do-target = { $ship }
pirates-do-bank = Fog bank { $count }
pirates-do-fighter = { $what }, on { $ship }
pirates-ask-rival = { $seat }, who has to fight?
pirates-do-rival = { $down ->
    [yes] Somebody face down, on { $ship }
   *[no] { $what }, on { $ship }
}
pirates-ask-token = { $seat }, where do you lay “{ $event }”?
pirates-do-token = At { $x } by { $y } cm
pirates-do-token-form = Lay down “{ $event }”
pirates-barred-token = Something lies there already.
pirates-token = The card stays on the table.
pirates-events-gone = All events leave the game.
pirates-enchanted = { $count ->
    [0] No crew on { $ship } can hear the mermaids.
    [one] { $ship } gets no action for one turn.
   *[other] { $ship } gets no action for { $count } turns.
}
pirates-barred-mermaids = The mermaids hold the crew.
pirates-duelled = { $what }, on { $ship }: { $count } in all.
pirates-ask-blow = { $seat }, where does the wind blow { $ship }?
pirates-do-blow = Bearing { $bearing }°
pirates-do-blow-form = Blow { $ship } along a bearing
pirates-fog-drifted = The fog drifts.
pirates-for-mutiny = mutiny
pirates-for-duel = a duel
pirates-for-rolling-fog = the drift of fog
