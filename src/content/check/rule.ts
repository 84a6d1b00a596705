// What a check is: a value that says which content it is for, what of it is read, and what is wrong with it.
import type { Problem } from "../diagnostics/problem.ts";
import type { ContentInput } from "../model/input.ts";
import type { Path, Place } from "../model/path.ts";
import type * as schema from "../model/schema.gen.ts";
import type { Facts, SymbolTable, Uses } from "../model/symbols.ts";
import type { Reads } from "../schema/unknown-paths.ts";
import type { Kind, Plan } from "../schema/walk.ts";
import { Source } from "../syntax/source.ts";
import type { CheckedFile } from "./checked-file.ts";

/** Where a rule is asked, and what it may know besides the content itself. */
export interface Context {
  /** One array that changes as the walk goes on, as the context itself does: whatever keeps it must copy it. */
  path: Path;
  plan: Plan;
  /** As the file is called in its folder. */
  file: string;
  symbols: SymbolTable;
  /** Those of the symbols; none where site.json can't say. */
  facts: Facts;
}

/** A rule for texts as they are written, facts not filled in: for those of one kind, or for every one. */
export interface TextRule {
  on: "every text" | Extract<Kind, "text" | "markdown">;
  /** It is only asked about texts with one of these characters; of those beyond ASCII, it names all or none. */
  signs?: RegExp;
  check: (text: string, context: Context) => Problem[];
}

/**
 * A rule for what has fields, of whatever shape: a file, a block (of any type, or of one), a form's field, or what a
 * schema gives a name under `$defs`.
 */
export interface FieldsRule {
  on: Exclude<Kind, "text" | "markdown">;
  /** It isn't asked where a mistake makes just this unknown. */
  reads?: readonly string[];
  /** Whether it is only for what visitors see. */
  isForShown?: boolean;
  check: (value: Readonly<Record<string, unknown>>, context: Context) => Problem[];
}

/** Problems of one file, which may be one that no content was read from. */
export interface Located {
  source: Source;
  problems: readonly Problem[];
}

export interface SiteContext {
  input: Pick<ContentInput, "folder" | "unread" | "unreadable" | "media">;
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

/** A problem of a file that isn't read as content, so that there is no place in it. */
export function fileBeside({ input }: SiteContext, name: string, found: Problem): Located {
  return { source: new Source(`${input.folder}/${name}`, ""), problems: [found] };
}

/** What the schemas say of each: blocks go by their type, and a field of the type `date` is a `dateField`. */
type Values = { site: schema.Site; page: schema.Page } & {
  [Block in schema.Block as Block["type"]]: Block;
} & { [Field in schema.Field as `${Field["type"]}Field`]: Field };

/** A rule for what visitors see, and of which all that is read is as the schema says. */
export function ruleFor<K extends keyof Values>(
  on: K,
  reads: Reads<Values[K]>,
  check: (value: Values[K], context: Context) => Problem[],
): FieldsRule {
  return {
    on,
    reads,
    isForShown: true,
    // What is read was found right, and the type is generated from the schema that found it so.
    check: (value, context) => check(value as unknown as Values[K], context),
  };
}

/** The place of a field's value. */
export function atValue({ path }: Pick<Context, "path">, ...inner: Path): Place {
  return { path: [...path, ...inner], at: "value" };
}

/** The place of some characters of a text. */
export function atPart({ path }: Pick<Context, "path">, from: number, length: number): Place {
  return { path: [...path], at: "part", from, length };
}
