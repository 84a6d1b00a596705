// Reviews an answer while the visitor types: what is wrong with it, and how many characters are left.
import { useContext, useEffect, useState, type SyntheticEvent } from "react";
import { SiteLanguages } from "../components/SiteWords.tsx";
import type { Field, Wording } from "../content/model/site.ts";
import type { Control } from "./fields/kind.ts";
import { focusField } from "./focus.ts";
import { kindOf } from "./fields/field-kinds.ts";
import { errorOf, type FieldError } from "./field-error.ts";

interface Review {
  /** The message from the last click on Send, until the answer is fixed. */
  error: FieldError | undefined;
  /** How many characters are left or too many, if it is close to the limit; otherwise "". */
  room: string;
  isTooLong: boolean;
  /** For the element around the field. */
  onInput: (event: SyntheticEvent<HTMLElement>) => void;
  /** For each control in the field. */
  onInvalid: (event: SyntheticEvent<Control>) => void;
}

/**
 * @param id the id of the field's element
 * @param limit the maximum number of characters
 * @param language the form's language, such as `en-US`
 */
export function useReview(
  field: Field,
  id: string,
  limit: number,
  wording: Wording["forms"],
  language: string,
): Review {
  const siteLanguage = useContext(SiteLanguages)?.lang ?? language;
  const [error, setError] = useState<FieldError>();
  const [length, setLength] = useState(0);
  const isTooLong = length > limit;
  const isNearLimit = kindOf(field).answer?.isMultiline && length >= limit * 0.9;
  const room = isTooLong || isNearLimit ? roomWords(limit - length, wording) : "";

  const review = () => {
    const drawn = document.getElementById(id);
    return drawn ? setValidity(drawn, field, limit, wording) : 0;
  };
  useEffect(() => void review());

  return {
    error,
    room: room === error?.words ? "" : room,
    isTooLong,
    onInput({ currentTarget }) {
      setLength(review());
      // The message appears on Send and disappears as soon as the answer is fixed.
      const wrong = firstWrong(currentTarget);
      setError((previous) => previous && wrong && errorOf(wrong, wording, language, siteLanguage));
    },
    onInvalid(event) {
      const control = event.currentTarget;
      // Shows the message next to the field, because the browser's bubble disappears after a few seconds.
      event.preventDefault();
      setError(errorOf(control, wording, language, siteLanguage));
      // The first invalid control in the form gets the focus.
      if (control.form && firstWrong(control.form) === control) focusField(control);
    },
  };
}

/**
 * Sets a custom validity for what the browser can't check itself, so that it doesn't submit the form: it can't require one
 * of several checkboxes, and with maxlength it would silently cut off pasted text.
 *
 * @param drawn the field's element
 * @returns the length of the answer
 */
function setValidity(
  drawn: HTMLElement,
  field: Field,
  limit: number,
  wording: Wording["forms"],
): number {
  const kind = kindOf(field).answer;
  if (!kind) return 0;
  const { length } = kind.read(drawn);
  const missing = field.required && length === 0 ? kind.missing : undefined;
  const tooLong = length > limit ? roomWords(limit - length, wording) : "";
  // Cast: the element is a control or contains some. The first one gets the message.
  const control = (drawn.querySelector("input") ?? drawn) as Control;
  control.setCustomValidity(missing ? wording[missing] : tooLong);
  return length;
}

/** Says how many characters are left or too many. */
function roomWords(left: number, { charactersLeft, tooLong }: Wording["forms"]): string {
  return (left < 0 ? tooLong : charactersLeft).replace("{count}", String(Math.abs(left)));
}

function firstWrong(within: Element): Control | undefined {
  const controls = within.querySelectorAll<Control>("input, select, textarea");
  return [...controls].find(({ validity }) => !validity.valid);
}
