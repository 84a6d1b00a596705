// Describes what the form needs from a kind of field, so that only `field-kinds.ts` has to know the types. What is wrong
// with an answer is in `field-error.ts`.
import type { ReactNode, SyntheticEvent } from "react";
import type { Field, Wording } from "../../content/model/site.ts";

export type FieldType = Field["type"];
export type FieldOf<Type extends FieldType> = Extract<Field, { type: Type }>;

export interface FieldKind<F extends Field> {
  /** Renders the label, the help and the control, because how they are connected depends on the kind. */
  View: (props: FieldViewProps<F>) => ReactNode;
  /** undefined if the answer stays in the control and is never part of a message, a letter or a draft. */
  answer: AnswerKind<F> | undefined;
}

/** How to handle answers, which are text for every kind of control. "" means no answer. */
export interface AnswerKind<F extends Field> {
  // Methods, so that a kind can declare the type of the element that its view renders with the field's id.
  read(drawn: HTMLElement): string;
  write(drawn: HTMLElement, answer: string): void;
  /** The default maximum length in UTF-16 units; undefined if there is none. */
  longest: number | undefined;
  /** True for text with several lines: line breaks stay, characters are counted, and it comes last in a letter. */
  isMultiline: boolean;
  /** The message for a missing required answer, if browsers have no check for it. */
  missing?: keyof Wording["forms"] | undefined;
  /**
   * The answer as people read it.
   * @param language the site's language, such as `en-US`
   */
  say: (answer: string, field: F, language: string) => string;
}

export interface FieldViewProps<F extends Field> {
  field: F;
  /** Attributes for the control. With several controls, the fieldset gets the id and the description. */
  attributes: ControlAttributes;
  /** The content of the label. */
  label: ReactNode;
  /** Shown below the label, if there is any. */
  help: ReactNode;
  /** The form's language, such as `en-US`. */
  language: string;
}

/** A browser's own control. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export interface ControlAttributes {
  id: string;
  required: boolean | undefined;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  onInvalid: (event: SyntheticEvent<Control>) => void;
  /** undefined if the browser must not submit the control, even without JavaScript. */
  name: string | undefined;
}

/** For kinds with one control whose value is the answer. */
export const asWritten = {
  read: ({ value }: Control) => value,
  write: (control: Control, answer: string) => {
    control.value = answer;
  },
  say: (answer: string) => answer,
};

/** The labels of the chosen values. */
export function labelsOf(values: readonly string[], options: FieldOf<"select">["options"]): string {
  return values
    .map((chosen) => options.find(({ value }) => value === chosen)?.label ?? chosen)
    .join(", ");
}
