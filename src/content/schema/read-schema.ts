// The schemas as a reader meets them: references followed, a field's own words before those of what it refers to.
import type { Json } from "../model/json.ts";
import { schemas } from "../model/schema.gen.ts";
import { suggest } from "../text/nearest.ts";
import { targetOf } from "./ref.ts";

export interface Schema {
  title?: string;
  description?: string;
  markdownDescription?: string;
  $ref?: string;
  type?: string;
  enum?: unknown[];
  /** What each value of `enum` is, in a few words. */
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
  maxLength?: number;
  format?: string;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  defaultSnippets?: Snippet[];
  /** What holds where the field is left out. */
  default?: unknown;
  /** Why a text that doesn't fit the pattern doesn't, in an editor's words. */
  patternErrorMessage?: string;
  $defs?: Record<string, Schema>;
  /** What can stand in single braces in a text; "answers" where a form fills it in, which has rules of its own. */
  placeholders?: readonly string[] | "answers";
  /** Whether a text is the value of a fact. */
  isFact?: boolean;
  /** Whether a text is the short name of a language. */
  isLanguage?: boolean;
  /** Whether a text is a day, as in 2025-05-27; its pattern says whether it may also be "today". */
  isDay?: boolean;
  /** The kinds of file in media that can stand here, as their names end. */
  kinds?: readonly string[];
  /** Whether a change of several of its fields is one change to whoever makes it, as of a link's words and its page. */
  isToldAsOne?: boolean;
  /** The field beside it that it is measured from: it changes with that one and says nothing of its own. */
  follows?: string;
  /** Of a table's headings: where the cells below them are. A column is its heading and its cells. */
  columnsOf?: ColumnsOf;
  /** The headings under which the editor lists its fields, in order. */
  groups?: readonly string[];
  /** Which of the `groups` around it a field is listed in; the editor doesn't list one without. */
  group?: string;
  /** What the fields have in common of which one is to be written. */
  oneOfTitle?: string;
  /** What programs call its type. */
  tsType?: string;
  /** A pattern of the ids that the site uses itself. */
  reserved?: string;
  /** What its fields or its values are called elsewhere -> what they are called here. */
  alsoCalled?: Record<string, string>;
  /** What a type is called elsewhere -> the fields that say it here. */
  alsoTyped?: Record<string, Record<string, string>>;
  /** Whole blocks that the reference shows. As `examples`, programs for editing would offer them beside the snippets. */
  samples?: unknown[];
}

/** Where each row of a table has the texts that belong to its columns. */
export interface ColumnsOf {
  /** The field beside the headings that has the rows. */
  rows: string;
  /** A row's field that has the text of the first column. */
  first: string;
  /** A row's field that has the list of the other columns' texts. */
  others: string;
}

/** What editors of JSON offer to write, with signs such as `${1:words}` for where to type. */
export interface Snippet {
  label: string;
  description: string;
  body?: Json;
  bodyText?: string;
  /** The numbers of those words that only say what is to be written in their place. */
  toReplace?: readonly number[];
}

/** What is meant by a word, of the names that there are here: the one for it in this place, or the one nearest to it in letters. */
export function meantBy(
  word: string,
  names: readonly string[],
  { alsoCalled = {} }: Schema,
): string | undefined {
  const key = word.toLowerCase();
  const meant = Object.hasOwn(alsoCalled, key) ? alsoCalled[key] : undefined;
  return meant !== undefined && names.includes(meant) ? meant : suggest(word, names);
}

/** A schema with its references followed, and what is needed to go on from it. */
export interface Node {
  schema: Schema;
  /** The file that its inner references start from, as a path in schema/. */
  file: string;
  /** The definition it is, for example `parts.schema.json#action`; a field's own one has none. */
  definition?: string;
}

/**
 * @param file a path in schema/
 * @throws when there is no such file
 */
export function schemaFile(file: string): Node {
  // The schemas are JSON Schema; the compiler sees only the literal shape of each file.
  const schema = (schemas as Record<string, Schema>)[file];
  if (!schema) throw new Error(`There is no schema/${file}`);
  return { schema, file };
}

/** What references are, by the schema that has them and the file that they are seen from. */
const followed = new WeakMap<Schema, Map<string, Node>>();

/** What `schema` is, seen from a file: followed to the end if it is a reference. */
export function follow(schema: Schema, file: string): Node {
  if (schema.$ref === undefined) return { schema, file };
  const known = followed.get(schema) ?? new Map<string, Node>();
  followed.set(schema, known);
  const node = known.get(file) ?? followReference(schema, schema.$ref, file);
  known.set(file, node);
  return node;
}

function followReference(schema: Schema, $ref: string, file: string): Node {
  const { $ref: _, ...own } = schema;
  const target = targetOf($ref, file);
  const found = schemaFile(target.file).schema;
  const meant = target.name === undefined ? found : found.$defs?.[target.name];
  if (!meant) throw new Error(`schema/${target.file} has no ${target.name}`);
  const { schema: end, ...rest } = follow(meant, target.file);
  return {
    definition: target.name === undefined ? target.file : `${target.file}#${target.name}`,
    ...rest,
    schema: { ...end, ...own },
  };
}
