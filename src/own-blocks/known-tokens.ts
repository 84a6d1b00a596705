// The tokens that the styles of a site's own blocks can use, as `var(--line)`.
import { themeTokens } from "../content/theme/theme-tokens.ts";

/** Those that no theme sets: the steps of space, and what `look` in site.json chooses. */
const others =
  "--on-accent --space-1 --space-2 --space-3 --space-4 --space-5 --space-6 --font-heading --edge --target";

export const knownTokens: readonly string[] = [
  ...new Set([...themeTokens.keys(), ...others.split(" ")]),
].toSorted();
