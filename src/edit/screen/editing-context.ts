// What the parts of the editor's screen share: what is edited, what is selected, and how to tell what has happened.
import { createContext, use } from "react";
import type { FormState } from "./form-states.ts";
import type { Chosen, Place } from "../model/location.ts";
import type { Session } from "../session/session.ts";

export interface Editing {
  session: Session;
  select: (place: Chosen | undefined) => void;
  /** Selects a place, whichever page it is on. */
  goTo: (place: Place) => void;
  openPage: (name: string) => void;
  /** Opens the panel, or closes it, where it lies below the page. */
  showPanel: (isShown: boolean) => void;
  /** Opens the window to find words on all pages. */
  openFind: () => void;
  /** Tells what has happened, to be seen and to be heard. */
  say: (words: string) => void;
  /** The state that the page's form is shown in. */
  formState: FormState;
  showForm: (state: FormState) => void;
}

export const EditingContext = createContext<Editing | undefined>(undefined);

/** @throws outside the editor's screen */
export function useEditing(): Editing {
  const editing = use(EditingContext);
  if (!editing) throw new Error("useEditing needs an EditingContext around it.");
  return editing;
}
