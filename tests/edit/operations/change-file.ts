// Makes one change to one file, for tests.
import type { Change } from "../../../src/content/edit/change.ts";
import { makeStep, type History } from "../../../src/edit/model/history.ts";

export function changeFile(
  history: History,
  file: string,
  change: Change,
  location?: string,
): History {
  return makeStep(history, [{ file, change }], location);
}
