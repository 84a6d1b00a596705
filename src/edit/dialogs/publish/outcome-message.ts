// Words for the toolbar about what became of publishing, for people who have closed the dialog meanwhile.
import { hint, type Message } from "../../model/message.ts";
import { changerWords } from "../../session/changer-words.ts";
import type { Outcome } from "../../session/publisher.ts";

/**
 * @param isFollowed whether the toolbar says by itself when visitors see it
 * @returns undefined if there is nothing to say
 */
export function outcomeMessage(outcome: Outcome, isFollowed: boolean): Message | undefined {
  switch (outcome.is) {
    case "published":
      if (outcome.destination === "review") return hint("Sent as a proposal.");
      return isFollowed ? undefined : hint("Published.");
    case "nothing":
      return undefined;
    case "refused":
      return hint(`Nothing was published. ${outcome.reason}`);
    case "overtaken": {
      const { who, where } = changerWords(outcome.by);
      return hint(`Nothing was published. ${who} published first${where}. Publish again.`);
    }
  }
}
