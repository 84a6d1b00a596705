// What the code that `npm run generate` writes from schema/ exports.
import type { Validator } from "./validator.ts";

export const site: Validator;
export const page: Validator;
