# A table that people lay.

play-jamaica-setup-ships = Quel navire ?
play-jamaica-setup-hold = Cale { $number } : { $goods }
play-jamaica-setup-kind = Contenu de la cale { $number }
play-jamaica-setup-count = Combien
play-jamaica-setup-more = Un de plus
play-jamaica-setup-up = Trésors visibles
play-jamaica-setup-down = Trésors cachés
play-jamaica-setup-cursed = Dont maudits, à coup sûr
play-jamaica-setup-behind = Derrière Port Royal
play-jamaica-setup-captain = Capitaine de la manche
play-jamaica-setup-round = Manche
play-jamaica-setup-moment = Que se passe-t-il ensuite ?
play-jamaica-setup-at-round = Le capitaine lance
play-jamaica-setup-at-rolled = Les dés sont lancés
play-jamaica-setup-at-act = On joue une carte
play-jamaica-setup-at-choose = On choisit les cartes
play-jamaica-setup-at-ghost = Le Bateau fantôme avance
play-jamaica-setup-die-1 = Premier dé
play-jamaica-setup-die-2 = Second dé
play-jamaica-setup-morning = Matin
play-jamaica-setup-evening = Soir
play-jamaica-setup-act-note = Si la carte ne laisse rien à choisir, elle est jouée aussitôt, et c’est au joueur suivant.
play-jamaica-setup-discard = La défausse { DE($seat) }
play-jamaica-setup-whose = La carte de qui ?
play-jamaica-setup-card = Quelle carte ?
play-jamaica-setup-how = Toucher un navire puis sa case ; toucher un repaire pour en prendre le jeton ou l’y remettre.
play-jamaica-setup-tavern = La taverne
play-jamaica-setup-tokens = Jetons trésor gardés
play-jamaica-setup-person = Un personnage
play-jamaica-setup-who-aboard = Qui est dans la cale { $number }
play-jamaica-setup-sits = Qui est assis là
play-jamaica-setup-covered = Face cachée
play-jamaica-setup-nobody = Personne
play-jamaica-setup-bottle = La bouteille
play-jamaica-setup-stairs = L’escalier
play-jamaica-setup-cell = Rangée { $row }, colonne { $col } : { $who }

# What cannot be, by the rule that it breaks.
play-jamaica-setup-JAM-SET-04 = Il y a autant de trésors à bord que de repaires sans jeton. Les repaires sont entourés.
play-jamaica-setup-JAM-GHOST-16 = Le Bateau fantôme ne transporte que de l’or.
play-jamaica-setup-JAM-CREW-04 = Tout personnage au bord de la zone libre de la taverne est face visible. Toucher qui s’y trouve.
play-jamaica-setup-JAM-CREW-16 = Les joueurs gardent autant de jetons que les repaires en ont perdu.
play-jamaica-setup-JAM-CREW-SET-01 = Chaque personnage à bord a laissé une case vide dans la taverne. Toucher cette case.
play-jamaica-setup-JAM-CREW-SET-03 = La bouteille est là où personne n’est assis.
