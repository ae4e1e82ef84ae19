"""Films for a browser's fake camera: what it would see of a code on another phone."""

from __future__ import annotations

import math
import random
import re
from pathlib import Path

WIDTH, HEIGHT = 640, 480
FRAMES = 2
DARK, LIGHT, ROOM = 40, 225, 110
"""A screen in a room: as bright as a camera sees them, of 255."""
RUN = re.compile(r"M(\d+) (\d+)h(\d+)v1H\d+z")


def modules(path: str, side: int) -> list[bytearray]:
    """The rows of a code as web/phones/qr.ts draws it: 1 is dark."""
    rows = [bytearray(side) for _ in range(side)]
    for x, y, run in RUN.findall(path):
        rows[int(y)][int(x) : int(x) + int(run)] = b"\1" * int(run)
    return rows


def frame(rows: list[bytearray] | None, turn: float, high: float, luck: random.Random) -> bytes:
    """One picture, brightness only: the code turned by `turn` degrees, `high` parts of it in height; or the room."""
    grain = luck.randbytes(WIDTH * HEIGHT)
    plane = bytearray(ROOM - 8 + (speck & 15) for speck in grain)
    if rows is None:
        return bytes(plane)
    side = len(rows)
    scale = side / (HEIGHT * high)
    dx, dy = math.cos(math.radians(turn)) * scale, math.sin(math.radians(turn)) * scale
    for row in range(HEIGHT):
        y = row - HEIGHT / 2
        for column in range(WIDTH):
            x = column - WIDTH / 2
            u, v = int(x * dx + y * dy + side / 2), int(y * dx - x * dy + side / 2)
            if 0 <= u < side and 0 <= v < side:
                at = row * WIDTH + column
                plane[at] = (DARK if rows[v][u] else LIGHT) + (grain[at] & 15)
    return bytes(plane)


def write(at: Path, rows: list[bytearray] | None, turn: float = 4, high: float = 0.8) -> None:
    """A film that repeats. Its size never changes, so that it can be written anew in place while a camera shows it."""
    luck = random.Random(1)
    grey = bytes([128]) * (WIDTH * HEIGHT // 2)
    pictures = [frame(rows, turn + by, high, luck) for by in (0, 2)][:FRAMES]
    film = f"YUV4MPEG2 W{WIDTH} H{HEIGHT} F10:1 Ip A1:1 C420jpeg\n".encode()
    film += b"".join(b"FRAME\n" + picture + grey for picture in pictures)
    with at.open("r+b" if at.exists() else "wb") as file:
        file.write(film)
