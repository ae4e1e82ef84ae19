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
nassau-line-dutchman = { $place ->
    [0] Le Hollandais volant : aucune caisse sur le dernier quai
   *[other] Le Hollandais volant : place { $place } avec { $count } sur le dernier quai
}

## La feuille de score

nassau-sheet-option-dutchman = Le Hollandais volant
    .note = L’extension : les caisses de son dernier quai rapportent selon le rang.
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
nassau-sheet-crates = Caisses en cale
nassau-sheet-provisions = Provisions
nassau-sheet-goods = Marchandises en cale
nassau-sheet-tales = Histoires en main
nassau-sheet-rum = Rhum
nassau-sheet-doubloons = Doublons
nassau-sheet-contracts = Contrats
nassau-sheet-bombs = Bombes
nassau-sheet-compasses = Compas
nassau-sheet-quay = Caisses sur le dernier quai
nassau-sheet-place-1 = Première place du quai
nassau-sheet-place-2 = Deuxième
nassau-sheet-place-3 = Troisième
nassau-sheet-place-4 = Quatrième
nassau-sheet-too-many-towers = { $count } tours de guet sur la feuille, mais le jeu n’en a que { $max }. À recompter.
nassau-sheet-too-many-tales = { $count } histoires sur la feuille, mais le jeu n’en a que { $max }. À recompter.
nassau-sheet-too-many-goods = { $count } marchandises sur la feuille, mais la boîte n’en a que { $max }. À recompter.
nassau-sheet-too-many-crates = { $seat } a { $count } caisses sur la feuille, mais chacun n’en a que { $max }. À recompter.
nassau-sheet-bare-tower = { $seat } : tours { $towers }, caisses posées dessus { $crates }. Chaque tour possédée porte au moins une caisse : recompter les deux.
nassau-sheet-opponents-or-types = { $seat } : les adversaires comptent leurs points fois leurs sortes. Remplir les deux.
nassau-sheet-no-goods = { $seat } : la cachette a des places remplies mais aucune marchandise. Remplir les deux.
