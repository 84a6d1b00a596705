// The editor's screen: the page in the middle, what it is made of on one side, what is selected on the other.
import {
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
  type ReactElement,
} from "react";
import { siteFile } from "../content/model/input.ts";
import { pointer, type Path } from "../content/model/path.ts";
import { Bar } from "./Bar.tsx";
import { screens, type Screen } from "./screens.ts";
import { PageFrame } from "./page/PageFrame.tsx";
import { Conflicts } from "./panel/Conflicts.tsx";
import { FilePanel } from "./panel/FilePanel.tsx";
import { Outline } from "./panel/Outline.tsx";
import { Problems } from "./panel/Problems.tsx";
import { SiteParts } from "./panel/SiteParts.tsx";
import type { Place } from "./place.ts";
import type { Session } from "./session.ts";

export function App({ session }: { session: Session }): ReactElement {
  const { preview, history, diagnostics, unsaved, notice, conflicts } = useSyncExternalStore(
    session.subscribe,
    session.state,
  );
  const [page, setPage] = useState<string>(preview?.site.homePage ?? "home");
  const [screen, setScreen] = useState<Screen>("Desktop");
  const [selected, setSelected] = useState<Place>();
  const pageFile = `${page}.json`;
  const textOf = (file: string) => history.files.get(file) ?? "";
  const selectOnPage = (path: Path) => setSelected({ file: pageFile, path });
  const press = useEffectEvent((event: KeyboardEvent) => runShortcut(event, session));
  useEffect(() => {
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
  useLeaveQuestion(unsaved.length > 0);

  return (
    <div className="edit">
      <Bar
        session={session}
        pages={preview?.site.pages ?? []}
        page={page}
        onPage={(name) => {
          setPage(name);
          setSelected(undefined);
        }}
        screen={screen}
        onScreen={setScreen}
        status={notice ?? (unsaved.length > 0 ? "Not saved yet" : "")}
      />
      <aside className="parts" aria-label="What the site is made of">
        <Outline
          session={session}
          file={pageFile}
          text={textOf(pageFile)}
          selected={selected?.file === pageFile ? selected.path : []}
          onSelect={selectOnPage}
        />
        <SiteParts
          text={textOf(siteFile)}
          selected={selected?.file === siteFile ? selected.path : []}
          onSelect={(path) => setSelected({ file: siteFile, path })}
        />
      </aside>
      <main>
        {preview && (
          <PageFrame
            preview={preview}
            page={page}
            width={screens[screen]}
            selected={selected}
            choose={setSelected}
            type={({ file, path }, value) =>
              session.change(file, { do: "set", path, value }, file + pointer(path))
            }
            leave={() => session.endStep()}
            press={(event) => runShortcut(event, session)}
          />
        )}
      </main>
      <aside className="panel" aria-label="What is selected">
        <Conflicts session={session} conflicts={conflicts} />
        {selected ? (
          <FilePanel
            session={session}
            file={selected.file}
            text={textOf(selected.file)}
            selected={selected.path}
            onSelect={(path) => setSelected({ file: selected.file, path })}
            diagnostics={diagnostics.filter((each) => each.file.endsWith(`/${selected.file}`))}
            pages={[...history.files.keys()].flatMap((name) => pageIn(name) ?? [])}
          />
        ) : (
          <p className="quiet">Click on words to change them where they stand.</p>
        )}
        <Problems
          diagnostics={diagnostics}
          onSelect={(place) => {
            const name = pageIn(place.file);
            if (name !== undefined) setPage(name);
            setSelected(place);
          }}
        />
      </aside>
    </div>
  );
}

/** The page that is in a file; undefined for site.json. */
function pageIn(file: string): string | undefined {
  return file === siteFile ? undefined : file.replace(/\.json$/, "");
}

function runShortcut(event: KeyboardEvent, session: Session): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
  const actions: Partial<Record<string, () => void>> = {
    s: () => void session.save(),
    z: () => (event.shiftKey ? session.redo() : session.undo()),
    y: () => session.redo(),
  };
  const act = actions[event.key.toLowerCase()];
  if (!act) return;
  event.preventDefault();
  act();
}

/** Lets the browser ask before a tab is closed; what was written is kept all the same. */
function useLeaveQuestion(isAsked: boolean): void {
  useEffect(() => {
    if (!isAsked) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isAsked]);
}
