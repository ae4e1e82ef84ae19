# La carte de la Jamaïque. Les étiquettes sont courtes ; ce qui se lit à voix haute est entier.

## Jamaica

play-jamaica-chart = La carte de la Jamaïque
play-jamaica-island = Jamaïque
play-jamaica-mountains = Montagnes Bleues
play-jamaica-hills = Cockpit Country
play-jamaica-captain = Capitaine

play-jamaica-space = { $what ->
    [sea] { $space } ({ $node }), { $cost ->
        [one] { $cost } nourriture
       *[other] { $cost } nourritures
    }
    [port] { $space } ({ $node }), port, { $cost ->
        [one] { $cost } doublon
       *[other] { $cost } doublons
    }
    [lair] { $treasure ->
        [yes] { $space } ({ $node }), repaire avec son trésor
       *[no] { $space } ({ $node }), repaire, trésor parti
    }
   *[home] { $space }
}{ $score ->
    [0] {""}
   *[other] , vaut { $score }
}{ $count ->
    [0] {""}
   *[other]  ; ici : { $ships }
}
play-jamaica-ship = Navire : { $who }, case { $space } ({ $node })

play-jamaica-tag-fight = combat
play-jamaica-tag-pays = paie { $cost } sur { $have }
play-jamaica-tag-lacks = { $have } sur { $cost }
play-jamaica-tag-merchants = les marchands paient
play-jamaica-tag-back = { $steps ->
    [one] recule de { $steps }
   *[other] recule de { $steps }
}
play-jamaica-tag-back-or = recule de { $few } ou { $many }
play-jamaica-tag-treasure = trésor
play-jamaica-tag-home = arrivée
play-jamaica-tag-counts = vaut { $points }
play-jamaica-tag-free = rien à payer
