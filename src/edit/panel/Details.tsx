// The right sidebar: conflicts, the fields of what is selected, and problems.
import { useEffect, useMemo, useRef, type ReactElement } from "react";
import { useEditing } from "../screen/editing-context.ts";
import type { SelectedLocation, Location } from "../model/location.ts";
import { useSessionState } from "../screen/use-session.ts";
import { Sidebar } from "../ui/Sidebar.tsx";
import { loadedLater } from "../ui/loaded-later.tsx";
import { FieldsLoading } from "./FieldsLoading.tsx";
import { t } from "../../words/t.ts";
import { tParts } from "../ui/t-parts.tsx";

const FilePanel = loadedLater(async () => (await import("./FilePanel.tsx")).FilePanel, {
  meanwhile: FieldsLoading,
});
const Problems = loadedLater(async () => (await import("./Problems.tsx")).Problems);
const Conflicts = loadedLater(async () => (await import("./Conflicts.tsx")).Conflicts);

interface DetailsProps {
  /** The name of the shown page. */
  page: string;
  selected: SelectedLocation | undefined;
  onSelect: (location: Location) => void;
  isOpen: boolean;
}

export function Details(props: DetailsProps): ReactElement {
  const { page, selected, onSelect, isOpen } = props;
  const { showPanel } = useEditing();
  const diagnostics = useSessionState((state) => state.diagnostics);
  const file = selected?.file;
  const ofFile = useMemo(
    () => diagnostics.filter((each) => each.file.endsWith(`/${file}`)),
    [diagnostics, file],
  );
  return (
    <Sidebar className="panel" label={t`Fields and problems`} isOpen={isOpen} onToggle={showPanel}>
      <Conflicts />
      {selected ? (
        <FilePanel
          chosen={selected}
          onOpen={onSelect}
          onSelect={(path) => onSelect({ file: selected.file, path })}
          diagnostics={ofFile}
        />
      ) : (
        <Hint />
      )}
      <Problems page={page} onSelect={onSelect} />
    </Sidebar>
  );
}

/** What to do while nothing is selected: at the top, however far the fields before it were scrolled. */
function Hint(): ReactElement {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const panel = words.current?.closest(".panel");
    if (panel) panel.scrollTop = 0;
  }, []);
  return (
    <p className="quiet" ref={words}>
      <span className="mouse-hint">{tParts`Click any text to edit it. Click anything else to see its settings. Text that is tinted under the pointer is shared: edit it once and it changes everywhere. Press ${(<kbd>F6</kbd>)} to go to the next section of the screen.`}</span>
      <span className="touch-hint">{t`Tap any text to edit it. Tap anything else to see its settings. Text that is tinted while you edit it is shared: edit it once and it changes everywhere.`}</span>
    </p>
  );
}
