# A box on the table: what the app asks of it, and how people answer.

page-box-buccaneer-ship = Cartes de navire

play-buccaneer-told-ship = Un nouveau navire est retourné. Lequel ?
play-buccaneer-told-new = Un navire inconnu
play-buccaneer-told-crew = Un navire inconnu : que dit sa carte ?
play-buccaneer-home = Tous rentrent chez eux, chacun seul et visible : { $pieces }.
play-buccaneer-home-ship = { $ship } quitte la partie. Rentrent, chacun seul et visible : { $pieces }.
play-buccaneer-home-piece = chez { $owner } un { $value }
play-buccaneer-row-crew = Équipage minimal
play-buccaneer-row-ducats = Ducats
play-buccaneer-row-wage = Gages de l’Inconnu
play-buccaneer-row-treasure = Trésor
play-buccaneer-row-second = Second trésor
