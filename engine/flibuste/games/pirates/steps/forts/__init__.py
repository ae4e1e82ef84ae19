"""Chapter 5.19 (FRT): forts as they are built and hit.

- `building_forts`: at the end of a turn, where and for how much.
- `hits_ashore`: hits on them, and on marines ashore. `hauntings`: eliminated crew that come back as ghosts.
- What they do besides firing: `turns/fort_orders`, and for who docks `sailing/docking_at_forts`.
"""
