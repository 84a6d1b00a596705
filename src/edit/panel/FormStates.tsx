// Chooses which state of a form the page shows, so that its text can be edited there.
import { useId, type ReactElement } from "react";
import type { Location } from "../model/location.ts";
import { useEditing } from "../screen/editing-context.ts";
import { formStates, type FormState } from "../screen/form-states.ts";
import { bringIntoView, elementOf, shownPage } from "../screen/page-elements/find-element.ts";
import { onceDrawn } from "../ui/focus-field.ts";
import { t } from "../../words/t.ts";

// Cast: these are its keys.
const states = Object.entries(formStates) as [FormState, string][];

/** What visitors see in most states; in the others it is the form's button, or beside it. */
const messages = ".form-failure, .form-sent, [type=submit]";

/** @param location of the form */
export function FormStates({ location }: { location: Location }): ReactElement {
  const { formState, showForm } = useEditing();
  const id = useId();
  return (
    <div className="field form-states">
      <label htmlFor={id}>{t`Form state`}</label>
      <select
        id={id}
        value={formState}
        onChange={({ target }) => {
          const state = states.find(([name]) => name === target.value);
          if (!state) return;
          showForm(state[0]);
          // A form is often taller than the room for the page.
          onceDrawn(() => messageOf(location), bringIntoView);
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

function messageOf(location: Location): Element | undefined {
  const page = shownPage();
  const form = page ? elementOf(page, location) : undefined;
  return form?.querySelector(messages) ?? undefined;
}
