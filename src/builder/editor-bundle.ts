// Bundles the editor as static files, with Vite and in memory.
import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";
import { engineAddresses } from "../engine/engine-addresses.ts";
import { buildInMemory, contentOf, type OutputFile } from "../document/build-in-memory.ts";
import { inProduction } from "../document/in-production.ts";
import { prebuiltOnce } from "../document/prebuild.ts";
import { isFields } from "../content/model/json.ts";
import { contentHash } from "../files/content-hash.ts";
import { readIconLicense, readIcons } from "../files/icon-set.ts";
import { lettersOf } from "../host/font-files.ts";
import { subset } from "../host/heading-face.ts";
import { licensesFile } from "../host/licenses.ts";

/** The editor's entry, which starts it from the values in its page. */
const entry = `.${engineAddresses.builtEditor}`;

/** The editor's files. All paths are relative to its folder, which can have any address. */
export interface EditorBundle {
  /** Path -> content. The names change with the contents, so browsers can cache the files forever. */
  files: ReadonlyMap<string, string | Uint8Array>;
  /** The script that the page loads. */
  script: string;
  /** The scripts that it loads at once, in order. Named in the page, they arrive at the same time. */
  next: readonly string[];
  /** The stylesheets that the page loads, in order. */
  styles: readonly string[];
  /** The whole icon set as JSON. */
  allIcons: string;
}

interface BundleOptions {
  /** The entry, relative to the project; the editor's own unless a test brings another. */
  input?: string;
  plugins?: Plugin[];
}

/** The same for every site, so that all sites of a build share it. */
const ownEditor = new Map<string, Promise<EditorBundle>>();

/** Always for production. */
export function bundleEditor(options?: BundleOptions): Promise<EditorBundle> {
  if (options) return inProduction(() => bundleAll(options));
  return prebuiltOnce(ownEditor, "", () => bundleAll({}));
}

async function bundleAll({ input = entry, plugins = [] }: BundleOptions): Promise<EditorBundle> {
  const output = await run(input, plugins);
  const files = new Map(output.map((file) => [file.fileName, contentOf(file)]));
  const chunks = output.filter((file) => file.type === "chunk");
  const code = chunks.find(({ isEntry }) => isEntry);
  const next = [runtimeName, firstName, nextName].flatMap(
    (each) => chunks.find(({ name }) => name === each) ?? [],
  );
  if (!code || next.length === 0) throw new Error(`${input} became no script.`);
  const styles = output.filter(isOwnStyle).map(({ fileName }) => fileName);
  const json = JSON.stringify(readIcons());
  const allIcons = `icons-all-${contentHash(json)}.json`;
  files.set(allIcons, json);
  const licenses = String(files.get(licensesName) ?? "");
  files.delete(licensesName);
  files.set(...licensesFile(licenses, await readIconLicense()));
  await leanFace(files);
  return {
    files,
    script: code.fileName,
    next: next.map(({ fileName }) => fileName),
    styles,
    allIcons,
  };
}

/**
 * Every editor loads the Latin letters of the headings' face: they are made smaller as those of a site are. Without WOFF 1,
 * which only browsers need that are too old for the editor: https://caniuse.com/woff2
 */
async function leanFace(files: Map<string, string | Uint8Array>): Promise<void> {
  const letters = await lettersOf("latin");
  for (const [name, content] of files)
    if (name.endsWith(".woff")) files.delete(name);
    else if (name.endsWith(".css"))
      files.set(name, String(content).replaceAll(/,\s*url\([^)]*\.woff\)\s*format\("woff"\)/g, ""));
  for (const [name, font] of files)
    if (/-latin-600-[^/]*\.woff2$/.test(name) && typeof font !== "string")
      files.set(name, await subset(font, letters));
}

/** Vite's name for the licenses of the libraries in the code. */
const licensesName = "licenses.md";

/** The name of the entry for the editor's own styles. */
const styleName = "style";

/** The name of the entry's script. */
const entryName = "edit";

/** What the others share of the bundler's own: without its name in the page, it is asked for once they have arrived. */
const runtimeName = "rolldown-runtime";

/** The name of the script with the screens before the editor. */
const firstName = "first";

/** The name of the script with the editor itself. */
const nextName = "start";

/** What runs before the page is shown: the entry's script, and the editor's. */
const neededToBegin: ReadonlySet<string> = new Set([entryName, runtimeName, firstName, nextName]);

/** The entry, and what says words: those of the screen's language are loaded before the code that says them. */
const beforeAll =
  /\/src\/(edit\/start-(?:built|served)|words\/(?!in-(?:german|spanish|french))[\w-]+)\.ts$/;

/**
 * Makes Chromium compile every function while the script arrives, on another thread. Otherwise it only looks
 * over most of them then, and parses each one when it is first called. https://v8.dev/blog/explicit-compile-hints
 */
const compileAll = "//# allFunctionsCalledOnLoad\n";

/** The editor, and what it needs to read content, which it loads by itself only where a site has blocks of its own. */
const started =
  /\/src\/(edit\/(?:start|served-editor)\.tsx|content\/schema\/browser-vocabulary\.ts)$/;

/**
 * What is loaded right after the page is shown: the check, formatted text, the sidebars' rows and fields, tables' keys,
 * and first steps.
 */
