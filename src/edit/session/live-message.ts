// Words what is known about whether visitors see what was published.
import { count } from "../../content/text/count.ts";
import type { LiveState } from "./live-check.ts";

type Messages = Record<LiveState["is"], string | undefined>;

export const liveMessages = {
  nothing: undefined,
  waiting: "Published. Visitors see it in a minute or two.",
  live: "It’s live.",
  late: "Not live yet. Visitors still see the site as it was.",
} satisfies Messages;

/** Where something isn't saved, so that the toolbar still says so and nobody thinks that it is live. */
export const unsavedLiveMessages = {
  nothing: undefined,
  waiting: undefined,
  live: "Not saved yet. What you published is live.",
  late: "Not saved yet. What you published isn’t live yet.",
} satisfies Messages;

/** Whether visitors see what was published last. */
export function liveMessage(state: LiveState): string | undefined {
  if (state.is === "waiting" && state.placeholders > 0)
    return `Published, with ${count(state.placeholders, "placeholder")} left. If it isn’t live soon, replace what is left.`;
  return liveMessages[state.is];
}

/** The same for the toolbar. */
export function liveStatus(state: LiveState, isSaved: boolean): string | undefined {
  return isSaved ? liveMessage(state) : unsavedLiveMessages[state.is];
}
