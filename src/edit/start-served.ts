// Loads the words of the screen, and then the editor on the page that the dev server serves, whose modules say them.
import { loadWords } from "../words/load-words.ts";

void loadWords().then(() => import("./served-editor.tsx"));
