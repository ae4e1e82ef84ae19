"""The open sea as pure geometry: no ship, no rule of play, millimetres and whole degrees.

Everything rests on addition, multiplication, division and square roots, which are the same to the last digit on every
machine; sines come from a table that is made of whole numbers. Trigonometry of the platform is never asked.
"""
