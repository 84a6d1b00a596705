// The editor's screen: the outline on the left, the page in the middle, the panel for what is selected on the right.
import { useState, useSyncExternalStore, type ReactElement } from "react";
import { siteFile } from "../content/model/input.ts";
import { valueAt } from "../content/model/json.ts";
import { locationKey } from "./model/location.ts";
import { Toolbar } from "./Toolbar.tsx";
import { ConvertDialog } from "./dialogs/ConvertDialog.tsx";
import { EditingContext, useEditing } from "./screen/editing-context.ts";
import { factsIn } from "./model/read-facts.ts";
import { FindButton } from "./dialogs/find/FindButton.tsx";
import { useFindDialog } from "./dialogs/find/use-find-dialog.tsx";
import { leaveText } from "./session/leave-text.ts";
import { goToNextCell } from "./screen/table-keys.ts";
import { BrokenPage } from "./page/BrokenPage.tsx";
import { PageFrame } from "./page/PageFrame.tsx";
import { SiteOutline } from "./outline/SiteOutline.tsx";
import { Details } from "./panel/Details.tsx";
import { titleAt } from "./schema/node-at.ts";
import { PageOutline } from "./outline/PageOutline.tsx";
import { SiteFields } from "./outline/SiteFields.tsx";
import { listPages } from "./operations/pages/page-list.ts";
import type { Publisher } from "./session/publisher.ts";
import { useLeaveWarning, useShortcuts } from "./screen/shortcuts.ts";
import { readJson } from "./model/read-json.ts";
import { goToRegion, useRegions } from "./ui/regions.ts";
import { useAnnouncement } from "./screen/use-announcement.ts";
import { notSavedYet } from "./session/save-message.ts";
import { initialScreen, screens, type Screen } from "./ui/screen-sizes.ts";
import { useSelection, type Selection } from "./screen/selection.ts";
import type { Session } from "./session/session.ts";

interface AppProps {
  session: Session;
  publisher: Publisher;
}

export function App({ session, publisher }: AppProps): ReactElement {
  const { preview, history, unsaved, message } = useSyncExternalStore(
    session.subscribe,
    session.state,
  );
  const selection = useSelection(session);
  const { page, selected, formState, showForm, showPanel, select, openPage, goTo } = selection;
  const [screen, setScreen] = useState<Screen>(initialScreen);
  const [announcement, say] = useAnnouncement(session);
  const pages = listPages(history.files, preview);
  const find = useFindDialog({ files: history.files, pages, onSelect: goTo });
  const shared = { showPanel, openFind: find.open };
  const pageFile = `${page}.json`;
  const textOf = (file: string) => history.files.get(file) ?? "";
  const pathIn = (file: string) => (selected?.file === file ? selected.path : []);
  useRegions();
  useLeaveWarning(unsaved.length > 0);

  return (
    <EditingContext
      value={{ ...shared, session, select, goTo, openPage, say, formState, showForm }}
    >
      <div className="edit">
        <Toolbar
          session={session}
          publisher={publisher}
          pages={pages}
          page={page}
          onPage={openPage}
          onSelect={goTo}
          screen={screen}
          onScreen={setScreen}
          status={announcement ?? message ?? (unsaved.length > 0 ? notSavedYet : "")}
        />
        <SiteOutline>
          <FindButton />
          <PageOutline
            session={session}
            file={pageFile}
            text={textOf(pageFile)}
            selected={pathIn(pageFile)}
            onSelect={(path) => select({ file: pageFile, path })}
          />
          <SiteFields
            text={textOf(siteFile)}
            selected={pathIn(siteFile)}
            onSelect={(path) => select({ file: siteFile, path })}
          />
        </SiteOutline>
        <PageRegion session={session} selection={selection} screen={screen} />
        <Details
          session={session}
          selected={selected}
          onSelect={goTo}
          isOpen={selection.isPanelOpen}
        />
        {find.dialog}
      </div>
    </EditingContext>
  );
}

interface PageRegionProps {
  session: Session;
  selection: Selection;
  screen: Screen;
}

function PageRegion({ session, selection, screen }: PageRegionProps): ReactElement {
  const { preview, history } = useSyncExternalStore(session.subscribe, session.state);
  const { page, selected, formState, select } = selection;
  const textOf = (file: string) => history.files.get(file) ?? "";
  const handleShortcut = useShortcuts();
  const editing = useEditing();
  return (
    <main data-region="" tabIndex={-1} aria-label="Page">
      {!preview && (
        <div className="stage">
          <BrokenPage page={page} />
        </div>
      )}
      {preview && (
        <PageFrame
          preview={preview}
          page={page}
          width={screens[screen]}
          selected={selected}
          formState={formState}
          wordsAt={({ file, path }) => valueAt(readJson(textOf(file)), path)}
          facts={factsIn(history.files)}
          titleOf={({ file, path }) => titleAt(file, readJson(textOf(file)), path)}
          choose={select}
          type={(location, value) =>
            session.change(
              location.file,
              { do: "set", path: location.path, value },
              locationKey(location),
            )
          }
          leave={() => session.endStep()}
          leaveText={(location) => {
            const message = leaveText(session, location);
            if (message !== undefined) editing.say(message);
          }}
          enter={(location) => goToNextCell(editing, location)}
          handleKey={(event) => goToRegion(event) || handleShortcut(event)}
        />
      )}
      <ConvertDialog session={session} />
    </main>
  );
}
