// One field as its JSON describes it: what its kind draws, and below that what is to be said of the answer.
import { useState } from "react";
import { RichText } from "../components/RichText.tsx";
import type { RichText as Tree } from "../content/model/notations.ts";
import type { Field } from "../content/model/site.ts";
import { Countdown } from "./Countdown.tsx";
import type { Control, ControlAttributes } from "./fields/kind.ts";
import { kindOf } from "./fields/registry.ts";

interface Props {
  field: Field;
  id: string;
  /** How many characters a text can have. */
  limit: number | undefined;
  /** What a field that isn't required is called. */
  optional: string;
  charactersLeft: string;
  /** Stands beside the message field. */
  notice: Tree | undefined;
}

export function FormField({ field, id, limit, optional, charactersLeft, notice }: Props) {
  const [error, setError] = useState("");
  const [length, setLength] = useState(0);
  const { View, answer } = kindOf(field);
  const left = answer?.isMultiline && limit !== undefined ? limit - length : undefined;
  const isNearLimit = left !== undefined && limit !== undefined && left <= limit / 10;
  const described = [
    error && `${id}-error`,
    field.help && `${id}-help`,
    notice && `${id}-notice`,
    isNearLimit && `${id}-left`,
  ];
  const attributes: ControlAttributes = {
    id,
    required: field.required,
    "aria-describedby": described.filter(Boolean).join(" ") || undefined,
    "aria-invalid": error !== "" || undefined,
    onInput: ({ currentTarget }) => {
      setLength(currentTarget.value.length);
      // Said when Send is pressed, taken back as soon as it is mended.
      setError((previous) => previous && currentTarget.validationMessage);
    },
    onInvalid: (event) => {
      const control = event.currentTarget;
      // The browser's own words, but beside the field: its bubble is gone after a few seconds.
      event.preventDefault();
      setError(control.validationMessage);
      if (isFirstWrong(control)) control.focus();
    },
    name: answer && field.sent !== false ? field.name : undefined,
  };
  const label = (
    <>
      {field.label}
      {!field.required && <span className="field-optional"> {`(${optional})`}</span>}
    </>
  );
  const help = field.help && (
    <div className="field-help" id={`${id}-help`}>
      <RichText text={field.help} />
    </div>
  );
  return (
    <div className="field">
      <View field={field} attributes={attributes} label={label} help={help} limit={limit} />
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {isNearLimit && (
        <Countdown id={`${id}-left`} words={charactersLeft.replace("{count}", String(left))} />
      )}
      {notice && (
        <div className="field-notice" id={`${id}-notice`}>
          <RichText text={notice} />
        </div>
      )}
    </div>
  );
}

/** Of all that the browser finds wrong in a form, the first takes the focus. */
function isFirstWrong(control: Control): boolean {
  const controls = [...(control.form?.elements ?? [])];
  const isWrong = (it: Element) => "willValidate" in it && !(it as Control).validity.valid;
  return controls.find(isWrong) === control;
}
