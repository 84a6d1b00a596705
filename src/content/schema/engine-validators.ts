// The code that holds values against the engine's schemas, for Node: browsers interpret the schemas.
import { page, site } from "./validators.gen.js";
import type { Validators } from "./vocabulary.ts";

export const engineValidators: Validators = { site, page };
