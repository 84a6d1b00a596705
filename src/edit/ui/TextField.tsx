// A text field with its label, and a hint or error below it.
import { useId, type ReactElement, type ReactNode } from "react";
import { looks } from "./message-looks.ts";

interface TextFieldProps {
  label: string;
  hint?: string | undefined;
  /** The error in what was typed. */
  problem?: string | undefined;
  value: string;
  longest?: number | undefined;
  isNeeded?: boolean;
  isLong?: boolean;
  onText: (text: string) => void;
  /** What is below the hint or error. */
  children?: ReactNode;
}

export function TextField(props: TextFieldProps): ReactElement {
  const { label, hint, problem, value, longest, isNeeded = false, isLong = false, onText } = props;
  const id = useId();
  const help = problem ?? hint;
  const attributes = {
    id,
    value,
    maxLength: longest,
    required: isNeeded,
    "aria-invalid": problem !== undefined || undefined,
    "aria-describedby": help === undefined ? undefined : `${id}-help`,
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {isLong ? (
        <textarea {...attributes} rows={2} onChange={({ target }) => onText(target.value)} />
      ) : (
        <input {...attributes} onChange={({ target }) => onText(target.value)} />
      )}
      {help !== undefined && (
        <p id={`${id}-help`} {...(problem === undefined ? looks.hint : looks.failure)}>
          {help}
        </p>
      )}
      {props.children}
    </div>
  );
}
