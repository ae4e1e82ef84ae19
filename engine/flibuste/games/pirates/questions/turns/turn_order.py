"""Chapter 4.1 (TRN): the order of a turn."""

from typing import Final

STARTS: Final = tuple(f"CSG-TRN-{i:02}" for i in range(1, 11))
"""The ten steps at the start of a turn, TS-1 to TS-10, as the rules that tell them."""
ACTIONS: Final = "CSG-TRN-11"
END: Final = "CSG-TRN-14"
