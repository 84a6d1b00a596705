// Puts a visitor's answers into words: each question as the form asks it, and the answer as people read it.
import type { Answers, Form } from "./form-answers.ts";
import { answerable } from "./fields/field-kinds.ts";

interface AnswerText {
  text: string;
  /** True for text with several lines, below its question. */
  isMultiline: boolean;
}

/**
 * The answers in the order of the fields; empty ones are left out.
 * @param answers from `cleanAnswers`
 * @param language the site's language, for dates
 * @param emptyAnswer what to say instead of an empty answer, if anything
 */
export function sayAnswers(
  { fields }: Pick<Form, "fields">,
  answers: Answers,
  language: string,
  emptyAnswer?: (field: Form["fields"][number]) => string | undefined,
): AnswerText[] {
  return answerable(fields).flatMap(({ field, kind }) => {
    const answer = answers.get(field.name);
    if (answer === undefined) return [];
    const words = answer ? kind.say(answer, field, language) : emptyAnswer?.(field);
    if (!words) return [];
    const { isMultiline } = kind;
    return [{ text: `${field.label}:${isMultiline ? "\n" : " "}${words}`, isMultiline }];
  });
}

/** All answers as one text. Those with several lines have an empty line before and after them. */
export function listAnswers(said: readonly AnswerText[]): string {
  return said
    .map(({ text, isMultiline }, index) => {
      const before = said[index - 1];
      if (!before) return text;
      return (isMultiline || before.isMultiline ? "\n\n" : "\n") + text;
    })
    .join("");
}
