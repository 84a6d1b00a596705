// What the browser runs where all pages are in the one document: inlined there, or as a module in dev.
import { pagesHere } from "./pages.ts";
import { start } from "./start.ts";

start(pagesHere);
