// Makes items of a list that is pasted into a text of one line, on the page or in the panel.
import { locationFromKey, locationKey, type Location } from "../../model/location.ts";
import { itemsOf, pastedList } from "../../operations/clipboard/pasted-list.ts";
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
 * Leaves a list that can't be items, and any other text, to the text with the caret.
 * @param selected whose fields the panel shows
 */
export function pasteList(
  event: ClipboardEvent,
  { session, say }: Arranging,
  selected: Location | undefined,
): void {
  const [first, ...rest] = pastedList(event.clipboardData) ?? [];
  const line = lineOnPage(event) ?? (selected && lineInPanel(event, selected.file));
  if (first === undefined || !line) return;
  const { location, type } = line;
  const pasted = itemsOf(session.state().history.files, location, rest);
  if (!pasted) return;
  event.preventDefault();
  event.stopPropagation();
  if (pasted.is === "refused") return say(pasted.message, "failure");
  // One undo removes all of it, and nothing that was typed before.
  session.endStep();
  type(first);
  for (const change of pasted.changes) session.change(location.file, change, locationKey(location));
  session.endStep();
  say(`Pasted ${rest.length + 1} items.`);
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
