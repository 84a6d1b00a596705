// What is known of a text that is one fact and nothing else, where that isn't what it should be.
import type { Traits } from "./entry.ts";

export type OfFact = {
  /** The fact that is all there is of a text, if it is one. */
  fact: string | undefined;
  /** Whether that fact can be no contact of any kind, wherever it is used. */
  isFactWrong: boolean;
};

/** A fact that is wrong is wrong wherever it is used: it is told where it stands. */
export const wrongFact: Traits<OfFact> = {
  impliedBy: { sameFact: ["wrong-fact"] },
  fact: ({ fact, isFactWrong }) => (isFactWrong ? fact : undefined),
};
