# A table that people lay: on the form of a new game, in the toolbox, and in the editor.

page-laid = La table est-elle déjà en place ?
page-laid-fresh = Depuis le début
page-laid-middle = En cours de partie

page-lay = Reproduire la table
page-lay-tool = Reproduire sa table
page-lay-tool-note = Continuer dans l’appli à partir de n’importe quelle position, ou l’interroger : en a-t-on le droit ? qui mène ?
page-lay-ask = Interroger
page-lay-play = Continuer
page-lay-anew = Recommencer
page-lay-right = Corriger la table
page-lay-right-how = Changer ce qui diffère sur la vraie table. Un tour commencé recommence.
page-lay-breach = Les règles ne permettent pas cela. L’endroit est cerclé.
page-lay-asked = Interroger la table
page-lay-standing = Si la partie s’arrêtait là
page-lay-between = de { $low } à { $high }
page-lay-ahead = en tête { $count } fois sur { $of }
page-lay-lots = Ce qui est caché a été tiré { $of } fois au sort. « En tête » dit dans combien de tirages un capitaine mène.
page-lay-odds = Les chances dans un combat
