// Loads the code that measures media files when the draft has one of its own: those of the site come with their sizes.
import { loadCode } from "../../media/load-code.ts";
import type { measureUndecoded } from "../../media/measure-undecoded.ts";

/** @throws {NotLoaded} */
export async function loadMeasure(): Promise<typeof measureUndecoded> {
  const code = await loadCode(() => import("../../media/measure-undecoded.ts"));
  return code.measureUndecoded;
}
