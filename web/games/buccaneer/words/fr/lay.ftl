# A table that people lay.

play-buccaneer-lay-how = Toucher un pirate ou un équipage, puis celui sur lequel il va. Toucher deux fois un équipage : son capitaine quitte la pile.
play-buccaneer-lay-whose = Quel capitaine ?
play-buccaneer-lay-roads = Quels navires sont dans la rade ?
play-buccaneer-lay-boarded = Navires abordés par { $seat }
play-buccaneer-lay-card = équipage de { $crew }, { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}
play-buccaneer-lay-purse = Ducats dans la bourse
play-buccaneer-lay-turn = À qui de jouer ?

# What cannot be, by the rule that it breaks.
play-buccaneer-lay-BUC-SHP-01 = La rade compte trois navires, moins ceux du même groupe déjà abordés.
play-buccaneer-lay-BUC-INV-02 = Un équipage ne compte jamais plus de neuf pirates.
play-buccaneer-lay-BUC-INV-03 = Aucun capitaine n’est posé juste sur sa propre couleur.
play-buccaneer-lay-BUC-ATT-08 = Les capitaines ont les trésors des navires abordés, ni plus ni moins.
play-buccaneer-lay-BUC-PAY-12 = Les bourses réunies contiennent au moins l’argent du début et le butin.
play-buccaneer-lay-BUC-END-01 = Tous les navires sont partis : la partie est finie.
