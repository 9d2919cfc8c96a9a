// Module hooks: TypeScript through esbuild, Fluent sources as text.
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { transform } from "esbuild";

export async function load(url, context, next) {
  if (/\.tsx?$/.test(url)) {
    const { code } = await transform(await readFile(fileURLToPath(url), "utf8"), { loader: url.endsWith("x") ? "tsx" : "ts", jsx: "automatic", jsxImportSource: "preact", target: "es2022" });
    return { format: "module", source: code, shortCircuit: true };
  }
  if (url.endsWith(".ftl")) {
    const text = await readFile(fileURLToPath(url), "utf8");
    return { format: "module", source: `export default ${JSON.stringify(text)}`, shortCircuit: true };
  }
  return next(url, context);
}
