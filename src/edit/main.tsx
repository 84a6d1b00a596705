// Starts the editor on the page that the dev server serves.
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
import { devStore, marksOf } from "./session/dev-store.ts";

// Stops the browser from opening a file that is dropped outside a drop target.
for (const kind of ["dragover", "drop"] as const)
  addEventListener(kind, (event) => {
    if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
  });

const root = document.getElementById("edit");
if (!root) throw new Error("The editor's page has no element with the id “edit”.");
start(root).catch((error: Error) => root.append(error.message));

async function start(location: HTMLElement): Promise<void> {
  const store = devStore(marksOf(document));
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
