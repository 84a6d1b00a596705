// The vocabulary of sites without types of block of their own.
import { schemas } from "../model/schema.gen.ts";
import type { Schemas } from "./read-schema.ts";
import { page, site } from "./validators.gen.js";
import { createVocabulary } from "./vocabulary.ts";

// Cast: the schemas are JSON Schema; the compiler sees only the literal shape of each file.
export const engineVocabulary = createVocabulary(schemas as Schemas, { site, page });
