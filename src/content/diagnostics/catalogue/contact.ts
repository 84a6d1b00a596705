// Phone numbers and addresses that can't be dialled or written to.
import { error } from "./entry.ts";
import { wrongFact, type OfFact } from "./of-fact.ts";

export const contact = {
  "wrong-contact": error<
    {
      line: string;
      kind: string;
      example: string;
      isFree: boolean;
      /** Whether these are several phone numbers. */
      isSeveral?: boolean;
    } & OfFact
  >(
    ({ line, kind, isSeveral }) =>
      isSeveral
        ? `"${line}" holds several phone numbers, and a press dials one.`
        : `"${line}" is not ${kind}.`,
    ({ example, isFree, isSeveral, fact }) =>
      isSeveral
        ? isFree
          ? 'Write each as a text of its own: "lines": ["…", "…"].'
          : "Leave one here."
        : fact === undefined
          ? `Write it like ${example}${isFree ? ', or change "kind" to text' : ""}.`
          : `Name another fact here, or write the fact "${fact}" in site.json like ${example}.`,
    wrongFact,
  ),
  "wrong-fact": error<{
    fact: string;
    value: string;
    kind: string;
    example: string;
    /** Whether these are several phone numbers. */
    isSeveral?: boolean;
    places: readonly string[];
    /** How many places there are besides. */
    more: number;
  }>(
    ({ value, kind, isSeveral }) =>
      isSeveral
        ? `"${value}" holds several phone numbers, and a press on this fact dials one.`
        : `"${value}" is not ${kind}, as which this fact is used.`,
    ({ fact, example, isSeveral, places, more }) =>
      `${isSeveral ? `Leave one here, and make a second fact of the other, such as "${fact}2"` : `Write it like ${example}`}. It is used in ${places.join(", ")}${more > 0 ? `, and ${more} more` : ""}.`,
    { fact: ({ fact }) => fact },
  ),
};
