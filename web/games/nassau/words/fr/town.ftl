# Le plan de la ville.

play-nassau-town = Le plan de Nassau
play-nassau-captain = Le capitaine
play-nassau-feld = Le pion Feld
play-nassau-space = { $either ->
    [yes] { $what } ou { $other }
   *[no] { $what }
}{ $captain ->
    [yes] , où se tient le capitaine
   *[no] { $been ->
        [yes] , où le capitaine est passé
       *[no] {""}
    }
}
