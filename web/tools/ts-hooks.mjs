// Module hooks: TypeScript through esbuild, Fluent sources as lists of text.
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { transform } from "esbuild";
import { messageModule } from "./messages.mjs";

export function resolve(specifier, context, next) {
  return /^(messages|games):/.test(specifier) ? { url: specifier, shortCircuit: true } : next(specifier, context);
}

export async function load(url, context, next) {
  if (/\.tsx?$/.test(url)) {
    const { code } = await transform(await readFile(fileURLToPath(url), "utf8"), {
      loader: url.endsWith("x") ? "tsx" : "ts",
      jsx: "automatic",
      jsxImportSource: "preact",
      target: "es2022",
    });
    return { format: "module", source: code, shortCircuit: true };
  }
  if (url.startsWith("messages:")) {
    return { format: "module", source: messageModule(url.slice("messages:".length)), shortCircuit: true };
  }
  // Tests of the shared page bring the games they need.
  if (url === "games:all") return { format: "module", source: "export default {};", shortCircuit: true };
  return next(url, context);
}
