"""Finds the C types of a function's local names from what is assigned to them, and the module's names it uses."""

from __future__ import annotations

import ast
import builtins
from typing import TYPE_CHECKING

from world import WIDTHS, World, row_length

if TYPE_CHECKING:
    from source import Function, Module

# Functions of C's mathematics; the names are bound to Python's only where the module runs interpreted.
MATHEMATICS = {"exp", "sqrt", "log"}


class Inference:
    """The types of one function's names; ``globals`` are the names of the module that it uses."""

    def __init__(self, world: World, module: Module, function: Function) -> None:
        self.world = world
        self.module = module
        self.function = function
        self.types: dict[str, str] = dict(function.arguments)
        if function.owner is not None:
            self.types["self"] = function.owner.qualified
        self.arguments = set(self.types)
        self.assigned: dict[str, list[ast.expr | str]] = {}
        self.globals: set[str] = set()
        for statement in function.node.body:
            self._collect(statement)
        self._settle()
        self._find_globals()

    def locals(self) -> dict[str, str]:
        """The local names that have a C type."""
        found = {name: kind for name, kind in self.types.items() if name not in self.arguments}
        # A short is for rows; one number of them is an int like any other.
        return {
            name: "int" if kind == "short" else kind
            for name, kind in found.items()
            if kind not in ("object", "", "void")
        }

    # -- what is assigned -----------------------------------------------------------------------------

    def _collect(self, node: ast.AST) -> None:
        """Note every value that a local name takes."""
        if isinstance(node, ast.Assign):
            for target in node.targets:
                self._note(target, node.value)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            # What is annotated is known, whatever else is assigned.
            self.assigned[node.target.id] = [self.world.type_of(self.module, node.annotation)]
        elif isinstance(node, ast.AugAssign):
            self._note(node.target, ast.BinOp(load(node.target), node.op, node.value))
        elif isinstance(node, ast.NamedExpr):
            self._note(node.target, node.value)
        elif isinstance(node, ast.For):
            self._note_loop(node)
        elif isinstance(node, ast.ListComp | ast.SetComp | ast.DictComp):
            return
        elif isinstance(node, ast.ExceptHandler) and node.name:
            self.assigned[node.name] = ["object"]
        for part in ast.iter_child_nodes(node):
            self._collect(part)

    def _note(self, target: ast.expr, value: ast.expr | str) -> None:
        if isinstance(target, ast.Name):
            known = self.assigned.setdefault(target.id, [])
            annotated = len(known) == 1 and isinstance(known[0], str)
            if not annotated:
                known.append(value)
        elif isinstance(target, ast.Tuple):
            for place, part in enumerate(target.elts):
                self._note(part, value.elts[place] if isinstance(value, ast.Tuple) else "object")

    def _note_loop(self, node: ast.For) -> None:
        if isinstance(node.iter, ast.Call) and ast.unparse(node.iter.func) == "range":
            # A range counts as far as its bounds do.
            for bound in node.iter.args:
                self._note(node.target, bound)
            self._note(node.target, ast.Constant(0))
        else:
            self._note(node.target, ast.Subscript(node.iter, ast.Constant(0), ast.Load()))

    def _settle(self) -> None:
        """Look again until nothing changes: a name may be assigned from another."""
        # The name of an argument keeps the argument's type.
        names = [name for name in self.assigned if name not in self.arguments]
        changed = True
        while changed:
            changed = False
            for name in names:
                kind = ""
                for value in self.assigned[name]:
                    kind = self.join(kind, value if isinstance(value, str) else self.of(value))
                if kind != self.types.get(name, ""):
                    self.types[name] = kind
                    changed = True

    def _find_globals(self) -> None:
        comprehended = {
            part.id
            for node in ast.walk(self.function.node)
            if isinstance(node, ast.comprehension)
            for part in ast.walk(node.target)
            if isinstance(part, ast.Name)
        }
        for statement in self.function.node.body:
            for node in ast.walk(statement):
                if isinstance(node, ast.Name) and node.id not in self.types and node.id not in comprehended:
                    self.globals.add(node.id)
        self.globals -= set(dir(builtins)) - set(vars(self.module.live))

    # -- what an expression is ------------------------------------------------------------------------

    @staticmethod
    def join(one: str, two: str) -> str:
        """The type that holds both; nothing is known yet of ``""``."""
        if one == two or not two:
            return one
        if not one:
            return two
        if one in WIDTHS and two in WIDTHS:
            return max(one, two, key=WIDTHS.index)
        # None goes with every class.
        if "void" in (one, two):
            other = one if two == "void" else two
            return other if "." in other or other.startswith("list") else "object"
        return "object"

    def of(self, node: ast.expr) -> str:
        """The type of an expression; ``""`` while it is not known."""
        handler = getattr(self, f"_of_{type(node).__name__.lower()}", None)
        return handler(node) if handler else "object"

    def _of_constant(self, node: ast.Constant) -> str:
        return {bool: "bint", int: "int", float: "double", type(None): "void"}.get(type(node.value), "object")

    def _of_name(self, node: ast.Name) -> str:
        if node.id in self.assigned or node.id in self.arguments:
            return self.types.get(node.id, "")
        live = getattr(self.module.live, node.id, None)
        return self.constant(live)

    def constant(self, live: object) -> str:
        """The C type of a module's value."""
        if isinstance(live, bool):
            return "bint"
        if isinstance(live, int):
            if -(1 << 31) <= live < 1 << 31:
                return "int"
            return "long long" if live < 1 << 63 and live < 0 else "unsigned long long"
        if isinstance(live, float):
            return "double"
        if isinstance(live, list | tuple) and live and all(type(one) is int for one in live):
            # C has a copy of a list; a tuple stays Python's.
            return f"int[{len(live)}]" if isinstance(live, list) else "tuple:int"
        return self.world.class_of(type(live)) if live is not None else "object"

    def _of_attribute(self, node: ast.Attribute) -> str:
        owner = self.of(node.value)
        if not owner:
            return ""
        found = self.world.attribute(owner, node.attr)
        return found.partition("[")[0] + "*" if found.endswith("]") else found

    def _of_subscript(self, node: ast.Subscript) -> str:
        row = self.of(node.value)
        if isinstance(node.slice, ast.Slice):
            return row if row.startswith(("list", "tuple")) else "object"
        if row.endswith("*"):
            return row[:-1]
        if row.endswith("]"):
            return row.partition("[")[0]
        if row.startswith(("list:", "tuple:")):
            return row.partition(":")[2] or "object"
        return row and "object"

    def _of_binop(self, node: ast.BinOp) -> str:
        length = row_length(node)
        if length is not None:
            size = eval(ast.unparse(length[1]), vars(self.module.live))  # noqa: S307 - our own source
            return f"{self.of(length[0])}[{size}]"
        left, right = self.of(node.left), self.of(node.right)
        if not left or not right:
            return left or right
        if left not in WIDTHS or right not in WIDTHS:
            return "object"
        if isinstance(node.op, ast.Div):
            return "double"
        if isinstance(node.op, ast.LShift | ast.RShift):
            return max(left, "int", key=WIDTHS.index)
        return max(left, right, "int", key=WIDTHS.index)

    def _of_unaryop(self, node: ast.UnaryOp) -> str:
        if isinstance(node.op, ast.Not):
            return "bint"
        inner = self.of(node.operand)
        return "int" if inner in ("bint", "short") else inner

    def _of_compare(self, node: ast.Compare) -> str:
        return "bint"

    def _of_boolop(self, node: ast.BoolOp) -> str:
        found = ""
        for value in node.values:
            found = self.join(found, self.of(value))
        return found

    def _of_ifexp(self, node: ast.IfExp) -> str:
        return self.join(self.of(node.body), self.of(node.orelse))

    def _of_namedexpr(self, node: ast.NamedExpr) -> str:
        return self.of(node.value)

    def _of_list(self, node: ast.List) -> str:
        kinds = {self.of(element) for element in node.elts}
        return f"list:{kinds.pop()}" if len(kinds) == 1 else "list:object"

    def _of_listcomp(self, node: ast.ListComp) -> str:
        return "list:object"

    def _of_call(self, node: ast.Call) -> str:
        if isinstance(node.func, ast.Attribute):
            owner = self.of(node.func.value)
            if not owner:
                return ""
            if node.func.attr == "__new__":
                return self.of_class(node.func.value)
            method = self.world.method(owner, node.func.attr)
            return method.returns if method else "object"
        if not isinstance(node.func, ast.Name):
            return "object"
        name = node.func.id
        if name in ("min", "max", "abs"):
            found = ""
            for argument in node.args:
                found = self.join(found, self.of(argument))
            return found
        if name in ("len", "int"):
            return "int"
        if name == "bool":
            return "bint"
        if name in ("float", *MATHEMATICS):
            return "double"
        live = getattr(self.module.live, name, None)
        function = self.world.function(live)
        return function.returns if function else self.world.class_of(live)

    def of_class(self, node: ast.expr) -> str:
        """The C class that a name stands for."""
        return self.world.class_of(getattr(self.module.live, ast.unparse(node), None))


def load(target: ast.expr) -> ast.expr:
    """An assigned name as an expression."""
    return ast.parse(ast.unparse(target), mode="eval").body
