# Nassau : ce que dit sa feuille de score.

nassau-title = Nassau
nassau-tagline = Quatre manches dans les ruelles de Nassau, puis en mer

## Le score

nassau-line-track = Sur la piste avant le décompte final
nassau-line-towers = Tours de guet : { $crates } caisses × { $towers } tours
nassau-line-opponents = Adversaires : { $value } points × { $types } sortes
nassau-line-goods = Marchandises cachées : { $value } × { $count } marchandises
nassau-line-weapons = Armes : { $most } d’une sorte × { $count } tuiles
nassau-line-companions = Compagnons : { $count } paires × { $value }
nassau-line-cargo = Cargaison : la moitié de { $count }, arrondie en dessous
nassau-line-contest = { $count ->
    [0] Manche { $round } : aucune histoire racontée
   *[other] Manche { $round } : histoires valant { $value }
}
nassau-line-tile = Manche { $round }, la tuile du Hollandais : caisses { $count }
nassau-line-dutchman = { $place ->
    [0] Le Hollandais volant : aucune caisse sur le dernier quai
   *[other] Le Hollandais volant : place { $place } avec { $count } sur le dernier quai
}

## La feuille de score

nassau-sheet-option-dutchman = Le Hollandais volant
    .note = L’extension : les caisses de son dernier quai rapportent selon le rang.
nassau-sheet-option-contest = Compter ici les concours d’histoires
    .note = Pour qui ne les porte pas sur la piste : 5 points aux meilleures histoires d’une manche, 5 de moins à qui n’en raconte aucune.
nassau-sheet-option-tiles = Compter ici les tuiles du Hollandais
    .note = Pour qui ne les porte pas sur la piste : le plus de caisses sur la tuile d’une manche la remporte.
nassau-sheet-section-contest = Histoires des manches
nassau-sheet-section-tiles = Caisses sur les tuiles du Hollandais
nassau-sheet-section-settled = Manches
nassau-sheet-section-tile-values = Points des tuiles du Hollandais
    .note = Des valeurs maison ; saisir celles de ses tuiles.
nassau-sheet-rounds = Manches terminées
nassau-sheet-section-track = Piste de score
nassau-sheet-section-towers = Tours de guet
nassau-sheet-section-opponents = Adversaires vaincus
nassau-sheet-section-hideout = Cachette
nassau-sheet-section-weapons = Tuiles Arme
    .note = Sans les armes imprimées sur le navire.
nassau-sheet-section-companions = Compagnons
nassau-sheet-section-cargo = Cargaison et restes
nassau-sheet-section-dutchman = Le Hollandais volant
nassau-sheet-section-values = Points du dernier quai
    .note = La quatrième place est une valeur maison ; saisir celle du plateau.
nassau-sheet-track = Points sur la piste
    .note = Avant le décompte final, avec les 100 et 200 ajoutés.
nassau-sheet-towers = Tours de guet possédées
nassau-sheet-tower-crates = Caisses posées dessus
nassau-sheet-opponents = Points imprimés, additionnés
nassau-sheet-types = Sortes différentes
nassau-sheet-hidden-value = Valeurs des places remplies, additionnées
    .note = Telles qu’imprimées sur la cachette ; la réserve du milieu compte 0.
nassau-sheet-hidden-goods = Marchandises dans la cachette
nassau-sheet-pistol = Pistolets
nassau-sheet-sabre = Sabres
nassau-sheet-cannon = Canons
nassau-sheet-hook = Grappins
nassau-sheet-harpoon = Harpons
nassau-sheet-pairs = Paires d’un matelot et d’un animal
nassau-sheet-cargo = Cargaison et restes, en tout
nassau-sheet-crates = Caisses en cale
nassau-sheet-provisions = Provisions
nassau-sheet-goods = Marchandises en cale
nassau-sheet-tales = Histoires en main
nassau-sheet-rum = Rhum
nassau-sheet-doubloons = Doublons
nassau-sheet-contracts = Contrats
nassau-sheet-bombs = Bombes
nassau-sheet-compasses = Boussoles
nassau-sheet-quay = Caisses sur le dernier quai
nassau-sheet-place-1 = Première place du quai
nassau-sheet-place-2 = Deuxième
nassau-sheet-place-3 = Troisième
nassau-sheet-place-4 = Quatrième
nassau-sheet-played-1 = Manche 1 : histoires racontées
nassau-sheet-told-1 = Manche 1 : leurs points imprimés
    .note = Un par mauvaise blague ; le perroquet ne double pas ici.
nassau-sheet-hull-1 = Manche 1 : caisses sur la tuile
nassau-sheet-tile-1 = Points de la tuile de la manche 1
nassau-sheet-played-2 = Manche 2 : histoires racontées
nassau-sheet-told-2 = Manche 2 : leurs points imprimés
    .note = Un par mauvaise blague ; le perroquet ne double pas ici.
nassau-sheet-hull-2 = Manche 2 : caisses sur la tuile
nassau-sheet-tile-2 = Points de la tuile de la manche 2
nassau-sheet-played-3 = Manche 3 : histoires racontées
nassau-sheet-told-3 = Manche 3 : leurs points imprimés
    .note = Un par mauvaise blague ; le perroquet ne double pas ici.
nassau-sheet-hull-3 = Manche 3 : caisses sur la tuile
nassau-sheet-tile-3 = Points de la tuile de la manche 3
nassau-sheet-played-4 = Manche 4 : histoires racontées
nassau-sheet-told-4 = Manche 4 : leurs points imprimés
    .note = Un par mauvaise blague ; le perroquet ne double pas ici.
nassau-sheet-hull-4 = Manche 4 : caisses sur la tuile
nassau-sheet-tile-4 = Points de la tuile de la manche 4
nassau-sheet-too-many-towers = { $count } tours de guet sur la feuille, mais le jeu n’en a que { $max }. À recompter.
nassau-sheet-too-many-tales = { $count } histoires sur la feuille, mais le jeu n’en a que { $max }. À recompter.
nassau-sheet-too-many-goods = { $count } marchandises sur la feuille, mais la boîte n’en a que { $max }. À recompter.
nassau-sheet-too-many-crates = { $seat } a { $count } caisses sur la feuille, mais chacun n’en a que { $max }. À recompter.
nassau-sheet-bare-tower = { $seat } : tours { $towers }, caisses posées dessus { $crates }. Chaque tour possédée porte au moins une caisse : recompter les deux.
nassau-sheet-opponents-or-types = { $seat } : les adversaires comptent leurs points fois leurs sortes. Remplir les deux.
nassau-sheet-no-tales = { $seat } : des points pour des histoires à la manche { $round }, mais aucune racontée. Remplir les deux.
nassau-sheet-no-goods = { $seat } : la cachette a des places remplies mais aucune marchandise. Remplir les deux.
