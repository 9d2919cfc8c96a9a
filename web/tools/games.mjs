// The games' pages, found where they lie: `games:all` imports every src/games/<id>/index.ts.
import { existsSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const home = join(dirname(fileURLToPath(import.meta.url)), "../src/games");

/** The ids of all games that have a page in a folder, in the order of the alphabet. */
export function gameIds(folder = home) {
  return readdirSync(folder)
    .filter((id) => existsSync(join(folder, id, "index.ts")))
    .sort();
}

/** The plugin for a folder of games. */
export function gamesIn(folder) {
  return {
    name: "games",
    setup(build) {
      build.onResolve({ filter: /^games:all$/ }, () => ({ path: "all", namespace: "games" }));
      build.onLoad({ filter: /.*/, namespace: "games" }, () => {
        const ids = gameIds(folder);
        const imports = ids.map((id, place) => `import page${place} from "./${id}/index.ts";`);
        const entries = ids.map((id, place) => `${JSON.stringify(id)}: page${place}`);
        return { contents: `${imports.join("\n")}\nexport default { ${entries.join(", ")} };`, resolveDir: folder };
      });
    },
  };
}

export const games = gamesIn(home);
