// The fields of what is selected in a file.
import { useEffect, useMemo, useRef, type ReactElement } from "react";
import type { Diagnostic } from "../../content/diagnostics/problem.ts";
import type { Change } from "../../content/edit/change.ts";
import { isFields, valueAt, type Json } from "../../content/model/json.ts";
import { groupBy } from "../../content/model/group.ts";
import { siteFile } from "../../content/model/input.ts";
import { pointer, type Path } from "../../content/model/path.ts";
import { canBeDraft } from "../operations/pages/drafts.ts";
import { listedHosts, listHost } from "../operations/list-photo-host.ts";
import { fileValue } from "../model/read-json.ts";
import { fixFor } from "../operations/fix.ts";
import type { Operation } from "../model/history.ts";
import type { SelectedLocation, Location } from "../model/location.ts";
import type { Session } from "../session/session.ts";
import { useSession } from "../screen/use-session.ts";
import { FieldView } from "./FieldView.tsx";
import { useItemKey } from "./use-item-key.ts";
import { ItemTools } from "../screen/ItemTools.tsx";
import { nodeAt } from "../schema/node-at.ts";
import { PanelContext, type Panel } from "./panel-context.ts";
import { scrollPanelTo } from "../ui/scroll-panel.ts";
import { loadedLater } from "../ui/loaded-later.tsx";
import { useAfterPress } from "../ui/use-after-press.ts";
import { useVocabulary } from "../screen/use-vocabulary.ts";

const AllAnswers = loadedLater(async () => (await import("./questions/AllAnswers.tsx")).AllAnswers);
const FormStates = loadedLater(async () => (await import("./FormStates.tsx")).FormStates);
const BrokenFile = loadedLater(async () => (await import("./BrokenFile.tsx")).BrokenFile);
const SearchResult = loadedLater(async () => (await import("./SearchResult.tsx")).SearchResult);

interface FilePanelProps {
  chosen: SelectedLocation;
  onSelect: (path: Path) => void;
  /** Goes to a location in this file or another one. */
  onOpen: (location: Location) => void;
  diagnostics: readonly Diagnostic[];
}

export function FilePanel(props: FilePanelProps): ReactElement {
  const { session, history, fixes } = useSession();
  const { chosen, onSelect, onOpen, diagnostics } = props;
  const { file, path: selected, clickedIn } = chosen;
  const text = history.files.get(file) ?? "";
  const root = fileValue(history.files, file);
  const problems = useMemo(() => groupBy(diagnostics, (each) => each.pointer), [diagnostics]);
  const site = fileValue(history.files, siteFile);
  const element = useRef<HTMLDivElement>(null);
  const { afterPress, onMouseDownCapture } = useAfterPress();
  const change: Panel["change"] = (made) => session.change(file, made);
  const panel: Panel = {
    Field: FieldView,
    file,
    open: onOpen,
    beside: session.assets,
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
  const at = pointer(selected);
  useEffect(() => {
    // Lists are drawn a moment after their surroundings.
    const frame = requestAnimationFrame(() => {
      const field = element.current?.querySelector(`[data-pointer="${CSS.escape(at)}"]`);
      // A block is all of the fields.
      const shown = field ?? element.current;
      if (shown) scrollPanelTo(shown);
    });
    return () => cancelAnimationFrame(frame);
  }, [at]);

  if (root === undefined) return <BrokenFile file={file} text={text} diagnostics={diagnostics} />;
  const paths = shownPaths(file, selected, canBeDraft(history.files, file));
  return (
    <PanelContext value={panel}>
      <div className="file-panel" ref={element} onMouseDownCapture={onMouseDownCapture}>
        <h2>Fields</h2>
        {paths.length > 1 && <SearchResult file={file} />}
        {paths.map((path) => (
          <Section
            key={paths.length > 1 ? pointer(path) : "one"}
            file={file}
            root={root}
            path={path}
          />
        ))}
      </div>
    </PanelContext>
  );
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

/** The paths that are shown together. */
function shownPaths(file: string, [field, index]: Path, isDraftOffered: boolean): Path[] {
  if (field === undefined) return [];
  const isOfPage = ["title", "description", "draft"].includes(String(field));
  if (file !== siteFile && isOfPage)
    return [["title"], ["description"], ...(isDraftOffered ? [["draft"]] : [])];
  return [field === "blocks" && index !== undefined ? [field, index] : [field]];
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
