"""No two modules of the page need each other: each can be read, and moved, by itself."""

import re
from pathlib import Path

WEB = Path(__file__).resolve().parents[1] / "web"
IMPORTS = re.compile(r'^(?:import|export) (?:[^;]*? from )?"(\.[^"]+)"', re.MULTILINE)


def test_no_modules_import_each_other_in_a_circle() -> None:
    needs = {
        path: [(path.parent / name).resolve() for name in IMPORTS.findall(path.read_text())]
        for path in sorted(WEB.rglob("*.js"))
    }
    assert sum(map(len, needs.values())) > 500
    # whoever needs nothing that is left is taken away; what stays in the end are circles
    while free := [path for path, others in needs.items() if not any(it in needs for it in others)]:
        for path in free:
            del needs[path]
    assert not needs, f"in circles, or in need of them: {', '.join(str(path.relative_to(WEB)) for path in needs)}"
