// Compares two states of a content folder and lists the changes as people would name them.
import { pageNameOf, siteFile, type ContentInput } from "../model/input.ts";
import { isFields } from "../model/json.ts";
import type { Facts } from "../model/symbols.ts";
import { fillFacts } from "../resolve/facts.ts";
import { siteLanguage } from "../resolve/site-language.ts";
import { readContentFile } from "../schema/read-file.ts";
import type { ReadFile } from "../schema/read-flawless.ts";
import type { Vocabulary } from "../schema/vocabulary.ts";
import { inWords } from "./value-names.ts";
import type { Difference, Found, FileDifference } from "./difference.ts";
import { joinMoved } from "./moved.ts";
import { pairs } from "./pairs.ts";
import type { Known } from "./shown-text.ts";
import { asItem, compareValues } from "./values.ts";
import { unmarked, wholly } from "./words.ts";
import { t } from "../../words/t.ts";

/** A content folder's files as text, and its media with something that identifies their content. */
export type ContentState = Pick<ContentInput, "files" | "media">;

/**
 * The differences: site first, then each page, then media. Never throws for content.
 * @param vocabulary what both can consist of
 */
export function compareContent(
  before: ContentState,
  after: ContentState,
  vocabulary: Vocabulary,
): Difference[] {
  const read = readWith(vocabulary);
  const known = { before: knownIn(before, read), after: knownIn(after, read) };
  const [were, are] = [changedFiles(before, after, read), changedFiles(after, before, read)];
  const differences = filePairs(were, are).flatMap(({ from, to }): FileDifference[] => {
    if (!to) return from ? [wholeFile(from, "removed", known.before)] : [];
    if (!from) return [wholeFile(to, "added", known.after)];
    const named = { file: to.name, page: pageName(to, known.after.facts) };
    const inside = compareValues({ before: fieldsOf(from), after: fieldsOf(to) }, to.plan, known);
    const located = ({ from: path, back, ...found }: Found): FileDifference => ({
      ...named,
      ...found,
      from: path && { file: from.name, path },
      ...(back && { back: { file: to.name, path: back } }),
    });
    return [...nameChange(from, to, named), ...inside.map(located)];
  });
  return [...joinMoved(differences), ...mediaChanges(before.media, after.media)];
}

type Read = (name: string, text: string | undefined) => ReadFile;

function readWith(vocabulary: Vocabulary): Read {
  return (name, text = "") => readContentFile("", name, { text }, vocabulary);
}

/** The files of a state that are missing or different in the other, parsed. */
function changedFiles(state: ContentState, other: ContentState, read: Read): ReadFile[] {
  const changed = [...state.files].filter(([name, text]) => other.files.get(name) !== text);
  return changed.map(([name, text]) => read(name, text));
}

function factsIn({ facts }: Record<string, unknown>): Facts {
  const texts = Object.entries(isFields(facts) ? facts : {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return Object.fromEntries(texts);
}

function knownIn(state: ContentState, read: Read): Known {
  const site = fieldsOf(read(siteFile, state.files.get(siteFile)));
  const facts = factsIn(site);
  let titles: Known["titles"] | undefined;
  return {
    facts,
    language: siteLanguage(site),
    // Every page is read for them, and most changes have no link.
    get titles() {
      return (titles ??= titlesIn(state, facts, read));
    },
  };
}

function titlesIn({ files }: ContentState, facts: Facts, read: Read): Map<string, string> {
  const titles = new Map<string, string>();
  for (const [name, text] of files) {
    if (name === siteFile) continue;
    const { title } = fieldsOf(read(name, text));
    if (typeof title === "string") titles.set(pageNameOf(name), fillFacts(title, facts).text);
  }
  return titles;
}

/** A file that can't be read has no fields. */
function fieldsOf({ value }: ReadFile): Record<string, unknown> {
  return isFields(value) ? value : {};
}

/** Pairs files by name, and renamed files by content. */
function filePairs(
  before: readonly ReadFile[],
  after: readonly ReadFile[],
): { from?: ReadFile | undefined; to?: ReadFile | undefined }[] {
  const byName = new Map(before.map((file) => [file.name, file]));
  const isKept = new Set(after.map(({ name }) => name));
  const gone = before.filter(({ name }) => !isKept.has(name));
  const come = after.filter(({ name }) => !byName.has(name));
  const asItems = (files: readonly ReadFile[]) => files.map(({ value }) => asItem(value));
  const former = new Map(
    pairs(asItems(gone), asItems(come)).map((pair) => [come[pair.after], gone[pair.before]]),
  );
  const renamed = new Set(former.values());
  const joined = [
    ...after.map((to) => ({ from: byName.get(to.name) ?? former.get(to), to })),
    ...gone.filter((from) => !renamed.has(from)).map((from) => ({ from, to: undefined })),
  ];
  const order = ({ name = "" } = {}) => (name === siteFile ? "" : name);
  return joined.sort((one, other) =>
    order(one.to ?? one.from) < order(other.to ?? other.from) ? -1 : 1,
  );
}

function pageName(file: ReadFile, facts: Facts): string {
  if (file.name === siteFile) return t`Site settings`;
  const { title } = fieldsOf(file);
  return typeof title === "string" ? fillFacts(title, facts).text : file.name;
}

function wholeFile(file: ReadFile, did: "added" | "removed", known: Known): FileDifference {
  const words = wholly(inWords(file.value, file.plan, known));
  const [before, after] = did === "added" ? [[], words] : [words, []];
  const location = [file.plan.title ?? file.name];
  const from = did === "removed" ? { file: file.name, path: [] } : undefined;
  const page = pageName(file, known.facts);
  return { file: file.name, path: [], from, page, location, did, before, after };
}

function nameChange(
  from: ReadFile,
  to: ReadFile,
  named: Pick<Difference, "file" | "page">,
): FileDifference[] {
  if (from.name === to.name) return [];
  const [before, after] = [wholly(from.name), wholly(to.name)];
  const formerly = { file: from.name, path: [] };
  return [
    { ...named, path: [], from: formerly, location: [t`File`], did: "renamed", before, after },
  ];
}

function mediaChanges(before: ContentState["media"], after: ContentState["media"]): Difference[] {
  return [...new Set([...before.keys(), ...after.keys()])].sort().flatMap((file): Difference[] => {
    const [was, is] = [before.get(file), after.get(file)];
    if (was === is) return [];
    const did = was === undefined ? "added" : is === undefined ? "removed" : "changed";
    const words = unmarked(file);
    return [
      {
        file,
        path: [],
        from: was === undefined ? undefined : { file, path: [] },
        page: t`Media`,
        location: [t`File`],
        did,
        before: was === undefined ? [] : words,
        after: is === undefined ? [] : words,
      },
    ];
  });
}
