"""Chapters 5.1 to 5.7 and 5.14 to 5.18: ships under way, what they touch, and the sea they cross.

- The table: `bodies` (outlines, contact, measures), `afloat` (a ship as a question finds her, and her waters),
  `berths`.
- A course: `move_list` (what she may sail), `legs` (a turn and a march), `course` (segment by segment),
  `turning_room`.
- How it is asked for: `course_form` (as a move), `likely_courses` (worth a thought), `asked_course` (outside the
  menu), `leaving_island` (for who has to go), `shown_by_course` (whom it turns up).
- How it is sailed: `move_action` (its steps), `every_step` (what follows wherever she is put), `towing`, `pins`.
- At its end: `pivoting`, `bow_contact` (rams, boards, tows), `docking`.
- What she comes upon: `terrain`, `coming_out` (of whirlpools, fog and weeds), `icebergs`, `smoke`.
- Moves by effects: `effect_moves`, `driven_enemies`, `hexes`, `docked_by_effect`.
"""
