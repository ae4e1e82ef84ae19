"""Chapter 12 (BOT): what a bot of ours thinks of a position, and what it would try first.

- What the bots ask: `mind`; `desk` (what is worked out of one position), `weights` (what counts), `taste` (what is
  thought of at all), `reasons` (for a hint).
- How a seat stands: `outlook`, `survey`, `hulls`, `hoards`, `strongholds`, `reach`.
- Which moves are worth a thought: `ideas`; `course_candidates`, `harbours`, `building`.
- What they promise: `thoughts` (whatever is asked); `orders`, `answers`, `course_promises`, `next_move` (farther
  ahead), `gunnery`, `clashes`.
"""

from .mind import PiratesMind

__all__ = ["PiratesMind"]
