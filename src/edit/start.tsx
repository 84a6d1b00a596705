// Starts the editor over a store.
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { CrashGuard } from "./CrashGuard.tsx";
import { openDrafts } from "./session/browser-drafts.ts";
import { draftsWithTimeLimit } from "./session/drafts-with-time-limit.ts";
import { OtherTabNotice } from "./OtherTabNotice.tsx";
import { takeToThisTab } from "./session/only-tab.ts";
import { NewSite } from "./dialogs/new-site/later.ts";
import { startsWithTasks } from "./session/new-site-mark.ts";
import { Publisher } from "./session/publisher.ts";
import { draftFoundLate } from "./session/save-message.ts";
import { isShownAtFirst } from "./session/first-check.ts";
import { knowLanguages } from "./session/other-languages.ts";
import { Session } from "./session/session.ts";
import { watchClicks } from "./ui/double-click.ts";
import { holdParts, laterPart } from "./ui/later-part.ts";
import { notLoaded } from "./screen/later-parts.ts";
import { ToolbarContext } from "./screen/toolbar-context.ts";
import { SessionContext } from "./screen/use-session.ts";
import { textsOf, type Store } from "../store/store.ts";
import { loadVocabulary } from "./web/load-vocabulary.ts";

const sessionTools = laterPart(
  async () => (await import("./session/session-tools.ts")).sessionTools,
);

/** An editor on the screen. */
export interface OpenEditor {
  /** Removes it from the screen. Nothing is stored any more, not even drafts. */
  close: () => void;
}

/**
 * @param container the element to show the editor in
 * @param tools more for the toolbar, for example who is signed in
 * @param loading the content, if it is being read already
 * @throws with a message for the person if the content can't be read
 */
export async function startEditor(
  container: HTMLElement,
  store: Store,
  tools?: ReactNode,
  loading = store.load(),
): Promise<OpenEditor> {
  ignoreStrayDrops();
  watchClicks();
  const [stored, vocabulary] = await Promise.all([loading, loadVocabulary()]);
  await knowLanguages(vocabulary, textsOf(stored.files));
  // Before the drafts are read, so that the tab that has them now stops writing.
  const tab = takeToThisTab(stored.site);
  const taken = tab.signal;
  let opened: Session | undefined;
  const drafts = await draftsWithTimeLimit(openDrafts(stored.site, taken), () =>
    opened?.announce(draftFoundLate),
  );
  const isNew = startsWithTasks(stored, vocabulary);
  const needsTools = !isShownAtFirst(stored, drafts, vocabulary) || isNew;
  const needed = [needsTools && sessionTools.load(), isNew && NewSite.load()];
  if ((await Promise.all(needed)).includes(undefined)) throw new Error(notLoaded);
  holdParts();
  const session = new Session(store, stored, drafts, vocabulary, sessionTools);
  opened = session;
  const stopWatching = store.watch(() => void session.refresh());
  taken.addEventListener("abort", stopWatching);
  const screen = createRoot(container);
  const editor = (
    <SessionContext value={session}>
      <ToolbarContext value={tools}>
        <CrashGuard>
          <App publisher={new Publisher(session, store, stored.site)} />
        </CrashGuard>
      </ToolbarContext>
    </SessionContext>
  );
  const show = () => screen.render(taken.aborted ? <OtherTabNotice /> : editor);
  taken.addEventListener("abort", show);
  show();
  return {
    close() {
      tab.abort();
      screen.unmount();
    },
  };
}

/** Stops the browser from opening a file that is dropped outside a drop target. */
function ignoreStrayDrops(): void {
  for (const kind of ["dragover", "drop"] as const)
    addEventListener(kind, (event) => {
      if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
    });
}
