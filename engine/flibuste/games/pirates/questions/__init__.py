"""What is asked of a state and changes nothing: may she, how far, who is near. Pure functions; no module here needs one
of `steps`, and each chapter needs only those above it.

- `table`: pieces, ships and islands as they lie. `abilities`: what cards give. `armament`: which guns there are.
- `damage`, `boarding`, `events`, `islands`, `forts`: what these chapters of the rulebook ask.
- `sailing`: where a ship may go. `cargo`: what a hold takes. `gunnery`: what can be hit.
- `setup`: where islands may lie. `fleets`: what a fleet costs. `turns`: whose turn it is, and who may act.
"""
