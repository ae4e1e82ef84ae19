# Les mots de la page autour des jeux : accueil, nouvelle partie, parties passées, réglages, à propos, stockage.

page-tagline = jeux de pirates dans la poche
page-loading = Un instant
page-back = Retour
page-close = Fermer
page-notice = Avis
page-understood = Compris
page-try-again = Réessayer
page-later = Plus tard
page-missing = Cette page ne s’est pas chargée
page-missing-so = Vérifier la connexion, puis recharger. Les parties sont en sécurité.
page-unknown = Cette adresse ne mène nulle part
page-unknown-so = Le lien est peut-être ancien, ou mal saisi.
page-colon = {" "}:
page-just-now = à l’instant
page-names = { $who }

## Accueil

page-continue = Reprendre
page-more-at-anchor = { $count ->
    [one] encore une au mouillage
   *[other] encore { $count } au mouillage
}
page-sheet-open = Feuille de score en cours.
page-score-nobody = Joueur { $number }
page-setup-half = Une table en préparation : { $game }
page-new-game = Nouvelle partie
page-again = Rejouer à { $game }
page-learn = Apprendre en jouant
page-learn-note = Une première partie qui s’explique
page-learn-which = Choisir un jeu : il s’explique au fil de la partie.
page-learn-game = Apprendre { $game } en jouant
page-rules-of = Règles de
page-more-ways = Plus
page-join = Rejoindre une table
page-join-back = Revenir à la table
page-join-sat = { $table ->
    [of] Vous étiez { $name }, à la table tenue par { $by }
   *[a] Vous étiez { $name } à une table
}
page-awaited = { $table ->
    [of] La table tenue par { $by } vous attend
   *[a] La table vous attend
}
page-past = Toutes les parties
page-rules = Règles
page-settings = Réglages
page-about = À propos
page-seats-range = { $from }–{ $to }
page-minutes = { $minutes } min

page-state-turn = À { $who } de jouer.
page-state-won = { $count ->
    [one] { $who } l’emporte avec { $total }.
   *[other] { $who } se partagent la victoire avec { $total }.
}

page-offline-ready = Prêt à jouer hors ligne
page-offline-not-yet = Préparation pour jouer hors ligne
page-percent = { $n } %
page-offline-progress = Préparation pour jouer hors ligne : { $percent }
page-offline-problem = Jouable ici, mais impossible à garder pour jouer hors ligne
page-engine-loading = Chargement du moteur : { $percent }
page-engine-failed = Le moteur n’a pas démarré. Les parties sont en sécurité. Vérifier la connexion, puis réessayer.

page-update = Une nouvelle version est là
page-update-so = Cela prend un instant. Toutes les parties restent telles quelles.
page-update-host = Les autres téléphones auront besoin d’un nouveau code pour revenir.
page-update-guest = Il vous faudra un nouveau code pour revenir à la table.
page-update-now = Mettre à jour
page-install = Garder Flibuste à portée de main
page-install-so = Installée, l’application s’ouvre depuis l’écran d’accueil, joue sans réseau, et le navigateur n’efface pas ses parties.
page-install-now = Installer
page-install-step-1 = Toucher le bouton Partager du navigateur.
page-install-step-2 = Choisir « Sur l’écran d’accueil ».
page-install-step-3 = Les parties ne suivent pas toutes seules : enregistrer d’abord une copie (Réglages), et la reprendre là-bas.

## Nouvelle partie

