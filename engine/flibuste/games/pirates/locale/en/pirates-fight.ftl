# Pirates: shots, losses, ships that sink, fire, repairs and forts.

## Losses

pirates-ask-mast = { $n ->
    [one] { $seat }: which mast of { $ship } goes?
   *[other] { $seat }: { $n } masts of { $ship } go. Which one first?
}
pirates-do-lose-mast = { $fire ->
    [yes] Mast { $mast }, on fire
   *[no] Mast { $mast }: { $range }, { $number }
}
pirates-lost-masts = { $n ->
    [one] { $ship } loses a mast; standing: { $left }.
   *[other] { $ship } loses { $n } masts; standing: { $left }.
}
pirates-derelict = { $ship } is derelict.
pirates-ask-lose-crew = { $n ->
    [one] { $seat }: which crew of { $ship } is lost?
   *[other] { $seat }: { $n } crew of { $ship } are lost. Which one first?
}
pirates-ask-lose-cargo = { $n ->
    [one] { $seat }: what is lost aboard { $ship }?
   *[other] { $seat }: { $n } pieces are lost aboard { $ship }. Which one first?
}
pirates-do-lose = { $what }
pirates-do-lose-down = A face-down piece, unseen
pirates-lost-piece = { $ship } loses { $what }.
pirates-lost-hidden = { $kind ->
    [coin] { $ship } loses a coin that nobody turns up.
   *[other] { $ship } loses a face-down treasure.
}
pirates-flipped = { $what } of { $ship } escapes and lies face down.
pirates-ransom-paid = { $seat } gets a ransom: { $gold } gold.

## Ships that sink

pirates-sank = { $ship } sinks.
pirates-unsinkable = { $ship } cannot sink.
pirates-salvaged = { $seat } saves { $gold } gold from the sea.
