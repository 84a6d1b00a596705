// Warns that the content folder can't be read, so that nobody takes the shown site for the saved one.
import { putIntoBar } from "./dev-bar.ts";
import { element, hostElement } from "./element.ts";

const styles = `
  :host { border-block-start: 4px solid #e0803a; }
  h2 { font-size: 1.1rem; margin: 0; }
  p { margin: .25rem 0; overflow-wrap: anywhere; }
`;

let shown: HTMLElement | undefined;

/** @param message why it can't be read, the same as in the terminal; null once it can */
export function showReadError(message: string | null): void {
  shown?.remove();
  shown = undefined;
  if (message === null) return;
  const title = "The content can't be read. This page is the last version without errors.";
  const section = element("section", element("h2", title), element("p", message));
  section.role = "alert";
  shown = hostElement("content-unreadable", styles, section);
  putIntoBar(shown);
}
