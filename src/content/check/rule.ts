// The types of a rule: which content it is for, which values it reads, and what it reports.
import type { Problem } from "../diagnostics/problem.ts";
import type { ContentInput } from "../model/input.ts";
import type { Path, SourceLocation } from "../model/path.ts";
import type * as schema from "../model/schema.gen.ts";
import type { Facts, SymbolTable, Uses } from "../model/symbols.ts";
import type { Reads } from "../schema/is-known.ts";
import type { Kind, Plan } from "../schema/walk.ts";
import { Source } from "../syntax/source.ts";
import type { CheckedFile } from "./checked-file.ts";

/** Where a rule is applied, and what it may know besides the content itself. */
export interface Context {
  /** One array that the walk changes, like the context itself: copy it to store it. */
  path: Path;
  plan: Plan;
  /** The file's name in its folder. */
  file: string;
  symbols: SymbolTable;
  /** The facts in the symbol table; none if site.json can't be read. */
  facts: Facts;
}

/** A rule for texts as written, before facts are filled in: for one kind of text, or for every text. */
export interface TextRule {
  on: "every text" | Extract<Kind, "text" | "markdown">;
  /** Only texts with one of these characters are checked; beyond ASCII, list all of them or none. */
  characters?: RegExp;
  check: (text: string, context: Context) => Problem[];
}

/**
 * A rule for values with fields, of any shape: a file, a block (of any type, or of one), a form's field, or a
 * definition under `$defs`; or for all whose schema is so, also in a site's own types of block.
 */
export interface FieldsRule {
  on: Exclude<Kind, "text" | "markdown"> | ((plan: Plan) => boolean);
  /** The rule isn't applied where a mistake makes one of these unknown. */
  reads?: readonly string[];
  /** True if it is only for what visitors see. */
  isForShown?: boolean;
  check: (value: Readonly<Record<string, unknown>>, context: Context) => Problem[];
}

/** Problems of one file, which may be one without content. */
export interface Located {
  source: Source;
  problems: readonly Problem[];
}

export interface SiteContext {
  input: Pick<
    ContentInput,
    "folder" | "unusedFiles" | "unreadable" | "media" | "siblingPages" | "theme"
  >;
  symbols: SymbolTable;
  /** Every name that any file uses. */
  uses: Readonly<Uses>;
  /** The files of pages that another page links to. */
  reached: ReadonlySet<string>;
}

/** A rule for what only all files together show. */
export interface SiteRule {
  check: (files: readonly CheckedFile[], context: SiteContext) => Located[];
}

/** A problem of a file that isn't read as content, so it has no location in it. */
export function problemOfFile({ input }: SiteContext, name: string, found: Problem): Located {
  return { source: new Source(`${input.folder}/${name}`, ""), problems: [found] };
}

/** The type of each value in the schemas: blocks go by their type, and a field of type `date` is a `dateField`. */
type Values = { site: schema.Site; page: schema.Page } & {
  [Block in schema.Block as Block["type"]]: Block;
} & { [Field in schema.Field as `${Field["type"]}Field`]: Field };

/** A rule for what visitors see, when everything it reads matches the schema. */
export function ruleFor<K extends keyof Values>(
  on: K,
  reads: Reads<Values[K]>,
  check: (value: Values[K], context: Context) => Problem[],
): FieldsRule {
  return {
    on,
    reads,
    isForShown: true,
    // The values were validated, and the type is generated from the same schema.
    check: (value, context) => check(value as unknown as Values[K], context),
  };
}

/** The location of a field's value. */
export function atValue({ path }: Pick<Context, "path">, ...inner: Path): SourceLocation {
  return { path: [...path, ...inner], at: "value" };
}

/** The location of some characters of a text. */
export function atPart(
  { path }: Pick<Context, "path">,
  from: number,
  length: number,
): SourceLocation {
  return { path: [...path], at: "part", from, length };
}
