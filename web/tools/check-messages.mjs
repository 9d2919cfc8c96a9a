// Fails on a missing or unused message, a missing plural category, or a text literal in the page; Python speaks too.
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { parse as parseFluent } from "@fluent/syntax";
import { files, parse, walk } from "./code.mjs";
import { LANGUAGES, messageFiles, terminalFiles } from "./messages.mjs";

const home = join(dirname(fileURLToPath(import.meta.url)), "..");
const server = join(home, "../src/ludoteca");
const CATEGORIES = ["zero", "one", "two", "few", "many"];
const WORDY = /\p{L}{2,}/u;
const SPOKEN = new Set(["aria-label", "title", "alt", "placeholder", "label", "aria-description"]);

/** Messages of a language: id to its variables and its plural selectors. */
export function readMessages(sources) {
  const found = new Map();
  const problems = [];
  for (const [name, text] of sources) {
    for (const entry of parseFluent(text, {}).body) {
      if (entry.type === "Junk") problems.push(`${name}: cannot be read: ${entry.content.trim().split("\n")[0]}`);
      if (entry.type !== "Message") continue;
      const id = entry.id.name;
      if (found.has(id)) problems.push(`${name}: ${id} is there twice`);
      const variables = new Set();
      const plurals = new Map();
      for (const node of walk(entry.value)) {
        if (node.type === "VariableReference") variables.add(node.id.name);
        if (node.type !== "SelectExpression") continue;
        const keys = node.variants.map((variant) => variant.key.name ?? variant.key.value);
        if (keys.some((key) => CATEGORIES.includes(key))) plurals.set(node.selector.id?.name, keys);
      }
      found.set(id, { variables, plurals });
    }
  }
  return { found, problems };
}

/** What is wrong between the languages. */
export function compare(languages) {
  const problems = [];
  const english = languages.get("en");
  for (const [code, messages] of languages) {
    const wanted = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
    for (const id of english.keys()) if (!messages.has(id)) problems.push(`${code}: ${id} is missing`);
    for (const [id, { variables, plurals }] of messages) {
      const source = english.get(id);
      if (!source) {
        problems.push(`${code}: ${id} does not exist in en`);
        continue;
      }
      for (const name of variables)
        if (!source.variables.has(name)) problems.push(`${code}: ${id} uses $${name}, which en does not`);
      for (const [name, keys] of plurals)
        for (const category of wanted)
          if (!keys.includes(category))
            problems.push(`${code}: ${id} lacks the plural category ${category} of $${name}`);
      for (const name of source.plurals.keys())
        if (!plurals.has(name)) problems.push(`${code}: ${id} does not count $${name}`);
    }
  }
  return problems;
}

/** String literals, message patterns and visible text of one source file. */
export function readCode(name, text) {
  const { tree } = parse(name, text);
  const literals = new Set();
  const asked = [];
  const problems = [];
  for (const node of walk(tree)) {
    if (node.type === "Literal" && typeof node.value === "string") literals.add(node.value);
    if (node.type === "CallExpression" && ["t", "tOr", "hasMessage"].includes(node.callee.name)) {
      for (const part of walk(node.arguments[0])) {
        if (part.type === "TemplateLiteral")
          asked.push(new RegExp(`^${part.quasis.map((quasi) => quasi.value.raw).join(".+")}$`));
      }
      const first = node.arguments[0];
      if (first?.type === "Literal") asked.push(first.value);
      if (first?.type === "ConditionalExpression")
        for (const branch of [first.consequent, first.alternate])
          if (branch.type === "Literal") asked.push(branch.value);
    }
    if (node.type === "JSXText" && WORDY.test(node.value))
      problems.push(`${name}: text in the page: ${node.value.trim()}`);
    if (
      node.type === "JSXExpressionContainer" &&
      node.expression.type === "Literal" &&
      WORDY.test(String(node.expression.value)) &&
      node.inChild
    )
      problems.push(`${name}: text in the page: ${node.expression.value}`);
    if (
      node.type === "JSXAttribute" &&
      SPOKEN.has(node.name.name) &&
      node.value?.type === "Literal" &&
      WORDY.test(node.value.value)
    )
      problems.push(`${name}: text in ${node.name.name}: ${node.value.value}`);
    if (node.type === "JSXElement") for (const child of node.children) child.inChild = true;
  }
  return { literals, asked, problems };
}

/** Errors and refusals, which the server sends by name. */
function refusals() {
  const ids = new Set();
  for (const path of files(join(server, "server"), /\.py$/))
    for (const [id] of readFileSync(path, "utf8").matchAll(/\b(error|refused)-[a-z-]+[a-z]\b/g)) ids.add(id);
  return ids;
}

/** What Python can say, by game and for the library itself under an empty name; see said.py. */
function readPython() {
  const file = join(home, `node_modules/.cache/said-${process.pid}.json`);
  mkdirSync(dirname(file), { recursive: true });
  execFileSync(process.env.PYTHON ?? "python3", [join(home, "tools/said.py"), file], { stdio: "inherit" });
  const said = JSON.parse(readFileSync(file, "utf8"));
  rmSync(file);
  return said;
}

