# Le compagnon : feuilles de score pour qui joue avec la boîte. Les clés commencent par page-.

page-score-new = Nouvelle feuille
page-score-running = En cours
page-score-finished = Parties comptées
page-score-own-box = Feuille de score
page-score-sheet-of = Feuille de score { DE($game) }
page-score-gone = Cette feuille n’est plus sur cet appareil.
page-score-damaged = Cette feuille est illisible
page-score-sum = Total
page-score-add = Un joueur de plus
page-score-player = Joueur { $number }
page-score-name = Nom
page-score-colour = Couleur
page-score-remove = Retirer de la feuille
page-score-done = Terminé
page-score-next = Suivant
page-score-tap-goes = · un appui suffit
page-score-next-goes = · puis ›
page-score-went-on = C’est noté pour { $who } : rester ici
page-score-sign = L’autre signe
page-score-rub = Effacer un chiffre
page-score-sound = Rien ne cloche sur cette feuille.
page-score-finish = La partie est finie
page-score-reopen = Corriger
page-score-again = Mêmes joueurs
page-score-share = Partager la feuille
page-score-as-text = En texte
page-score-as-picture = En image
page-score-as-file = En fichier
page-score-to-stats = Vers BG Stats (ouvre cette application)
page-score-values = Valeurs imprimées sur le matériel
page-score-values-note = Ce sont nos estimations : saisir les valeurs de la boîte. Elles sont gardées pour la feuille suivante.
page-score-removed = La feuille est jetée.
page-score-remove-sheet = Jeter cette feuille
page-score-won = { $count ->
    [one] { $who } gagne avec { $total }.
   *[other] { $who } gagnent ensemble avec { $total }.
}
page-score-details = Quand et où
page-score-date = Jouée le
page-score-minutes = Minutes
page-score-place = Lieu
page-score-began = Qui a commencé
page-score-comments = Notes
page-score-side = Équipe
page-score-happened = Que s’est-il passé ?
page-score-who = Qui ?
page-score-whose = À qui ?
page-score-brings = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-score-down = « Suivant » descend la colonne : chacun remplit la sienne
page-score-spell = Détailler
page-score-green = vert
page-score-no-lines = Rien ne compte encore.
page-score-to-sheet = La feuille
page-score-who-won = Qui a gagné
page-score-purple = violet
page-score-print = Imprimer
