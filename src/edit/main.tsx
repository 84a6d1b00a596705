// Starts the editor on the page that the dev server made for it.
import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { Publisher } from "./publish/publisher.ts";
import { Session } from "./session.ts";
import { devStore } from "./store/dev-store.ts";

const root = document.getElementById("edit");
if (!root) throw new Error("The page has no place for the editor.");
const store = devStore(root.dataset["token"] ?? "");
store.load().then(
  (stored) => {
    const session = new Session(store, stored);
    store.watch(() => void session.refresh());
    createRoot(root).render(<App session={session} publisher={new Publisher(session, store)} />);
  },
  (error: Error) => root.append(error.message),
);