const whole = (pattern) => new RegExp(`^${pattern}$`);
/** A form with at least one word of its own: anything else would be every word there is. */
const telling = (form) => /[a-z]{2}/.test(form.replaceAll(/\\./g, ""));

/**
 * What of these messages Python says, and what it would say that is not there. A named thing goes by
 * `<game>-<kind>-<word>`, where the word is one of the game's strings, or by `<game>-<kind>`.
 */
export function heard(messages, said) {
  const used = new Set();
  const problems = [];
  const library = said[""];
  for (const [game, { ids, patterns, kinds, texts, forms }] of Object.entries(said)) {
    const known = new Set([...texts, ...library.texts]);
    const words = [...forms, ...library.forms].filter(telling).map(whole);
    for (const id of [...ids, ...texts]) if (messages.has(id)) used.add(id);
    for (const id of ids) if (!messages.has(id)) problems.push(`Python says ${id}, which has no message`);
    for (const pattern of patterns) {
      const found = [...messages.keys()].filter((id) => whole(pattern).test(id));
      // What the library asks of any game, each game may say in its own way.
      if (pattern.startsWith(".+")) continue;
      for (const id of found) used.add(id);
      if (!found.length) problems.push(`Python says ${pattern}, which has no message`);
    }
    if (!game) continue;
    const own = [...messages.keys()].filter((id) => id.startsWith(`${game}-`));
    // The first half of an id to which the other is added.
    for (const text of texts)
      if (text.startsWith(`${game}-`) && text.endsWith("-"))
        for (const id of own) if (id.startsWith(text)) used.add(id);
    for (const kind of [...kinds, ...library.kinds])
      for (const id of own) {
        if (id === `${game}-${kind}`) used.add(id);
        if (!id.startsWith(`${game}-${kind}-`)) continue;
        const word = id.slice(game.length + kind.length + 2);
        if (known.has(word) || words.some((form) => form.test(word))) used.add(id);
      }
    for (const part of ["ask", "log"]) {
      const says = [...ids, ...patterns, ...texts].some((id) => id.replaceAll("\\", "").startsWith(`${game}-${part}-`));
      // A game that says nothing of its own is asked and told by the names of its decisions.
      if (!says) for (const id of own) if (id.startsWith(`${game}-${part}-`)) used.add(id);
    }
  }
  return { used, problems };
}

/** Every language's messages in these files, and what is wrong in or between them. */
function readLanguages(filesOf) {
  const languages = new Map();
  const problems = [];
  for (const code of LANGUAGES) {
    const paths = filesOf(code);
    const { found, problems: unread } = readMessages(
      paths.map((path) => [relative(server, path), readFileSync(path, "utf8")]),
    );
    languages.set(code, found);
    problems.push(...unread);
    if (code !== "fr") continue;
    for (const path of paths)
      for (const line of readFileSync(path, "utf8").split("\n"))
        if (/ [:;?!»](\s|$)|« /.test(line)) problems.push(`fr: a breaking space before a sign: ${line}`);
  }
  return { languages, problems: [...problems, ...compare(languages)] };
}

/** What the page's own source says, and text in it that is no message. */
function readPage(english) {
  const used = new Set(["push-your-turn", "push-over"]);
  const problems = [];
  for (const path of files(join(home, "src"), /\.tsx?$/)) {
    const name = relative(home, path);
    if (name.endsWith(".d.ts")) continue;
    const code = readCode(name, readFileSync(path, "utf8"));
    problems.push(...code.problems);
    for (const literal of code.literals) if (english.has(literal)) used.add(literal);
    for (const ask of code.asked) {
      const ids =
        typeof ask === "string"
          ? [ask].filter((id) => english.has(id))
          : [...english.keys()].filter((id) => ask.test(id));
      for (const id of ids) used.add(id);
      if (!ids.length && !(ask instanceof RegExp && ask.source.startsWith("^.+")))
        problems.push(`${name}: no message for ${ask}`);
    }
  }
  return { used, problems };
}

function main() {
  const page = readLanguages(messageFiles);
  const terminal = readLanguages(terminalFiles);
  const english = new Map([...page.languages.get("en"), ...terminal.languages.get("en")]);
  const onPage = readPage(page.languages.get("en"));
  const inPython = heard(english, readPython());
  const problems = [...page.problems, ...terminal.problems, ...onPage.problems, ...inPython.problems];
  for (const id of terminal.languages.get("en").keys())
    if (page.languages.get("en").has(id)) problems.push(`${id} is there twice, for the terminal and for all`);
  const used = new Set([...onPage.used, ...inPython.used]);
  for (const id of refusals()) {
    if (english.has(id)) used.add(id);
    else problems.push(`the server sends ${id}, which has no message`);
  }
  for (const id of english.keys()) if (!used.has(id)) problems.push(`${id} is never used`);
  for (const problem of problems) console.error(problem);
  console.log(`${english.size} messages in ${LANGUAGES.length} languages, ${problems.length} problems`);
  return problems.length ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = main();
