// Moves the focus to where the author continues, once that is drawn.
import { pointer, type Path } from "../../content/model/path.ts";
import { holdLetters } from "./hold-letters.ts";

/** A second on most screens; after that it won't be drawn any more. What is being loaded doesn't count. */
const maxFrames = 60;

/** Whether the panel shows something else until the code of its fields is loaded. */
export const areFieldsLoading = (): boolean =>
  document.querySelector(".panel [aria-busy=true]") !== null;

/** @param find returns undefined until it is drawn @param miss is called if it isn't drawn in time */
export function onceDrawn<Found>(
  find: () => Found | undefined,
  run: (found: Found) => void,
  miss: () => void = () => undefined,
): void {
  const check = (framesLeft: number): void => {
    const found = find();
    if (found !== undefined) run(found);
    else if (framesLeft > 0) {
      const left = areFieldsLoading() ? framesLeft : framesLeft - 1;
      requestAnimationFrame(() => check(left));
    } else miss();
  };
  requestAnimationFrame(() => check(maxFrames));
}

/** Focuses a field in the panel, or the first one of a group. What is typed from now on goes there. */
export function focusField(path: Path): void {
  const type = holdLetters();
  onceDrawn(
    () => fieldAt(path),
    (control) => {
      focusAndSelect(control);
      type(control.ownerDocument);
    },
    type,
  );
}

/** The same, with the caret at the first match instead of a selection over the whole text. */
export function focusWords(path: Path, words: RegExp): void {
  onceDrawn(
    () => fieldAt(path),
    (control) => {
      control.focus();
      if (control.isContentEditable)
        return collapseTo(control, startOf(words, control.textContent));
      if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return;
      const at = startOf(words, control.value);
      // Other types, such as a checkbox, have no caret.
      if (control.selectionStart !== null) control.setSelectionRange(at, at);
    },
  );
}

function startOf(words: RegExp, text: string): number {
  return Math.max(0, text.search(words));
}

/** In a field with chips; before a chip that the words begin in. */
function collapseTo(control: HTMLElement, offset: number): void {
  let left = offset;
  for (const [index, node] of control.childNodes.entries()) {
    const length = node.textContent?.length ?? 0;
    const isText = node.nodeType === Node.TEXT_NODE;
    if (left < length)
      return getSelection()?.collapse(isText ? node : control, isText ? left : index);
    left -= length;
  }
}

/** Does what the panel's button for a field that isn't there yet does; without such a button, nothing. */
export function addField(path: Path): void {
  onceDrawn(
    () =>
      document.querySelector<HTMLElement>(`${fieldOf(path)} > .add-fields > button`) ?? undefined,
    (button) => button.click(),
  );
}

function fieldAt(path: Path): HTMLElement | undefined {
  const field = document.querySelector(fieldOf(path)) ?? document.querySelector(fieldBelow(path));
  // Until its input is there, a field may have nothing but a button for something else.
  if (!field || field.querySelector("[aria-busy=true]")) return undefined;
  return controlIn(field);
}

const fieldOf = (path: Path) => `.panel [data-pointer="${CSS.escape(pointer(path))}"]`;
const fieldBelow = (path: Path) => `.panel [data-pointer^="${CSS.escape(pointer(path))}/"]`;

/** The input of a field, if it has one; otherwise its first button. */
export function controlIn(field: Element): HTMLElement | undefined {
  const control = field.querySelector<HTMLElement>(
    "input, textarea, select, .chosen, [role=textbox]",
  );
  return control ?? field.querySelector("button") ?? undefined;
}

/** Selects all of its text, so that typing replaces it. */
export function focusAndSelect(control: HTMLElement): void {
  control.focus();
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)
    control.select();
  else if (control.isContentEditable) getSelection()?.selectAllChildren(control);
}
