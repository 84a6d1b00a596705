// A form's answers must all arrive: every placeholder names a field, every field is used by one.
import { problem, type Problem } from "../diagnostics/problem.ts";
import type { Path } from "../model/path.ts";
import type { Form } from "../model/schema.gen.ts";
import { suggest } from "../text/nearest.ts";

/** Single braces; {{facts.x}} is none, nor is {facts.x}, which is reported in every text alike. */
const placeholders = /(?<!\{)\{(?!facts\.)([^{}]*)\}(?!\})/g;

/** As EmailJS writes its own: here two braces are a fact's. */
const doubled = /\{\{\s*(\w+)\s*\}\}/g;

/** What else can stand in a parameter. */
const ofLetter = ["recipient", "subject", "submission"];

/** @param path where the form stands in its file */
export function checkPlaceholders(
  { parameters, subject, fields }: Pick<Form, "parameters" | "subject" | "fields">,
  path: Path,
): Problem[] {
  const sent = fields.filter((field) => field.sent !== false).map(({ name }) => name);
  const unsent = new Set(fields.filter((field) => field.sent === false).map(({ name }) => name));
  const problems: Problem[] = [];
  const used = new Set<string>();

  function look(text: string, at: Path, known: readonly string[]): void {
    const place = { path: [...path, ...at], at: "value" } as const;
    for (const { 0: written, 1: name = "", index: from } of text.matchAll(doubled)) {
      if (!known.includes(name)) continue;
      const part = { ...place, at: "part", from, length: written.length } as const;
      used.add(name);
      problems.push(problem("doubled-braces", part, { name }));
    }
    for (const stray of strayBraces(text)) {
      const part = { ...place, at: "part", from: stray, length: 1 } as const;
      problems.push(problem("unclosed-placeholder", part, { brace: text.charAt(stray) }));
    }
    for (const { 0: written, 1: placeholder = "", index: from } of text.matchAll(placeholders)) {
      const part = { ...place, at: "part", from, length: written.length } as const;
      used.add(placeholder);
      if (known.includes(placeholder)) continue;
      if (unsent.has(placeholder)) {
        problems.push(problem("unsent-field-used", part, { field: placeholder }));
        continue;
      }
      const suggestion = suggest(placeholder, known);
      // What was meant is used after all.
      if (suggestion !== undefined) used.add(suggestion);
      problems.push(problem("unknown-placeholder", part, { placeholder, known, suggestion }));
    }
  }
  for (const [name, text = ""] of Object.entries(parameters))
    look(text, ["parameters", name], [...sent, ...ofLetter]);
  look(subject, ["subject"], sent);

  // A brace without a partner may have been meant for any field.
  const isRead = problems.every(({ id }) => id !== "unclosed-placeholder");
  const lost = isRead ? sent.filter((name) => !used.has(name)) : [];
  return [
    ...problems,
    ...[...new Set(lost)].map((field) => {
      const index = fields.findIndex(({ name }) => name === field);
      const place = { path: [...path, "fields", index, "name"], at: "value" } as const;
      return problem("lost-field", place, { field });
    }),
  ];
}

/** Where braces stand that belong to no placeholder. What facts leave over is found in all texts alike. */
function strayBraces(text: string): number[] {
  const blank = (whole: string) => " ".repeat(whole.length);
  const left = text
    .replace(/\{\{[^{}]*\}{0,2}|\{facts\.[^{}\s]*\}*|\{[^{}]*\}{2,}|\}{2,}/g, blank)
    .replace(/\{[^{}]*\}/g, blank);
  return [...left.matchAll(/[{}]/g)].map(({ index }) => index);
}
