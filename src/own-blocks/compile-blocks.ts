// Compiles a site's own blocks to one module, the same text for Node and for browsers.
import { dirname, join, relative, resolve } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { given } from "../blocks/own/read-module.ts";
import type { Schema } from "../content/schema/read-schema.ts";
import { schemaOfType, schemasWith } from "../content/schema/own-types.ts";
import { filesOf, type BlocksFolder } from "./blocks-folder.ts";
import { installCommand, loadCompiler } from "./compiler.ts";
import { atTop, placeAt, placeOf, wrong, type FoundInFile } from "./found.ts";
import { generateOwnValidators } from "./generate-validators.ts";

export type Compiled =
  | {
      ok: true;
      text: string;
      /** A source map, as the last line of the module: so that a failure names a place in the files. */
      map: string;
    }
  | {
      ok: false;
      found: FoundInFile[];
      /** True if nothing is wrong but that. */
      lacksCompiler?: boolean;
    };

interface Parts {
  schemas: Readonly<Record<string, Schema>>;
  css: string;
}

/** @param load loads the compiler, if it is installed */
export async function compileBlocks(
  folder: BlocksFolder,
  { schemas, css }: Parts,
  load = loadCompiler,
): Promise<Compiled> {
  // Cast: Node throws only errors when it loads a module.
  const compiler = await load().catch((error: unknown) => error as Error);
  if (!compiler) return { ok: false, found: [await notInstalled(folder)], lacksCompiler: true };
  if (compiler instanceof Error) return { ok: false, found: [await broken(folder, compiler)] };
  const found: FoundInFile[] = [];
  const modules = modulesFor(folder, schemas);
  try {
    const bundle = await compiler.rolldown({
      input: entry,
      platform: "neutral",
      logLevel: "silent",
      transform: { jsx: { runtime: "automatic", importSource: given.elements } },
      plugins: [
        {
          name: "own-blocks",
          resolveId(id, importer) {
            if (modules.has(id)) return `\0${id}`;
            if (isGiven(id, importer)) return { id, external: true };
            const path = pathIn(folder, id, importer);
            if (path !== undefined) return path;
            found.push(refusedImport(folder, id, importer ?? ""));
            return { id, external: true };
          },
          load: (id) => modules.get(id.slice(1)),
        },
      ],
    });
    const { output } = await bundle.generate({
      format: "cjs",
      exports: "named",
      minify: true,
      sourcemap: true,
    });
    await bundle.close();
    if (found.length > 0) return { ok: false, found };
    const [{ code, map }] = output;
    return {
      ok: true,
      ...moduleText(code, map?.mappings ?? "", map?.sources ?? [], { schemas, css }),
    };
  } catch (error) {
    return { ok: false, found: found.length > 0 ? found : syntaxErrors(folder, error) };
  }
}

const firstSchema = ({ types }: BlocksFolder): string => filesOf(types[0] ?? "").schema;

const notInstalled = async (folder: BlocksFolder): Promise<FoundInFile> =>
  wrong("own-schema", firstSchema(folder), atTop, {
    message: "The blocks of this site can't be compiled: their compiler isn't installed.",
    hint: `Install it, and try again: ${await installCommand()}`,
  });

const broken = async (folder: BlocksFolder, { message }: Error): Promise<FoundInFile> =>
  wrong("own-schema", firstSchema(folder), atTop, {
    message: `The compiler of this site's blocks can't be loaded: ${message.split("\n")[0]}`,
    hint: `Install it again, then start this command again: ${await installCommand()}`,
  });

const entry = "own:entry";
const validators = "own:validators";

