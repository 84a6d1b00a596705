// The fields of what is selected in a file.
import { type ReactElement, type RefObject, useEffect, useMemo, useRef } from "react";
import type { Diagnostic } from "../../content/diagnostics/problem.ts";
import type { Change } from "../../content/edit/change.ts";
import { isFields, valueAt, type Json } from "../../content/model/json.ts";
import { groupBy } from "../../content/model/group.ts";
import { siteFile } from "../../content/model/input.ts";
import { pointer, type Path } from "../../content/model/path.ts";
import { listedHosts, listHost } from "../operations/list-photo-host.ts";
import { fileValue } from "../model/read-json.ts";
import { fixFor } from "../operations/fix.ts";
import type { Operation } from "../model/history.ts";
import type { SelectedLocation, Location } from "../model/location.ts";
import type { Session } from "../session/session.ts";
import { useFiles, useSession, useSessionState } from "../screen/use-session.ts";
import { FieldView } from "./FieldView.tsx";
import { PageSettings } from "./PageSettings.tsx";
import { useItemKey } from "./use-item-key.ts";
import { ItemTools } from "../screen/ItemTools.tsx";
import { nodeAt } from "../schema/node-at.ts";
import { isPageSetting } from "../schema/page-settings.ts";
import { PanelContext, type Panel } from "../screen/panel-context.ts";
import { scrollPanelTo } from "../ui/scroll-panel.ts";
import { loadedLater } from "../ui/loaded-later.tsx";
import { useAfterPress } from "./use-after-press.ts";
import { useVocabulary } from "../screen/use-vocabulary.ts";
import { t } from "../../words/t.ts";

const AllAnswers = loadedLater(async () => (await import("./questions/AllAnswers.tsx")).AllAnswers);
const FormStates = loadedLater(async () => (await import("./FormStates.tsx")).FormStates);
const BrokenFile = loadedLater(async () => (await import("./BrokenFile.tsx")).BrokenFile);

interface FilePanelProps {
  chosen: SelectedLocation;
  onSelect: (path: Path) => void;
  /** Goes to a location in this file or another one. */
  onOpen: (location: Location) => void;
  diagnostics: readonly Diagnostic[];
}

export function FilePanel(props: FilePanelProps): ReactElement {
  const session = useSession();
  const assets = useSessionState((state) => state.assets);
  const files = useFiles();
  const fixes = useSessionState((state) => state.fixes);
  const { chosen, onSelect, onOpen, diagnostics } = props;
  const { file, path: selected, clickedIn } = chosen;
  const text = files.get(file) ?? "";
  const root = fileValue(files, file);
  const problems = useMemo(() => groupBy(diagnostics, (each) => each.pointer), [diagnostics]);
  const site = fileValue(files, siteFile);
  const element = useRef<HTMLDivElement>(null);
  const { afterPress, onMouseDownCapture } = useAfterPress();
  const change: Panel["change"] = (made) => session.change(file, made);
  const panel: Panel = {
    Field: FieldView,
    file,
    open: onOpen,
    beside: assets,
    allIcons: session.icons.all,
    addMedia: session.addMedia,
    photoHosts: listedHosts(site),
    listPhotoHost: (host) => session.change(siteFile, listHost(site, host)),
    valueAt: (path) => valueAt(root, path),
    selected,
    clickedIn,
    select: onSelect,
    change,
    write: (path, value, also) => write({ session, file, root, also }, path, value),
    endStep: () => session.endStep(),
    afterPress,
    problemsAt: (path) => problems.get(pointer(path)) ?? [],
    fixOf: (problem) => fixFor(problem, fixes),
    applyFix: (fix) => session.fix([fix]),
  };
  useScrollTo(selected, element);
  if (root === undefined) return <BrokenFile file={file} text={text} diagnostics={diagnostics} />;
  const path = shownPath(selected);
  return (
    <PanelContext value={panel}>
      <div className="file-panel" ref={element} onMouseDownCapture={onMouseDownCapture}>
        <h2>{t`Fields`}</h2>
        {isPageSetting(file, selected) ? (
          <PageSettings key={file} file={file} page={root} />
        ) : (
          path && <Section file={file} root={root} path={path} />
        )}
      </div>
    </PanelContext>
  );
}

/** Scrolls to the field of what is selected. */
function useScrollTo(selected: Path, panel: RefObject<HTMLElement | null>): void {
  const at = pointer(selected);
  useEffect(() => {
    // Lists are drawn a moment after their surroundings.
    const frame = requestAnimationFrame(() => {
      const field = panel.current?.querySelector(`[data-pointer="${CSS.escape(at)}"]`);
      // A block is all of the fields.
      const shown = field ?? panel.current;
      if (shown) scrollPanelTo(shown);
    });
    return () => cancelAnimationFrame(frame);
  }, [at, panel]);
}

/** A block with its tools, or a field of a file. */
function Section({ file, root, path }: { file: string; root: unknown; path: Path }): ReactElement {
  const vocabulary = useVocabulary();
  const node = nodeAt(vocabulary, file, root, path);
  const value = valueAt(root, path);
  const key = useItemKey(path, valueAt(root, path.slice(0, -1)));
  const needed = nodeAt(vocabulary, file, root, [])?.schema.required ?? [];
  const isNeeded = path.length > 1 || needed.includes(String(path[0]));
  const isForm = isFields(value) && value["type"] === "form";
  return (
    <>
      <ItemTools location={{ file, path }} />
      {isForm && <FormStates location={{ file, path }} />}
      {node && <FieldView key={key} node={node} value={value} path={path} isNeeded={isNeeded} />}
      {isForm && <AllAnswers location={{ file, path }} />}
    </>
  );
}

/** The path of what is shown if a path is selected; undefined for the whole file. */
function shownPath([field, index]: Path): Path | undefined {
  if (field === undefined) return undefined;
  return field === "blocks" && index !== undefined ? [field, index] : [field];
}

interface Edited {
  session: Session;
  file: string;
  root: unknown;
  also: readonly Operation[] | undefined;
}

function write({ session, file, root, also }: Edited, path: Path, value: Json | undefined): void {
  const into = path.slice(0, -1);
  const name = path.at(-1);
  const parent = valueAt(root, into);
  const isThere = valueAt(root, path) !== undefined;
  const location = `${file}${pointer(path)}`;
  if (value === undefined) {
    if (isThere) session.change(file, { do: "remove", path });
  } else if (isThere) session.change(file, { do: "set", path, value }, location, also);
  else if (isFields(parent) && typeof name === "string") {
    // What is about a whole page is written above its blocks.
    const at = Object.keys(parent).indexOf("blocks");
    const insert: Change = { do: "insert", into, name, value, ...(at >= 0 && { at }) };
    session.change(file, insert, location, also);
  }
}
