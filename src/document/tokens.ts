// Replaces the design's tokens with their values: visitors don't need the names, and the file gets smaller.
import type { Palette, Site } from "../content/model/site.ts";
import { ownPalette } from "../content/resolve/palette.ts";
import { colorToken } from "../content/model/color-token.ts";
import { lookTokens } from "../content/resolve/look-tokens.ts";

/** The names of all tokens that have another value on another site. */
export const siteTokens: readonly string[] = [
  ...namesIn(ownPalette).map(colorToken),
  ...Object.values(lookTokens).flatMap((choices) => Object.values(choices).flatMap(Object.keys)),
];

/** What those tokens follow from. */
export type Looks = Pick<Site, "palette" | "look"> & Partial<Pick<Site, "tokens">>;

/**
 * The values of a site's own tokens for its stylesheet, which has none of them.
 * @param dark left out where a site is always light, as in the editor. Paper is light, too
 */
export function lookRule({ palette, look, tokens }: Looks, dark?: Palette): string {
  const values = {
    ...lookTokens.corners[look.corners],
    ...lookTokens.spacing[look.spacing],
    ...lookTokens.headings[look.headings],
    ...(look.headingFont && {
      "--font-heading": `"Heading Font",${lookTokens.headings[look.headings]["--font-heading"]}`,
    }),
    ...tokens,
  };
  const rule = Object.entries(values).map(([name, value]) => `${name}:${value}`);
  return `:root{${rule.join(";")}}${colorRule(palette, dark)}`;
}

/** The styles of a site's own blocks, which come after all others. */
export const ownStyles = ({ ownBlocks }: OwnLook): string => ownBlocks?.css ?? "";

type OwnLook = Partial<Pick<Site, "ownBlocks">>;

/** The same before a build: with the site's own font as it is in media, and the styles of its own blocks. */
export function lookBeforeBuild(site: Looks & OwnLook, dark?: Palette): string {
  const { headingFont } = site.look;
  const face = headingFont && `@font-face{font-family:"Heading Font";src:url("${headingFont}")}`;
  return lookRule(site, dark) + (face ?? "") + ownStyles(site);
}

/** Where visitors have chosen a few colors for everything: what the browser doesn't replace by itself. */
const forced: Partial<Palette> = {
  paper: "Canvas",
  line: "CanvasText",
  lineStrong: "CanvasText",
  accent: "CanvasText",
  accentStrong: "CanvasText",
  signal: "CanvasText",
  band: "Canvas",
  onBand: "CanvasText",
};

function colorRule(palette: Palette, dark?: Palette): string {
  const forcedRule = `@media (forced-colors){:root{${declared(forced)}}}`;
  if (!dark) return `:root{${declared(palette)}}${forcedRule}`;
  const changed = Object.entries(dark).filter(
    ([name, color]) => palette[name as keyof Palette] !== color,
  );
  return `:root{color-scheme:light dark;${declared(palette)}}@media screen and (prefers-color-scheme:dark){:root{${declared(Object.fromEntries(changed))}}}${forcedRule}`;
}

function declared(palette: Partial<Palette>): string {
  return namesIn(palette)
    .map((name) => `${colorToken(name)}:${palette[name]}`)
    .join(";");
}

/** Cast: a palette is checked to have only these colors. */
function namesIn(palette: Partial<Palette>): (keyof Palette)[] {
  return Object.keys(palette) as (keyof Palette)[];
}

/**
 * Puts the value of each custom property that is declared once, on `:root`, in place of its uses. Those that
 * change somewhere, for example with forced colors, stay as they are.
 * @param css minified
 * @param values see `tokenValues`; of another stylesheet for one that uses its tokens
 */
export function inlineTokens(css: string, values = tokenValues(css)): string {
  const filled = (text: string): string =>
    text.replaceAll(/var\((--[\w-]+)\)/g, (use, name: string) => {
      const value = values.get(name);
      return value === undefined ? use : filled(value);
    });
  const inlined = filled(css);
  const isUsed = (name: string) => inlined.includes(`var(${name}`);
  return withoutTokens(inlined, new Set([...values.keys()].filter((name) => !isUsed(name))));
}

/** Removes the declarations of these custom properties from a minified stylesheet. */
export function withoutTokens(css: string, names: ReadonlySet<string>): string {
  return css
    .replaceAll(/(?<=[{;])(--[\w-]+):[^;}]*;?/g, (declaration, name: string) =>
      names.has(name) ? "" : declaration,
    )
    .replaceAll(";}", "}")
    .replaceAll(":root{}", "");
}

/** The values of those tokens, by name. */
export function tokenValues(css: string): ReadonlyMap<string, string> {
  const declarations = [...css.matchAll(/(?<=[{;])(--[\w-]+):([^;}]*)/g)];
  const counts = new Map<string, number>();
  for (const [, name = ""] of declarations) counts.set(name, (counts.get(name) ?? 0) + 1);
  const onRoot = new Set(
    [...css.matchAll(/:root\{([^}]*)\}/g)].flatMap(([, rule = ""]) =>
      [...rule.matchAll(/--[\w-]+(?=:)/g)].map(([name]) => name),
    ),
  );
  return new Map(
    declarations.flatMap(([, name = "", value = ""]) =>
      counts.get(name) === 1 && onRoot.has(name) ? [[name, value]] : [],
    ),
  );
}
