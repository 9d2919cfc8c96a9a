/** Games are found, not listed: a folder is all it takes. */
import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { build } from "esbuild";
import { gameIds, gamesIn } from "../tools/games.mjs";

test("a new folder with an index is a game, its styles included, and nothing else is", async () => {
  const home = mkdtempSync(join(tmpdir(), "games-"));
  for (const id of ["chess", "go"]) {
    mkdirSync(join(home, id));
    writeFileSync(join(home, id, "style.css"), `.${id} { color: red }`);
    writeFileSync(join(home, id, "index.ts"), `import "./style.css"; export default { named: "${id} itself" };`);
  }
  mkdirSync(join(home, "unfinished"));
  writeFileSync(join(home, "words.ts"), "");
  const { outputFiles } = await build({
    stdin: { contents: 'import pages from "games:all"; console.log(pages);', resolveDir: home },
    outdir: join(home, "out"),
    bundle: true,
    write: false,
    plugins: [gamesIn(home)],
  });
  const [script, style] = outputFiles.map((file) => file.text);
  assert.match(script ?? "", /"chess": \w+,\s*"go": \w+/);
  for (const id of ["chess", "go"]) {
    assert.match(script ?? "", new RegExp(`${id} itself`));
    assert.match(style ?? "", new RegExp(`\\.${id} `));
  }
  rmSync(home, { recursive: true });
});

test("the page has a folder for every game it draws", () => {
  assert.ok(gameIds().length >= 3);
});
