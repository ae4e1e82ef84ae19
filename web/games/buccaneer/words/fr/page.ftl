page-state-buccaneer = { $taken ->
    [0] Aucun navire n’est encore pris.
    [one] Un navire sur { $of } est pris.
   *[other] { $taken } navires sur { $of } sont pris.
}
page-state-leads = { $who } a la bourse la mieux garnie : { $ducats }.
