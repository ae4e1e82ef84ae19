"""Chapters 5.2 to 5.5: ships under way.

- How a course is asked for: `course_form` (as a move), `likely_courses` (worth a thought), `asked_course` (outside the
  menu). `move_action`: how it is sailed.
- At its end: `pivoting`, `docking`, `docking_at_forts`. By effects: `driven_enemies`, `docked_by_effect`.
"""
