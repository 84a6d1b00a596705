// Loads what content can consist of: with the editor, not before it.
import type { Vocabulary } from "../../content/schema/vocabulary.ts";

export async function loadVocabulary(): Promise<Vocabulary> {
  return (await import("../../content/schema/engine-vocabulary.ts")).engineVocabulary;
}