/** What is compiled besides the files: a module that exports all views and validators. */
function modulesFor({ path, types }: BlocksFolder, schemas: Parts["schemas"]) {
  const imports = types.map(
    (type, at) => `import * as view${at} from ${JSON.stringify(join(path, filesOf(type).view))};`,
  );
  const views = types.map((type, at) => `${type}: view${at}.default`);
  // A type can be called as no variable can, such as class.
  const held = types.map((type, at) => `${type}: validators.${validatorName(at)}`);
  return new Map([
    [
      entry,
      `${imports.join("\n")}
import * as validators from "${validators}";
const own = { ${held.join(", ")} };
export { own as validators };
export const views = { ${views.join(", ")} };`,
    ],
    [validators, validatorsOf(types, schemas)],
  ]);
}

const validatorName = (at: number): string => `ofType${at}`;

function validatorsOf(types: readonly string[], own: Parts["schemas"]): string {
  const schemas = new Map<string, object>(Object.entries(schemasWith(own)));
  const paths = types.map((type, at) => [validatorName(at), schemaOfType(type)] as const);
  return generateOwnValidators(schemas, Object.fromEntries(paths), given.schemas);
}

/** @param code as for Node's old modules: what it imports is given to it */
function moduleText(
  code: string,
  mappings: string,
  sources: readonly string[],
  { schemas, css }: Parts,
): { text: string; map: string } {
  const begin = [
    "// Made from the folder blocks by site-from-json.",
    `export const css = ${JSON.stringify(css)};`,
    `export const schemas = ${JSON.stringify(schemas)};`,
    "export const make = (require) => { const exports = {};",
  ];
  const text = `${begin.join("\n")}\n${withoutMapLine(code)}\nreturn exports; };\n`;
  // Each line in front of the code is one without a place.
  const map = { version: 3, sources, names: [], mappings: ";".repeat(begin.length) + mappings };
  const data = Buffer.from(JSON.stringify(map)).toString("base64");
  return { text, map: `//# sourceMappingURL=data:application/json;base64,${data}\n` };
}

const withoutMapLine = (code: string): string =>
  code.replace(/\n\/\/# sourceMappingURL=.*\s*$/, "");

const isGiven = (id: string, importer: string | undefined): boolean =>
  id === given.kit ||
  id === given.elements ||
  id === given.runtime ||
  (id === given.schemas && importer === `\0${validators}`);

/** The path of a file in the folder; undefined if it isn't there, or isn't code. */
function pathIn({ path, files }: BlocksFolder, id: string, importer: string | undefined) {
  const from = importer?.startsWith("\0") ? path : dirname(importer ?? "");
  const name = relative(path, resolve(from, id)).replaceAll("\\", "/");
  const known = [name, `${name}.tsx`, `${name}.ts`].find(
    (each) => /\.tsx?$/.test(each) && files.has(each),
  );
  return known === undefined ? undefined : join(path, known);
}

function refusedImport({ path, files }: BlocksFolder, id: string, importer: string): FoundInFile {
  const file = relative(path, importer);
  const text = files.get(file) ?? "";
  return wrong("own-view", file, placeOf(text, id), {
    message: `"${id}" can't be imported here.`,
    hint: `A view imports from "${given.kit}", and from other .ts and .tsx files in blocks.`,
  });
}

/** What the compiler reports, as far as it is used. */
interface Reported {
  message: string;
  id?: string;
  loc?: { line: number; column: number };
}

function syntaxErrors({ path, files }: BlocksFolder, error: unknown): FoundInFile[] {
  // Cast: the compiler throws its errors in one.
  const { errors = [error as Reported] } = error as { errors?: readonly Reported[] };
  return errors.map(({ message, id = "", loc }) => {
    const file = relative(path, id);
    const text = files.get(file) ?? "";
    // Without the picture of the source that follows, and the colors of a terminal.
    const [first = ""] = stripVTControlCharacters(message).split("\n");
    return wrong("own-view", file, loc ? placeAt(text, loc.line, loc.column + 1) : atTop, {
      message: `This can't be read as TypeScript: ${first.replace(/^\[\w+\] |\.$/g, "")}.`,
      hint: "Correct it here, or just before.",
    });
  });
}
