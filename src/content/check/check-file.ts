// Checks what one file's content means: resolves its notations, and applies every rule that a schema can't express.
import { canWait, isStandIn } from "../diagnostics/stand-in.ts";
import type { SymbolTable } from "../model/symbols.ts";
import { resolve } from "../resolve/resolve.ts";
import type { ReadFile } from "../schema/read-flawless.ts";
import { applyRules } from "./apply-rules.ts";
import type { CheckedFile } from "./checked-file.ts";

export function checkFile(file: ReadFile, symbols: SymbolTable): CheckedFile {
  const { value: compiled, uses, ids, problems } = resolve(file.plan, file.value, symbols);
  const found = applyRules(file, symbols);
  const meaning = [...problems, ...found.filter((each) => !canWait(each))];
  const checked = {
    compiled,
    problems: [...file.syntaxProblems, ...file.shapeProblems, ...meaning],
    standIns: found.filter(isStandIn),
    uses,
    ids,
  };
  // Not a spread, which takes much longer and is done for every file of a site.
  return Object.assign(checked, file);
}
