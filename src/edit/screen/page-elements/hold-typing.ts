// Keeps what is typed before the text that it goes to is drawn or open.
import { shownPage } from "./find-element.ts";

/** Letters, or Enter. */
type Typed = string | KeyboardEvent;

const holds: Typed[][] = [];

/**
 * @param first what was typed already
 * @returns a function that types everything where the caret is by then; with false, it is dropped
 */
export function holdTyping(first = ""): (isTyped?: boolean) => void {
  const page = shownPage();
  const held: Typed[] = first === "" ? [] : [first];
  const controller = new AbortController();
  const options = { capture: true, signal: controller.signal };
  const hold = (event: Event, typed: Typed) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(typed);
  };
  page?.addEventListener(
    "beforeinput",
    (event) => {
      if (event.inputType === "insertText") hold(event, event.data ?? "");
    },
    options,
  );
  page?.addEventListener(
    "keydown",
    (event) => {
      if (event.key === "Enter") hold(event, new KeyboardEvent("keydown", event));
    },
    options,
  );
  holds.push(held);
  return (isTyped = true) => {
    controller.abort();
    holds.splice(holds.indexOf(held), 1);
    if (page && isTyped) typeInto(page, held);
  };
}

function typeInto(page: Document, held: readonly Typed[]): void {
  for (const [index, typed] of held.entries()) {
    if (typeof typed === "string") page.execCommand("insertText", false, typed);
    else page.activeElement?.dispatchEvent(typed);
    // This Enter added another row, which isn't drawn yet either.
    const next = holds.at(-1);
    if (next) return void next.push(...held.slice(index + 1));
  }
}
