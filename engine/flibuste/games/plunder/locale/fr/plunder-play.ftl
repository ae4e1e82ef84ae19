# Plunder : ce qui est demandé, ce qu’on peut répondre, ce qui arrive. Le journal nomme les capitaines et ne parle à personne.

## Ce qui est demandé

plunder-ask-island = { $seat }, sur quelle île commencez-vous ?
plunder-ask-before = { $seat }, que faites-vous avant de lancer le dé ?
plunder-ask-turn = { $n ->
    [0] { $seat }, que faites-vous ? Plus aucun pas au dé.
    [one] { $seat }, que faites-vous ? Encore un pas au dé.
   *[other] { $seat }, que faites-vous ? Encore { $n } pas au dé.
}
plunder-ask-toll = { $seat }, quelles { $n } cartes payez-vous pour franchir le bord de la tempête vers { $square } ?
plunder-ask-loot = { $seat }, quelle ressource chaque ennemi vous donne-t-il ?
plunder-ask-swap-islands = { $seat }, quelles îles changent de drapeau ?
plunder-ask-white-flag = { $seat }, qu’offrez-vous à { $other } ?
plunder-ask-bribe = { $seat }, offre reçue ({ $other }) : { $cards }. Acceptez-vous ?
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
    [one] { $seat }, où va le navire ? Il reste un pas.
   *[other] { $seat }, où va le navire ? Il reste jusqu’à { $n } pas.
}
plunder-ask-ship = { $seat }, choisissez un navire ennemi.
plunder-ask-enemy = { $seat }, choisissez un capitaine.
plunder-ask-steal = { $n ->
    [one] { $seat }, vous volez une carte à { $other } : laquelle, ou à l’aveugle ?
   *[other] { $seat }, vous volez { $n } cartes à { $other } : lesquelles, ou à l’aveugle ?
}
plunder-ask-give = { $seat }, { $other } vous vole et demande { $cards }. Que faites-vous ?
plunder-ask-instead = { $seat }, { $other } donnerait plutôt { $cards }. D’accord ?
plunder-ask-offer = { $seat }, qu’offrez-vous à { $other } ?
plunder-ask-trade-other = { $seat }, { $other } vous propose : { $want } contre { $give }. D’accord ?
plunder-ask-trade-own = { $seat }, { $other } vous répond : { $want } contre { $give }. D’accord ?
plunder-ask-call = { $seat }, qu’offrez-vous à tous ceux qui peuvent échanger avec vous ?
plunder-ask-announce = { $seat }, que cherchez-vous, et qu’offrez-vous ?
plunder-ask-reply = { $gives ->
    [0] { $seat }, { $other } offre : { $want }. Que proposez-vous ?
   *[other] { $wants ->
        [0] { $seat }, { $other } cherche : { $give }. Que proposez-vous ?
       *[other] { $seat }, { $other } cherche : { $give }, et offre : { $want }. Que proposez-vous ?
    }
}
plunder-ask-close = { $seat }, avec qui échangez-vous ?
plunder-ask-demand-ship = { $seat }, qu’exigez-vous pour épargner ce navire ? Il est à { $other }.
plunder-ask-demand-owned = { $seat }, qu’exigez-vous pour épargner { $island } ? L’île est à { $other }.
plunder-ask-threat-other = { $wants ->
    [0] { $seat }, { $other } exige { $give } pour ne pas vous attaquer. D’accord ?
   *[other] { $seat }, { $other } exige { $give } pour ne pas vous attaquer ; en échange : { $want }. D’accord ?
}
plunder-ask-threat-own = { $gives ->
    [0] { $seat }, { $other } offre { $want } pour avoir la paix. D’accord ?
   *[other] { $seat }, { $other } vous achèterait la paix : { $want } contre { $give }. D’accord ?
}
plunder-ask-bribing-ship = { $n ->
    [0] { $seat }, { $other } attaque votre navire. Qu’offrez-vous pour la paix ?
    [one] { $seat }, { $other } refuse une carte et attaque toujours votre navire. Offrez-vous plus ?
   *[other] { $seat }, { $other } refuse { $n } cartes et attaque toujours votre navire. Offrez-vous plus ?
}
plunder-ask-bribing-owned = { $n ->
    [0] { $seat }, { $other } attaque { $island }. Qu’offrez-vous pour la paix ?
    [one] { $seat }, { $other } refuse une carte et attaque toujours { $island }. Offrez-vous plus ?
   *[other] { $seat }, { $other } refuse { $n } cartes et attaque toujours { $island }. Offrez-vous plus ?
}
plunder-ask-bribed = { $seat }, { $other } offre { $cards } pour la paix. Acceptez-vous ?
plunder-ask-gift = { $seat }, { $other } propose que { $island } passe à { $to }. D’accord ?
plunder-ask-seek = { $seat }, vous n’avez pas de navire. Que faites-vous ?
plunder-ask-pile = { $seat }, quelle carte prenez-vous ?

