// The vocabulary of sites without types of block of their own.
import { engineSchemas, engineValidators } from "./engine-schemas.ts";
import { createVocabulary } from "./vocabulary.ts";

export const engineVocabulary = createVocabulary(engineSchemas, engineValidators);
