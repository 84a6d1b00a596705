// Edits a name that other texts refer to: only valid names are written, and a sentence below says what is wrong with any other.
import { useState, type ReactElement } from "react";
import { usePanel } from "../../screen/panel-context.ts";
import { looks } from "../../ui/message-looks.ts";
import type { InputProps } from "./input-kind.tsx";

interface NameInputProps extends Pick<InputProps, "value" | "path" | "attributes"> {
  /** @returns undefined if the name can be written */
  problemOf: (typed: string) => string | undefined;
  /** Whether the name may be left out. It is, once the author leaves an empty field. */
  canBeEmpty?: boolean;
}

export function NameInput(props: NameInputProps): ReactElement {
  const { value, path, attributes, problemOf, canBeEmpty = false } = props;
  const { write, endStep } = usePanel();
  const [typed, setTyped] = useState<string>();
  const isEmptied = typed === "" && canBeEmpty;
  const problem = typed === undefined || isEmptied ? undefined : problemOf(typed);
  return (
    <>
      <input
        {...attributes}
        aria-invalid={problem !== undefined || attributes["aria-invalid"]}
        value={typed ?? String(value ?? "")}
        onChange={({ target }) => {
          setTyped(target.value);
          if (problemOf(target.value) === undefined) write(path, target.value);
        }}
        onBlur={() => {
          // Not while it is typed again: what refers to it would lose it.
          if (isEmptied) write(path, undefined);
          setTyped(undefined);
          endStep();
        }}
      />
      {problem !== undefined && (
        <p className="problem" {...looks.failure} role="status">
          {problem}
        </p>
      )}
    </>
  );
}
