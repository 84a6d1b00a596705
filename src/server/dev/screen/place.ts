// A button with a file name and line that opens the file in the running code editor, or copies the name if none is running.
import { button, element } from "./element.ts";

/** Returns the button, and an element that reports the outcome of a click. */
export function placeButton(place: string): { button: HTMLElement; said: HTMLElement } {
  const said = element("p");
  said.role = "status";
  const open = async (): Promise<void> => {
    said.textContent = "";
    const answer = await fetch(`/__open-in-editor?file=${encodeURIComponent(place)}`).catch(
      () => undefined,
    );
    if (answer?.ok) return;
    const isCopied = await navigator.clipboard.writeText(place).then(
      () => true,
      () => false,
    );
    said.textContent = isCopied
      ? "No code editor is running to open it, so the location was copied."
      : "No code editor is running to open it. Open the file yourself.";
  };
  return { button: button(place, () => void open()), said };
}
