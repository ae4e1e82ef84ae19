"""What a start of the app has to wait for."""

import subprocess
import sys


def imported(code: str) -> set[str]:
    """The modules of ours that are imported after running some code in a fresh interpreter."""
    told = f"import sys; {code}; print(*[name for name in sys.modules if name.startswith('flibuste')])"
    return set(subprocess.run([sys.executable, "-c", told], check=True, capture_output=True, text=True).stdout.split())


def test_no_game_is_imported_before_it_is_asked_for() -> None:
    started = imported('from flibuste.bridge import call; call(\'{"op": "hello"}\')')
    assert "flibuste.table" in started
    assert not [name for name in started if name.startswith(("flibuste.games.", "flibuste.companion"))]
    asked = imported("from flibuste.table import GAMES; GAMES['buccaneer']")
    assert "flibuste.games.buccaneer" in asked
    assert "flibuste.games.jamaica" not in asked
