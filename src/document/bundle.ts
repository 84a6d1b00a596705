// Bundles the browser's code and styles, with Vite and in memory.
import { build, type BuildOptions, type InlineConfig, type Plugin, type Rolldown } from "vite";
import type { Site } from "../content/model/site.ts";
import { engineAddresses } from "../engine/engine-addresses.ts";
import { engineFolder, isLibrary } from "../engine/engine-files.ts";
import type { IslandTable } from "./document.ts";
import { inProduction } from "./in-production.ts";
import { colourRule, inlineTokens, tokenValues } from "./tokens.ts";
import { importsWithoutPreload } from "./imports-without-preload.ts";
import { namesIn, shortTokens, withShortTokens } from "./short-names.ts";
import { keptDirections, wordsIn } from "./used-styles.ts";

/** Each island's source, by the name in `data-island`. */
export const islandSources = { form: engineAddresses.form } satisfies IslandTable["code"];

/** The entry for a document with all pages, and the entry for a site with several documents. */
type Runtimes = Record<"ofOne" | "ofMany", string>;

export interface Bundle {
  /** Minified, with its tokens still as custom properties, some with short names. */
  css: string;
  runtimes: Runtimes;
  /** The path of each island's code, by the island's name. */
  islands: IslandTable["code"];
  /** Every class that an island may render in the browser, among other words. */
  islandWords: ReadonlySet<string>;
  /** Every class and token that code may use, among other words. */
  codeNames: ReadonlySet<string>;
  /** Path in the built site -> its content. */
  files: Map<string, string | Uint8Array>;
  /** The licenses of the libraries in the islands' code, as Markdown. */
  licences: string;
}

/** Vite's folder for these; the build gives each file its published name. */
const licencesName = "licences.md";

/** In front of code with libraries in it, which are only handed on along with their licences. */
const notice = "/*! Licences: licences-*.txt beside this file */";

/** The colors of a site. */
type Colours = Pick<Site, "palette" | "darkPalette">;

/**
 * Always for production.
 * @param scripts the sources of what only some sites run, see `optionalScripts`
 */
export function bundle(colours: Colours, scripts: readonly string[] = []): Promise<Bundle> {
  return inProduction(() => bundleAll(colours, scripts));
}

async function bundleAll(
  { palette, darkPalette }: Colours,
  scripts: readonly string[],
): Promise<Bundle> {
  // One after the other: in parallel they compete for the same two cores and aren't faster.
  const styles = await run({ input: `.${engineAddresses.styles}` });
  const written = text(styles, (file) => file.fileName.endsWith(".css"));
  const named = colourRule(palette, darkPalette) + written;
  const tokens = tokenValues(named);
  const shorter = shortTokens(named, tokens);
  const css = withShortTokens(named, shorter);
  const runtimes: Runtimes = {
    ofOne: await runtime(engineAddresses.runtime, scripts),
    ofMany: await runtime(engineAddresses.runtimeOfMany, scripts),
  };
  const output = await run(
    {
      input: Object.fromEntries(
        Object.entries(islandSources).map(([name, source]) => [name, `.${source}`]),
      ),
      preserveEntrySignatures: "strict",
      plugins: [importedStylesWith(tokens, shorter)],
      output: {
        entryFileNames: "assets/[name]-[hash].js",
        chunkFileNames: "assets/[name]-[hash].js",
        postBanner: ({ moduleIds }) => (moduleIds.some(isLibrary) ? notice : ""),
      },
    },
    { fileName: licencesName },
  );
  const islands: Bundle["islands"] = {};
  for (const file of output) {
    if (file.type === "chunk" && file.isEntry) islands[file.name] = `./${file.fileName}`;
  }
  const licences = text(output, ({ fileName }) => fileName === licencesName);
  const code = output.filter(({ fileName }) => fileName !== licencesName);
  const files = new Map(code.map((file) => [file.fileName, contentOf(file)]));
  const own = code.flatMap(ownModules);
  const islandWords = new Set(
    own.filter(([id]) => !isField(id)).flatMap(([, module]) => wordsIn(module)),
  );
  const codeNames = new Set([
    ...own.flatMap(([, module]) => [...wordsIn(module), ...namesIn(module)]),
    ...Object.values(runtimes).flatMap(namesIn),
  ]);
  return { css, runtimes, islands, islandWords, codeNames, files, licences };
}

/**
 * With this line in front, V8 compiles the whole script at once instead of each function when it is first called: a
 * quarter less work on load, because nearly all of it runs then. Other browsers see a comment.
 * https://v8.dev/blog/explicit-compile-hints
 */
const compileAtOnce = "//# allFunctionsCalledOnLoad";

async function runtime(main: string, scripts: readonly string[]): Promise<string> {
  const output = await run({
    input: runtimeEntry,
    plugins: [joined(runtimeEntry, [main, ...scripts])],
    output: { format: "iife", postBanner: compileAtOnce },
  });
  return text(output, (file) => file.type === "chunk");
}

const runtimeEntry = "virtual:runtime";

/** A module that exists only here: it imports the others, one after another. */
const joined = (name: string, sources: readonly string[]): Plugin => ({
  name: "joined",
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load: (id) =>
    id === `\0${name}`
      ? sources.map((source) => `import ${JSON.stringify(source)};`).join("\n")
      : undefined,
});

/** A form's fields are in the document from the start, each with all its classes. */
const isField = (path: string): boolean => path.includes("/forms/fields/");

type OutputFile = Rolldown.RolldownOutput["output"][number];

async function run(
  rolldownOptions: Rolldown.RolldownOptions,
  license: BuildOptions["license"] = false,
): Promise<OutputFile[]> {
  const config: InlineConfig = {
    root: engineFolder,
    configFile: false,
    logLevel: "warn",
    base: "./",
    publicDir: false,
    plugins: [importsWithoutPreload],
    css: { lightningcss: { exclude: keptDirections } },
    build: { write: false, modulePreload: false, assetsInlineLimit: 0, license, rolldownOptions },
  };
  // Without `watch`, and with one output, Vite gives exactly one result.
  const result = (await build(config)) as Rolldown.RolldownOutput;
  return result.output;
}

/** Styles imported as text, `*.css?inline`, use tokens whose names no longer exist by then, or are shorter. */
function importedStylesWith(
  tokens: ReadonlyMap<string, string>,
  shorter: ReadonlyMap<string, string>,
): Plugin {
  return {
    name: "imported-styles",
    enforce: "post",
    transform(code, id) {
      const [, css] = /^export default (".*")$/.exec(code) ?? [];
      if (!id.endsWith(".css?inline") || css === undefined) return;
      // Cast: Vite wrote the text as JSON.
      const filled = withShortTokens(inlineTokens(JSON.parse(css) as string, tokens), shorter);
      return `export default ${JSON.stringify(filled)}`;
    },
  };
}

/** The parts of a file's code that aren't from a library: each module's path and text. */
function ownModules(file: OutputFile): [id: string, text: string][] {
  if (file.type !== "chunk") return [];
  const modules = Object.entries(file.modules).filter(([id]) => !isLibrary(id));
  return modules.map(([id, { code }]) => [id, code ?? ""]);
}

function text(files: readonly OutputFile[], wanted: (file: OutputFile) => boolean): string {
  const found = files.filter(wanted);
  const [file] = found;
  if (!file || found.length !== 1) throw new Error(`Expected one file, got ${found.length}`);
  return String(contentOf(file));
}

function contentOf(file: OutputFile): string | Uint8Array {
  return file.type === "chunk" ? file.code : file.source;
}
