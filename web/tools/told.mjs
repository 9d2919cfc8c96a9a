// Bundles the page's words alone, for checks from outside: node tools/told.mjs FILE
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { content } from "./content.mjs";
import { games } from "./games.mjs";
import { messages } from "./messages.mjs";

await build({
  absWorkingDir: join(dirname(fileURLToPath(import.meta.url)), ".."),
  entryPoints: ["test/told.ts"],
  outfile: process.argv[2],
  bundle: true,
  format: "iife",
  target: "es2022",
  jsx: "automatic",
  jsxImportSource: "preact",
  loader: { ".woff2": "empty" },
  plugins: [content, games, messages],
});
