// Finds what people read in a file: comments, texts of more than one word, the prose of documents, and names in code.
import { parseSync } from "vite";

export interface Words {
  /** Where they begin in the file. */
  from: number;
  text: string;
}

/** @param name of the file: its ending decides how the text is read */
export function readWords(name: string, text: string): Words[] {
  if (name.endsWith(".md")) return wordsOfMarkdown(text);
  if (name.endsWith(".json")) return wordsOfSchema(text);
  if (name.endsWith(".css")) return wordsOfStyles(text);
  if (name.endsWith(".yml")) return wordsOfWorkflow(text);
  return wordsOfCode(name, text);
}

/** Sentences without code. */
function wordsOfMarkdown(text: string): Words[] {
  const blank = (code: string) => code.replaceAll(/[^\n]/g, " ");
  const prose = text.replaceAll(/^```[^]*?^```/gm, blank).replaceAll(/`[^`\n]*`/g, blank);
  return [...prose.matchAll(/.+(?:\n.+)*/g)].map(({ 0: paragraph, index }) => ({
    from: index,
    text: inOneLine(paragraph),
  }));
}

/** The texts of a schema that forms, VS Code and the reference show. */
function wordsOfSchema(text: string): Words[] {
  const shown = /"(?:title|description|markdownDescription|label)": ("(?:[^"\\]|\\.)*")/g;
  return [...text.matchAll(shown)].map(({ 1: value = "", index }) => ({
    from: index,
    text: String(JSON.parse(value)),
  }));
}

function wordsOfStyles(text: string): Words[] {
  return [...text.matchAll(/\/\*([^]*?)\*\//g)].map(({ 1: comment = "", index }) => ({
    from: index,
    text: inOneLine(comment),
  }));
}

/** Comments, and what GitHub shows of a workflow. */
function wordsOfWorkflow(text: string): Words[] {
  const shown = /#\s*(.*)$|\b(?:name|description):\s*(.*)$/gm;
  return [...text.matchAll(shown)].map(({ 1: comment = "", 2: label = "", index }) => ({
    from: index,
    text: comment || label,
  }));
}

/** The words of a name: `text line` for `textLine` and `text-line.ts`. */
export function wordsInName(name: string): string {
  return name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])|[-_.]+/g, " ").toLowerCase();
}

/** Every name in code, as words. */
export function readNames(file: string, code: string): Words[] {
  const found: Words[] = [];
  visitNames(parseSync(file, code).program, (name, from) =>
    found.push({ from, text: wordsInName(name) }),
  );
  return found;
}

function visitNames(node: unknown, found: (name: string, from: number) => void): void {
  if (typeof node !== "object" || node === null) return;
  // Cast: a node's fields aren't known until its type is.
  const { type, start, name } = node as Record<string, unknown>;
  const isName = type === "Identifier" || type === "JSXIdentifier" || type === "PrivateIdentifier";
  if (isName && typeof name === "string" && typeof start === "number") found(name, start);
  for (const inner of Object.values(node)) visitNames(inner, found);
}

function wordsOfCode(name: string, code: string): Words[] {
  const { comments, program } = parseSync(name, code);
  const found: Words[] = [];
  let end = 0;
  for (const comment of comments) {
    const { type, value, start } = comment;
    const last = found.at(-1);
    // A sentence may go on in the next line.
    if (last && type === "Line" && code.slice(end, start).trim() === "")
      last.text += ` ${value.trim()}`;
    else found.push({ from: start, text: inOneLine(value) });
    ({ end } = comment);
  }
  visit(program, (text, from) => found.push({ from, text: inOneLine(text) }));
  return found;
}

/** Without the stars at the beginning of lines. */
function inOneLine(text: string): string {
  return text.replaceAll(/\s*\n\s*(\* )?\s*/g, " ").trim();
}

const severalWords = /\p{L}\s+\p{L}/u;

/** Finds texts on a screen, and all others of more than one word: a single word is often a name in code. */
function visit(node: unknown, found: (text: string, from: number) => void): void {
  if (typeof node !== "object" || node === null) return;
  // Cast: a node's fields aren't known until its type is.
  const { type, start, value } = node as Record<string, unknown>;
  const text = type === "TemplateElement" ? cookedIn(value) : value;
  if (typeof text === "string" && typeof start === "number")
    if (type === "JSXText" || (typeof type === "string" && severalWords.test(text)))
      found(text, start);
  for (const inner of Object.values(node)) visit(inner, found);
}

function cookedIn(value: unknown): unknown {
  return typeof value === "object" && value !== null && "cooked" in value
    ? value.cooked
    : undefined;
}
