// What a form needs to reach anybody: a recipient, a template that is filled, fields that can be told apart.
import { isEmail } from "../text/address.ts";
import { problem, type DiagnosticId, type Problem } from "../diagnostics/problem.ts";
import { filledText, type Facts } from "../resolve/facts.ts";
import { isKnown, type Reads } from "../schema/unknown-paths.ts";
import type { Path } from "../model/path.ts";
import { isFields } from "../schema/walk.ts";
import type { Field, Form, SelectField, Site } from "../model/schema.gen.ts";
import { suggest } from "../text/nearest.ts";
import { factIn } from "./contacts.ts";
import { checkPlaceholders } from "./form-placeholders.ts";
import { checkSensitive } from "./sensitive-data.ts";

interface Names {
  /** undefined when site.json can't say. */
  templates: Site["mail"]["templates"] | undefined;
  facts: Facts;
}

/** What is checked of a form, and what of it each check reads. */
const checks: {
  reads: Reads<Form>;
  check: (form: Form, path: Path, names: Names) => Problem[];
}[] = [
  { reads: ["recipient"], check: checkRecipient },
  { reads: ["template", "parameters"], check: checkTemplate },
  { reads: ["fields/*/name"], check: checkNames },
  {
    reads: ["parameters/*", "subject", "fields/*/name", "fields/*/sent"],
    check: checkPlaceholders,
  },
];

/**
 * @param form a block of the type form, of whatever shape
 * @param path where it stands in its file
 * @param unknown where nothing stands in the file that can be told what it is
 */
export function checkForm(
  form: Record<string, unknown>,
  path: Path,
  unknown: readonly Path[],
  names: Names,
): Problem[] {
  const fields: unknown[] = Array.isArray(form["fields"]) ? form["fields"] : [];
  const fieldsPath = [...path, "fields"];
  // A field is looked at even where others are missing.
  const inFields = unknown.filter((place) => place.length > fieldsPath.length);
  const ofForm = checks.flatMap(({ reads, check }) =>
    // The schema found nothing wrong with what is read, and the type is generated from the schema.
    isKnown(unknown, path, reads) ? check(form as unknown as Form, path, names) : [],
  );
  return [
    ...withoutSpared(ofForm),
    ...fields.flatMap((field, index) => checkField(field, [...fieldsPath, index], inFields)),
  ];
}

/** A field that is sent nowhere is what a parameter that is missing would have received. */
function withoutSpared(problems: readonly Problem[]): readonly Problem[] {
  const count = (id: DiagnosticId) => problems.filter((found) => found.id === id).length;
  return count("unfilled-parameter") < count("lost-field")
    ? problems
    : problems.filter(({ id }) => id !== "lost-field");
}

function checkField(field: unknown, path: Path, unknown: readonly Path[]): Problem[] {
  if (!isFields(field)) return [];
  const isSelect = field["type"] === "select";
  return [
    ...(isKnown<Field>(unknown, path, ["sensitive"]) ? checkSensitive(field, path) : []),
    // As above: what is read was found right.
    ...(isSelect && isKnown<SelectField>(unknown, path, ["options/*/value"])
      ? checkChoices(field as unknown as SelectField, path)
      : []),
  ];
}

function checkRecipient({ recipient: written }: Form, path: Path, { facts }: Names): Problem[] {
  const recipient = filledText(written, facts);
  if (recipient === undefined || isEmail(recipient)) return [];
  const place = { path: [...path, "recipient"], at: "value" } as const;
  return [problem("wrong-recipient", place, { recipient, ...factIn(written, recipient) })];
}

function checkTemplate(form: Form, path: Path, names: Names): Problem[] {
  const { template } = form;
  const { templates } = names;
  if (!templates) return [];
  const known = Object.keys(templates);
  const isThere = Object.hasOwn(templates, template);
  const suggestion = isThere ? undefined : suggest(template, known);
  const place = { path: [...path, "template"], at: "value" } as const;
  const meant = suggestion ?? template;
  const takes = isThere || suggestion !== undefined ? templates[meant]?.parameters : undefined;
  return [
    ...(isThere
      ? []
      : [problem("unknown-template", place, { template, templates: known, suggestion })]),
    ...(takes ? checkParameters(meant, takes, form, path) : []),
  ];
}

/** @param takes the parameters that the template has */
function checkParameters(
  template: string,
  takes: readonly string[],
  { parameters, fields }: Pick<Form, "parameters"> & { fields: unknown },
  formPath: Path,
): Problem[] {
  const path = [...formPath, "parameters"];
  const given = Object.keys(parameters);
  const free = takes.filter((name) => !given.includes(name));
  const unknown = given
    .filter((parameter) => !takes.includes(parameter))
    .map((parameter) => ({ parameter, template, suggestion: suggest(parameter, free) }));
  // A misspelled one is one mistake: that the right one is missing too goes without saying.
  const meant = new Set(unknown.map(({ suggestion }) => suggestion));
  const unfilled = free.filter((parameter) => !meant.has(parameter));
  return [
    ...unfilled.map((parameter) => {
      const example = exampleFor(parameter, fields);
      return problem(
        "unfilled-parameter",
        { path, at: "opening" },
        { parameter, template, example },
      );
    }),
    ...unknown.map((values) =>
      problem("unknown-parameter", { path: [...path, values.parameter], at: "key" }, values),
    ),
  ];
}

/** What a parameter most likely receives, by the words in its name. */
function exampleFor(parameter: string, fields: unknown): string {
  const words = parameter.toLowerCase().split("_");
  if (words[0] === "to" || words.includes("recipient")) return "recipient";
  if (words.includes("subject")) return "subject";
  const known = (Array.isArray(fields) ? fields : []).filter(isFields);
  const namesOf = (some: typeof known) =>
    some.map(({ name }) => name).filter((name) => typeof name === "string");
  const [email] = namesOf(known.filter(({ type }) => type === "email"));
  if (words.includes("reply") && email !== undefined) return email;
  const names = namesOf(known);
  return words.flatMap((word) => suggest(word, names) ?? []).at(-1) ?? names[0] ?? "name";
}

function checkNames({ fields }: Form, path: Path): Problem[] {
  return repeated(fields.map(({ name }) => name)).map(({ name, index }) => {
    const place = { path: [...path, "fields", index, "name"], at: "value" } as const;
    return problem("duplicate-name", place, { name, what: "fields" });
  });
}

function checkChoices({ options }: SelectField, path: Path): Problem[] {
  return repeated(options.map(({ value }) => value)).map(({ name, index }) => {
    const place = { path: [...path, "options", index, "value"], at: "value" } as const;
    return problem("duplicate-name", place, { name, what: "choices" });
  });
}

/** Each name that stood before, and where it stands again. */
function repeated(names: readonly string[]): { name: string; index: number }[] {
  const seen = new Set<string>();
  return names.flatMap((name, index) => {
    if (seen.has(name)) return [{ name, index }];
    seen.add(name);
    return [];
  });
}
