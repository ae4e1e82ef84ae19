"""Chapter 5.9 (SHT): what fires at what, and which rolls hit.

- What could be fired: `guns` (which, from where, how far), `lookout` (targets, and what stands in the way), `aiming`
  (at what, and what is added to the roll), `possible_shots` (in a shoot action, as far as it has got), `shot_options`.
- How it is fired: `shoot_action` (one cannon after another), `hit_rolls`, `broadsides_and_breaths` (shoot actions of
  another kind), `special_shots`, `shown_by_shot` (whom it turns up), `after_shot`.
- What else it brings: `burning` (masts on fire), `fears` (who is feared).
- For captains who plan: `bearing_guns` (whose guns would bear from the end of a course).
"""
