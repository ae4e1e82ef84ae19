# A box on the table: what the app asks of it, and how people answer.

page-referee = L’appli arbitre cette partie
    .note = Elle demande ce que montrent les dés et les cartes, et joue les capitaines absents.
page-where = Où joue-t-on ?
page-where-app = Dans l’appli
page-where-table = Sur la table
page-where-scores = Score et dés
page-where-scores-note = L’appli tient le score et lance les dés ; elle ne demande rien qui ne change le score.
page-where-from = Ce qui vient de la boîte
page-where-note = On joue avec sa propre boîte. L’appli connaît les règles, tient le score et demande ce que montrent les dés et les cartes.
page-where-real = Chacun garde ses propres cartes
    .note = L’appli ne les voit pas ; annoncer chaque carte quand elle est retournée.
page-where-hands = Les mains cachées restent dans l’appli.
page-where-bots = Quelqu’un déplace les pièces des robots.

play-told-dice = { $count ->
    [one] { $seat } lance le dé. Que montre-t-il ?
   *[other] { $seat } lance { $count } dés. Que montrent-ils ?
}
play-told-star = étoile
play-told-die = Dé { $number }
play-told-of = Le dé { DE($seat) }
play-told-roll = Lancer pour nous
play-told-draw = Tirer pour nous
play-told-initial = La première lettre de son nom :
play-told-said = Annoncé : { $what }

play-setup = Disposez la table comme ici.
play-setup-done = La table est prête
play-carry = À faire pour { $seat } sur la table :
play-carry-between = À régler entre { $seat } et { $other }, sans rien dire à l’appli :
play-carry-back = À remettre en place sur la table, dans cet ordre, comme à l’écran :
play-carry-again = À refaire sur la table :
play-carry-differ = À changer sur la table, sauf ce qui est déjà comme à l’écran :
play-carry-undo = Annuler :
play-redo = Tout rétablir
play-carry-nobody = À faire sur la table :
play-carry-done = C’est fait
play-carry-aloud = Lire à voix haute

play-wrong = Une erreur de saisie ?
play-wrong-change = Corriger : { $what }
play-wrong-title = Quel est le vrai résultat ?
play-wrong-move = Un autre coup a été joué
play-wrong-forgotten = Un coup avant la fin du tour a été oublié
play-wrong-of-round = { $seat }, manche { $number }
play-wrong-of-move = { $seat }, coup { $number }
play-wrong-of-row = { $of }, { $row }
play-wrong-told = { $of } : { $what }
play-wrong-covered = face cachée
play-wrong-gone = Déjà annoncé. Si l’un de ces résultats sort maintenant, il a été mal saisi alors : touchez-le pour le corriger.
play-wrong-again = { $count ->
    [one] La suite de la partie tient, sauf une réponse, qui vous sera redemandée.
   *[other] La suite de la partie tient, sauf environ { $count } réponses, qui vous seront redemandées.
}
play-wrong-agree = Corriger
play-wrong-leave = Laisser tel quel
play-wrong-mending = { $count ->
    [one] Correction : encore une réponse.
   *[other] Correction : encore { $count } réponses environ.
}
play-wrong-chosen = En évidence : ce qui a été saisi.
play-wrong-lit = En évidence : la réponse la plus proche.
play-wrong-done = Le journal est de nouveau juste.
play-setup-right = La vraie table est différente
play-setup-right-note = La recopier ici, puis continuer
