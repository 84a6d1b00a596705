// The files of a new site, in its language.
import { newSiteFiles } from "../model/new-site-files.gen.ts";
import { newSiteLanguage } from "../model/new-site.gen.ts";
import { sayTexts } from "./say-texts.ts";
import type { Say } from "./translation.ts";

interface NewSite {
  /** The code of its language. */
  language: string;
  /** Says its texts in that language. */
  say: Say;
  /** The address of the folder of the schemas, seen from the files: code editors help with it, wherever these are. */
  schemas: string;
}

/** @returns the text of each file, by name: pages first */
export function newSiteIn({ language, say, schemas }: NewSite): Map<string, string> {
  return new Map(
    [...newSiteFiles].map(([name, english]) => {
      const text = sayTexts(english, say)
        .replace(`"language": "${newSiteLanguage}"`, `"language": "${language}"`)
        .replace(
          /"\$schema": "[^"]*\/([^"/]+)"/,
          (_whole, file: string) => `"$schema": "${schemas}/${file}"`,
        );
      return [name, text];
    }),
  );
}
