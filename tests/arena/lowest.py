"""A client that knows only options: the first that is not barred, and sometimes something foolish."""

import json
import sys

ways = sys.argv[1:]
for line in sys.stdin:
    said = json.loads(line)
    if "result" in said:
        break
    if "die" in ways:
        sys.exit("cannot go on")
    if "hang" in ways:
        sys.stdin.read()
    if "flood" in ways:
        while True:
            print("x" * 1_000_000)
    if "foolish" in ways and "decision" in said:
        print("nonsense", flush=True)  # refused: the same question waits
        decision = said["decision"]
        continue
    if "stubborn" in ways:
        print("[]", flush=True)
        continue
    decision = said.get("decision") or decision
    print(json.dumps(next(option["id"] for option in decision["options"] if not option["barred"])), flush=True)
