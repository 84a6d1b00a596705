// Puts the focus where the editor goes on, once that is drawn.
import { pointer, type Path } from "../../content/model/path.ts";

/** A second, on most screens: then it won't be drawn any more. */
const mostFrames = 60;

/** @param find undefined until it is there */
export function onceDrawn<Found>(find: () => Found | undefined, act: (found: Found) => void): void {
  const look = (left: number): void => {
    const found = find();
    if (found !== undefined) act(found);
    else if (left > 0) requestAnimationFrame(() => look(left - 1));
  };
  requestAnimationFrame(() => look(mostFrames));
}

/** Into a field of the panel, or the first one of what has several. */
export function focusField(path: Path): void {
  onceDrawn(() => {
    const field = document.querySelector(`.panel [data-pointer="${CSS.escape(pointer(path))}"]`);
    return field ? controlIn(field) : undefined;
  }, writeOver);
}

/** Where a field is changed: where there is one, past the tools of an item. */
export function controlIn(field: Element): HTMLElement | undefined {
  const control = field.querySelector<HTMLElement>("input, textarea, select, .chosen");
  return control ?? field.querySelector("button") ?? undefined;
}

/** All that is written there is selected, so that typing replaces it. */
export function writeOver(control: HTMLElement): void {
  control.focus();
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)
    control.select();
}
