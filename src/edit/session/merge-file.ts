// Merges two edits of the same file field by field; what both changed is left for the person to choose.
import { diff3Merge } from "node-diff3";
import { compareContent } from "../../content/compare/compare.ts";
import { nothing, shownAsChanged } from "../../content/compare/conflict-words.ts";
import type { Known } from "../../content/compare/shown-text.ts";
import type { Three } from "../../content/compare/merge-lists.ts";
import { mergeValues } from "../../content/compare/merge-values.ts";
import {
  chosenValue,
  clashesIn,
  type Choice,
  type FieldConflict,
} from "../../content/compare/merge-result.ts";
import { pageNameOf, siteFile } from "../../content/model/input.ts";
import { isFields, isSameJson } from "../../content/model/json.ts";
import { siteLanguage } from "../../content/resolve/site-language.ts";
import { setValue } from "../operations/set-value.ts";
import { factsIn } from "../model/read-facts.ts";
import type { Files } from "../model/history.ts";
import { wordsInLines } from "../operations/words-in-lines.ts";
import { parseJson } from "../../content/text/parse-json.ts";
import type { Vocabulary } from "../../content/schema/vocabulary.ts";
import { fileValue, withValues } from "../model/read-json.ts";
import { fileTitle } from "../operations/references/location-name.ts";
import { t } from "../../words/t.ts";

/** The merge of two edits of a file. */
export interface MergedFile {
  /** The fields that both changed differently, in file order. */
  conflicts: readonly FieldConflict[];
  /**
   * @param choices one per clash, in order; "mine" by default
   * @returns the merged text; undefined if the file is removed
   */
  resolve: (choices?: readonly Choice[]) => string | undefined;
}

/**
 * Merges two edits of a file, field by field.
 * @param texts undefined for a file that doesn't exist
 * @param files the edited files, for the names shown in conflicts
 */
export function mergeFile(
  vocabulary: Vocabulary,
  name: string,
  texts: Three<string | undefined>,
  files: Files,
): MergedFile {
  const { mine, base, theirs } = texts;
  if (mine === theirs || theirs === base) return whole(mine);
  if (mine === base) return whole(theirs);
  if (mine === undefined || theirs === undefined || base === undefined)
    return wholeFiles(vocabulary, name, texts, files);
  const values = { mine: parseJson(mine), base: parseJson(base), theirs: parseJson(theirs) };
  const isRead = [values.mine, values.base, values.theirs].every(isFields);
  return isRead
    ? mergeFields(vocabulary, { mine, base, theirs }, values, name, files)
    : mergeLines({ mine, base, theirs }, files);
}

function whole(text: string | undefined): MergedFile {
  return { conflicts: [], resolve: () => text };
}

function mergeFields(
  vocabulary: Vocabulary,
  texts: Three<string>,
  values: Three<unknown>,
  name: string,
  files: Files,
): MergedFile {
  const plan = vocabulary.planOf(name);
  const merged = mergeValues(values, { location: [], plan, known: knownIn(files) });
  const conflicts = clashesIn(merged);
  return {
    conflicts,
    resolve(choices = []) {
      const value = chosenValue(merged, (clash) => choices[conflicts.indexOf(clash)] ?? "mine");
      const lines = mergeLines(texts, files);
      // If merging by line gives the same value, it preserves everyone's formatting.
      const text = lines.conflicts.length === 0 ? lines.resolve() : undefined;
      return text !== undefined && isSameJson(parseJson(text), value)
        ? text
        : setValue(texts.theirs, value);
    },
  };
}

/** Shown for lines of a file that differ, but have nothing to read. */
const noWords = t`Brackets, commas or quotes`;

/** Merges by line: files that can't be parsed, and how the lines of any other are laid out. */
function mergeLines({ mine, base, theirs }: Three<string>, files: Files): MergedFile {
  const parts = diff3Merge(linesOf(mine), linesOf(base), linesOf(theirs), {
    excludeFalseConflicts: true,
  });
  const conflicts = parts.flatMap(({ conflict }) => {
    const shown = (lines: readonly string[]) => {
      const written = lines.join("");
      if (written.trim() === "") return nothing;
      return wordsInLines(written, knownIn(files)) || noWords;
    };
    return conflict ? [{ location: [], mine: shown(conflict.a), theirs: shown(conflict.b) }] : [];
  });
  return {
    conflicts,
    resolve(choices = []) {
      let next = 0;
      const chosen = parts.flatMap(({ ok, conflict }) => {
        if (!conflict) return ok ?? [];
        return choices[next++] === "theirs" ? conflict.b : conflict.a;
      });
      return chosen.join("");
    },
  };
}

/** For a file that one person removed and the other changed, or that both added. */
function wholeFiles(
  vocabulary: Vocabulary,
  name: string,
  { mine, base, theirs }: Three<string | undefined>,
  files: Files,
): MergedFile {
  const titleOf = (text: string) =>
    fileTitle(withValues(new Map([...files, [name, text]]), files), name);
  const title = titleOf(mine ?? theirs ?? "");
  const shown = (text: string | undefined) => {
    if (text === undefined) return t`Remove the page “${title}”`;
    if (base === undefined) return t`Add the page “${titleOf(text)}”`;
    const found = compareContent(
      { files: new Map([[name, base]]), media: new Map() },
      { files: new Map([[name, text]]), media: new Map() },
      vocabulary,
    );
    return shownAsChanged(t`the page “${title}”`, found);
  };
  const clash = { location: [], mine: shown(mine), theirs: shown(theirs) };
  return {
    conflicts: [clash],
    resolve: ([choice = "mine"] = []) => (choice === "mine" ? mine : theirs),
  };
}

function knownIn(files: Files): Known {
  const pages = [...files.keys()].filter((name) => name !== siteFile);
  const titles = pages.map((name) => [pageNameOf(name), fileTitle(files, name)] as const);
  const language = siteLanguage(fileValue(files, siteFile));
  return { facts: factsIn(files), titles: new Map(titles), language };
}

/** The lines with their line breaks, so that joining them gives the text again. */
function linesOf(text: string): string[] {
  return text.split(/(?<=\n)/);
}
