// Checks that all of a form's answers arrive: every placeholder names a field, and every field is used by one.
import { problem, type Problem } from "../diagnostics/problem.ts";
import type { Field } from "../model/schema.gen.ts";
import { suggest } from "../text/nearest.ts";
import { allAnswers, ofLetter } from "./email-placeholders.ts";
import { parametersTaken } from "./form-template.ts";
import { atPart, ruleFor, atValue, type Context } from "./rule.ts";

/** Single braces. Not {{facts.x}}, nor {facts.x}, which is reported in every text. */
const placeholders = /(?<!\{)\{(?!facts\.)([^{}]*)\}(?!\})/g;

/** EmailJS uses double braces for its own placeholders; here they are for facts. */
const doubled = /\{\{\s*(\w+)\s*\}\}/g;

export const formPlaceholders = ruleFor(
  "form",
  ["parameters/*", "subject", "fields/*/name", "fields/*/sent"],
  (form, context) => {
    const { parameters, subject, fields } = form;
    const isUnsent = (field: Field) => "sent" in field && field.sent === false;
    const sent = fields.filter((field) => !isUnsent(field)).map(({ name }) => name);
    const unsent = new Set(fields.filter(isUnsent).map(({ name }) => name));
    const texts = [
      ...Object.entries(parameters).map(([name, text = ""]) => ({
        text,
        at: ["parameters", name],
        known: [...sent, ...ofLetter],
      })),
      { text: subject, at: ["subject"], known: sent },
    ];
    const read = texts.map(({ text, at, known }) =>
      readPlaceholders(text, { ...context, path: [...context.path, ...at] }, known, unsent),
    );
    // What a field is called that can't be its name, another name may stand for.
    const isNamed = fields.every(({ name }) => /^[a-z]\w*$/i.test(name));
    const problems = read
      .flatMap((each) => each.problems)
      .filter(({ id }) => isNamed || id !== "unknown-placeholder");
    // A brace without a partner may have been meant for any field.
    const isRead = problems.every(({ id }) => id !== "unclosed-placeholder");
    const used = new Set(read.flatMap((each) => each.used));
    const areListed = used.has(allAnswers);
    const lost = isRead && !areListed ? [...new Set(sent)].filter((name) => !used.has(name)) : [];
    // A field that is sent nowhere is what a parameter that is missing would have received.
    const template = parametersTaken(form, context.symbols);
    const isSpared = lost.length <= (template?.unfilled.length ?? 0);
    return [
      ...problems,
      ...(isSpared ? [] : lost).map((field) => {
        const index = fields.findIndex(({ name }) => name === field);
        const location = atValue(context, "fields", index, "name");
        return problem("lost-field", location, { field, template: template?.template });
      }),
    ];
  },
);

/**
 * @param known the names that work in braces
 * @param unsent the fields that are not sent on purpose
 * @returns which fields are used, or were meant to be, and what is wrong
 */
function readPlaceholders(
  text: string,
  context: Context,
  known: readonly string[],
  unsent: ReadonlySet<string>,
): { used: string[]; problems: Problem[] } {
  const used: string[] = [];
  const problems: Problem[] = [];
  for (const { 0: written, 1: name = "", index } of text.matchAll(doubled)) {
    if (!known.includes(name)) continue;
    used.push(name);
    problems.push(problem("doubled-braces", atPart(context, index, written.length), { name }));
  }
  for (const stray of loneBraces(text)) {
    const brace = text.charAt(stray);
    problems.push(problem("unclosed-placeholder", atPart(context, stray, 1), { brace }));
  }
  for (const { 0: written, 1: placeholder = "", index } of text.matchAll(placeholders)) {
    used.push(placeholder);
    if (known.includes(placeholder)) continue;
    const part = atPart(context, index, written.length);
    if (unsent.has(placeholder)) {
      problems.push(problem("unsent-field-used", part, { field: placeholder }));
      continue;
    }
    const suggestion = suggest(placeholder, known);
    // The field that was meant is used after all.
    if (suggestion !== undefined) used.push(suggestion);
    problems.push(problem("unknown-placeholder", part, { placeholder, known, suggestion }));
  }
  return { used, problems };
}

/** The positions of braces that aren't part of a placeholder. Leftovers of facts are reported in all texts. */
function loneBraces(text: string): number[] {
  const blank = (whole: string) => " ".repeat(whole.length);
  const left = text
    .replace(/\{\{[^{}]*\}{0,2}|\{facts\.[^{}\s]*\}*|\{[^{}]*\}{2,}|\}{2,}/g, blank)
    .replace(/\{[^{}]*\}/g, blank);
  return [...left.matchAll(/[{}]/g)].map(({ index }) => index);
}
