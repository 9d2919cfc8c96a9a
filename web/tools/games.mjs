// The games' pages, found where they lie: `games:all` imports every src/games/<id>/index.ts.
import { existsSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const folder = join(dirname(fileURLToPath(import.meta.url)), "../src/games");

/** The ids of all games that have a page here. */
export function gameIds() {
  return readdirSync(folder)
    .filter((id) => existsSync(join(folder, id, "index.ts")))
    .sort();
}

export const games = {
  name: "games",
  setup(build) {
    build.onResolve({ filter: /^games:all$/ }, () => ({ path: "all", namespace: "games" }));
    build.onLoad({ filter: /.*/, namespace: "games" }, () => {
      const ids = gameIds();
      const imports = ids.map((id, place) => `import page${place} from "./${id}/index.ts";`);
      const entries = ids.map((id, place) => `${JSON.stringify(id)}: page${place}`);
      return { contents: `${imports.join("\n")}\nexport default { ${entries.join(", ")} };`, resolveDir: folder };
    });
  },
};
