# Pirates : tirs, pertes, naufrages, feu, réparations et forts.

## Pertes

pirates-ask-mast = { $n ->
    [one] { $seat } : { $ship } perd un mât. Lequel ?
   *[other] { $seat } : { $ship } perd { $n } mâts. Lequel en premier ?
}
pirates-do-lose-mast = { $fire ->
    [yes] Mât { $mast }, en feu
   *[no] Mât { $mast } : { $range }{ $number }
}
pirates-lost-masts = { $n ->
    [one] { $ship } perd un mât ; encore debout : { $left }.
   *[other] { $ship } perd { $n } mâts ; encore debout : { $left }.
}
pirates-derelict = { $ship } n’a plus de mât et part à la dérive.
pirates-ask-lose-crew = { $n ->
    [one] { $seat } : { $ship } perd un membre d’équipage. Lequel ?
   *[other] { $seat } : { $ship } perd { $n } membres d’équipage. Lequel en premier ?
}
pirates-ask-lose-cargo = { $n ->
    [one] { $seat } : que perd { $ship } ?
   *[other] { $seat } : { $ship } perd { $n } pièces de sa cargaison. Laquelle en premier ?
}
pirates-do-lose = { $what }
pirates-do-lose-down = Une pièce face cachée, à l’aveugle
pirates-lost-piece = { $ship } perd { $what }.
pirates-lost-hidden = { $kind ->
    [coin] { $ship } perd une pièce d’or que personne ne retourne.
   *[other] { $ship } perd un trésor face cachée.
}
pirates-flipped = { $ship } : { $what } en réchappe et se retrouve face cachée.
pirates-ransom-paid = { $seat } touche une rançon : { $gold ->
    [one] { $gold } point d’or
   *[other] { $gold } points d’or
}.

## Naufrages

pirates-sank = { $ship } coule.
pirates-went-down = { $ship } emporte par le fond : { $what }.
pirates-unsinkable = { $ship } ne peut pas couler.
pirates-salvaged = { $seat } sauve { $gold ->
    [one] { $gold } point d’or
   *[other] { $gold } points d’or
} des flots.

pirates-ask-lose-treasure = { $seat } : { $ship } perd un trésor. Lequel ?
pirates-ask-lose-any = { $seat } : que perd { $ship } ?
pirates-do-lose-a-mast = Un mât
pirates-do-lose-a-treasure = Un trésor
pirates-do-lose-a-crew = Un membre d’équipage
pirates-ask-loot = { $seat } : { $ship } coule. Quelle pièce passe sur { $other } ?
pirates-do-loot = { $what }
pirates-do-loot-down = Une pièce face cachée, à l’aveugle
pirates-reborn = { $ship } ne coule pas : retour à l’île d’attache, tous mâts debout.
pirates-lies-off = { $ship } ne peut pas accoster à l’île { $island } et reste à S de celle-ci.
pirates-eternal = { $ship } revient des profondeurs à son île d’attache, sans un mât.
pirates-ask-show-event = { $seat } : { $ship } coule. Montrer « { $event } » ?
pirates-do-show-event = Montrer « { $event } »
pirates-do-hold-event = Garder « { $event } »
pirates-event = { $seat } montre « { $event } ».
pirates-rafted = { $ship } : l’équipage et les pièces dérivent jusqu’à l’île { $island }.
pirates-dived = { $seat } fait plonger, et remonte { $gold ->
    [one] { $gold } point d’or
   *[other] { $gold } points d’or
}.
pirates-ask-decree = { $seat } : de quelle île vient la pièce ?
pirates-do-decree = De l’île { $island }
pirates-decreed = Une pièce de l’île { $island } revient à { $seat }.

## Tirs

