// Checks that an email template in site.json takes a form's answers, with each of its parameters filled.
import { problem, type Problem } from "../diagnostics/problem.ts";
import { isFields } from "../model/json.ts";
import type { Form } from "../model/schema.gen.ts";
import type { SymbolTable } from "../model/symbols.ts";
import { suggest } from "../text/nearest.ts";
import { ruleFor, atValue, type Context } from "./rule.ts";

export const formTemplate = ruleFor("form", ["template", "parameters"], (form, context) => {
  const { template } = form;
  const { templates } = context.symbols;
  if (!templates) return [];
  const taken = parametersTaken(form, context.symbols);
  const known = Object.keys(templates);
  const suggestion = taken?.template === template ? undefined : taken?.template;
  const values = { template, templates: known, suggestion };
  return [
    ...(taken?.template === template
      ? []
      : [problem("unknown-template", atValue(context, "template"), values)]),
    ...(taken ? checkParameters(taken, form, context) : []),
  ];
});

interface Taken {
  /** The template that is named, or that the author probably meant. */
  template: string;
  unfilled: readonly string[];
  unknown: readonly {
    parameter: string;
    template: string;
    takes: readonly string[];
    suggestion: string | undefined;
  }[];
}

/**
 * Compares a form's parameters with its template's.
 * @param form its template may have any shape
 * @returns undefined if they can't be compared
 */
export function parametersTaken(
  { template, parameters }: Pick<Form, "parameters"> & { template: unknown },
  { templates = {} }: Pick<SymbolTable, "templates">,
): Taken | undefined {
  if (typeof template !== "string") return undefined;
  const isThere = Object.hasOwn(templates, template);
  const meant = isThere ? template : suggest(template, Object.keys(templates));
  const takes = meant === undefined ? undefined : templates[meant]?.parameters;
  if (meant === undefined || !takes) return undefined;
  const given = Object.keys(parameters);
  const free = takes.filter((name) => !given.includes(name));
  const unknown = given
    .filter((parameter) => !takes.includes(parameter))
    .map((parameter) => ({
      parameter,
      template: meant,
      takes,
      suggestion: suggest(parameter, free),
    }));
  // A misspelled parameter is one mistake: the missing correct one isn't reported too.
  const misspelled = new Set(unknown.map(({ suggestion }) => suggestion));
  const unfilled = free.filter((parameter) => !misspelled.has(parameter));
  return { template: meant, unfilled, unknown };
}

function checkParameters(
  { template, unfilled, unknown }: Taken,
  { fields }: Pick<Form, "fields">,
  context: Context,
): Problem[] {
  const path = [...context.path, "parameters"];
  // Of any shape, because this rule doesn't read them.
  const given: unknown[] = Array.isArray(fields) ? fields : [];
  const known = namesOf(given);
  return [
    ...unfilled.map((parameter) => {
      const values = { parameter, template, known, example: exampleFor(parameter, given) };
      return problem("unfilled-parameter", { path, at: "opening" }, values);
    }),
    ...unknown.map((values) =>
      problem("unknown-parameter", { path: [...path, values.parameter], at: "key" }, values),
    ),
  ];
}

/** The placeholder that a parameter most likely receives, by the words in its name; undefined if they don't show it. */
function exampleFor(parameter: string, fields: readonly unknown[]): string | undefined {
  if (isOfRecipient(parameter)) return "recipient";
  const words = parameter.toLowerCase().split("_");
  if (words.includes("subject")) return "subject";
  if (words.includes("answers")) return "answers";
  const isEmail = (field: unknown) => isFields(field) && field["type"] === "email";
  const [email] = namesOf(fields.filter(isEmail));
  if (words.includes("reply") && email !== undefined) return email;
  const names = namesOf(fields);
  return words.flatMap((word) => suggest(word, names) ?? []).at(-1);
}

function namesOf(fields: readonly unknown[]): string[] {
  const names = fields.map((field) => (isFields(field) ? field["name"] : undefined));
  return names.filter((name) => typeof name === "string");
}

/** True if a parameter has the name of a recipient. */
export function isOfRecipient(parameter: string): boolean {
  const words = parameter.toLowerCase().split("_");
  return words[0] === "to" || words.includes("recipient");
}
