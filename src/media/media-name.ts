// Names a new media file, so that it works on every disk and host.
import { isDeviceName } from "../content/model/input.ts";
import { latinLetters } from "../content/text/latin-letters.ts";
import { numbered } from "../content/text/first-free.ts";

const longestStem = 60;

/**
 * Reduces a file's name to lowercase letters from a to z, digits and hyphens.
 * @returns the name without folders and without the extension
 */
export function stemOf(name: string): string {
  const own = name
    .replace(/[/\\]+$/, "")
    .replace(/^.*[/\\]/s, "")
    .replace(/\.[^.]*$/, "");
  const stem = latinLetters(own)
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, longestStem)
    .replaceAll(/^-+|-+$/g, "");
  return stem === "" || isDeviceName(stem) ? `file${stem && `-${stem}`}` : stem;
}

/**
 * @param kind the file extension
 * @param isTaken whether a different file has this name, such as `desk-2.jpg`; asked until a name is free
 * @returns the first free name
 */
export async function freeMediaName(
  stem: string,
  kind: string,
  isTaken: (name: string) => boolean | Promise<boolean>,
): Promise<string> {
  for (let number = 1; ; number++) {
    const name = `${numbered(stem, number, "-")}.${kind}`;
    if (!(await isTaken(name))) return name;
  }
}
