# A box on the table: what the app asks of it, and how people answer.

page-box-nassau-die = Dés
page-box-nassau-token = Sac de jetons
page-box-nassau-animal = Animaux
page-box-nassau-good = Marchandises
page-box-nassau-salt = Sel
page-box-nassau-offering = Offrandes
page-box-nassau-dutchman = Le Hollandais

play-nassau-told-animal = { $seat } tire un animal. Lequel ?
play-nassau-told-good = { $seat } tire une marchandise. Laquelle ?
play-nassau-told-salt = Le sel est tiré. Quelle zone ?
play-nassau-told-offering = Une offrande est retournée. Laquelle ?
play-nassau-told-dutchman = La carte du Hollandais est retournée. Laquelle ?
play-nassau-told-zone = Zone { $zone }
play-nassau-told-tile = Zone { $zone } ({ $points })
