// Bundles the page into the server's static folder: scripts, styles, fonts, languages and the games' printed content.
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { content } from "./tools/content.mjs";
import { games } from "./tools/games.mjs";
import { messages } from "./tools/messages.mjs";

const home = dirname(fileURLToPath(import.meta.url));
const out = resolve(process.env.LUDOTECA_STATIC ?? join(home, "../src/ludoteca/server/static"));

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const result = await build({
  absWorkingDir: home,
  entryPoints: { app: "src/main.tsx" },
  outdir: join(out, "assets"),
  bundle: true,
  splitting: true,
  format: "esm",
  target: "es2022",
  minify: process.env.LUDOTECA_PAGE !== "debug",
  sourcemap: process.env.LUDOTECA_PAGE === "debug",
  entryNames: "[name]-[hash]",
  chunkNames: "part-[hash]",
  assetNames: "files/[name]-[hash]",
  publicPath: "/assets/",
  jsx: "automatic",
  jsxImportSource: "preact",
  loader: { ".woff2": "file" },
  legalComments: "none",
  metafile: true,
  plugins: [content, games, messages],
});
await build({
  absWorkingDir: home,
  entryPoints: ["src/sw.ts"],
  outfile: join(out, "sw.js"),
  bundle: true,
  format: "iife",
  target: "es2022",
  minify: true,
  plugins: [messages],
});

const made = Object.keys(result.metafile.outputs).map((path) => basename(path));
const script = made.find((name) => /^app-.*\.js$/.test(name));
const style = made.find((name) => /^app-.*\.css$/.test(name));
const fonts = readdirSync(join(out, "assets/files")).filter((name) => /-(latin)-wght-normal/.test(name));
const html = readFileSync(join(home, "src/index.html"), "utf8")
  .replace("{{script}}", `/assets/${script}`)
  .replace("{{style}}", `/assets/${style}`)
  .replace(
    "{{fonts}}",
    fonts
      .map((name) => `<link rel="preload" as="font" type="font/woff2" href="/assets/files/${name}" crossorigin>`)
      .join("\n    "),
  );
writeFileSync(join(out, "index.html"), html);
cpSync(join(home, "public"), out, { recursive: true });
const size = (name) => `${(readFileSync(join(out, "assets", name)).length / 1024).toFixed(0)} kB`;
const stamp = createHash("sha256").update(html).digest("hex").slice(0, 8);
console.log(`page ${stamp}: ${script} ${size(script)}, ${style} ${size(style)}`);
