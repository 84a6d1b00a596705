// Problems that stop a form's answers from reaching anyone.
import { didYouMean, error, listed, type Suggestion } from "./entry.ts";
import { wrongFact, type OfFact } from "./of-fact.ts";
import { t } from "../../../words/t.ts";

export const forms = {
  "wrong-recipient": error<{ recipient: string } & OfFact>(
    ({ recipient }) => t`"${recipient}" isn't an email address, so no message could arrive.`,
    ({ fact }) =>
      fact === undefined
        ? "Write one address, usually a fact: {{facts.email}}."
        : `Use another fact here, or correct the fact "${fact}" in site.json.`,
    wrongFact,
  ),
  "unreached-recipient": error<{
    template: string;
    /** The parameter whose name says it is the recipient, but which receives something else. */
    parameter: string | undefined;
  }>(
    () => t`No message could arrive: none of these parameters says who it is for.`,
    ({ template, parameter }) =>
      parameter === undefined
        ? `Add "to_email": "{recipient}" here, and "to_email" to the parameters of "${template}" in site.json. In that template at EmailJS, set To Email to {{to_email}}.`
        : `Write "${parameter}": "{recipient}".`,
    { about: "lack" },
  ),
  "unknown-template": error<{ template: string; templates: readonly string[] } & Suggestion>(
    (values) => `There is no template "${values.template}" in site.json.${didYouMean(values)}`,
    ({ templates }) =>
      `Use one of: ${listed(templates)}. Or add it in site.json under mail, templates.`,
  ),
  "unfilled-parameter": error<{
    parameter: string;
    template: string;
    /** The placeholder it most likely receives; undefined if its name doesn't show that. */
    example: string | undefined;
    known: readonly string[];
  }>(
    ({ parameter, template }) =>
      t`The template "${template}" needs "${parameter}", but this form doesn't fill it in.`,
    ({ parameter, example, known }) =>
      `Add "${parameter}" here with what it should contain, ${example === undefined ? `one or more of ${listed(known.map((name) => `{${name}}`))}` : `for example "${parameter}": "{${example}}"`}.`,
    { about: "lack" },
  ),
  "unknown-parameter": error<
    { parameter: string; template: string; takes: readonly string[] } & Suggestion
  >(
    (values) =>
      t`The template "${values.template}" has no parameter "${values.parameter}".` +
      didYouMean(values),
    ({ template, takes }) =>
      `Rename or remove it, or put its content in another one: the template takes ${listed(takes)}. To add a parameter, add it in site.json under mail, templates, ${template}, parameters; to every form that uses this template; and to the template at EmailJS.`,
    { about: "entry" },
  ),
  "unknown-placeholder": error<{ placeholder: string; known: readonly string[] } & Suggestion>(
    (values) => `This form has no field "${values.placeholder}".${didYouMean(values)}`,
    ({ known }) => t`Use one of: ${listed(known.map((name) => `{${name}}`))}.`,
  ),
  "unclosed-placeholder": error<{ brace: string }>(
    ({ brace }) => t`This ${brace} has no matching ${brace === "{" ? "}" : "{"}.`,
    () => "Write the name of a field between two braces: {email}.",
  ),
  "doubled-braces": error<{ name: string }>(
    ({ name }) => `Double braces are for facts, but "${name}" is a field of this form.`,
    ({ name }) => t`Write {${name}}.`,
  ),
  "lost-field": error<{ field: string; template: string | undefined }>(
    ({ field }) => `What visitors write in "${field}" would never reach you: no parameter uses it.`,
    ({ field, template }) =>
      [
        `Add "${field}": "{${field}}" to "parameters", and "${field}" to the parameters of`,
        `${template === undefined ? "its template" : `"${template}"`} in site.json. In that template at EmailJS,`,
        `write {{${field}}} where it should appear. If nobody should receive it, add "sent": false to the field.`,
      ].join(" "),
    { about: "entry" },
  ),
  "unsent-field-used": error<{ field: string }>(
    ({ field }) => `The field "${field}" has "sent": false, but this uses {${field}}.`,
    ({ field }) => `Remove {${field}} here, or "sent": false there. Files can never be sent.`,
  ),
  "duplicate-name": error<{ name: string; what: string }>(
    ({ name, what }) => sameName(what, name),
    () => t`Rename one of them.`,
  ),
  "crossed-limits": error<{ lowName: string; low: string; highName: string; high: string }>(
    ({ lowName, low, highName, high }) =>
      `No answer fits between "${lowName}" (${low}) and "${highName}" (${high}).`,
    () => t`Swap them, or correct the wrong one.`,
  ),
};

function sameName(what: string, name: string): string {
  if (what === "fields") return t`There are two fields called "${name}".`;
  if (what === "choices") return t`There are two choices called "${name}".`;
  return what === "photo hosts"
    ? t`There are two photo hosts called "${name}".`
    : `There are two ${what} called "${name}".`;
}
