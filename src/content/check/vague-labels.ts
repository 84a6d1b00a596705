// Warns about labels that make no sense on their own, for example in a screen reader's list of links.
import { problem } from "../diagnostics/problem.ts";
import { atPart, atValue, type FieldsRule, type TextRule } from "./rule.ts";

const vague = new Set(
  "click|click here|click me|click this|here|this|link|this link|this page|read|read more|read this|more|learn more|see more|see this|view more|find out more|discover more|show more|more info|info|more information|information|more details|details|see details|view details|continue|go|next|start here|press here|tap here|open".split(
    "|",
  ),
);

/** Words that only connect phrases, as in "Please click here to learn more". */
const joints = /[^\p{L}\p{M}\p{N}\s]+|(?<!\S)(?:please|just|to|for|and|or|now)(?!\S)/u;

const check: FieldsRule["check"] = ({ label }, context) =>
  // A missing label is reported by the schema.
  typeof label === "string" && label.trim() !== "" && isVague(label)
    ? [problem("vague-label", atValue(context, "label"), { label })]
    : [];

export const buttonLabels: FieldsRule[] = [
  { on: "action", check },
  { on: "link", check },
];

export const linkLabels: TextRule = {
  on: "markdown",
  characters: /\[/,
  check: (markdown, context) =>
    (markdown.includes("](") ? [...markdown.matchAll(/\[([^[\]]{1,80})\]\(/g)] : []).flatMap(
      ({ 1: label = "", index }) =>
        isVague(label)
          ? [problem("vague-label", atPart(context, index + 1, label.length), { label })]
          : [],
    ),
};

function isVague(label: string): boolean {
  const phrases = label.toLowerCase().split(joints);
  return phrases
    .map((phrase) => phrase.trim().replace(/\s+/g, " "))
    .every(
      (phrase) => phrase === "" || vague.has(phrase) || vague.has(phrase.replace(/ here$/, "")),
    );
}