page-new-note = De { $from } à { $to } capitaines, environ { $minutes } minutes
page-captains = Capitaines
page-person = Humain
page-person-phone = Sur un autre téléphone
page-phone = Téléphone
page-bots = Robots
page-bot-level = Robot : { $level }
page-known = Déjà venus ici
page-seat-name = Nom du capitaine { $place }
page-seat-looks = { $who } : couleur, emblème et ordre
page-seat-played-by = Qui joue { $who }
page-seat-starts = { $who } joue en premier
page-seat-add = { $place ->
    [3] Un troisième capitaine
    [4] Un quatrième capitaine
    [5] Un cinquième capitaine
    [6] Un sixième capitaine
   *[other] Un capitaine de plus
}
page-seat-up = Avancer
page-seat-down = Reculer
page-seat-remove = Retirer
page-seat-without = Sans { $who }
page-seat-moved = { $who } est maintenant capitaine { $place }.
page-colour = Couleur
page-groups = Qui a joué ensemble
page-colour-drawn = { $colour }, { page-drawn-as }
page-drawn-as = en { $hue }
page-hue-vermilion = orange
page-hue-sky = bleu ciel
page-hue-white = blanc
page-colour-taken = { $colour }, prise par { $who } : échanger
page-emblem = Emblème
page-emblem-anchor = ancre
page-emblem-swords = épées croisées
page-emblem-skull = crâne
page-emblem-parrot = perroquet
page-emblem-wheel = barre
page-emblem-kraken = kraken
page-first = 1er
page-first-drawn = La fleur de lys désigne qui joue en premier. Personne ne la porte : on tire au sort.
page-first-marked = La fleur de lys : { $who } joue en premier.
page-options = Options
page-advanced = Plus d’options
page-seed = Graine
page-seed-note = Le nombre que suit le hasard. Le même nombre et les mêmes capitaines donnent la même partie. Laissé vide, il est tiré au sort.
page-jamaica-seats-2 = À deux capitaines, le Bateau fantôme navigue aussi : un troisième navire, noir, que mène le capitaine de la manche.
page-seed-drawn = tiré au sort
page-seed-roll = Tirer
page-new-start = { $seats ->
    [2] Appareiller à deux
    [3] Appareiller à trois
    [4] Appareiller à quatre
    [5] Appareiller à cinq
    [6] Appareiller à six
   *[other] Appareiller à { $seats }
}
page-score-open = Ouvrir la feuille de score
page-new-starting = On lève l’ancre
page-new-there = Cette partie est déjà ici : même équipage, même graine.
page-new-there-open = L’ouvrir
page-new-seats = Ce jeu est pour { $from } à { $to } capitaines.
page-new-seed-wrong = La graine est un nombre de neuf chiffres au plus.

page-own-unfinished = Il manque quelque chose : ouvrir la saisie et la compléter.
page-own-later = Finir plus tard

## Parties passées

page-anchored = Au mouillage
page-finished = Terminées
page-nothing-yet = Aucune partie encore. Mer calme.
page-statistics = Capitaines
page-statistics-note = Parties et feuilles de score terminées. Une victoire partagée compte pour chacun.
page-stat-name = Nom
page-stat-games = Parties
page-stat-wins = Victoires
page-stat-average = Moyenne
page-stat-best = Record
page-stat-which = Quel jeu
page-stat-all = Tous les jeux
page-stat-pair = Face à face
page-stat-who = Capitaine { $number }
page-stat-never = Ces deux-là n’ont fini aucune partie ensemble.
page-stat-met = , en { $count ->
    [one] une partie
   *[other] { $count } parties
}{ $level ->
    [0] {""}
    [one] , dont une à égalité
   *[other] , dont { $level } à égalité
}
page-game-menu = { $title } : plus
page-open = Ouvrir
page-watch = Revoir
page-rename = Renommer
page-rename-label = Nom de cette partie
page-rename-save = Garder ce nom
page-copy = Copier
page-copied = Copiée. Ce que personne ne connaît encore y sera tiré à nouveau.
page-copy-title = { $title }, copie
page-export = Exporter
page-export-all = Le fichier contient tout : les cartes cachées, et les dés à venir.
page-export-box = Le fichier contient tout ce que l’appli sait, y compris les cartes cachées.
page-exported = La partie est enregistrée dans un fichier.
page-delete = Supprimer
page-deleted = { $title } est supprimée.
page-undo = Annuler
page-damaged-game = Cette partie est illisible
page-damaged-so = L’exporter avant de la supprimer : une version future saura peut-être la lire.
page-played-time = { $minutes ->
    [0] moins d’une minute
    [one] une minute
   *[other] { $minutes } minutes
}
page-filter = Chercher une partie ou un nom
page-import = Ouvrir un fichier

