"""What the style sheets may not say."""

from __future__ import annotations

import re
from pathlib import Path

STYLES = Path(__file__).parents[1] / "web" / "styles"


def with_imports(name: str) -> list[Path]:
    path = STYLES / name
    names = re.findall(r'@import "([^"]+)"', path.read_text())
    return [path.resolve(), *(each for inner in names for each in with_imports(inner))]


def test_nothing_on_the_table_is_styled_by_what_it_holds() -> None:
    """A selector with :has() makes the browser ask all round, for every piece that is drawn, whether it matters:
    a fifth of the time in which a slow phone draws what a move has changed."""
    games = [path for path in STYLES.parent.glob("games/*/styles/*.css") if not path.name.startswith("tools")]
    sheets = [*with_imports("play.css"), *with_imports("main.css"), *games]
    assert len(sheets) > 10
    asking = [path.name for path in sheets if ":has(" in re.sub(r"/\*.*?\*/", "", path.read_text(), flags=re.DOTALL)]
    assert asking == []


# a sheet, and what every selector in it must stand within: a game's things and its tools' have names of their own
SCOPES = {
    path.relative_to(STYLES.parent).as_posix(): f'[data-screen^="tool"][data-of="{path.parts[-3]}"]'
    if path.name.startswith("tools")
    else f'[data-of="{path.parts[-3]}"]'
    for path in sorted(STYLES.parent.glob("games/*/styles/*.css"))
}
# tools for any game are opened beside a game's own: each name begins with this
SHARED = {"styles/tools-any.css": ".any-", "styles/minis.css": ".mini-"}


def bare(name: str) -> str:
    return re.sub(r"/\*.*?\*/", "", (STYLES.parent / name).read_text(), flags=re.DOTALL)


def selectors(css: str) -> list[tuple[str, ...]]:
    """Each rule's prelude behind those it stands in: ('@media (…)', ':where(…)', '.pile')."""
    found: list[tuple[str, ...]] = []
    inside: list[str] = []
    for part in re.finditer(r"([^{};]*)([{};])", css):
        prelude, sign = part[1].strip(), part[2]
        if sign == "{":
            inside.append(prelude)
            found.append(tuple(inside))
        elif sign == "}":
            inside.pop()
    assert not inside
    return found


def branches(selector: str) -> list[str]:
    """What stands between the commas that are in no bracket."""
    return re.split(r",(?![^(]*\))", selector)


def strays(name: str) -> list[str]:
    """The selectors that reach things of other games and tools."""
    found = []
    for *around, prelude in selectors(bare(name)):
        if prelude.startswith("@") or any(outer.startswith("@keyframes") for outer in around):
            continue
        if name in SHARED:
            found += [each for each in branches(prelude) if SHARED[name] not in each]
        elif f":where({SCOPES[name]})" not in (*around, prelude):
            found.append(prelude)
    return found


def test_a_games_styles_reach_nobody_elses_things() -> None:
    """The cards of a captain's slip once lay in a narrow column, because a tool of another game had a `pile` too."""
    assert {name: strays(name) for name in (*SCOPES, *SHARED) if strays(name)} == {}
    assert len(SCOPES) > 7


def test_no_two_sheets_call_a_motion_the_same() -> None:
    """The names of keyframes know no scope."""
    sheets = [path.relative_to(STYLES.parent).as_posix() for path in STYLES.parent.rglob("*.css")]
    named = [name for sheet in sheets for name in re.findall(r"@keyframes ([\w-]+)", bare(sheet))]
    assert sorted(named) == sorted(set(named))
