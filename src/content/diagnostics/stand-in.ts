// Tells placeholders, which must be replaced before the site goes live, from other problems.
import { release } from "./catalog/release.ts";
import type { Finding } from "./finding.ts";
import type { Problem } from "./problem.ts";

/** True if a problem must be fixed before the site goes live. */
export function isStandIn({ id }: Pick<Finding, "id">): boolean {
  return Object.hasOwn(release, id);
}

/** True if a problem can wait until then. What comes with a sample looks real, so it is also reported earlier. */
export function canWait({ id }: Pick<Problem, "id">): boolean {
  return isStandIn({ id }) && id !== "sample-text" && id !== "sample-photo";
}
