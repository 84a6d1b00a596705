// Warns where the words of a link are another address or number than the one it goes to.
import { problem } from "../diagnostics/problem.ts";
import { filledText } from "../resolve/facts.ts";
import { parseMarkdown } from "../resolve/markdown.ts";
import { inlineWords } from "../text/inline-words.ts";
import { differsFrom } from "../text/named-address.ts";
import { atPart, atValue, type FieldsRule, type TextRule } from "./rule.ts";

export const linkWords: TextRule = {
  on: "markdown",
  characters: /\]/,
  check: (markdown, context) => {
    if (!markdown.includes("](")) return [];
    const fill = (piece: string) => filledText(piece, context.facts) ?? "";
    return parseMarkdown(markdown, fill).links.flatMap(({ words, href, part }) => {
      const label = inlineWords(words);
      return differsFrom(label, href)
        ? [problem("link-words", atPart(context, part.from, part.length), { label, href })]
        : [];
    });
  },
};

const check: FieldsRule["check"] = ({ label, href }, context) => {
  if (typeof label !== "string" || typeof href !== "string") return [];
  const [words, address] = [label, href].map((text) => filledText(text, context.facts) ?? "");
  return words !== undefined && address !== undefined && differsFrom(words, address)
    ? [problem("link-words", atValue(context, "href"), { label: words, href: address })]
    : [];
};

export const buttonWords: FieldsRule[] = [
  { on: "action", check },
  { on: "link", check },
];
