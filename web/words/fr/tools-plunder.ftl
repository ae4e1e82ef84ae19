# Les outils de Plunder, dessinés. Les clés commencent par page-plunder-.

page-plunder-for = Pour quoi
page-plunder-for-x = X
page-plunder-for-storm = Tempête
page-plunder-for-ship = Navire
page-plunder-own = Ce que montrent nos boussoles
page-plunder-own-note = Toucher la lettre, puis le nombre.
page-plunder-grid = La grille. Sorti : { $at }. Dans la tempête : { $squares }.
page-plunder-setup = À la mise en place : si un port d’une île à un crâne est dedans, les relancer.
page-plunder-left-out = Les nombres de 13 à 18 sont écartés : il faudrait les relancer.
