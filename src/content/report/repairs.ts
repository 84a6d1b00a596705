// Fixes each problem that has only one right answer: which characters of the file to change.
import type { DiagnosticId, Problem } from "../diagnostics/problem.ts";
import type { Edit } from "../edit/edits.ts";
import type { Place } from "../model/path.ts";
import type { Source } from "../syntax/source.ts";
import { switchWord } from "../text/switch-words.ts";
import { unseenBreaks, unseenWidth } from "../text/invisible.ts";

export interface Repair {
  edits: Edit[];
  /** What was done, as a sentence. */
  done: string;
}

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
    done: `Removed the place, time and camera from ${file}. Earlier versions in git still have them.`,
  }),
  "syntax-byte-order-mark": () => ({
    edits: [{ offset: 0, length: 1, content: "" }],
    done: "Removed the byte order mark.",
  }),
  "syntax-comma-missing": (source, { place, values: { isQuoted } }) => {
    if (!isQuoted) return { edits: [after(source, place, ",")], done: "Added a comma." };
    const { offset } = source.range(place);
    const done = "Moved a comma after the closing quote.";
    return { edits: [{ offset: offset - 1, length: 2, content: '",' }], done };
  },
  "syntax-comma-extra": (source, { place }) => ({
    edits: [instead(source, place, "")],
    done: "Removed an extra comma.",
  }),
  "syntax-colon-missing": (source, { place }) => {
    const edit = after(source, place, ":");
    // Otherwise the value is missing too, and only the author knows it.
    const hasValue = /^[ \t]*["{[\w-]/.test(source.text.slice(edit.offset, edit.offset + 100));
    return hasValue ? { edits: [edit], done: "Added a colon." } : undefined;
  },
  // A colon instead of a comma may also mean that a name is extra.
  "syntax-mistyped": (source, { place, values: { written, needed } }) =>
    needed === ":" || (needed === "," && written !== ":")
      ? { edits: [instead(source, place, needed)], done: `Replaced "${written}" with "${needed}".` }
      : undefined,
  "syntax-quotes": (source, { place }) => straightQuotes(source, place),
  "syntax-unquoted": (source, { place, values: { written, suggestion, meant } }) => {
    const text = writtenAt(source, place);
    if (meant === "literal" && suggestion !== undefined)
      return {
        edits: [instead(source, place, suggestion)],
        done: `Replaced ${written} with ${suggestion}.`,
      };
    if (meant !== "text" || JSON.stringify(text) !== `"${text}"`) return undefined;
    return {
      edits: [instead(source, place, `"${text}"`)],
      done: `Added quotes around ${written}.`,
    };
  },
  "syntax-tab": (source, { place }) => {
    const { offset } = source.range(place);
    const rest = /^(?:\\.|[^"\\\r\n])*/.exec(source.text.slice(offset))?.[0] ?? "";
    const tabs = Array.from(rest.matchAll(/\t/g), ({ index }) => offset + index);
    return {
      edits: tabs.map((at) => ({ offset: at, length: 1, content: " " })),
      done: "Replaced each tab in a text with a space.",
    };
  },
  "syntax-space": (source, { place }) => ({
    edits: [instead(source, place, unseenWidth(writtenAt(source, place)))],
    done: "Removed invisible characters between two entries.",
  }),
  "wrong-slash": (source, { place, values: { meant } }) => ({
    edits: [instead(source, place, JSON.stringify(meant))],
    done: `Replaced \\ with / in "${meant}".`,
  }),
  "wrong-type": (source, { place, values: { rewrite } }) => {
    const written = writtenAt(source, place);
    if (rewrite === undefined) return undefined;
    const bare = written.slice(1, -1);
    const right = {
      quoted: `"${written}"`,
      bare,
      listed: `[${written}]`,
      meant: String(switchWord(bare)),
    }[rewrite];
    return { edits: [instead(source, place, right)], done: `Replaced ${written} with ${right}.` };
  },
  "wrong-form": (source, { place, values: { value, suggestion } }) =>
    suggestion === undefined
      ? undefined
      : {
          edits: [instead(source, place, JSON.stringify(suggestion))],
          done: `Replaced "${value}" with "${suggestion}".`,
        },
  "unknown-region": (source, { place, values: { suggestion } }) => ({
    edits: [instead(source, place, JSON.stringify(suggestion))],
    done: `Changed the language to "${suggestion}".`,
  }),
  "unknown-value": (source, { place, values: { value, bare } }) =>
    bare === undefined
      ? undefined
      : { edits: [instead(source, place, bare)], done: `Replaced ${value} with ${bare}.` },
  "unsafe-address": (source, { place, values: { address, whole } }) =>
    // Not every website is also available under https.
    whole === undefined || place.at !== "value" || /^http:/i.test(address)
      ? undefined
      : {
          edits: [instead(source, place, JSON.stringify(whole))],
          done: `Replaced "${address}" with ${whole}.`,
        },
  "unknown-field": (source, { place, values: { field, sole } }) =>
    sole === undefined
      ? undefined
      : {
          edits: [instead(source, place, JSON.stringify(sole))],
          done: `Renamed "${field}" to "${sole}".`,
        },
  "invisible-character": (source, { place, values: { code, name } }) => {
    if (place.at !== "part" || unseenBreaks.has(code)) return undefined;
    const { offset, length } = source.range({ path: place.path, at: "value" });
    const text = source.text.slice(offset, offset + length);
    // As the character or as its escape; whatever follows another \ is skipped.
    const all = Array.from(text.matchAll(/\\u([\da-f]{4})|\\.|[^]/gi)).filter(
      ([character, hex]) =>
        (hex === undefined ? character.charCodeAt(0) : parseInt(hex, 16)) === code,
    );
    return {
      edits: all.map(({ 0: character, index }) => ({
        offset: offset + index,
        length: character.length,
        content: "",
      })),
      done: `Removed ${name} from a text.`,
    };
  },
  "written-out-fact": (source, { place, values: { written, fact, isFixable } }) =>
    isFixable
      ? {
          edits: [instead(source, place, `{{facts.${fact}}}`)],
          done: `Replaced "${written}" with {{facts.${fact}}}.`,
        }
      : undefined,
  "wrong-size": (source, { place, values: { file, width, height, written } }) => ({
    edits: written.map((field): Edit => {
      const path = [...(place.path ?? []).slice(0, -1), field];
      return instead(source, { path, at: "value" }, String({ width, height }[field]));
    }),
    done: `Corrected the size of ${file}: ${width} by ${height} pixels.`,
  }),
};

function writtenAt(source: Source, place: Place): string {
  const { offset, length } = source.range(place);
  return source.text.slice(offset, offset + length);
}

function instead(source: Source, place: Place, content: string): Edit {
  const { offset, length } = source.range(place);
  return { offset, length, content };
}

function after(source: Source, place: Place, content: string): Edit {
  const { offset, length } = source.range(place);
  return { offset: offset + length, length: 0, content };
}

/** A quote or a \\ inside would mean something else between straight quotes. */
function straightQuotes(source: Source, place: Place): Repair | undefined {
  const { offset, length } = source.range(place);
  const inner = source.text.slice(offset + 1, offset + length - 1);
  const isClosed = /[”“‟„»«'’‘`´"]/.test(source.text.charAt(offset + length - 1));
  if (length < 2 || /["\\]/.test(inner) || !isClosed) return undefined;
  return {
    edits: [
      { offset, length: 1, content: '"' },
      { offset: offset + length - 1, length: 1, content: '"' },
    ],
    done: `Put straight quotes around "${inner.slice(0, 40)}".`,
  };
}
