// A button with a file name and line that opens the file in the running code editor, or copies the name if none is running.
import { button, element } from "./element.ts";

/** Returns the button, and an element that reports the outcome of a click. */
export function openFileButton(location: string): { button: HTMLElement; status: HTMLElement } {
  const status = element("p");
  status.role = "status";
  const open = async (): Promise<void> => {
    status.textContent = "";
    const answer = await fetch(`/__open-in-editor?file=${encodeURIComponent(location)}`).catch(
      () => undefined,
    );
    if (answer?.ok) return;
    const isCopied = await navigator.clipboard.writeText(location).then(
      () => true,
      () => false,
    );
    status.textContent = isCopied
      ? "No code editor is running to open it, so the location was copied."
      : "No code editor is running to open it. Open the file yourself.";
  };
  return { button: button(location, () => void open()), status };
}
