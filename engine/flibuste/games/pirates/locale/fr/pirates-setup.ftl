### Pirates: avant le premier tour (docs/rules/pirates.md, chapitre 3)

## Flottes

pirates-ask-fleet = { $seat }, quelle flotte de { $count } points prenez-vous ?
pirates-do-fleet-f-pir = Hawkins et la Nymphe
pirates-do-fleet-f-eng = Ligne de bataille
pirates-do-fleet-f-spa = Convoi d’argent
pirates-do-fleet-f-fra = Soleil royal
pirates-do-fleet-f-ame = Le Bonhomme et ses amis
pirates-do-fleet-f-cur = Marée d’effroi
pirates-do-fleet-f-cor = Rames de Barbarie
pirates-do-fleet-f-jad = L’éveil du jade
pirates-do-fleet-f-vik = Gens du Nord
pirates-do-fleet-f-mer = Canons à louer
pirates-do-fleet-f-mon = Choses des abysses
pirates-do-fleet-f-odd = Carènes nouvelles
pirates-do-fleet-f-evt = Sac à malices
pirates-do-fleet-f-b1 = Premières voiles, pirates
pirates-do-fleet-f-b2 = Premières voiles, Angleterre
pirates-do-fleet-lot = Une flotte tirée au sort
pirates-do-fleet-form = Une flotte toute prête
pirates-do-list-form = Composer une flotte de { $count } points
pirates-fleet-chosen = { $seat } a sa flotte.
pirates-fleets-shown = Toutes les flottes sont choisies : on montre les navires.
pirates-barred-no-events = On joue ici sans événements.
pirates-barred-no-equipment = On joue ici sans équipement.
pirates-barred-nations = Dans cette partie, navires et équipage d’une flotte sont d’une même nation.

pirates-ask-supply = { $seat }, quel trésor apportez-vous ?
pirates-do-supply = Pièces de { $coins }{ $uniques ->
    [0] {""}
   *[other]  ; un trésor unique au sort
}
pirates-do-coins-form = Des pièces de votre choix
pirates-do-pieces-form = Des pièces de votre choix, des trésors uniques par leur nom
pirates-barred-supply-twice = Chaque trésor unique n’existe qu’une fois.
pirates-barred-supply-pieces = Cela fait { $count } { $count ->
    [one] pièce
   *[other] pièces
} au lieu de { $of }.
pirates-barred-supply-gold = Cela fait { $gold ->
    [one] { $gold } point d’or
   *[other] { $gold } points d’or
} au lieu de { $of }.
pirates-supply-chosen = { $seat } a choisi le trésor à apporter.
pirates-ask-forts = { $seat }, quels forts emportez-vous ? { $named ->
    [0] Autant que vous voulez.
    [one] Un jusqu’ici.
   *[other] { $named } jusqu’ici.
}
pirates-do-fort-named = { $fort } : { $gold ->
    [one] { $gold } point d’or
   *[other] { $gold } points d’or
}, { $flags ->
    [one] un canon
   *[other] { $flags } canons
}
pirates-do-no-fort = { $named ->
    [0] Aucun fort
   *[other] Aucun autre fort
}
pirates-fort-named = { $seat } emporte { $fort }.

## La carte

pirates-told-first = Le dé le plus haut commence. Que montrent les dés ?
pirates-first-rolled = { $seat } obtient { $roll }.
pirates-first = { $seat } commence.
pirates-charted = { $count } îles sont en place.
pirates-ask-island = { $seat }, placez une île. { $count ->
    [one] C’est la dernière.
   *[other] Il en reste { $count }.
}
pirates-do-island = { $what } à { $x } sur { $y } cm{ $sort ->
    [mysterious] , mystérieuse
   *[normal] {""}
}
pirates-do-island-form = Placer une île
pirates-island-placed = { $seat } place une île.
pirates-isl-a = Île ronde
pirates-isl-b = Île longue
pirates-isl-c = Île en coin
pirates-isl-d = Île en écu
pirates-isl-e = Île en œuf
pirates-isl-f = Île étroite
pirates-ask-tile = { $seat }, placez un terrain.
pirates-do-tile = { $what } à { $x } sur { $y } cm
pirates-do-tile-form = Placer un terrain
pirates-tile-placed = { $seat } place un terrain : { $what }.
pirates-no-place = { $seat } ne trouve plus de place pour un terrain.
pirates-fog = Nappe de brouillard
pirates-reef = Récif
pirates-sargasso = Mer des Sargasses
pirates-whirlpool = Maelström
pirates-iceberg = Iceberg
pirates-barred-turned = Tourner par pas de { $count } degrés.
pirates-barred-edge = C’est trop près du bord.
pirates-barred-close = Laisser au moins { $count } mm avec ce qui est déjà là.
pirates-barred-far = Une autre île doit être à { $count } mm au plus.
pirates-barred-overlap = La place est prise.
pirates-barred-bow = La proue doit toucher l’île d’attache.

## Îles d’attache et navires

pirates-ask-home = { $own ->
    [yes] { $seat }, quelle île est votre île d’attache ?
   *[no] { $seat }, quelle île donnez-vous pour attache à { $whose } ?
}
pirates-do-home = Île { $island }
pirates-home = { $seat } a pour attache l’île { $island }.
pirates-ask-deploy = { $seat }, où placer le navire « { $ship } » ?
pirates-do-deploy = Relèvement { $bearing }°{ $turned ->
    [0] {""}
   *[other] , tourné de { $turned }°
}
pirates-do-deploy-form = Placer { $ship }
pirates-do-escort = { $tower } remorque { $ship }
pirates-do-escort-form = Faire remorquer { $ship }
pirates-deployed = { $seat } place { $ship }.
pirates-escorted = { $tower } a { $ship } en remorque.
pirates-ask-gun = { $seat }, quel canon porte le navire « { $ship } » ?
pirates-do-gun = { $gun ->
    [flame] Lance-flammes
   *[artillery] Artillerie à double portée
}
pirates-gun-named = { $gun ->
    [flame] La bombarde du navire « { $ship } » est un lance-flammes.
   *[artillery] La bombarde du navire « { $ship } » est une pièce d’artillerie.
}

## Équipage et trésor

pirates-ask-crew = { $seat }, tout le monde est-il à sa place ?
pirates-do-stow = { $what } : quitte { $from-home ->
    [yes] l’île d’attache
   *[no] { $from }
} pour { $to-home ->
    [yes] l’île d’attache
   *[no] { $to }
}
pirates-do-ready = Tous restent où ils sont
pirates-stowed = Équipage et équipement ont changé de place.
pirates-ready = { $seat } a terminé.
pirates-aboard = Équipage et équipement sont à bord, face cachée.
pirates-treasure-hidden = Sur chaque île vierge : { $count ->
    [one] un trésor
   *[other] { $count } trésors
} ; { $gold } points d’or en tout.
pirates-begins = { $seat } joue le premier tour.
