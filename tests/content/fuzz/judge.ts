// Says what is wrong with the checker's verdict on a mutant, if anything is.
import type { CompileResult } from "../../../src/content/compile.ts";
import type { Diagnostic } from "../../../src/content/diagnostics/problem.ts";
import { judgeKept } from "./kept.ts";
import type { Mutant } from "./mutants.ts";
import { outputOf } from "./output.ts";
import { judgePlace } from "./placed.ts";
import { judgeOutput } from "./rendered.ts";
import { judgeShape } from "./shaped.ts";

/** A sentence for each thing that is wrong; none for a right verdict. */
export function judge(mutant: Mutant, result: CompileResult): string[] {
  const errors = result.diagnostics.filter(({ severity }) => severity === "error");
  return [
    ...(mutant.isWrong && result.ok ? ["a mistake was let through"] : []),
    ...(!result.ok && errors.length === 0 ? ["rejected without a reason"] : []),
    ...judgeShape(mutant, result),
    ...(result.ok ? judgePage(mutant, result) : judgePlace(mutant, errors)),
    ...result.diagnostics.flatMap(judgeWords),
  ];
}

function judgeWords({ id, message, hint, line, column, endLine, endColumn }: Diagnostic): string[] {
  const isPlaced =
    line >= 1 && column >= 1 && (endLine > line || (endLine === line && endColumn > column));
  const text = `${message} ${hint}`;
  const isOdd =
    /\bundefined\b|\bNaN\b|\[object|\bmust (NOT|have|match|be (string|object|array|equal|number|integer|boolean))\b/.test(
      text,
    );
  return [...(isPlaced ? [] : [`${id} has no place`]), ...(isOdd ? [`${id} says: ${text}`] : [])];
}

/** Renders an accepted page, and checks everything on it. */
function judgePage(mutant: Mutant, result: CompileResult & { ok: true }): string[] {
  const { site } = result;
  const page = site.pages.find(({ name }) => `${name}.json` === mutant.file);
  const noted: string[] = [];
  const { error } = console;
  console.error = (...words: unknown[]) =>
    void noted.push(`console.error: ${words.map(String).join(" ")}`);
  try {
    const output = outputOf(site, page);
    return [...judgeOutput(output), ...judgeKept(mutant, result, output), ...noted];
  } catch (thrown) {
    return [`rendering threw ${String(thrown)}`];
  } finally {
    console.error = error;
  }
}