const editing =
  /\/src\/edit\/(session\/session-tools\.ts|screen\/table-keys\.ts|dialogs\/new-site\/NewSite\.tsx|page\/(rich-text\/.*|input\/formatted-text\.ts)|ui\/DraggableRows\.tsx|panel\/(FilePanel|Problems)\.tsx)$/;

/** What `loadedLater` loads: the components in these folders that the first two scripts don't contain. */
const dialogs =
  /\/src\/edit\/(dialogs|outline|page|panel|screen|look\/(View|LookFrame)|web\/(Account|SignedOut)Dialog).*\.tsx$/;

/** Few scripts, each with everything that it imports: more would compress worse and take more requests. */
export const fewScripts = {
  groups: [
    { name: entryName, test: beforeAll, priority: 6 },
    { name: firstName, test: /\/src\/edit\/built-editor\.tsx$/, priority: 4 },
    { name: nextName, test: started, priority: 3 },
    { name: "invitation", test: /\/InvitationScreen\.tsx$/, priority: 2 },
    { name: "editing", test: editing, priority: 2 },
    { name: "dialogs", test: dialogs, priority: 1 },
    // After the dialogs, which share a part with it.
    { name: "invite", test: /\/InviteForm\.tsx$/ },
  ],
};

/** True for the editor's own stylesheet; frames load the others. */
function isOwnStyle(file: OutputFile): boolean {
  return file.type === "asset" && file.names.includes(`${styleName}.css`);
}

const run = (input: string, plugins: Plugin[]): Promise<OutputFile[]> =>
  buildInMemory({
    plugins: [...leanEditor, ...plugins],
    json: wholeJson,
    build: {
      license: { fileName: licensesName },
      rolldownOptions: {
        // How long plugins take is nothing that people who build a site can change.
        checks: { pluginTimings: false, bundlerTimings: false },
        input: { [entryName]: input, [styleName]: `.${engineAddresses.editorStyles}` },
        output: {
          postBanner: ({ name }) => (neededToBegin.has(name) ? compileAll : ""),
          entryFileNames: "assets/[name]-[hash].js",
          chunkFileNames: "assets/[name]-[hash].js",
          assetFileNames: "assets/[name]-[hash][extname]",
          codeSplitting: fewScripts,
        },
      },
    },
  });

/** Parts of libraries that the editor has no use for, and what they become. */
const unused: readonly [RegExp, (id: string) => string | Promise<string>][] = [
  // Words in 30 languages, and what finds out the browser's, which takes 4 ms. The editor speaks English, from left to
  // right, so the arrow keys go that way for everyone.
  [
    /\/react-aria\/dist\/private\/intl\/\w+\/(?!en-US)[a-z]+-[A-Z]+\.mjs$/,
    () => 'export { default } from "./en-US.mjs";',
  ],
  [/\/react-aria\/dist\/private\/i18n\/useDefaultLocale\.mjs$/, () => onlyEnglish],
  // Letters that are wide in East Asian fonts alone: they take one column in files.
  [
    /\/get-east-asian-width\/lookup-data\.js$/,
    async (id) => (await readFile(id, "utf8")).replace(/(?<=ambiguousRanges = )\[[^\]]*\]/, "[]"),
  ],
];

const leanLibraries: Plugin = {
  name: "lean-libraries",
  load: {
    // For these alone: to ask for each of a thousand modules takes longer.
    filter: { id: unused.map(([path]) => path) },
    handler: (id) => unused.find(([path]) => path.test(id))?.[1](id),
  },
};

const onlyEnglish = `
const english = { locale: "en-US", direction: "ltr" };
export const getDefaultLocale = () => english;
export const useDefaultLocale = () => english;`;

/** Whole and as objects, so that all parts of a schema are used as they are. */
export const wholeJson = { stringify: false, namedExports: false } as const;

/** What only VS Code reads. */
const forCodeEditors = new Set(["markdownDescription", "$comment", "contentMediaType", "allOf"]);

/** Leaves that out, and the complete blocks that only the reference shows: a seventh of the schemas. */
const leanSchemas: Plugin = {
  name: "lean-schemas",
  load: {
    filter: { id: /\/schema\/(blocks\/)?\w+\.schema\.json$/ },
    handler: async (id) => {
      const lean = JSON.parse(await readFile(id, "utf8"), (name, value: unknown) => {
        // A page template lists its samples by label.
        const isShown = name === "samples" && Array.isArray(value) && value.every(isFields);
        const isDialect = name === "$schema" && typeof value === "string";
        if (isShown || isDialect || forCodeEditors.has(name)) return undefined;
        return forAuthors(value, name);
      }) as unknown;
      return JSON.stringify(lean);
    },
  },
};

/** A description for code editors gives way to the help that the editor shows instead, or to none. */
function forAuthors(value: unknown, name: string): unknown {
  if (!isFields(value)) return value;
  const { help, description: _description, ...schema } = value;
  // The name of a type is chosen, and its field isn't shown.
  if (name === "type" && typeof schema["const"] === "string") return schema;
  if (typeof help === "string") return { ...schema, description: help };
  // It stays false, because a definition that the schema refers to may have help of its own.
  return help === false ? { ...schema, help } : value;
}

/** Leaves out of the editor what it doesn't need. */
export const leanEditor: readonly Plugin[] = [leanLibraries, leanSchemas];
