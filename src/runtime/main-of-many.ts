// Entry point of the script on a site that is too large for one document.
import { pagesToFetch } from "./pages-to-fetch.ts";
import { start } from "./start.ts";

start(pagesToFetch);