## Règles

page-rules-search = Chercher dans les règles
page-rules-found = { $count ->
    [0] Rien trouvé. Essayer un autre mot.
    [one] Une règle
   *[other] { $count } règles
}
page-rules-own = Avec nos propres mots, chacune avec son numéro. Les règles maison sont signalées.
page-rules-cited = Pour l’instant, seules les règles que citent la feuille de score et les outils se trouvent ici.

## Réglages

page-look = Aspect
page-theme = Lumière
page-theme-day = Jour
page-theme-night = Nuit
page-theme-system = Appareil
page-language = Langue
page-language-auto = Appareil
page-text = Taille du texte
page-text-smaller = Texte plus petit
page-text-larger = Texte plus grand
page-pieces-note = Couleur, emblème, hachures : chacun des trois suffit.
page-play = Jeu
page-speed = Vitesse
page-speed-0 = Aussitôt
page-speed-1 = Vif
page-speed-2 = Moyen
page-speed-3 = Lent
page-speed-4 = À mon signal
page-speed-note = À quelle allure la table raconte ce qui s’est passé. Un appui passe toujours à la suite.
page-confirm = Confirmer un coup
page-confirm-note = Chaque coup demande un second appui.
page-keys = Touches d’une lettre
page-keys-note = Les chiffres mènent aux réponses ; u annuler, l journal, m mes pièces, o options, « ? » aide.
page-flat = À plat sur la table
page-flat-note = L’appareil est posé au milieu de la table : la question se tourne vers la personne qui joue. Chacun choisit son côté une fois.
page-sound = Son
page-sound-note = Vagues, voiles, bois, pièces, dés et canon. Rien avant le premier appui.
page-vibration = Vibration
page-vibration-note = Là où l’appareil le peut.
page-device = Appareil
page-awake = Garder l’écran allumé
page-awake-note = Tant qu’une partie est ouverte.
page-backup = Copie de secours
page-backup-note = { $games ->
    [0] Rien n’est encore gardé ici. Rien n’est jamais envoyé.
    [one] Une partie, sur cet appareil seulement. Rien n’est jamais envoyé.
   *[other] { $games } parties, sur cet appareil seulement. Rien n’est jamais envoyé.
}
page-backup-make = Enregistrer une copie
page-backup-bring = Reprendre une copie
page-backup-all = La copie contient tout : les parties avec ce qu’elles cachent, les feuilles de score, les noms, les réglages, les cartes de votre boîte.
page-backup-done = La copie est enregistrée. La garder ailleurs que sur cet appareil.
page-backup-due = Dix parties de plus au journal
page-backup-due-so = Elles n’existent que sur cet appareil. Une copie ailleurs les mettrait à l’abri.
page-import-done = { $added ->
    [0] Rien de nouveau n’a été repris.
    [one] Une partie a été reprise.
   *[other] { $added } parties ont été reprises.
}
page-import-reading = Lecture du fichier : { $done } sur { $of }
page-import-same = { $same ->
    [one] Une était déjà là.
   *[other] { $same } étaient déjà là.
}
page-import-refused = { $count ->
    [one] Une partie n’a pas pu être lue :
   *[other] { $count } parties n’ont pas pu être lues :
}
page-import-foreign = Ce fichier ne vient pas de Flibuste.
page-import-big = Ce fichier est trop gros pour être une copie de Flibuste.
page-import-newer = Elle vient d’une version plus récente de Flibuste. Mettre l’application à jour, puis la reprendre.
page-import-older = Elle a été commencée avec une version plus ancienne de Flibuste, et ses coups ne vont plus avec des règles corrigées depuis. Rien n’a été changé ici ; garder le fichier.
page-import-damaged = Elle est abîmée. Rien n’a été changé ici ; garder le fichier, et nous l’envoyer s’il est important.
page-import-unproved = Elle n’a pas pu être vérifiée et n’a donc pas été reprise. Réessayer quand le moteur tourne ; garder le fichier.
page-import-sheet = Une feuille de score est abîmée. Elle a été laissée de côté.
page-import-own-done = Les données de votre boîte ont été reprises aussi.
page-import-own = Ce que ce fichier dit d’une boîte est abîmé et n’a pas été repris.
page-import-own-other = Les données de votre boîte gardées ici ne vont pas avec ce fichier. Elles n’ont pas été changées.
page-import-reason = Ce qui ne va pas : { $reason }
page-storage-ok = Les parties sont enregistrées sur cet appareil à chaque coup.
page-storage-persisted = Le navigateur a promis de ne pas les effacer.
page-storage-not-persisted = Le navigateur peut les effacer si la place manque : enregistrer une copie de temps en temps, ou installer l’application.
page-storage-used = { $used } utilisés sur { $quota }.
page-offline = Hors ligne
page-offline-install = Installer l’application
page-version = Version { $version }
page-version-look = Chercher une nouvelle version
page-version-looked = C’est la version la plus récente que nous connaissions.

