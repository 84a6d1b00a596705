// Reads the schemas with references followed; a field's own keywords override those it refers to.
import type { Json } from "../model/json.ts";
import { suggest } from "../text/nearest.ts";
import { targetOf } from "./ref.ts";

export interface Schema {
  title?: string;
  description?: string;
  markdownDescription?: string;
  $ref?: string;
  type?: string;
  enum?: unknown[];
  /** A short description of each value of `enum`. */
  enumDescriptions?: string[];
  const?: unknown;
  not?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: boolean | Schema;
  discriminator?: object;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  format?: string;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  minProperties?: number;
  propertyNames?: Schema;
  defaultSnippets?: Snippet[];
  /** The value if the field is left out. */
  default?: unknown;
  /** For a built-in text that only some sites show: what they have. */
  usedWith?: "openingHours" | "gallery";
  /** Why a text doesn't match the pattern, in an author's words. */
  patternErrorMessage?: string;
  $defs?: Record<string, Schema>;
  /** The placeholders allowed in single braces; "answers" for a form's texts, which have their own rules. */
  placeholders?: readonly string[] | "answers";
  /** True if the text is the value of a fact. */
  isFact?: boolean;
  /** The name of the fact that the text usually is, if the site has one. */
  usualFact?: string;
  /** True if the text is a country's code. */
  isCountry?: boolean;
  /** True if the text is a language code. */
  isLanguage?: boolean;
  /** True if the text names a repository at a Git host. */
  isRepository?: boolean;
  /** True if the text is a date, as in 2025-05-27; its pattern says whether it may also be "today". */
  isDay?: boolean;
  /** True if the text is two times on a 24-hour clock, as in 08:00-17:30. */
  isTimes?: boolean;
  /** True if what has it is a job opening, which search engines list. */
  isOpening?: boolean;
  /** True if the text is a time zone, as in Europe/Berlin. */
  isTimeZone?: boolean;
  /** The kinds of file in media that are allowed here, by extension. */
  kinds?: readonly string[];
  /** True if a change to several of its fields counts as one, for example a link's text and its page. */
  isOneChange?: boolean;
  /** Of a picture: true if the view cuts it to the site's ratio, or the layouts where it does. */
  isCut?: true | readonly string[];
  /** True if a dialog in the editor adds it: the panel lists it only once it has a value. */
  isAddedByDialog?: boolean;
  /** True for links that the editor offers to put into the order of the menu. */
  isLikeMenu?: boolean;
  /** True for the list of the site in other languages: the editor offers to make one and to edit each. */
  isOtherSites?: boolean;
  /** The sibling field that it is measured from: it changes with that field and isn't shown as a change. */
  follows?: string;
  /** For a table's headings: the path of the cells below. A column is its heading and its cells. */
  columnsOf?: ColumnsOf;
  /** The headings under which the editor lists its fields, in order. */
  groups?: readonly string[];
  /** Which of the `groups` around it a field is listed in; the editor doesn't list a field without one. */
  group?: string;
  /** What a new page can start with: the labels of the snippets below its opening. */
  pageTemplates?: readonly { title: string; samples: readonly string[] }[];
  /** What the editor shows instead of the description, which speaks of files; false if the title says it all. */
  help?: string | false;
  /** The words under which the editor folds a field away that few people change. */
  fold?: string;
  /** The layouts of its block that a field is meant for, if not all: for the others, the editor doesn't offer it. */
  forLayouts?: readonly string[];
  /** What the alternative fields have in common. */
  oneOfTitle?: string;
  /** The name of its type in code. */
  tsType?: string;
  /** A pattern of the ids that the site uses itself. */
  reserved?: string;
  /** Other names for its fields or values -> their names here. */
  alsoCalled?: Record<string, string>;
  /** The names that a field had in earlier versions: it is read under them, too. */
  formerly?: readonly string[];
  /** Other names for a type -> the fields that mean it here. */
  alsoTyped?: Record<string, Record<string, string>>;
  /** What the reference shows: complete blocks, or fields of a site. As `examples`, code editors would offer them, too. */
  samples?: unknown[];
}

