"""Chapters 5.1 to 5.5: where a ship may go.

- `afloat` (a ship as a question finds her, and her waters), `berths`, `towing`, `pins`, `leaving_island` (who has to
  go).
- A course: `move_list` (what she may sail), `legs` (a turn and a march), `course` (segment by segment),
  `turning_room`, `shown_by_course` (whom it turns up).
"""
