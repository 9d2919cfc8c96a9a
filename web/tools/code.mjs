// Reading the page's own source: its files, and each of them as a tree.
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { Parser } from "acorn";
import jsx from "acorn-jsx";
import { transformSync } from "esbuild";

/** Every file below a folder whose name ends so. */
export function* files(folder, ending) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* files(path, ending);
    else if (ending.test(name)) yield path;
  }
}

/** Every node of a tree, parents first. */
export function* walk(node) {
  if (!node || typeof node !== "object") return;
  if (Array.isArray(node)) {
    for (const each of node) yield* walk(each);
    return;
  }
  if (typeof node.type === "string") yield node;
  for (const [name, value] of Object.entries(node)) if (name !== "span") yield* walk(value);
}

/** TypeScript without its types, as a tree. */
export function parse(name, text) {
  const plain = transformSync(text, {
    loader: name.endsWith("x") ? "tsx" : "ts",
    jsx: "preserve",
    target: "es2022",
  }).code;
  const options = { ecmaVersion: 2022, sourceType: "module", locations: true };
  return { tree: Parser.extend(jsx()).parse(plain, options), plain };
}
