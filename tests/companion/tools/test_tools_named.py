"""Chapter 9 of each rules file names the tools and devices that there are, and no others."""

import re
from pathlib import Path

import pytest

from flibuste.companion.devices import devices
from flibuste.companion.tools import tools
from flibuste.table import GAMES

RULES = Path(__file__).resolve().parents[3] / "docs" / "rules"


@pytest.mark.parametrize("game", GAMES)
def test_chapter_nine_names_the_tools(game: str) -> None:
    chapter = re.split(r"^## ", (RULES / f"{game}.md").read_text(encoding="utf-8"), flags=re.MULTILINE)
    (text,) = (part for part in chapter if part.startswith("9. "))
    there = {name for name in [*tools(), *(device.id for device in devices())] if name.startswith(f"{game}.")}
    assert set(re.findall(rf"`({game}\.\w+)`", text)) == there
