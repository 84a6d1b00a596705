// Words for the toolbar about what became of publishing, for people who have closed the dialog meanwhile.
import { hint, type Message } from "../../model/message.ts";
import { changerWords } from "../../session/changer-words.ts";
import type { Outcome } from "../../session/publisher.ts";
import { t } from "../../../words/t.ts";

/**
 * @param isFollowed whether the toolbar says by itself when visitors see it
 * @returns undefined if there is nothing to say
 */
export function outcomeMessage(outcome: Outcome, isFollowed: boolean): Message | undefined {
  switch (outcome.is) {
    case "published":
      if (outcome.destination === "review") return hint(t`Sent as a proposal.`);
      return isFollowed ? undefined : hint(t`Published.`);
    case "nothing":
      return undefined;
    case "refused":
    case "unsure":
      return hint(failureWords(outcome));
    case "overtaken": {
      const { who, isOwn } = changerWords(outcome.by);
      return hint(
        isOwn
          ? t`Nothing was published. You published first on another device. Publish again.`
          : t`Nothing was published. ${who} published first. Publish again.`,
      );
    }
  }
}

/** What is known after publishing has failed, and what to do. */
export function failureWords({ is, reason }: Extract<Outcome, { reason: string }>): string {
  return is === "refused"
    ? t`Nothing was published. ${reason}`
    : t`It isn’t known whether this is published. ${reason} Publishing again says so, and nothing is published twice.`;
}
