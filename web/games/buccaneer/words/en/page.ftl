page-state-buccaneer = { $taken ->
    [0] No ship is taken yet.
    [one] One of { $of } ships is taken.
   *[other] { $taken } of { $of } ships are taken.
}
page-state-leads = { $who } has most in the purse: { $ducats }.
