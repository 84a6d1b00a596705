// Splits a text into what visitors read, with where each piece is written and whether other words may replace it.
import type { Facts } from "../../content/model/symbols.ts";
import { bracedName, fillFacts, soleFact } from "../../content/resolve/facts.ts";
import { parseMarkdown } from "../../content/resolve/markdown.ts";
import type { WrittenLink, WrittenPiece } from "../../content/resolve/markdown-result.ts";
import { ownAddress } from "./own-address.ts";

/** Why words stay as they are: they are a fact's, or an address that would no longer be right. */
export type Kept = { as: "fact"; name: string | undefined } | { as: "address" };

export interface Segment {
  shown: string;
  /** undefined if it isn't written anywhere, as the space between two paragraphs. */
  from: number | undefined;
  length: number;
  kept?: Kept | undefined;
}

const address =
  /[^\s@<>()[\]{}"“”]+@[^\s@<>()[\]{}"“”]+\.[^\s@<>()[\]{}"“”]+|(?:https?:\/\/|www\.)[^\s<>"“”]+|(?<![\p{L}\p{N}.-])[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}(?:\/[^\s<>"“”]*)?(?![\p{L}\p{N}])/gu;

/** @param isMarkdown false for a text that is shown as typed */
export function segmentsOf(text: string, isMarkdown: boolean, facts: Facts): Segment[] {
  if (!isMarkdown) return split({ shown: text, written: text, from: 0 }, facts);
  const { pieces, links } = parseMarkdown(text, (piece) => piece);
  const addresses = links.filter((link) => isOwn(link, text));
  return pieces.flatMap((piece) => {
    const isIn = addresses.some(
      ({ part }) => piece.from !== undefined && isWithin(piece.from, part.from, part.length),
    );
    const segments = split(piece, facts);
    return isIn ? segments.map((each) => ({ ...each, kept: each.kept ?? kept.address })) : segments;
  });
}

export function shownText(segments: readonly Segment[]): string {
  return segments.map(({ shown }) => shown).join("");
}

const kept = { address: { as: "address" } } as const satisfies Record<string, Kept>;

function isWithin(at: number, from: number, length: number): boolean {
  return at >= from && at < from + length;
}

/** Also in brackets: other words beside the address would no longer say where the link goes. */
function isOwn({ isAutomatic, href, part: { from, length } }: WrittenLink, text: string): boolean {
  const words = /^\[([^\]]*)\]\(/.exec(text.slice(from, from + length))?.[1];
  return isAutomatic || words === undefined || ownAddress(words, href) !== undefined;
}

/** Facts and addresses are segments of their own. */
function split({ shown, written, from }: WrittenPiece, facts: Facts): Segment[] {
  if (from === undefined || shown !== written)
    return [{ shown: fillFacts(shown, facts).text, from, length: written.length }];
  const apart = [
    ...Array.from(written.matchAll(bracedName), ({ 0: found, index }) => {
      const value = fillFacts(found, facts).text;
      return { index, found, shown: value, kept: { as: "fact", name: soleFact(found) } as const };
    }),
    ...Array.from(written.matchAll(address), ({ 0: found, index }) => {
      return { index, found, shown: fillFacts(found, facts).text, kept: kept.address };
    }),
  ].toSorted((one, other) => one.index - other.index);
  const segments: Segment[] = [];
  let read = 0;
  const add = (text: string, index: number, length: number, why?: Kept) => {
    if (length > 0) segments.push({ shown: text, from: from + index, length, kept: why });
    read = index + length;
  };
  for (const { index, found, shown: value, kept: why } of apart) {
    // An address may contain a fact, and the other way round.
    if (index < read) continue;
    add(written.slice(read, index), read, index - read);
    add(value, index, found.length, why);
  }
  add(written.slice(read), read, written.length - read);
  return segments;
}
