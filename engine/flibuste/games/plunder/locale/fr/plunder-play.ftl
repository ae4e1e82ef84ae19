# Plunder : ce qui est demandé, ce qu’on peut répondre, ce qui arrive. Le journal nomme les capitaines et ne parle à personne.

## Ce qui est demandé

plunder-ask-island = { $seat }, sur quelle île commencez-vous ?
plunder-ask-loot = { $seat }, quelle ressource chaque ennemi vous donne-t-il ?
plunder-ask-swap-islands = { $seat }, quelles îles changent de drapeau ?
plunder-ask-white-flag = { $seat }, qu’offrez-vous à { $other } ?
plunder-ask-bribe = { $seat }, acceptez-vous ce que { $other } offre ?
plunder-ask-peg = { $seat }, quel navire prend { $what } ?
plunder-ask-discard = { $n ->
    [one] { $seat }, quelle carte défaussez-vous ?
   *[other] { $seat }, quelles { $n } cartes défaussez-vous ?
}
plunder-ask-swap = { $n ->
    [one] { $seat }, quelle carte devient de l’or ?
   *[other] { $seat }, quelles { $n } cartes deviennent de l’or ?
}
plunder-ask-pay = { $seat }, donnez-vous tout votre or ?
plunder-ask-either = { $seat }, l’or ou le matelot ?
plunder-ask-place = { $seat }, où va le navire ?
plunder-ask-drift = { $n ->
    [one] { $seat }, où va le navire ? Il reste une case.
   *[other] { $seat }, où va le navire ? Il reste jusqu’à { $n } cases.
}
plunder-ask-ship = { $seat }, quel navire ennemi ?
plunder-ask-enemy = { $seat }, quel capitaine ?

## Ce qu’on peut répondre

plunder-do-settle = { $island }, avec un navire en { $port }
plunder-do-loot = Tout : { $what }
plunder-do-bribe = Offrir { $cards }
plunder-do-accept = Accepter
plunder-do-reject = Refuser, et ôter une vie à un navire
plunder-do-swap-islands = Donner { $own } contre { $other }
plunder-do-decline = Ne rien changer
plunder-do-add = Ce navire prend { $what }
plunder-do-discard = Défausser { $cards }
plunder-do-swap = Échanger { $cards }
plunder-do-pay = Donner { $n } or
plunder-do-suffer = Perdre une vie
plunder-do-gold_course = Garder le cap : 3 or, et le navire perd une vie
plunder-do-save_sailor = Sauver le matelot : le tour se termine
plunder-do-place = En { $square }
plunder-do-drift = Vers { $square }
plunder-do-stay = Rester ici
plunder-do-pick = Un navire : { $who }
plunder-do-against = { $who }

## Ce qui arrive

plunder-dealt = La mer est posée, et la tempête a sa place.
plunder-settled = { $seat } commence sur { $island }.
plunder-begins = { $seat } a choisi en dernier et joue le premier tour.
plunder-turn-over = Fin du tour : { $seat }.
plunder-battle = { $seat } fait { $roll }, en tout { $total } ; { $other } fait { $against }, en tout { $strength }.
plunder-hit = Un navire perd une vie : { $seat }.
plunder-sunk = Un navire coule : { $seat }.
plunder-card = { $n ->
    [one] { $seat } prend une carte Point de pillage.
   *[other] { $seat } prend { $n } cartes Point de pillage.
}
plunder-card-stolen = { $seat } prend une carte Point de pillage à { $other }.
plunder-flag = { $seat } plante un drapeau sur { $island }.
plunder-flag-gone = { $island } n’est plus à personne.
plunder-swapped = { $seat } donne { $own } contre { $other }.
plunder-won = Le but est atteint : { $seats }.
plunder-added = { $seat } ajoute { $what } à un navire.
plunder-found = { $seat } trouve { $card }.
plunder-token-moved = Le X va en { $square }.
plunder-gained = { $seat } gagne { $cards }.
plunder-lost = { $seat } perd { $cards }.
plunder-handed = { $seat } donne { $cards } à { $to }.
plunder-rolled = { $seat } fait { $roll }.
plunder-duel = { $seat } fait { $roll }, { $other } fait { $against }.
plunder-put = Un navire est maintenant en { $square } : { $seat }.
plunder-treaty = { $seat } et { $other } ont un traité jusqu’à la fin du tour.

## Les choses

plunder-wood = { $n } bois
plunder-iron = { $n } fer
plunder-rum = { $n } rhum
plunder-gold = { $n } or
plunder-peg-life = une vie
plunder-peg-cannon = un canon
plunder-peg-mast = un mât
