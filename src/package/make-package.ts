// Makes the package for sites: everything that a site needs of the engine, bundled.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { bundleEditor, type EditorBundle } from "../builder/editor-bundle.ts";
import { contentOf, type OutputFile } from "../document/build-in-memory.ts";
import { engineFile, ownFiles } from "../engine/engine-files.ts";
import { readIconLicense } from "../files/icon-set.ts";
import { readFontLicense, sans, serif } from "../host/font-files.ts";
import { jsxTypes } from "../own-blocks/jsx-types.ts";
import { copiedLibraryFiles, readWasmLicense } from "./library-files.ts";
import { bundleForDev } from "./bundle-dev.ts";
import { bundleForNode, licensesName } from "./bundle-node.ts";
import { versionRefusal } from "./changelog.ts";
import { writeClient } from "./client.ts";
import { entriesFile } from "./installed/editor-bundle.ts";
import { writeNotice } from "./notice.ts";
import { librariesFile } from "./libraries-file.ts";
import { lockedLibraries } from "./locked-libraries.ts";
import { makeClient } from "./make-client.ts";
import { packageJson, type Lock } from "./package-json.ts";
import { withoutCopies } from "./without-copies.ts";

/** Path in the package -> content. */
export type PackageFiles = ReadonlyMap<string, string | Uint8Array>;

export type MadePackage =
  { ok: true; version: string; files: PackageFiles } | { ok: false; reason: string };

const readOwn = (path: string): Promise<string> => readFile(engineFile(path), "utf8");

/** @returns why there is no package, if the version has no entry in CHANGELOG.md */
export async function makePackage(): Promise<MadePackage> {
  // Casts: this repository's own files.
  const own = JSON.parse(await readOwn("package.json")) as Parameters<typeof packageJson>[0];
  const lock = JSON.parse(await readOwn("package-lock.json")) as Lock;
  const reason = versionRefusal(await readOwn("CHANGELOG.md"), own.version);
  if (reason !== undefined) return { ok: false, reason };
  // One after the other: in parallel they compete for the same processors.
  const client = await makeClient();
  const editor = await bundleEditor();
  const dev = await bundleForDev();
  const node = await bundleForNode();
  const notice = writeNotice(
    [client.prebuilt.licenses, licensesOf(dev), licensesOf(node), editorLicenses(editor.files)],
    new Map([
      ["Icons: Lucide", await readIconLicense()],
      [`Font: ${serif.family}`, await readFontLicense(serif)],
      [`Font: ${sans.family}`, await readFontLicense(sans)],
      ["Smaller fonts: HarfBuzz", await readOwn("node_modules/harfbuzzjs/LICENSE")],
      ["Drawing: resvg", await readWasmLicense()],
    ]),
  );
  const files: Entry[] = [
    ["package.json", `${JSON.stringify(packageJson(own, lock), null, 2)}\n`],
    ["NOTICE", notice],
    ["client.json", writeClient(client)],
    [librariesFile, JSON.stringify(lockedLibraries(lock))],
    ...within("node", filesOf(node)),
    ...(await servedAndEdited(filesOf(dev), editor)),
    ...(await copiedFiles()),
  ];
  return { ok: true, version: own.version, files: new Map(files) };
}

type Entry = readonly [path: string, content: string | Uint8Array];

/** What `start` serves, what the built site's editor is made of, and the files of libraries: each once. */
async function servedAndEdited(
  served: PackageFiles,
  { files, ...entries }: EditorBundle,
): Promise<Entry[]> {
  // The package has the icons once: `bundleEditor` there makes this file of them.
  const edit = within("edit", files).filter(([path]) => path !== `edit/${entries.allIcons}`);
  const libraries = within("assets", await copiedLibraryFiles());
  return [
    ...edit,
    [`edit/${entriesFile}`, JSON.stringify({ ...entries, names: [...files.keys()] })],
    ...libraries,
    ...within("dev", withoutCopies(served, new Map([...edit, ...libraries]))),
  ];
}

/** What this repository has as the package does. */
const copiedFiles = async (): Promise<Entry[]> => [
  ["README.md", readme],
  ["BLOCKS.md", withoutLinks(await readOwn("src/own-blocks/README.md"))],
  ["PROBLEMS.md", withoutLinks(await readFile(ownFiles.problems, "utf8"))],
  ["LICENSE", await readOwn("LICENSE")],
  ["CHANGELOG.md", await readOwn("CHANGELOG.md")],
  ["node/bin.js", await readOwn("src/package/bin.js")],
  ["node/load.js", await readOwn("src/package/load.js")],
  ["assets/index.html", await readFile(ownFiles.template)],
  ["assets/inbox.html", await readFile(ownFiles.inbox)],
  ...within("assets/new-block", await filesBelow(ownFiles.newBlock)),
  ["types/kit.d.ts", await readOwn("src/package/types/kit.d.ts")],
  ["types/jsx-runtime.d.ts", jsxTypes()],
  ...within("assets/workflows", await filesBelow(ownFiles.workflows)),
  ...within("assets/vscode", await filesBelow(ownFiles.vscode)),
  ...within("schema", await filesBelow(ownFiles.schemas)),
];

/** What is for people who make a site: without how the engine does it, and without links into its repository. */
const withoutLinks = (guide: string): string =>
  guide.replace(/## How it works here[^]*/, "").replaceAll(/\[([^\]]+)\]\(\.\.[^)]*\)/g, "$1");

const readme = `# site-from-json

The engine of a website whose pages are JSON files. A site depends on it and has its scripts in package.json:
\`npx site-from-json\` lists the commands. BLOCKS.md describes types of block of a site's own, and
PROBLEMS.md every problem that the check reports.
`;

function editorLicenses(edit: ReadonlyMap<string, string | Uint8Array>): string {
  const list = [...edit].find(([path]) => /licenses-[^/]*\.txt$/.test(path));
  return String(list?.[1] ?? "");
}

function licensesOf(output: readonly OutputFile[]): string {
  const list = output.find(({ fileName }) => fileName === licensesName);
  return list ? String(contentOf(list)) : "";
}

const filesOf = (output: readonly OutputFile[]): Map<string, string | Uint8Array> =>
  new Map(
    output
      .filter(({ fileName }) => fileName !== licensesName)
      .map((file) => [file.fileName, contentOf(file)]),
  );

const within = (folder: string, files: PackageFiles): Entry[] =>
  [...files].map(([path, content]) => [`${folder}/${path}`, content]);

/** All files below a folder, by their path there, with slashes. */
async function filesBelow(folder: string): Promise<Map<string, Uint8Array>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return new Map(
    await Promise.all(
      paths.map(async (path) => {
        const name = path.slice(join(folder, "/").length).replaceAll("\\", "/");
        return [name, await readFile(path)] as const;
      }),
    ),
  );
}
