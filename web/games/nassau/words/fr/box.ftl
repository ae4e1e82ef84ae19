# A box on the table: what the app asks of it, and how people answer.

page-box-nassau-die = Dés
page-box-nassau-token = Sac de jetons
page-box-nassau-animal = Animaux
page-box-nassau-good = Marchandises
page-box-nassau-salt = Vieux loup de mer
page-box-nassau-offering = Offrandes
page-box-nassau-dutchman = Le Hollandais

play-nassau-told-animal = { $seat } pioche un animal. Lequel ?
play-nassau-told-good = { $seat } pioche une marchandise. Laquelle ?
play-nassau-told-salt = La tuile du vieux loup de mer est retournée. Quelle zone ?
play-nassau-told-offering = Une offrande est retournée. Laquelle ?
play-nassau-told-dutchman = La carte du Hollandais est retournée. Laquelle ?
play-nassau-told-zone = Zone { $zone }
play-nassau-told-tile = Zone { $zone } ({ $points })
