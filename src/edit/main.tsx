// Starts the editor on the page that the dev server made for it.
import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { Session } from "./session.ts";
import { devStore } from "./store/dev-store.ts";

// A file that misses where it is dropped would be opened in the editor's place.
for (const kind of ["dragover", "drop"] as const)
  addEventListener(kind, (event) => {
    if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
  });

const root = document.getElementById("edit");
if (!root) throw new Error("The page has no place for the editor.");
const store = devStore(root.dataset["token"] ?? "");
store.load().then(
  (stored) => createRoot(root).render(<App session={new Session(store, stored)} />),
  (error: Error) => root.append(error.message),
);
