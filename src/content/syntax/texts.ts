// Decodes what is between the quotes of a text.
import { problem, type Problem } from "../diagnostics/problem.ts";
import { range } from "../model/path.ts";

/** Characters that aren't allowed in a text, or start an escape. */
// oxlint-disable-next-line eslint/no-control-regex -- control characters are what is looked for
const special = /[\\\u0000-\u001f]/;
// oxlint-disable-next-line eslint/no-control-regex -- control characters are what is looked for
const specialParts = /\\u[0-9a-fA-F]{4}|\\[^\r\n]|\\|[\r\n]|[\u0000-\u001f]/g;
const escapes = new Map(Object.entries({ b: "\b", f: "\f", n: "\n", r: "\r", t: "\t" }));
for (const itself of '"\\/') escapes.set(itself, itself);

/**
 * The decoded characters between two locations, and which of them aren't allowed; the first of each kind of mistake.
 */
export function readText(
  text: string,
  from: number,
  to: number,
): { value: string; problems: Problem[] } {
  const written = text.slice(from, to);
  if (!special.test(written)) return { value: written, problems: [] };
  const problems = new Map<string, Problem>();
  const report = (found: Problem): void => {
    if (!problems.has(found.id)) problems.set(found.id, found);
  };
  const value = written.replaceAll(specialParts, (part, index: number) => {
    const location = range(from + index, part.length);
    if (part.startsWith("\\")) {
      if (part.length === 6) return String.fromCharCode(Number.parseInt(part.slice(2), 16));
      const letter = part.charAt(1);
      if (!escapes.has(letter)) report(problem("syntax-escape", location, {}));
      return escapes.get(letter) ?? letter;
    }
    if (part === "\n" || part === "\r") {
      report(problem("syntax-line-break", location, {}));
      return "";
    }
    const code = part.charCodeAt(0).toString(16).padStart(4, "0");
    const isTab = part === "\t";
    report(
      isTab ? problem("syntax-tab", location, {}) : problem("syntax-control", location, { code }),
    );
    return " ";
  });
  return { value, problems: [...problems.values()] };
}
