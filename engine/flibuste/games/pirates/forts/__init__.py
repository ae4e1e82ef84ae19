"""Chapter 5.19 (FRT): forts, what they do, and who haunts them.

- `building_forts`: at the end of a turn, where and for how much.
- `standing_forts`: what they cost, where their flags are, what they can do.
- `fort_orders`: what they do besides firing (`turns/shooting_orders` fires them; `sailing/docking_at_forts`: for who docks).
- `hits_ashore`: hits on them, and on marines ashore.
- `hauntings`: eliminated crew that come back as ghosts.
"""
