"""Writes the .pxd of a hot module from what was decided about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from infer import MATHEMATICS, Inference
from source import Class, SourceError

if TYPE_CHECKING:
    from source import Function, Module
    from world import World

WIDTH = 120


def render(world: World, module: Module) -> str:
    """The text of the .pxd."""
    declare_names(world, module)
    lines = [f"# Written by hooks/fields from {module.path.name}: change that, then run `make fields`.", ""]
    lines += cimports(module)
    lines += constants(module)
    order: list[Class | Function] = [*module.functions.values(), *module.classes.values()]
    defined: set[str] = set()
    for thing in sorted(order, key=lambda thing: thing.node.lineno):
        part = class_lines(thing) if isinstance(thing, Class) else function_lines(thing, "")
        if part:
            lines += [*forward(module, thing, defined), *part, ""]
    return "\n".join(lines).rstrip() + "\n"


def declare_names(world: World, module: Module) -> None:
    """What the C functions of a module use: local names, constants, and C names of other modules."""
    for function in c_functions(module):
        found = Inference(world, module, function)
        function.locals = found.locals()
        for kind in (function.returns, *(kind for _, kind in function.arguments), *function.locals.values()):
            module.cimports.add(kind)
        for name in sorted(found.globals):
            use_name(world, module, function, found, name)
    for one in module.classes.values():
        if one.is_c:
            module.cimports |= {*one.fields.values(), *one.bases}
    module.cimports = {
        name for name in module.cimports if "." in name and name.rpartition(".")[0] in {*world.modules, "libc.math"}
    }
    module.cimports = {name for name in module.cimports if name.rpartition(".")[0] != module.name}


def use_name(world: World, module: Module, function: Function, found: Inference, name: str) -> None:
    """One name of the module that a C function uses."""
    if not hasattr(module.live, name):
        raise SourceError(f"{module.path}: {function.where} uses {name}, which the module does not bind")
    live = getattr(module.live, name)
    other = world.function(live)
    if other is not None:
        home = live.__module__
        module.cimports.add(f"{home}.{other.name}")
        if other.kind == "cdef" and home != module.name and name not in module.interpreted:
            raise SourceError(
                f"{module.path}: {name} exists in C only; import it under `if not cython.compiled` or unmark it"
            )
    elif name in MATHEMATICS and name in module.interpreted:
        module.cimports.add(f"libc.math.{name}")
    elif isinstance(live, type):
        module.cimports.add(world.class_of(live))
    else:
        kind = found.constant(live)
        if kind not in ("object", "tuple:int"):
            if name in module.interpreted:
                raise SourceError(
                    f"{module.path}: {name} is bound only where the module runs interpreted, and would be 0 compiled"
                )
            module.constants[name] = kind
            module.cimports.add(kind)


def c_functions(module: Module) -> list[Function]:
    """All functions and methods of the module that are C."""
    methods = [method for one in module.classes.values() if one.is_c for method in one.methods.values()]
    return [function for function in (*module.functions.values(), *methods) if function.kind]


# -- text -----------------------------------------------------------------------------------------------


def cimports(module: Module) -> list[str]:
    homes: dict[str, list[str]] = {}
    for name in sorted(module.cimports):
        home, _, last = name.rpartition(".")
        homes.setdefault(home, []).append(last)
    lines = ["cimport cython"]
    for home, names in homes.items():
        lines += wrapped(f"from {home} cimport ", names)
    return [*lines, ""]


def constants(module: Module) -> list[str]:
    kinds: dict[str, list[str]] = {}
    for name in sorted(module.constants):
        kinds.setdefault(module.constants[name].rpartition(".")[2], []).append(name)
    lines = [line for kind, names in sorted(kinds.items()) for line in wrapped(f"cdef {kind} ", names)]
    return [*lines, ""] if lines else []


def wrapped(head: str, names: list[str]) -> list[str]:
    """``head`` with a list of names, begun anew on each line that is full."""
    lines = [head]
    for name in names:
        if lines[-1] != head and len(lines[-1]) + len(name) + 1 > WIDTH:
            lines[-1] = lines[-1].rstrip(", ")
            lines.append(head)
        lines[-1] += f"{name}, "
    lines[-1] = lines[-1].rstrip(", ")
    return lines


def forward(module: Module, thing: Class | Function, defined: set[str]) -> list[str]:
    """Classes of the module that are named before they are defined."""
    functions = [one for one in thing.methods.values() if one.kind] if isinstance(thing, Class) else [thing]
    used = {kind for function in functions for kind in (function.returns, *(kind for _, kind in function.arguments))}
    used |= {kind for function in functions for kind in function.locals.values()}
    if isinstance(thing, Class):
        used |= set(thing.fields.values())
        defined.add(thing.qualified)
    later = [one for one in module.classes.values() if one.qualified in used and one.qualified not in defined]
    defined |= {one.qualified for one in later}
    return [line for one in later for line in (f"cdef class {one.name}{base(one)}", "")]


def base(one: Class) -> str:
    return f"({', '.join(name.rpartition('.')[2] for name in one.bases)})" if one.bases else ""


def class_lines(one: Class) -> list[str]:
    if not one.is_c:
        return []
    methods = [line for method in one.methods.values() for line in function_lines(method, "    ")]
    fields = [f"    cdef public {shown(kind)} {name}" for name, kind in one.fields.items()]
    marks = [f"@cython.{mark}" for mark in ("final", "no_gc") if mark in one.marks]
    return [*marks, f"cdef class {one.name}{base(one)}:", *(fields + methods or ["    pass"])]


def function_lines(function: Function, indent: str) -> list[str]:
    if not function.kind:
        return []
    lines = []
    if function.locals:
        words = [f"{name}={quoted(kind)}" for name, kind in sorted(function.locals.items())]
        lines += folded(f"{indent}@cython.locals(", words, ")")
    words = [f"{shown(kind)} {name}" for name, kind in function.arguments]
    if function.owner is not None:
        words.insert(0, "self")
    head = f"{indent}{function.kind} {shown(function.returns)} {function.name}("
    return [*lines, *folded(head, words, f"){function.ends}")]


def folded(head: str, words: list[str], tail: str) -> list[str]:
    """One line, or an indented block where it would be too long."""
    line = f"{head}{', '.join(words)}{tail}"
    if len(line) <= WIDTH:
        return [line]
    indent = " " * (len(head) - len(head.lstrip()))
    lines = [f"{indent}    "]
    for word in words:
        if len(lines[-1]) + len(word) + 1 > WIDTH:
            lines[-1] = lines[-1].rstrip()
            lines.append(f"{indent}    ")
        lines[-1] += f"{word}, "
    lines[-1] = lines[-1].rstrip(", ")
    return [head, *lines, f"{indent}{tail}"]


def shown(kind: str) -> str:
    """A type as a .pxd writes it."""
    if kind.startswith(("list:", "tuple:")):
        return kind.partition(":")[0]
    return kind.rpartition(".")[2]


def quoted(kind: str) -> str:
    """A type as the value of a keyword: Python has no spelling for a pointer or a type of two words."""
    text = shown(kind)
    return f'"{text}"' if "*" in text or " " in text else text
