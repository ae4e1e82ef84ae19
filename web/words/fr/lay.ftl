# A table that people lay: on the form of a new game, in the toolbox, and in the editor.

page-laid = Où en est la partie ?
page-laid-fresh = Au début
page-laid-middle = En cours de partie

page-lay = Reproduire la table
page-lay-tool = Reproduire sa table
page-lay-tool-note = Continuer dans l’appli à partir de n’importe quelle position, ou poser une question : est-ce permis ? qui mène ?
page-lay-ask = Questions
page-lay-play = Continuer
page-lay-anew = Recommencer
page-lay-right = Corriger la table
page-lay-right-how = Changer ce qui diffère de la vraie table. Un tour entamé repart du début.
page-lay-breach = Les règles ne le permettent pas. L’endroit est entouré.
page-lay-asked = Questions
page-lay-standing = Si la partie s’arrêtait là
page-lay-between = de { $low } à { $high }
page-lay-ahead = en tête { $count } fois sur { $of }
page-lay-lots = Ce qui est caché a été tiré { $of } fois au sort. « En tête » dit dans combien de tirages un capitaine mène.
page-lay-odds = Les chances dans un combat
