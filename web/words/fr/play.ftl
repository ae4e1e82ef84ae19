# L’écran de jeu et ce qui s’y rattache : journal, rideau, fin, reprise, apprentissage. Les clés commencent par play-.

play-menu = Menu
play-home = Accueil
play-rules = Règles du jeu
play-settings = Réglages
play-replay-so-far = Revoir cette partie
play-save-file = Enregistrer cette partie dans un fichier
play-keys = Aide et touches
play-moment = Un instant…
play-elsewhere = { $seat } choisit sur un autre téléphone
play-lost = Cette partie ne peut pas être ouverte
play-rule = Règle { $rule }

## La table

play-board = La table
play-to-play = joue
play-bot-to-play = (robot) joue
play-state-chosen = choisi
play-state-put-back = reposé
play-state-lit = peut être choisi
play-state-hint = conseillé
play-state-before = réponse d’avant
play-state-barred = interdit
play-total-hidden = { $seat } : caché
play-side-total = ensemble { $total }
play-go-on = Continuer
play-seen-how = Entrée pour continuer.
play-cards-in-hand = { $n ->
    [0] aucune carte en main
    [one] 1 carte en main
   *[other] { $n } cartes en main
}

## Le panneau

play-asked = { $turn } joue ; la question est pour { $seat }
play-answers = Question et réponses
play-why-rule = Ensuite : sa règle.
play-waits = Attend un oui : { $answer }
play-no-undo = Il n’y a rien à annuler.
play-undone = Annulé.
play-put-back = Reposer la pièce
play-other-pieces = Autres pièces
play-all-moves = Tous les coups
play-with = Avec
play-another = Choisir autre chose
play-back = Retour
play-leaves = C’est tout ?
play-confirm = C’est dit
play-no-way-back-aside = ne s’annule pas
play-undo = Annuler
play-more = { $n ->
    [0] La suite plus bas
    [one] Encore une réponse plus bas
   *[other] Encore { $n } réponses plus bas
}
play-skip = Passer
play-throw = Lancer
play-turn = Tourner de l’autre côté pour { $seat }
play-hint = Conseil
play-hint-thinking = Réflexion…
play-hint-is = Conseillé :
play-hint-odds = { $next ->
    [none] On gagne environ { $percent } % de ces parties.
   *[other] On gagne environ { $percent } % de ces parties ; { $next } % après la meilleure autre réponse.
}
play-hint-alike = On gagne environ { $percent } % de ces parties, comme après la meilleure autre réponse.
play-hint-only = Rien d’autre n’est possible.
play-hint-best = Rien d’autre ne promet plus.
play-thinking = { $seat } réfléchit…
play-hurry = Plus vite
play-engine-gone = Le moteur s’est arrêté. Rien n’est perdu : le relancer, puis reprendre.
play-engine-again = Le relancer

## Le journal

play-log = Journal
play-log-or-details = Journal ou détails
play-log-filter = Un seul capitaine
play-log-all = Tous
play-log-waking = Lecture du journal…
play-log-rules = Règles :
play-lately = Dernièrement
play-since = du nouveau pour { $seat }
play-whole-log = Tout le journal
play-move = Coup { $number }
play-opening = Le début
play-back-to-here = Revenir ici
play-show = Montrer
play-no-way-back = Impossible de revenir ici : quelque chose a été découvert depuis, ou quelqu’un d’autre a joué.
play-details = Détails
play-details-seats = À la table
play-details-options = Options
play-details-seed = Graine
play-details-begun = Début
play-details-moves = Coups

## Aide

play-help-touch = Toucher une de ses pièces éclairées, puis l’endroit où elle doit aller. Ou prendre une réponse dans la liste : c’est pareil. Les réponses en pointillés, marquées d’un écueil, sont interdites ; en toucher une pour lire pourquoi.
play-help-reader = Avec un lecteur d’écran
play-help-reader-how = Chaque touche a son bouton, aucune n’est nécessaire : les titres et les boutons suffisent. Pour laisser tout de même à la page les lettres, les chiffres et les flèches, quitter le mode de lecture :
play-help-orca = la touche Orca (Inser) et A, deux fois de suite
play-help-nvda = la touche NVDA (Inser) et Espace ; la touche NVDA, Maj et Espace ne libère que les lettres et les chiffres
play-help-jaws = Inser et Z
play-help-voiceover = sur un Mac, les flèches gauche et droite ensemble : navigation rapide désactivée
play-help-reader-touch = Au doigt, VoiceOver et TalkBack ne demandent aucune touche : balayer jusqu’à un bouton, toucher deux fois.
play-watching = Ce qui se passe
play-key-arrows = d’un endroit à l’autre sur le plateau, d’une réponse à l’autre
play-key-ends = premier endroit ou première réponse, dernier ou dernière
play-key-pages = le groupe de réponses suivant, le précédent
play-key-numbers = la réponse qui porte ce numéro
play-key-enter = prendre ou poser
play-key-escape = lâcher, passer
play-key-pieces = la pièce suivante qui peut jouer
play-key-options = la liste des réponses
play-key-undo = annuler
play-key-log = journal
play-key-hint = conseil
play-key-end = la réponse qui termine le tour, ou ne change rien
play-key-help = cette aide
play-letter-end = F

