// What the Python tables print, for whatever bundles the page or a part of it.
import { execFileSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const home = join(dirname(fileURLToPath(import.meta.url)), "..");
const python = process.env.PYTHON ?? "python3";

/** `content:sagrada` and `content:rules` import what the Python tables print; nothing is copied by hand. */
export const content = {
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
