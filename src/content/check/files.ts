// What a visitor is told of a file comes from its name, so that its name must be right.
import { problem } from "../diagnostics/problem.ts";
import { range } from "../model/path.ts";
import { fileBeside, type SiteRule } from "./rule.ts";

export const pdfFiles: SiteRule = {
  check: (files, context) => {
    const used = new Set(files.flatMap(({ uses }) => [...uses.media]));
    return [...context.symbols.measured]
      .filter(([file, { kind }]) => used.has(file) && /\.pdf$/i.test(file) && kind !== "pdf")
      .map(([file]) => fileBeside(context, file, problem("wrong-file", range(0, 1), { file })));
  },
};
