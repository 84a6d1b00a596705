// index.html as every built document begins with it.
import { readFile } from "node:fs/promises";

const template = new URL("../../index.html", import.meta.url);

/** Without the blanks between its elements, which no visitor needs. */
export async function readTemplate(): Promise<string> {
  return (await readFile(template, "utf8")).replace(/>\s+</g, "><");
}
