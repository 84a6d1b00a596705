// What a developer's theme.css sets, as values: the file's text never reaches a page.
import type { Palette } from "./site.ts";

export interface Theme {
  /** Colors in place of the site's own. */
  palette: Partial<Palette>;
  /** The same on dark screens. */
  darkPalette: Partial<Palette>;
  /** The values of other tokens, by their names. */
  tokens: Readonly<Record<string, string>>;
}
