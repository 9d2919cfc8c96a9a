// Fails where a game's page knows the engine from within: shifts, modulo, masks, decision numbers, its constants, or a rule
// number that is put together. What a board draws and counts for itself is in src/ui/draw.ts.
import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { files, parse, walk } from "./code.mjs";
import { gameIds } from "./games.mjs";

const home = join(dirname(fileURLToPath(import.meta.url)), "..");
const games = join(home, "../src/ludoteca/games");

const PACKED = new Set(["<<", ">>", ">>>", "%", "&", "|", "^", "<<=", ">>=", ">>>=", "%=", "&=", "|=", "^="]);
/** What the engine keeps for itself. */
const INNER = new Set(["view", "frames"]);
const COMPARES = new Set(["===", "!==", "==", "!=", "<", ">", "<=", ">="]);
const RULE = /\b[A-Z]{2,4}-\d*\.?$|\b[A-Z]{2,4}-\d[\d.]*$/;

/** Every whole number that a game's Python gives a name to, as `NAME 38`. */
export function engineConstants(sources) {
  const found = new Set();
  for (const text of sources)
    for (const [, name, value] of text.matchAll(
      /^([A-Z][A-Z0-9_]*)(?:: Final(?:\[int\])?)? = (-?(?:0x[\da-f]+|\d+))\b/gim,
    ))
      found.add(`${name} ${Number(value)}`);
  return found;
}

/** The number that is written there, with its sign; undefined where there is none. */
function numberOf(node) {
  if (node?.type === "Literal" && typeof node.value === "number") return node.value;
  if (node?.type !== "UnaryExpression" || node.operator !== "-") return undefined;
  const number = numberOf(node.argument);
  return number === undefined ? undefined : -number;
}

const isNumber = (node) => numberOf(node) !== undefined;

/** The last name of `a.b.c`. */
const nameOf = (node) => (node?.type === "MemberExpression" ? node.property.name : node?.name);

/** Everything in one file that names nothing: what it is, and where. */
export function faults(name, text, constants = new Set()) {
  const { tree, plain } = parse(name, text);
  const found = [];
  const tell = (node, problem) => {
    const source = plain.split("\n")[node.loc.start.line - 1]?.trim() ?? "";
    found.push(`${name}: ${problem}: ${source.slice(0, 100)}`);
  };
  for (const node of walk(tree)) {
    switch (node.type) {
      case "BinaryExpression":
      case "AssignmentExpression":
        if (PACKED.has(node.operator)) tell(node, `the operator ${node.operator}`);
        if (COMPARES.has(node.operator))
          for (const [one, other] of [
            [node.left, node.right],
            [node.right, node.left],
          ])
            if (nameOf(one) === "decision" && isNumber(other)) tell(node, "a decision by its number");
        break;
      case "UnaryExpression":
        if (node.operator === "~") tell(node, "the operator ~");
        break;
      case "CallExpression": {
        const divided = node.arguments[0];
        if (
          ["floor", "trunc"].includes(nameOf(node.callee)) &&
          divided?.type === "BinaryExpression" &&
          divided.operator === "/" &&
          (isNumber(divided.right) || /^[A-Z][A-Z0-9_]*$/.test(nameOf(divided.right) ?? ""))
        )
          tell(node, "a number taken apart by division");
        break;
      }
      case "VariableDeclarator":
        if (constants.has(`${node.id.name} ${numberOf(node.init)}`))
          tell(node, `the engine's constant ${node.id.name}`);
        if (node.id.type === "ObjectPattern" && nameOf(node.init) === "arguments")
          if (node.id.properties.some((property) => ["a", "b"].includes(property.key?.name)))
            tell(node, "an argument without a name");
        break;
      case "MemberExpression":
        if (["a", "b"].includes(node.property.name) && nameOf(node.object) === "arguments")
          tell(node, "an argument without a name");
        if (INNER.has(node.property.name) && nameOf(node.object) === "moment") tell(node, "what the engine keeps");
        break;
      case "TemplateLiteral":
        node.quasis.slice(0, -1).forEach((quasi) => {
          if (RULE.test(quasi.value.raw)) tell(node, "a rule number put together");
        });
        break;
    }
  }
  return found;
}

function main() {
  let problems = 0;
  for (const id of gameIds()) {
    const python = [...files(join(games, id), /\.py$/)].map((path) => readFileSync(path, "utf8"));
    const constants = engineConstants(python);
    const sources = [...files(join(home, "src/games", id), /\.tsx?$/)]
      .filter((path) => !path.endsWith(".d.ts"))
      .map((path) => [relative(home, path), readFileSync(path, "utf8")]);
    const found = sources.flatMap(([name, text]) => faults(name, text, constants));
    for (const each of found) console.error(each);
    problems += found.length;
  }
  console.log(`${gameIds().length} games' pages name what they show, ${problems} problems`);
  return problems ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = main();
