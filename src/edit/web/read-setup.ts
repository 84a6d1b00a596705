// Reads the values that the build put into the editor's page.
import { setupAttribute, type EditorSetup } from "../../store/setup.ts";

/** @throws if the page isn't the editor's */
export function readSetup(root: Element): EditorSetup {
  // Cast: only the build writes it.
  return JSON.parse(root.getAttribute(setupAttribute) ?? "") as EditorSetup;
}