## Ce qu’on peut répondre

plunder-do-settle = { $island }, avec un navire en { $port }
plunder-do-roll = Lancer le dé de navigation
plunder-do-sail = { $toll ->
    [0] Vers { $square }
   *[other] Vers { $square }, pour { $toll } cartes
}
plunder-do-toll = Payer { $cards }
plunder-do-toll-form = Payer d’autres cartes
plunder-do-back = Revenir
plunder-do-collect = Ramasser le X en { $square }
plunder-do-attack-ship = Attaquer un navire { DE($other) }
plunder-do-attack-owned = Attaquer { $island } ({ $other })
plunder-do-attack-unowned = Attaquer { $island }
plunder-do-build = Ajouter { $what }
plunder-do-launch = Construire un navire en { $square }
plunder-do-bury = Enterrer 5 or pour un point
plunder-do-trade = Échanger avec { $other }
plunder-do-call-all = Faire une offre à tous
plunder-do-announce-all = Annoncer ce que vous cherchez
plunder-do-exchange = { $give } contre { $want }
plunder-do-threat-ship = Menacer un navire { DE($other) }
plunder-do-threat-owned = Menacer { $island } ({ $other })
plunder-do-gift = Donner { $island } à { $other }
plunder-do-gift-ask = Demander { $island } à { $other }
plunder-do-end = Finir le tour
plunder-left-mark = Un X est à portée
plunder-left-steps = { $n ->
    [one] Il reste 1 pas à naviguer
   *[other] Il reste { $n } pas à naviguer
}
plunder-left-gold = Vous avez { $n } or en main : avec 5, on achète un point de pillage
plunder-do-time = Le temps est écoulé
plunder-do-offer = { $give } contre { $want }
plunder-do-offer-form = Autre offre
plunder-do-call = { $give } contre { $want }
plunder-do-call-form = Autre offre
plunder-do-announce = { $gives ->
    [0] Chercher : { $want }
   *[other] { $wants ->
        [0] Offrir : { $give }
       *[other] Chercher : { $want } ; offrir : { $give }
    }
}
plunder-do-announce-form = Autres sortes
plunder-do-propose = { $give } contre { $want }
plunder-do-propose-form = Autres conditions
plunder-do-pass = Ne rien proposer
plunder-do-demand = { $gives ->
    [0] Exiger { $want }
   *[other] Exiger { $want } contre { $give }
}
plunder-do-demand-form = Autre exigence
plunder-do-counter = Plutôt { $give } contre { $want }
plunder-do-counter-form = Autre contre-offre
plunder-do-accept = Accepter
plunder-do-refuse = Refuser
plunder-do-enough = Refuser, et plus d’offres pendant ce tour
plunder-do-deal = Avec { $other } : { $give } contre { $want }
plunder-do-none = Avec personne
plunder-do-bribe = Offrir { $cards }
plunder-do-bribe-form = Offrir des cartes
plunder-do-fight = Ne rien offrir et combattre
plunder-do-accept-bribe = Accepter et ne pas attaquer
plunder-do-reject-bribe = Refuser
plunder-do-agree = D’accord
plunder-do-loot = Tout : { $what }
plunder-do-reject = Refuser, et ce navire perd une vie
plunder-do-swap-islands = Donner { $own } contre { $other }
plunder-do-decline = Ne rien changer
plunder-do-add = Ce navire prend { $what }
plunder-do-discard = Défausser { $cards }
plunder-do-swap = Échanger { $cards }
plunder-do-pay = Donner { $n } or
plunder-do-pay-all = Donner tout votre or
plunder-do-suffer = Perdre une vie
plunder-do-gold_course = Garder le cap : 3 or, et le navire perd une vie
plunder-do-save_sailor = Sauver le matelot : le tour se termine
plunder-do-place = En { $square }
plunder-do-drift = Vers { $square }
plunder-do-stay = Rester ici
plunder-do-pick = Un navire { DE($who) }
plunder-do-against = { $who }
plunder-do-blind = { $n ->
    [one] Tirer une carte à l’aveugle
   *[other] Tirer { $n } cartes à l’aveugle
}
plunder-do-want = Demander { $cards }
plunder-do-give = Donner ce qui est demandé
plunder-do-instead = Donner plutôt { $cards }
plunder-do-take = Le prendre
plunder-do-double = Lancer deux dés : un double donne un navire
plunder-do-buy-build = Construire un navire à son prix ordinaire
plunder-do-buy-card = Rendre une carte Point de pillage pour un navire
plunder-do-buy-gold = Donner 5 or pour un navire
plunder-do-renounce = Renoncer à { $island } pour un navire
plunder-do-pile = Prendre : { $what }

