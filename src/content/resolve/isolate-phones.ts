// Isolates phone numbers in texts that are written from right to left: without it, a browser would show the groups of
// digits in the opposite order. https://www.w3.org/International/articles/inline-bidi-markup/
// In formatted text an element does it, in plain text two characters do. In formatted text, a number also stays in one
// line; plain text is often in narrow cells and buttons, which it might not fit.
import { isFields } from "../model/json.ts";
import type { RichBlock, RichInline } from "../model/notations.ts";
import { innerPlan, type Plan } from "../schema/walk.ts";
import { directionOf, type Direction } from "../text/direction.ts";
import { isolated } from "../text/isolates.ts";
import { phonesIn, type Piece } from "../text/phone.ts";

interface CompiledFile {
  name: string;
  plan: Plan;
  compiled: unknown;
}

/**
 * The same files, and those with a text from right to left with its phone numbers isolated; the same list if none has one.
 * @param language the site's, for pages and blocks without a language of their own
 */
export function isolatePhones<File extends CompiledFile>(
  files: readonly File[],
  language: string,
): readonly File[] {
  const direction = directionOf(language);
  const isSearched = (file: File) => direction === "rtl" || hasRightToLeft(file.compiled);
  if (!files.some(isSearched)) return files;
  return files.map((file) =>
    isSearched(file) ? { ...file, compiled: inValue(file.plan, file.compiled, direction) } : file,
  );
}

/** Whether the site, the page or one of its blocks has a language of its own that is written from right to left. */
function hasRightToLeft(file: unknown): boolean {
  if (!isFields(file)) return false;
  const { blocks } = file;
  return (
    isRightToLeft(file) ||
    (Array.isArray(blocks) && blocks.some((block) => isFields(block) && isRightToLeft(block)))
  );
}

function isRightToLeft(part: Readonly<Record<string, unknown>>): boolean {
  const language = ownLanguage(part);
  return language !== undefined && directionOf(language) === "rtl";
}

const ownLanguage = ({ language }: Readonly<Record<string, unknown>>): string | undefined =>
  typeof language === "string" ? language : undefined;

function inValue(plan: Plan, value: unknown, around: Direction): unknown {
  const isText = around === "rtl" && plan.kind === "text";
  if (typeof value === "string") return isText ? inText(value) : value;
  if (Array.isArray(value)) {
    // Cast: Markdown is compiled to this.
    if (plan.kind === "markdown")
      return around === "rtl" ? (value as RichBlock[]).map(inBlock) : value;
    const { items } = plan;
    return items ? value.map((item) => inValue(items, item, around)) : value;
  }
  if (!isFields(value)) return value;
  const language = ownLanguage(value);
  const direction = language === undefined ? around : directionOf(language);
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => {
      const innermost = innerPlan(plan, value, field);
      return [field, innermost ? inValue(innermost, inner, direction) : inner];
    }),
  );
}

function inText(text: string): string {
  const parts = pieces(text);
  return parts.map((part) => (typeof part === "string" ? part : isolated(part.number))).join("");
}

function inBlock(block: RichBlock): RichBlock {
  return block.type === "paragraph"
    ? { ...block, children: inlines(block.children) }
    : { ...block, items: block.items.map((item) => item.map(inBlock)) };
}

function inlines(children: readonly RichInline[]): RichInline[] {
  return children.flatMap((child): RichInline[] => {
    if (typeof child !== "string")
      return [child.type === "break" ? child : { ...child, children: inlines(child.children) }];
    return pieces(child).map((part) =>
      typeof part === "string" ? part : { type: "isolate", children: [inOneLine(part.number)] },
    );
  });
}

/** With spaces at which no line is broken: in two lines, its digits are easily misread. */
const inOneLine = (number: string): string => number.replaceAll(/\s/g, "\u00a0");

function pieces(text: string): (string | { number: string })[] {
  const parts: (string | { number: string })[] = [];
  let read = 0;
  for (const numbers of phonesIn(text)) {
    const longest = numbers.find(({ written }) => isOneNumber(written));
    if (!longest || longest.from < read || isInside(longest, text)) continue;
    if (read < longest.from) parts.push(text.slice(read, longest.from));
    parts.push({ number: longest.written });
    read = longest.from + longest.written.length;
  }
  return read < text.length ? [...parts, text.slice(read)] : parts;
}

/** False for times and prices from one to another, which are read from right to left, like the text around them. */
function isOneNumber(written: string): boolean {
  return written.replaceAll(/\D/g, "").length >= 6 && !/\s\p{Pd}\s/u.test(written);
}

/** True for digits inside an email or web address, or a time. */
function isInside({ written, from }: Piece, text: string): boolean {
  const [before, after] = [text.slice(0, from), text.slice(from + written.length)];
  return /[\w@./=:-]$/.test(before) || /^(?:[\w@=:-]|\.\w)/.test(after);
}
