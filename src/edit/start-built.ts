// Loads the words of the screen, and then the editor at `/edit/` of a built site, whose modules say them.
import { loadWords } from "../words/load-words.ts";
import { askAhead } from "./web/ask-ahead.ts";

void loadWords().then(() => import("./built-editor.tsx"));
askAhead();
