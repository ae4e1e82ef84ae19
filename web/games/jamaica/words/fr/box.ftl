# A box on the table: what the app asks of it, and how people answer.

page-box-jamaica-die = Dés d’action
page-box-jamaica-combat = Dé de combat
page-box-jamaica-tavern = Tuiles de la taverne

play-jamaica-told-tavern = { $seat } retourne une tuile de la taverne. Qui est-ce ?

## Real cards

play-jamaica-ask-laid = Chacun pose une carte face cachée.
play-jamaica-laid = { $count ->
    [one] La carte est posée
   *[other] Toutes les cartes sont posées
}
play-jamaica-told-card = Matin : { $morning } ; soir : { $evening }
play-jamaica-told-covered = Reste caché
play-jamaica-told-reveal = Retournez la carte { DE($seat) }. Laquelle est-ce ?
play-jamaica-told-treasure = { $seat } prend le trésor du dessus et le regarde. Lequel pose-t-on face visible ?
    .read = Prenez le trésor du dessus pour { $seat } ; { $reader } le regarde. Lequel est-ce ?
play-jamaica-told-theft = { $seat } prend un trésor caché et le regarde. Lequel pose-t-on face visible ?
    .read = Un trésor caché change de mains ; { $reader } le regarde pour { $seat }. Lequel est-ce ?
play-jamaica-told-give = Un trésor maudit est donné. Lequel est-ce ?
    .read = Un trésor maudit est donné ; { $reader } le regarde pour { $seat }. Lequel est-ce ?
play-jamaica-told-calypso = { $seat } a Calypso. Les trois amulettes sont-elles à bord ?
    .read = { $seat } a Calypso ; { $reader } regarde les trésors cachés { DE($seat) }. Les trois amulettes sont-elles à bord ?
play-jamaica-told-calypso-yes = Oui
play-jamaica-told-calypso-no = Non
play-jamaica-told-unveil = { $seat } retourne un trésor caché. Lequel est-ce ?

## What people carry out

play-jamaica-carry-sails = { $way ->
    [ahead] { $count ->
        [one] { $seat } avance d’une case : { $space }.
       *[other] { $seat } avance de { $count } cases : { $space }.
    }
   *[back] { $count ->
        [one] { $seat } recule d’une case : { $space }.
       *[other] { $seat } recule de { $count } cases : { $space }.
    }
}
play-jamaica-carry-ghost = { $way ->
    [ahead] { $count ->
        [one] Le Bateau fantôme avance d’une case : { $space }.
       *[other] Le Bateau fantôme avance de { $count } cases : { $space }.
    }
   *[back] { $count ->
        [one] Le Bateau fantôme recule d’une case : { $space }.
       *[other] Le Bateau fantôme recule de { $count } cases : { $space }.
    }
}
play-jamaica-carry-pays = { $seat } paie { jamaica-goods } : { $from }.
play-jamaica-carry-fires = { $seat } dépense { jamaica-goods }.
play-jamaica-carry-fires-from = { $seat } dépense { jamaica-goods } : { $from }.
play-jamaica-carry-from = { $count } de la cale de { $of }
