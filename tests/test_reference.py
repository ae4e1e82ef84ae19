"""The reference for outsiders is not behind the engine."""

from tools.reference import PAGE, page
from tools.shapes import files


def test_the_reference_says_what_the_engine_says() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "write it anew: python3 build.py reference"


def test_the_page_has_the_types_of_the_views() -> None:
    for path, text in files().items():
        assert path.read_text(encoding="utf-8") == text, "write it anew: python3 build.py reference"
