// Fixes each problem that has only one right answer: which characters of the file to change.
import type { DiagnosticId, Problem } from "../diagnostics/problem.ts";
import { characterInWords } from "../diagnostics/catalog/phrases.ts";
import { editsFor } from "../edit/change.ts";
import { factTitle } from "../../words/fact-title.ts";
import type { Edit } from "../edit/edits.ts";
import type { Source } from "../syntax/source.ts";
import {
  after,
  instead,
  straightQuotes,
  withBackslashes,
  writtenAt,
  type Repair,
} from "./repair-edits.ts";
import { switchWord } from "../text/switch-words.ts";
import { layOutWording } from "./lay-out-wording.ts";
import { unseenBreaks, unseenWidth } from "../text/invisible.ts";
import { t } from "../../words/t.ts";

type ProblemOf<Id extends DiagnosticId> = Extract<Problem, { id: Id }>;
type Repairs = {
  [Id in DiagnosticId]?: (source: Source, found: ProblemOf<Id>) => Repair | undefined;
};

/** The only fix for a problem; undefined if there are several, or none that is certain. */
export function repairOf(source: Source, found: Problem): Repair | undefined {
  // Each entry takes the problem of its own id, a pair that the compiler can't follow through the look-up.
  const repair = repairs[found.id] as
    ((source: Source, found: Problem) => Repair | undefined) | undefined;
  return repair?.(source, found);
}

