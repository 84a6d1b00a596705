// Repeats a paste that came before the code for it was loaded.
import { clipboardCode } from "./later.ts";

/** Stops a paste, and repeats it once the code is loaded: until then, nobody knows what in it is hidden. */
export function holdPaste(event: ClipboardEvent): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  const { target, clipboardData } = event;
  const formats = {
    "text/plain": clipboardData?.getData("text/plain") ?? "",
    "text/html": clipboardData?.getData("text/html") ?? "",
  };
  void clipboardCode.load().then((code) => target && code?.pasteAgain(target, formats));
}
