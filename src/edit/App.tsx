// The editor's screen: the page in the middle, what it is made of on one side, what is selected on the other.
import { useState, useSyncExternalStore, type ReactElement } from "react";
import { siteFile } from "../content/model/input.ts";
import { pointer } from "../content/model/path.ts";
import { Bar } from "./Bar.tsx";
import { EditingContext, type Editing } from "./editing.ts";
import type { FormState } from "./page/form-states.tsx";
import { PageFrame } from "./page/PageFrame.tsx";
import { Parts } from "./Parts.tsx";
import { Details } from "./panel/Details.tsx";
import { titleAt } from "./panel/node-at.ts";
import { Outline } from "./panel/Outline.tsx";
import { SiteParts } from "./panel/SiteParts.tsx";
import { listPages, pageToShow } from "./pages/page-list.ts";
import { pageIn, type Place } from "./place.ts";
import type { Publisher } from "./publish/publisher.ts";
import { useLeaveQuestion, usePresses } from "./presses.ts";
import { readJson } from "./read-json.ts";
import { goToRegion, useRegions } from "./regions.ts";
import { useSaid } from "./said.ts";
import { initialScreen, screens, type Screen } from "./screens.ts";
import { stateFor } from "./selected-form.ts";
import type { Session } from "./session.ts";

interface AppProps {
  session: Session;
  publisher: Publisher;
}

export function App({ session, publisher }: AppProps): ReactElement {
  const { preview, history, unsaved, notice } = useSyncExternalStore(
    session.subscribe,
    session.state,
  );
  const [chosen, setPage] = useState<string>(preview?.site.homePage ?? "home");
  const page = pageToShow(history.files, chosen, preview);
  const [screen, setScreen] = useState<Screen>(initialScreen);
  const [selected, setSelected] = useState<Place>();
  const [formState, setFormState] = useState<FormState>("first");
  const [said, say] = useSaid(session);
  const pageFile = `${page}.json`;
  const textOf = (file: string) => history.files.get(file) ?? "";
  const pathIn = (file: string) => (selected?.file === file ? selected.path : []);
  const select = (place: Place | undefined) => {
    setSelected(place);
    setFormState(stateFor(place, readJson(textOf(pageFile)), formState));
  };
  const goTo = (place: Place) => {
    setPage(pageIn(place.file) ?? page);
    select(place);
  };
  const editing: Editing = { session, select, say, formState, showForm: setFormState };
  const press = usePresses(session);
  useRegions();
  useLeaveQuestion(unsaved.length > 0);

  return (
    <EditingContext value={editing}>
      <div className="edit">
        <Bar
          session={session}
          publisher={publisher}
          pages={listPages(history.files, preview)}
          page={page}
          onPage={(name) => {
            setPage(name);
            select(undefined);
          }}
          onSelect={goTo}
          screen={screen}
          onScreen={setScreen}
          status={said ?? notice ?? (unsaved.length > 0 ? "Not saved yet" : "")}
        />
        <Parts>
          <Outline
            session={session}
            file={pageFile}
            text={textOf(pageFile)}
            selected={pathIn(pageFile)}
            onSelect={(path) => select({ file: pageFile, path })}
          />
          <SiteParts
            text={textOf(siteFile)}
            selected={pathIn(siteFile)}
            onSelect={(path) => select({ file: siteFile, path })}
          />
        </Parts>
        <main data-region="" tabIndex={-1} aria-label="The page">
          {preview && (
            <PageFrame
              preview={preview}
              page={page}
              width={screens[screen]}
              selected={selected}
              formState={formState}
              titleOf={({ file, path }) => titleAt(file, readJson(textOf(file)), path)}
              choose={select}
              type={({ file, path }, value) =>
                session.change(file, { do: "set", path, value }, file + pointer(path))
              }
              leave={() => session.endStep()}
              press={(event) => goToRegion(event) || press(event)}
            />
          )}
        </main>
        <Details session={session} selected={selected} onSelect={goTo} />
      </div>
    </EditingContext>
  );
}
