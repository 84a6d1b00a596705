// Pastes a copied item; or into a text: makes items of a list and cells of cells, takes the cleaned words anywhere else,
// and says what was left out. Formatted texts read the clipboard themselves.
import { counted } from "../../../words/counted.ts";
import { allOf } from "../../../words/formats.ts";
import type { Vocabulary } from "../../../content/schema/vocabulary.ts";
import type { Files } from "../../model/history.ts";
import { locationKey, type Location } from "../../model/location.ts";
import { factsIn, type Facts } from "../../model/read-facts.ts";
import { readCopied } from "../../operations/clipboard/copied-item.ts";
import { itemsOf, type PastedItems } from "../../operations/clipboard/pasted-list.ts";
import {
  cellsOf,
  operationForCells,
  type PastedCells,
} from "../../operations/clipboard/pasted-rows.ts";
import { isMarkdownAt } from "../../schema/is-markdown.ts";
import type { Arranging } from "../../screen/arrange.ts";
import { formattedAttribute } from "../../screen/page-elements/attributes.ts";
import { anyFact } from "../facts/fact-element.ts";
import {
  elementAt,
  fieldAt,
  lineInPanel,
  lineOnPage,
  typeOnPage,
  wordsOnPage,
  type Line,
} from "./line-at-caret.ts";
import { markdownOf } from "./markdown-of.ts";
import { withoutBreaks, pasteAgain } from "./paste-again.ts";
import { pasteCopied } from "./paste-copied.ts";
import { readClipboard, type Clipboard } from "./read-clipboard.ts";
import type { LeftOut } from "./sources.ts";
import { t } from "../../../words/t.ts";

/**
 * @param file of the shown page
 * @param selected whose fields the panel shows
 */
export function paste(
  event: ClipboardEvent,
  arranging: Arranging,
  file: string,
  selected: Location | undefined,
): void {
  const copied = readCopied(event.clipboardData?.getData("text/plain") ?? "");
  if (!copied) return pasteWords(event, arranging, selected);
  // Nobody wants its text in a field.
  event.preventDefault();
  event.stopPropagation();
  pasteCopied(copied, arranging, file, selected);
}

/** Leaves words that needn't be cleaned to the text with the caret. */
function pasteWords(
  event: ClipboardEvent,
  { session, say }: Arranging,
  selected: Location | undefined,
): void {
  const { target, clipboardData } = event;
  const { files } = session.state().history;
  const facts = factsIn(files);
  const line = lineOnPage(event, facts) ?? (selected && lineInPanel(event, selected.file));
  const clipboard = readClipboard(clipboardData, isInFact(event, line));
  const isFile = [...(clipboardData?.files ?? [])].length > 0 && !/\S/.test(clipboard.words);
  const withoutMessage = isFile ? fileMessage : leftOutMessage(clipboard);
  const parts = line && partsFor(session.vocabulary, line, clipboard, files);
  const stop = () => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  if (parts) {
    stop();
    const { first, pasted, message } = parts;
    if (pasted.is === "refused") return say(pasted.message, "failure");
    // One undo removes all of it, and nothing that was typed before.
    session.endStep();
    // As in a spreadsheet, where each cell takes the place of another; the first item of a list goes on from the caret.
    if (pasted.is === "cells") line.selectAll();
    line.type(first);
    makeChanges(session, line.location, pasted);
    session.endStep();
    const done = [message, withoutMessage].filter((each) => each !== "").join(" ");
    return done === "" ? undefined : say(done);
  }
  const onPage = wordsOnPage(event);
  if (onPage) {
    stop();
    typeOnPage(onPage, withoutBreaks(clipboard.words), facts);
    return withoutMessage === "" ? undefined : say(withoutMessage);
  }
  if (isFormatted(event)) {
    // A message is over when the text changes, so it comes after the text has taken the paste.
    const later = () => withoutMessage !== "" && say(withoutMessage);
    elementAt(target).ownerDocument?.addEventListener("paste", later, { once: true });
    return undefined;
  }
  const field = selected && fieldAt(target, selected.file);
  const isMarkdown = field && isMarkdownAt(session.vocabulary, files, field);
  const read = isMarkdown ? inMarkdown(clipboard.words, clipboardData, facts) : clipboard.words;
  if (target && read !== (clipboardData?.getData("text/plain") ?? "")) {
    stop();
    const words = line ? withoutBreaks(read) : read;
    if (words !== "") pasteAgain(target, { "text/plain": words });
  }
  if (withoutMessage !== "") say(withoutMessage);
}

/** The spaces around formatted words stay: they keep them apart from those beside them. */
function inMarkdown(words: string, clipboard: DataTransfer | null, facts: Facts): string {
  const html = clipboard?.getData("text/html") ?? "";
  const written = html === "" ? undefined : markdownOf(html, (name) => facts[name] ?? "");
  if (written === undefined) return words;
  return words.replace(/\S(?:[^]*\S)?/, () => written);
}

function makeChanges(
  session: Arranging["session"],
  location: Location,
  pasted: Exclude<Parts["pasted"], { is: "refused" }>,
): void {
  const { file } = location;
  const key = locationKey(location);
  const changes = pasted.is === "items" ? pasted.changes : pasted.columns;
  for (const change of changes) session.change(file, change, key);
  if (pasted.is === "items") return;
  session.apply(operationForCells(session.state().history.files, file, pasted.texts), key);
}

const fileMessage = t`Nothing was pasted: a text takes only words.`;

interface Parts {
  first: string;
  pasted: PastedItems | PastedCells;
  message: string;
}

/** The items or cells that are pasted; undefined for words. */
function partsFor(
  vocabulary: Vocabulary,
  { location }: Line,
  { rows, points, caption }: Clipboard,
  files: Files,
): Parts | undefined {
  const cells = rows && cellsOf(vocabulary, files, location, rows);
  if (rows && cells) {
    const number = counted(rows.length, "row");
    const pasted =
      caption === ""
        ? t`Pasted ${number}.`
        : t`Pasted ${number}, without the caption “${caption}”.`;
    const fit = cells.is === "cells" ? cells.message : "";
    const message = [pasted, fit].filter((each) => each !== "").join(" ");
    return { first: rows[0]?.[0] ?? "", pasted: cells, message };
  }
  const [first, ...others] = points ?? [];
  const items = first === undefined ? undefined : itemsOf(vocabulary, files, location, others);
  if (first === undefined || !items) return undefined;
  return { first, pasted: items, message: t`Pasted ${others.length + 1} items.` };
}

const leftOutWords: Readonly<Record<LeftOut, string>> = {
  "hidden words": t`hidden words`,
  "crossed-out words": t`crossed-out words`,
  comments: t`comments`,
  footnotes: t`footnotes`,
  "headers and footers": t`headers and footers`,
  pictures: t`pictures`,
};

function leftOutMessage({ words, leftOut }: Clipboard): string {
  if (leftOut.size === 0) return "";
  const what = allOf([...leftOut].map((each) => leftOutWords[each]));
  return /\S/.test(words) ? t`Left out: ${what}.` : t`Nothing was pasted: there were only ${what}.`;
}

function isInFact({ target }: Event, line: Line | undefined): boolean {
  return line?.location.path[0] === "facts" || Boolean(elementAt(target).closest?.(anyFact));
}

function isFormatted({ target }: Event): boolean {
  return Boolean(elementAt(target).closest?.(`[${formattedAttribute}]`));
}
