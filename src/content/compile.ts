// Compiles content files to a site, or to the list of their problems. The build, the dev server, the check command
// and the tests all use it, so they always agree.
import type { CheckedFile } from "./check/checked-file.ts";
import { allUses } from "./check/all-uses.ts";
import { checkSite } from "./check/check-site.ts";
import type { Diagnostic, Problem } from "./diagnostics/problem.ts";
import { suppressImplied } from "./diagnostics/suppress-implied.ts";
import { createFilePhases } from "./file.ts";
import { isDraft } from "./model/draft.ts";
import { siteFile, type ContentInput } from "./model/input.ts";
import type { Site } from "./model/site.ts";
import type { SymbolTable } from "./model/symbols.ts";
import { diagnose } from "./report/diagnose.ts";
import { fixesOf, writeSchema, type Fix } from "./report/fixes.ts";
import { createOriginalFinder } from "./resolve/original-site.ts";
import { createSymbolTable } from "./resolve/symbol-table.ts";
import { previewOf, siteOf, type Preview } from "./preview.ts";
import type { Vocabulary } from "./schema/vocabulary.ts";
import { joinBySource, sortByLocation } from "./report/collect.ts";
import type { Source } from "./syntax/source.ts";

interface Found {
  /** All problems, sorted by location. */
  diagnostics: Diagnostic[];
  /** Placeholders to replace before the site goes live, sorted by location. Drafts don't go live. */
  standIns: Diagnostic[];
  /** What can be fixed or added automatically. */
  fixes: Fix[];
  /** The names of the icons that the files use. */
  icons: ReadonlySet<string>;
}

/** `ok` is false when at least one diagnostic is an error. */
export type CompileResult = Found & ({ ok: true; site: Site } | { ok: false });

/** Compiles once. Never throws for content. @param vocabulary what the content can consist of */
export function compile(input: ContentInput, vocabulary: Vocabulary): CompileResult {
  return createCompiler(vocabulary)(input);
}

/** A compiler that only handles files that changed since its last call, or whose names mean something else now. */
export function createCompiler(vocabulary: Vocabulary): (input: ContentInput) => CompileResult {
  const check = createChecker(vocabulary);
  return (input) => {
    const { checked, symbols, ...found } = check(input);
    if (found.diagnostics.some(({ severity }) => severity === "error"))
      return { ok: false, ...found };
    return { ok: true, site: siteOf(checked, symbols, { ...input, vocabulary }), ...found };
  };
}

/** The same for content that is being changed: its problems, and the site as far as it can be shown. */
export function createPreviewer(
  vocabulary: Vocabulary,
): (input: ContentInput) => Found & { preview: () => Preview } {
  const check = createChecker(vocabulary);
  return (input) => {
    const { checked, symbols, ...found } = check(input);
    return {
      ...found,
      // If site.json isn't a site at all, this throws, like a view.
      preview: () => previewOf(checked, symbols, { ...input, vocabulary }),
    };
  };
}

type Checked = Found & { checked: CheckedFile[]; symbols: SymbolTable };

function createChecker(vocabulary: Vocabulary): (input: ContentInput) => Checked {
  const phases = createFilePhases(vocabulary);
  const symbolTable = createSymbolTable(vocabulary, createOriginalFinder());
  const diagnosed = new WeakMap<Problem, Diagnostic>();
  const diagnoseOnce = (source: Source, each: Problem) => {
    const diagnostic = diagnosed.get(each) ?? diagnose(source, each);
    diagnosed.set(each, diagnostic);
    return diagnostic;
  };
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
    const uses = allUses(checked);
    const ofSite = checkSite(checked, { input, symbols, uses });
    const all = suppressImplied(joinBySource(checked, ofSite));
    const diagnostics = sortByLocation(
      all.flatMap(({ source, problems }) => problems.map((each) => diagnoseOnce(source, each))),
    );
    const published = checked.filter(({ value }) => !isDraft(value));
    const standIns = sortByLocation(
      published.flatMap((file) => file.standIns.map((each) => diagnoseOnce(file.source, each))),
    );
    const fixes = [
      ...all.flatMap(({ source, problems }) => fixesOf(source, problems)),
      ...checked.flatMap((file) => additions(file, input.schemas)),
    ];
    return { checked, symbols, diagnostics, standIns, fixes, icons: uses.icons };
  };
}

/** Additions that help others with a file. @param schemas the schemas' location, relative to the file */
function additions(file: CheckedFile, schemas: string | undefined): Fix[] {
  // With many mistakes, the file may be meant differently.
  if (file.syntaxProblems.length > 0 || schemas === undefined) return [];
  const schema = `${file.name === siteFile ? "site" : "page"}.schema.json`;
  return writeSchema(file.source, file.value, `${schemas}/${schema}`);
}
