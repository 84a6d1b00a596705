// Lets a form send all answers as one list, so that its email template needs no change when its questions change.
import { allAnswers } from "../../../content/check/email-placeholders.ts";
import { makeStep, startHistory, type Files, type Operation } from "../../model/history.ts";
import { addToTemplate, listsAnswers, removeAnswer } from "./email-answers.ts";
import { parameterFor } from "./question-names.ts";
import { formAt, templateOf, type Form } from "./site-forms.ts";

/**
 * Adds a parameter with all answers to a form, to its template, and to the other forms with this template. Parameters
 * that are there stay, because the template at the mail service uses them.
 * @param added a question that was just added: its own parameter isn't in use yet and isn't needed
 */
export function sendAsList(files: Files, form: Form, added?: string): Operation[] {
  if (listsAnswers(form)) return [];
  const removed = added === undefined ? [] : removeAnswer(files, form, added);
  const now = makeStep(startHistory(files), removed).files;
  const rest = formAt(now, form) ?? form;
  const takes = templateOf(now, rest)?.takes ?? [];
  const isFree = (name: string) => !rest.parameters.has(name) && !takes.includes(name);
  const own = parameterFor(allAnswers, isFree);
  const value = `{${allAnswers}}`;
  const into = [...rest.path, "parameters"];
  return [
    ...removed,
    { file: rest.file, change: { do: "insert", into, name: own, value } },
    ...addToTemplate(now, rest, own, { elsewhere: value }),
  ];
}
