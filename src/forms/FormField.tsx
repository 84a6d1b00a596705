// One field as its JSON describes it: label, help, the browser's own control.
import type { ReactNode } from "react";
import type { RichText as Tree } from "../content/parts.ts";
import type { Field } from "../content/site.ts";
import { FilePicker } from "./FilePicker.tsx";
import { RichText } from "./RichText.tsx";

interface Props {
  field: Field;
  /** Unique on the page and the same in both renders. */
  id: string;
  /** What a field that isn't required is called. */
  optional: string;
  /** Stands beside the message field. */
  notice: Tree | undefined;
}

export function FormField({ field, id, optional, notice }: Props) {
  const described = [field.help && `${id}-help`, notice && `${id}-notice`].filter(Boolean);
  const attributes: ControlAttributes = {
    id,
    required: field.required,
    "aria-describedby": described.join(" ") || undefined,
  };
  return (
    <div className="field">
      <label htmlFor={id}>
        {field.label}
        {!field.required && <span className="field-optional"> ({optional})</span>}
      </label>
      {field.help && (
        <div className="field-help" id={`${id}-help`}>
          <RichText text={field.help} />
        </div>
      )}
      {control(field, attributes)}
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
}

function control(field: Field, attributes: ControlAttributes): ReactNode {
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
          maxLength={field.maxLength}
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
          maxLength={field.maxLength}
          placeholder={field.placeholder}
        />
      );
  }
}
