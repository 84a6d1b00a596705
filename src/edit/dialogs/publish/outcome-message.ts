// Words for the toolbar about what became of publishing, for people who have closed the dialog meanwhile.
import { changerWords } from "../../session/changer-words.ts";
import type { Outcome } from "../../session/publisher.ts";

/**
 * @param isFollowed whether the toolbar says by itself when visitors see it
 * @returns undefined if there is nothing to say
 */
export function outcomeMessage(outcome: Outcome, isFollowed: boolean): string | undefined {
  switch (outcome.is) {
    case "published":
      if (outcome.destination === "review") return "Sent as a proposal.";
      return isFollowed ? undefined : "Published.";
    case "nothing":
      return undefined;
    case "refused":
      return `Nothing was published. ${outcome.reason}`;
    case "overtaken": {
      const { who, where } = changerWords(outcome.by);
      return `Nothing was published. ${who} published first${where}. Publish again.`;
    }
  }
}
