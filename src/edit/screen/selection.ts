// Which page is shown, what of it is selected, and whether its fields and the state of its form are to be seen.
import { useState, useSyncExternalStore } from "react";
import type { FormState } from "./form-states.ts";
import { pageToShow } from "../operations/pages/page-list.ts";
import { attributeOf, pageIn, type SelectedLocation, type Place } from "../model/location.ts";
import { fileValue, readJson } from "../model/read-json.ts";
import { stateFor } from "./selected-form.ts";
import type { Session } from "../session/session.ts";
import type { SessionState } from "../session/session-state.ts";

export type Selection = ReturnType<typeof useSelection>;

export function useSelection(session: Session) {
  const { preview, history } = useSyncExternalStore(session.subscribe, session.state);
  const [chosen, setPage] = useState(() => pageToBeginWith(session.state()));
  const [selected, setSelected] = useState<SelectedLocation>();
  const [formState, showForm] = useState<FormState>("first");
  const [isPanelOpen, showPanel] = useState(true);
  const page = pageToShow(history.files, chosen, preview);
  const select = (place: SelectedLocation | undefined) => {
    // As it is after what leads there, which may not be drawn yet.
    const { files } = session.state().history;
    const shown = fileValue(files, place?.file ?? "");
    const isOther = !place || !selected || attributeOf(place) !== attributeOf(selected);
    // A fact that was pressed stays so while its field is gone to.
    if (isOther || place.clickedIn) setSelected(place);
    // Who has closed the panel to write on the page goes on doing so until they select something else.
    if (place && (isOther || place.clickedIn)) showPanel(true);
    showForm(stateFor(place, shown, formState));
  };
  return {
    page,
    selected,
    formState,
    showForm,
    /** Where the panel lies below the page, which it leaves little room. */
    isPanelOpen,
    showPanel,
    select,
    /** Shows a page, of which nothing is selected yet. */
    openPage(name: string) {
      setPage(name);
      select(undefined);
    },
    /** Selects a place, whichever page it is on. A file as a whole is selected only if it is broken, to be mended. */
    goTo(place: Place) {
      setPage(pageIn(place.file) ?? page);
      const text = session.state().history.files.get(place.file);
      const isBroken = text !== undefined && readJson(text) === undefined;
      select(place.path.length > 0 || isBroken ? place : undefined);
    },
  };
}

/** With words from last time that aren't saved, where the first of them stand; else what visitors see first. */
function pageToBeginWith({ preview, history, unsaved }: SessionState): string {
  const home = preview?.site.homePage ?? "home";
  const left = unsaved.flatMap((file) => (history.files.has(file) ? (pageIn(file) ?? []) : []));
  return left.includes(home) ? home : (left[0] ?? home);
}