## Le disque

page-store-memory = Impossible d’enregistrer ici
page-store-memory-so = On peut jouer, mais seulement tant que cette page reste ouverte : enregistrer une copie de ce qui compte.
page-store-unsaved = Pas encore enregistré
page-store-unsaved-so = On peut continuer à jouer. Ne pas fermer cette page avant l’enregistrement, ou en faire une copie.
page-store-retry = Enregistrer
page-store-reload = Recharger
page-store-full = L’appareil n’a plus de place. En libérer, puis enregistrer de nouveau.
page-store-blocked = Le navigateur ne laisse cette page rien garder. C’est l’effet d’une fenêtre privée, ou d’un réglage qui bloque les données des sites : ouvrir Flibuste dans une fenêtre ordinaire, ou autoriser ses données.
page-store-slow = Le stockage de l’appareil ne répond pas. Fermer les autres onglets de Flibuste, puis recharger.
page-store-damaged = Le stockage de l’appareil signale une erreur. Recharger ; si elle demeure, enregistrer une copie de ce qui est ouvert et redémarrer le navigateur.
page-store-newer = Les parties gardées ici viennent d’une version plus récente de Flibuste. Recharger avec un réseau pour l’obtenir : rien n’est perdu.
page-store-moved = Cette partie a continué dans un autre onglet. La rouvrir pour voir où elle en est.
page-store-gone = Cette partie n’est pas sur cet appareil. Elle a pu être supprimée, ou se trouve dans un autre navigateur.
page-store-readonly = Cette partie est ouverte dans un autre onglet. Y jouer, ou l’y fermer d’abord.
page-save-newer = Cette partie vient d’une version plus récente de Flibuste. Mettre l’application à jour, puis la rouvrir. Elle reste telle quelle.
page-save-damaged = Cette partie est abîmée et ne s’ouvre pas. Elle reste où elle est ; l’exporter avant de la supprimer.
page-mended = Des fichiers gardés étaient abîmés
page-mended-so = Ils ont été repris, et tout est sain à présent. Les parties sont en sécurité.
page-wiped = Les parties gardées ici ont disparu
page-wiped-so = Le navigateur a vidé son stockage : certains le font après une semaine sans visite. Si une copie existe, la reprendre. Installer l’application l’évite.
page-other-tab = Cette partie est ouverte dans un autre onglet. Ici, on ne peut que regarder.
page-other-tab-free = L’autre onglet a libéré cette partie.
page-other-tab-take = Jouer ici
page-box = Avec la boîte sur la table
page-score = Compter les points
page-score-note = Chaque ligne expliquée
page-tools = Outils
page-tools-note = Dés, pioches, décomptes
