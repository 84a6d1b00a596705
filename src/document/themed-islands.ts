// Puts a theme's values into the styles of islands, which are bundled once for all sites with the values of our own.
import { createHash } from "node:crypto";
import type { Prebuilt } from "./prebuild.ts";
import { withShortTokens } from "./short-names.ts";
import { inlineTokens, tokenValues } from "./tokens.ts";

type Islands = Pick<Prebuilt, "islands" | "files">;

/**
 * The islands of a site with a theme; those that it doesn't change stay the same.
 * @param theme the values of its tokens, by name
 * @throws if an island's code doesn't have its styles as they were bundled
 */
export function themedIslands(
  { islands, files, islandStyles, styles, tokens }: Prebuilt,
  theme: Readonly<Record<string, string>>,
): Islands {
  const values = tokenValues(styles);
  const themed = new Map([...values, ...Object.entries(theme)]);
  const filled = (css: string, from: ReadonlyMap<string, string>) =>
    withShortTokens(inlineTokens(css, from), tokens).trim();
  return islandStyles.reduce<Islands>(
    (made, css) => {
      const [before, after] = [filled(css, values), filled(css, themed)];
      return before === after ? made : withStyles(made, before, after);
    },
    { islands, files },
  );
}

function withStyles({ islands, files }: Islands, before: string, after: string): Islands {
  const written = [...files].filter(([, text]) => String(text).includes(before));
  const [path, code] = written[0] ?? [];
  if (path === undefined || written.length !== 1 || typeof code !== "string")
    throw new Error(`Expected the styles of an island in one file, found ${written.length}`);
  const changed = code.replace(before, () => after);
  // Browsers cache the file forever under its name.
  const hash = createHash("sha256").update(changed).digest("base64url").slice(0, 8);
  const renamed = path.replace(/.{8}(?=\.js$)/, hash);
  const addresses = Object.entries(islands).map(([name, address]) => [
    name,
    address === `./${path}` ? `./${renamed}` : address,
  ]);
  const others = [...files].filter(([name]) => name !== path);
  // Cast: the same table with another address.
  const renamedIslands = Object.fromEntries(addresses) as Islands["islands"];
  return { islands: renamedIslands, files: new Map([...others, [renamed, changed]]) };
}
