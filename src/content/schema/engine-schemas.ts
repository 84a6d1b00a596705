// The engine's schemas, and the code that holds values against them.
import { schemas } from "../model/schema.gen.ts";
import type { Schemas } from "./read-schema.ts";
import { page, site } from "./validators.gen.js";
import type { Validators } from "./vocabulary.ts";

// Cast: the schemas are JSON Schema; the compiler sees only the literal shape of each file.
export const engineSchemas = schemas as Schemas;

export const engineValidators: Validators = { site, page };
