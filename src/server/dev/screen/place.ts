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
      ? "No code editor is running to open it, so the location was copied."
      : "No code editor is running to open it. Open the file yourself.";
  };
  return { button: button(place, () => void open()), said };
}
