"""Chapters 5.13 and 5.20 to 5.24: every effect code and keyword, a class each, found by its code.

- What they are: `ability` (the questions that rules ask, and traits), `active` (those in force on a ship),
  `conditions`.
- Effects: `moving`, `shooting`, `contact` (rams and boards), `cargo`, `crew`.
- Keywords of hulls: `hulls`. Unique treasures as long as they are aboard: `treasures`.
"""
