// Shortens the names that only the stylesheet and the markup share to a letter or two.

/** Class, or custom property with its dashes -> its name in a document. */
type ShortNames = ReadonlyMap<string, string>;

/**
 * The shortest names for those that a document has most often.
 *
 * @param html a document with its stylesheet
 * @param kept what a script says, too
 */
export function shortNames(html: string, kept: ReadonlySet<string>): ShortNames {
  const classes = [...html.matchAll(classAttribute)].flatMap(([, names = ""]) => names.split(" "));
  const tokens = [...styleOf(html).matchAll(token)].map(([name]) => name);
  return new Map([...shortened(classes, kept, ""), ...shortened(tokens, kept, "--")]);
}

/**
 * The shortest names for the custom properties of a stylesheet, which a form's own styles use, too.
 * @param valued those whose values take their place
 * @param declared those that are declared elsewhere
 */
export function shortTokens(
  css: string,
  valued: ReadonlyMap<string, string>,
  declared: readonly string[] = [],
): ShortNames {
  const tokens = [...[...css.matchAll(token)].map(([name]) => name), ...declared];
  return new Map(shortened(tokens, new Set(valued.keys()), "--"));
}

/** A stylesheet with those custom properties. */
export const withShortTokens = (css: string, names: ShortNames): string =>
  css.replaceAll(token, (name) => names.get(name) ?? name);

const token = /--[\w-]+/g;

/** A document with those names, only in its stylesheet and its markup. */
export function withShortNames(html: string, names: ShortNames): string {
  const short = (name: string) => names.get(name) ?? name;
  const style = styleOf(html);
  const shortStyle = withShortTokens(style.replaceAll(/(?<=\.)[a-z][\w-]*/gi, short), names);
  return html
    .replaceAll(
      classAttribute,
      (_, classes: string) => ` class="${classes.split(" ").map(short).join(" ")}"`,
    )
    .replace(style, () => shortStyle);
}

/** React writes a quotation mark in copy as `&quot;`, so that only attributes match. */
const classAttribute = / class="([^"]*)"/g;

const styleOf = (html: string): string => /<style>([^]*?)<\/style>/.exec(html)?.[1] ?? "";

function* shortened(
  names: readonly string[],
  kept: ReadonlySet<string>,
  prefix: string,
): Generator<[string, string]> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const byCount = [...counts].sort(([, a], [, b]) => b - a).map(([name]) => name);
  let next = 0;
  for (const name of byCount) {
    if (kept.has(name)) continue;
    let short = prefix + letters(next++);
    while (kept.has(short) || counts.has(short)) short = prefix + letters(next++);
    yield [name, short];
  }
}

/** a to z, then aa to zz. */
function letters(index: number): string {
  const last = String.fromCharCode(97 + (index % 26));
  return index < 26 ? last : letters(Math.floor(index / 26) - 1) + last;
}
