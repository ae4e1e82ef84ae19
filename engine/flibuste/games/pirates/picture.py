"""A table as a picture (SVG): for bug reports, and for tests that a person can look at. It shows what lies open."""

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from .geometry.angles import Vector, ahead
from .geometry.outline import Outline, Pose, placed, point_at
from .names import called
from .questions.cargo.hold import coins_of, crew_of
from .questions.damage.masts import masts_of
from .questions.table.bodies import blades, body, bow_of, build, derelict, land, water
from .questions.table.layout import area
from .state import NOBODY, NOWHERE, Is, Ship, State

_PAINT: Final = {
    "red": "#b3332e",
    "blue": "#2b5f9e",
    "green": "#2f7d4f",
    "yellow": "#c39a1f",
    "black": "#2b2b2b",
    "white": "#e8e4d8",
    "purple": "#6d4a8d",
    "orange": "#c8691f",
}
_WATER: Final = {
    "fog": ("#ffffff", 0.75),
    "reef": ("#8c5a3c", 0.6),
    "sargasso": ("#4f7a3a", 0.6),
    "whirlpool": ("#1d4f73", 0.7),
    "iceberg": ("#f4fbff", 1.0),
}
_MARGIN: Final = 24
_LINE: Final = 10
_BESIDE: Final = 24.0
"""Millimetres from the middle of a ship to her name."""
_STEEP: Final = 0.35
"""Of a name above or below her: how far it may be to one side."""


def picture(s: State) -> str:
    """The table from above, north up; a millimetre is a unit."""
    width, height = area(s.setting.seats)
    box = f"{-_MARGIN} {-_MARGIN} {width + 2 * _MARGIN} {height + 2 * _MARGIN}"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" font-family="sans-serif" font-size="13">',
        f'<rect width="{width}" height="{height}" fill="#bfdde6" stroke="#1d4f73" stroke-width="2"/>',
        *_drawn(s, height),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _drawn(s: State, height: int) -> Iterator[str]:
    for i, tile in enumerate(s.tiles):
        if tile.kind in _WATER:
            fill, opacity = _WATER[tile.kind]
            yield _polygon(water(tile.kind, tile.pose), height, f'fill="{fill}" fill-opacity="{opacity}" stroke="#567"')
            yield _text(tile.pose.place, height, f"{tile.kind} {tile.number or i}", size=9)
    for i, island in enumerate(s.islands):
        ring = "#8a7a4a" if island.home == NOBODY else _paint(s, island.home)
        outline = land(island.shape, island.pose)
        yield _polygon(outline, height, f'fill="#e6d6a2" stroke="{ring}" stroke-width="3"')
        x, y = island.pose.place
        if island.fort is None:
            yield _text((x, y - 4), height, f"{i + 1}: {len(island.coins)}")
        else:
            yield _circle((x, y), height, 12, "none", _paint(s, island.fort.owner))
            yield _text((x, y - 4), height, str(i + 1))
            flags, gold = island.fort.flags.bit_count(), len(island.fort.gold)
            yield _text((x, y - 24), height, f"{flags} flags +{gold}g", size=9)
    for number, ship in s.afloat():
        yield from _ship(s, number, ship, height)


def _paint(s: State, seat: int) -> str:
    return _PAINT[s.setting.colours[seat]] if seat != NOBODY else "#777777"


def _ship(s: State, number: int, ship: Ship, height: int) -> Iterator[str]:
    paint = _paint(s, ship.owner)
    dim = 0.35 if ship.lost != NOWHERE or ship.state & (Is.SUBMERGED | Is.INTANGIBLE) else 0.9
    dash = ' stroke-dasharray="4 3"' if derelict(ship) or Is.WRECK in ship.state else ""
    yield _polygon(body(ship), height, f'fill="{paint}" fill-opacity="{dim}" stroke="#111" stroke-width="1"{dash}')
    bow = bow_of(ship)
    if bow is not None and len(bow.points) < len(body(ship).points):
        yield _polygon(bow, height, 'fill="#111" fill-opacity="0.35"')
    if Is.BLADES in ship.state:
        for blade in blades(ship.card):
            yield _polygon(placed(blade, ship.pose), height, f'fill="{paint}" fill-opacity="0.4"')
    points = build(ship.card)["mast_points"]
    for mast in masts_of(ship.masts):
        if mast < len(points):
            fire = ship.fire >> mast & 1
            place = point_at((float(points[mast][0]), float(points[mast][1])), ship.pose)
            yield _circle(place, height, 2.5, "#ff5a00" if fire else "#fff8e1", "#111")
    if ship.tows != NOWHERE:
        yield _line(ship.pose, s.ship(ship.tows).pose, height)
    cargo = f" +{len(coins_of(ship))}g {len(crew_of(ship))}c" if ship.hold else ""
    yield _label(ship.pose, height, called(s, number) + cargo)


def _label(pose: Pose, height: int, words: str) -> str:
    """Beside a ship, to starboard, so that it runs away from her hull."""
    (x, y), (east, north) = pose.place, ahead(pose.heading + 90)
    anchor = "middle" if abs(east) < _STEEP else "start" if east > 0 else "end"
    far = _BESIDE + (0 if anchor == "middle" else -_BESIDE / 3)
    return _text((x + far * east, y + far * north - _LINE / 3), height, words, size=_LINE, anchor=anchor)


def _polygon(outline: Outline, height: int, style: str) -> str:
    points = " ".join(f"{x:.1f},{height - y:.1f}" for x, y in outline.points)
    return f'<polygon points="{points}" {style}/>'


def _circle(at: Vector, height: int, radius: float, fill: str, stroke: str) -> str:
    return f'<circle cx="{at[0]:.1f}" cy="{height - at[1]:.1f}" r="{radius}" fill="{fill}" stroke="{stroke}"/>'


def _line(a: Pose, b: Pose, height: int) -> str:
    (x, y), (u, v) = a.place, b.place
    ends = f'x1="{x:.1f}" y1="{height - y:.1f}" x2="{u:.1f}" y2="{height - v:.1f}"'
    return f'<line {ends} stroke="#5a4632" stroke-dasharray="3 2"/>'


def _text(at: Sequence[float], height: int, words: str, size: int = 13, anchor: str = "middle") -> str:
    place = f'x="{at[0]:.1f}" y="{height - at[1]:.1f}"'
    return f'<text {place} font-size="{size}" text-anchor="{anchor}" fill="#222">{escape(words)}</text>'
