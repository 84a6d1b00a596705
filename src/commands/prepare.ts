// `npm run prepare`, which `npm install` runs by itself: writes what VS Code wants in the folder and git doesn't keep.
import { writeSuggestions } from "../reference/suggestions.ts";

try {
  // schema/ can suggest the names of one site only: the one beside it.
  await writeSuggestions("content");
} catch (error) {
  // Nothing else that is installed needs them.
  console.warn(`Names to suggest could not be written: ${(error as Error).message}`);
}
