// Starts the editor over a store.
import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { openDrafts } from "./session/browser-drafts.ts";
import { draftsWithTimeLimit } from "./session/drafts-with-time-limit.ts";
import { OtherTabNotice } from "./OtherTabNotice.tsx";
import { takeToThisTab } from "./session/only-tab.ts";
import { Publisher } from "./session/publisher.ts";
import { draftFoundLate } from "./session/save-message.ts";
import { Session } from "./session/session.ts";
import { SessionContext } from "./screen/use-session.ts";
import type { Store } from "../store/store.ts";

/** @param location the element to show the editor in */
export async function startEditor(location: HTMLElement, store: Store): Promise<void> {
  ignoreStrayDrops();
  const stored = await store.load();
  // Before the drafts are read, so that the tab that has them now stops writing.
  const taken = takeToThisTab(stored.site);
  let opened: Session | undefined;
  const drafts = await draftsWithTimeLimit(openDrafts(stored.site, taken), () =>
    opened?.announce(draftFoundLate),
  );
  const session = new Session(store, stored, drafts);
  opened = session;
  const stopWatching = store.watch(() => void session.refresh());
  taken.addEventListener("abort", stopWatching);
  const screen = createRoot(location);
  const editor = (
    <SessionContext value={session}>
      <App publisher={new Publisher(session, store, stored.site)} />
    </SessionContext>
  );
  const show = () => screen.render(taken.aborted ? <OtherTabNotice /> : editor);
  taken.addEventListener("abort", show);
  show();
}

/** Stops the browser from opening a file that is dropped outside a drop target. */
function ignoreStrayDrops(): void {
  for (const kind of ["dragover", "drop"] as const)
    addEventListener(kind, (event) => {
      if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
    });
}
