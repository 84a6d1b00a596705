// What the browser runs on a site too large for one document.
import { pagesToFetch } from "./pages-to-fetch.ts";
import { start } from "./start.ts";

start(pagesToFetch);
