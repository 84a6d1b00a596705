// Text to values. Goes on after a mistake, sees duplicate fields, and never builds a value with a hostile key.
import { visit, type JSONPath } from "jsonc-parser";
import { problem, type Problem } from "./diagnostics.ts";
import { explainSyntaxError } from "./syntax.ts";

const reservedFields = new Set(["__proto__", "constructor", "prototype"]);

type Container = { [key: string]: unknown } | unknown[];

export interface Parsed {
  /** What the text says, as far as it could be understood; undefined if nothing could. */
  value: unknown;
  problems: Problem[];
}

/** Reads one file's text as JSON. Every problem is reported; nothing is thrown. */
export function parse(text: string): Parsed {
  if (text.trim() === "") {
    return {
      value: undefined,
      problems: [problem("syntax-empty", { at: "range", offset: 0, length: 1 }, {})],
    };
  }
  const problems: Problem[] = [];
  const open: { container: Container; offset: number; field: string | undefined }[] = [];
  let root: unknown;
  let lastErrorLine = -1;

  function add(value: unknown): void {
    const parent = open.at(-1);
    if (!parent) root ??= value;
    else if (Array.isArray(parent.container)) parent.container.push(value);
    else if (parent.field !== undefined) parent.container[parent.field] = value;
    if (parent) parent.field = undefined;
  }

  function begin(container: Container, offset: number): void {
    add(container);
    open.push({ container, offset, field: undefined });
  }

  visit(
    text,
    {
      onObjectBegin: (offset) => begin({}, offset),
      onArrayBegin: (offset) => begin([], offset),
      onObjectEnd: () => void open.pop(),
      onArrayEnd: () => void open.pop(),
      onLiteralValue: add,
      onObjectProperty(field, offset, length, _line, _character, pathSupplier: () => JSONPath) {
        const parent = open.at(-1);
        if (!parent || Array.isArray(parent.container)) return;
        const place = { at: "range", offset, length, path: [...pathSupplier(), field] } as const;
        if (reservedFields.has(field)) {
          parent.field = undefined;
          problems.push(problem("reserved-field", place, { field }));
        } else {
          if (Object.hasOwn(parent.container, field)) {
            problems.push(problem("duplicate-field", place, { field }));
          }
          parent.field = field;
        }
      },
      onError(error, offset, length, line) {
        // One slip often makes several errors on its line; the first says what is wrong.
        if (line === lastErrorLine) return;
        lastErrorLine = line;
        problems.push(explainSyntaxError(text, error, offset, length, open.at(-1)?.offset));
      },
    },
    { disallowComments: true, allowTrailingComma: false },
  );
  return { value: root, problems };
}
