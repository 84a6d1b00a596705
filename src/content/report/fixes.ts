// What has one right answer, and which characters of the file are to be changed for it.
import type { Problem } from "../diagnostics/problem.ts";
import type { Edit } from "../edit/edits.ts";
import type { Path } from "../model/path.ts";
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

/** The one way to mend a problem; none if there are several, or none that is surely right. */
export function fixOf(source: Source, found: Problem): Fix[] {
  const fix = repair(source, found);
  return fix ? [{ file: source.name, line: source.locate(found.place).line, ...fix }] : [];
}

function repair(source: Source, found: Problem): Pick<Fix, "edits" | "done"> | undefined {
  switch (found.id) {
    case "syntax-byte-order-mark":
      return {
        edits: [{ offset: 0, length: 1, content: "" }],
        done: "Removed the byte order mark.",
      };
    case "syntax-comma-extra":
      return {
        edits: [{ ...source.range(found.place), content: "" }],
        done: "Removed a comma that separates nothing.",
      };
    case "syntax-quotes": {
      const { offset, length } = source.range(found.place);
      const inner = source.text.slice(offset + 1, offset + length - 1);
      // A quote or a \\ inside would mean something else between straight quotes.
      if (
        length < 2 ||
        /["\\]/.test(inner) ||
        !/[”“‟„»«'’‘`´"]/.test(source.text.charAt(offset + length - 1))
      )
        return undefined;
      return {
        edits: [
          { offset, length: 1, content: '"' },
          { offset: offset + length - 1, length: 1, content: '"' },
        ],
        done: `Put straight quotes around "${inner.slice(0, 40)}".`,
      };
    }
    case "unknown-field": {
      const { field, sole } = found.values;
      if (sole === undefined) return undefined;
      const { offset, length } = source.range(found.place);
      return {
        edits: [{ offset, length, content: JSON.stringify(sole) }],
        done: `Renamed "${field}" to "${sole}".`,
      };
    }
    case "written-out-fact": {
      const { written, fact, isMendable } = found.values;
      if (!isMendable) return undefined;
      return {
        edits: [{ ...source.range(found.place), content: `{{facts.${fact}}}` }],
        done: `Wrote {{facts.${fact}}} for "${written}".`,
      };
    }
    case "wrong-size": {
      const { file, width, height, written } = found.values;
      const edits = written.map((field): Edit => {
        const path = [...(found.place.path ?? []).slice(0, -1), field];
        const pixels = { width, height }[field];
        return { ...source.range({ path, at: "value" }), content: String(pixels) };
      });
      return { edits, done: `Wrote the size of ${file}: ${width} by ${height} pixels.` };
    }
    default:
      return undefined;
  }
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
