// Makes a letter of the message that visitors can send themselves: with their own email program, or pasted anywhere.
import { contactHref } from "../content/text/contact-link.ts";
import type { Answers, Form } from "./form-answers.ts";
import { cleanAnswers, fillSubject } from "./message.ts";
import { listAnswers, sayAnswers } from "./say-answers.ts";

export interface Letter {
  recipient: string;
  subject: string;
  text: string;
}

/** Windows passes addresses of up to 2,048 characters to a program, and some email programs accept a little less. */
const longestAddress = 2000;

/**
 * Puts short answers first, so that a limit can only cut off the long ones.
 * @param language the site's language, for dates
 */
export function letterOf(form: Form, answers: Answers, language: string): Letter {
  const cleaned = cleanAnswers(form, answers);
  const said = sayAnswers(form, cleaned, language);
  const shortFirst = said.sort((a, b) => Number(a.isMultiline) - Number(b.isMultiline));
  return {
    recipient: form.recipient,
    subject: fillSubject(form, cleaned),
    text: listAnswers(shortFirst),
  };
}

/** @returns the letter as one text, with its recipient */
export function plainLetter({ recipient, subject, text }: Letter): string {
  return `${recipient}\n${subject}\n\n${text}\n`;
}

/** The address that opens an empty letter in the visitor's email program. */
export function emptyLetterAddress(recipient: string, subject: string): string {
  return `${contactHref("email", recipient) ?? "mailto:"}?subject=${encodeURIComponent(subject)}`;
}

/**
 * The address that opens the letter in the visitor's email program (RFC 6068).
 * @param shortened a note at the end of a text that had to be cut off
 */
export function letterAddress(letter: Letter, shortened: string): string {
  const start = `${emptyLetterAddress(letter.recipient, cut(letter.subject, 100))}&body=`;
  const addressOf = (text: string) => start + encodeURIComponent(text.replaceAll("\n", "\r\n"));
  const whole = addressOf(letter.text);
  if (whole.length <= longestAddress) return whole;
  // Searches for the longest start of the text that fits, because its length can't be computed from the address's.
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

/** Cuts between code points, because half an emoji can't be encoded. */
function cut(text: string, length: number): string {
  return Array.from(text).slice(0, length).join("");
}
