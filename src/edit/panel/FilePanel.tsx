// The file that the selected words stand in: its blocks in order, and the fields of the one that is selected.
import { useEffect, useMemo, useRef, type ReactElement } from "react";
import type { Diagnostic } from "../../content/diagnostics/problem.ts";
import { isFields, valueAt, type Json } from "../../content/model/json.ts";
import { siteFile } from "../../content/model/input.ts";
import { pointer, type Path } from "../../content/model/path.ts";
import { follow, schemaFile } from "../../content/schema/read-schema.ts";
import { listedHosts, listHost } from "../photo-hosts.ts";
import { readJson } from "../read-json.ts";
import { fixOf } from "../mend.ts";
import type { Place } from "../place.ts";
import type { Session } from "../session.ts";
import { BrokenFile } from "./BrokenFile.tsx";
import { FieldView } from "./FieldView.tsx";
import { PanelContext, type Panel } from "./panel-context.ts";

interface FilePanelProps {
  session: Session;
  file: string;
  text: string;
  selected: Path;
  onSelect: (path: Path) => void;
  /** Leads to a place, of this file or of another. */
  onOpen: (place: Place) => void;
  diagnostics: readonly Diagnostic[];
  pages: readonly string[];
}

export function FilePanel(props: FilePanelProps): ReactElement {
  const { session, file, text, selected, onSelect, onOpen, diagnostics, pages } = props;
  const root = useMemo(() => readJson(text), [text]);
  const site = readJson(session.state().history.files.get(siteFile) ?? "");
  const element = useRef<HTMLDivElement>(null);
  const change: Panel["change"] = (made) => session.change(file, made);
  const panel: Panel = {
    Field: FieldView,
    session,
    open: onOpen,
    pages,
    beside: session.beside,
    addMedia: (media, kinds) => session.addMedia(media, kinds),
    photoHosts: listedHosts(site),
    listPhotoHost: (host) => session.change(siteFile, listHost(site, host)),
    valueAt: (path) => valueAt(root, path),
    selected,
    select: onSelect,
    change,
    write: (path, value) => write({ session, file, root }, path, value),
    endStep: () => session.endStep(),
    problemsAt: (path) => diagnostics.filter((each) => each.pointer === pointer(path)),
    fixOf: (problem) => fixOf(problem, session.state().fixes),
    mend: (fix) => session.mend([fix]),
  };
  const at = pointer(selected);
  useEffect(() => {
    element.current
      ?.querySelector(`[data-pointer="${CSS.escape(at)}"]`)
      ?.scrollIntoView({ block: "nearest" });
  }, [at]);

  if (root === undefined)
    return <BrokenFile session={session} file={file} text={text} diagnostics={diagnostics} />;
  const node = schemaFile(file === siteFile ? "site.schema.json" : "page.schema.json");
  const top = topOf(selected);
  const inner = innerNode(node, top);
  return (
    <PanelContext value={panel}>
      <div ref={element}>
        {inner && (
          <FieldView
            key={pointer(top)}
            node={inner}
            value={valueAt(root, top)}
            path={top}
            isNeeded={top.length > 1 || (node.schema.required?.includes(String(top[0])) ?? false)}
          />
        )}
      </div>
    </PanelContext>
  );
}

/** A block, or one of the fields of a file. */
function topOf([field, index]: Path): Path {
  if (field === undefined) return [];
  return field === "blocks" && index !== undefined ? [field, index] : [field];
}

function innerNode(file: ReturnType<typeof schemaFile>, path: Path) {
  return path.reduce<ReturnType<typeof schemaFile> | undefined>((node, key) => {
    const inner =
      typeof key === "number" ? node?.schema.items : node?.schema.properties?.[String(key)];
    return node && inner && follow(inner, node.file);
  }, file);
}

interface Edited {
  session: Session;
  file: string;
  root: unknown;
}

function write({ session, file, root }: Edited, path: Path, value: Json | undefined): void {
  const into = path.slice(0, -1);
  const name = path.at(-1);
  const parent = valueAt(root, into);
  const isThere = valueAt(root, path) !== undefined;
  const place = `${file}${pointer(path)}`;
  if (value === undefined) {
    if (isThere) session.change(file, { do: "remove", path });
  } else if (isThere) session.change(file, { do: "set", path, value }, place);
  else if (isFields(parent) && typeof name === "string")
    session.change(file, { do: "insert", into, name, value }, place);
}
