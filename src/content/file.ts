// One file through the phases that look at it alone: read, held against its schema, resolved, checked. What was
// found is kept until the file changes, or what the names in it stand for.
import { checkFile } from "./check/check-file.ts";
import type { CheckedFile } from "./check/checked-file.ts";
import type { SymbolTable } from "./model/symbols.ts";
import { readContentFile, type ContentText, type ReadFile } from "./schema/read-file.ts";

interface FilePhases {
  read: (folder: string, name: string, content: ContentText) => ReadFile;
  check: (file: ReadFile, symbols: SymbolTable) => CheckedFile;
  /** Forgets the files that aren't among these. */
  keepOnly: (names: ReadonlySet<string>) => void;
}

interface Kept {
  folder: string;
  content: ContentText;
  read: ReadFile;
  symbols?: SymbolTable;
  checked?: CheckedFile;
}

export function createFilePhases(): FilePhases {
  const kept = new Map<string, Kept>();
  return {
    read(folder, name, content) {
      const last = kept.get(name);
      const isSame =
        last?.folder === folder &&
        last.content.text === content.text &&
        last.content.encoding === content.encoding &&
        JSON.stringify(last.content.unreadable) === JSON.stringify(content.unreadable);
      if (isSame) return last.read;
      const read = readContentFile(folder, name, content);
      kept.set(name, { folder, content, read });
      return read;
    },
    check(file, symbols) {
      const last = kept.get(file.name);
      if (last?.read === file && last.checked && last.symbols === symbols) return last.checked;
      const checked = checkFile(file, symbols);
      if (last?.read === file) kept.set(file.name, { ...last, symbols, checked });
      return checked;
    },
    keepOnly(names) {
      for (const name of kept.keys()) if (!names.has(name)) kept.delete(name);
    },
  };
}
