// Entry point of the script on a site whose pages have documents of their own, on the dev server. A build's has only what
// its site needs, see document/runtime-entry.ts.
import "./plain-clicks.ts";
import { startPictures } from "./broken-pictures.ts";
import { startIslands } from "./islands.ts";
import { pagesToFetch } from "./pages-to-fetch.ts";
import { start } from "./start.ts";

start(pagesToFetch, startIslands, startPictures);
