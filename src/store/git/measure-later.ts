// Loads the code that measures media files when the draft has one of its own: those of the site come with their sizes.
import type { Measured } from "../../content/model/symbols.ts";

/** @returns undefined if the code can't be loaded; then the size in content counts */
export async function measureLater(content: Uint8Array): Promise<Measured | undefined> {
  const code = await import("../../media/measure-undecoded.ts").catch(() => undefined);
  return code?.measureUndecoded(content);
}
