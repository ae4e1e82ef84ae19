# Les mots communs à tous les jeux. Les clés viennent du moteur ; la page a ses propres mots.

## Ce qui n’a pas marché, et que faire

error-save = Cette partie enregistrée est abîmée et ne s’ouvre pas. Mieux vaut l’exporter avant de la supprimer : une partie du contenu est peut-être encore lisible.
error-newer = Cette partie vient d’une version plus récente de Flibuste. Mettre l’application à jour, puis la rouvrir.
error-older = Cette partie a été commencée avec une version plus ancienne de Flibuste, et ses coups ne vont plus avec des règles corrigées depuis. Elle reste telle quelle : la revoir jusqu’où elle va, ou l’exporter ; pour jouer encore, en commencer une autre.
error-barred = Ce coup n’est pas permis ici. Choisir l’un des coups proposés.
error-position = Cette position est impossible dans ce jeu. La corriger, puis réessayer.
error-setup = Cette partie ne peut pas commencer ainsi. Changer les places ou les options, puis réessayer.
error-untold = Ce résultat est impossible ici. Le relire et le saisir à nouveau.
error-request = L’application et son moteur ne se comprennent plus. Recharger la page : la partie est enregistrée.
error-bug = Quelque chose s’est cassé qui n’aurait pas dû. La partie est enregistrée jusqu’au dernier coup : recharger la page, et si cela recommence, envoyer la partie en guise de rapport.

## Une table mise en place

core-ask-go = { $seat } : la table est prête. On continue d’ici ?
core-do-go = Continuer
core-laid = { $seat } remet la table de l’appli comme elle est en vrai.

## Pourquoi non

core-barred-over = La partie est finie.
core-barred-not-asked = Ce n’est pas la question du moment.
core-barred-not-yours = Ce n’est pas à vous d’en décider.

## Les joueurs sans corps

bot-random = Singe
    .note = Tire au sort un coup permis. Ne prévoit rien, ne retient rien.
bot-easy = Mousse
    .note = Jette un œil à quelques coups, passe sur les autres, et prend le meilleur de ceux-là.
bot-normal = Canonnier
    .note = Pèse chaque coup, pour soi et contre les autres, en devinant plusieurs fois ce qui ne se voit pas.
bot-hard = Pilote
    .note = Joue la suite des milliers de fois, réponses comprises, avant de bouger.
bot-levels = Ils diffèrent par la réflexion et par ce qui leur échappe. Aucun ne regarde ce qui est caché, aucun n’a plus de chance que les autres.

## Couleurs des places, telles qu’elles sont dessinées : le vert des règles en blanc, le violet en bleu ciel, pour que chacun
## les distingue

colour-red = rouge
colour-vermilion = rouge
colour-purple = bleu ciel
colour-blue = bleu
colour-sky = bleu ciel
colour-yellow = jaune
colour-black = noir
colour-white = blanc
colour-green = blanc
colour-orange = orange
colour-pink = rose

## Listes

list-pair = { $first } et { $last }
list-more = { $first }, { $next }
list-end = { $first } et { $last }
list-none = personne

## Le terminal

core-not-over = La partie n’est pas finie : { $entries } coups joués.
core-terminal-prompt = Un nombre de 1 à { $options }, u pour annuler, v pour la table, b pour ce qui est interdit ({ $barred }).

## Feuilles de score, pour qui joue avec la boîte

error-sheet = Cette feuille ne peut pas encore être comptée. Corriger ce qui est marqué, puis recommencer.
core-sheet-name = Nom
core-sheet-colour = Couleur
core-sheet-emblem = Emblème
core-sheet-total = Total
core-sheet-rank = Rang
core-sheet-house = Notre estimation : vérifier dans la boîte
    .note = Valeur maison, pas celle de l’éditeur. Saisir ce qui est imprimé dans la boîte.
core-sheet-shape = Ce n’est pas une feuille de score pour { $game }.
core-sheet-game = Il y a des feuilles de score pour { $games }. Choisir un de ces jeux.
core-sheet-players = { $game } : de { $min } à { $max } joueurs. Ajouter ou retirer des noms.
core-sheet-colours = Deux places ont la même couleur. À chacune la sienne.
core-sheet-range = { $field } : ici, seulement un nombre entier de { $min } à { $max }. En saisir un.
core-sheet-choice = { $field } : ici, seulement une de ces valeurs, { $among }. En choisir une.
core-sheet-flag = { $field } : c’est oui (1) ou non (0). Choisir l’un des deux.
core-sheet-option = { $option } : ici, seulement { $among }. Choisir l’un d’eux.
core-sheet-off = La feuille contient ce qui va avec un autre choix ({ $option }). C’est gardé, sans être compté.
core-sheet-parts = { $seat } : { $field } : { $count } en tout, mais le détail fait { $parts }, et c’est lui qui compte. Effacer ce qui est faux.
core-sheet-unknown = Cette feuille n’a rien qui s’appelle { $field }, qui n’est donc pas compté. Vérifier l’orthographe.
core-sheet-unread = Cette feuille est illisible : { $reason }.
