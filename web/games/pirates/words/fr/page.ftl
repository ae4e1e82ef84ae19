page-state-pirates-setup = Les flottes se préparent.
page-state-pirates = Manche { $round }, { $gold } points d’or en jeu.
page-state-pirates-ahead = { $who } est en tête avec { $n ->
    [one] { $n } point d’or
   *[other] { $n } points d’or
}.
