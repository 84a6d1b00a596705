// Builds the site again with every visible text marked with its location in content, so that the editor can find its
// file. Views don't need to know about it.
import type { CheckedFile } from "../check/checked-file.ts";
import { pageNameOf, siteFile } from "../model/input.ts";
import { isFields } from "../model/json.ts";
import type { Icon, RichBlock, RichInline } from "../model/notations.ts";
import type { Path } from "../model/path.ts";
import type { Site } from "../model/site.ts";
import type { Facts, SymbolTable } from "../model/symbols.ts";
import { assemble } from "../resolve/assemble.ts";
import { fillFacts } from "../resolve/facts.ts";
import { resolve } from "../resolve/resolve.ts";
import { innerPlan, isHidden, type Plan } from "../schema/walk.ts";
import { holdEmpty } from "./hold-empty.ts";
import { escaped, marked } from "./marks.ts";

/** The location of a text on a page. */
export interface TextLocation {
  /** The file's name in the content folder. */
  file: string;
  path: Path;
  isMarkdown: boolean;
}

export interface TracedSite {
  /** That page as visitors see it, except that empty texts are zero-width characters. */
  shown: Site;
  /**
   * The texts of one page, and of the parts that all pages share, carry marks: `text` with the number of a location,
   * `fact` with that of a fact.
   */
  site: Site;
  locations: readonly TextLocation[];
  facts: readonly string[];
}

/**
 * @param site as assembled from the files
 * @param files each as checked with these symbols; files with errors are traced as far as possible
 * @param page the one that is shown
 */
export function traceSite(
  site: Site,
  files: readonly CheckedFile[],
  symbols: SymbolTable,
  page: string,
): TracedSite {
  const other = { mailOrigin: site.mail.origin, vocabulary: site };
  const facts = Object.keys(symbols.facts ?? {});
  const values = facts.map((fact, number) => [
    fact,
    marked("fact", number, escaped(symbols.facts?.[fact] ?? `{{facts.${fact}}}`)),
  ]);
  const withMarks = { ...symbols, facts: Object.fromEntries(values) };
  const locations: TextLocation[] = [];
  const isOnPage = (name: string) => name === siteFile || pageNameOf(name) === page;
  const held = files.map((file) => (isOnPage(file.name) ? holdEmpty(file, symbols) : file));
  const isWhole = held.every((file, index) => file === files[index]);
  const traced = held.map(({ name, plan, value, compiled }) => {
    if (!isOnPage(name)) return { name, compiled };
    const trace = new Trace(name, locations, withMarks.facts);
    const written = withEscapedTexts(value);
    const filled = resolve(plan, written, withMarks).value;
    return { name, compiled: trace.mark(plan, written, compiled, filled, []) };
  });
  const shown = isWhole ? site : assemble(held, other);
  return { shown, site: assemble(traced, other), locations, facts };
}

function withEscapedTexts(value: unknown): unknown {
  if (typeof value === "string") return escaped(value);
  if (Array.isArray(value)) return value.map(withEscapedTexts);
  if (!isFields(value)) return value;
  const fields = Object.entries(value);
  return Object.fromEntries(fields.map(([name, inner]) => [name, withEscapedTexts(inner)]));
}

class Trace {
  readonly #file: string;
  readonly #locations: TextLocation[];
  readonly #facts: Facts;

  constructor(file: string, locations: TextLocation[], facts: Facts) {
    this.#file = file;
    this.#locations = locations;
    this.#facts = facts;
  }

  /**
   * @param value as written
   * @param compiled the same, compiled
   * @param filled the same, compiled with marked facts
   */
  mark(plan: Plan, value: unknown, compiled: unknown, filled: unknown, path: Path): unknown {
    if (plan.kind === "markdown" && Array.isArray(filled)) {
      const number = this.#numberFor(path, true);
      // Cast: Markdown is compiled to this.
      return (filled as RichBlock[]).map((block) => markBlock(block, number));
    }
    // Cast: the name of an icon is compiled to this.
    if (plan.kind === "icon" && Array.isArray(compiled))
      return this.#markIcon(compiled as unknown as Icon, path);
    if (typeof value === "string" && typeof filled === "string") {
      if (plan.kind === "mediaFile") return marked("text", this.#numberFor(path, false), filled);
      return plan.kind === "text" ? this.#markText(value, filled, path) : compiled;
    }
    if (Array.isArray(value) && Array.isArray(compiled) && Array.isArray(filled)) {
      const { items } = plan;
      if (!items) return compiled;
      const shown = value.flatMap((item: unknown, index) =>
        isHidden(item) ? [] : [{ item, index }],
      );
      return shown.map(({ item, index }, at) =>
        this.mark(items, item, compiled[at], filled[at], [...path, index]),
      );
    }
    if (!isFields(value) || !isFields(compiled) || !isFields(filled)) return compiled;
    if (plan.kind === "picture") {
      const [alt, filledAlt] = [value["alt"], filled["alt"]];
      if (typeof alt !== "string" || typeof filledAlt !== "string") return compiled;
      return { ...compiled, alt: this.#markText(alt, filledAlt, [...path, "alt"]) };
    }
    return Object.fromEntries(
      Object.entries(compiled).map(([field, inner]) => {
        const innermost = innerPlan(plan, value, field);
        return [
          field,
          innermost
            ? this.mark(innermost, value[field], inner, filled[field], [...path, field])
            : inner,
        ];
      }),
    );
  }

  /** The note about a file after a link's text isn't in any content file. */
  #markText(value: string, filled: string, path: Path): string {
    const { text } = fillFacts(value, this.#facts);
    const words = marked("text", this.#numberFor(path, false), text);
    return filled.startsWith(text) ? words + filled.slice(text.length) : filled;
  }

  /** A drawing has no text: its first shape carries the location of its name. */
  #markIcon([first, ...rest]: Icon, path: Path): Icon {
    if (!first) return rest;
    const [tag, attributes] = first;
    const location = marked("text", this.#numberFor(path, false), "");
    return [[tag, { ...attributes, "data-icon": location }], ...rest];
  }

  #numberFor(path: Path, isMarkdown: boolean): number {
    return this.#locations.push({ file: this.#file, path, isMarkdown }) - 1;
  }
}

function markBlock(block: RichBlock, number: number): RichBlock {
  if (block.type === "paragraph")
    return { ...block, children: block.children.map((each) => markInline(each, number)) };
  return {
    ...block,
    items: block.items.map((item) => item.map((each) => markBlock(each, number))),
  };
}

function markInline(inline: RichInline, number: number): RichInline {
  if (typeof inline === "string") return marked("text", number, inline);
  if (inline.type === "break") return inline;
  return { ...inline, children: inline.children.map((each) => markInline(each, number)) };
}
