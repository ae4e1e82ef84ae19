"""What a phone need not load of our modules: docstrings, types, and the imports that only types wanted.

Pure functions of syntax trees. They run inside Pyodide when the wheel is compiled, and in the tests.
"""

import ast

# what a dataclass looks for among the types of its fields
TELLING = {"ClassVar", "InitVar", "KW_ONLY"}
DOCUMENTED = ast.Module | ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


def bare(source: bytes) -> ast.Module:
    """The module with empty docstrings: were there none, dataclasses would write their signature at every start."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, DOCUMENTED) and node.body:
            first = node.body[0]
            if (
                isinstance(first, ast.Expr)
                and isinstance(first.value, ast.Constant)
                and isinstance(first.value.value, str)
            ):
                first.value.value = " "
    return tree


def lean(source: bytes) -> ast.Module:
    """The module with empty docstrings and without types. Nothing of ours reads them at run time; the standard library
    does (it registers functions by them)."""
    return imported_for_use(Untyped().visit(bare(source)))


class Untyped(ast.NodeTransformer):
    """Takes the types out; the fields of a class keep their place, for dataclasses count them."""

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.ClassDef:
        for it in node.body:
            if isinstance(it, ast.AnnAssign):
                # of `ClassVar[int]` a dataclass wants to know the first word
                word = it.annotation.value if isinstance(it.annotation, ast.Subscript) else it.annotation
                it.annotation = word if TELLING & names(word) else ast.copy_location(ast.Constant(None), it)
            else:
                self.visit(it)
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.stmt:
        return ast.copy_location(ast.Assign([node.target], node.value) if node.value else ast.Pass(), node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        given = node.args
        for it in [*given.posonlyargs, *given.args, *given.kwonlyargs, given.vararg, given.kwarg]:
            if it:
                it.annotation = None
        node.returns = None
        self.generic_visit(node)
        return node


def names(tree: ast.AST) -> set[str]:
    return {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}


def imported_for_use(tree: ast.Module) -> ast.Module:
    """The module without the imported names that nothing in it mentions and `__all__` does not list."""
    used = names(tree)
    for it in tree.body:
        if isinstance(it, ast.Assign) and "__all__" in names(it):
            used |= set(ast.literal_eval(it.value))
    kept: list[ast.stmt] = []
    for it in tree.body:
        if isinstance(it, ast.ImportFrom):
            it.names = [alias for alias in it.names if (alias.asname or alias.name) in used]
        if not isinstance(it, ast.ImportFrom) or it.names:
            kept.append(it)
    tree.body = kept
    return tree
