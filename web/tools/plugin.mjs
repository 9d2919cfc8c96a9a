// Bundles the page of a game in another package: node tools/plugin.mjs SOURCE/index.tsx PACKAGE/page
//
// The source is written like a page of this repository, with `preact`, `preact/hooks` and `@preact/signals`; all three, and
// whatever else the host hands over (`import { Target, t } from "ludoteca"`), come from the table that loads it.
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

/** The names that each part of the host goes by; a test holds them against the host itself. */
export const PARTS = {
  preact: { from: "host", names: ["h", "Fragment"] },
  "preact/hooks": {
    from: "host.hooks",
    names: ["useCallback", "useEffect", "useId", "useLayoutEffect", "useMemo", "useReducer", "useRef", "useState"],
  },
  "@preact/signals": {
    from: "host.signals",
    names: ["batch", "computed", "effect", "signal", "untracked", "useComputed", "useSignal", "useSignalEffect"],
  },
  ludoteca: {
    from: "host",
    names: [
      ...["game", "url", "t", "has", "language", "listOf", "sayWord", "sayMessage"],
      ...["Target", "act", "refusal", "tip", "openRule", "Dialog", "Icon", "SeatMark", "useWide"],
    ],
  },
};

/** What JSX is made of. */
const JSX = `
  import { host } from "host";
  export const { Fragment } = host;
  export const jsx = (type, props, key) => host.h(type, key === undefined ? props : { ...props, key });
  export const jsxs = jsx;`;

const host = {
  name: "host",
  setup(build) {
    const own = { namespace: "host" };
    build.onResolve(
      { filter: /^(preact|preact\/hooks|preact\/jsx-runtime|@preact\/signals|ludoteca|host)$/ },
      ({ path }) => ({
        path,
        ...own,
      }),
    );
    build.onLoad({ filter: /.*/, ...own }, ({ path }) => {
      if (path === "host") return { contents: "export let host; export function take(given) { host = given; }" };
      if (path === "preact/jsx-runtime") return { contents: JSX };
      const { from, names } = PARTS[path];
      return { contents: `import { host } from "host"; export const { ${names.join(", ")} } = ${from};` };
    });
  },
};

/** Bundle a page into a folder, as page.js and page.css; nothing of it is evaluated before the host is there. */
export async function bundle(source, folder) {
  const entry = `
    import { take } from "host";
    export const version = 1;
    export default async (given) => {
      take(given);
      return (await import(${JSON.stringify(resolve(source))})).default;
    };`;
  await build({
    stdin: { contents: entry, resolveDir: join(fileURLToPath(import.meta.url), "..") },
    outfile: join(folder, "page.js"),
    bundle: true,
    format: "esm",
    target: "es2022",
    minify: true,
    jsx: "automatic",
    jsxImportSource: "preact",
    loader: { ".woff2": "file", ".svg": "file", ".png": "file" },
    legalComments: "none",
    plugins: [host],
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await bundle(process.argv[2], process.argv[3]);
