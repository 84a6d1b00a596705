// What a mistake leaves unknown, so that nothing is said of it that may not be true.
import type { Path } from "./path.ts";

/** All of a value (`whole`), or only which entries a list or group has. */
export interface Damage {
  path: Path;
  whole: boolean;
}