pirates-ask-shot = { $seat } : { $what } fait feu. Quel canon, et sur qui ?
pirates-do-shoot = { $ship } : faire feu
pirates-do-fort-shoot = { $fort } : faire feu
pirates-do-marine = { $crew } tire
pirates-do-fire = { $gun } ({ $range }, { $number }) sur { $target }
pirates-do-fire-special = { $gun } ({ $range }, { $number }) sur { $target }, avec { $extra }
pirates-do-smoke = { $gun } : plutôt un fumigène
pirates-do-snipe = Tir de précision : portée double, mais il faut un 6
pirates-do-broadside = Bordée sur { $target }
pirates-do-swoop = Fondre sur { $target }
pirates-do-breath = Souffler sur { $target }
pirates-do-cease = Cesser le feu
pirates-two-dice = deux dés
pirates-gun-m = Mât { $n }
pirates-gun-x = Canon supplémentaire { $n }
pirates-gun-g = Canon { $n }
pirates-gun-f = Drapeau { $n }
pirates-gun-b = Bombarde
pirates-gun-marine = Mousquet
pirates-for-breath = souffle
pirates-fired = { $hit ->
    [yes] { $what } touche { $target }.
   *[no] { $what } manque { $target }.
}
pirates-jammed = { $ship } : la bombarde s’enraye.
pirates-broadside = { $hit ->
    [yes] { $guns ->
        [one] { $ship } lâche sa bordée et touche { $target } : un canon, et un coup de plus.
       *[other] { $ship } lâche sa bordée et touche { $target } : { $guns } canons, et un coup de plus.
    }
   *[no] { $ship } lâche sa bordée et manque { $target }.
}
pirates-swoop = { $hit ->
    [yes] { $ship } fond sur { $target } et touche deux fois.
   *[no] { $ship } fond sur { $target } et manque sa proie.
}
pirates-alit = { $ship } se pose près de sa proie.
pirates-breath = { $hit ->
    [yes] { $ship } souffle et atteint { $target }.
   *[no] { $ship } souffle et manque { $target }.
}
pirates-hit-does = { $what ->
    [spared] { $ship } : le coup ricoche sur les coques.
    [armour] { $ship } : le blindage encaisse le premier coup du tour.
    [only-six] { $ship } : seul un 6 abat un mât.
    [first-of-two] Un seul coup ne fait rien au navire « { $ship } » ; il en faut deux.
    [shell] { $ship } perd un panneau ou une coque, pas de mât.
    [chained] { $ship } ne pourra pas bouger au prochain tour de son joueur.
    [silenced] { $ship } : l’équipage n’aura pas de capacités au prochain tour de son joueur.
   *[mute] Ni { $ship } ni son équipage n’auront de capacités au prochain tour de leur joueur.
}
pirates-ask-cargo = { $seat } : le coup emporte-t-il aussi quelque chose dans la cale ({ $ship }) ?
pirates-do-wreck-cargo = Emporter quelque chose
pirates-do-spare-cargo = Ne rien emporter
pirates-ask-smoke = { $seat } : { $ship } pose une nappe de brouillard. Où ?
pirates-do-lay-smoke = À { $x } sur { $y } cm
pirates-do-lay-smoke-form = Poser la nappe de brouillard
pirates-do-hold-smoke = Nulle part
pirates-smoke = { $seat } pose une nappe de brouillard.
pirates-fog-lifts = Le brouillard se dissipe.
pirates-found = { $ship } sort du brouillard.
pirates-barred-no-guns = Sans mât, on ne tire pas.
pirates-barred-wet = La poudre est mouillée.
pirates-barred-loaded = Ce navire ne tire que sans trésor à bord.
pirates-barred-no-target = Rien n’est à portée de tir.
pirates-barred-smoke = Il faut un lieu et une orientation.
pirates-barred-smoke-far = Le centre de la nappe est à S du navire au plus.
pirates-barred-smoke-land = La nappe ne touche aucune île.
pirates-barred-smoke-ship = La nappe ne touche aucun navire à quai ; celle d’un fumigène ne touche aucun navire.

## Feu, sabordage, réparations

