# A table that people lay.

play-jamaica-lay-ships = Quel navire ?
play-jamaica-lay-hold = Cale { $number } : { $goods }
play-jamaica-lay-kind = Contenu de la cale { $number }
play-jamaica-lay-count = Combien
play-jamaica-lay-more = Un de plus
play-jamaica-lay-up = Trésors visibles
play-jamaica-lay-down = Trésors cachés
play-jamaica-lay-cursed = Dont maudits, à coup sûr
play-jamaica-lay-behind = Derrière Port Royal
play-jamaica-lay-captain = Capitaine de la manche
play-jamaica-lay-round = Manche
play-jamaica-lay-moment = Que se passe-t-il ensuite ?
play-jamaica-lay-at-round = Le capitaine lance
play-jamaica-lay-at-rolled = Les dés sont lancés
play-jamaica-lay-at-act = On joue une carte
play-jamaica-lay-at-choose = On choisit les cartes
play-jamaica-lay-at-ghost = Le Bateau fantôme avance
play-jamaica-lay-act-note = Si la carte ne laisse rien à choisir, elle est jouée aussitôt, et c’est au joueur suivant.
play-jamaica-lay-whose = La carte de qui ?
play-jamaica-lay-card = Quelle carte ?
play-jamaica-lay-how = Toucher un navire puis sa case ; toucher un repaire pour en prendre le jeton ou l’y remettre.
play-jamaica-lay-tavern = La taverne
play-jamaica-lay-tokens = Jetons trésor gardés
play-jamaica-lay-person = Un personnage
play-jamaica-lay-who-aboard = Qui est dans la cale { $number }
play-jamaica-lay-sits = Qui est assis là
play-jamaica-lay-covered = Face cachée
play-jamaica-lay-nobody = Personne
play-jamaica-lay-bottle = La bouteille
play-jamaica-lay-stairs = L’escalier
play-jamaica-lay-cell = Rangée { $row }, colonne { $col } : { $who }

# What cannot be, by the rule that it breaks.
play-jamaica-lay-JAM-SET-04 = Il y a autant de trésors à bord que de repaires sans jeton. Les repaires sont entourés.
play-jamaica-lay-JAM-GHOST-16 = Le Bateau fantôme ne transporte que de l’or.
play-jamaica-lay-JAM-CREW-04 = Tout personnage au bord de la zone libre de la taverne est face visible. Toucher qui s’y trouve.
play-jamaica-lay-JAM-CREW-16 = Les joueurs gardent autant de jetons que les repaires en ont perdu.
play-jamaica-lay-JAM-CREW-SET-01 = Chaque personnage à bord a laissé une case vide dans la taverne. Toucher cette case.
play-jamaica-lay-JAM-CREW-SET-03 = La bouteille est là où personne n’est assis.
