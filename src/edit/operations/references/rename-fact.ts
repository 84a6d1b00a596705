// Renames and removes facts.
import { factTitle } from "../../../words/fact-title.ts";
import { usualFactCalled } from "./usual-titles.ts";
import { siteFile } from "../../../content/model/input.ts";
import { valueAt } from "../../../content/model/json.ts";
import type { Path } from "../../../content/model/path.ts";
import { readContentFile } from "../../../content/schema/read-file.ts";
import type { Vocabulary } from "../../../content/schema/vocabulary.ts";
import type { Operation, Files } from "../../model/history.ts";
import { factReferences, replaceNames } from "./references.ts";
import { t } from "../../../words/t.ts";

/** Renames a fact and updates every text that uses it. */
export function renameFact(
  vocabulary: Vocabulary,
  files: Files,
  from: string,
  to: string,
): Operation[] {
  const text = files.get(siteFile);
  if (text === undefined) return [];
  const { source, value } = readContentFile("", siteFile, { text }, vocabulary);
  const key = source.range({ path: ["facts", from], at: "key" });
  const own = [
    { offset: key.offset + 1, length: key.length - 2 },
    ...standInsOf(value, from).map((path) =>
      source.range({ path, at: "part", from: 0, length: from.length }),
    ),
  ].map((range) => ({ file: siteFile, path: [], range }));
  return replaceNames([...factReferences(vocabulary, files, from), ...own], to);
}

export function removeFact(vocabulary: Vocabulary, files: Files, fact: string): Operation[] {
  const { value } = readContentFile("", siteFile, { text: files.get(siteFile) ?? "" }, vocabulary);
  return [["facts", fact], ...standInsOf(value, fact).toReversed()].map((path) => {
    return { file: siteFile, change: { do: "remove", path } };
  });
}

/** The places where a fact is listed as a placeholder. */
function standInsOf(site: unknown, fact: string): Path[] {
  const listed = valueAt(site, ["standIns"]);
  return (Array.isArray(listed) ? listed : []).flatMap((each: unknown, index): Path[] =>
    each === fact ? [["standIns", index]] : [],
  );
}

/** @returns the name of a fact that people call by these words: `replyTime` for “Reply time”, and for itself */
export function factName(title: string): string {
  const usual = usualFactCalled(title);
  if (usual !== undefined) return usual;
  const [first = "", ...others] = title.trim().split(/[\s-]+/);
  const rest = others.map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return first.replace(/^[A-Z]+(?![a-z])|^[A-Z]/, (begin) => begin.toLowerCase()) + rest.join("");
}

/** What is wrong with a fact's name; undefined if it can be used. Two facts that are called the same can't be told apart. */
export function factNameProblem(name: string, taken: readonly string[]): string | undefined {
  if (!/^[a-z][a-zA-Z0-9]*$/.test(name))
    return t`Use only letters from A to Z and digits, and begin with a letter. Example: Full name`;
  return taken.some((each) => factTitle(each) === factTitle(name))
    ? t`There is already a fact “${factTitle(name)}”. Choose another name.`
    : undefined;
}
