// A form's answers must all arrive: every parameter filled, every field used, every placeholder known.
import { isEmail } from "../address.ts";
import { problem, type Problem } from "../diagnostics.ts";
import { fillFacts, isUnfilled, type Facts } from "../facts.ts";
import type { Form, Site } from "../schema.gen.ts";
import type { Path } from "../place.ts";
import { suggest } from "../suggest.ts";

type Templates = Site["mail"]["templates"];

/** Placeholders in single braces; {{facts.x}} is none. */
const placeholders = /(?<!\{)\{([^{}]*)\}(?!\})/g;

/**
 * @param path where the form block stands in its file
 * @param templates undefined when site.json can't say
 */
export function checkForm(
  form: Form,
  path: Path,
  templates: Templates | undefined,
  facts: Facts,
): Problem[] {
  return [
    ...checkRecipient(form, path, facts),
    ...(templates ? checkTemplate(form, path, templates) : []),
    ...checkFields(form, path),
  ];
}

function checkRecipient(form: Form, path: Path, facts: Facts): Problem[] {
  const { text: recipient } = fillFacts(form.recipient, facts);
  if (isUnfilled(form.recipient, facts) || isEmail(recipient)) return [];
  return [problem("wrong-recipient", { path: [...path, "recipient"], at: "value" }, { recipient })];
}

function checkTemplate(form: Form, path: Path, templates: Templates): Problem[] {
  const { template, parameters } = form;
  const found = Object.hasOwn(templates, template) ? templates[template] : undefined;
  if (!found) {
    const names = Object.keys(templates);
    const place = { path: [...path, "template"], at: "value" } as const;
    const values = { template, templates: names, suggestion: suggest(template, names) };
    return [problem("unknown-template", place, values)];
  }
  const free = found.parameters.filter((name) => !Object.hasOwn(parameters, name));
  const unknown = Object.keys(parameters)
    .filter((parameter) => !found.parameters.includes(parameter))
    .map((parameter) => ({ parameter, template, suggestion: suggest(parameter, free) }));
  // A misspelled one is one mistake: that the right one is missing too goes without saying.
  const meant = new Set(unknown.map(({ suggestion }) => suggestion));
  return [
    ...free
      .filter((parameter) => !meant.has(parameter))
      .map((parameter) => {
        const place = { path: [...path, "parameters"], at: "opening" } as const;
        return problem("unfilled-parameter", place, { parameter, template });
      }),
    ...unknown.map((values) => {
      const place = { path: [...path, "parameters", values.parameter], at: "key" } as const;
      return problem("unknown-parameter", place, values);
    }),
  ];
}

function checkFields(form: Form, path: Path): Problem[] {
  const problems: Problem[] = [];
  const used = new Set<string>();
  const texts = Object.entries(form.parameters).map(([name, text]) => ({
    at: ["parameters", name],
    text,
  }));
  const sentFields = form.fields.filter((field) => field.sent !== false).map(({ name }) => name);
  const unsent = new Set(
    form.fields.filter((field) => field.sent === false).map(({ name }) => name),
  );

  for (const { at, text = "" } of [...texts, { at: ["subject"], text: form.subject }]) {
    const known =
      at[0] === "subject" ? sentFields : [...sentFields, "recipient", "subject", "submission"];
    const place = { path: [...path, ...at], at: "value" } as const;
    const stray = strayBrace(text);
    if (stray !== undefined) {
      const part = { ...place, at: "part", from: stray, length: 1 } as const;
      problems.push(problem("unclosed-placeholder", part, { brace: text.charAt(stray) }));
    }
    for (const [, placeholder = ""] of text.matchAll(placeholders)) {
      used.add(placeholder);
      if (known.includes(placeholder)) continue;
      if (unsent.has(placeholder)) {
        problems.push(problem("unsent-field-used", place, { field: placeholder }));
      } else {
        const suggestion = suggest(placeholder, known);
        // What was meant is used after all.
        if (suggestion !== undefined) used.add(suggestion);
        problems.push(problem("unknown-placeholder", place, { placeholder, known, suggestion }));
      }
    }
  }

  const isRead = problems.every(({ id }) => id !== "unclosed-placeholder");
  const names = new Set<string>();
  for (const [index, field] of form.fields.entries()) {
    const place = { path: [...path, "fields", index, "name"], at: "value" } as const;
    if (names.has(field.name)) {
      problems.push(problem("duplicate-name", place, { name: field.name, what: "fields" }));
    } else if (isRead && field.sent !== false && !used.has(field.name)) {
      problems.push(problem("lost-field", place, { field: field.name }));
    }
    names.add(field.name);
    if (field.type === "select")
      problems.push(...checkChoices(field.options, [...path, "fields", index]));
  }
  return problems;
}

/** Where a brace stands that belongs to no placeholder. What facts leave over is found in all texts alike. */
function strayBrace(text: string): number | undefined {
  const blank = (whole: string) => " ".repeat(whole.length);
  const left = text.replace(/\{\{[^{}]*\}\}/g, blank).replace(/\{[^{}]*\}/g, blank);
  const found = left.search(/[{}]/);
  return found === -1 || /\{\{|\}\}/.test(left) ? undefined : found;
}

function checkChoices(options: readonly { value: string }[], path: Path): Problem[] {
  const values = options.map(({ value }) => value);
  return values.flatMap((value, index) => {
    if (values.indexOf(value) === index) return [];
    const place = { path: [...path, "options", index, "value"], at: "value" } as const;
    return [problem("duplicate-name", place, { name: value, what: "choices" })];
  });
}
