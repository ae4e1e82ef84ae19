"""Chapter 5.23 (EVT): events as a turn begins.

- `showing_events`: which is shown, and at whom or where it strikes. `event_effects`: what it does there.
- Those that are shown as a ship sinks stand in `damage/sinking_events`.
"""
