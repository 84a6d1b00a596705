// Content files to a site, or to everything that is wrong with them. The build, the dev server, the check
// command and the tests all call this, so they can never disagree.
import type { CheckedFile } from "./check/checked-file.ts";
import { checkSite } from "./check/check-site.ts";
import type { Diagnostic } from "./diagnostics/problem.ts";
import { suppressImplied } from "./diagnostics/suppress-implied.ts";
import { createFilePhases } from "./file.ts";
import { siteFile, type ContentInput } from "./model/input.ts";
import type { Site } from "./model/site.ts";
import type { SymbolTable } from "./model/symbols.ts";
import { diagnose } from "./report/diagnose.ts";
import { fixesOf, writeSchema, type Fix } from "./report/fixes.ts";
import { assemble } from "./resolve/assemble.ts";
import { createSymbolTable } from "./resolve/symbol-table.ts";
import { joinBySource, sortByPlace } from "./report/collect.ts";
import { traceSite, type TracedSite } from "./trace/trace.ts";

interface Found {
  /** Everything that is wrong, sorted by place. */
  diagnostics: Diagnostic[];
  /** What must be replaced before the site goes live, sorted by place. */
  standIns: Diagnostic[];
  /** What can be mended or added without asking. */
  fixes: Fix[];
}

/** `ok` is false when at least one diagnostic is an error. */
export type CompileResult = Found & ({ ok: true; site: Site } | { ok: false });

/** What an editor sees of content while it is being changed. */
export interface Preview {
  /** In spite of mistakes, and so not always whole: a view may throw for it. */
  site: Site;
  /** Where the texts of one of its pages stand. Of a large site, all at once would take too long for a keystroke. */
  trace: (page: string) => TracedSite;
}

/** Compiles once. Never throws for content. */
export function compile(input: ContentInput): CompileResult {
  return createCompiler()(input);
}

/** A compile that looks only at files that changed since its last call, or whose names mean something else now. */
export function createCompiler(): (input: ContentInput) => CompileResult {
  const check = createChecker();
  return (input) => {
    const { checked, symbols: _names, ...found } = check(input);
    if (found.diagnostics.some(({ severity }) => severity === "error"))
      return { ok: false, ...found };
    return { ok: true, site: assemble(checked, input.mailOrigin), ...found };
  };
}

/** The same for content that is being changed: what is wrong with it, and what can be seen of it all the same. */
export function createPreviewer(): (input: ContentInput) => Found & { preview: () => Preview } {
  const check = createChecker();
  return (input) => {
    const { checked, symbols, ...found } = check(input);
    return {
      ...found,
      // Where site.json is no site at all, this throws, as a view may.
      preview: () => {
        const site = assemble(checked, input.mailOrigin);
        return { site, trace: (page) => traceSite(site, checked, symbols, page) };
      },
    };
  };
}

type Checked = Found & { checked: CheckedFile[]; symbols: SymbolTable };

function createChecker(): (input: ContentInput) => Checked {
  const phases = createFilePhases();
  const symbolTable = createSymbolTable();
  return (input) => {
    phases.keepOnly(new Set(input.files.keys()));
    const read = [...input.files].map(([name, text]) =>
      phases.read(input.folder, name, {
        text,
        encoding: input.encodings?.get(name),
        unreadable: input.unreadable?.get(name),
      }),
    );
    const symbols = symbolTable(read, input);
    const checked = suppressImplied(phases.check(read, symbols));
    const all = suppressImplied(joinBySource(checked, checkSite(checked, { input, symbols })));
    const diagnostics = sortByPlace(
      all.flatMap(({ source, problems }) => problems.map((each) => diagnose(source, each))),
    );
    const standIns = sortByPlace(
      checked.flatMap((file) => file.standIns.map((each) => diagnose(file.source, each))),
    );
    const fixes = [
      ...all.flatMap(({ source, problems }) => fixesOf(source, problems)),
      ...checked.flatMap((file) => additions(file, input.schemas)),
    ];
    return { checked, symbols, diagnostics, standIns, fixes };
  };
}

/** What a file leaves out that others need to help with it. @param schemas where the schemas are, as seen from the file */
function additions(file: CheckedFile, schemas: string | undefined): Fix[] {
  // Where much is wrong, what is written may be meant otherwise.
  if (file.syntaxProblems.length > 0 || schemas === undefined) return [];
  const schema = `${file.name === siteFile ? "site" : "page"}.schema.json`;
  return writeSchema(file.source, file.value, `${schemas}/${schema}`);
}
