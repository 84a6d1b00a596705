// Makes items of a list that is pasted into a text of one line, on the page or in the panel, and cells of cells.
import { count } from "../../../content/report/diagnostic-text.ts";
import { locationFromKey, locationKey, type Location } from "../../model/location.ts";
import { itemsOf, pastedList } from "../../operations/clipboard/pasted-list.ts";
import { cellsOf, pastedRows } from "../../operations/clipboard/pasted-rows.ts";
import type { Arranging } from "../../screen/arrange.ts";
import { formattedAttribute, locationAttribute } from "../../screen/page-elements/attributes.ts";
import { insertWords } from "./plain-text.ts";

/** A text of one line with the caret. */
interface Line {
  location: Location;
  /** Types at the caret. */
  type: (text: string) => void;
}

/**
 * Leaves what can't be items or cells, and any other text, to the text with the caret.
 * @param selected whose fields the panel shows
 */
export function pasteList(
  event: ClipboardEvent,
  { session, say }: Arranging,
  selected: Location | undefined,
): void {
  const rows = pastedRows(event.clipboardData);
  const items = rows ? [] : (pastedList(event.clipboardData) ?? []);
  const [first] = rows?.[0] ?? items;
  const line = lineOnPage(event) ?? (selected && lineInPanel(event, selected.file));
  if (first === undefined || !line) return;
  const { location, type } = line;
  const { files } = session.state().history;
  const pasted = rows ? cellsOf(files, location, rows) : itemsOf(files, location, items.slice(1));
  if (!pasted) return;
  event.preventDefault();
  event.stopPropagation();
  if (pasted.is === "refused") return say(pasted.message, "failure");
  // One undo removes all of it, and nothing that was typed before.
  session.endStep();
  type(first);
  for (const change of pasted.changes) session.change(location.file, change, locationKey(location));
  session.endStep();
  say(rows ? `Pasted ${count(rows.length, "row")}.` : `Pasted ${items.length} items.`);
}

/** Formatted texts have lists of their own. */
function lineOnPage({ target }: Event): Line | undefined {
  // Cast: pasting happens to elements; the frame has its own classes, so `instanceof` doesn't work.
  const words = (target as Element).closest?.<HTMLElement>(`[${locationAttribute}]`);
  if (!words || words.hasAttribute(formattedAttribute)) return undefined;
  const location = locationFromKey(words.getAttribute(locationAttribute) ?? "");
  return { location, type: (text) => insertWords(words, text) };
}

/** Only a field of one line: those of several lines are formatted texts, which keep a list as it was pasted. */
function lineInPanel({ target: input }: Event, file: string): Line | undefined {
  if (!(input instanceof HTMLInputElement) || input.type !== "text") return undefined;
  const field = input.closest<HTMLElement>(".field[data-pointer]")?.dataset["pointer"];
  if (field === undefined) return undefined;
  const type = (text: string) => {
    input.setRangeText(text, input.selectionStart ?? 0, input.selectionEnd ?? 0, "end");
    input.dispatchEvent(new Event("input", { bubbles: true }));
  };
  return { location: locationFromKey(file + field), type };
}
