// Makes a site's own types of block a part of its vocabulary: checks them, and compiles them once.
import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { readOwnModule, type OwnModule, type OwnParts } from "../blocks/own/read-module.ts";
import { engineSchemas } from "../content/schema/engine-schemas.ts";
import { schemaOfType } from "../content/schema/own-types.ts";
import { vocabularyWith } from "../content/schema/own-vocabulary.ts";
import type { Schema } from "../content/schema/read-schema.ts";
import type { Vocabulary } from "../content/schema/vocabulary.ts";
import { filesOf, type BlocksFolder } from "./blocks-folder.ts";
import { compileBlocks } from "./compile-blocks.ts";
import { atTop, findingIn, wrong, type FoundInFile } from "./found.ts";
import { noBlocks, type LoadedBlocks } from "./loaded-blocks.ts";
import { wrongSamples } from "./samples.ts";
import { isAskedFor, schemaProblems } from "./schema-rules.ts";
import { checkStyles } from "./style-rules.ts";
import { asError, createTrial, failedAt } from "./try-views.tsx";

/**
 * @param version changes with everything in the folder
 * @param cache the folder for what is compiled
 */
export async function prepareBlocks(
  folder: BlocksFolder,
  version: string,
  cache: string,
): Promise<LoadedBlocks> {
  const { found, schemas, css } = read(folder);
  const findings = (more: readonly FoundInFile[] = []) =>
    [...found, ...more].map((each) => findingIn(folder, each));
  const refused = (more: readonly FoundInFile[]): LoadedBlocks => ({
    ...noBlocks,
    folder,
    findings: findings(more),
  });
  if (found.some(({ severity }) => severity === "error")) return refused([]);
  const file = join(cache, `own-${version}.mjs`);
  let written = await readFile(file, "utf8").catch(() => undefined);
  if (written === undefined) {
    const compiled = await compileBlocks(folder, { schemas, css });
    if (!compiled.ok)
      return { ...refused(compiled.found), lacksCompiler: compiled.lacksCompiler === true };
    written = compiled.text + compiled.map;
    await keep(file, written).catch(() => undefined);
  }
  // What a view throws then names a place in its file.
  process.setSourceMapsEnabled(true);
  // Cast: this program wrote it.
  const module = (await import(/* @vite-ignore */ addressOf(file, written))) as OwnModule;
  let parts: OwnParts;
  try {
    parts = readOwnModule(module, version);
  } catch (error) {
    return refused([failedOutside(asError(error), folder)]);
  }
  const vocabulary = vocabularyWith(parts);
  const missing = withoutView(vocabulary, folder);
  if (missing.length > 0) return refused(missing);
  const samples = folder.types.flatMap((type) => wrongSamples(type, vocabulary));
  if (samples.length > 0) return refused(samples);
  return {
    vocabulary,
    folder,
    findings: findings(),
    tryOn: createTrial(folder, vocabulary),
    module: {
      name: `own-${version}.js`,
      text: written.slice(0, written.lastIndexOf("//# sourceMappingURL=")),
    },
  };
}

const replaces = (type: string): FoundInFile => ({
  id: "own-name",
  severity: "warning",
  file: filesOf(type).schema,
  location: atTop,
  message: `The engine has a block "${type}", too. This one takes its place on every page.`,
  hint: "Give it another name, in all of its files and in the content, to have both.",
});

/** So that the next command needn't compile it. One that runs now may be reading the file. */
async function keep(file: string, text: string): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(draft, text);
  await rename(draft, file);
  await removeOld(dirname(file));
}

/** In milliseconds: a day. Another command may have compiled a newer file, and be about to read it. */
const keptFor = 24 * 60 * 60 * 1000;

/** Each edit of a block writes a file. */
async function removeOld(cache: string): Promise<void> {
  for (const name of await readdir(cache)) {
    const file = join(cache, name);
    const { mtimeMs } = await stat(file);
    if (name.startsWith("own-") && Date.now() - mtimeMs > keptFor) await rm(file);
  }
}

/** On a disk that can't be written, the module has no file. */
const addressOf = (file: string, text: string): string =>
  existsSync(file)
    ? pathToFileURL(file).href
    : `data:text/javascript;base64,${Buffer.from(text).toString("base64")}`;

function read({ files, types }: BlocksFolder) {
  const found: FoundInFile[] = [];
  const schemas: Record<string, Schema> = {};
  const styles: string[] = [];
  for (const type of types) {
    const names = filesOf(type);
    const text = files.get(names.schema) ?? "";
    const problems = schemaProblems(type, text);
    found.push(...problems);
    // Cast: the rules have just held.
    if (problems.length === 0) schemas[type] = JSON.parse(text) as Schema;
    if (schemaOfType(type) in engineSchemas && !isAskedFor(type)) found.push(replaces(type));
    if (!files.has(names.view))
      found.push(
        wrong("own-schema", names.schema, atTop, {
          message: `This block has no view: there is no ${names.view} beside it.`,
          hint: "Add the file: it exports as its default a component that draws the block.",
        }),
      );
    const written = files.get(names.styles);
    if (written === undefined) continue;
    // Some programs begin a file with a mark of its encoding, which is no part of the first rule.
    const checked = checkStyles(type, written.replace(/^\uFEFF/, ""));
    found.push(...checked.found);
    styles.push(checked.css);
  }
  return { found, schemas, css: styles.join("") };
}

/** What is outside of all views runs when the module is read. */
const failedOutside = (error: Error, folder: BlocksFolder): FoundInFile =>
  failedAt(error, folder, filesOf(folder.types[0] ?? "").view, {
    message: `This fails before any view is drawn: ${error.message.replace(/\.+$/, "")}.`,
    hint: "Move what needs a block or a page into the view's function, which runs for each block.",
  });

/** Types whose file exports something else. */
function withoutView({ ownBlocks }: Vocabulary, { types }: BlocksFolder): FoundInFile[] {
  return types
    .filter((type) => typeof ownBlocks?.views[type] !== "function")
    .map((type) => {
      const { view } = filesOf(type);
      return wrong("own-view", view, atTop, {
        message: "This file has no view.",
        hint: `Write export default function View({ block }: BlockProps<"${type}">) { … }.`,
      });
    });
}
