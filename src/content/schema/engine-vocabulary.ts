// The vocabulary of sites without types of block of their own, for Node.
import { everyTranslation as translations } from "../translations/all-translations.ts";
import { engineSchemas } from "./engine-schemas.ts";
import { engineValidators } from "./engine-validators.ts";
import { createVocabulary } from "./vocabulary.ts";

export const engineVocabulary = createVocabulary(engineSchemas, engineValidators, { translations });