/** Where each row of a table has the texts that belong to its columns. */
export interface ColumnsOf {
  /** The field next to the headings that has the rows. */
  rows: string;
  /** A row's field with the text of the first column. */
  first: string;
  /** A row's field with the list of the other columns' texts. */
  others: string;
}

/** What JSON editors offer to insert, with tab stops such as `${1:words}`. */
export interface Snippet {
  label: string;
  description: string;
  /** As for a field. */
  forLayouts?: readonly string[];
  body?: Json;
  bodyText?: string;
  /** The numbers of the tab stops whose text is only a placeholder. */
  toReplace?: readonly number[];
}

/** The name that a word means here: a known other name for it, or the most similar name. */
export function meantBy(
  word: string,
  names: readonly string[],
  { alsoCalled = {} }: Schema,
): string | undefined {
  const key = word.toLowerCase();
  const meant = Object.hasOwn(alsoCalled, key) ? alsoCalled[key] : undefined;
  return meant !== undefined && names.includes(meant) ? meant : suggest(word, names);
}

/**
 * The field that a word means here.
 * @param free the fields that aren't there yet
 * @returns `isFormer` if the field had this name in an earlier version
 */
export function fieldMeantBy(word: string, free: readonly string[], schema: Schema) {
  const { properties = {} } = schema;
  const now = free.find((name) => properties[name]?.formerly?.includes(word));
  const isFormer = now !== undefined;
  return { suggestion: isFormer ? now : meantBy(word, free, schema), isFormer };
}

/** Schemas by their path in schema/: the engine's, and with them those of a site's own types of block. */
export type Schemas = Readonly<Record<string, Schema>>;

/** A schema with its references followed, and what is needed to continue from it. */
export interface Node {
  schema: Schema;
  /** Where its inner references are looked up. */
  schemas: Schemas;
  /** The file that its inner references are relative to, as a path in schema/. */
  file: string;
  /** The definition it is, for example `parts.schema.json#action`; an inline schema has none. */
  definition?: string;
}

/**
 * @param file a path in schema/
 * @throws if there is no such file
 */
export function schemaFile(schemas: Schemas, file: string): Node {
  const schema = schemas[file];
  if (!schema) throw new Error(`There is no schema/${file}`);
  return { schema, file, schemas };
}

/** Resolved references, by the schemas they are looked up in, by schema and by the file they are relative to. */
const followed = new WeakMap<Schemas, WeakMap<Schema, Map<string, Node>>>();

/**
 * Follows a schema until it is no longer a reference.
 * @param from what it is inside of, or the file that its reference is relative to
 */
export function follow(schema: Schema, { schemas, file }: Pick<Node, "schemas" | "file">): Node {
  if (schema.$ref === undefined) return { schema, file, schemas };
  const inThese = followed.get(schemas) ?? new WeakMap<Schema, Map<string, Node>>();
  followed.set(schemas, inThese);
  const known = inThese.get(schema) ?? new Map<string, Node>();
  inThese.set(schema, known);
  const node = known.get(file) ?? followReference(schema, schema.$ref, { schemas, file });
  known.set(file, node);
  return node;
}

function followReference(
  schema: Schema,
  $ref: string,
  { schemas, file }: Pick<Node, "schemas" | "file">,
): Node {
  const { $ref: _, ...own } = schema;
  const target = targetOf($ref, file);
  const found = schemaFile(schemas, target.file).schema;
  const meant = target.name === undefined ? found : found.$defs?.[target.name];
  if (!meant) throw new Error(`schema/${target.file} has no ${target.name}`);
  const { schema: end, ...rest } = follow(meant, { schemas, file: target.file });
  // A description of its own replaces the other's help, too.
  if (own.description !== undefined && own.help === undefined) own.help = own.description;
  return {
    definition: target.name === undefined ? target.file : `${target.file}#${target.name}`,
    ...rest,
    schema: { ...end, ...own },
  };
}
