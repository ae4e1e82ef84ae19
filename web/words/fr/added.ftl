## Games from elsewhere

page-add = Jeux venus d’ailleurs
page-add-note = Un jeu écrit par quelqu’un d’autre pour Flibuste est un fichier dont le nom finit par .whl. C’est le programme de quelqu’un : n’en prendre que de personnes sûres. Il est gardé sur cet appareil et n’a accès ni au réseau ni aux autres parties, seulement à ses propres tables.
page-add-pick = Ajouter un jeu
page-add-busy = Un instant…
page-add-done = { $count ->
    [one] Jeu ajouté à l’accueil : { $games }
   *[other] Jeux ajoutés à l’accueil : { $games }
}
page-add-remove = Retirer
page-add-foreign = Ce n’est pas un jeu pour Flibuste : un tel fichier s’appelle nom-1.0-py3-none-any.whl. Choisir un autre fichier.
page-add-big = Ce fichier est trop gros pour un jeu : 5 Mo au plus. Choisir un autre fichier.
page-add-refused = Ce fichier n’a pas pu être installé. En demander un autre à qui a écrit le jeu. ({ $reason })
page-add-none = Il n’y a pas de jeu pour Flibuste dans ce fichier, ou cette version ne peut pas y jouer. Choisir un autre fichier.
page-add-unpacked = Décompressé, ce fichier serait trop gros pour un jeu : { $most } Mo au plus. Choisir un autre fichier.
page-add-late = Ce jeu ne répond jamais : il reste occupé dès son démarrage. Rien n’a été ajouté. Demander un autre fichier à qui l’a écrit.
page-add-name = Un jeu ne peut pas s’appeler { $name } : l’application se sert elle-même de ce nom. Demander à qui l’a écrit de lui en donner un autre.
page-add-gone = Le jeu de cette table a été retiré. Ajouter de nouveau son fichier dans les réglages ; la table reste telle quelle.

play-plain-progress = La table
play-plain-totals = Points
play-plain-total = { $seat } : { $total }
play-plain-pick = Choisir qui agit
play-plain-beats = Comment c’est arrivé
play-plain-lead = { $when ->
    [first] { $winner } mène depuis le début.
    [last] { $winner } prend la tête tout à la fin.
   *[since] { $winner } prend la tête pour de bon au coup { $at }.
}
