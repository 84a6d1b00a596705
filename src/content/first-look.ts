// Shows content before the code that checks it is loaded: what a page is drawn from, without looking for problems.
import { allUses } from "./check/all-uses.ts";
import type { ContentInput } from "./model/input.ts";
import { previewOf, type Preview } from "./preview.ts";
import { resolve } from "./resolve/resolve.ts";
import { createSymbolTable } from "./resolve/symbol-table.ts";
import { readFlawless, type ReadFile } from "./schema/read-flawless.ts";
import type { Vocabulary } from "./schema/vocabulary.ts";

interface Look {
  /** The names of the icons that the files use. */
  icons: ReadonlySet<string>;
  /** As `createPreviewer` gives it for the same content. */
  preview: () => Preview;
}

/** @returns undefined for a file that can't be read without looking for its mistakes */
export function createFirstLook(vocabulary: Vocabulary): (input: ContentInput) => Look | undefined {
  const known = new Map<string, ReadFile>();
  const symbolTable = createSymbolTable(vocabulary);
  const read = (name: string, { folder, files, encodings, unreadable }: ContentInput) => {
    const last = known.get(name);
    const text = files.get(name) ?? "";
    if (last?.source.text === text) return last;
    const content = { text, encoding: encodings?.get(name), unreadable: unreadable?.get(name) };
    const file = readFlawless(folder, name, content, vocabulary, true);
    if (file) known.set(name, file);
    return file;
  };
  return (input) => {
    const files = [...input.files.keys()].map((name) => read(name, input));
    const flawless = files.flatMap((file) => file ?? []);
    if (flawless.length < files.length) return undefined;
    const symbols = symbolTable(flawless, input);
    const resolved = flawless.map((file) => {
      const { value: compiled, uses, ids } = resolve(file.plan, file.value, symbols);
      return { ...file, compiled, uses, ids };
    });
    const preview = () => previewOf(resolved, symbols, { ...input, vocabulary });
    return { icons: allUses(resolved).icons, preview };
  };
}
