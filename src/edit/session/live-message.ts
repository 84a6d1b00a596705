// Words what is known about whether visitors see what was published.
import { counted } from "../../words/counted.ts";
import type { Message, MessageKind } from "../model/message.ts";
import type { LiveState } from "./live-check.ts";
import { t } from "../../words/t.ts";

type Messages = Record<LiveState["is"], Message | undefined>;

const aboutLive = (kind: MessageKind, words: string): Message => ({
  words,
  kind,
  action: "see the site",
});

const liveMessages = {
  nothing: undefined,
  waiting: aboutLive("hint", t`Published. Visitors see it in a minute or two.`),
  live: aboutLive("saved", t`It’s live.`),
  late: aboutLive("problem", t`Not live yet. Visitors still see the site as it was.`),
} satisfies Messages;

/** Where something isn't saved, so that the toolbar still says so and nobody thinks that it is live. */
const unsavedLiveMessages = {
  nothing: undefined,
  waiting: undefined,
  live: aboutLive("hint", t`Not saved yet. What you published is live.`),
  late: aboutLive("problem", t`Not saved yet. What you published isn’t live yet.`),
} satisfies Messages;

/** Whether visitors see what was published last. */
export function liveMessage(state: LiveState): Message | undefined {
  if (state.is === "waiting" && state.placeholders > 0)
    return aboutLive(
      "hint",
      t`Published, with ${counted(state.placeholders, "placeholder")} left. If it isn’t live soon, replace what is left.`,
    );
  return liveMessages[state.is];
}

/** The same for the toolbar. */
export function liveStatus(state: LiveState, isSaved: boolean): Message | undefined {
  return isSaved ? liveMessage(state) : unsavedLiveMessages[state.is];
}
