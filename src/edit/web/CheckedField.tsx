// A field whose answer is checked. What is typed stays in the browser's field: React never has it, so a token or a pass
// phrase can't get into the page.
import { useId, type ReactElement, type RefObject } from "react";
import { looks } from "../ui/message-looks.ts";

interface CheckedFieldProps {
  label: string;
  hint?: string;
  /** What is wrong with what was typed. */
  problem: string | undefined;
  field: RefObject<HTMLInputElement | null>;
  /** `password` for a token that a password manager may store; `secret` for one that it shouldn't. */
  kind: "password" | "secret" | "words";
}

const attributes = {
  password: { type: "password", name: "password", autoComplete: "current-password" },
  secret: { type: "password", autoComplete: "off" },
  words: { type: "text", autoComplete: "off" },
};

export function CheckedField(props: CheckedFieldProps): ReactElement {
  const { label, hint, problem, field, kind } = props;
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        {...attributes[kind]}
        id={id}
        ref={field}
        autoCapitalize="none"
        spellCheck={false}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={`${id}-problem ${id}-hint`}
      />
      <p id={`${id}-problem`} className="problem" {...looks.failure} role="alert">
        {problem}
      </p>
      <p id={`${id}-hint`} className="hint">
        {hint}
      </p>
    </div>
  );
}
