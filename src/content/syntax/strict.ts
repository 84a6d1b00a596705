// How far a text is JSON to the letter, and how well its lines and names fit its brackets.

/** A bracket that is open; what it stands in is `outer`. Never changed, so that a state can be kept. */
export interface Open {
  readonly bracket: string;
  readonly offset: number;
  /** How far the line of the bracket is indented, and the lines directly in it, once there is one. */
  readonly indent: number;
  readonly inside: number | undefined;
  readonly names: Names | undefined;
  readonly outer: Open | undefined;
}

interface Names {
  readonly name: string;
  readonly others: Names | undefined;
}

type Expected = "value" | "first value" | "name" | "first name" | "colon" | "comma" | "nothing";

/** How things stand at one place of a text. */
export interface Standing {
  readonly at: number;
  readonly open: Open | undefined;
  readonly expected: Expected;
  /** How far the line is indented that was begun last. */
  readonly indent: number;
  /** How much is odd: a line not indented as its brackets ask for, a name twice, half a bracket in a text … */
  readonly misfits: number;
}

export const beginning: Standing = {
  at: 0,
  open: undefined,
  expected: "value",
  indent: 0,
  misfits: 0,
};

/** The name of a field whose line was left out: a character that nobody types. */
export const unnamed = "\ufdd0";

const usualName = new RegExp(`^"(?:[\\w$-]+|${unnamed})"$`);
const blanks = /(?:[ \t\r\n\ufeff]|\/\/[^\r\n]*|\/\*[^]*?\*\/)*/y;
// A tab or another control character in a text is a mistake of its own, which hides no other.
const token = /[{}[\],:]|"(?:[^"\\\r\n]|\\[^\r\n])*"|-?\d[-+.\w]*|true|false|null/y;

/**
 * Reads on from a place where all was well, until something can't stand where it stands.
 * @param most with more misfits than this, stop
 * @param each called at each place where another token may begin
 */
export function readOn(
  text: string,
  from: Standing,
  most = Infinity,
  each?: (standing: Standing) => void,
): Standing {
  let { at, open, expected, indent, misfits } = from;
  for (;;) {
    each?.({ at, open, expected, indent, misfits });
    blanks.lastIndex = at;
    const blank = blanks.exec(text)?.[0] ?? "";
    const start = at + blank.length;
    const line = blank.lastIndexOf("\n");
    if (line >= 0) indent = blank.length - line - 1;
    token.lastIndex = start;
    const found = token.exec(text)?.[0] ?? "";
    const next = found && misfits <= most && after(found, expected, open);
    if (!next) return { at: start, open, expected, indent, misfits };

    const isClosing = found === "}" || found === "]";
    const isAfterComma = expected === "name" || expected === "value";
    if (isClosing ? isAfterComma : found.startsWith('"') && isOdd(found)) misfits++;
    const holder = open;
    if (holder && line >= 0) {
      const fitting = isClosing ? holder.indent : (holder.inside ?? indent);
      if (indent !== fitting || (!isClosing && indent <= holder.indent)) misfits++;
      if (!isClosing && holder.inside === undefined) open = { ...holder, inside: indent };
    }
    if (next === "colon" && open) {
      if (holds(open.names, found) || !usualName.test(found)) misfits++;
      open = { ...open, names: { name: found, others: open.names } };
    } else if (found === "{" || found === "[") {
      const outer = open;
      open = { bracket: found, offset: start, indent, inside: undefined, names: undefined, outer };
    } else if (isClosing) open = holder?.outer;
    expected = next === "comma" && !open ? "nothing" : next;
    at = start + found.length;
  }
}

/** What must follow a token; undefined where it can't stand. */
function after(found: string, expected: Expected, open: Open | undefined): Expected | undefined {
  const isStart = expected.startsWith("first");
  switch (found) {
    case "{":
    case "[":
      if (expected !== "value" && expected !== "first value") return undefined;
      return found === "{" ? "first name" : "first value";
    case "}":
    case "]":
      if (open?.bracket !== (found === "}" ? "{" : "[")) return undefined;
      // After a comma, too: one that is too many is a mistake of its own, and hides no other.
      return isStart || expected === "comma" || expected === (found === "}" ? "name" : "value")
        ? "comma"
        : undefined;
    case ",":
      if (expected !== "comma") return undefined;
      return open?.bracket === "{" ? "name" : "value";
    case ":":
      return expected === "colon" ? "value" : undefined;
  }
  if (expected === "value" || expected === "first value") return "comma";
  return expected.endsWith("name") && found.startsWith('"') ? "colon" : undefined;
}

function holds(names: Names | undefined, name: string): boolean {
  for (let each = names; each; each = each.others) if (each.name === name) return true;
  return false;
}

/** Whether a text begins or ends as what stands between texts does. */
function isOdd(text: string): boolean {
  if (/^"\s*[,:]|,\s*"$/.test(text)) return true;
  if (!/[{}[\]]/.test(text)) return false;
  const count = (bracket: string) => text.split(bracket).length;
  return count("{") !== count("}") || count("[") !== count("]");
}
