"""What the style sheets may not say."""

from __future__ import annotations

import re
from pathlib import Path

STYLES = Path(__file__).parents[1] / "web" / "styles"


def with_imports(name: str) -> list[Path]:
    path = STYLES / name
    names = re.findall(r'@import "\./([^"]+)"', path.read_text())
    return [path, *(each for inner in names for each in with_imports(inner))]


def test_nothing_on_the_table_is_styled_by_what_it_holds() -> None:
    """A selector with :has() makes the browser ask all round, for every piece that is drawn, whether it matters:
    a fifth of the time in which a slow phone draws what a move has changed."""
    sheets = with_imports("play.css") + with_imports("main.css")
    assert len(sheets) > 10
    asking = [path.name for path in sheets if ":has(" in re.sub(r"/\*.*?\*/", "", path.read_text(), flags=re.DOTALL)]
    assert asking == []
