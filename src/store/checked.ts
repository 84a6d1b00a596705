// What publishing and removing media need to know from a check of the saved content.
import type { Diagnostic } from "../content/diagnostics/problem.ts";
import type { ContentInput } from "../content/model/input.ts";
import { contentInput } from "./content-input.ts";
import type { Stored, StoredFile } from "./store.ts";
import { t } from "../words/t.ts";

export interface Checked {
  /** The first mistake, and what to do about it, in sentences. */
  mistake: string | undefined;
  /** The names of media that no page uses, as far as mistakes let that be seen. */
  unused: ReadonlySet<string>;
}

interface Content extends Pick<Stored, "folder" | "assets"> {
  files: readonly Omit<StoredFile, "version">[];
}

/** The compiler's input for content as it is stored. */
export function inputOf({ files, ...stored }: Content): ContentInput {
  const encodings = files.flatMap(({ name, encoding }) =>
    encoding === undefined ? [] : [[name, encoding] as const],
  );
  const texts = files.map(({ name, text }) => [name, text] as const);
  return contentInput(stored, texts, new Map(encodings));
}

/** @param folder the content folder, as it was compiled */
export function checkedFrom(folder: string, diagnostics: readonly Diagnostic[]): Checked {
  const nameOf = (file: string) => file.slice(folder.length + 1);
  const error = diagnostics.find(({ severity }) => severity === "error");
  const unused = diagnostics.filter(({ id }) => id === "unused-media");
  return {
    mistake:
      error &&
      t`${nameOf(error.file)}, line ${error.line}, has a mistake: ${error.message} Fix it, then publish again.`,
    unused: new Set(unused.map(({ file }) => nameOf(file))),
  };
}
