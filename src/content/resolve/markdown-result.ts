// What is read of a Markdown text: the tree that the site shows, and what was written where.
import type { PageAndSection } from "../model/linked-page.ts";
import type { RichInline, RichText } from "../model/notations.ts";
import type { ListMark, TextRange } from "../model/text-range.ts";

/** A link as it is written, wherever it goes. */
export interface WrittenLink {
  words: readonly RichInline[];
  /** The address, with facts filled in. */
  href: string;
  /** True for an address that Markdown links without brackets. */
  isAutomatic: boolean;
  part: TextRange;
}

/** A piece of text that visitors read; between paragraphs and lines, a space that is written nowhere. */
export interface WrittenPiece {
  /** As visitors read it, before facts are filled in. */
  shown: string;
  /** As it is written: with a backslash if it has one. */
  written: string;
  from: number | undefined;
}

export interface MarkdownResult {
  tree: RichText;
  /** Unsupported elements, in words. */
  unsupported: { what: string; part: TextRange | undefined }[];
  /** List items without text. */
  emptyItems: { part: TextRange | undefined }[];
  /** The marks of each list's items. */
  lists: (readonly ListMark[])[];
  /** Bold and italic texts, with their asterisks. */
  emphasized: TextRange[];
  links: WrittenLink[];
  /** In reading order. */
  pieces: WrittenPiece[];
  /** Addresses that visitors must not be sent to. */
  unsafe: { address: string; part: TextRange | undefined }[];
  /** Pages and sections that links go to, whether or not they exist. */
  pages: (PageAndSection & { part: TextRange | undefined })[];
}
