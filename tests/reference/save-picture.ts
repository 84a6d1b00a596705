// What the guide's screenshots of the editor have in common.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Locator } from "playwright-core";
import sharp from "sharp";

const folder = "content/reference";

/** In pixels: all screenshots are this wide, so that they have the same size in the guide. */
export const pictureWidth = 1200;

/** The window of a desktop computer. */
export const desktop = { width: 1440, height: 900 };

/** Nothing moves, and the caret shows where the next letter goes. */
export const still = { animations: "disabled", caret: "initial" } as const;

/** @param taken a screenshot as PNG @param name the file's name, ending in `.webp` */
export async function savePicture(name: string, taken: Buffer): Promise<void> {
  const picture = await sharp(taken).resize(pictureWidth).webp({ quality: 82 }).toBuffer();
  await writeFile(join(folder, name), picture);
  console.log(`${folder}/${name}: ${Math.round(picture.length / 1000)} kB`);
}

/** Clicks a text and puts the caret after it. The page may be scaled, so a click by coordinates could miss it. */
export async function choose(words: Locator): Promise<void> {
  await words.evaluate((element: HTMLElement) => {
    element.scrollIntoView({ block: "center" });
    element.click();
    element.focus();
    const selection = element.ownerDocument.getSelection();
    selection?.selectAllChildren(element);
    selection?.collapseToEnd();
  });
}
