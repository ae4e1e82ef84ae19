"""What is heard goes through one region: two speak over each other, and one that comes with its text is unheard."""

from __future__ import annotations

import re

from tests.page import WEB, scripts


def test_the_page_has_one_live_region() -> None:
    page = (WEB / "index.html").read_text(encoding="utf-8")
    assert len(re.findall(r"aria-live", page)) == 1
    parts = {path.relative_to(WEB).as_posix(): path.read_text(encoding="utf-8") for path in scripts()}
    assert len(parts) > 200
    others = [name for name, text in parts.items() if re.search(r'role="(status|log)"|aria-live="(?!off)', text)]
    assert others == []
