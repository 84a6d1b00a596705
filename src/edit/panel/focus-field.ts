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

/** Into a field of the panel, all that is written there selected, so that typing replaces it. */
export function focusField(path: Path): void {
  const field = `.panel [data-pointer="${CSS.escape(pointer(path))}"]`;
  onceDrawn(
    () =>
      document.querySelector<HTMLElement>(
        `${field} :is(input, textarea, select), ${field} button`,
      ) ?? undefined,
    (control) => {
      control.focus();
      if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)
        control.select();
    },
  );
}
