// The check of what is being edited, in words for somebody who sees pages: the content folder's path says nothing there.
import { createPreviewer } from "../content/compile.ts";
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
