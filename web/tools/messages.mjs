// Every sentence of the page, found where it lies: the shared ones, and those that a game brings along.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const library = join(dirname(fileURLToPath(import.meta.url)), "../../src/ludoteca");
export const LANGUAGES = ["en", "ru", "fr", "cs"];
/** Sentences that only a terminal says. */
const TERMINAL = "terminal.ftl";

function folders(code) {
  const games = readdirSync(join(library, "games"))
    .map((game) => join(library, "games", game, "messages", code))
    .filter((path) => existsSync(path));
  return [join(library, "messages", code), ...games];
}

function filesOf(code, isWanted) {
  return folders(code).flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith(".ftl") && isWanted(name))
      .sort()
      .map((name) => join(folder, name)),
  );
}

/** The files of a language that the page uses. */
export function messageFiles(code) {
  return filesOf(code, (name) => name !== TERMINAL);
}

/** The files of a language that only a terminal uses. */
export function terminalFiles(code) {
  return filesOf(code, (name) => name === TERMINAL);
}

export function messageSources(code) {
  return messageFiles(code).map((path) => readFileSync(path, "utf8"));
}

/** What a notice says, with the titles of all games and nothing else. */
export function noticeSources(code) {
  const titles = messageSources(code).flatMap((text) =>
    text.split("\n").filter((line) => /^game-[a-z0-9_]+ = /.test(line)),
  );
  return [readFileSync(join(library, "messages", code, "push.ftl"), "utf8"), titles.join("\n")];
}

/** `messages:en` is a list of Fluent sources; `messages:notices` those of notices, by language. */
export function messageModule(name) {
  const found =
    name === "notices"
      ? Object.fromEntries(LANGUAGES.map((code) => [code, noticeSources(code)]))
      : messageSources(name);
  return `export default ${JSON.stringify(found)};`;
}

export const messages = {
  name: "messages",
  setup(build) {
    build.onResolve({ filter: /^messages:/ }, ({ path }) => ({
      path: path.slice("messages:".length),
      namespace: "messages",
    }));
    build.onLoad({ filter: /.*/, namespace: "messages" }, ({ path }) => ({
      contents: messageModule(path),
      loader: "js",
    }));
  },
};
