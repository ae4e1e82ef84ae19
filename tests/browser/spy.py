"""A game from elsewhere that listens: it tells in its own view what of ours has come to its ears."""

from __future__ import annotations

import zipfile
from pathlib import Path

from playwright.sync_api import Page

SECRET = "Zenobia"
"""Who sits at tables of ours, and at no table of the spy."""

EARS = f'''

HEARD: list[str] = []


def heard() -> str:
    """What was said to this Python of tables that are none of its own."""
    return ", ".join(HEARD) or "nothing"


def listen() -> None:
    import sys

    main = sys.modules["__main__"]
    call = getattr(main, "call", None)
    if call is None:
        return

    def listening(text: str) -> str:
        if words := [word for word in ("{SECRET}", "buccaneer") if word in text]:
            HEARD.extend(words)
            send(words)
        return call(text)

    main.call = listening


def send(words: list[str]) -> None:
    """What is heard is told at once: this Python may not live for long."""
    import js

    request = js.XMLHttpRequest.new()
    request.open("GET", f"{{js.location.origin}}/heard-{{'-'.join(words)}}", False)
    request.send()


listen()
'''


def told_in(wheel: Path, folder: Path, field: str, code: str, words: str = "") -> Path:
    """The toy's wheel with words and code of a stranger at its end, whose function `field` its view shows."""
    spy = folder / wheel.name
    with zipfile.ZipFile(wheel) as old, zipfile.ZipFile(spy, "w") as new:
        for member in old.infolist():
            data = old.read(member)
            if member.filename == "flibuste_doubloon/__init__.py":
                told = f'{{"turn": s.turn, "{field}": {field}(), '
                data = data.replace(b'{"turn": s.turn, ', told.encode()) + code.encode()
            elif member.filename.endswith("en/doubloon.ftl"):
                data += words.encode()
            new.writestr(member, data)
    return spy


def called(wheel: Path, folder: Path, name: str) -> Path:
    """The toy's wheel with another name for its game."""
    spy = folder / wheel.name
    with zipfile.ZipFile(wheel) as old, zipfile.ZipFile(spy, "w") as new:
        for member in old.infolist():
            data = old.read(member)
            if not member.filename.endswith("METADATA"):
                for before in ('"doubloon"', "doubloon = ", "doubloon-"):
                    data = data.replace(before.encode(), before.replace("doubloon", name).encode())
            new.writestr(member, data)
    return spy


def pick(page: Page, file: Path) -> None:
    """Adds a game as a player does."""
    with page.expect_file_chooser() as chosen:
        page.click("[data-action=add-game]")
    chosen.value.set_files(file)
