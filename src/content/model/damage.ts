// Which values a mistake makes unknown, so that nothing uncertain is reported about them.
import type { Path } from "./path.ts";

/** The whole value, or only which entries a list or group has. */
export interface Damage {
  path: Path;
  whole: boolean;
}
