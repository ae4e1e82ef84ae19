# Les mots communs à tous les jeux. Les clés viennent du moteur ; la page a ses propres mots.

## Ce qui n’a pas marché, et que faire

error-save = Cette partie enregistrée est abîmée et ne s’ouvre pas. Mieux vaut l’exporter avant de la supprimer : une partie du contenu est peut-être encore lisible.
error-newer = Cette partie vient d’une version plus récente de Flibuste. Mettre l’application à jour, puis la rouvrir.
error-barred = Ce coup n’est pas permis ici. Choisir l’un des coups proposés.
error-position = Cette position est impossible dans ce jeu. La corriger, puis réessayer.
error-setup = Cette partie ne peut pas commencer ainsi. Changer les places ou les options, puis réessayer.
error-untold = Ce résultat est impossible ici. Le relire et le saisir à nouveau.
error-request = L’application et son moteur ne se comprennent plus. Recharger la page : la partie est enregistrée.
error-bug = Quelque chose s’est cassé qui n’aurait pas dû. La partie est enregistrée jusqu’au dernier coup : recharger la page, et si cela recommence, envoyer la partie en guise de rapport.

## Pourquoi non

core-barred-over = La partie est finie.
core-barred-not-asked = Ce n’est pas la question du moment.

## Les joueurs sans corps

bot-random = Hasard
    .note = Tire au sort un coup permis. Ne prévoit rien, ne retient rien.
bot-easy = Facile
    .note = Jette un œil à quelques coups et prend le meilleur de ceux-là.
bot-normal = Normal
    .note = Pèse chaque coup, pour soi et contre les autres, en devinant plusieurs fois ce qui ne se voit pas.
bot-hard = Difficile
    .note = Joue la suite des milliers de fois, réponses comprises, avant de bouger.
bot-levels = Les niveaux diffèrent par la réflexion. Aucun ne regarde ce qui est caché, aucun n’a plus de chance que les autres.

## Couleurs des places (le jeu appelé vert dans les règles est dessiné blanc, pour qui ne voit pas le vert)

colour-red = rouge
colour-vermilion = rouge
colour-purple = violet
colour-blue = bleu
colour-sky = bleu ciel
colour-yellow = jaune
colour-black = noir
colour-white = blanc
colour-green = blanc

## Listes

list-pair = { $first } et { $last }
list-more = { $first }, { $next }
list-end = { $first } et { $last }
list-none = personne

## Le terminal

core-not-over = La partie n’est pas finie : { $entries } coups joués.
core-terminal-prompt = Un nombre de 1 à { $options }, u pour annuler, v pour la table, b pour ce qui est interdit ({ $barred }).
core-sheet-shape = Ce n’est pas une feuille de score pour { $game }.
