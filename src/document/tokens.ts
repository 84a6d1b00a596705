// Writes the design's tokens where they are used: a visitor needs none of the names, and fewer bytes so.
import type { Palette } from "../content/model/site.ts";

/** The colours that follow from an accent, by the names that tokens.css gives them. */
const colours = {
  "--mist": "tint",
  "--mist-deep": "tintStrong",
  "--slate": "line",
  "--slate-deep": "lineStrong",
  "--petrol": "accent",
  "--petrol-deep": "accentStrong",
} as const satisfies Record<string, keyof Palette>;

/** A stylesheet with the colours of a site in place of those that it came with. */
export function withColours(css: string, palette: Palette): string {
  return Object.entries(colours).reduce(
    (text, [token, colour]) =>
      text.replace(new RegExp(`(?<=[{;\\s]${token}:\\s*)#\\w+`), palette[colour]),
    css,
  );
}

/** The same beside a stylesheet that stays as it is: in no layer, so that it overrules what is there. */
export function colourRule(palette: Palette): string {
  const declarations = Object.entries(colours).map(
    ([token, colour]) => `${token}:${palette[colour]}`,
  );
  return `:root{${declarations.join(";")}}`;
}

/**
 * Puts the value of each custom property that is declared once, on `:root`, in place of its uses. Those that
 * change somewhere, for example with forced colours, stay as they are.
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
  return inlined
    .replaceAll(/(?<=[{;])(--[\w-]+):[^;}]*;?/g, (declaration, name: string) =>
      values.has(name) && !inlined.includes(`var(${name}`) ? "" : declaration,
    )
    .replaceAll(";}", "}")
    .replaceAll(":root{}", "");
}

/** What those stand for, by name. */
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
