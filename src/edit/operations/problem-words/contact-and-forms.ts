// Contact details that can't be used, and what stops a form's answers from reaching anyone.
import type { contact as contactCatalog } from "../../../content/diagnostics/catalog/contact.ts";
import { listed } from "../../../content/diagnostics/catalog/entry.ts";
import type { forms as formsCatalog } from "../../../content/diagnostics/catalog/forms.ts";
import { factTitle } from "../../../words/fact-title.ts";
import { endOf, startOf } from "../../../content/text/open-times.ts";
import { didYouMean, type ScreenWords } from "./entry.ts";
import { t } from "../../../words/t.ts";

const useFact = (fact: string): string =>
  t`Use another fact here, or correct the fact “${factTitle(fact)}” under “Facts” in Site settings.`;
const inBraces = (names: readonly string[]): string => listed(names.map((name) => `{${name}}`));

export const contact: ScreenWords<typeof contactCatalog> = {
  "wrong-contact": {
    hint: ({ example, isFree, isSeveral, fact }) => {
      if (isSeveral) return isFree ? t`Write each on a line of its own.` : t`Keep only one here.`;
      if (fact !== undefined) return useFact(fact);
      return isFree
        ? t`Write it like ${example}, or choose “Text without a link” as its kind.`
        : t`Write it like ${example}.`;
    },
  },
  "wrong-fact": {
    hint: ({ example, isSeveral, locations, more }, { places }) =>
      isSeveral
        ? t`Keep only one here, and add the other as a second fact. It is used in ${places(locations, more)}.`
        : t`Write it like ${example}. It is used in ${places(locations, more)}.`,
  },
  "no-open-time": {
    message: () => t`These times end when they begin.`,
    hint: () =>
      t`Correct one of the two. If you are open around the clock, choose midnight for both.`,
  },
  "crossed-exceptions": "same",
  "crossed-times": {
    message: ({ before }, { times }) => t`This begins before ${times(before)} has ended.`,
    hint: () => t`Put the times of the day in order, from morning to night.`,
  },
  "until-morning": {
    message: (values, { times }) =>
      t`This goes on until ${times(endOf(values.times))} the next day.`,
    hint: (values, { times }) =>
      endOf(values.meant) === endOf(values.times)
        ? t`If it begins in the morning, choose ${times(startOf(values.meant))}.`
        : t`If it ends in the evening, choose ${times(endOf(values.meant))}.`,
  },
};

export const forms: ScreenWords<typeof formsCatalog> = {
  "wrong-recipient": {
    hint: ({ fact }) =>
      fact === undefined ? t`Write one address, or use a fact with one.` : useFact(fact),
  },
  "unreached-recipient": {
    hint: ({ template, parameter }) =>
      parameter === undefined
        ? t`Add the parameter to_email with {recipient} here, and to_email to “${template}” under “Mail service”, “Templates” in Site settings. In that template at EmailJS, set To Email to {{to_email}}.`
        : t`Write {recipient} under “${parameter}”.`,
  },
  "unknown-template": {
    message: ({ template, suggestion }) =>
      t`There is no email template “${template}”.` + didYouMean(suggestion),
    hint: () => t`Choose another, or add it under “Mail service”, “Templates” in Site settings.`,
  },
  "unfilled-parameter": {
    hint: ({ parameter, example, known }) =>
      t`Add “${parameter}” to the template parameters with what it should contain, for example ${example === undefined ? inBraces(known.slice(0, 3)) : `{${example}}`}.`,
  },
  "unknown-parameter": {
    hint: ({ template, takes }) =>
      t`Rename or remove it: the template takes ${listed(takes)}. To add a parameter, add it to “${template}” under “Mail service”, “Templates” in Site settings, to every form that uses the template, and to the template at EmailJS.`,
  },
  "unknown-placeholder": {
    message: ({ placeholder, suggestion }) =>
      t`This form has no question called “${placeholder}”.` + didYouMean(suggestion),
  },
  "unclosed-placeholder": {
    hint: () => t`Write a question's name in the email between two braces, for example {email}.`,
  },
  "doubled-braces": {
    message: ({ name }) =>
      t`Double braces are for facts, but “${name}” is a question of this form.`,
  },
  "lost-field": {
    message: ({ field }) =>
      t`The answers to “${field}” would never reach you: no template parameter uses them.`,
    hint: ({ field, template }) =>
      template === undefined
        ? t`Under “Template parameters”, add ${field} with {${field}}. Add ${field} to the template under “Mail service”, “Templates” in Site settings, too, and write {{${field}}} into that template at EmailJS.`
        : t`Under “Template parameters”, add ${field} with {${field}}. Add ${field} to “${template}” under “Mail service”, “Templates” in Site settings, too, and write {{${field}}} into that template at EmailJS.`,
  },
  "unsent-field-used": {
    message: ({ field }) => t`The answers to “${field}” aren't sent, but this uses {${field}}.`,
    hint: ({ field }) => t`Remove {${field}} here, or let the question be sent.`,
  },
  "duplicate-name": "same",
  "crossed-limits": {
    message: ({ lowName, low, highName, high }, { field }) =>
      t`No answer fits between “${field(lowName)}” (${low}) and “${field(highName)}” (${high}).`,
  },
};
