// All that is told of a change, whether in a terminal, on a pull request or on a page of its own.
import type { Difference } from "../content/compare/difference.ts";
import type { Diagnostic } from "../content/diagnostics/problem.ts";
import type { Page } from "../content/model/site.ts";

export interface Review {
  /** What it is compared with, for example `the content of 2025-05-27 (1a2b3c4)`. */
  against: string;
  differences: readonly Difference[];
  /** What the check finds in the files of the change, and in all others. */
  findings: { inChange: readonly Diagnostic[]; elsewhere: readonly Diagnostic[] };
  /** The pages that look different; undefined while errors keep the site from being built. */
  pages: readonly Page[] | undefined;
}

/** More are counted, not listed: whoever rewrites a site doesn't read a table of it, and GitHub takes no more. */
export const mostRows = 300;
/** Of how many pages there are pictures. */
export const mostPictures = 20;

/** In CSS pixels: a common phone, and a window on a laptop. */
export const screens = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
};

export const screenNames = ["phone", "desktop"] as const satisfies (keyof typeof screens)[];

/** The file of a page's picture. */
export function pictureFile(page: string, screen: keyof typeof screens): string {
  return `${page}-${screen}.png`;
}
