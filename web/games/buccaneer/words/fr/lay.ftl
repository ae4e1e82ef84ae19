# A table that people lay.

play-buccaneer-setup-how = Toucher un pirate ou un équipage, puis celui sur lequel il va. Toucher deux fois un équipage : son capitaine quitte la pile.
play-buccaneer-setup-whose = Quel capitaine ?
play-buccaneer-setup-roads = Quels navires sont dans la rade ?
play-buccaneer-setup-boarded = Navires abordés par { $seat }
play-buccaneer-setup-card = équipage de { $crew }, { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}
play-buccaneer-setup-purses = Ducats dans la bourse
play-buccaneer-setup-turn = À qui de jouer ?

# What cannot be, by the rule that it breaks.
play-buccaneer-setup-untold = Une autre carte : dites ce qu’elle montre
play-buccaneer-setup-BUC-VAR-03 = Personne n’a encore dit ce que montre cette carte : touchez-la.
play-buccaneer-setup-BUC-SHP-01 = La rade compte trois navires, moins ceux du même groupe déjà abordés.
play-buccaneer-setup-BUC-INV-02 = Un équipage ne compte jamais plus de neuf pirates.
play-buccaneer-setup-BUC-INV-03 = Aucun capitaine n’est posé juste sur sa propre couleur.
play-buccaneer-setup-BUC-ATT-08 = Les capitaines ont les trésors des navires abordés, ni plus ni moins.
play-buccaneer-setup-BUC-PAY-12 = Les bourses réunies contiennent au moins l’argent du début et le butin.
play-buccaneer-setup-BUC-END-01 = Tous les navires sont partis : la partie est finie.
