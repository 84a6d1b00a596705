// The engine's schemas. In the editor, they speak the language of its screen.
import { inScreenLanguage } from "../../words/schema-words.ts";
import { schemas } from "../model/schema.gen.ts";
import type { Schemas } from "./read-schema.ts";

// Cast: the schemas are JSON Schema; the compiler sees only the literal shape of each file.
export const engineSchemas = inScreenLanguage(schemas as Schemas);
