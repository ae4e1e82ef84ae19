"""Chapter 5.9 (SHT): shoot actions.

- `possible_shots` (as far as it has got), `shot_options`, `shoot_action` (one cannon after another), `after_shot`,
  `broadsides_and_breaths` (shoot actions of another kind).
- `hits`: what a hit does, in order. `fears`: who is feared.
- For captains who plan: `bearing_guns` (whose guns would bear from the end of a course).
"""
