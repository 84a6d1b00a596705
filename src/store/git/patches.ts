// Reads what git writes as the difference between two commits, and applies it to single texts.
import { applyPatch } from "diff/lib/patch/apply.js";
import { parsePatch } from "diff/lib/patch/parse.js";
import { reversePatch } from "diff/lib/patch/reverse.js";

/** How one text became another. */
export interface Patch {
  /** What the object ids of the two texts begin with; zeros where there is no text. */
  before: string;
  after: string;
  hunks: string;
}

/** The patches of a difference, without those of other files than texts. Names don't matter, only object ids. */
export function patchesIn(diff: string): Patch[] {
  // Each line of a file has a character before it, so none of them can begin like this.
  const files = `\n${diff.replace(/\n$/, "")}`.split("\ndiff --git ").slice(1);
  return files.flatMap((file) => {
    const at = file.indexOf("\n@@ ");
    const ids = /\nindex ([0-9a-f]+)\.\.([0-9a-f]+)/.exec(file.slice(0, Math.max(at, 0)));
    const [, before, after] = ids ?? [];
    if (before === undefined || after === undefined) return [];
    return [{ before, after, hunks: file.slice(at + 1) }];
  });
}

/** Whether these ids are of no text: of a page before it was added, or after it was removed. */
export const isNoText = (id: string): boolean => /^0+$/.test(id);

/** The same, from the second text to the first. */
export type Direction = "forward" | "back";

/** @returns undefined if the patch doesn't fit the text */
export function patched(text: string, { hunks }: Patch, direction: Direction): string | undefined {
  try {
    const [patch] = parsePatch(hunks);
    if (!patch) return undefined;
    const applied = direction === "forward" ? patch : reversePatch(patch);
    const made = applyPatch(text, applied, { autoConvertLineEndings: false });
    return made === false ? undefined : made;
  } catch {
    // Such as a difference that was cut.
    return undefined;
  }
}
