"""Network namespaces: two browsers with nothing but a cable between them, and no way to anywhere else. Needs root."""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

from tools.chromium import executable, light

T = TypeVar("T")

NET = 0x40000000  # CLONE_NEWNET
NAMES = Path("/run/netns")


def ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True, capture_output=True, text=True)


def why_not() -> str | None:
    """Why there can be none here."""
    if os.name != "posix" or os.geteuid() != 0:
        return "network namespaces need root"
    if not shutil.which("ip"):
        return "network namespaces need ip (iproute2)"
    if not executable():
        return "the wrapper needs to know where Chromium is"
    name = f"flibuste-{os.getpid()}"
    try:
        ip("netns", "add", name)
    except subprocess.CalledProcessError as error:
        return f"no network namespaces here: {error.stderr.strip()}"
    ip("netns", "del", name)
    return None


def within(name: str, work: Callable[[], T]) -> T:
    """Work done in a namespace. Threads have their own, and what is opened or started there stays there."""
    done: list[T] = []

    def run() -> None:
        with (NAMES / name).open() as it:
            if ctypes.CDLL(None, use_errno=True).setns(it.fileno(), NET):
                raise OSError(ctypes.get_errno(), f"cannot go into {name}")
        done.append(work())

    thread = threading.Thread(target=run)
    thread.start()
    thread.join()
    assert done, f"nothing came of it in {name}"
    return done[0]


@contextmanager
def cable() -> Iterator[tuple[str, str]]:
    """Two namespaces with an address each and a cable between them; no route leads out of either."""
    names = (f"flibuste-{os.getpid()}-a", f"flibuste-{os.getpid()}-b")
    ends = [f"fl{os.getpid() % 10**8}{end}" for end in "ab"]
    try:
        for name in names:
            ip("netns", "add", name)
        ip("link", "add", ends[0], "netns", names[0], "type", "veth", "peer", "name", ends[1], "netns", names[1])
        for i, (name, end) in enumerate(zip(names, ends, strict=True)):
            # of IPv6 one would come a second later, and browsers break off what they fetch when a network changes
            ip("-n", name, "link", "set", end, "addrgenmode", "none")
            ip("-n", name, "addr", "add", f"192.168.43.{i + 1}/24", "dev", end)
            ip("-n", name, "link", "set", end, "up")
            ip("-n", name, "link", "set", "lo", "up")
        yield names
    finally:
        for name in names:
            subprocess.run(["ip", "netns", "del", name], check=False, capture_output=True)


def browser_in(name: str, folder: Path) -> str:
    """A Chromium that runs there, as a program."""
    program = folder / f"chromium-{name}"
    program.write_text(f'#!/bin/sh\nexec ip netns exec {name} "{light()}" "$@"\n')
    program.chmod(0o755)
    return str(program)
