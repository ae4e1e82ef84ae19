# The chart of the sea.

play-nassau-sea = The Caribbean, nine zones
play-nassau-zone = Zone { $zone }
play-nassau-foe = { $foe }: strength { $strength }, fought with { $weapon }; { $points ->
    [one] { $points } point
   *[other] { $points } points
} and { $what }{ $crates ->
    [0] {""}
    [one] , { $crates } crate in it
   *[other] , { $crates } crates in it
}
play-nassau-outpost = Outpost, brings { $what }{ $held ->
    [yes] , held by { $who }
   *[no] {""}
}
play-nassau-tower = Watchtower, { $weapon }{ $held ->
    [yes] { $n ->
        [one] , { $n } crate of { $who }
       *[other] , { $n } crates of { $who }
    }
   *[no] {""}
}
play-nassau-post = Trading post, two { $weapon }: { $good }
play-nassau-salt = The Old Salt, in zone { $zone }
play-nassau-dutchman = The Flying Dutchman, in zone { $zone }: fought with { $weapon }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} for most crates
play-nassau-boat = { $seat }’s boat, in zone { $zone }
play-nassau-quay = Quay: 2 provisions and { $what }
play-nassau-outpost-quay = Quay of the outpost in zone { $zone }: 2 provisions
