// Everything that is reported about a change, in a terminal, on a pull request or on a page of its own.
import type { Difference } from "../content/compare/difference.ts";
import type { Finding } from "../content/diagnostics/finding.ts";
import type { Page } from "../content/model/site.ts";

export interface Review {
  /** What it is compared with, for example `the content of 2025-05-27 (1a2b3c4)`. */
  against: string;
  differences: readonly Difference[];
  /** The check's problems in the files of the change, and in all others. */
  findings: { inChange: readonly Finding[]; elsewhere: readonly Finding[] };
  /** The pages that look different; undefined if errors keep the site from being built. */
  pages: readonly Page[] | undefined;
  /** What the engine does to the pages, if that was asked for. */
  engine?: EngineChange | undefined;
  /** The address at which anybody can see the site with this change, before it is published. */
  look?: string | undefined;
}

/** How the installed engine differs from that of the published version. */
export type EngineChange =
  | { is: "same" }
  | {
      is: "other";
      /** The versions. */
      from: string;
      to: string;
      /** The titles of the pages that look different with the same content. */
      pages: readonly string[];
    }
  | { is: "unknown"; reason: string };

/** More rows are only counted: nobody reads a table of a whole rewrite, and GitHub has a limit. */
export const mostRows = 300;
/** The maximum number of pages with pictures. */
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
