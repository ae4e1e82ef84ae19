"""Matches of bots and programs: on one processor or many, kept as JSON lines, and what they say about strength.

Of the command line alone: nothing of this comes to a phone.
"""
