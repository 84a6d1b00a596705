// All that the form has to know of a kind of field, so that nothing but the registry asks which kind a field is.
import type { ReactNode, SyntheticEvent } from "react";
import type { Field, Wording } from "../../content/model/site.ts";

export type FieldType = Field["type"];
export type FieldOf<Type extends FieldType> = Extract<Field, { type: Type }>;

export interface FieldKind<F extends Field> {
  /** Draws the label, the help and the control: how a label belongs to a control depends on the kind. */
  View: (props: FieldViewProps<F>) => ReactNode;
  /** undefined: what a visitor enters stays in the control, and is no part of a message, a letter or a draft. */
  answer: AnswerKind<F> | undefined;
}

/** An answer is text, whatever the control; "" is none. */
export interface AnswerKind<F extends Field> {
  // Methods, so that a row can take the very element that its view draws with the field's id; it is given no other.
  read(drawn: HTMLElement): string;
  write(drawn: HTMLElement, answer: string): void;
  /** How long an answer can be, in UTF-16 units, where content doesn't say; undefined: it isn't counted. */
  longest: number | undefined;
  /** Written in several lines: keeps them, has its room counted and the notice beside it, and ends a letter. */
  isMultiline: boolean;
  /** What is said where a required answer is missing and browsers have no check of their own for it. */
  missing?: keyof Wording["forms"] | undefined;
  /**
   * The answer in words that a person reads.
   * @param language the site's, such as `en-US`
   */
  say: (answer: string, field: F, language: string) => string;
}

export interface FieldViewProps<F extends Field> {
  field: F;
  /** What the control needs. Of several controls, id and description are the fieldset's around them. */
  attributes: ControlAttributes;
  /** The words of the label. */
  label: ReactNode;
  /** Stands below the label, if there is any. */
  help: ReactNode;
}

/** A browser's own control. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export interface ControlAttributes {
  id: string;
  required: boolean | undefined;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  onInvalid: (event: SyntheticEvent<Control>) => void;
  /** undefined: the control is no part of what the browser submits, scripting or not. */
  name: string | undefined;
}

/** For a kind with one control, whose value is the answer as a visitor wrote it. */
export const asWritten = {
  read: ({ value }: Control) => value,
  write: (control: Control, answer: string) => {
    control.value = answer;
  },
  say: (answer: string) => answer,
};

/** What people read for the values that were chosen. */
export function labelsOf(values: readonly string[], options: FieldOf<"select">["options"]): string {
  return values
    .map((chosen) => options.find(({ value }) => value === chosen)?.label ?? chosen)
    .join(", ");
}
