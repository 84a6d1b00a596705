// Writes the new names of renamed fields into a file that is opened, so that the editor knows only those. The file isn't
// changed in the store until the author changes something in it.
import { applyFixes } from "../../content/report/apply-fixes.ts";
import { fixesOf } from "../../content/report/fixes.ts";
import { readContentFile } from "../../content/schema/read-file.ts";
import type { Vocabulary } from "../../content/schema/vocabulary.ts";
import type { StoredFile } from "../../store/store.ts";

/** @returns the files by name; those without an old name are the same */
export function withNewNames(
  files: readonly StoredFile[],
  vocabulary: Vocabulary,
): Map<string, StoredFile> {
  return new Map(files.map((file) => [file.name, renamedIn(file, vocabulary)]));
}

function renamedIn(file: StoredFile, vocabulary: Vocabulary): StoredFile {
  const { name, text } = file;
  if (!vocabulary.formerNames.some((former) => text.includes(former))) return file;
  const { source, shapeProblems } = readContentFile("", name, { text }, vocabulary);
  const renamed = shapeProblems.filter(({ id }) => id === "renamed-field");
  return { ...file, text: applyFixes(text, fixesOf(source, renamed)).text };
}
