"""The page's sources, and what runs one of them without a browser."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"


def scripts(folder: Path = WEB) -> list[Path]:
    """The scripts below it; what only declares types is none."""
    found = [*folder.rglob("*.ts"), *folder.rglob("*.tsx")]
    return sorted(path for path in found if not path.name.endswith(".d.ts"))


def told_by(path: Path, code: str, told: Any = None) -> Any:
    """What the code answers, run in Node: it has the module as `page`, and as `told` what is given, as JSON."""
    node = shutil.which("node")
    assert node
    module = ROOT / "tools/script.mjs"
    text = f"""
import {{ readFileSync }} from "node:fs";
import {{ script }} from {json.dumps(module.as_uri())};
const page = await script({json.dumps(str(path))});
const told = JSON.parse(readFileSync(0, "utf8"));
console.log(JSON.stringify((() => {{{code}}})()));
"""
    done = subprocess.run(
        [node, "--input-type=module", "-e", text], input=json.dumps(told), capture_output=True, text=True, check=True
    )
    return json.loads(done.stdout)
