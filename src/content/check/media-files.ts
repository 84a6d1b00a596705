// What is wrong with a file in media itself, told once however often it is used.
import { problem, type Problem } from "../diagnostics/problem.ts";
import { range } from "../model/path.ts";
import type { Measured, SymbolTable } from "../model/symbols.ts";
import { fileBeside, type SiteRule } from "./rule.ts";

export const mediaFiles: SiteRule = {
  check: (_files, context) => {
    const { measured } = context.symbols;
    // Somebody may open such a file by its address, also where nothing on the site shows it.
    const unsafe = [...measured].flatMap(([file, known]) => (mayRun(known) ? [file] : []));
    return [...new Set([...context.uses.media, ...unsafe])].sort().flatMap((file) => {
      const found = flawOf(file, measured.get(file));
      return found ? [fileBeside(context, file, found)] : [];
    });
  },
};

/** A drawing that does something, or isn't known not to. */
function mayRun({ flaw }: Measured): boolean {
  return flaw?.why === "active" || flaw?.why === "encoded";
}

/** Also of those that no page shows: git keeps them, and so does everyone who copies the folder. */
export const placesInPhotos: SiteRule = {
  check: (_files, context) =>
    [...context.symbols.measured]
      .filter(([, { tellsPlace }]) => tellsPlace)
      .map(([file]) => fileBeside(context, file, problem("place-in-photo", range(0, 1), { file }))),
};

const otherNames: Readonly<Record<string, string>> = { jpeg: "jpg", heif: "heic", tif: "tiff" };

/** The kind of picture that a file's name says it is. */
export function kindByName(file: string): string {
  const ending = /\.([^.]*)$/.exec(file)?.[1]?.toLowerCase() ?? "";
  return otherNames[ending] ?? ending;
}

/** Browsers never take a drawing for a picture, nor the other way round. They know one kind of picture from another. */
function isMisnamed(file: string, { kind }: Partial<Measured> = {}): boolean {
  return kind !== undefined && (kind === "svg") !== (kindByName(file) === "svg");
}

/** A file that a browser opens as a page of this site, where it may run scripts; drawings are read for those instead. */
function isPage(file: string): boolean {
  return /\.(s?html?|xht(ml)?|xml|xslt?|mht(ml)?|svgz)$/i.test(file);
}

/** Whether the file itself is told of, so that nothing more is to be said of its uses. */
export function isFlawed(file: unknown, { measured }: Pick<SymbolTable, "measured">): boolean {
  const known = typeof file === "string" ? measured.get(file) : undefined;
  if (isPage(String(file))) return true;
  return known !== undefined && (known.flaw !== undefined || isMisnamed(String(file), known));
}

/** What keeps a file from being shown anywhere. */
export function flawOf(file: string, known: Measured | undefined): Problem | undefined {
  const { kind = "", flaw, bytes = 0 } = known ?? {};
  const whole = range(0, 1);
  if (isPage(file)) return problem("page-in-media", whole, { file });
  if (isMisnamed(file, known)) {
    const right = file.replace(/\.[^.]*$/, `.${kind}`);
    return problem("misnamed-picture", whole, { file, isDrawing: kind === "svg", right });
  }
  switch (flaw?.why) {
    case undefined:
      return undefined;
    case "damaged":
      return problem("damaged-picture", whole, { file });
    case "huge": {
      const { width, height } = flaw;
      return problem("huge-picture", whole, { file, width, height });
    }
    case "endless":
      return problem("huge-drawing", whole, { file, bytes });
    case "active":
      return problem("active-drawing", whole, { file, written: flaw.written });
    case "encoded":
      return problem("encoded-drawing", whole, { file, encoding: flaw.encoding });
  }
}
