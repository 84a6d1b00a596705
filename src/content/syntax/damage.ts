// What a mistake leaves unknown of the values around it.
import type { Problem } from "../diagnostics/problem.ts";
import type { Damage } from "../model/damage.ts";
import type { Edit } from "./edit.ts";
import type { Expected, Token } from "./grammar.ts";
import { contentOf } from "./trivia.ts";

type Keys = readonly (string | number)[];

/** Where reading stands: the entry that is being read or was read last, and the one that comes. */
export interface Entries {
  last: Keys;
  next: Keys;
  expected: Expected;
}

/** What can't be known, and what would be otherwise if mistakes were understood otherwise. */
export interface Harm {
  lost: Damage[];
  doubtful: Damage[];
}

/** What of the damage an edit does. */
export function harmOf(edit: Edit, text: string, { last, next, expected }: Entries): Harm {
  switch (edit.kind) {
    case "sign":
      if (/[{}[\]]/.test(edit.written)) return doubtful(around(last));
      if (edit.written !== '"' || expected.endsWith("name")) return none;
      return doubtful([{ path: expected === "comma" ? last : next, whole: true }]);
    case "twice":
      return doubtful(around(last));
    case "word":
      if (edit.found.id === "syntax-comment") return lost(harmOfComment(edit.found, text, last));
      if (edit.found.id === "syntax-too-deep")
        return lost([{ path: last.slice(0, 2), whole: true }]);
      if (edit.isWhole) return doubtful([{ path: next, whole: true }]);
      if (!expected.endsWith("name")) return none;
      return doubtful([{ path: last.slice(0, -1), whole: false }]);
    case "value":
    case "colon":
      return lost([{ path: last, whole: true }]);
    case "after end":
      return lost([{ path: [], whole: false }]);
    case "cut":
      return lost(last.map((_, length) => ({ path: last.slice(0, length), whole: false })));
    case "unread":
      if (last.length === 0) return lost([{ path: last, whole: true }]);
      return lost(last.map((_, length) => ({ path: last.slice(0, length), whole: false })));
    default:
      return none;
  }
}

const none: Harm = { lost: [], doubtful: [] };

function lost(damage: Damage[]): Harm {
  return { lost: damage, doubtful: [] };
}

function doubtful(damage: Damage[]): Harm {
  return { lost: [], doubtful: damage };
}

/** A bracket too many might be another one missing: what it bounds may have other entries, or be another thing. */
export function around(path: Keys): Damage[] {
  return [0, 1, 2]
    .filter((outer) => outer <= path.length)
    .map((outer) => ({ path: path.slice(0, path.length - outer), whole: false }));
}

/** Whether a bracket was only assumed, or stands for another sign. */
export function isGuessed(token: Token | undefined, edit: Edit | undefined): boolean {
  if (token === undefined || !"{}[]".includes(token)) return false;
  return edit?.kind === "lines" ? /^[{}[\]]/.test(edit.lines.join("")) : edit?.kind === "sign";
}

/** What is in a comment isn't there only because of that. */
export function harmOfComment({ place }: Problem, text: string, last: Keys): Damage[] {
  if (place.at !== "range") return [];
  const comment = text.slice(place.offset, place.offset + place.length);
  return contentOf(comment) === undefined ? [] : [{ path: last.slice(0, -1), whole: false }];
}
