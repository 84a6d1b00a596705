// The vocabulary of sites without types of block of their own, for browsers.
import { engineSchemas } from "./engine-schemas.ts";
import { interpretSchemas } from "./interpret.ts";
import { createVocabulary } from "./vocabulary.ts";

export const browserVocabulary = createVocabulary(engineSchemas, interpretSchemas(engineSchemas));
