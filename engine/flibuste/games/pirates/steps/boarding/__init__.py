"""Chapters 5.6 and 5.7 (RAM, BRD): rams, boarding parties, and what is taken from ships.

- `bow_contact`: at the end of a course: rams, boards, tows. `boarding_party`: what its winner does.
- `boarding_from_afar`: without a ram (CSG-EFF-61). `thefts`: treasure that is taken without a fight.
"""
