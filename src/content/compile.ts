// Content files to a site, or to everything that is wrong with them. The build, the dev server, the check
// command and the tests all call this, so they can never disagree.
import { checkIds } from "./check/ids.ts";
import { leftOver } from "./check/unused.ts";
import { missingFacts } from "./check/missing-facts.ts";
import { diagnose, problem, type Diagnostic } from "./diagnostics/problem.ts";
import {
  checkPage,
  checkSite,
  readFile,
  type CheckedFile,
  type ContentText,
  type FileNames,
  type ReadFile,
} from "./file.ts";
import { withoutEndCommas, withoutRepeats } from "./schema/implied.ts";
import { fixOf, type Fix } from "./report/fixes.ts";
import { namesOf } from "./resolve/symbol-table.ts";
import type { Icon, PageName } from "./model/notations.ts";
import type { Measured } from "./resolve/picture-sizes.ts";
import type { Page, Site } from "./model/site.ts";
import { Source } from "./syntax/source.ts";

export interface ContentInput {
  /** How the content folder is called in diagnostics, for example `content`. */
  folder: string;
  /** File name, such as `home.json`, -> its text. */
  files: ReadonlyMap<string, string>;
  /** Files and folders beside them that no page is read from, by name; `media/…` for those in there. */
  unread?: readonly string[];
  /** File name -> the encoding it was found in, for files that are not UTF-8. */
  encodings?: ReadonlyMap<string, string>;
  /** `media/name.svg` -> where the built site serves that file. */
  media: ReadonlyMap<string, string>;
  /** What is known of these files; of those that aren't listed, what content says is taken for true. */
  measured?: ReadonlyMap<string, Measured>;
  icons: Readonly<Record<string, Icon>>;
  /** Where the mail service answers, without a path; empty for the page's own host. */
  mailOrigin: string;
}

interface Found {
  /** Everything that is wrong, sorted by place. */
  diagnostics: Diagnostic[];
  /** What must be replaced before the site goes live, sorted by place. */
  standIns: Diagnostic[];
  /** What can be mended without asking. */
  fixes: Fix[];
}

/** `ok` is false when at least one diagnostic is an error. */
export type CompileResult = Found & ({ ok: true; site: Site } | { ok: false });

/** Compiles once. Never throws for content. */
export function compile(input: ContentInput): CompileResult {
  return createCompiler()(input);
}

interface Kept {
  content: ContentText;
  read: ReadFile;
  names?: FileNames;
  checked?: CheckedFile;
}

/** A compile that looks only at files that changed since its last call, or whose names mean something else now. */
export function createCompiler(): (input: ContentInput) => CompileResult {
  const kept = new Map<string, Kept>();
  let lastNames: { key: string; names: FileNames } | undefined;

  function read(input: ContentInput, name: string, text: string): Kept {
    const encoding = input.encodings?.get(name);
    const path = `${input.folder}/${name}`;
    const known = kept.get(name);
    if (
      known?.content.text === text &&
      known.content.encoding === encoding &&
      known.read.source.name === path
    )
      return known;
    const content = { text, encoding };
    const kind = name === "site.json" ? "site" : "page";
    const fresh = { content, read: readFile(path, content, kind) };
    kept.set(name, fresh);
    return fresh;
  }

  function checked(name: string, file: Kept, names: FileNames): CheckedFile {
    if (!file.checked || file.names !== names) {
      file.names = names;
      file.checked =
        name === "site.json"
          ? checkSite(file.read, names)
          : checkPage(file.read, pageNameOf(name), names);
    }
    return file.checked;
  }

  return (input) => {
    for (const name of kept.keys()) if (!input.files.has(name)) kept.delete(name);
    const files = new Map([...input.files].map(([name, text]) => [name, read(input, name, text)]));
    const siteFile = files.get("site.json");
    const { key, names: newNames } = namesOf(
      siteFile?.read,
      [...files.keys()].filter((name) => name !== "site.json").map(pageNameOf),
      input,
    );
    if (lastNames?.key !== key || lastNames.names.icons !== input.icons)
      lastNames = { key, names: newNames() };
    const { names } = lastNames;
    return assemble(
      input,
      [...files].map(([name, file]) => ({ name, ...file.read, ...checked(name, file, names) })),
      names,
    );
  };
}

/** What site.json says to its editors and not to visitors. */
interface SiteNotes {
  $schema: string;
  standIns?: string[];
}

type File = ReadFile & CheckedFile & { name: string };

/** Puts the files together: what only all of them show, the order of pages, the verdict. */
function assemble(input: ContentInput, files: readonly File[], names: FileNames): CompileResult {
  const pages = files.filter(({ name }) => name !== "site.json");
  const seen = new Map<string, string>();
  const told = new Set<string>();
  const lost = missingFacts(files);
  const located = [...files].map((file) => {
    const lacking = file.name === "site.json" ? lost.problems : [];
    const own = file.problems.filter((found) => !lost.echoes.has(found));
    return {
      source: file.source,
      problems: [
        ...withoutRepeats(withoutEndCommas(own, lacking), told),
        ...lacking,
        ...checkIds(file.source.name, file.ids, seen),
      ],
    };
  });
  if (!input.files.has("site.json")) {
    const missing = problem("no-site-file", { at: "range", offset: 0, length: 1 }, {});
    located.push({ source: new Source(`${input.folder}/site.json`, ""), problems: [missing] });
  }
  for (const name of input.unread ?? []) {
    const unread = problem("unread-file", { at: "range", offset: 0, length: 1 }, { name });
    located.push({ source: new Source(`${input.folder}/${name}`, ""), problems: [unread] });
  }
  if (input.files.has("site.json"))
    located.push(...leftOver({ folder: input.folder, media: input.media.keys() }, files, names));

  const diagnostics = located.flatMap(({ source, problems }) =>
    problems.map((found) => diagnose(source, found)),
  );
  const standIns = files.flatMap((file) =>
    file.standIns.map((found) => diagnose(file.source, found)),
  );
  const found = {
    diagnostics: diagnostics.sort(byPlace),
    standIns: standIns.sort(byPlace),
    fixes: located.flatMap(({ source, problems }) =>
      problems.flatMap((each) => fixOf(source, each)),
    ),
  };
  if (diagnostics.some(({ severity }) => severity === "error")) return { ok: false, ...found };
  // No error was found, so both have the shape that their schema describes, every notation resolved.
  const site = files.find(({ name }) => name === "site.json")?.compiled as Site & SiteNotes;
  const { mail, standIns: _invented, $schema: _schema, ...rest } = site;
  const order = pageOrder(rest);
  const compiled = pages.map(({ name, compiled: page }) => ({
    ...(page as Omit<Page, "name">),
    name: pageNameOf(name) as PageName,
  }));
  compiled.sort((a, b) => order(a) - order(b) || compareText(a.name, b.name));
  return {
    ok: true,
    site: { ...rest, mail: { ...mail, origin: input.mailOrigin }, pages: compiled },
    ...found,
  };
}

function pageNameOf(file: string): string {
  return file.replace(/\.json$/, "");
}

/** Home first, then as in the navigation, then the rest. */
function pageOrder({ homePage, navigation }: Pick<Site, "homePage" | "navigation">) {
  const places = new Map<string, number>();
  for (const page of [homePage, ...navigation.map((link) => link.page)])
    if (!places.has(page)) places.set(page, places.size);
  return ({ name }: { name: PageName }): number => places.get(name) ?? places.size;
}

function byPlace(a: Diagnostic, b: Diagnostic): number {
  return compareText(a.file, b.file) || a.line - b.line || a.column - b.column;
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
