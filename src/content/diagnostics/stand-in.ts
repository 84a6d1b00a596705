// Tells placeholders, which must be replaced before the site goes live, from other problems.
import type { release } from "./catalog/release.ts";
import type { Finding } from "./finding.ts";
import type { Problem } from "./problem.ts";

/** By name: what they say is loaded later in a browser than which problems there are. */
const beforeRelease: Record<keyof typeof release, true> = {
  "stand-in-address": true,
  "stand-in-phone": true,
  "stand-in-id": true,
  "stand-in-fact": true,
  "stand-in-wording": true,
  "sample-text": true,
  "sample-photo": true,
  "sample-english": true,
  untranslated: true,
};

/** True if a problem must be fixed before the site goes live. */
export function isStandIn({ id }: Pick<Finding, "id">): boolean {
  return Object.hasOwn(beforeRelease, id);
}

/** True if a problem can wait until then. What comes with a sample looks real, so it is also reported earlier. */
export function canWait({ id }: Pick<Problem, "id">): boolean {
  return isStandIn({ id }) && id !== "sample-text" && id !== "sample-photo";
}
