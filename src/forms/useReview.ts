// What is to be said of an answer while it is written: what is wrong with it, and how much room is left.
import { useEffect, useState, type SyntheticEvent } from "react";
import type { Field, Wording } from "../content/model/site.ts";
import type { Control } from "./fields/kind.ts";
import { kindOf } from "./fields/registry.ts";

interface Review {
  /** What the browser objected to when Send was pressed, as long as it does; "" for nothing. */
  error: string;
  /** How much room is left, or how much too much there is, where that is worth saying; else "". */
  room: string;
  isTooLong: boolean;
  /** For the element around what the field's kind draws. */
  onInput: (event: SyntheticEvent<HTMLElement>) => void;
  /** For each control. */
  onInvalid: (event: SyntheticEvent<Control>) => void;
}

/**
 * @param id of what the field's kind draws
 * @param limit how many characters an answer can have
 */
export function useReview(
  field: Field,
  id: string,
  limit: number,
  wording: Wording["forms"],
): Review {
  const [error, setError] = useState("");
  const [length, setLength] = useState(0);
  const isTooLong = length > limit;
  const isNearLimit = kindOf(field).answer?.isMultiline && length >= limit * 0.9;
  const room = isTooLong || isNearLimit ? roomWords(limit - length, wording) : "";

  const review = () => {
    const drawn = document.getElementById(id);
    return drawn ? tellBrowser(drawn, field, limit, wording) : 0;
  };
  useEffect(() => void review());

  return {
    error,
    room: room === error ? "" : room,
    isTooLong,
    onInput({ currentTarget }) {
      setLength(review());
      // Said when Send is pressed, taken back as soon as it is mended.
      setError((previous) => previous && (firstWrong(currentTarget)?.validationMessage ?? ""));
    },
    onInvalid(event) {
      const control = event.currentTarget;
      // The browser's own words, but beside the field: its bubble is gone after a few seconds.
      event.preventDefault();
      setError(control.validationMessage);
      // Of all that the browser finds wrong in a form, the first takes the focus.
      if (control.form && firstWrong(control.form) === control) control.focus();
    },
  };
}

/**
 * Has the browser hold the form back, as it does for what it checks itself, where it can't know: of several boxes it
 * could only require each, and at a limit of its own it would cut off what is pasted without a word.
 *
 * @param drawn what the field's kind has drawn
 * @returns how long the answer is
 */
function tellBrowser(
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
  // Cast: what is drawn for an answer is a control or has some, of which the first speaks for all.
  const control = (drawn.querySelector("input") ?? drawn) as Control;
  control.setCustomValidity(missing ? wording[missing] : tooLong);
  return length;
}

/** How many more characters there can be, or how many there are too many. */
function roomWords(left: number, { charactersLeft, tooLong }: Wording["forms"]): string {
  return (left < 0 ? tooLong : charactersLeft).replace("{count}", String(Math.abs(left)));
}

function firstWrong(within: Element): Control | undefined {
  const controls = within.querySelectorAll<Control>("input, select, textarea");
  return [...controls].find(({ validity }) => !validity.valid);
}
