"""What a phone need not load of a module: comments and docstrings. Whatever is left stands in the line where it stood,
so that a traceback of a phone names the line of the source.

Runs inside Pyodide, too, where the library is compiled.
"""

import ast
from io import StringIO
from tokenize import COMMENT, generate_tokens

BLANK = b'" "'
"""In place of a docstring: were there none, dataclasses would write their signature at every start."""


def lean(source: str) -> str:
    """The module without comments, its docstrings blank."""
    lines = [line.encode() for line in source.split("\n")]  # the tree counts columns in bytes
    strings = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Expr) and is_text(node.value)]
    for node in sorted(strings, key=lambda it: (it.lineno, it.col_offset), reverse=True):
        first, last = node.lineno - 1, (node.end_lineno or node.lineno) - 1
        before, after = lines[first][: node.col_offset], lines[last][node.end_col_offset :]
        lines[first : last + 1] = [before + BLANK + after, *[b""] * (last - first)]
    text = b"\n".join(lines).decode()
    rows = text.split("\n")
    for token in generate_tokens(StringIO(text).readline):
        if token.type == COMMENT:
            row, column = token.start
            rows[row - 1] = rows[row - 1][:column].rstrip()
    return "\n".join(rows)


def is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)