## Pourquoi pas

plunder-barred-cards = Ces cartes ne sont pas en main.
plunder-barred-empty = Il faut que quelque chose change de mains.
plunder-barred-dear = Une menace doit rapporter plus de cartes qu’elle n’en coûte.
plunder-barred-net = En un tour, personne ne gagne plus de { $most ->
    [one] { $most } carte
   *[other] { $most } cartes
} sur un coéquipier.
plunder-barred-refused = Ces conditions ont été refusées pendant ce tour.
plunder-barred-same = Ces conditions sont déjà sur la table : accepter, refuser, ou changer quelque chose.
plunder-barred-unsaid = Nommer au moins une sorte, et jamais la même des deux côtés.
plunder-barred-said = Vous avez déjà annoncé cela pendant ce tour.
plunder-barred-counters = Assez de contre-offres : accepter ou refuser.

## Ce qui arrive

plunder-dealt = La mer est en place, la tempête aussi.
plunder-settled = { $seat } commence sur { $island }, avec un navire en { $port }.
plunder-begins = { $seat } a choisi en dernier et joue le premier tour.
plunder-turn = Manche { $n } : à { $seat } de jouer.
plunder-turn-over = Fin du tour { DE($seat) }.
plunder-drew = { $n ->
    [0] { $seat } ne pioche aucune carte d’île.
    [one] { $seat } pioche une carte pour ses îles.
   *[other] { $seat } pioche { $n } cartes pour ses îles.
}
plunder-drew-cards = { $seat } pioche { $cards }.
plunder-sailing = { $seat } fait { $n } au dé de navigation.
plunder-storm = La tempête va en { $square }.
plunder-sailed = { $seat } navigue jusqu’en { $square }.
plunder-paid = { $seat } paie { $cards }.
plunder-launched = { $seat } met un nouveau navire à l’eau en { $square } : { $points } sur { $target } points de pillage.
plunder-added = { $seat } ajoute { $what } à un navire.
plunder-attacked-ship = { $seat } attaque un navire { DE($other) }.
plunder-attacked-owned = { $seat } attaque { $island }, l’île { DE($other) }.
plunder-attacked-unowned = { $seat } attaque { $island }.
plunder-told-battle = { $kind ->
    [ship] { $seat } attaque un navire { DE($other) }. Que montrent les dés ?
    [owned] { $seat } attaque { $island } ({ $other }). Que montrent les dés ?
   *[unowned] { $seat } attaque { $island }. Que montrent les dés ?
}
plunder-battle = { $seat } fait { $roll } + { $plus } = { $total } ; { $other } fait { $against } + { $defence } = { $strength }. { $end ->
    [tie] { $total } contre { $strength } : à égalité, l’attaquant gagne.
    [won] L’attaquant gagne.
   *[lost] L’attaque échoue.
}
plunder-hit = Un navire { DE($seat) } perd une vie.
plunder-sunk = { $seat } perd un navire, qui coule : { $points } sur { $target } points de pillage.
plunder-card = { $n ->
    [one] { $seat } prend une carte Point de pillage : { $points } sur { $target } points de pillage.
   *[other] { $seat } prend { $n } cartes Point de pillage : { $points } sur { $target } points de pillage.
}
plunder-card-stolen = { $seat } prend une carte Point de pillage à { $other } : { $points } sur { $target } points de pillage.
plunder-card-back = { $seat } rend une carte Point de pillage.
plunder-flag = { $seat } plante un drapeau sur { $island } : { $points } sur { $target } points de pillage.
plunder-flag-gone = { $island } n’est plus à personne.
plunder-swapped = { $seat } donne { $own } contre { $other }.
plunder-won = But atteint : { $seats }.
plunder-last-round = Le temps est écoulé, dit { $seat } : cette manche est la dernière.
plunder-last-turn = Le temps est écoulé, dit { $seat } : ce tour est le dernier.
plunder-time-up = C’est fini, et qui a le plus de points gagne.
plunder-found = { $seat } trouve « { $card } ».
plunder-token-moved = Le X va en { $square }.
plunder-gained = { $seat } gagne { $cards }.
plunder-lost = { $seat } perd { $cards }.
plunder-handed = { $seat } donne { $cards } à { $to }.
plunder-has-gold = { $seat } a de l’or et peut le donner en entier.
plunder-told-gamble = { $seat } joue tout son or au dé. Que montre-t-il ?
plunder-told-loss = { $seat } lance le dé : autant de cartes perdues. Que montre-t-il ?
plunder-rolled = { $seat } fait { $roll }.
plunder-told-duel = { $seat } et { $other } lancent chacun un dé : un duel pour tout l’or. Que montrent-ils ?
plunder-duel = { $seat } fait { $roll }, { $other } fait { $against }.
plunder-put = Un navire { DE($seat) } est maintenant en { $square }.
plunder-treaty = { $seat } et { $other } ont un traité jusqu’à la fin du tour.
plunder-wanted = { $seat } demande { $cards } à { $other }.
plunder-kept = { $seat } ne donne pas à { $other } ce qui était demandé.
plunder-instead = { $seat } propose plutôt { $cards } à { $other }.
plunder-stolen = { $n ->
    [one] { $seat } vole une carte à { $other }.
   *[other] { $seat } vole { $n } cartes à { $other }.
}
plunder-stolen-cards = { $seat } a volé { $cards } à { $other }.
plunder-proposed-trade = { $seat } propose à { $other } : { $give } contre { $want }.
plunder-proposed-threat = { $gives ->
    [0] { $seat } exige { $want } pour laisser { $other } en paix.
   *[other] { $wants ->
        [0] { $seat } offre { $give } à { $other } pour avoir la paix.
       *[other] { $seat } propose la paix à { $other } : { $give } contre { $want }.
    }
}
plunder-struck-trade = Marché conclu entre { $seat } et { $other } : { $give } contre { $want }.
plunder-struck-threat = { $gives ->
    [0] { $seat } laisse { $other } en paix contre { $want }.
   *[other] { $seat } laisse { $other } en paix : { $give } contre { $want }.
}
plunder-refused = { $seat } dit non à { $other }.
plunder-enough = { $seat } ne veut plus d’offres { DE($other) } pendant ce tour.
plunder-called = { $seat } propose à tous : { $give } contre { $want }.
plunder-announced = { $gives ->
    [0] { $seat } cherche : { $want }.
   *[other] { $wants ->
        [0] { $seat } offre : { $give }.
       *[other] { $seat } cherche : { $want }, et offre : { $give }.
    }
}
plunder-passed = { $seat } ne propose rien à { $other }.
plunder-bid = { $seat } répond à { $other } : { $give } contre { $want }.
plunder-no-deal = { $seat } n’échange avec personne.
plunder-bribe-offered = { $seat } offre à { $other } { $cards } pour la paix.
plunder-bribe-taken = { $seat } accepte { $cards } et laisse { $other } en paix.
plunder-bribe-rejected = { $seat } refuse { $cards } et ne laisse pas { $other } en paix.
plunder-gift-offered = { $seat } offre { $island } à { $other }.
plunder-gift-asked = { $seat } demande { $island } à { $other }.
plunder-told-seek = { $seat } lance deux dés pour un navire : un double en donne un. Que montrent-ils ?
plunder-sought = { $seat } fait { $roll } et { $against } pour un navire.

