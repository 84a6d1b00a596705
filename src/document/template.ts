// The start of every built document, from index.html.
import { readFile } from "node:fs/promises";

const template = new URL("../../index.html", import.meta.url);

/** Without the whitespace between elements, which visitors don't need. */
export async function readTemplate(): Promise<string> {
  return (await readFile(template, "utf8")).replace(/>\s+</g, "><");
}
