# The tiles of one’s own box, painted.
page-tiles = Nos propres tuiles
page-tiles-edit = { $count ->
    [0] Peindre nos tuiles
    [one] Peindre nos tuiles (une sur 12 est prête)
   *[other] Peindre nos tuiles ({ $count } sur 12 sont prêtes)
}
page-tiles-told = Une face qui n’est pas encore peinte est la nôtre, pas celle de la boîte.
page-tiles-house = Ces tuiles sont les nôtres, pas celles de la boîte. Il suffit de peindre celles-ci une fois : elles restent sur cet appareil.
page-tiles-note = Chaque trait est gardé sur cet appareil. Une face qui n’est pas peinte se joue avec la tuile de la maison.
page-tiles-name = Tuile { $tile }, face { $side }
page-tiles-of = { $name } : { $state ->
    [finished] peinte
    [begun] commencée, on joue celle de la maison
   *[house] celle de la maison
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
page-tiles-how-port = Toucher la case d’une ancre, puis encore, ou tracer à partir d’elle, jusqu’à ce qu’elle regarde par où l’on entre.
page-tiles-how-skull = Toucher une île pour dire sa force. En pleine mer, une île commence.
page-tiles-how-merchant = Toucher l’île au tonneau.
page-tiles-how-barrier = Toucher un bord entre deux cases, ou tracer le long des bords. De nouveau pour l’enlever.
page-tiles-undo = Annuler le trait
page-tiles-from-house = Partir de la tuile de la maison
page-tiles-wipe = Effacer cette face
page-tiles-done = Terminé
page-tiles-next = Suivante : { $name }
page-tiles-face-finished = Cette face est peinte : c’est elle qu’on joue.
page-tiles-face-unpainted = Pas encore peinte : on joue la tuile de la maison.
page-tiles-face-merchant = Seules les tuiles 5 et 6 ont un marchand.
page-tiles-face-ashore = Un port ne touche aucune terre. D’ici là, on joue la tuile de la maison.
page-tiles-face-mark = Une île avec un port n’a pas encore de crâne. D’ici là, on joue la tuile de la maison.
page-tiles-face-port = Une île à crânes ou à marchand n’a pas encore de port. D’ici là, on joue la tuile de la maison.
page-tiles-face-many = Il y a plus de { $most } îles. D’ici là, on joue la tuile de la maison.
page-tiles-square = { $square } : { $what ->
    [sea] mer
    [plain] terre
    [merchant] terre d’un marchand
    [port] port, ouvert au { $docks }
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
page-tiles-share = Envoyer nos tuiles en fichier
page-tiles-take = Prendre les tuiles d’un fichier
page-tiles-file-taken = { $count ->
    [0] Le fichier n’apprend rien : rien n’a été changé.
    [one] Une face est nouvelle. Celles qui étaient là sont restées.
   *[other] { $count } faces sont nouvelles. Celles qui étaient là sont restées.
}
page-tiles-file-replaced = { $count ->
    [one] La face du fichier est maintenant ici.
   *[other] Les { $count } faces du fichier sont maintenant ici.
}
page-tiles-file-none = Ce fichier ne contient pas de tuiles. Rien n’a été changé.
page-tiles-file-damaged = Les tuiles de ce fichier sont abîmées. Rien n’a été changé.
page-tiles-file-other = Ce fichier montre une face autrement qu’elle n’est peinte ici. Rien n’a été changé.
page-tiles-file-instead = Prendre plutôt celles du fichier
