// Reads the guide as an author does: the steps of each task, with the text to find, change or move.
import { readFile } from "node:fs/promises";

export type Step =
  | { kind: "change"; file: string; find: string; into: string }
  | { kind: "add"; file: string; below: string; text: string }
  | { kind: "move"; file: string; cut: string; above: string }
  | { kind: "copy"; file: string; to: string }
  | { kind: "rename"; file: string; to: string }
  | { kind: "delete"; file: string }
  | { kind: "photo"; file: string };

export interface Task {
  name: string;
  steps: Step[];
}

export const guide = await readFile("content/README.md", "utf8");

/** Every section of the guide that has steps to follow. Throws if there is JSON that belongs to no step. */
export const tasks: Task[] = guide
  .split("\n### ")
  .slice(1)
  .map((section) => {
    const [title = "", ...lines] = (section.split("\n## ")[0] ?? "").split("\n");
    return { name: title.replace(/^\d+\. /, ""), steps: stepsOf(lines.join("\n")) };
  })
  .filter(({ steps }) => steps.length > 0);

function stepsOf(text: string): Step[] {
  const steps: Step[] = [];
  let file = "";
  let held: { verb: string; json: string } | undefined;
  // Each match is some text and the JSON after it; there is no JSON after the last text.
  for (const [, words = "", json] of text.matchAll(/([\s\S]*?)(?:```json\n([\s\S]*?)\n```|$)/g)) {
    const copy = /Copy\s+`(.+?)`\s+and\s+call\s+the\s+copy\s+`(.+?)`/.exec(words);
    if (copy) steps.push({ kind: "copy", file: copy[1] ?? "", to: copy[2] ?? "" });
    const renamed = /Rename\s+`(.+?)`\s+to\s+`(.+?)`/.exec(words);
    if (renamed) steps.push({ kind: "rename", file: renamed[1] ?? "", to: renamed[2] ?? "" });
    const deleted = /Delete\s+`(.+?)`/.exec(words);
    if (deleted) steps.push({ kind: "delete", file: deleted[1] ?? "" });
    const photo = /such\s+as\s+`(media\/.+?)`/.exec(words);
    if (photo) steps.push({ kind: "photo", file: photo[1] ?? "" });
    file = /in\s+`(\S+\.json)`,\s+(?:find|cut)\s*$/i.exec(words)?.[1] ?? file;
    if (json === undefined) continue;
    const verb = /(find|cut|change it to|below it, add|paste it above)\s*$/.exec(
      words.replaceAll(/\s+/g, " "),
    )?.[1];
    if (verb === "find" || verb === "cut") held = { verb, json };
    else if (held?.verb === "find" && verb === "change it to")
      steps.push({ kind: "change", file, find: held.json, into: json });
    else if (held?.verb === "find" && verb === "below it, add")
      steps.push({ kind: "add", file, below: held.json, text: json });
    else if (held?.verb === "cut" && verb === "paste it above")
      steps.push({ kind: "move", file, cut: held.json, above: json });
    else throw new Error(`No step says what to do with this JSON:\n${words}\n${json}`);
  }
  return steps;
}

/** `text` after a step. Throws unless the text to find is there exactly once. */
export function edit(
  text: string,
  step: Extract<Step, { kind: "change" | "add" | "move" }>,
): string {
  const lines = text.split("\n");
  switch (step.kind) {
    case "change": {
      const { at, count, kept } = locate(lines, step.find);
      const into = step.into.replaceAll("…", () => kept.shift() ?? "…");
      lines.splice(at, count, ...indented(into, lines[at] ?? ""));
      break;
    }
    case "add": {
      const { at, count } = locate(lines, step.below);
      lines.splice(at + count, 0, ...indented(step.text, lines[at] ?? ""));
      break;
    }
    case "move": {
      const { at, count } = locate(lines, step.cut);
      const cut = lines.splice(at, count);
      lines.splice(locate(lines, step.above).at, 0, ...cut);
    }
  }
  return lines.join("\n");
}

/** Finds a piece of the guide in a file, ignoring indents, and what the file has for each `…`. */
function locate(lines: string[], piece: string): { at: number; count: number; kept: string[] } {
  const wanted = piece.split("\n").map((line) => {
    const parts = line
      .trim()
      .split("…")
      .map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
    return new RegExp(`^${parts.join("(.*)")}$`);
  });
  const found = lines.flatMap((_, at) => {
    const matches = wanted.map((line, offset) => line.exec((lines[at + offset] ?? "").trim()));
    return matches.every((match) => match !== null)
      ? [{ at, count: wanted.length, kept: matches.flatMap((match) => match.slice(1)) }]
      : [];
  });
  const [first] = found;
  if (!first || found.length > 1)
    throw new Error(
      `Expected this text once in the file, found it ${found.length} times:\n${piece}`,
    );
  return first;
}

function indented(piece: string, like: string): string[] {
  const indent = /^ */.exec(like)?.[0] ?? "";
  return piece.split("\n").map((line) => indent + line);
}
