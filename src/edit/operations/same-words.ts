// Finds other texts that still have the old wording after an edit, and updates them on request.
import { groupBy } from "../../content/model/group.ts";
import { hasStandIn } from "../../content/check/stand-ins.ts";
import { siteFile } from "../../content/model/input.ts";
import { valueAt } from "../../content/model/json.ts";
import type { Path } from "../../content/model/path.ts";
import { englishWording } from "../../content/resolve/complete-wording.ts";
import { soleFact } from "../../content/resolve/facts.ts";
import { siteLanguage } from "../../content/resolve/site-language.ts";
import { innerPlan, walk, type Plan } from "../../content/schema/walk.ts";
import type { Operation, Files } from "../model/history.ts";
import { escapeText } from "./escape-markdown.ts";
import { matchingLabels } from "./pages/same-labels.ts";
import { labelFromTitle } from "./pages/title-label.ts";
import { locationKey, pageIn, type Location } from "../model/location.ts";
import { withFollowUps } from "./questions/follow-up.ts";
import { pageOfLink } from "../../content/model/linked-page.ts";
import { parseJson } from "../../content/text/parse-json.ts";
import type { Vocabulary } from "../../content/schema/vocabulary.ts";
import { fileValue } from "../model/read-json.ts";
import { previousText } from "./previous-text.ts";

/** A text with the old wording, and its new wording. */
interface SameText extends Location {
  words: string;
}

/** In characters: shorter texts may be the same by chance. */
const minLength = 12;

/** The edited text. */
interface Changed extends Location {
  was: string;
  words: string;
  kind: Plan["kind"];
}

/**
 * Texts with the old wording of an edited text, and labels of links to the same page, even short ones.
 * @param before earlier states of the files: each may have a different old wording
 */
export function sameWords(
  vocabulary: Vocabulary,
  before: readonly Files[],
  now: Files,
  location: Location,
): SameText[] {
  const { file, path } = location;
  const root = fileValue(now, file);
  const words = valueAt(root, path);
  const plan = planAt(vocabulary, file, root, path);
  if (typeof words !== "string" || words.trim() === "" || !isForVisitors(plan, path)) return [];
  const earlier = new Set(before.map((files) => files.get(file)));
  earlier.delete(now.get(file));
  const former = [...earlier].map((text) => previousText(parseJson(text ?? ""), root, path));
  const echoes = [...new Set(former)].flatMap((was) => {
    if (typeof was !== "string" || was === words) return [];
    const changed = { file, path, was, words, kind: plan?.kind };
    if (isPlaceholder(vocabulary, now, location, was)) return [];
    const found = [
      ...labelsOfLinks(vocabulary, now, changed),
      ...textsSaying(vocabulary, now, changed),
    ];
    return found.filter((echo) => !isPlaceholder(vocabulary, now, echo, was));
  });
  const own = locationKey(location);
  const others = echoes.filter((echo) => locationKey(echo) !== own);
  return [...groupBy(others, locationKey).values()].flatMap((same) => same.slice(0, 1));
}

/** Gives all of them the new wording. */
export function replaceSameWords(
  vocabulary: Vocabulary,
  files: Files,
  echoes: readonly SameText[],
): Operation[] {
  return echoes.flatMap(({ file, path, words }) =>
    withFollowUps(vocabulary, files, file, { do: "set", path, value: words }),
  );
}

/**
 * Whether the check lists this text there as one that must be replaced. Every other text from the same sample has the
 * same words, and each will get its own.
 */
function isPlaceholder(
  vocabulary: Vocabulary,
  files: Files,
  { file, path }: Location,
  text: string,
): boolean {
  const root = fileValue(files, file);
  const around = path.map((_, depth) => valueAt(root, [...path.slice(0, depth), "language"]));
  const own = around.findLast((language) => typeof language === "string");
  const language = String(own ?? siteLanguage(fileValue(files, siteFile)));
  const isBuiltIn = file === siteFile && path[0] === "wording" && !language.startsWith("en");
  return (
    hasStandIn(text, vocabulary) ||
    vocabulary.isLeftInEnglish(text, language) ||
    (isBuiltIn && text === englishWording(path.slice(1)))
  );
}

/** Labels of links to a page that match its old title, or the old label of an edited link. */
function labelsOfLinks(
  vocabulary: Vocabulary,
  now: Files,
  { file, path, was, words }: Changed,
): SameText[] {
  const label = labelFromTitle(words);
  const isTitle = path.length === 1 && path[0] === "title";
  const isLabel = path.at(-1) === "label";
  if ((!isTitle && !isLabel) || label === "" || label === labelFromTitle(was)) return [];
  const link = valueAt(fileValue(now, file), path.slice(0, -1));
  const page = isTitle ? pageIn(file) : pageOfLink(link);
  if (page === undefined) return [];
  return matchingLabels(vocabulary, now, page, was).map((location) => ({
    ...location,
    words: label,
  }));
}

function textsSaying(
  vocabulary: Vocabulary,
  now: Files,
  { was, words, kind }: Changed,
): SameText[] {
  if (was.trim().length < minLength || soleFact(was) !== undefined) return [];
  // A text without formatting is the same in Markdown and plain fields.
  const arePlain = isPlain(was) && isPlain(words);
  return [...now].flatMap(([file, text]) => {
    // Parsing is slow, so files that can't contain the text are skipped.
    if (!text.includes(was) && !text.includes("\\")) return [];
    const found: SameText[] = [];
    walk(vocabulary.planOf(file), fileValue(now, file), ({ plan, value, path }) => {
      if (value === was && isForVisitors(plan, path) && (arePlain || plan.kind === kind))
        found.push({ file, path: [...path], words });
    });
    return found;
  });
}

function planAt(vocabulary: Vocabulary, file: string, root: unknown, path: Path): Plan | undefined {
  return path.reduce<Plan | undefined>((plan, key, depth) => {
    const value = valueAt(root, path.slice(0, depth));
    const isInner = plan && typeof value === "object" && value !== null;
    return isInner ? innerPlan(plan, value, String(key)) : undefined;
  }, vocabulary.planOf(file));
}

/** Whether visitors read it; facts and the values of choices don't count. */
function isForVisitors(plan: Plan | undefined, path: Path): boolean {
  const isText = plan?.kind === "text" || plan?.kind === "markdown";
  return isText && plan.isFact !== true && path.at(-1) !== "value";
}

function isPlain(words: string): boolean {
  const around = { startsLine: true, isInLink: false };
  return !words.includes("\n") && escapeText(words, "likely", around) === words;
}
