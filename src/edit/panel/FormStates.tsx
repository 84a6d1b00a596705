// Chooses which state of a form the page shows, so that its text can be edited there.
import { useId, type ReactElement } from "react";
import { useEditing } from "../screen/editing-context.ts";
import { formStates, type FormState } from "../screen/form-states.ts";

// Cast: these are its keys.
const states = Object.entries(formStates) as [FormState, string][];

export function FormStates(): ReactElement {
  const { formState, showForm } = useEditing();
  const id = useId();
  return (
    <div className="field form-states">
      <label htmlFor={id}>Form state</label>
      <select
        id={id}
        value={formState}
        onChange={({ target }) => {
          const state = states.find(([name]) => name === target.value);
          if (state) showForm(state[0]);
        }}
      >
        {states.map(([name, words]) => (
          <option key={name} value={name}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}
