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


# a sheet, and what every selector in it must stand within: a game's things and its tools' have names of their own
SCOPES = {
    "buccaneer.css": '[data-of="buccaneer"]',
    "jamaica.css": '[data-of="jamaica"]',
    "jamaica-chart.css": '[data-of="jamaica"]',
    "tools-buccaneer.css": '[data-screen="tools"][data-of="buccaneer"]',
    "tools-jamaica.css": '[data-screen="tools"][data-of="jamaica"]',
    "tools-nassau.css": '[data-screen="tools"][data-of="nassau"]',
    "tools-pirates.css": '[data-screen="tools"][data-of="pirates"]',
    "tools-plunder.css": '[data-screen="tools"][data-of="plunder"]',
}
# tools for any game are opened beside a game's own: each name begins with this
SHARED = {"tools-any.css": ".any-", "minis.css": ".mini-"}


def bare(name: str) -> str:
    return re.sub(r"/\*.*?\*/", "", (STYLES / name).read_text(), flags=re.DOTALL)


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
    names = {path.name for path in STYLES.glob("*.css")}
    games = {path.stem for path in (STYLES.parent / "boards").glob("*.js")} - {"faces"}
    assert {name for name in names if name.startswith("tools-") or name.split(".")[0].split("-")[0] in games} <= {
        *SCOPES,
        *SHARED,
    }


def test_no_two_sheets_call_a_motion_the_same() -> None:
    """The names of keyframes know no scope."""
    named = [name for path in STYLES.glob("*.css") for name in re.findall(r"@keyframes ([\w-]+)", bare(path.name))]
    assert sorted(named) == sorted(set(named))
