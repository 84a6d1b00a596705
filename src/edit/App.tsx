// The editor's screen: the page in the middle, what it is made of on one side, what is selected on the other.
import { useState, useSyncExternalStore, type ReactElement } from "react";
import { siteFile } from "../content/model/input.ts";
import { valueAt } from "../content/model/json.ts";
import { pointer, type Path } from "../content/model/path.ts";
import { Bar } from "./Bar.tsx";
import { screens, type Screen } from "./screens.ts";
import { PageFrame } from "./page/PageFrame.tsx";
import { Details } from "./panel/Details.tsx";
import { Outline } from "./panel/Outline.tsx";
import { SiteParts } from "./panel/SiteParts.tsx";
import { factsIn } from "./facts.ts";
import { pageIn, type Place } from "./place.ts";
import { readJson } from "./read-json.ts";
import { useLeaveQuestion, usePresses } from "./presses.ts";
import type { Session } from "./session.ts";

export function App({ session }: { session: Session }): ReactElement {
  const { preview, history, unsaved, notice } = useSyncExternalStore(
    session.subscribe,
    session.state,
  );
  const [page, setPage] = useState<string>(preview?.site.homePage ?? "home");
  const [screen, setScreen] = useState<Screen>("Desktop");
  const [selected, setSelected] = useState<Place>();
  const pageFile = `${page}.json`;
  const textOf = (file: string) => history.files.get(file) ?? "";
  const selectOnPage = (path: Path) => setSelected({ file: pageFile, path });
  const press = usePresses(session);
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
            wordsAt={({ file, path }) => valueAt(readJson(textOf(file)), path)}
            facts={factsIn(textOf(siteFile))}
            choose={setSelected}
            type={({ file, path }, value) =>
              session.change(file, { do: "set", path, value }, file + pointer(path))
            }
            leave={() => session.endStep()}
            press={press}
          />
        )}
      </main>
      <Details
        session={session}
        selected={selected}
        onSelect={(place) => {
          setPage(pageIn(place.file) ?? page);
          setSelected(place);
        }}
      />
    </div>
  );
}