const repairs: Repairs = {
  // A file is saved as UTF-8 whatever is changed in it.
  "wrong-encoding": (_source, { values: { isSure, encoding } }) =>
    isSure
      ? {
          edits: [],
          done:
            typeof encoding === "object"
              ? "Converted the characters that weren't UTF-8."
              : `Saved it as UTF-8 instead of ${encoding}.`,
        }
      : undefined,
  // In the photo itself, which isn't text.
  "place-in-photo": (_source, { values: { file } }) => ({
    edits: [],
    done: t`Removed the place, time and camera from ${file}. Earlier versions in git still have them.`,
  }),
  "syntax-byte-order-mark": () => ({
    edits: [{ offset: 0, length: 1, content: "" }],
    done: t`Removed the byte order mark.`,
  }),
  "syntax-comma-missing": (source, { location, values: { isQuoted } }) => {
    if (!isQuoted) return { edits: [after(source, location, ",")], done: t`Added a comma.` };
    const { offset } = source.range(location);
    const done = t`Moved a comma after the closing quote.`;
    return { edits: [{ offset: offset - 1, length: 2, content: '",' }], done };
  },
  "syntax-comma-extra": (source, { location }) => ({
    edits: [instead(source, location, "")],
    done: t`Removed an extra comma.`,
  }),
  "syntax-colon-missing": (source, { location }) => {
    const edit = after(source, location, ":");
    // Otherwise the value is missing too, and only the author knows it.
    const hasValue = /^[ \t]*["{[\w-]/.test(source.text.slice(edit.offset, edit.offset + 100));
    return hasValue ? { edits: [edit], done: t`Added a colon.` } : undefined;
  },
  // A colon instead of a comma may also mean that a name is extra.
  "syntax-mistyped": (source, { location, values: { written, needed } }) =>
    needed === ":" || (needed === "," && written !== ":")
      ? {
          edits: [instead(source, location, needed)],
          done: t`Replaced "${written}" with "${needed}".`,
        }
      : undefined,
  "syntax-quotes": (source, { location }) => straightQuotes(source, location),
  "syntax-unquoted": (source, { location, values: { written, suggestion, meant } }) => {
    const text = writtenAt(source, location);
    if (meant === "literal" && suggestion !== undefined)
      return {
        edits: [instead(source, location, suggestion)],
        done: t`Replaced ${written} with ${suggestion}.`,
      };
    if (meant !== "text" || JSON.stringify(text) !== `"${text}"`) return undefined;
    return {
      edits: [instead(source, location, `"${text}"`)],
      done: t`Added quotes around ${written}.`,
    };
  },
  "syntax-tab": (source, { location }) => {
    const { offset } = source.range(location);
    const rest = /^(?:\\.|[^"\\\r\n])*/.exec(source.text.slice(offset))?.[0] ?? "";
    const tabs = Array.from(rest.matchAll(/\t/g), ({ index }) => offset + index);
    return {
      edits: tabs.map((at) => ({ offset: at, length: 1, content: " " })),
      done: t`Replaced each tab in a text with a space.`,
    };
  },
  "syntax-space": (source, { location }) => ({
    edits: [instead(source, location, unseenWidth(writtenAt(source, location)))],
    done: t`Removed invisible characters between two entries.`,
  }),
  "wrong-slash": (source, { location, values: { meant } }) => ({
    edits: [instead(source, location, JSON.stringify(meant))],
    done: t`Replaced \\ with / in "${meant}".`,
  }),
  "wrong-type": (source, { location, values: { rewrite } }) => {
    const written = writtenAt(source, location);
    if (rewrite === undefined) return undefined;
    const bare = written.slice(1, -1);
    const right = {
      quoted: `"${written}"`,
      bare,
      listed: `[${written}]`,
      meant: String(switchWord(bare)),
    }[rewrite];
    return {
      edits: [instead(source, location, right)],
      done: t`Replaced ${written} with ${right}.`,
    };
  },
  "wrong-form": (source, { location, values: { value, suggestion, trimmed } }) => {
    const right = suggestion ?? trimmed;
    if (right === undefined) return undefined;
    return {
      edits: [instead(source, location, JSON.stringify(right))],
      done: t`Replaced "${value}" with "${right}".`,
    };
  },
  "missing-wording": (source, { values: { missing } }) => layOutWording(source.text, missing),
  "unknown-region": (source, { location, values: { suggestion } }) => ({
    edits: [instead(source, location, JSON.stringify(suggestion))],
    done: t`Changed the language to "${suggestion}".`,
  }),
  "unknown-language": (source, { location, values: { suggestion, isSure } }) =>
    suggestion === undefined || !isSure
      ? undefined
      : {
          edits: [instead(source, location, JSON.stringify(suggestion))],
          done: t`Changed the language to "${suggestion}".`,
        },
  "unknown-value": (source, { location, values: { value, bare } }) =>
    bare === undefined
      ? undefined
      : { edits: [instead(source, location, bare)], done: t`Replaced ${value} with ${bare}.` },
  "unsafe-address": (source, { location, values: { address, whole } }) =>
    // Not every website is also available under https; the same goes for detours below.
    whole === undefined || location.at !== "value" || /^http:/i.test(address)
      ? undefined
      : {
          edits: [instead(source, location, JSON.stringify(whole))],
          done: t`Replaced "${address}" with ${whole}.`,
        },
  "unknown-field": (source, { location, values: { field, sole } }) =>
    sole === undefined
      ? undefined
      : {
          edits: [instead(source, location, JSON.stringify(sole))],
          done: t`Renamed "${field}" to "${sole}".`,
        },
  "renamed-field": (source, { location, values: { field, now } }) => ({
    edits: [instead(source, location, JSON.stringify(now))],
    done: t`Renamed "${field}" to "${now}", as it is called now.`,
  }),
  "invisible-character": (source, { location: { path }, values }) => {
    const { code, name, at, isInAddress } = values;
    if (path === undefined || (unseenBreaks.has(code) && !isInAddress)) return undefined;
    const length = code > 0xffff ? 2 : 1;
    return {
      edits: at.map((from) => instead(source, { path, at: "part", from, length }, "")),
      done: t`Removed ${characterInWords(name)} from a text.`,
    };
  },
  "list-number": (source, { location, values: { escapes, written } }) => ({
    edits: withBackslashes(source, location, escapes),
    done: t`Wrote ${written} as text, not as the number of a list.`,
  }),
  "list-bullet": (source, { location, values: { escapes, written } }) => ({
    edits: withBackslashes(source, location, escapes),
    done: t`Wrote ${written} as text, not as the bullet of a list.`,
  }),
  "misread-star": (source, { location, values: { escapes } }) => ({
    edits: withBackslashes(source, location, escapes),
    done: t`Wrote * as text, not as the start of italics.`,
  }),
  "misread-address": (source, { location, values: { meant } }) =>
    meant === undefined
      ? undefined
      : {
          edits: [instead(source, location, JSON.stringify(meant).slice(1, -1))],
          done: t`Wrote ${meant}.`,
        },
  "written-out-fact": (source, { location, values: { written, fact, isFixable } }) =>
    isFixable
      ? {
          edits: [instead(source, location, `{{facts.${fact}}}`)],
          done: t`Replaced "${written}" with the fact "${factTitle(fact)}".`,
        }
      : undefined,
  "link-detour": (source, { location, values: { direct } }) =>
    direct.startsWith("http:")
      ? undefined
      : {
          edits: [instead(source, location, JSON.stringify(direct).slice(1, -1))],
          done: t`Replaced a link with ${direct}.`,
        },
  "missing-media": (source, { location, values: { file, suggestion, isSame } }) => {
    const isPart = location.at === "part";
    const written = isPart ? `"${writtenAt(source, location)}"` : JSON.stringify(file);
    // The part may be the whole link, if its address is written with codes.
    if (
      !isSame ||
      suggestion === undefined ||
      written.normalize() !== JSON.stringify(file).normalize()
    )
      return undefined;
    const right = JSON.stringify(suggestion);
    return {
      edits: [instead(source, location, isPart ? right.slice(1, -1) : right)],
      done: t`Wrote ${file} as the file in the media folder is named.`,
    };
  },
  "former-name-in-use": (source, { location: { path }, values: { inUse, others } }) => {
    const field = path && [...path];
    const edits =
      field &&
      editsFor(
        source.text,
        others.length === 0
          ? { do: "remove", path: field }
          : { do: "set", path: field, value: [...others] },
      );
    return edits && { edits, done: t`Removed a former name that is a page: ${inUse.join(", ")}.` };
  },
  // Hours that a person typed may say more than the site's.
  "typed-hours": (source, { location: { path }, values: { isPlaceholder } }) => {
    const edits = isPlaceholder && path && editsFor(source.text, { do: "remove", path: [...path] });
    return edits ? { edits, done: t`Removed placeholder hours: the site's are shown.` } : undefined;
  },
  "wrong-size": (source, { location, values: { file, width, height, written } }) => ({
    edits: written.map((field): Edit => {
      const path = [...(location.path ?? []).slice(0, -1), field];
      return instead(source, { path, at: "value" }, String({ width, height }[field]));
    }),
    done: t`Corrected the size of ${file}: ${width} by ${height} pixels.`,
  }),
};
