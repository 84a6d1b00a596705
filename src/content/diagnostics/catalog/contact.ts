// Phone numbers and addresses that can't be dialed or written to, and opening times that can't be right.
import { error, inLines, warning, type FileLine } from "./entry.ts";
import { wrongFact, type OfFact } from "./of-fact.ts";
import { inWords } from "./phrases.ts";
import { t } from "../../../words/t.ts";

export const contact = {
  "wrong-contact": error<
    {
      line: string;
      kind: string;
      example: string;
      isFree: boolean;
      /** True if the line has several phone numbers. */
      isSeveral?: boolean;
    } & OfFact
  >(
    ({ line, kind, isSeveral }) =>
      isSeveral
        ? t`"${line}" contains several phone numbers, but a link can dial only one.`
        : t`"${line}" isn't ${inWords(kind)}.`,
    ({ example, isFree, isSeveral, fact }) =>
      isSeveral
        ? isFree
          ? 'Write each as a separate text: "lines": ["…", "…"].'
          : "Keep only one here."
        : fact === undefined
          ? `Write it like ${example}${isFree ? ', or change "kind" to "text"' : ""}.`
          : `Use another fact here, or write the fact "${fact}" in site.json like ${example}.`,
    wrongFact,
  ),
  "wrong-fact": error<{
    fact: string;
    value: string;
    kind: string;
    example: string;
    /** True if the value has several phone numbers. */
    isSeveral?: boolean;
    locations: readonly FileLine[];
    /** How many more locations there are. */
    more: number;
  }>(
    ({ value, kind, isSeveral }) =>
      isSeveral
        ? t`"${value}" contains several phone numbers, but a link to this fact can dial only one.`
        : t`"${value}" isn't ${inWords(kind)}, but this fact is used as one.`,
    ({ fact, example, isSeveral, locations, more }) =>
      `${isSeveral ? `Keep only one here, and add the other as a second fact, such as "${fact}2"` : `Write it like ${example}`}. It is used in ${inLines(locations, more)}.`,
    { fact: ({ fact }) => fact },
  ),
  "no-open-time": error<{ times: string }>(
    ({ times }) => `"${times}" ends when it begins.`,
    () => "Correct one of the two times, or write 00:00-24:00 if it is open around the clock.",
  ),
  "crossed-exceptions": warning<{ name: string; other: string }>(
    ({ name, other }) =>
      t`"${name}" and "${other}" have different times on the same days, and neither is within the other.`,
    () => t`Correct the days or the times of one of them.`,
  ),
  "crossed-times": error<{ times: string; before: string }>(
    ({ times, before }) => `"${times}" begins before "${before}" has ended.`,
    () => "Write the times of a day one after another, from morning to night.",
  ),
  "until-morning": warning<{ times: string; meant: string }>(
    ({ times }) => `"${times}" goes on until the next day.`,
    ({ meant }) =>
      `If it is a slip, write "${meant}". If it is meant, add "openAtNight": true to "openingHours".`,
  ),
};
