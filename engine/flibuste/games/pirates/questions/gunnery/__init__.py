"""Chapter 5.9 (SHT): what fires at what, and which rolls hit.

- `lookout`: targets, and what stands in the way. `aiming`: at what, and what is added to the roll. `hit_rolls`.
- `marines`: who fire by themselves, aboard and ashore. `shown_by_shot`: whom a shot turns up.
"""
