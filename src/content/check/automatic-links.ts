// Warns where Markdown links an address that begins or ends elsewhere than its author meant.
import { problem } from "../diagnostics/problem.ts";
import type { TextRange } from "../model/text-range.ts";
import { parseMarkdown } from "../resolve/markdown.ts";
import { isEmail, readLinkAddress } from "../text/address.ts";
import { atPart, type TextRule } from "./rule.ts";

/** Scripts without spaces between words: text goes on directly beside an address. */
const unspaced = String.raw`\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Bopomofo}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}ー`;
const letter = String.raw`(?![${unspaced}])[\p{L}\p{M}\p{N}]`;
/** Letters that belong to an address, but that Markdown leaves out of the link: müller@, o'brien@. */
const before = new RegExp(String.raw`(?:${letter}[-.'’&+_]?)+$`, "u");
const after = new RegExp(String.raw`^(?:[-.]?${letter})+`, "u");
/** Where a link runs into what follows: at a character that no address has, or that begins a word of the text. */
const foreign = new RegExp(
  String.raw`["\x60|^{}\\[\]]|(?![\p{L}\p{M}\p{N}])[^\x20-\x7e]|(?<=[A-Za-z\d])[${unspaced}]|(?<=\/)\p{sc=Hiragana}`,
  "u",
);
const foreignInHost = /[^\p{L}\p{M}\p{N}.:-]/u;

export const automaticLinks: TextRule = {
  on: "markdown",
  characters: /[@:]/,
  check: (markdown, context) => {
    if (!/@|:\/\//.test(markdown)) return [];
    const { links } = parseMarkdown(markdown, (piece) => piece);
    return links.flatMap(({ isAutomatic, href, part }) => {
      if (!isAutomatic || href.startsWith("http:")) return [];
      const found = href.startsWith("mailto:")
        ? misreadEmail(part, markdown)
        : misreadWebsite(part, markdown);
      return found
        ? [problem("misread-address", atPart(context, found.from, found.length), found.values)]
        : [];
    });
  },
};

interface Misread extends TextRange {
  values: { written: string; linked: string; meant: string | undefined };
}

function misreadEmail({ from, length }: TextRange, markdown: string): Misread | undefined {
  const linked = markdown.slice(from, from + length);
  const [left = ""] = before.exec(markdown.slice(0, from)) ?? [];
  const [right = ""] = after.exec(markdown.slice(from + length)) ?? [];
  if (left === "" && right === "" && !/\.\d+$/.test(linked)) return undefined;
  const written = left + linked + right;
  const isMeant = isEmail(written) && readLinkAddress(`mailto:${written}`) !== undefined;
  const meant = isMeant && !/\.\d+$/.test(written) ? `[${written}](mailto:${written})` : undefined;
  return {
    from: from - left.length,
    length: written.length,
    values: { written, linked, meant },
  };
}

function misreadWebsite({ from, length }: TextRange, markdown: string): Misread | undefined {
  const linked = markdown.slice(from, from + length);
  const [scheme = "", host = ""] = /^\w+:\/\/([^/?#]*)/.exec(linked) ?? [];
  const inHost = host.search(foreignInHost);
  const ends = [inHost === -1 ? -1 : scheme.length - host.length + inHost, linked.search(foreign)];
  const found = ends.filter((index) => index !== -1);
  if (found.length === 0) return undefined;
  const written = linked.slice(0, Math.min(...found)).replace(/[.,:;!?]+$/, "");
  const meant = readLinkAddress(written) === undefined ? undefined : `[${written}](${written})`;
  return { from, length: written.length, values: { written, linked, meant } };
}
