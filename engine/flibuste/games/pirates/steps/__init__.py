"""What asks somebody and changes the state: the steps of the game and the orders of its menu. Each chapter needs only
those above it, and any of `questions`.

- `basics`: what all need: orders, dice, abilities that are switched off, pieces that leave the game.
- `placing`: what follows wherever a ship is put. `treasure`: what it is worth, as it is found.
- `setup`: before the first turn.
- `forts`, `damage`, `islands`, `sea`: what is lost, found and met.
- `boarding`, `gunnery`, `sailing`: ships at work.
- `abilities`, `cargo`, `events`: what cards, holds and events do.
- `turns`: the turn itself, and the menu of all orders.
"""
