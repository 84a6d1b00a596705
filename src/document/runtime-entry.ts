// Writes the entry of a document's script: with nothing that only other sites need.
import { engineAddresses } from "../engine/engine-addresses.ts";

/** What the script has to do on every page of a site. */
export interface RuntimeParts {
  hasIslands: boolean;
  hasPictures: boolean;
}

/** Whether all pages are in one document, or each in its own. */
export type PagesOf = "one" | "many";

const pages = {
  one: [`import { pagesHere as pages } from "${engineAddresses.pagesHere}";`],
  many: [
    `import "${engineAddresses.plainClicks}";`,
    `import { pagesToFetch as pages } from "${engineAddresses.pagesToFetch}";`,
  ],
};

/** @returns the code of a module */
export function runtimeEntry(of: PagesOf, { hasIslands, hasPictures }: RuntimeParts): string {
  return [
    ...pages[of],
    `import { start } from "${engineAddresses.start}";`,
    hasIslands ? `import { startIslands } from "${engineAddresses.islands}";` : "",
    hasPictures ? `import { startPictures } from "${engineAddresses.pictures}";` : "",
    `start(pages, ${hasIslands ? "startIslands" : "undefined"}${hasPictures ? ", startPictures" : ""});`,
  ].join("\n");
}

/** The entry of a script that only some sites run. */
export const scriptEntry = (address: string): string => `import "${address}";`;

/** The entries for every kind of site. */
export const runtimeEntries: readonly string[] = (["one", "many"] as const).flatMap((of) =>
  [true, false].flatMap((hasIslands) =>
    [true, false].map((hasPictures) => runtimeEntry(of, { hasIslands, hasPictures })),
  ),
);
