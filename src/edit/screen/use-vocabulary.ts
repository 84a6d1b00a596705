// What content can consist of, for every part of the screen.
import { createContext, use } from "react";
import type { Vocabulary } from "../../content/schema/vocabulary.ts";
import { SessionContext } from "./use-session.ts";

/** Only for screens without a session, which show a version of the site and edit nothing. */
export const VocabularyContext = createContext<Vocabulary | undefined>(undefined);

/** @throws outside of a screen of the editor */
export function useVocabulary(): Vocabulary {
  const shown = use(VocabularyContext);
  const vocabulary = use(SessionContext)?.vocabulary ?? shown;
  if (!vocabulary)
    throw new Error("useVocabulary needs a SessionContext or VocabularyContext around it.");
  return vocabulary;
}
