"""Tells all tales anew: ``python -m tests.tales.write``. The diff is the review."""

import json

from tests.tales.telling import HERE, tale


def main() -> None:
    for path in sorted(HERE.glob("*.save.json")):
        text = tale(json.loads(path.read_text(encoding="utf-8")))
        path.with_name(path.name.replace(".save.json", ".txt")).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
