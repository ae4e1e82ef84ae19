# La carte de la mer.

play-nassau-sea = Les Caraïbes, neuf zones
play-nassau-zone = Zone { $zone }
play-nassau-foe = { $foe } : force { $strength }, se combat avec { $weapon } ; { $points ->
    [one] { $points } point
   *[other] { $points } points
} et { $what }{ $crates ->
    [0] {""}
    [one] , { $crates } caisse dessus
   *[other] , { $crates } caisses dessus
}
play-nassau-outpost = Avant-poste, rapporte { $what }{ $held ->
    [yes] , tenu par { $who }
   *[no] {""}
}
play-nassau-tower = Tour de guet, { $weapon }{ $held ->
    [yes] { $n ->
        [one] , { $n } caisse, à { $who }
       *[other] , { $n } caisses, à { $who }
    }
   *[no] {""}
}
play-nassau-post = Comptoir, deux { $weapon } : { $good }
play-nassau-salt = Le vieux loup de mer, en zone { $zone }
play-nassau-dutchman = Le Hollandais volant, en zone { $zone } : se combat avec { $weapon }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} à qui y a le plus de caisses
play-nassau-boat = Bateau pirate { DE($seat) }, en zone { $zone }
play-nassau-quay = Quai : 2 provisions et { $what }
play-nassau-outpost-quay = Quai de l’avant-poste, zone { $zone } : 2 provisions
