// What validates a value.
import type { DefinedError } from "ajv/dist/2020.js";

/** Says whether a value is as its schema has it, and then holds every deviation, as ajv reports it. */
export interface Validator {
  (value: unknown): boolean;
  errors?: readonly DefinedError[] | null | undefined;
}
