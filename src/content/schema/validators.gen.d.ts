// What the code that `npm run generate` writes from schema/ takes and gives.
import type { DefinedError } from "ajv/dist/2020.js";

/** Says whether a value is as its schema has it, and then holds every deviation, as ajv tells it. */
interface Validator {
  (value: unknown): boolean;
  errors: DefinedError[] | null;
}

export const site: Validator;
export const page: Validator;
