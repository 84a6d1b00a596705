// The message as a letter that a visitor can send without us: through their own e-mail program, or pasted anywhere.
import { contactHref } from "../content/text/contact-link.ts";
import type { Answers, Form } from "./answers.ts";
import { answerable } from "./fields/registry.ts";
import { cleanAnswers, fillSubject } from "./fill.ts";

export interface Letter {
  recipient: string;
  subject: string;
  text: string;
}

/** Windows hands no longer address than 2,048 characters to a program; some mail programs stop a little earlier. */
const longestAddress = 2000;

/**
 * Short answers come first, so that only the long ones can suffer from a limit.
 * @param language the site's, in which dates are written
 */
export function letterOf(form: Form, answers: Answers, language: string): Letter {
  const cleaned = cleanAnswers(form, answers);
  const lines: string[] = [];
  const paragraphs: string[] = [];
  for (const { field, kind } of answerable(form.fields)) {
    const answer = cleaned.get(field.name);
    if (!answer) continue;
    const words = kind.say(answer, field, language);
    if (kind.isMultiline) paragraphs.push(`\n${field.label}:\n${words}`);
    else lines.push(`${field.label}: ${words}`);
  }
  return {
    recipient: form.recipient,
    subject: fillSubject(form, cleaned),
    text: [...lines, ...paragraphs].join("\n"),
  };
}

/** @returns the letter as one text, with where to send it */
export function plainLetter({ recipient, subject, text }: Letter): string {
  return `${recipient}\n${subject}\n\n${text}\n`;
}

/** The address that opens a letter without words in a visitor's e-mail program. */
export function emptyLetterAddress(recipient: string, subject: string): string {
  return `${contactHref("email", recipient) ?? "mailto:"}?subject=${encodeURIComponent(subject)}`;
}

/**
 * The address that opens the letter in a visitor's e-mail program (RFC 6068).
 * @param shortened ends the text where it had to be cut
 */
export function letterAddress(letter: Letter, shortened: string): string {
  const start = `${emptyLetterAddress(letter.recipient, cut(letter.subject, 100))}&body=`;
  const addressOf = (text: string) => start + encodeURIComponent(text.replaceAll("\n", "\r\n"));
  const whole = addressOf(letter.text);
  if (whole.length <= longestAddress) return whole;
  // The longest beginning that fits. Its length in characters can't be computed from the address's.
  let fits = 0;
  let tooLong = Array.from(letter.text).length;
  const cutTo = (length: number) => addressOf(`${cut(letter.text, length)}…\n\n${shortened}`);
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2);
    if (cutTo(middle).length <= longestAddress) fits = middle;
    else tooLong = middle;
  }
  return cutTo(fits);
}

/** By code points: half an emoji can't be encoded. */
function cut(text: string, length: number): string {
  return Array.from(text).slice(0, length).join("");
}
