// Content files to a site, or to everything that is wrong with them. The build, the dev server, the check
// command and the tests all call this, so they can never disagree.
import { checkContacts } from "./check/contacts.ts";
import { checkForm } from "./check/forms.ts";
import { checkHeadings } from "./check/headings.ts";
import { checkIds } from "./check/ids.ts";
import { diagnose, problem, type Diagnostic, type Problem } from "./diagnostics.ts";
import type { Facts } from "./facts.ts";
import { parse } from "./parse.ts";
import type { Icon, PageName } from "./parts.ts";
import { isFields, pagePlan, sitePlan } from "./plan.ts";
import { isHidden, resolve, type Names } from "./resolve.ts";
import type * as written from "./schema.gen.ts";
import type { Page, Site } from "./site.ts";
import { Source } from "./source.ts";
import { validatePage, validateSite } from "./validate.ts";

export interface ContentInput {
  /** How the content folder is called in diagnostics, for example `content`. */
  folder: string;
  /** File name, such as `home.json`, -> its text. */
  files: ReadonlyMap<string, string>;
  /** `media/name.svg` -> where the built site serves that file. */
  media: ReadonlyMap<string, string>;
  icons: Readonly<Record<string, Icon>>;
  /** Where the mail service answers, without a path; empty for the page's own host. */
  mailOrigin: string;
}

export type CompileResult =
  { ok: true; site: Site; diagnostics: Diagnostic[] } | { ok: false; diagnostics: Diagnostic[] };

/** One file on its way through the phases; `problems` grows as they go. */
interface ContentFile {
  source: Source;
  value: unknown;
  problems: Problem[];
}

/** `ok` is false when at least one diagnostic is an error. Diagnostics come sorted by place. Never throws for content. */
export function compile(input: ContentInput): CompileResult {
  const files = new Map(
    [...input.files].map(([name, text]) => [name, read(input.folder, name, text)]),
  );
  const siteFile = files.get("site.json") ?? noSiteFile(input.folder);
  files.delete("site.json");
  const pageFiles = [...files].map(([name, file]) => ({
    name: name.replace(/\.json$/, ""),
    ...file,
  }));

  const siteIsSound =
    siteFile.problems.length === 0 && sound(siteFile, validateSite(siteFile.value));
  const names = namesOf(
    siteFile.value,
    pageFiles.map(({ name }) => name),
    input,
  );
  const site = resolve(sitePlan, siteFile.value, names, (found) => siteFile.problems.push(found));
  siteFile.problems.push(...checkContacts(sitePlan, siteFile.value, names.facts));

  const ids = new Map<string, string>();
  const pages = pageFiles.map((file) => {
    if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(file.name)) {
      file.problems.push(
        problem("file-name", { at: "range", offset: 0, length: 1 }, { name: file.name }),
      );
    }
    const isSound = file.problems.length === 0 && sound(file, validatePage(file.value));
    const page = resolve(pagePlan, file.value, names, (found) => file.problems.push(found));
    file.problems.push(...checkContacts(pagePlan, file.value, names.facts));
    if (isSound) {
      // Its shape was just found to be what the type was generated from.
      const { blocks } = file.value as written.Page;
      const mail = siteIsSound ? (siteFile.value as written.Site).mail : undefined;
      file.problems.push(...checkBlocks(file.source.name, blocks, ids, mail, names.facts));
    }
    return { ...(page as Omit<Page, "name">), name: file.name as PageName };
  });

  const diagnostics = [siteFile, ...pageFiles].flatMap(({ source, problems }) =>
    problems.map((found) => diagnose(source, found)),
  );
  diagnostics.sort((a, b) => compareText(a.file, b.file) || a.line - b.line || a.column - b.column);
  if (diagnostics.some(({ severity }) => severity === "error")) return { ok: false, diagnostics };
  // No error was found, so both have the shape that their schema describes, every notation resolved.
  const { mail, ...rest } = site as Site;
  const order = pageOrder(rest);
  pages.sort((a, b) => order(a) - order(b) || compareText(a.name, b.name));
  return {
    ok: true,
    site: { ...rest, mail: { ...mail, origin: input.mailOrigin }, pages },
    diagnostics,
  };
}

function read(folder: string, name: string, text: string): ContentFile {
  return { source: new Source(`${folder}/${name}`, text), ...parse(text) };
}

function noSiteFile(folder: string): ContentFile {
  const missing = problem("no-site-file", { at: "range", offset: 0, length: 1 }, {});
  return { source: new Source(`${folder}/site.json`, ""), value: undefined, problems: [missing] };
}

/** Notes what the schema found, and says whether that was nothing. */
function sound(file: ContentFile, found: Problem[]): boolean {
  file.problems.push(...found);
  return found.length === 0;
}

function checkBlocks(
  file: string,
  blocks: readonly written.Block[],
  ids: Map<string, string>,
  mail: written.Site["mail"] | undefined,
  facts: Facts,
): Problem[] {
  const shown = [...blocks.entries()].filter(([, block]) => !isHidden(block));
  const forms = shown.flatMap(([index, block]) =>
    block.type === "form" && mail ? checkForm(block, ["blocks", index], mail.templates, facts) : [],
  );
  return [...checkHeadings(blocks), ...checkIds(file, shown, ids), ...forms];
}

/** What the names in content can stand for; tolerant, because site.json may have mistakes of its own. */
function namesOf(site: unknown, pages: string[], { icons, media }: ContentInput): Names {
  const fields = isFields(site) ? site : {};
  const facts = isFields(fields["facts"]) ? fields["facts"] : {};
  const pictures = isFields(fields["pictures"]) ? fields["pictures"] : {};
  const hosts: unknown[] = Array.isArray(pictures["hosts"]) ? pictures["hosts"] : [];
  return {
    facts: Object.fromEntries(
      Object.entries(facts).filter((fact): fact is [string, string] => typeof fact[1] === "string"),
    ),
    pages,
    icons,
    media,
    resizingHosts: new Map(
      hosts
        .filter(isFields)
        .flatMap(({ host, widthParameter }) =>
          typeof host === "string" && typeof widthParameter === "string"
            ? [[host, widthParameter]]
            : [],
        ),
    ),
  };
}

/** Home first, then as in the navigation, then the rest. */
function pageOrder({ homePage, navigation }: Pick<Site, "homePage" | "navigation">) {
  const first = [homePage, ...navigation.map(({ page }) => page)];
  return ({ name }: { name: PageName }): number => {
    const place = first.indexOf(name);
    return place === -1 ? first.length : place;
  };
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
