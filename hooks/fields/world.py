"""Decides, for all hot modules together, what is C: classes, their fields, functions and their signatures."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Any

from source import Class, Function, Module, SourceError

if TYPE_CHECKING:
    from collections.abc import Iterator

# An annotation and its C type; the last three are other names of int, for numbers of another width.
NUMBERS = {
    "int": "int",
    "bool": "bint",
    "float": "double",
    "Short": "short",
    "Long": "long long",
    "Word": "unsigned long long",
}
# From narrow to wide: what two numbers become together.
WIDTHS = ["bint", "short", "int", "long long", "unsigned long long", "double"]
# What a cdef function cannot hold.
CLOSURES = (ast.Lambda, ast.GeneratorExp, ast.FunctionDef, ast.Yield, ast.YieldFrom, ast.ClassDef)


class World:
    """All hot modules, and what their names mean to C.

    A type is a string: a C number, ``void``, ``object``, ``str``, ``list:element``, ``tuple:element``, a pointer such
    as ``int*``, an array such as ``int[72]``, or the full name of a C class.
    """

    def __init__(self, modules: dict[str, Module]) -> None:
        self.modules = modules
        self.classes: dict[str, Class] = {}
        for module in modules.values():
            for one in module.classes.values():
                self.classes[one.qualified] = one
        for one in self.classes.values():
            one.is_c = self._is_c(one)
        for module in modules.values():
            for one in module.classes.values():
                if one.is_c:
                    self._read_fields(module, one)
        for module in modules.values():
            for function in module.functions.values():
                self._declare(module, function)
            for one in module.classes.values():
                if one.is_c:
                    for method in one.methods.values():
                        self._declare(module, method)

    # -- types --------------------------------------------------------------------------------------

    def type_of(self, module: Module, annotation: ast.expr | None, *, row: str = "list") -> str:
        """The type an annotation stands for; ``row`` says what a list of numbers is here, ``*`` or ``list``."""
        if annotation is None:
            return "object"
        if isinstance(annotation, ast.Constant):
            if annotation.value is None:
                return "void"
            return self.type_of(module, ast.parse(str(annotation.value), mode="eval").body, row=row)
        if isinstance(annotation, ast.BinOp):
            found = self.type_of(module, annotation.left, row=row)
            return found if "." in found or found.startswith("list") else "object"
        if isinstance(annotation, ast.Subscript):
            return self._container(module, annotation, row)
        if isinstance(annotation, ast.Name):
            if annotation.id in NUMBERS:
                return NUMBERS[annotation.id]
            if annotation.id == "str":
                return "str"
            return self.class_of(getattr(module.live, annotation.id, None))
        return "object"

    def _container(self, module: Module, annotation: ast.Subscript, row: str) -> str:
        kind = ast.unparse(annotation.value)
        if kind not in ("list", "tuple"):
            return "object"
        parts = annotation.slice.elts if isinstance(annotation.slice, ast.Tuple) else [annotation.slice]
        kinds = {self.type_of(module, part) for part in parts if ast.unparse(part) != "..."}
        element = kinds.pop() if len(kinds) == 1 else "object"
        if kind == "list" and row == "*" and element in WIDTHS:
            return f"{element}*"
        return f"{kind}:{element}"

    def class_of(self, live: Any) -> str:
        """The full name of a C class, or ``object``."""
        name = f"{live.__module__}.{live.__qualname__}" if isinstance(live, type) else ""
        return name if name in self.classes and self.classes[name].is_c else "object"

    def _is_c(self, one: Class) -> bool:
        if "python" in one.marks or one.node.decorator_list:
            return False
        return all(base in self.classes and self._is_c(self.classes[base]) for base in one.bases)

    def ancestors(self, one: Class) -> Iterator[Class]:
        """The C classes above, nearest first."""
        for base in one.bases:
            if base in self.classes:
                yield self.classes[base]
                yield from self.ancestors(self.classes[base])

    def attribute(self, qualified: str, name: str) -> str:
        """The type of a field of a C class, its own or inherited; ``object`` if it has none."""
        if qualified in self.classes:
            for one in (self.classes[qualified], *self.ancestors(self.classes[qualified])):
                if name in one.fields:
                    return one.fields[name]
        return "object"

    def method(self, qualified: str, name: str) -> Function | None:
        """The C method of that name, its own or inherited."""
        if qualified in self.classes:
            for one in (self.classes[qualified], *self.ancestors(self.classes[qualified])):
                if name in one.methods and one.methods[name].kind:
                    return one.methods[name]
        return None

    def function(self, live: Any) -> Function | None:
        """The C function that a name of a module is bound to."""
        module = self.modules.get(getattr(live, "__module__", None) or "")
        found = module.functions.get(getattr(live, "__qualname__", "")) if module else None
        return found if found and found.kind else None

    # -- fields -------------------------------------------------------------------------------------

    def _read_fields(self, module: Module, one: Class) -> None:
        """Each field once: its annotation where there is one, and its first value, which gives a row its length."""
        inherited = {name for above in self.ancestors(one) for name in self._named(above)}
        written: dict[str, ast.expr | None] = {}
        for name, value in self._assigned(one):
            if name not in inherited and name not in written:
                written[name] = value
        annotated = self._annotated(one)
        # In the order of the class's annotations; a class without them writes its fields in __init__.
        named = [name for part in one.node.body if (name := named_by(part)) in annotated]
        for name in [*named, *(name for name in written if name not in named)]:
            if name in inherited:
                continue
            kind = self.type_of(module, annotated[name]) if name in annotated else ""
            value = written.get(name)
            one.fields[name] = self._sized(module, one, name, kind, value)

    def _annotated(self, one: Class) -> dict[str, ast.expr]:
        """The fields with an annotation, in the class or where they are first assigned."""
        found = {}
        for part in ast.walk(one.node):
            if isinstance(part, ast.AnnAssign) and not ast.unparse(part.annotation).startswith("ClassVar"):
                if isinstance(part.target, ast.Name) and part in one.node.body:
                    found[part.target.id] = part.annotation
                elif isinstance(part.target, ast.Attribute) and ast.unparse(part.target.value) == "self":
                    found[part.target.attr] = part.annotation
        return found

    def _named(self, one: Class) -> set[str]:
        return {*self._annotated(one), *(name for name, _ in self._assigned(one))}

    def _assigned(self, one: Class) -> Iterator[tuple[str, ast.expr | None]]:
        """Each ``self.name = value`` of the class, in the order of the source."""
        for method in one.methods.values():
            parts = [part for part in ast.walk(method.node) if isinstance(part, ast.Assign | ast.AnnAssign)]
            for part in sorted(parts, key=lambda part: part.lineno):
                for target in part.targets if isinstance(part, ast.Assign) else [part.target]:
                    if isinstance(target, ast.Attribute) and ast.unparse(target.value) == "self":
                        yield target.attr, part.value

    def _sized(self, module: Module, one: Class, name: str, kind: str, value: ast.expr | None) -> str:
        """A field's type; a row of numbers becomes an array as long as its first value."""
        length = row_length(value)
        element = kind.partition(":")[2]
        if length is not None:
            first, count = length
            size = evaluate(module, count)
            if size is None:
                raise SourceError(
                    f"{module.path}: the length of {one.name}.{name}, {ast.unparse(count)}, is no constant"
                )
            return f"{element or self._kind_of_value(module, one, first)}[{size}]"
        if not kind.startswith("list:") or element not in WIDTHS:
            return kind or self._kind_of_value(module, one, value)
        if value is None:
            raise SourceError(
                f"{module.path}: {one.name}.{name} is a row of numbers without a length; "
                f"begin it with filled(value, length), or with [] if it grows"
            )
        # A row that begins with other constants is as long as they are; one that begins empty grows.
        row = evaluate(module, value)
        return f"{element}[{len(row)}]" if row else kind

    def _kind_of_value(self, module: Module, one: Class, value: ast.expr | None) -> str:
        """The type of a field by its first value: a number, an argument of ``__init__``, a new object."""
        if isinstance(value, ast.Name):
            for argument in one.methods["__init__"].node.args.args:
                if argument.arg == value.id:
                    return self.type_of(module, argument.annotation)
            value = ast.Constant(getattr(module.live, value.id, None))
        if isinstance(value, ast.Constant) and type(value.value).__name__ in NUMBERS:
            return NUMBERS[type(value.value).__name__]
        if isinstance(value, ast.Call) and isinstance(value.func, ast.Name):
            return self.class_of(getattr(module.live, value.func.id, None))
        return "object"

    # -- functions ----------------------------------------------------------------------------------

    def _declare(self, module: Module, function: Function) -> None:
        """Decide whether a function is C, and with which signature."""
        if function.kind or function.name.startswith("__"):
            return
        above = self._overridden(function)
        if above is not None:
            self._follow(module, function, above)
        elif "python" not in function.marks and self._can_be_c(function):
            self._sign(module, function)

    def _overridden(self, function: Function) -> Function | None:
        """The method of a C class above that this one replaces."""
        if function.owner is not None:
            for one in self.ancestors(function.owner):
                if function.name in one.methods:
                    owner = self.modules[one.qualified.rpartition(".")[0]]
                    self._declare(owner, one.methods[function.name])
                    return one.methods[function.name]
        return None

    def _follow(self, module: Module, function: Function, above: Function) -> None:
        """A method that replaces another has its signature, under its own names."""
        names = [argument.arg for argument in function.node.args.args[1:]]
        if not above.kind:
            return
        if len(names) != len(above.arguments) or not self._can_be_c(function):
            raise SourceError(f"{module.path}: {function.where} must take what {above.where} takes, and be as simple")
        function.kind, function.ends, function.returns = above.kind, above.ends, above.returns
        function.arguments = [(name, kind) for name, (_, kind) in zip(names, above.arguments, strict=True)]
        own = self.type_of(module, function.node.returns)
        if own in self.classes:
            function.returns = own

    @staticmethod
    def _can_be_c(function: Function) -> bool:
        args = function.node.args
        plain = not (args.vararg or args.kwarg or args.kwonlyargs or args.defaults or args.posonlyargs)
        inside = (part for statement in function.node.body for part in ast.walk(statement))
        return plain and not function.node.decorator_list and not any(isinstance(part, CLOSURES) for part in inside)

    def _sign(self, module: Module, function: Function) -> None:
        owner = function.owner
        args = function.node.args.args[1 if owner else 0 :]
        arguments = [(arg.arg, self.type_of(module, arg.annotation, row="*")) for arg in args]
        returns = self.type_of(module, function.node.returns)
        fit = all(kind not in ("object", "str", "void") for _, kind in arguments)
        if not fit or returns in ("object", "str") or returns.startswith("list") or returns == "tuple:object":
            return
        alone = "cdef" in function.marks or (owner is not None and "cdef" in owner.marks)
        function.kind = "cdef" if alone or any(kind.endswith("*") for _, kind in arguments) else "cpdef"
        function.arguments = arguments
        function.returns = returns
        if "noexcept" in function.marks:
            function.ends = " noexcept"
        elif returns == "bint":
            function.ends = " except -1"
        elif returns in WIDTHS:
            function.ends = " except? 0" if returns.startswith("unsigned") else " except? -1"


def named_by(part: ast.stmt) -> str:
    """The name that a statement annotates, if it does."""
    return part.target.id if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name) else ""


def evaluate(module: Module, expression: ast.expr) -> Any:
    """The value of an expression that uses nothing but names of the module; None if it uses more."""
    try:
        return eval(ast.unparse(expression), vars(module.live))  # noqa: S307 - our own source
    except NameError:
        return None


def row_length(value: ast.expr | None) -> tuple[ast.expr, ast.expr] | None:
    """First value and length of ``filled(value, length)`` or ``[value] * length``."""
    if isinstance(value, ast.Call) and ast.unparse(value.func) in ("filled", "row") and len(value.args) == 2:
        return value.args[0], value.args[1]
    if isinstance(value, ast.BinOp) and isinstance(value.op, ast.Mult) and isinstance(value.left, ast.List):
        if len(value.left.elts) == 1:
            return value.left.elts[0], value.right
    return None
