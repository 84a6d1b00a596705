// Entry point of the script if all pages are in one document. The build inlines it; the dev server loads it as a module.
import { pagesHere } from "./document-pages.ts";
import { start } from "./start.ts";

start(pagesHere);
