// The engine's schemas.
import { schemas } from "../model/schema.gen.ts";
import type { Schemas } from "./read-schema.ts";

// Cast: the schemas are JSON Schema; the compiler sees only the literal shape of each file.
export const engineSchemas = schemas as Schemas;
