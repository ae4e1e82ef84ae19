"""The open sea as pure geometry: no ship, no rule of play, millimetres and whole degrees.

Everything rests on addition, multiplication, division and square roots, which are the same to the last digit on every
machine; sines come from a table that is made of whole numbers. Trigonometry of the platform is never asked.

- `angles`, `outline`: headings; poses and convex outlines.
- `gap`: how far two outlines are apart, or how deep they lie in each other.
- `march`, `pivot`, `jostle`: a straight move until something is in the way; about the stern; out of what it lies in.
- `mooring`: where a ship lies that docks or is towed.
- `sight`: lines of fire.
"""
