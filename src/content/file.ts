// Runs one file through the phases that need only that file: read, validate, resolve, check. The results are cached
// until the file changes, or the meaning of the names in it.
import { changedFacts, concerns } from "./check/changed-facts.ts";
import { checkFile } from "./check/check-file.ts";
import type { CheckedFile } from "./check/checked-file.ts";
import type { SymbolTable } from "./model/symbols.ts";
import { readContentFile } from "./schema/read-file.ts";
import type { ContentText, ReadFile } from "./schema/read-flawless.ts";
import type { Vocabulary } from "./schema/vocabulary.ts";

interface FilePhases {
  read: (folder: string, name: string, content: ContentText) => ReadFile;
  check: (files: readonly ReadFile[], symbols: SymbolTable) => CheckedFile[];
  /** Drops the results of other files. */
  keepOnly: (names: ReadonlySet<string>) => void;
}

interface Kept {
  folder: string;
  content: ContentText;
  read: ReadFile;
  checked?: CheckedFile;
}

export function createFilePhases(vocabulary: Vocabulary): FilePhases {
  const kept = new Map<string, Kept>();
  let lastSymbols: SymbolTable | undefined;
  return {
    read(folder, name, content) {
      const last = kept.get(name);
      const isSame =
        last?.folder === folder &&
        last.content.text === content.text &&
        last.content.encoding === content.encoding &&
        JSON.stringify(last.content.unreadable) === JSON.stringify(content.unreadable);
      if (isSame) return last.read;
      const read = readContentFile(folder, name, content, vocabulary);
      kept.set(name, { folder, content, read });
      return read;
    },
    check(files, symbols) {
      const changed = lastSymbols && changedFacts(lastSymbols, symbols);
      lastSymbols = symbols;
      return files.map((file) => {
        const last = kept.get(file.name);
        const found = last?.read === file ? last.checked : undefined;
        if (found && changed && !concerns(changed, found)) return found;
        const checked = checkFile(file, symbols);
        if (last?.read === file) last.checked = checked;
        return checked;
      });
    },
    keepOnly(names) {
      for (const name of kept.keys()) if (!names.has(name)) kept.delete(name);
    },
  };
}
