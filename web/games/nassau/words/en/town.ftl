# The plan of the town.

play-nassau-town = The plan of Nassau
play-nassau-captain = The captain
play-nassau-feld = The Feld pawn
play-nassau-space = { $either ->
    [yes] { $what } or { $other }
   *[no] { $what }
}{ $captain ->
    [yes] , where the captain stands
   *[no] { $been ->
        [yes] , where the captain has been
       *[no] {""}
    }
}
