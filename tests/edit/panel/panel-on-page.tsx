// Renders the panel alone, over files in memory, with what it needs from the rest of the screen.
import { configure } from "@testing-library/react";
import { useState, useSyncExternalStore, type ReactElement, type ReactNode } from "react";
import { EditingContext } from "../../../src/edit/screen/editing-context.ts";
import { FilePanel } from "../../../src/edit/panel/FilePanel.tsx";
import type { SelectedLocation, Location } from "../../../src/edit/model/location.ts";
import { SessionContext } from "../../../src/edit/screen/use-session.ts";
import { allTools } from "../../../src/edit/session/session-tools.ts";
import { Session } from "../../../src/edit/session/session.ts";
import { useUndo } from "../../../src/edit/screen/undo.ts";
import type { Saved, Store, Stored } from "../../../src/store/store.ts";
import { engineVocabulary } from "../../../src/content/schema/engine-vocabulary.ts";
import { noEditing } from "../no-editing.ts";

// Some inputs load their code when they are first drawn.
configure({ asyncUtilTimeout: 60_000 });

const refused = { is: "refused" as const, reason: "Nothing is stored in this test." };

export function sessionOf(
  files: ReadonlyMap<string, string>,
  vocabulary = engineVocabulary,
  beside: Partial<Stored["assets"]> = {},
): Session {
  const stored: Stored = {
    site: "a",
    folder: "content",
    files: [...files].map(([name, text]) => ({ name, text, version: text })),
    assets: {
      icons: { "shield-check": [], clock: [] },
      media: new Map([["media/favicon.svg", "./media/favicon.svg"]]),
      ...beside,
    },
  };
  const store: Store = {
    savesTo: "files",
    largestMedia: 0,
    load: () => Promise.resolve(stored),
    watch: () => () => undefined,
    save: (): Promise<Saved> => Promise.resolve(refused),
    addMedia: () => Promise.resolve(refused),
    removeMedia: () => Promise.resolve(refused),
    published: () => Promise.resolve({ is: "unknown", reason: refused.reason }),
    publish: () => Promise.resolve(refused),
  };
  return new Session(
    store,
    stored,
    { found: [], store: () => Promise.resolve() },
    vocabulary,
    allTools,
  );
}

interface PanelOnPageProps {
  session: Session;
  /** What is selected first. */
  at: Location;
  /** Other parts of the screen to render. */
  children?: ReactNode;
}

export function PanelOnPage({ session, at, children }: PanelOnPageProps): ReactElement {
  const [selected = at, select] = useState<SelectedLocation>();
  const { diagnostics } = useSyncExternalStore(session.subscribe, session.state);
  return (
    <SessionContext value={session}>
      <EditingContext value={{ ...noEditing, select, goTo: select }}>
        <Undo />
        {children}
        <FilePanel
          chosen={selected}
          onSelect={(path) => select({ file: selected.file, path })}
          onOpen={select}
          diagnostics={diagnostics}
        />
      </EditingContext>
    </SessionContext>
  );
}

function Undo(): ReactElement {
  const { undo } = useUndo();
  return (
    <button type="button" onClick={undo}>
      Undo
    </button>
  );
}
