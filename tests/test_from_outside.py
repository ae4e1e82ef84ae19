"""The page for whoever stands outside is true: each of its examples runs, in order, in one namespace."""

import re
from pathlib import Path
from typing import Any

PAGE = Path(__file__).parents[1] / "docs" / "from-outside.md"


def test_each_example_runs() -> None:
    blocks = re.findall(r"^```python\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    assert len(blocks) > 7
    names: dict[str, Any] = {}
    for block in blocks:
        exec(compile(block, block, "exec"), names)  # noqa: S102  (the page is ours)
