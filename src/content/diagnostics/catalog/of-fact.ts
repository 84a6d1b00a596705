// Shared by problems of a text that is nothing but one fact, where that fact doesn't fit.
import type { Traits } from "./entry.ts";

export type OfFact = {
  /** The fact, if the text is nothing but that fact. */
  fact: string | undefined;
  /** True if the fact isn't a valid contact of any kind, wherever it is used. */
  isFactWrong: boolean;
};

/** A wrong fact is wrong wherever it is used, so it is reported only where it is defined. */
export const wrongFact: Traits<OfFact> = {
  impliedBy: { sameFact: ["wrong-fact"] },
  fact: ({ fact, isFactWrong }) => (isFactWrong ? fact : undefined),
};