pirates-ask-burn = { $seat } : un mât prend feu ({ $ship }). Lequel ?
pirates-do-burn-mast = Mât { $mast } : { $range }{ $number }
pirates-burns = { $ship } : le mât { $mast } prend feu.
pirates-burnt-out = { $n ->
    [one] { $ship } : un mât est réduit en cendres.
   *[other] { $ship } : { $n } mâts sont réduits en cendres.
}
pirates-do-scuttle = Saborder { $ship }
pirates-scuttled = { $done ->
    [yes] { $ship } coulera au début du prochain tour de son joueur.
   *[no] { $ship } : le sabordage échoue.
}
pirates-barred-scuttled = Ce navire coule déjà.
pirates-barred-scuttle-once = Un seul essai par navire et par tour.
pirates-ask-mend = { $seat } : un mât se redresse ({ $ship }). Lequel ?
pirates-do-mend = Mât { $mast }
pirates-do-repair = { $ship } : réparer le mât { $mast }
pirates-do-repair-gun = { $ship } : réparer la bombarde
pirates-do-repair-rid = { $ship } : ôter { $what }
pirates-mended = { $ship } : le mât { $mast } se redresse.
pirates-unjammed = { $ship } : la bombarde tire à nouveau.
pirates-barred-creature = On ne répare pas les créatures.
pirates-barred-no-dock = On répare à son île d’attache ou à l’un de ses forts.
pirates-barred-sound = Il n’y a rien de tel à réparer.

## Forts et fusiliers

pirates-ask-fort = { $seat } : construire un fort ?
pirates-do-build = { $fort }, pour { $gold ->
    [one] { $gold } point d’or
   *[other] { $gold } points d’or
}
pirates-do-build-here = { $fort } sur l’île { $island }, pour { $gold ->
    [one] { $gold } point d’or
   *[other] { $gold } points d’or
}{ $loose ->
    [0] {""}
   *[other] , dont { $loose } sans pièces
}
pirates-do-build-nothing = Pas de fort
pirates-built = { $seat } construit { $fort } sur l’île { $island }.
pirates-barred-fort = On ne peut pas construire de fort ainsi.
pirates-barred-fort-dear = Ce fort coûte { $gold ->
    [one] { $gold } point d’or
   *[other] { $gold } points d’or
}.
pirates-barred-fort-flags = Chaque drapeau a une place et une seule.
pirates-ask-flag = { $seat } : { $fort } perd un drapeau. Lequel ?
pirates-do-lose-flag = Drapeau { $flag } : { $range }{ $number }
pirates-scared = L’île { $island } est délivrée : { $what }.
pirates-barred-marine-fired = Un fusilier a tiré de ce navire : plus de mouvement ce tour-ci.
pirates-flag-falls = { $fort } perd un drapeau ; encore debout : { $left }.
pirates-walls-hold = { $fort } : les murs tiennent bon.
pirates-fort-falls = { $fort } tombe. Son or reste sur l’île, face cachée.
pirates-marine-hit = Un coup touche { $crew } ; un deuxième ce tour-ci serait fatal.
pirates-marine-gone = { $crew } tombe.
pirates-do-fort-repair = { $fort } : relever le drapeau { $flag }
pirates-flag-returns = { $fort } relève un drapeau ; debout : { $left }.
pirates-barred-fort-sound = Aucun drapeau à relever.
pirates-do-lookout = { $ship } : monter à la vigie du fort
pirates-looks-out = { $ship } regarde un trésor sur chaque île.
pirates-sees = Sur l’île { $island } : { $what }.
pirates-barred-lookout = Il n’y a rien à voir.
pirates-second-action = { $ship } peut recevoir une deuxième action.
pirates-haunts = { $crew } hante désormais { $fort }.

## Trop de charge

pirates-ask-drop = { $seat } : { $ship } porte trop. Que faut-il laisser ?
pirates-do-drop = { $what }
pirates-put-ashore = { $kind ->
    [coin] { $ship } laisse une pièce sur l’île { $island }.
    [unique] { $ship } laisse un trésor sur l’île { $island }.
    [crew] { $ship } laisse un membre d’équipage sur l’île { $island }.
   *[equipment] { $ship } laisse de l’équipement sur l’île { $island }.
}
pirates-gone = { $ship } a disparu sous les flots.
