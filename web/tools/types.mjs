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
  ignoreMinAndMaxItems: true,
};

/** A reference with a description beside it would become a type of its own. */
function bare(schema) {
  if (Array.isArray(schema)) return schema.map(bare);
  if (schema === null || typeof schema !== "object") return schema;
  if ("$ref" in schema) return { $ref: schema.$ref };
  return Object.fromEntries(Object.entries(schema).map(([name, part]) => [name, bare(part)]));
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
