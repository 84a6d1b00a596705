// Starts the editor on the page that the dev server serves.
import { marksOf } from "../store/dev/connection.ts";
import { devStore } from "../store/dev/dev-store.ts";
import { startEditor } from "./start.tsx";

const root = document.getElementById("edit");
if (!root) throw new Error("The editor's page has no element with the id “edit”.");
startEditor(root, devStore(marksOf(document))).catch((error: Error) => root.append(error.message));
