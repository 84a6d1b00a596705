// Builds the site again with every visible text marked with its location in content, so that the editor can find its
// file. Views don't need to know about it.
import type { ResolvedFile } from "../resolve/resolved.ts";
import { pageNameOf, siteFile } from "../model/input.ts";
import { isFields } from "../model/json.ts";
import type { Icon, RichBlock, RichInline } from "../model/notations.ts";
import type { Path } from "../model/path.ts";
import type { Site } from "../model/site.ts";
import type { Facts, SymbolTable } from "../model/symbols.ts";
import { withTexts } from "../resolve/assemble.ts";
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
  files: readonly ResolvedFile[],
  symbols: SymbolTable,
  page: string,
): TracedSite {
  const written = files.filter(({ name }) => name === siteFile || pageNameOf(name) === page);
  const locations: TextLocation[] = [];
  const traced = written.map((file) => {
    const own = traceOnce(file, symbols, locations.length);
    locations.push(...own.locations);
    return own;
  });
  const withNothingEmpty = traced.flatMap(({ held }) => held ?? []);
  const shown = withNothingEmpty.length === 0 ? site : withTexts(site, withNothingEmpty);
  const facts = Object.keys(symbols.facts ?? {});
  return { shown, site: withTexts(site, traced), locations, facts };
}

/** A file with marks in its texts, and what it was made from. */
interface TracedFile {
  name: string;
  compiled: unknown;
  locations: readonly TextLocation[];
  /** The file without marks, if it has empty texts. */
  held: ResolvedFile | undefined;
  symbols: SymbolTable;
  first: number;
}

/** Each key in a page needs the texts of site.json, too, which stay the same. */
const lastTraces = new WeakMap<ResolvedFile, TracedFile>();

/** @param first the number of the file's first text */
function traceOnce(file: ResolvedFile, symbols: SymbolTable, first: number): TracedFile {
  const last = lastTraces.get(file);
  if (last?.symbols === symbols && last.first === first) return last;
  const { name } = file;
  const held = holdEmpty(file, symbols);
  const trace = new Trace(name, first, symbols);
  const compiled = trace.mark(held.plan, held.value, held.compiled, []);
  const { locations } = trace;
  const isSame = held === file;
  const traced = { name, compiled, locations, held: isSame ? undefined : held, symbols, first };
  lastTraces.set(file, traced);
  return traced;
}

class Trace {
  readonly locations: TextLocation[] = [];
  readonly #file: string;
  readonly #first: number;
  readonly #names: SymbolTable;
  /** The same with a mark around each fact. */
  readonly #marking: SymbolTable;

  constructor(file: string, first: number, names: SymbolTable) {
    this.#file = file;
    this.#first = first;
    this.#names = names;
    this.#marking = { ...names, facts: markedFacts(names.facts ?? {}) };
  }

  /**
   * @param value as written
   * @param compiled the same, compiled
   */
  mark(plan: Plan, value: unknown, compiled: unknown, path: Path): unknown {
    if (typeof value === "string" && plan.kind === "markdown" && Array.isArray(compiled)) {
      const number = this.#numberFor(path, true);
      // Casts: Markdown is compiled to this.
      const blocks = this.#isPlain(value)
        ? (compiled as RichBlock[])
        : (resolve(plan, escaped(value), this.#marking).value as RichBlock[]);
      return blocks.map((block) => markBlock(block, number));
    }
    // Cast: the name of an icon is compiled to this.
    if (plan.kind === "icon" && Array.isArray(compiled))
      return this.#markIcon(compiled as unknown as Icon, path);
    if (typeof value === "string" && typeof compiled === "string") {
      if (plan.kind === "mediaFile") return marked("text", this.#numberFor(path, false), compiled);
      return plan.kind === "text" ? this.#markText(value, compiled, path) : compiled;
    }
    if (Array.isArray(value) && Array.isArray(compiled)) {
      const { items } = plan;
      if (!items) return compiled;
      const shown = value.flatMap((item: unknown, index) =>
        isHidden(item) ? [] : [{ item, index }],
      );
      return shown.map(({ item, index }, at) =>
        this.mark(items, item, compiled[at], [...path, index]),
      );
    }
    if (!isFields(value) || !isFields(compiled)) return compiled;
    if (plan.kind === "picture") {
      const [alt, shownAlt] = [value["alt"], compiled["alt"]];
      if (typeof alt !== "string" || typeof shownAlt !== "string") return compiled;
      return { ...compiled, alt: this.#markText(alt, shownAlt, [...path, "alt"]) };
    }
    return Object.fromEntries(
      Object.entries(compiled).map(([field, inner]) => {
        const innermost = innerPlan(plan, value, field);
        return [
          field,
          innermost ? this.mark(innermost, value[field], inner, [...path, field]) : inner,
        ];
      }),
    );
  }

  /** The note about a file after a link's text isn't in any content file. */
  #markText(value: string, compiled: string, path: Path): string {
    const number = this.#numberFor(path, false);
    if (this.#isPlain(value)) return marked("text", number, value) + compiled.slice(value.length);
    const { length } = fillFacts(value, this.#names.facts ?? {}).text;
    const { text } = fillFacts(escaped(value), this.#marking.facts ?? {});
    return marked("text", number, text) + compiled.slice(length);
  }

  /** Whether it is shown as it is written: most texts are. */
  #isPlain(value: string): boolean {
    return !value.includes("{") && escaped(value) === value;
  }

  /** A drawing has no text: its first shape carries the location of its name. */
  #markIcon([first, ...rest]: Icon, path: Path): Icon {
    if (!first) return rest;
    const [tag, attributes] = first;
    const location = marked("text", this.#numberFor(path, false), "");
    return [[tag, { ...attributes, "data-icon": location }], ...rest];
  }

  #numberFor(path: Path, isMarkdown: boolean): number {
    return this.#first + this.locations.push({ file: this.#file, path, isMarkdown }) - 1;
  }
}

function markedFacts(facts: Facts): Facts {
  const values = Object.entries(facts).map(([fact, value], number) => [
    fact,
    marked("fact", number, escaped(value ?? `{{facts.${fact}}}`)),
  ]);
  return Object.fromEntries(values);
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
