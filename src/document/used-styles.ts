// Removes the styles that a site doesn't use, so that visitors only load those of its blocks.
import { browserslistToTargets, Features, transform } from "lightningcss";

/** The browsers that Vite writes styles for, so that nothing is restored that Vite left out for them. */
const targets = browserslistToTargets([
  "chrome 111",
  "edge 111",
  "firefox 114",
  "safari 16.4",
  "ios_saf 16.4",
]);

/** What would otherwise become a list of some of the languages that are written from right to left: `:dir(rtl)`. */
export const keptDirections = Features.DirSelector;

/**
 * The stylesheet without the rules that need a class which nothing has, and without the animations of those; and without
 * the typefaces that no rule names.
 *
 * @param css minified
 * @param shown every class and data attribute that anything may have
 */
export function usedStyles(css: string, shown: ReadonlySet<string>): string {
  const classes = namesIn(css, classNames).filter((name) => !shown.has(name));
  const rules = without(withShownSelectors(css, shown), [...classes, nothing]);
  const animations = namesIn(rules, /@keyframes ([\w-]+)/g).filter(
    (name) => !new RegExp(`animation[\\w-]*:[^;}]*\\b${name}\\b`).test(rules),
  );
  return withoutFaces(without(rules, animations));
}

const classNames = /\.([a-z][\w-]*)/gi;

/** A class that nothing has. */
const nothing = "used-by-nothing";

/** Leaves out of each list the selectors for what is shown nowhere. */
function withShownSelectors(css: string, shown: ReadonlySet<string>): string {
  return css.replaceAll(/(?<=[{}])[^{}@;]+(?=\{)/g, (list) => {
    const left = splitList(list).filter((selector) => isShown(selector, shown));
    return left.length > 0 ? left.join() : `.${nothing}`;
  });
}

/** At commas that aren't in parentheses. */
const splitList = (list: string): string[] =>
  list.match(/(?:\((?:\((?:\([^()]*\)|[^()])*\)|[^()])*\)|[^,()])+/g) ?? [list];

/** True unless it needs a name that nothing has. What it excludes, and what is one of several, may be missing. */
function isShown(selector: string, shown: ReadonlySet<string>): boolean {
  const needed = selector.replaceAll(/:(?:not|is)\((?:\([^()]*\)|[^()])*\)/g, "");
  return [...namesIn(needed, classNames), ...namesIn(needed, /\[(data-[\w-]+)/g)].every((name) =>
    shown.has(name),
  );
}

function withoutFaces(css: string): string {
  const faces = /@font-face\{[^}]*font-family:([^;}]*)[^}]*\}/g;
  const rules = css.replaceAll(faces, "");
  return css.replaceAll(faces, (face, family: string) => (rules.includes(family) ? face : ""));
}

/** The classes in a document, as React wrote it. */
export function classesIn(html: string): string[] {
  return namesIn(html, / class="([^"]*)"/g).flatMap((names) => names.split(" "));
}

/** The data attributes in a document. */
export const dataIn = (html: string): string[] => namesIn(html, / (data-[\w-]+)(?==)/g);

/** Everything that may be a class in a program: each word of its strings. */
export function wordsIn(code: string): string[] {
  return namesIn(code, /(?<=["'`])([\w -]*)(?=["'`])/g).flatMap((text) => text.split(" "));
}

function namesIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name = ""]) => name);
}

function without(css: string, unusedSymbols: string[]): string {
  const code = new TextEncoder().encode(css);
  const result = transform({
    filename: "styles.css",
    code,
    minify: true,
    targets,
    // Nothing is written with light-dark(), which older browsers would need custom properties for.
    exclude: Features.LightDark | keptDirections,
    unusedSymbols,
  });
  return new TextDecoder().decode(result.code);
}
