"""What all steps need.

- `order` (what an order is), `ability_orders` (what those of abilities have in common), `cancelling` (CSG-EFF-87).
- `dice`: a roll, and who changes it. `parting`: a piece that leaves its ship and the game.
"""
