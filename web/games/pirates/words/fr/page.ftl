page-state-pirates-setup = Les flottes se préparent.
page-state-pirates = Manche { $round }, { $gold } or en jeu.
page-state-pirates-ahead = { $who } est en tête avec { $n } or.
