// Reports Markdown or HTML in texts where visitors would see it as typed.
import { problem } from "../diagnostics/problem.ts";
import type { SourceLocation } from "../model/path.ts";
import { strayBraces } from "../resolve/facts.ts";
import { atPart, type Context, type TextRule } from "./rule.ts";

const spacedScheme = String.raw`(?:page|https?|mailto|tel)\s+:`;
const scheme = String.raw`(?:(?:page|https?|mailto|tel)\s*:|media/)`;

const bold = String.raw`\*\*[^\s*][^*]*\*\*`;
const link = String.raw`\[[^[\]]+\]\s*\(\s*${scheme}[^)]*\)?`;
const tags = "a|b|br|div|em|i|li|p|span|strong|u|ul";
/** A tag, up to its closing tag. */
const html = String.raw`<(${tags})\b[^>]*>(?:[^]*?</\1>)?|</(?:${tags})>`;
const formatting = new RegExp(`${bold}|${link}|${html}`, "gi");

const spaced = String.raw`\[[^[\]]+\](?:\s+\(\s*|\(\s+)${scheme}[^)\s]*(?:\s*\))?`;
const inside = String.raw`\[[^[\]]+\]\((?:${spacedScheme}|${scheme}\s+)[^)]*\)?`;
const spacedFile = String.raw`\[[^[\]]+\]\(media/[^)"]*\s[^)"]*\)`;
const unclosed = String.raw`\[[^[\]]+\]\(${scheme}[^)\s]*(?=\s|$)(?!\s+["'])`;
/** Markdown that is read as plain text: it has a space where none is allowed, or no end. */
const broken = new RegExp(`${spaced}|${inside}|${spacedFile}|${unclosed}`, "gi");

/** In a text that is shown as typed. */
export const formattingInPlainTexts: TextRule = {
  on: "text",
  characters: /[*[<]/,
  check: (text, context) =>
    matchesIn(text, formatting, context).map(({ written, location }) =>
      problem("shown-as-written", location, { written }),
    ),
};

/** In a text on one line, where a line break is shown as a space. */
export const newLinesInPlainTexts: TextRule = {
  on: "text",
  characters: /[\n\r]/,
  check: (text, context) => {
    const at = text.search(/[\n\r]/);
    const isInLines = context.path.at(-2) === "lines";
    return [problem("shown-as-space", atPart(context, at, 1), { isInLines })];
  },
};

export const brokenLinks: TextRule = {
  on: "markdown",
  characters: /\]/,
  check: (markdown, context) =>
    (/\]\s*\(/.test(markdown) ? matchesIn(markdown, broken, context) : []).map(
      ({ written, location }) => problem("broken-link", location, { written }),
    ),
};

/** Characters beyond ASCII count as words too. */
const dots = /[.\u0080-\uffff]/;

/** Dots in the place of words, as in guides and drafts. */
const checkDots: TextRule["check"] = (text, context) =>
  /^\s*(?:…|\.{3})\s*$/.test(text)
    ? [problem("left-out-words", atPart(context, 0, text.length), { written: text.trim() })]
    : [];

export const leftOutWords: TextRule[] = [
  { on: "text", characters: dots, check: checkDots },
  { on: "markdown", characters: dots, check: checkDots },
];

/** A name in single braces, except a fact that lacks its second pair. */
const namedInBraces = /(?<!\{)\{(?!facts\.)[A-Za-z]\w*\}(?!\})/g;

/** Names in single braces, which are only replaced where the schema says so. */
const checkPlaceholders: TextRule["check"] = (text, context) => {
  const { placeholders = [] } = context.plan;
  if (placeholders === "answers") return [];
  return matchesIn(text, namedInBraces, context).flatMap(({ written, location }) =>
    placeholders.includes(written.slice(1, -1))
      ? []
      : [problem("shown-placeholder", location, { written, known: placeholders })],
  );
};

export const shownPlaceholders: TextRule[] = [
  { on: "text", characters: /\{/, check: checkPlaceholders },
  { on: "markdown", characters: /\{/, check: checkPlaceholders },
];

/** Braces that aren't part of a fact. */
export const unclosedFacts: TextRule = {
  on: "every text",
  characters: /[{}]/,
  check: (text, context) =>
    strayBraces(text).map(({ found, from }) =>
      problem("unclosed-fact", atPart(context, from, found.length), { found }),
    ),
};

/** The matches of the pattern, with their positions. */
function matchesIn(
  text: string,
  pattern: RegExp,
  context: Context,
): { written: string; location: SourceLocation }[] {
  // Nearly every text has no match, and finding that out is faster than making a list.
  if (text.search(pattern) === -1) return [];
  return Array.from(text.matchAll(pattern), ({ 0: written, index: from }) => ({
    written,
    location: atPart(context, from, written.length),
  }));
}
