// The way of an answer into the e-mail: through a parameter of the form and of its template, which every form that
// uses the same template must fill.
import { siteFile } from "../../../content/model/input.ts";
import type { Operation, Files } from "../../model/history.ts";
import { answerNames, otherForms, templateOf, type Form } from "./site-forms.ts";
import { parameterFor } from "./question-names.ts";

/** What stands in the e-mail of a form that doesn't ask what another one with the same template does. */
const notAsked = "—";

/** The parameter that has an answer; undefined for one that reaches nobody. */
export function parameterOf({ parameters }: Form, answer: string): string | undefined {
  return [...parameters].find(([, text]) => uses(text, answer))?.[0];
}

/** @param form as it is once the question is in it */
export function addAnswer(files: Files, form: Form, answer: string): Operation[] {
  if (parameterOf(form, answer) !== undefined) return [];
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
    ...addToTemplate(files, form, parameter, given[last]?.[0]),
  ];
}

/** @param before the parameter that the new one stands behind */
function addToTemplate(
  files: Files,
  form: Form,
  parameter: string,
  before: string | undefined,
): Operation[] {
  const template = templateOf(files, form);
  if (!template || template.takes.includes(parameter)) return [];
  const at = template.takes.indexOf(before) + 1 || template.takes.length;
  const others = otherForms(files, form).filter((other) => !other.parameters.has(parameter));
  return [
    { file: siteFile, change: { do: "insert", into: template.path, at, value: parameter } },
    ...others.map(({ file, path }): Operation => {
      const into = [...path, "parameters"];
      return { file, change: { do: "insert", into, name: parameter, value: notAsked } };
    }),
  ];
}

/** Nothing asks for the answer any more, and a parameter that no form has another use for is gone. */
export function removeAnswer(files: Files, form: Form, answer: string): Operation[] {
  const others = otherForms(files, form);
  const gone: string[] = [];
  const changed = textsUsing(form, answer).flatMap(({ at, text }): Operation[] => {
    const rest = withoutAnswer(text, answer);
    const [field, parameter] = at;
    if (/[\p{L}\p{N}]/u.test(rest)) return [setText(form, at, rest)];
    // A subject must say something: what it can say instead is to be chosen.
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

/** @param forms all that use the same template */
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
    // The last ones first, so that the others stay where they are.
    ...indices.toReversed().map((index): Operation => {
      return { file: siteFile, change: { do: "remove", path: [...path, index] } };
    }),
  ];
}

/** The parameters keep their names, by which the template at the mail service knows them. */
export function renameAnswer(form: Form, from: string, to: string): Operation[] {
  return textsUsing(form, from).map(({ at, text }) =>
    setText(form, at, text.replaceAll(placeholder(from), `{${to}}`)),
  );
}

interface AnswerText {
  /** In the form. */
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

/** Single braces: two are a fact's. */
function placeholder(answer: string): RegExp {
  return new RegExp(String.raw`(?<!\{)\{${answer}\}(?!\})`, "g");
}

function uses(text: string, answer: string): boolean {
  return text.includes(`{${answer}}`) && placeholder(answer).test(text);
}

/** "Application from {name} - {position}" without the position ends with the name. */
function withoutAnswer(text: string, answer: string): string {
  const rest = text.replaceAll(placeholder(answer), "");
  return rest.replace(/^[\s,;:|·–—-]+|[\s,;:|·–—-]+$/g, "").replaceAll(/ {2,}/g, " ");
}
