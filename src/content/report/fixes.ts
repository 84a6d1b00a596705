// What has one right answer, and which characters of the file are to be changed for it.
import type { DiagnosticId, Problem } from "../diagnostics/problem.ts";
import type { Edit } from "../edit/edits.ts";
import type { Path } from "../model/path.ts";
import type { Place } from "../model/path.ts";
import type { Source } from "../syntax/source.ts";

/** What content leaves out of a picture's size. */
interface LeftOutSize {
  path: Path;
  src: string;
  size: { width?: number; height?: number };
}

/** One repair of one file. */
export interface Fix {
  /** As diagnostics name it. */
  file: string;
  line: number;
  edits: Edit[];
  /** What is done, as a sentence. */
  done: string;
}

type Repair = Pick<Fix, "edits" | "done">;
type ProblemOf<Id extends DiagnosticId> = Extract<Problem, { id: Id }>;

/** The one way to mend a problem; none if there are several, or none that is surely right. */
export function fixOf(source: Source, found: Problem): Fix[] {
  // Each entry takes the problem of its own id, a pair that the compiler can't follow through the look-up.
  const repair = repairs[found.id] as
    ((source: Source, found: Problem) => Repair | undefined) | undefined;
  const fix = repair?.(source, found);
  return fix ? [{ file: source.name, line: source.locate(found.place).line, ...fix }] : [];
}

const repairs: {
  [Id in DiagnosticId]?: (source: Source, found: ProblemOf<Id>) => Repair | undefined;
} = {
  "syntax-byte-order-mark": () => ({
    edits: [{ offset: 0, length: 1, content: "" }],
    done: "Removed the byte order mark.",
  }),
  "syntax-comma-extra": (source, { place }) => ({
    edits: [{ ...source.range(place), content: "" }],
    done: "Removed a comma that separates nothing.",
  }),
  "syntax-mistyped": (source, { place, values: { written, needed } }) =>
    /^[.;]$/.test(written) && needed === ","
      ? {
          edits: [{ ...source.range(place), content: "," }],
          done: `Put a comma for a ${written === ";" ? "semicolon" : "point"}.`,
        }
      : undefined,
  "syntax-quotes": (source, { place }) => straightQuotes(source, place),
  "unknown-field": (source, { place, values: { field, sole } }) =>
    sole === undefined
      ? undefined
      : {
          edits: [{ ...source.range(place), content: JSON.stringify(sole) }],
          done: `Renamed "${field}" to "${sole}".`,
        },
  "written-out-fact": (source, { place, values: { written, fact, isMendable } }) =>
    isMendable
      ? {
          edits: [{ ...source.range(place), content: `{{facts.${fact}}}` }],
          done: `Wrote {{facts.${fact}}} for "${written}".`,
        }
      : undefined,
  "wrong-size": (source, { place, values: { file, width, height, written } }) => ({
    edits: written.map((field): Edit => {
      const path = [...(place.path ?? []).slice(0, -1), field];
      return {
        ...source.range({ path, at: "value" }),
        content: String({ width, height }[field]),
      };
    }),
    done: `Wrote the size of ${file}: ${width} by ${height} pixels.`,
  }),
};

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

/** Writes what is left out of a picture's size behind its alternative text, on lines of its own if that has one. */
export function writeSize(source: Source, { path, src, size }: LeftOutSize): Fix {
  const { offset, length } = source.range({ path: [...path, "alt"], at: "value" });
  const key = source.range({ path: [...path, "alt"], at: "key" });
  const [indentation] = /(?:\r?\n|^)[ \t]*$/.exec(source.text.slice(0, key.offset)) ?? [" "];
  const content = Object.entries(size).map(
    ([field, value]) => `,${indentation}"${field}": ${value}`,
  );
  return {
    file: source.name,
    line: source.locate({ path: [...path, "alt"], at: "value" }).line,
    edits: [{ offset: offset + length, length: 0, content: content.join("") }],
    done: `Wrote the size of ${src}: ${Object.values(size).join(" by ")} pixels.`,
  };
}
