// Bundles the page into the server's static folder: scripts, styles, fonts, languages and the games' printed content.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const home = dirname(fileURLToPath(import.meta.url));
const out = resolve(process.env.LUDOTECA_STATIC ?? join(home, "../src/ludoteca/server/static"));
const python = process.env.PYTHON ?? "python3";

/** `content:sagrada` and `content:rules` import what the Python tables print; nothing is copied by hand. */
const content = {
  name: "content",
  setup(build) {
    // A name of its own: two builds may run side by side.
    const file = join(home, `node_modules/.cache/content-${process.pid}.json`);
    execFileSync(python, [join(home, "tools/content.py"), file], { stdio: "inherit" });
    const all = JSON.parse(readFileSync(file, "utf8"));
    rmSync(file);
    build.onResolve({ filter: /^content:/ }, (args) => ({ path: args.path.slice(8), namespace: "content" }));
    build.onLoad({ filter: /.*/, namespace: "content" }, (args) => ({
      contents: JSON.stringify(all[args.path]),
      loader: "json",
    }));
  },
};

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
  loader: { ".ftl": "text", ".woff2": "file" },
  legalComments: "none",
  metafile: true,
  plugins: [content],
});
await build({
  absWorkingDir: home,
  entryPoints: ["src/sw.ts"],
  outfile: join(out, "sw.js"),
  bundle: true,
  format: "iife",
  target: "es2022",
  minify: true,
  loader: { ".ftl": "text" },
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
    fonts.map((name) => `<link rel="preload" as="font" type="font/woff2" href="/assets/files/${name}" crossorigin>`).join("\n    "),
  );
writeFileSync(join(out, "index.html"), html);
cpSync(join(home, "public"), out, { recursive: true });
const size = (name) => `${(readFileSync(join(out, "assets", name)).length / 1024).toFixed(0)} kB`;
const stamp = createHash("sha256").update(html).digest("hex").slice(0, 8);
console.log(`page ${stamp}: ${script} ${size(script)}, ${style} ${size(style)}`);
