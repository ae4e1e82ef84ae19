"""Runs in the page's worker, under either host: hands the engine's one function out, and brings games to it."""

from importlib import invalidate_caches

from flibuste.bridge import call  # noqa: F401

__export__ = ["bring", "call", "install"]


async def bring(part: str) -> str:
    """Unpack the wheel of a game, or the companion's, if it is one of ours."""
    import flibuste_starter

    await flibuste_starter.bring(part)
    invalidate_caches()
    return part


async def install(what: str, file: str = "") -> str:
    """Install a wheel by name, by URL, or from a file's bytes in base64. Answers the names installed, by commas."""
    import pyodide_js

    await pyodide_js.loadPackage("micropip")
    import micropip

    before = set(micropip.list())
    if file:
        from base64 import b64decode
        from pathlib import Path

        path = Path("/tmp") / what
        path.write_bytes(b64decode(file))
        what = f"emfs:{path}"
    await micropip.install(what)
    return ",".join(sorted(set(micropip.list()) - before))
