// The schemas as the generated validators need them.
import { schemas } from "../model/schema.gen.ts";
import { forValidator } from "./for-validator.ts";

/** By path in schema/. */
export const checked = Object.fromEntries(
  Object.entries(schemas).map(([path, schema]) => [path, forValidator(schema)]),
);
