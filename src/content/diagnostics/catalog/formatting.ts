// Characters that are read otherwise than people meant them: by Markdown, or because nobody sees them.
import { error, warning } from "./entry.ts";
import { characterInWords } from "./phrases.ts";
import { t } from "../../../words/t.ts";

/** The positions of characters in the text that a backslash makes plain. */
type Escapes = { escapes: readonly number[] };

/** Why asterisks at both ends of some words don't make them bold. */
export type Unread = "space" | readonly [before: string, after: string];

interface UnwantedCharacter {
  name: string;
  code: number;
  /** All its positions in the text. */
  at: readonly number[];
  /** True if it changes where an address goes, so that it never separates two words. */
  isInAddress: boolean;
}

const closing = { "[": "]", "**": "**" } as const;

export const formatting = {
  "invisible-character": error<UnwantedCharacter>(
    ({ name }) => t`This text contains an invisible character: ${characterInWords(name)}.`,
    () => t`Delete it, or retype the words around it. It was probably pasted in with them.`,
  ),
  "broken-character": error<UnwantedCharacter>(
    ({ name }) => t`This text contains ${characterInWords(name)}.`,
    () => t`Type the character again: the original was lost when the text was copied or saved.`,
    { impliedBy: { sameFile: ["wrong-encoding"] } },
  ),
  "unclosed-mark": warning<{ mark: "[" | "**"; unread?: Unread | undefined }>(
    ({ mark, unread }) =>
      unread === undefined
        ? t`Visitors would see this ${mark} as typed: there is no ${closing[mark]} to close it.`
        : unread === "space"
          ? t`Visitors would see these ** as typed: there is a space inside them.`
          : t`Visitors would see these ** as typed: bold can't begin or end between ${unread[0]} and ${unread[1]}`,
    ({ mark, unread }) =>
      mark === "["
        ? "Write [words](page:contact) for a link, or remove it."
        : typeof unread === "object"
          ? `Make the ${unread[1]} plain, with ** only around the words, or put a space outside the **.`
          : "Write **words** with two asterisks at each end and no space inside, or remove them.",
  ),
  "list-number": warning<{ written: string; shown: readonly number[] } & Escapes>(
    ({ written, shown }) =>
      shown.length === 1
        ? t`"${written}" starts a numbered list with one item here.`
        : shown.length > 4
          ? t`The numbers of this list don't go up by one. Visitors see ${shown.slice(0, 4).join(", ")} …`
          : t`The numbers of this list don't go up by one. Visitors see ${shown.join(", ")}.`,
    ({ written }) =>
      `If this isn't a list, write ${written.slice(0, -1)}\\\\${written.slice(-1)} with two backslashes.`,
    { impliedBy: { sameValue: ["empty-item"] } },
  ),
  "list-bullet": warning<{ written: string } & Escapes>(
    ({ written }) =>
      t`"${written}" starts a list with one item here, so visitors see a bullet instead.`,
    ({ written }) => `If this isn't a list, write \\\\${written} with two backslashes.`,
    { impliedBy: { sameValue: ["empty-item"] } },
  ),
  "misread-star": warning<{ isRead: boolean } & Escapes>(
    ({ isRead }) =>
      isRead
        ? t`Visitors don't see this * and the next one: they make the text between them italic or bold.`
        : t`With another * in this text, visitors wouldn't see this one, but italics.`,
    () => 'Write \\\\* with two backslashes, or × for "times".',
  ),
  "misread-address": warning<{ written: string; linked: string; meant: string | undefined }>(
    ({ linked }) => t`Visitors would be sent to ${linked}.`,
    ({ written, meant }) =>
      meant === undefined
        ? `If that isn't the address, write it as a link: [${written}](address).`
        : `If that isn't the address, write ${meant}`,
    { impliedBy: { sameValue: ["unsafe-address"] } },
  ),
  "link-words": warning<{ label: string; href: string }>(
    ({ label, href }) => t`Visitors read "${label}", but this link goes to ${href}.`,
    () => t`Write the same in both places.`,
  ),
};
