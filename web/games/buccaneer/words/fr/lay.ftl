# A table that people lay.

play-buccaneer-lay-how = Toucher un pirate ou un équipage, puis ce qui est en dessous. Toucher deux fois un équipage : son capitaine en descend.
play-buccaneer-lay-whose = Les affaires de qui ?
play-buccaneer-lay-roads = Quels navires sont dans la rade ?
play-buccaneer-lay-boarded = Quels navires { $seat } a-t-il abordés ?
play-buccaneer-lay-card = équipage de { $crew }, { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}
play-buccaneer-lay-purse = Ducats dans la bourse
play-buccaneer-lay-turn = À qui de jouer ?

# What cannot be, by the rule that it breaks.
play-buccaneer-lay-BUC-SHP-01 = Trois navires sont dans la rade, moins ceux des trois qui ont été abordés.
play-buccaneer-lay-BUC-INV-02 = Aucun équipage n’est si haut.
play-buccaneer-lay-BUC-INV-03 = Aucun capitaine n’est posé juste sur sa propre couleur.
play-buccaneer-lay-BUC-ATT-08 = Les capitaines ont les trésors des navires abordés, ni plus ni moins.
play-buccaneer-lay-BUC-PAY-12 = Ensemble, les bourses contiennent au moins ce que chacun avait au début et le butin.
play-buccaneer-lay-BUC-END-01 = Tous les navires sont partis : la partie est finie.
