"""The reference for outsiders is not behind the engine."""

from tools.reference import PAGE, page


def test_the_reference_says_what_the_engine_says() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "write it anew: python3 build.py reference"
