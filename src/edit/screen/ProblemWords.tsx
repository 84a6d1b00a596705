// The sentences of a problem; the words for the screen are many, so they are loaded after the editor is shown.
import { loadedLater } from "../ui/loaded-later.tsx";

export const ProblemWords = loadedLater(
  async () => (await import("./ProblemSentences.tsx")).ProblemSentences,
);
