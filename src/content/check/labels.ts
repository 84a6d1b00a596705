// A label is often read by itself, for example in a screen reader's list of links.
import { problem, type Problem } from "../diagnostics.ts";
import type { Path } from "../place.ts";

const vague = new Set(
  "click|click here|click me|here|link|this link|this page|read more|more|learn more|see more|view more|find out more|more info|more information|details|continue|go|start here|press here|tap here|open".split(
    "|",
  ),
);

/** @param label what a button says */
export function checkLabel(label: unknown, path: Path): Problem[] {
  if (typeof label !== "string" || !isVague(label)) return [];
  return [problem("vague-label", { path: [...path, "label"], at: "value" }, { label })];
}

/** The links in a text with Markdown. */
export function checkLinkLabels(markdown: string, path: Path): Problem[] {
  if (!markdown.includes("](")) return [];
  return [...markdown.matchAll(/\[([^[\]]{1,40})\]\(/g)].flatMap(({ 1: label = "", index }) => {
    if (!isVague(label)) return [];
    const place = { path: [...path], at: "part", from: index + 1, length: label.length } as const;
    return [problem("vague-label", place, { label })];
  });
}

function isVague(label: string): boolean {
  return vague.has(
    label
      .toLowerCase()
      .replace(/[^\p{L}\s]/gu, "")
      .trim(),
  );
}
