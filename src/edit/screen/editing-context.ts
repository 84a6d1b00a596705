// What all sections of the screen share: the selection, announcements, and the form's state.
import { createContext, use } from "react";
import type { FormState } from "./form-states.ts";
import type { Say } from "./use-announcement.ts";
import type { SelectedLocation, Location } from "../model/location.ts";

export interface Editing {
  select: (location: SelectedLocation | undefined) => void;
  /** Selects a location on any page. */
  goTo: (location: Location) => void;
  openPage: (name: string) => void;
  /** Opens the panel, which authors may have folded away, or closes it on narrow screens, where it is below the page. */
  showPanel: (isShown: boolean) => void;
  /** Opens the dialog that finds text on all pages. */
  openFind: () => void;
  /** Opens the list of keyboard shortcuts. */
  openShortcuts: () => void;
  /** Opens the gallery of blocks. @param at where among the page's blocks the chosen one is added */
  openGallery: (at: number) => void;
  /** For a question that was just copied: says how its answers get into the email. Does nothing for other items. */
  explainAnswer: (item: Location) => void;
  /** Announces what has happened, on screen and to screen readers. */
  say: Say;
  /** The state of the form that the page shows. */
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
