// Bundles what visitors' browsers run, with Vite and in memory: the same for every site, so once in a process.
import type { BuildOptions, Plugin, Rolldown } from "vite";
import { engineAddresses } from "../engine/engine-addresses.ts";
import { isLibrary } from "../engine/engine-files.ts";
import { licenseNotice } from "../engine/license-notice.ts";
import { buildInMemory, contentOf, type OutputFile } from "./build-in-memory.ts";
import type { IslandTable } from "../site/island-addresses.ts";
import { inProduction } from "./in-production.ts";
import { islandSources } from "./island-sources.ts";
import { namesIn } from "./names-in-code.ts";
import { shortTokens, withShortTokens } from "./short-names.ts";
import { inlineTokens, siteTokens, tokenValues } from "./tokens.ts";
import { keptDirections, wordsIn } from "./used-styles.ts";

export interface Prebuilt {
  /** Minified, with the tokens still as custom properties. The colors aren't in it. */
  styles: string;
  /** The shorter names of the tokens that have no value of their own here, such as the colors. */
  tokens: ReadonlyMap<string, string>;
  /** The path of each island's code, by the island's name. */
  islands: IslandTable["code"];
  /** Every class that an island may render in the browser, among other words. */
  islandWords: ReadonlySet<string>;
  /** Every class and token that an island's code may use, among other words. */
  islandNames: ReadonlySet<string>;
  /** The styles in the islands' code, with all their tokens as custom properties. */
  islandStyles: readonly string[];
  /** Path in the built site -> its content. */
  files: ReadonlyMap<string, string | Uint8Array>;
  /** The licenses of the libraries in the islands' code, as Markdown. */
  licenses: string;
}

/** The styles and the islands. */
export const prebuild = (): Promise<Prebuilt> => prebuiltOnce(whole, "", prebuildAll);
const whole = new Map<string, Promise<Prebuilt>>();

/** A part of a document's script. */
export interface Runtime {
  code: string;
  /** Every class and token that it may use, among other words. */
  names: readonly string[];
}

/** @param entry the code of the module that starts the script, see `runtime-entry.ts` */
export const prebuildRuntime = (entry: string): Promise<Runtime> =>
  prebuiltOnce(runtimes, entry, () => runtime(entry));
const runtimes = new Map<string, Promise<Runtime>>();

/** Always for production, and once for a name unless it fails. */
export function prebuiltOnce<Made>(
  known: Map<string, Promise<Made>>,
  name: string,
  make: () => Promise<Made>,
): Promise<Made> {
  const made = known.get(name) ?? inProduction(make);
  known.set(name, made);
  made.catch(() => known.delete(name));
  return made;
}

/** Vite's folder for these; the build gives each file its published name. */
const licensesName = "licenses.md";

async function prebuildAll(): Promise<Prebuilt> {
  // One after the other: in parallel they compete for the same two cores and aren't faster.
  const styles = text(await run({ input: `.${engineAddresses.styles}` }), (file) =>
    file.fileName.endsWith(".css"),
  );
  const values = tokenValues(styles);
  const tokens = shortTokens(styles, values, siteTokens);
  const islandStyles: string[] = [];
  const output = await run(
    {
      input: Object.fromEntries(
        Object.entries(islandSources).map(([name, source]) => [name, `.${source}`]),
      ),
      preserveEntrySignatures: "strict",
      plugins: [importedStylesWith(values, tokens, islandStyles)],
      output: {
        entryFileNames: "assets/[name]-[hash].js",
        chunkFileNames: "assets/[name]-[hash].js",
        postBanner: ({ moduleIds }) => (moduleIds.some(isLibrary) ? licenseNotice : ""),
      },
    },
    { fileName: licensesName },
  );
  const islands: Record<string, string> = {};
  for (const file of output) {
    if (file.type === "chunk" && file.isEntry) islands[file.name] = `./${file.fileName}`;
  }
  const licenses = text(output, ({ fileName }) => fileName === licensesName);
  const code = output.filter(({ fileName }) => fileName !== licensesName);
  const files = new Map(code.map((file) => [file.fileName, contentOf(file)]));
  const own = code.flatMap(ownModules);
  const islandWords = new Set(
    own.filter(([id]) => !isField(id)).flatMap(([, module]) => wordsIn(module)),
  );
  const islandNames = new Set(
    own.flatMap(([, module]) => [...wordsIn(module), ...namesIn(module)]),
  );
  return { styles, tokens, islands, islandStyles, islandWords, islandNames, files, licenses };
}

async function runtime(entry: string): Promise<Runtime> {
  const output = await run({
    input: runtimeName,
    plugins: [onlyHere(runtimeName, entry)],
    output: { format: "iife" },
  });
  const code = text(output, (file) => file.type === "chunk");
  return { code, names: namesIn(code) };
}

const runtimeName = "virtual:runtime";

/** A module that is in no file. */
const onlyHere = (name: string, code: string): Plugin => ({
  name: "only-here",
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load: (id) => (id === `\0${name}` ? code : undefined),
});

/** A form's fields are in the document from the start, each with all its classes. */
const isField = (path: string): boolean => path.includes("/forms/fields/");

const run = (
  rolldownOptions: Rolldown.RolldownOptions,
  license: BuildOptions["license"] = false,
): Promise<OutputFile[]> =>
  buildInMemory({
    css: { lightningcss: { exclude: keptDirections } },
    build: { license, rolldownOptions },
  });

/**
 * Styles imported as text, `*.css?inline`, use tokens whose names no longer exist by then, or are shorter.
 * @param found these styles are added to it, as they were
 */
function importedStylesWith(
  values: ReadonlyMap<string, string>,
  tokens: ReadonlyMap<string, string>,
  found: string[],
): Plugin {
  return {
    name: "imported-styles",
    enforce: "post",
    transform(code, id) {
      const [, css] = /^export default (".*")$/.exec(code) ?? [];
      if (!id.endsWith(".css?inline") || css === undefined) return;
      // Cast: Vite wrote the text as JSON.
      const styles = JSON.parse(css) as string;
      found.push(styles);
      const filled = withShortTokens(inlineTokens(styles, values), tokens);
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