## Les choses

plunder-wood = { $n } bois
plunder-iron = { $n } fer
plunder-rum = { $n } rhum
plunder-gold = { $n } or
plunder-nothing = rien
plunder-kind-wood = bois
plunder-kind-iron = fer
plunder-kind-rum = rhum
plunder-kind-gold = or
plunder-peg-life = une vie
plunder-peg-cannon = un canon
plunder-peg-mast = un mât

## Groupes de réponses

plunder-group-settle = Îles
plunder-group-roll = Lancer
plunder-group-sail = Naviguer
plunder-group-toll = Péage
plunder-group-back = Retour
plunder-group-collect = Ramasser
plunder-group-attack = Attaquer
plunder-group-build = Améliorer
plunder-group-launch = Nouveau navire
plunder-group-bury = Enterrer
plunder-group-trade = Échanger
plunder-group-exchange = Troquer
plunder-group-threat = Menacer
plunder-group-gift = Îles de l’équipe
plunder-group-end = Tour
plunder-group-time = Temps
plunder-group-offer = Offre
plunder-group-call = Offre
plunder-group-announce = Annonce
plunder-group-propose = Proposition
plunder-group-pass = Aucune proposition
plunder-group-demand = Exiger
plunder-group-counter = Contre-offre
plunder-group-accept = Accepter
plunder-group-refuse = Refuser
plunder-group-enough = Assez
plunder-group-deal = Échange
plunder-group-none = Aucun échange
plunder-group-bribe = Pot-de-vin
plunder-group-fight = Combattre
plunder-group-reject = Refuser
plunder-group-agree = D’accord
plunder-group-loot = Ressources
plunder-group-swap = Échanger
plunder-group-decline = Laisser
plunder-group-add = Navires
plunder-group-discard = Défausser
plunder-group-choose = Choisir
plunder-group-place = Cases
plunder-group-drift = Naviguer
plunder-group-stay = Rester
plunder-group-pick = Choisir
plunder-group-want = Demander
plunder-group-blind = À l’aveugle
plunder-group-give = Donner
plunder-group-instead = Donner plutôt
plunder-group-take = Prendre
plunder-group-double = Dés
plunder-group-ship = Un navire
plunder-group-pile = Piles
