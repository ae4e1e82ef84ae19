# The tiles of one’s own box, painted.
page-tiles = Les tuiles de ma boîte
page-tiles-edit = { $count ->
    [0] Peindre les tuiles de ma boîte
    [one] Peindre mes tuiles (1 sur 12 est prête)
   *[other] Peindre mes tuiles ({ $count } sur 12 sont prêtes)
}
page-tiles-told = Une face qui n’est pas encore peinte se joue avec la tuile maison.
page-tiles-house = Ce sont les tuiles maison, pas celles de la boîte. Peindre une fois celles de la boîte : elles restent sur cet appareil.
page-tiles-note = Chaque trait est gardé sur cet appareil. Une face qui n’est pas peinte se joue avec la tuile maison.
page-tiles-name = Tuile { $tile }, face { $side }
page-tiles-of = { $name } : { $state ->
    [finished] peinte
    [begun] commencée ; tuile maison en attendant
   *[house] tuile maison
}
page-tiles-progress = Peintes : { $count } sur { $all }
page-tiles-faces = Toutes les tuiles
page-tiles-brush = Pinceau
page-tiles-brush-sea = Mer
page-tiles-brush-land = Terre
page-tiles-brush-port = Port
page-tiles-brush-skull-1 = 1 crâne
page-tiles-brush-skull-2 = 2 crânes
page-tiles-brush-skull-3 = 3 crânes
page-tiles-brush-merchant = Marchand
page-tiles-brush-barrier = Barrière
page-tiles-how-sea = Toucher ou tracer : ce qui est là devient la mer.
page-tiles-how-land = Toucher ou tracer sur les cases qui sont surtout de la terre.
page-tiles-how-port = Toucher la case d’une ancre, puis encore, ou tracer à partir d’elle, jusqu’à ce que l’ancre montre le côté par où l’on entre.
page-tiles-how-skull = Toucher une île pour donner sa force. En pleine mer, cela crée une nouvelle île.
page-tiles-how-merchant = Toucher l’île au tonneau.
page-tiles-how-barrier = Toucher un bord entre deux cases, ou tracer le long des bords. Recommencer pour l’enlever.
page-tiles-undo = Annuler le trait
page-tiles-from-house = Partir de la tuile maison
page-tiles-wipe = Effacer cette face
page-tiles-done = Terminé
page-tiles-next = Suivante : { $name }
page-tiles-face-finished = Cette face est peinte : c’est elle qu’on joue.
page-tiles-face-unpainted = Pas encore peinte : on joue la tuile maison.
page-tiles-face-merchant = Seules les tuiles 5 et 6 ont un marchand.
page-tiles-face-ashore = Un port ne touche aucune terre. En attendant, on joue la tuile maison.
page-tiles-face-mark = Une île avec un port n’a pas encore de crâne. En attendant, on joue la tuile maison.
page-tiles-face-port = Une île à crânes ou à marchand n’a pas encore de port. En attendant, on joue la tuile maison.
page-tiles-face-many = Il y a plus de { $most } îles. En attendant, on joue la tuile maison.
page-tiles-square = { $square } : { $what ->
    [sea] mer
    [plain] terre
    [merchant] terre d’un marchand
    [port] port, ouvert côté { $docks }
   *[resource] terre à { $skulls ->
            [one] un crâne
           *[other] { $skulls } crânes
        }
}
page-tiles-side-N = nord
page-tiles-side-E = est
page-tiles-side-S = sud
page-tiles-side-W = ouest
page-tiles-edge = Entre { $from } et { $to } : { $what ->
    [open] rien
   *[other] barrière
}
page-tiles-share = Envoyer mes tuiles en fichier
page-tiles-take = Prendre les tuiles d’un fichier
page-tiles-file-taken = { $count ->
    [0] Rien de nouveau dans ce fichier : rien n’a été changé.
    [one] Une nouvelle face. Les vôtres ont été gardées.
   *[other] { $count } nouvelles faces. Les vôtres ont été gardées.
}
page-tiles-file-replaced = { $count ->
    [one] La face du fichier est maintenant ici.
   *[other] Les { $count } faces du fichier sont maintenant ici.
}
page-tiles-file-none = Ce fichier ne contient pas de tuiles. Rien n’a été changé.
page-tiles-file-damaged = Les tuiles de ce fichier sont abîmées. Rien n’a été changé.
page-tiles-file-other = Une face de ce fichier est peinte autrement ici. Rien n’a été changé.
page-tiles-file-instead = Prendre plutôt celles du fichier
