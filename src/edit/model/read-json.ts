// Reads the values of files. Every keystroke needs the same ones many times, so a history parses each text once.
import { valueAt } from "../../content/model/json.ts";
import { parseExact } from "../../content/syntax/exact.ts";
import { parseJson } from "../../content/text/parse-json.ts";
import type { Location } from "./location.ts";

/** The texts of files by name. A history parses each of its texts once; any other map parses at each read. */
export interface Texts extends ReadonlyMap<string, string> {
  readonly parsed?: ReadonlyMap<string, ParsedText>;
}

export interface ParsedTexts extends Texts {
  readonly parsed: ReadonlyMap<string, ParsedText>;
}

/** @param known files whose values are taken over where the text is the same */
export function withValues(texts: Texts, known: Texts = texts): ParsedTexts {
  const parsed = [...texts].map(([file, text]) => {
    const last = known.parsed?.get(file);
    return [file, last?.text === text ? last : new ParsedText(text)] as const;
  });
  // Not enumerable, so that maps with the same texts are equal. Cast: the type doesn't see the added property.
  return Object.defineProperty(new Map(texts), "parsed", {
    value: new Map(parsed),
  }) as ReadonlyMap<string, string> as ParsedTexts;
}

/** A text that is parsed when its value is first read. */
class ParsedText {
  readonly text: string;
  #parsed: { value: unknown } | undefined;

  constructor(text: string) {
    this.text = text;
  }

  get value(): unknown {
    // The check and the next edit read the same text.
    return (this.#parsed ??= parseExact(this.text) ?? { value: parseJson(this.text) }).value;
  }
}

/**
 * A file's value; undefined if there is no such file or it isn't JSON, which the check reports.
 * @returns a shared value that must not be changed
 */
export function fileValue(files: Texts, file: string): unknown {
  return files.parsed ? files.parsed.get(file)?.value : parseJson(files.get(file) ?? "");
}

/** The value at a location; undefined if there is none. */
export function valueIn(files: Texts, { file, path }: Location): unknown {
  return valueAt(fileValue(files, file), path);
}
