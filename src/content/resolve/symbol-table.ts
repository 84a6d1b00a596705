// Collects what the names in content refer to: facts, pages, templates, icons, files, photo hosts.
import { isDraft } from "../model/draft.ts";
import { isPageName, pageNameOf, siteFile, type ContentInput } from "../model/input.ts";
import { isFields } from "../model/json.ts";
import { onceEach } from "../model/once.ts";
import type { Site } from "../model/schema.gen.ts";
import type { Facts, Samples, SymbolTable } from "../model/symbols.ts";
import type { ReadFile } from "../schema/read-flawless.ts";
import { isKnown, type Reads } from "../schema/is-known.ts";
import { addressFacts } from "./address-facts.ts";
import { contactFacts } from "./contact-facts.ts";
import type { OriginalFinder } from "./original-site.ts";
import { sectionsOf } from "./sections.ts";
import { siteLanguage } from "./site-language.ts";

type Templates = Site["mail"]["templates"];
type OtherInput = Pick<ContentInput, "icons" | "media" | "measured" | "siblingPages">;

/**
 * Makes the table of a vocabulary. Only a check of every rule needs to know the site that this one is translated from.
 * Returns the previous table while nothing has changed. If only facts have changed, the rest of the table stays the
 * same, so that few files have to be checked again.
 */
export function createSymbolTable(
  samples: Samples,
  findOriginal: OriginalFinder = () => undefined,
): (files: readonly ReadFile[], other: OtherInput) => SymbolTable {
  let last: { key: string; facts: string; table: SymbolTable } | undefined;
  return (files, other) => {
    const original = findOriginal(siteIn(files)?.value, other.siblingPages);
    const table = { ...symbolTable(files, other, samples), original };
    const { icons, facts: values, contacts, samples: _same, original: _found, ...rest } = table;
    const [key, facts] = [written(rest), written({ values, contacts })];
    const isSame = last?.table.icons === icons && last.table.original === original;
    if (last?.key !== key || !isSame) last = { key, facts, table };
    else if (last.facts !== facts)
      last = { key, facts, table: { ...last.table, facts: values, contacts } };
    return last.table;
  };
}

function written(names: object): string {
  return JSON.stringify(names, (_field, value: unknown) =>
    value instanceof Map || value instanceof Set ? [...value] : (value ?? null),
  );
}

/** It may have mistakes or not exist. */
function siteIn(files: readonly ReadFile[]): ReadFile | undefined {
  return files.find(({ name }) => name === siteFile);
}

function symbolTable(
  files: readonly ReadFile[],
  other: OtherInput,
  samples: Samples,
): Omit<SymbolTable, "original"> {
  const { icons, media, measured = new Map() } = other;
  const site = siteIn(files);
  const pages = files.filter((file) => file !== site).map(namesOfPage);
  return {
    samples,
    ...namesOfSite(site ?? noSite),
    pages: new Set(pages.map(({ name }) => name)),
    drafts: new Set(pages.flatMap((page) => (page.isDraft ? page.name : []))),
    sections: new Map(
      pages.flatMap(({ name, sections }) => (sections ? [[name, sections] as const] : [])),
    ),
    icons,
    media,
    measured,
    hasGallery: pages.some((page) => page.hasGallery),
  };
}

/** Remembered, like that of a site: each key needs them of all files and changes one. */
const namesOfPage = onceEach((file: ReadFile) => ({
  name: linkedName(file),
  isDraft: isDraft(file.value),
  sections: sectionsOf(file),
  hasGallery: hasGallery(file.value),
}));

/** What is needed of site.json. */
type SiteFile = Pick<ReadFile, "value" | "unknown" | "shapeProblems">;

/** Where there is no site.json, which is reported, it may have anything. */
const noSite: SiteFile = { value: undefined, unknown: [[]], shapeProblems: [] };

const namesOfSite = onceEach((site: SiteFile) => {
  const facts = factsOf(site);
  const { organization, openingHours } = fieldsOf(site.value);
  return {
    language: siteLanguage(site.value),
    facts,
    contacts: contactFacts(facts ?? {}, addressFacts(site.value)),
    resizingHosts: new Map(hostsOf(site)),
    templates: templatesOf(site),
    hasAddress:
      !isKnownOf(site, ["organization/address"]) || fieldsOf(organization)["address"] !== undefined,
    hasHours: !isKnownOf(site, ["openingHours"]) || openingHours !== undefined,
  };
});

/** A page with an invalid file name still exists: only the name is reported, once. */
function linkedName({ name: file }: ReadFile): string {
  const name = pageNameOf(file);
  return isPageName(name) ? name : name.toLowerCase();
}

function isKnownOf({ unknown }: SiteFile, reads: Reads<Site>): boolean {
  return isKnown(unknown, [], reads);
}

function hasGallery(page: unknown): boolean {
  const { blocks } = fieldsOf(page);
  return Array.isArray(blocks) && blocks.some((block) => fieldsOf(block)["layout"] === "gallery");
}

function hostsOf({ value }: SiteFile): (readonly [host: string, widthParameter: string])[] {
  const hosts: unknown = fieldsOf(fieldsOf(value)["pictures"])["hosts"];
  return (Array.isArray(hosts) ? hosts : []).map(fieldsOf).flatMap(({ host, widthParameter }) => {
    const isResizing = typeof host === "string" && typeof widthParameter === "string";
    return isResizing ? [[host, widthParameter] as const] : [];
  });
}

/** undefined unless all facts could be read. */
function factsOf(site: SiteFile): Facts | undefined {
  const facts = fieldsOf(site.value)["facts"];
  if (!isKnownOf(site, ["facts"]) || !isFields(facts)) return undefined;
  const misshapen = site.shapeProblems.map(({ location }) => location.path ?? []);
  const wrong = new Set(
    [...misshapen, ...site.unknown].flatMap(([field, name]) => (field === "facts" ? [name] : [])),
  );
  const names = [...Object.keys(facts), ...wrong].filter((name) => typeof name === "string");
  return Object.fromEntries(
    names.map((name) => {
      const value = wrong.has(name) ? undefined : facts[name];
      return [name, typeof value === "string" ? value : undefined];
    }),
  );
}

/** undefined unless the templates in site.json are valid. */
function templatesOf(site: SiteFile): Templates | undefined {
  const isMisnamed = site.shapeProblems.some(
    ({ id, location: { path = [] } }) => id === "wrong-name" && path[1] === "templates",
  );
  if (isMisnamed || !isKnownOf(site, ["mail/templates/*/parameters/*"])) return undefined;
  // The schema validated what is read here, and the types are generated from it.
  return (site.value as Site).mail.templates;
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return isFields(value) ? value : {};
}
