// Adds, renames, and removes a form's answers in its email: the form fills the template's parameters, and every form
// with the same template must fill all of them.
import { allAnswers } from "../../../content/check/email-placeholders.ts";
import { siteFile } from "../../../content/model/input.ts";
import type { Operation, Files } from "../../model/history.ts";
import { answerNames, otherForms, templateOf, type Form } from "./site-forms.ts";
import { parameterFor } from "./question-names.ts";

/** Fills a parameter in a form that doesn't ask the question that another form with the same template asks. */
export const notAsked = "—";

/** True if one of the form's parameters lists all answers, so that no other one has to. */
export function listsAnswers(form: Form): boolean {
  return parameterOf(form, allAnswers) !== undefined;
}

/** The parameter that contains an answer; undefined if the answer isn't sent. */
export function parameterOf({ parameters }: Form, answer: string): string | undefined {
  return [...parameters].find(([, text]) => uses(text, answer))?.[0];
}

/** @param form the form with the question in it */
export function addAnswer(files: Files, form: Form, answer: string): Operation[] {
  if (listsAnswers(form) || parameterOf(form, answer) !== undefined) return [];
  const { file, path, parameters } = form;
  const parameter = parameterFor(answer, (name) => (parameters.get(name) ?? notAsked) === notAsked);
  const own = [...path, "parameters"];
  const value = `{${answer}}`;
  if (parameters.has(parameter))
    return [{ file, change: { do: "set", path: [...own, parameter], value } }];
  const given = [...parameters];
  const answers = answerNames(form);
  const earlier = answers.slice(0, answers.indexOf(answer));
  const last = given.findLastIndex(([, text]) => earlier.some((each) => uses(text, each)));
  const at = last + 1;
  return [
    { file, change: { do: "insert", into: own, at, name: parameter, value } },
    ...addToTemplate(files, form, parameter, { after: given[last]?.[0], elsewhere: notAsked }),
  ];
}

interface NewParameter {
  /** The parameter before it; without one, it becomes the last. */
  after?: string | undefined;
  /** What the other forms with the template fill it with. */
  elsewhere: string;
}

/** Adds a parameter to a form's template, and to the other forms that use this template. */
export function addToTemplate(
  files: Files,
  form: Form,
  parameter: string,
  { after, elsewhere }: NewParameter,
): Operation[] {
  const template = templateOf(files, form);
  if (!template || template.takes.includes(parameter)) return [];
  const at = template.takes.indexOf(after) + 1 || template.takes.length;
  const others = otherForms(files, form).filter((other) => !other.parameters.has(parameter));
  return [
    { file: siteFile, change: { do: "insert", into: template.path, at, value: parameter } },
    ...others.map(({ file, path }): Operation => {
      const into = [...path, "parameters"];
      return { file, change: { do: "insert", into, name: parameter, value: elsewhere } };
    }),
  ];
}

/** Removes an answer from the email, and its parameter if no form needs it. */
export function removeAnswer(files: Files, form: Form, answer: string): Operation[] {
  const others = otherForms(files, form);
  const gone: string[] = [];
  const changed = textsUsing(form, answer).flatMap(({ at, text }): Operation[] => {
    const rest = withoutAnswer(text, answer);
    const [field, parameter] = at;
    if (/[\p{L}\p{N}]/u.test(rest)) return [setText(form, at, rest)];
    // A subject can't be empty: someone has to write a new one.
    if (field !== "parameters" || parameter === undefined) return [];
    const isAskedElsewhere = others.some(
      ({ parameters }) => (parameters.get(parameter) ?? notAsked) !== notAsked,
    );
    if (isAskedElsewhere) return [setText(form, at, notAsked)];
    gone.push(parameter);
    return [];
  });
  return [...changed, ...withoutParameters(files, [form, ...others], gone)];
}

/** @param forms all forms with the same template */
function withoutParameters(
  files: Files,
  forms: readonly [Form, ...Form[]],
  gone: readonly string[],
): Operation[] {
  const { path = [], takes = [] } = templateOf(files, forms[0]) ?? {};
  const indices = takes.flatMap((name, index) => (gone.some((each) => each === name) ? index : []));
  return [
    ...forms.flatMap((form) =>
      gone
        .filter((name) => form.parameters.has(name))
        .map((name): Operation => {
          const own = [...form.path, "parameters", name];
          return { file: form.file, change: { do: "remove", path: own } };
        }),
    ),
    // Later ones first, so that the other indices stay valid.
    ...indices.toReversed().map((index): Operation => {
      return { file: siteFile, change: { do: "remove", path: [...path, index] } };
    }),
  ];
}

/** Renames an answer; parameters keep their names, because the template at the mail service uses them. */
export function renameAnswer(form: Form, from: string, to: string): Operation[] {
  return textsUsing(form, from).map(({ at, text }) =>
    setText(form, at, text.replaceAll(placeholder(from), `{${to}}`)),
  );
}

interface AnswerText {
  /** Its path in the form. */
  at: readonly string[];
  text: string;
}

function textsUsing({ parameters, subject }: Form, answer: string): AnswerText[] {
  const texts = [...parameters].map(([name, text]) => ({ at: ["parameters", name], text }));
  const all = typeof subject === "string" ? [{ at: ["subject"], text: subject }, ...texts] : texts;
  return all.filter(({ text }) => uses(text, answer));
}

function setText({ file, path }: Form, at: readonly string[], value: string): Operation {
  return { file, change: { do: "set", path: [...path, ...at], value } };
}

/** Single braces only: double braces mark a fact. */
function placeholder(answer: string): RegExp {
  return new RegExp(String.raw`(?<!\{)\{${answer}\}(?!\})`, "g");
}

function uses(text: string, answer: string): boolean {
  return text.includes(`{${answer}}`) && placeholder(answer).test(text);
}

/** "Application from {name} - {position}" without the position is "Application from {name}". */
function withoutAnswer(text: string, answer: string): string {
  const rest = text.replaceAll(placeholder(answer), "");
  return rest.replace(/^[\s,;:|·–—-]+|[\s,;:|·–—-]+$/g, "").replaceAll(/ {2,}/g, " ");
}
