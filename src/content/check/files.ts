// Checks the names of linked files: visitors see the kind of a file by its name.
import { problem } from "../diagnostics/problem.ts";
import { range } from "../model/path.ts";
import { problemOfFile, type SiteRule } from "./rule.ts";

export const pdfFiles: SiteRule = {
  check: (_files, context) =>
    [...context.symbols.measured]
      .filter(
        ([file, { kind }]) =>
          context.uses.media.has(file) && /\.pdf$/i.test(file) && kind !== "pdf",
      )
      .map(([file]) => problemOfFile(context, file, problem("wrong-file", range(0, 1), { file }))),
};
