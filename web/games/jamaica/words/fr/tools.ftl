# Les outils de Jamaica pour qui joue avec la boîte.

page-jam-rules = Règles
page-jam-attack = attaque
page-jam-answer = se défend
page-jam-another = Changer de joueur : { $who }
page-jam-firepower = puissance de feu
page-jam-star = l’étoile
page-jam-unrolled = pas encore lancé
page-jam-part-die = dé { $n }
page-jam-part-powder = poudre { $n }
page-jam-part-lady = Lady Beth { $n }
page-jam-part-sir = Sir Beth { $n }
page-jam-part-and = {", "}
page-jam-powder = Poudre : { $who }
page-jam-lady = Lady Beth
page-jam-sir = Sir Beth
page-jam-sabre = Sabre
page-jam-saran = Saran
page-jam-sabre-of = Le Sabre, relancer un dé : { $who }
page-jam-saran-of = Saran, relancer un dé : { $who }
page-jam-again = relancé
page-jam-roll = Lancer
page-jam-new = Nouveau combat
page-jam-turned = Inverser
page-jam-crew = Avec The Crew
page-jam-beats = bat
page-jam-level = égale
page-jam-odds = Chances : { $attack } { $win }, { $answer } { $lose }, égalité { $tie }.
page-jam-lost = La poudre dépensée est perdue, quel que soit le vainqueur.
page-jam-parted = Égalité : personne ne prend rien. La poudre dépensée est perdue.
page-jam-spoils = { $who } peut prendre une cale, un trésor, ou donner un trésor maudit. La poudre dépensée est perdue.

## Les dés d’action

page-jam-dice-said = Matin { $morning }, soir { $evening }
page-jam-set = { $n } (fixé)
page-jam-how = Comment on lance les dés
page-jam-oracle-off = Deux dés
page-jam-oracle-on = L’Oracle
page-jam-oracle-slot = Quel dé est fixé
page-jam-oracle-value = Son chiffre
page-jam-oracle-note = Un dé est fixé, l’autre est lancé.
page-jam-swap = Échanger matin et soir
page-jam-somebody = quelqu’un
page-jam-hold-lies = Ce que contient la cale { $number }
page-jam-placing = Le capitaine regarde sa main, puis place les deux dés, pour tous.
page-jam-roll-other = Lancer l’autre

## Boussole et manches


## Son propre paquet

page-jam-in-pile = dans la pioche
page-jam-in-hand = en main
page-jam-played = jouées
page-jam-state-pile = dans la pioche
page-jam-state-hand = en main
page-jam-state-played = jouée
page-jam-cards-how = Toucher ce qui est joué ; toucher encore pour le reprendre. Ne piocher que si le téléphone est le paquet.

## La pile de trésors

page-jam-pile-base = Base
page-jam-pile-ghost = Fantôme
page-jam-pile-crew = The Crew
page-jam-pile-odds = Sur { $all } cartes, { $up } se posent face visible et { $cursed } sont maudites.
page-jam-drawn = Ce qui est pioché
page-jam-drawn-one = Une carte a été piochée.
page-jam-drew = { $who } a pioché une carte.
page-jam-laid-open = face visible : { $what }
page-jam-who-draws = Qui pioche
page-jam-nobody = Personne n’est nommé
page-jam-hold = Maintenir pour regarder
page-jam-show-me = Me la montrer
page-jam-cover = La couvrir
page-jam-lay-open = La poser face visible
