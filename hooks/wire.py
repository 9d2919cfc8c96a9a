"""Writes what describes the wire from its structs: schemas, types of the page, tables of the protocol page.

`python hooks/wire.py` writes them, `python hooks/wire.py --check` fails with the difference where one is stale.
"""

from __future__ import annotations

import difflib
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import page
from ludoteca.core.game import Game, find_game
from ludoteca.core.view import PlainShown
from ludoteca.server.app import make_app
from ludoteca.server.bots import games
from ludoteca.server.settings import Settings
from ludoteca.server.wire.schema import shown_schema, socket_schema, whole_schema

ROOT = Path(__file__).resolve().parent.parent
SCHEMAS = ROOT / "docs" / "schema"
PROTOCOL = ROOT / "docs" / "guide" / "protocol.md"
WEB = ROOT / "web"
LISTED = 24
MARKED = re.compile(r"(<!-- (wire|shown|questions): ([\w ]+) -->\n).*?(<!-- end -->)", re.DOTALL)


def shipped() -> list[Game]:
    """The games whose page is built into Ludoteca's."""
    return [find_game(name) for name in games() if (WEB / "src" / "games" / name).is_dir()]


def text_of(schema: Any) -> str:
    """A schema as a file."""
    return json.dumps(schema, indent=2, ensure_ascii=False) + "\n"


def types(wire: dict[str, Any], shown: dict[str, Any]) -> dict[Path, str]:
    """The types of the page, made by json-schema-to-typescript."""
    asked = {"src/wire.gen.ts": {"name": "Wire", "schema": wire}}
    for name, schema in shown.items():
        if schema["title"] == PlainShown.__name__:
            continue
        asked[f"src/games/{name}/shown.gen.ts"] = {"name": "Shown", "schema": schema}
    node, _ = page.find_node()
    done = subprocess.run(
        [*node, "tools/types.mjs"], cwd=WEB, input=json.dumps(asked), capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise page.PageError(f"the types of the page could not be written:\n{done.stderr}")
    return {WEB / path: source for path, source in json.loads(done.stdout).items()}


# -- tables of the protocol page -----------------------------------------------------------------------


def type_of(schema: dict[str, Any]) -> str:
    """A type in the words of the protocol page."""
    if "$ref" in schema:
        return f"`{schema['$ref'].rsplit('/', 1)[1]}`"
    if "anyOf" in schema:
        return " or ".join(dict.fromkeys(type_of(one) for one in schema["anyOf"]))
    if "enum" in schema:
        return ", ".join("null" if word is None else f"`{json.dumps(word)}`" for word in schema["enum"])
    kind = schema.get("type")
    if kind == "array":
        inside = type_of(schema["items"]) if schema.get("items") else "things"
        return f"list of {inside}" if " or " not in inside else f"list of ({inside})"
    if kind == "object":
        inside = schema.get("additionalProperties")
        return f"{{name: {type_of(inside)}}}" if isinstance(inside, dict) else "object"
    words = {"integer": "int", "boolean": "bool", "string": "text", "number": "number", "null": "null"}
    return words[kind] if isinstance(kind, str) else "anything"


def table(parts: dict[str, Any], name: str) -> Iterator[str]:
    """One struct: what it is, and its fields."""
    part = parts[name]
    about = " ".join(part.get("description", "").replace("``", "`").split())
    yield f"**`{name}`** {about}\n"
    yield "| field | type | |"
    yield "| --- | --- | --- |"
    for field, schema in part["properties"].items():
        optional = "" if field in part.get("required", []) else "?"
        yield f"| `{field}{optional}` | {type_of(schema)} | {schema.get('description', '')} |"
    yield ""


def questions(game: Game) -> Iterator[str]:
    """The prompts of a game with their arguments, and the words its answers are made of."""
    folder = game.messages
    text = "".join(file.read_text(encoding="utf-8") for file in sorted((folder / "en").glob("*.ftl"))) if folder else ""
    prompts = sorted(re.findall(rf"^({game.id}-ask-[\w-]+) =(.*(?:\n[ \t}}].*)*)", text, re.MULTILINE))
    yield "| prompt | arguments |"
    yield "| --- | --- |"
    for name, body in prompts:
        words = dict.fromkeys(
            word.removesuffix("_word").removesuffix("_count") for word in re.findall(r"\$(\w+)", body)
        )
        yield f"| `{name}` | {', '.join(f'`{word}`' for word in words)} |"
    yield ""
    yield "| domain | notations |"
    yield "| --- | --- |"
    domains = {decision.domain.name: decision.domain for decision in game.rules.decisions}
    for name in sorted(domains):
        words = domains[name].notations
        shown = [*words[:LISTED], "…", words[-1]] if len(words) > LISTED + 2 else words
        yield f"| `{name}` | {' '.join(f'`{word}`' if word != '…' else word for word in shown)} |"
    yield ""


def protocol_page(wire: dict[str, Any], shown: dict[str, Any]) -> str:
    """The protocol page with its tables written anew."""
    parts = wire["$defs"]

    def written(found: re.Match[str]) -> str:
        lines: list[str] = []
        for name in found[3].split():
            if found[2] == "wire":
                lines += table(parts, name)
            elif found[2] == "questions":
                lines += questions(find_game(name))
            else:
                all_parts = {shown[name]["title"]: shown[name], **shown[name]["$defs"]}
                for part in all_parts:
                    lines += table(all_parts, part)
        return found[1] + "\n".join(lines) + found[4]

    return MARKED.sub(written, PROTOCOL.read_text(encoding="utf-8"))


# -- writing ---------------------------------------------------------------------------------------------


def everything() -> dict[Path, str]:
    """All files and what they should hold."""
    shown = {game.id: shown_schema(game) for game in shipped()}
    openapi = make_app(Settings(data=ROOT)).openapi()
    wire = whole_schema(openapi)
    found = {SCHEMAS / "openapi.json": text_of(openapi), SCHEMAS / "socket.json": text_of(socket_schema())}
    found |= {SCHEMAS / f"{name}.json": text_of(schema) for name, schema in shown.items()}
    return found | types(wire, shown) | {PROTOCOL: protocol_page(wire, shown)}


def main() -> int:
    """Write or check."""
    checking = "--check" in sys.argv[1:]
    stale = 0
    for path, text in everything().items():
        old = path.read_text(encoding="utf-8") if path.exists() else ""
        if old == text:
            continue
        stale += 1
        name = str(path.relative_to(ROOT))
        if checking:
            lines = difflib.unified_diff(old.splitlines(), text.splitlines(), name, "as the structs say", lineterm="")
            print("\n".join(list(lines)[:60]))
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
            print(f"wrote {name}")
    if checking and stale:
        print("the wire and its descriptions differ; `make wire` writes them anew")
    return int(checking and bool(stale))


if __name__ == "__main__":
    try:
        sys.exit(main())
    except page.PageError as problem:
        sys.exit(str(problem))
