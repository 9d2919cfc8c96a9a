// JSON Schemas to TypeScript: {path: schema} on standard input, {path: source} on standard output.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";

const home = join(dirname(fileURLToPath(import.meta.url)), "..");
const biome = join(home, "node_modules/@biomejs/biome/bin/biome");
const options = {
  additionalProperties: false,
  bannerComment: "/** Written by hooks/wire.py from the server's structs; `make wire` writes it anew. */",
  enableConstEnums: false,
  format: false,
};

/** What the compiler knows: a reference with a description beside it would become a type of its own. */
function bare(schema) {
  if (Array.isArray(schema)) return schema.map(bare);
  if (schema === null || typeof schema !== "object") return schema;
  if ("$ref" in schema) return { $ref: schema.$ref };
  // Lists of fixed length as the drafts had them that the compiler knows.
  if ("prefixItems" in schema) {
    const items = schema.prefixItems.map(bare);
    return { type: "array", items, additionalItems: false, minItems: items.length, maxItems: items.length };
  }
  // Anything at all, also where it says what it is for.
  if (Object.keys(schema).every((name) => name === "description" || name === "default"))
    return { ...schema, tsType: "unknown" };
  // An object of any fields.
  if (schema.type === "object" && !("properties" in schema) && !("additionalProperties" in schema))
    return { ...schema, additionalProperties: { tsType: "unknown" } };
  // How long other lists may be is for the server to say.
  const parts = Object.entries(schema).filter(([name]) => name !== "maxItems");
  return Object.fromEntries(parts.map(([name, part]) => [name, bare(part)]));
}

const asked = JSON.parse(readFileSync(0, "utf8"));
const written = {};
for (const [path, { name, schema }] of Object.entries(asked)) {
  const source = await compile(bare(schema), name, options);
  written[path] = execFileSync(process.execPath, [biome, "format", `--stdin-file-path=${path}`], {
    cwd: home,
    encoding: "utf8",
    input: source,
  });
}
process.stdout.write(JSON.stringify(written));
