# A table that people lay: on the form of a new game, in the toolbox, and in the editor.

page-stage = Où en est la partie ?
page-stage-start = Au début
page-stage-middle = En cours de partie

page-setup = Reproduire la table
page-setup-tool = Reproduire sa table
page-setup-tool-note = Continuer dans l’appli à partir de n’importe quelle position, ou poser une question : est-ce permis ? qui mène ?
page-setup-ask = Questions
page-setup-play = Continuer
page-setup-anew = Recommencer
page-setup-right = Corriger la table
page-setup-right-how = Changer ce qui diffère de la vraie table. Un tour entamé repart du début.
page-setup-breach = Les règles ne le permettent pas. L’endroit est entouré.
page-setup-leave = Que devient cette table ?
page-setup-away = La jeter
page-setup-later = La garder pour plus tard
page-setup-of = { $who } : { $what }
page-setup-asked = Questions
page-setup-standing = Si la partie s’arrêtait là
page-setup-between = de { $low } à { $high }
page-setup-ahead = en tête { $count } fois sur { $of }
page-setup-lots = Ce qui est caché a été tiré { $of } fois au sort. « En tête » dit dans combien de tirages un capitaine mène.
page-setup-odds = Les chances dans un combat
