// A label is often read by itself, for example in a screen reader's list of links.
import { problem, type Problem } from "../diagnostics/problem.ts";
import type { Path } from "../model/path.ts";

const vague = new Set(
  "click|click here|click me|click this|here|this|link|this link|this page|read|read more|read this|more|learn more|see more|see this|view more|find out more|discover more|show more|more info|info|more information|information|more details|details|see details|view details|continue|go|next|start here|press here|tap here|open".split(
    "|",
  ),
);

/** What only joins one phrase to the next, as in "Please click here to learn more". */
const joints = /[^\p{L}\p{M}\p{N}\s]+|(?<!\S)(?:please|just|to|for|and|or|now)(?!\S)/u;

/** @param label what a button says */
export function checkLabel(label: unknown, path: Path): Problem[] {
  // A label that isn't there is missing text, which the schema tells.
  if (typeof label !== "string" || label.trim() === "" || !isVague(label)) return [];
  return [problem("vague-label", { path: [...path, "label"], at: "value" }, { label })];
}

/** The links in a text with Markdown. */
export function checkLinkLabels(markdown: string, path: Path): Problem[] {
  if (!markdown.includes("](")) return [];
  return [...markdown.matchAll(/\[([^[\]]{1,80})\]\(/g)].flatMap(({ 1: label = "", index }) => {
    if (!isVague(label)) return [];
    const place = { path: [...path], at: "part", from: index + 1, length: label.length } as const;
    return [problem("vague-label", place, { label })];
  });
}

function isVague(label: string): boolean {
  const phrases = label.toLowerCase().split(joints);
  return phrases
    .map((phrase) => phrase.trim().replace(/\s+/g, " "))
    .every(
      (phrase) => phrase === "" || vague.has(phrase) || vague.has(phrase.replace(/ here$/, "")),
    );
}
