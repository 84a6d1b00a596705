// VS Code's own JSON service, set up by the settings in .vscode as VS Code would when this folder is opened.
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  getLanguageService,
  TextDocument,
  type CompletionItem,
  type Diagnostic,
} from "vscode-json-languageservice";
import { writeSiteSchemas } from "../../src/reference/site-schemas.ts";
import { readIcons } from "../../src/files/icon-set.ts";
import { firstSite } from "../fixtures/sites.ts";

const root = new URL("../../", import.meta.url);

export const icons = readIcons();

interface Settings {
  "json.schemas": { fileMatch: string[]; url: string }[];
}
// Cast: the file is this repository's. VS Code would take comments in it, too.
const settings = JSON.parse(
  await readFile(new URL(".vscode/settings.json", root), "utf8"),
) as Settings;

// The schemas as `npm start` writes them now: those in the folder may be from before the latest page.
const folder = await mkdtemp(join(tmpdir(), "schemas-"));
await writeSiteSchemas(fileURLToPath(new URL(firstSite, root)), folder);
const written = await readdir(folder, { recursive: true, withFileTypes: true });
const schemas = new Map(
  await Promise.all(
    written
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const path = join(entry.parentPath, entry.name);
        const address = new URL(`.site/schema/${path.slice(folder.length + 1)}`, root).href;
        return [address, await readFile(path, "utf8")] as const;
      }),
  ),
);
await rm(folder, { recursive: true });

const service = getLanguageService({
  schemaRequestService: (uri) => {
    const schema = schemas.get(uri);
    return schema === undefined ? Promise.reject(new Error(uri)) : Promise.resolve(schema);
  },
  workspaceContext: { resolveRelativePath: (path, base) => new URL(path, base).href },
});
service.configure({
  validate: true,
  schemas: settings["json.schemas"].map(({ fileMatch, url }) => ({
    fileMatch,
    uri: new URL(url, root).href,
    folderUri: root.href,
  })),
});

/** The text of a page with these blocks. */
export const pageWith = (blocks: string): string =>
  `{ "$schema": "../.site/schema/page.schema.json", "title": "A page", "description": "What it says.", "blocks": [${blocks}] }`;

/** The names of what is offered where `text` has a `|`. */
export const labels = async (name: string, text: string): Promise<string[]> =>
  (await open(name, text).offered()).map(({ label }) => label);

/** A file of the content folder open in VS Code, with the cursor at the `|` in `text`. */
export function open(name: string, text: string) {
  const cursor = text.indexOf("|");
  const document = TextDocument.create(
    new URL(`content/${name}`, root).href,
    "json",
    1,
    cursor === -1 ? text : text.slice(0, cursor) + text.slice(cursor + 1),
  );
  const parsed = service.parseJSONDocument(document);
  return {
    /** What is offered at the cursor. */
    async offered(): Promise<CompletionItem[]> {
      const list = await service.doComplete(document, document.positionAt(cursor), parsed);
      return list?.items ?? [];
    },
    /** What is shown when the pointer rests at `offset`. */
    async help(offset: number): Promise<string> {
      const hover = await service.doHover(document, document.positionAt(offset), parsed);
      const shown = Array.isArray(hover?.contents) ? hover.contents : [];
      return shown.map((part) => (typeof part === "string" ? part : part.value)).join("\n");
    },
    /** What is shown as a color, to be chosen from a palette. */
    async colors(): Promise<string[]> {
      const found = await service.findDocumentColors(document, parsed);
      return found.map(({ range }) => document.getText(range));
    },
    /** The underlined texts, each with its message. */
    async underlined(): Promise<[under: string, message: string][]> {
      const found: Diagnostic[] = await service.doValidation(document, parsed);
      return found.map(({ range, message }) => [
        document.getText(range),
        typeof message === "string" ? message : message.value,
      ]);
    },
    /** The text after choosing what is offered as `label` and pressing Tab through it. */
    async accept(label: string): Promise<string> {
      const item = (await this.offered()).find((offer) => offer.label === label);
      if (!item?.textEdit) throw new Error(`"${label}" is not offered`);
      const newText = fillSnippet(item.textEdit.newText);
      // The edit comes as a plain one: this client doesn't ask for insert and replace apart.
      return TextDocument.applyEdits(document, [{ range: rangeOf(item), newText }]);
    },
  };
}

function rangeOf({ textEdit }: CompletionItem) {
  if (!textEdit || !("range" in textEdit)) throw new Error("The edit has no range");
  return textEdit.range;
}

/** What a snippet leaves when one only presses Tab: `${1:words}` gives words, `${1|a,b|}` the first choice. */
function fillSnippet(snippet: string): string {
  return snippet
    .replace(/\$\{\d+\|([^,|]*)[^|]*\|\}/g, "$1")
    .replace(/\$\{\d+:((?:[^}\\]|\\.)*)\}/g, "$1")
    .replace(/\$\{?\d+\}?/g, "")
    .replace(/\\([\\$}])/g, "$1");
}