## Le rideau

play-curtain-give = { $seat }, passez l’appareil à
play-curtain-for = Passez l’appareil à
play-curtain-flat = Regardez ailleurs, sauf
play-curtain-task = Pour { $seat } seulement
play-curtain-lift = Je suis { $seat } : ouvrir
play-curtain-again = { $seat } choisit de nouveau
play-curtain-news = Du nouveau, pour { $seat } seulement
play-curtain-later = Regarder plus tard
play-look-alone = Pour { $seat } seulement : main et secrets
play-alone = Pour { $seat } seulement
play-alone-done = C’est vu : cacher

## La fin

play-end-wins = { $winners } gagne
play-end-share = Victoire partagée : { $winners }
play-end-together = { $winners } gagnent ensemble
play-end-by = { $unit ->
    [gold] { $margin ->
            [one] avec un point d’or d’avance
           *[other] avec { $margin } points d’or d’avance
        }
   *[points] { $margin ->
            [one] avec un point d’avance
           *[other] avec { $margin } points d’avance
        }
}
play-end-tied = au départage
play-end-each = { $unit ->
    [gold] { $total ->
            [one] avec un point d’or chacun
           *[other] avec { $total } points d’or chacun
        }
   *[points] { $total ->
            [one] avec un point chacun
           *[other] avec { $total } points chacun
        }
}
play-end-in-all = { $total ->
    [one] avec un point en tout
   *[other] avec { $total } points en tout
}
play-end-decided = { $what } : { $mine } contre { $theirs } pour { $second }. C’est ce qui a fait la différence.
play-end-facts = { $moves ->
    [one] Un coup
   *[other] { $moves } coups
}, { $minutes ->
    [0] moins d’une minute
    [one] une minute
   *[other] { $minutes } minutes
}
play-end-score = Les points, ligne par ligne
play-end-total = total
play-end-points = { $unit ->
    [gold] { $points ->
            [one] { $points } point d’or
           *[other] { $points } points d’or
        }
   *[points] { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
}
play-end-tap = Toucher un nombre pour lire d’où il vient.
play-end-fortunes-said = Les fortunes au fil de la partie : { $list }.
play-end-fortune = { $seat } : { $points } à la fin, { $best } au mieux
play-end-replay = Revoir
play-end-sheet = Feuille de score
play-end-wrong = Corriger une erreur
play-end-rematch = Revanche
play-end-again = Autre partie
play-end-save = Enregistrer dans un fichier
play-end-share-text = Partager le résultat
play-end-copied = Copié : à coller où vous voulez.
play-end-not-over = Cette partie n’est pas finie.
play-end-go-on = Continuer
play-end-share-line = { $rank }. { $seat } : { $total }

## Revoir

play-replay = Revoir
play-replay-older = La partie a continué à partir d’ici, mais une version plus ancienne de Flibuste l’a commencée : la suite ne va plus avec des règles corrigées depuis.
play-replay-first = Au début
play-replay-back = Un coup en arrière
play-replay-play = Lecture
play-replay-pause = Pause
play-replay-next = Un coup en avant
play-replay-last = À la fin
play-replay-at = Coup { $number } sur { $of }
play-replay-place = Coup
play-replay-game = Retour à la partie

## Apprendre

play-learn-lesson = Leçon.
play-learn-next = Compris
play-learn-skip = Arrêter les leçons
play-learn-making = On prépare la leçon…

## Les règles

guide-pictures = En images
guide-all = Toutes les règles, numérotées
guide-more = En détail :
guide-or = ou

## La carte

play-chart-view = Vue de la carte
play-chart-in = Plus près
play-chart-out = Plus loin
play-chart-whole = Toute la carte
play-chart-full = Carte en plein écran
play-chart-shrink = Revenir à la table
play-chart-near = Revenir où il faut
page-captain-who = Qui est-ce ?
