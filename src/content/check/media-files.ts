// Reports what is wrong with a file in media itself, once, however often it is used.
import { problem, type Problem } from "../diagnostics/problem.ts";
import { range } from "../model/path.ts";
import type { Measured, SymbolTable } from "../model/symbols.ts";
import { problemOfFile, type SiteRule } from "./rule.ts";

export const mediaFiles: SiteRule = {
  check: (_files, context) => {
    const { measured } = context.symbols;
    // People can open such a file by its address even if no page shows it.
    const unsafe = [...measured].flatMap(([file, known]) => (mayRun(known) ? [file] : []));
    return [...new Set([...context.uses.media, ...unsafe])].sort().flatMap((file) => {
      const found = flawOf(file, measured.get(file));
      return found ? [problemOfFile(context, file, found)] : [];
    });
  },
};

/** A drawing with active content, or one that can't be checked for it. */
function mayRun({ flaw }: Measured): boolean {
  return flaw?.why === "active" || flaw?.why === "encoded";
}

/** Also for photos that no page shows: git stores them, and so does every copy of the folder. */
export const locationsInPhotos: SiteRule = {
  check: (_files, context) =>
    [...context.symbols.measured]
      .filter(([, { hasLocation }]) => hasLocation)
      .map(([file]) =>
        problemOfFile(context, file, problem("place-in-photo", range(0, 1), { file })),
      ),
};

const otherNames: Readonly<Record<string, string>> = { jpeg: "jpg", heif: "heic", tif: "tiff" };

/** The kind of picture that a file's extension claims. */
export function kindByName(file: string): string {
  const ending = /\.([^.]*)$/.exec(file)?.[1]?.toLowerCase() ?? "";
  return otherNames[ending] ?? ending;
}

/** False for kinds of file that aren't pictures, but that the site can use. */
export function isPictureKind(kind: string): boolean {
  return !/^(pdf|mp4|webm|mkv|vtt|woff2|[to]tf)$/.test(kind);
}

/** Of the videos that every browser can play. */
export function isVideoKind(kind: string): boolean {
  return kind === "mp4" || kind === "webm";
}

/** Browsers never show a drawing as a photo or a photo as a drawing, but recognize all kinds of photos. */
function isMisnamed(file: string, { kind }: Partial<Measured> = {}): boolean {
  return kind !== undefined && (kind === "svg") !== (kindByName(file) === "svg");
}

/**
 * A file that a browser opens as a page of this site, where it may run scripts; drawings are checked for scripts
 * instead.
 */
function isPage(file: string): boolean {
  return /\.(s?html?|xht(ml)?|xml|xslt?|mht(ml)?|svgz)$/i.test(file);
}

/** True if the file itself is reported, so that its uses need no report. */
export function isFlawed(file: unknown, { measured }: Pick<SymbolTable, "measured">): boolean {
  const known = typeof file === "string" ? measured.get(file) : undefined;
  if (isPage(String(file))) return true;
  return known !== undefined && (known.flaw !== undefined || isMisnamed(String(file), known));
}

/** The reason why a file can't be shown anywhere. */
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
    case "layered":
      return problem("layered-picture", whole, { file });
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
