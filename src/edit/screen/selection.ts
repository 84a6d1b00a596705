// The shown page and the selection, and which panel and form state go with it.
import { useEffect, useState } from "react";
import { setFolded } from "../ui/folded-sidebars.ts";
import { isPhone } from "../ui/screen-sizes.ts";
import type { FormState } from "./form-states.ts";
import { pageToShow } from "../operations/pages/page-list.ts";
import { locationKey, pageIn, type SelectedLocation, type Location } from "../model/location.ts";
import { fileValue } from "../model/read-json.ts";
import { formStateFor } from "./selected-form.ts";
import type { SessionState } from "../session/session-state.ts";
import { pageBeforeReload, rememberPage } from "./page-before-reload.ts";
import { useOutline } from "./use-outline.ts";
import { useSession, useSessionState } from "./use-session.ts";

/** @param isNarrow whether the panel takes room from the page */
export function useSelection(isNarrow: boolean) {
  const session = useSession();
  const [chosen, setPage] = useState(() => pageToBeginWith(session.state()));
  const page = useSessionState(({ history, preview }) =>
    pageToShow(history.files, chosen, preview),
  );
  useEffect(() => rememberPage(page), [page]);
  const [lastSelected, setSelected] = useState<SelectedLocation>();
  // Undo brings a removed page back, and what was selected on it.
  const selected = useSessionState(({ history }) =>
    lastSelected && history.files.has(lastSelected.file) ? lastSelected : undefined,
  );
  const [formState, showForm] = useState<FormState>("first");
  // With nothing to show but a hint, the page gets the room.
  const isPanelNeeded = () => !isNarrow || session.state().diagnostics.some(isError);
  const [isPanelOpen, setPanelOpen] = useState(isPanelNeeded);
  const outline = useOutline();
  const showWhenNarrow = (isShown: boolean) => {
    setPanelOpen(isShown);
    if (isShown) outline.makeRoom();
  };
  const showPanel = (isShown: boolean) => {
    showWhenNarrow(isShown);
    if (isShown && !isNarrow) setFolded("panel", false);
  };
  const select = (location: SelectedLocation | undefined) => {
    // The latest state: what was just added may not be drawn yet.
    const { files: latest } = session.state().history;
    const shown = fileValue(latest, location?.file ?? "");
    const isOther = !location || !selected || locationKey(location) !== locationKey(selected);
    // A clicked fact stays marked as clicked while the focus moves to its field.
    if (isOther || location.clickedIn) setSelected(location);
    // People who close the panel to write on the page keep it closed until they select something else.
    if (location && isOther) showWhenNarrow(true);
    showForm(formStateFor(location, shown, formState));
  };
  return {
    page,
    selected,
    formState,
    showForm,
    /** On narrow screens, where the panel takes room from the page. */
    isPanelOpen,
    showPanel,
    isOutlineOpen: outline.isOpen,
    showOutline(isShown: boolean) {
      outline.setOpen(isShown);
      if (isShown && isPhone()) showWhenNarrow(false);
    },
    select,
    /** Shows a page with nothing selected. */
    openPage(name: string) {
      setPage(name);
      select(undefined);
      if (!isPanelNeeded()) showWhenNarrow(false);
    },
    /** Selects a location on any page. A whole file can be selected only if it is broken, to fix it. */
    goTo(location: Location) {
      setPage(pageIn(location.file) ?? page);
      const { files: latest } = session.state().history;
      const isBroken = latest.has(location.file) && fileValue(latest, location.file) === undefined;
      select(location.path.length > 0 || isBroken ? location : undefined);
      // Only blocks are sure to be seen on the page.
      if (location.path[0] !== "blocks") showPanel(true);
    },
  };
}

const isError = ({ severity }: SessionState["diagnostics"][number]): boolean =>
  severity === "error";

/** The page before a reload; otherwise one with unsaved changes from last time, if there is one, or the home page. */
function pageToBeginWith({ preview, history, unsaved }: SessionState): string {
  const before = pageBeforeReload();
  if (before !== undefined && history.files.has(`${before}.json`)) return before;
  const home = preview?.site.homePage ?? "home";
  const left = unsaved.flatMap((file) => (history.files.has(file) ? (pageIn(file) ?? []) : []));
  return left.includes(home) ? home : (left[0] ?? home);
}
