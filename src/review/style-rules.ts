// Reads the finished stylesheet of a document, whose names change from build to build, and tells what it does to a page.

interface Rule {
  /** The conditions around it, such as `@media print`. */
  around: string;
  /** A selector, or the name of an at-rule without selectors. */
  selector: string;
  body: string;
}

/** Class -> its name in the result. */
type ClassNames = ReadonlyMap<string, string>;

const parsedBefore = new Map<string, readonly Rule[]>();

/**
 * The rules that can apply to a page, with names that are the same in every build.
 * @param css without comments, as the build writes it
 * @param classes those that the page has
 */
export function rulesFor(css: string, classes: ClassNames): string[] {
  const rules = parsedBefore.get(css) ?? rulesIn(css);
  parsedBefore.set(css, rules);
  const isOnPage = ({ selector }: Rule) =>
    classesIn(withoutBrackets(selector)).every((name) => classes.has(name));
  const own = rules.filter(isOnPage).map((rule) => withClasses(rule, classes));
  const tokens = createTokens(own);
  return own.flatMap(({ around, selector, body }) => {
    const left = declarations(body).filter((each) => !each.startsWith("--"));
    return left.length === 0 ? [] : [`${around}${selector}{${left.map(tokens).join(";")}}`];
  });
}

const grouping = /^@(?:media|supports|layer|container|scope|starting-style)\b/;

function rulesIn(css: string, around = ""): Rule[] {
  return [...blocksIn(css)].flatMap(({ prelude, body }): Rule[] => {
    if (grouping.test(prelude)) return rulesIn(body, `${around}${prelude} `);
    const selectors = prelude.startsWith("@") ? [prelude] : split(prelude, ",");
    return selectors.map((selector) => ({ around, selector, body }));
  });
}

/** The rules of the outermost level. Statements such as `@layer a, b;` belong to the rule after them. */
function* blocksIn(css: string): Generator<{ prelude: string; body: string }> {
  let [from, opened, depth] = [0, 0, 0];
  for (const { at, character } of outsideQuotes(css)) {
    if (character === "{" && depth++ === 0) opened = at;
    if (character !== "}" || --depth > 0) continue;
    yield { prelude: css.slice(from, opened).trim(), body: css.slice(opened + 1, at) };
    from = at + 1;
  }
}

/** The parts between separators that aren't in brackets or quotes. */
function split(text: string, separator: "," | ";"): string[] {
  const parts: string[] = [];
  let [from, depth] = [0, 0];
  for (const { at, character } of outsideQuotes(text)) {
    if ("([{".includes(character)) depth++;
    if (")]}".includes(character)) depth--;
    if (character !== separator || depth > 0) continue;
    parts.push(text.slice(from, at));
    from = at + 1;
  }
  return [...parts, text.slice(from)].map((part) => part.trim()).filter((part) => part !== "");
}

const declarations = (body: string): string[] => split(body, ";");

function* outsideQuotes(text: string): Generator<{ at: number; character: string }> {
  let quote = "";
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at);
    if (character === "\\") at++;
    else if (quote !== "") quote = character === quote ? "" : quote;
    else if (character === '"' || character === "'") quote = character;
    else yield { at, character };
  }
}

const className = /\.(-?[a-z_][\w-]*)/gi;

const classesIn = (selector: string): string[] =>
  Array.from(selector.matchAll(className), ([, name = ""]) => name);

/** What is in brackets, as in `:not(.a)`, needn't be on the page. */
const withoutBrackets = (selector: string): string =>
  selector.startsWith("@") ? "" : selector.replaceAll(/\([^()]*(?:\([^()]*\)[^()]*)*\)/g, "");

function withClasses({ around, selector, body }: Rule, classes: ClassNames): Rule {
  if (selector.startsWith("@")) return { around, selector, body };
  const rename = (text: string) =>
    text.replaceAll(className, (_whole, name: string) => `.${classes.get(name) ?? "other"}`);
  // In a body, only the selectors of rules inside it have classes: `1.5rem` begins with a digit.
  return { around, selector: rename(selector), body: body.includes("{") ? rename(body) : body };
}

/** Replaces each custom property by what it is set to, wherever it is set. */
function createTokens(rules: readonly Rule[]): (text: string) => string {
  const set = new Map<string, string[]>();
  for (const { around, selector, body } of rules)
    for (const [, name = "", value = ""] of declarations(body).map(
      (each) => /^(--[\w-]+)\s*:\s*([^]*)$/.exec(each) ?? [],
    ))
      if (name !== "") set.set(name, [...(set.get(name) ?? []), `${around}${selector}:${value}`]);
  const known = new Map<string, string>();
  const replace = (text: string): string =>
    text.replaceAll(/--[\w-]+/g, (name) => {
      if (!known.has(name)) {
        // One that is set to itself ends here.
        known.set(name, "itself");
        known.set(name, `<${(set.get(name) ?? []).map(replace).join("|")}>`);
      }
      return known.get(name) ?? "";
    });
  return replace;
}
