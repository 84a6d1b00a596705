// A place in a file, to be pressed: it opens in the editor that runs, or is copied where none does.
import { button, element } from "./element.ts";

/** The place, and where it is said what became of pressing it. */
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
      ? "No editor runs that could open it, so the place was copied."
      : "No editor runs that could open it: open the file yourself.";
  };
  return { button: button(place, () => void open()), said };
}
