// Entry point of the script if all pages are in one document, on the dev server. A build's has only what its site needs,
// see document/runtime-entry.ts.
import { startPictures } from "./broken-pictures.ts";
import { pagesHere } from "./document-pages.ts";
import { startIslands } from "./islands.ts";
import { start } from "./start.ts";

start(pagesHere, startIslands, startPictures);
