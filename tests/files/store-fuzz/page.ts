// The texts in the files of `fuzz:store`: each names its writer and shows if it is complete.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

const hash = (text: string) => createHash("sha256").update(text).digest("hex");

/** @param length about how many characters */
export function pageOf(id: string, length: number): string {
  const words = "All of it or none. ".repeat(length / 19);
  return JSON.stringify({ id, words, hash: hash(id + words) });
}

/** Who wrote a text; "torn" where it isn't whole. */
export function idOf(text: string): string {
  try {
    // Cast: each field is checked.
    const { id, words, hash: expected } = JSON.parse(text) as Partial<Record<string, unknown>>;
    if (typeof id === "string" && typeof words === "string" && hash(id + words) === expected)
      return id;
  } catch {
    // Half of a text is no JSON.
  }
  return "torn";
}

/** What is at a path; "gone" where there is nothing. */
export function idAt(path: string): string {
  try {
    return idOf(readFileSync(path, "utf8"));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return "gone";
    throw error;
  }
}
