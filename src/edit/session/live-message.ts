// Words what is known about whether visitors see what was published.
import type { LiveState } from "./live-check.ts";

export const liveMessages = {
  nothing: undefined,
  waiting: "Published. Visitors see it in a minute or two.",
  live: "It’s live.",
  late: "Not live yet. Visitors still see the site as it was.",
} satisfies Record<LiveState["is"], string | undefined>;

const waitingWithPlaceholders =
  "Published. Visitors may not see it until the placeholders are replaced.";

export function liveMessage(state: LiveState): string | undefined {
  if (state.is === "waiting" && state.hasPlaceholders) return waitingWithPlaceholders;
  return liveMessages[state.is];
}
