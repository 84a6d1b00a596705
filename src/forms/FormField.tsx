// One field as its JSON describes it: label, help, the browser's own control, and what is wrong with the answer.
import { useState, type ReactNode, type SyntheticEvent } from "react";
import type { RichText as Tree } from "../content/model/notations.ts";
import type { Field } from "../content/model/site.ts";
import type { Control } from "./answers.ts";
import { Countdown } from "./Countdown.tsx";
import { FilePicker } from "./FilePicker.tsx";
import { RichText } from "../components/RichText.tsx";

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
  const left = field.type === "textarea" && limit !== undefined ? limit - length : undefined;
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
      const controls = [...(control.form?.elements ?? [])];
      const isWrong = (it: Element) => "willValidate" in it && !(it as Control).validity.valid;
      if (controls.find(isWrong) === control) control.focus();
    },
  };
  return (
    <div className="field">
      <label htmlFor={id}>
        {field.label}
        {!field.required && <span className="field-optional"> {`(${optional})`}</span>}
      </label>
      {field.help && (
        <div className="field-help" id={`${id}-help`}>
          <RichText text={field.help} />
        </div>
      )}
      {drawControl(field, limit, attributes)}
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

export interface ControlAttributes {
  id: string;
  required: boolean | undefined;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  onInput: (event: SyntheticEvent<Control>) => void;
  onInvalid: (event: SyntheticEvent<Control>) => void;
}

function drawControl(
  field: Field,
  limit: number | undefined,
  attributes: ControlAttributes,
): ReactNode {
  if (field.type === "file") return <FilePicker field={field} attributes={attributes} />;
  // Without a name a control is no part of what the browser submits, scripting or not.
  const name = field.sent === false ? undefined : field.name;
  switch (field.type) {
    case "textarea":
      return (
        <textarea
          {...attributes}
          name={name}
          rows={field.rows ?? 4}
          maxLength={limit}
          placeholder={field.placeholder}
        />
      );
    case "select":
      return (
        <select {...attributes} name={name}>
          <option value="">{field.prompt}</option>
          {field.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      );
    case "text":
    case "email":
    case "tel":
      return (
        <input
          {...attributes}
          type={field.type}
          inputMode={field.type}
          name={name}
          autoComplete={field.autocomplete}
          maxLength={limit}
          placeholder={field.placeholder}
        />
      );
  }
}
