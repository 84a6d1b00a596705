// Chooses the font of the words in a site's pictures.
import type { Site } from "../content/model/site.ts";
import { lettersWithout, ownFont } from "../files/own-font.ts";
import { fontsFor, type DrawnFont } from "./draw.ts";
import { typefaceOf } from "./font-files.ts";
import type { ReadFile } from "./served-media.ts";

/**
 * That of the site's headings if it has all characters, otherwise one of ours.
 * @returns undefined if none has
 */
export async function drawnFont(
  { look }: Pick<Site, "look">,
  words: string,
  read: ReadFile,
): Promise<DrawnFont | undefined> {
  const own = look.headingFont && (await ownFont(await read(look.headingFont), words));
  if (own && lettersWithout(own.facts, words.replaceAll(/\s/g, "")).length === 0)
    return { family: own.facts.family, files: [own.sfnt] };
  const typeface = typefaceOf(look);
  const files = await fontsFor(words, typeface);
  return files && { family: typeface.family, files };
}
