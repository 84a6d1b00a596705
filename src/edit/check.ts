// The check of what is being edited, in words for somebody who sees pages: the content folder's path says nothing there.
import { createPreviewer, type Preview } from "../content/compile.ts";
import type { Diagnostic } from "../content/diagnostics/problem.ts";

export function createCheck(): ReturnType<typeof createPreviewer> {
  const check = createPreviewer();
  return (input) => {
    const found = check(input);
    const { diagnostics, standIns } = found;
    const plainly = (each: Diagnostic): Diagnostic => ({
      ...each,
      message: each.message.replaceAll(`${input.folder}/`, ""),
      hint: each.hint.replaceAll(`${input.folder}/`, ""),
    });
    return { ...found, diagnostics: diagnostics.map(plainly), standIns: standIns.map(plainly) };
  };
}

/** Of a file that is broken nothing may be left to show. */
export function previewOf(preview: () => Preview): Preview | undefined {
  try {
    return preview();
  } catch {
    return undefined;
  }
}
