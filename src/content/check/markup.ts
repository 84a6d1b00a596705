// Signs of Markdown or HTML where they are only signs, which visitors would see as they stand.
import { problem, type Problem } from "../diagnostics/problem.ts";
import type { Path, Place } from "../model/path.ts";

const scheme = "(?:page|https?|mailto|tel):";

const bold = String.raw`\*\*[^\s*][^*]*\*\*`;
const link = String.raw`\[[^[\]]+\]\s*\(\s*${scheme}[^)]*\)?`;
const html = String.raw`</?(?:a|b|br|div|em|i|li|p|span|strong|u|ul)\b[^>]*>|&(?:nbsp|amp|quot|[lg]t|#\d+);`;
const formatting = new RegExp(`${bold}|${link}|${html}`, "gi");

const spaced = String.raw`\[[^[\]]+\](?:\s+\(\s*|\(\s+)${scheme}[^)\s]*(?:\s*\))?`;
const inside = String.raw`\[[^[\]]+\]\(${scheme}\s+[^)]*\)?`;
const unclosed = String.raw`\[[^[\]]+\]\(${scheme}[^)\s]*(?=\s|$)(?!\s+["'])`;
/** What Markdown reads as words: a space where none may be, or no end. */
const broken = new RegExp(`${spaced}|${inside}|${unclosed}`, "gi");

/** @param text one that is shown as it is written */
export function checkPlainText(text: string, path: Path): Problem[] {
  return find(formatting, text, path).map(({ written, place }) =>
    problem("shown-as-written", place, { written }),
  );
}

/** @param markdown a text with Markdown */
export function checkLinks(markdown: string, path: Path): Problem[] {
  if (!/\]\s*\(/.test(markdown)) return [];
  return find(broken, markdown, path).map(({ written, place }) =>
    problem("broken-link", place, { written }),
  );
}

/** Texts that are filled in where they are shown, by their field: what can stand in single braces there. */
const filled: Record<string, readonly string[]> = {
  charactersLeft: ["count"],
  picked: ["file"],
};

/** What a form sends, which visitors don't see; it is checked with the form. */
const sent = new Set(["subject", "recipient"]);

/** @param text any of a page or of the site */
export function checkBraces(text: string, path: Path): Problem[] {
  const field = String(path.at(-1));
  if (sent.has(field) || !text.includes("{")) return [];
  const known = Object.hasOwn(filled, field) ? (filled[field] ?? []) : [];
  const single = /(?<!\{)\{(?!facts\.)[A-Za-z]\w*\}(?!\})/g;
  return find(single, text, path).flatMap(({ written, place }) =>
    known.includes(written.slice(1, -1))
      ? []
      : [problem("shown-placeholder", place, { written, known })],
  );
}

/** What fits the pattern, and where it stands. */
function find(pattern: RegExp, text: string, path: Path): { written: string; place: Place }[] {
  return Array.from(text.matchAll(pattern), ({ 0: written, index: from }) => ({
    written,
    place: { path: [...path], at: "part", from, length: written.length },
  }));
}
